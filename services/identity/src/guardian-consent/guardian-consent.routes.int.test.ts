import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PublicGuardianConsent, profileEvents } from '@touchline/contracts/events';
import { createMemoryDeadLetters } from '@touchline/platform/bus';
import { createLimiter, openThrottles, withoutThrottles } from '@touchline/platform/cache';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
  type TestReply,
} from '@touchline/quality/testkit';
import { createIdentity, identityRates, type Limits } from '../service.ts';

let harness: ServiceHarness;
let identity: ServiceClient;
let limits: Limits = withoutThrottles(identityRates);
const told: { readonly type: string; readonly subject: string; readonly consent: PublicGuardianConsent }[] = [];

beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, cache, files, mail, authenticate, logger, clock } = harness;
  identity = await harness.run(
    createIdentity({
      ...{ bus, cache, files, mail, authenticate, logger, clock },
      connection: await harness.database.connect(),
      deadLetters: createMemoryDeadLetters(),
      limits: new Proxy(limits, { get: (_, name) => limits[name as keyof Limits] }),
      secretKey: randomBytes(32).toString('hex'),
      factorKey: randomBytes(32).toString('hex'),
      proofKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      origin: 'http://localhost:3000',
    }),
  );
  bus.subscribe({
    ...{ group: 'test.consents', topics: ['touchline.guardian-consent'], from: 'beginning' },
    handle: async ({ type, subject, data }) => {
      const { guardian_consent: consent } = data as { readonly guardian_consent: PublicGuardianConsent };
      told.push({ type: type.split('.')[2] ?? '', subject, consent });
    },
  });
});
afterAll(() => harness?.close());

let count = 0;
/** A player under 18 whose profile was handed in, and who named a guardian. */
const minor = async (changes: { readonly email?: string; readonly birth?: string } = {}) => {
  count += 1;
  const own = `filip${count}@example.com`;
  const { data } = await identity.call(null, 'registerUser', {
    body: {
      email: own,
      password: 'corner flag in the rain',
      name: 'Filip',
      profile_type: 'player',
      accepts_terms: true,
    },
  });
  const { user_id, session_id } = data.session;
  const profile_id = `prf_filip${count}`;
  const guardian = { name: 'Ewa Wieczorek', email: changes.email ?? `ewa${count}@example.com` };
  const { profile } = profileEvents.submitted.example;
  const tell = (other = guardian, at = {}) =>
    harness.tell(profileEvents.submitted.type, profile_id, {
      profile: {
        ...{ ...profile, profile_id, user_id, name: 'Filip Wieczorek', ...at },
        player: { ...profile.player, date_of_birth: changes.birth ?? '2009-04-03', guardian: other },
      },
    });
  await tell();
  const actor = actorOf(user_id, { id: profile_id, type: 'player' }, { session_id });
  return { actor, own, profile_id, guardian, tell };
};
type Minor = Awaited<ReturnType<typeof minor>>;
const question = 'Filip Wieczorek needs your consent';
/** The token of the newest link in such a mail, after so many that were seen before. */
const tokenTo = (email: string, subject = question, seen = 0) =>
  eventually(() => {
    const found = harness.messages.filter((l) => l.to === email && l.subject === subject);
    return found.length > seen && /\/guardian-consent#(\S+)/.exec(found.at(-1)?.text ?? '')?.[1];
  }, `a link to ${email}`) as Promise<string>;
const byLink = (operation: string, link: string, body: object = {}, headers = {}) =>
  identity.call(null, operation, { body, headers: { 'touchline-link': link, ...headers } });
const ewa = { name: 'Ewa Wieczorek', date_of_birth: '1980-01-02' };
const give = (link: string, changes = {}, headers = {}) =>
  byLink('answerGuardianConsent', link, { answer: 'give', ...ewa, ...changes }, headers);
const refuse = (link: string, reason = '') =>
  byLink('answerGuardianConsent', link, { answer: 'refuse', ...ewa, reason });
const withdraw = (link: string) => byLink('withdrawConsent', link, { reason: 'We move.' });
const own = async ({ actor }: Pick<Minor, 'actor'>) => (await identity.call(actor, 'getGuardianConsent')).data;
const ask = ({ actor }: Pick<Minor, 'actor'>) => identity.call(actor, 'askGuardianAgain');
const said = ({ status, error }: TestReply) => error ?? status;
const of = ({ profile_id }: Pick<Minor, 'profile_id'>) =>
  told.filter(({ consent }) => consent.player.profile_id === profile_id);
const invalid = 'InvalidConfirmationTokenException';

describe('a guardian', () => {
  it('is asked by mail, reads who asks, consents, and takes it back', async () => {
    const filip = await minor();
    const token = await tokenTo(filip.guardian.email);
    expect(await own(filip)).toMatchObject({ status: 'requested', guardian: filip.guardian, opened_at: null });
    const opened = await byLink('openGuardianConsent', token);
    expect(opened.data).toMatchObject({
      ...{ purpose: 'consent', of_age_on: '2027-04-03', guardian: { name: 'Ewa Wieczorek' } },
      player: { name: 'Filip Wieczorek', age: 17 },
    });
    expect((await own(filip)).opened_at).not.toBeNull();
    const given = await give(token);
    expect(given.data).toMatchObject({ answer: 'give', player: { name: 'Filip Wieczorek' } });
    const back = await tokenTo(filip.guardian.email, 'You agreed: Filip Wieczorek on Touchline');
    expect(given.data.withdrawal_token).toBe(back);
    expect((await byLink('openGuardianConsent', back)).data.purpose).toBe('withdrawal');
    expect((await withdraw(back)).status).toBe(200);
    expect(await own(filip)).toMatchObject({ status: 'withdrawn', reason: 'We move.' });
    await eventually(
      () => expect(of(filip).map(({ type }) => type)).toEqual(['requested', 'opened', 'given', 'withdrawn']),
      'all is told',
    );
    await eventually(
      () =>
        harness.messages.some(
          ({ to, subject }) => to === filip.guardian.email && subject.startsWith('You took your consent back'),
        ),
      'the guardian is told',
    );
    for (const title of ['Ewa Wieczorek agreed', 'Ewa Wieczorek took the consent back'])
      await eventually(
        () => harness.messages.some(({ to, subject }) => to === filip.own && subject === title),
        `the player is told: ${title}`,
      );
  });
  it('has a link that no event, no reply to the player and no database holds', async () => {
    const filip = await minor();
    const token = await tokenTo(filip.guardian.email);
    const given = await give(token, {}, { 'idempotency-key': `secret-${count}` });
    const secrets = [token, given.data.withdrawal_token].map((one: string) => one.split('.')[1] ?? '');
    await eventually(() => of(filip).some(({ type }) => type === 'given'), 'it is told');
    const connection = await harness.database.connect();
    const stored = [];
    for (const { collectionName } of (await connection.db?.collections()) ?? [])
      stored.push(await connection.collection(collectionName).find().toArray());
    const everything = JSON.stringify([stored, told, await own(filip)]);
    for (const secret of secrets) expect([secret.length, everything.includes(secret)]).toEqual([43, false]);
  });
  it('refuses, with a reason that the player reads, and can be asked again', async () => {
    const filip = await minor();
    const token = await tokenTo(filip.guardian.email);
    expect((await refuse(token, 'School comes first.')).data.withdrawal_token).toBeNull();
    expect(await own(filip)).toMatchObject({ status: 'refused', reason: 'School comes first.' });
    expect((await ask(filip)).data).toMatchObject({ status: 'requested', reason: null });
    const newer = await tokenTo(filip.guardian.email, question, 1);
    expect(said(await give(token))).toBe(invalid);
    expect(said(await give(newer))).toBe(200);
  });
  it('is at least 18 years old, and has a name: said at the field', async () => {
    const filip = await minor();
    const token = await tokenTo(filip.guardian.email);
    const young = await give(token, { date_of_birth: '2008-11-21' });
    expect([young.status, young.json.details]).toEqual([
      422,
      [{ path: 'date_of_birth', message: 'A parent or guardian is at least 18 years old.' }],
    ]);
    const nameless = await give(token, { name: '' });
    expect(nameless.json.details[0].path).toBe('name');
    expect(said(await give(token))).toBe(200);
  });
});

describe('a link', () => {
  it.each(['nonsense', `grd_nobody.${'x'.repeat(43)}`])('that is none is told so: %s', async (link) => {
    const replies = [await byLink('openGuardianConsent', link), await give(link), await withdraw(link)];
    expect(replies.map(said)).toEqual([invalid, invalid, invalid]);
  });
  it('is needed', async () => {
    for (const operation of ['openGuardianConsent', 'withdrawConsent'])
      expect(said(await identity.call(null, operation, { body: {} }))).toBe('Unauthenticated');
  });
  it('is replaced by the next one: sent again, or to another guardian', async () => {
    const filip = await minor();
    const first = await tokenTo(filip.guardian.email);
    expect((await ask(filip)).status).toBe(200);
    const second = await tokenTo(filip.guardian.email, question, 1);
    expect(said(await byLink('openGuardianConsent', first))).toBe(invalid);
    const jan = { name: 'Jan Wieczorek', email: `jan${count}@example.com` };
    await filip.tell(jan);
    const third = await tokenTo(jan.email);
    expect([said(await give(second)), said(await give(third))]).toEqual([invalid, 200]);
    // Another one is named after that: the consent of the one before doesn't count for the one who is asked now.
    await filip.tell({ name: 'Jan Wieczorek', email: `jan.w${count}@example.com` });
    await eventually(async () => expect((await own(filip)).status).toBe('requested'), 'another one is asked');
  });
  it('answers for 14 days', async () => {
    const now = harness.clock();
    const filip = await minor();
    const token = await tokenTo(filip.guardian.email);
    harness.travel(new Date(now.getTime() + 15 * 24 * 3_600_000).toISOString());
    expect(said(await give(token))).toBe(invalid);
    expect((await ask(filip)).status).toBe(200);
    expect(said(await give(await tokenTo(filip.guardian.email, question, 1)))).toBe(200);
    harness.travel(now.toISOString());
  });
  it('under one key is answered again, and another answer isn’t', async () => {
    const filip = await minor();
    const token = await tokenTo(filip.guardian.email);
    const key = { 'idempotency-key': `answer-${count}` };
    const [one, beside] = await Promise.all([give(token, {}, key), give(token, {}, key)]);
    expect(beside.data).toEqual(one.data);
    expect((await give(token, {}, key)).data).toEqual(one.data);
    expect(said(await give(token, { name: 'Somebody Else' }, key))).toBe('IdempotencyKeyReused');
    expect(said(await give(token))).toBe(invalid);
  });
});

describe('nobody is asked', () => {
  it('at the player’s own address, whatever its case; not when the account moves there later either', async () => {
    const [before] = [harness.messages.length];
    const filip = await minor({ email: `FILIP${count + 1}@example.com` });
    await filip.tell();
    const other = await minor();
    await tokenTo(other.guardian.email);
    expect(await own(filip)).toBeNull();
    expect(
      harness.messages.slice(before).filter(({ subject, to }) => subject === question && /filip/i.test(to)),
    ).toEqual([]);
  });
  it('who is 18, before handing in, or after a refusal of staff', async () => {
    const adult = await minor({ birth: '2008-11-19' });
    const filip = await minor();
    await tokenTo(filip.guardian.email);
    expect(await own(adult)).toBeNull();
    for (const at of [
      { onboarding: { status: 'pending', step: 5 } },
      {
        verification_status: 'rejected',
        rejection: { reason: 'No.', kind: 'final', at: harness.clock().toISOString() },
      },
    ]) {
      await filip.tell({ name: 'Jan', email: 'jan.never@example.com' }, at);
      await filip.tell({ ...filip.guardian });
    }
    expect((await own(filip)).guardian).toEqual(filip.guardian);
  });
  it('by anybody but the player', async () => {
    const filip = await minor();
    await tokenTo(filip.guardian.email);
    const stranger = actorOf('usr_stranger', { id: filip.profile_id, type: 'player' });
    expect((await identity.call(stranger, 'getGuardianConsent')).data).toBeNull();
    expect(said(await identity.call(stranger, 'askGuardianAgain'))).toBe('NotFound');
    const club = actorOf('usr_saskia', { id: 'prf_saskia', type: 'club-representative' });
    expect(said(await identity.call(club, 'getGuardianConsent'))).toBe('AccessDeniedException');
  });
  it('TooManyRequests: more than five times a day', async () => {
    const filip = await minor();
    await tokenTo(filip.guardian.email);
    limits = await openThrottles((name, rate) => createLimiter({ name, ...rate }), identityRates);
    const replies = [];
    for (let n = 0; n <= identityRates.guardian.points; n += 1) replies.push(said(await ask(filip)));
    limits = withoutThrottles(identityRates);
    expect(replies).toEqual([...Array(identityRates.guardian.points).fill(200), 'TooManyRequests']);
  });
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: 25 }, (_, n) => n);
  it('yes, no and a new link: one of them counts, and the others are told so', async () => {
    for (const round of rounds) {
      const filip = await minor();
      const token = await tokenTo(filip.guardian.email);
      const sent = [() => give(token), () => refuse(token), () => ask(filip)];
      const turned = [...sent.slice(round % 3), ...sent.slice(0, round % 3)];
      await Promise.all(turned.map((send) => send()));
      const after = await own(filip);
      const types = () => of(filip).map(({ type }) => type);
      await eventually(() => expect(of(filip).at(-1)?.consent.status).toBe(after.status), 'it is told');
      const answered = types().filter((type) => type === 'given' || type === 'refused');
      expect(answered.length).toBeLessThanOrEqual(1);
      // A refusal can be followed by the next question; a yes stays.
      if (answered[0] === 'given') expect(after.status).toBe('given');
      expect(said(await give(token))).toBe(invalid);
    }
  });
  it('a consent is taken back once, and given once: exact codes', async () => {
    for (const _ of rounds) {
      const filip = await minor();
      const token = await tokenTo(filip.guardian.email);
      const given = await Promise.all([give(token), give(token), refuse(token)]);
      expect(given.map(said).sort()).toEqual([200, invalid, invalid]);
      if ((await own(filip)).status !== 'given') continue;
      const back = given.find(({ status }) => status === 200)?.data.withdrawal_token;
      const taken = await Promise.all([withdraw(back), give(token), withdraw(back), refuse(token)]);
      expect(taken.map(said).sort()).toEqual([200, invalid, invalid, invalid]);
      expect((await own(filip)).status).toBe('withdrawn');
    }
  });
});
