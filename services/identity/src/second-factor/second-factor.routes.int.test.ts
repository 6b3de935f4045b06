import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryDeadLetters } from '@touchline/platform/bus';
import { withoutThrottles } from '@touchline/platform/cache';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
} from '@touchline/quality/testkit';
import { Secret, TOTP } from 'otpauth';
import { createIdentity, type Identity, identityRates } from '../service.ts';

let harness: ServiceHarness;
let identity: ServiceClient;
let made: Identity;
const password = 'corner flag in the rain';
const secretKey = randomBytes(32).toString('hex');

beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, cache, files, mail, authenticate, logger, clock } = harness;
  made = createIdentity({
    ...{ bus, cache, files, mail, authenticate, logger, clock },
    connection: await harness.database.connect(),
    deadLetters: createMemoryDeadLetters(),
    limits: withoutThrottles(identityRates),
    secretKey,
    factorKey: randomBytes(32).toString('hex'),
    proofKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    origin: 'http://localhost:3000',
  });
  identity = await harness.run(made);
});
afterAll(() => harness?.close());

let count = 0;
const register = async () => {
  count += 1;
  const email = `factor${count}@example.com`;
  const body = { email, password, name: 'Davi Adeyinka', profile_type: 'player', accepts_terms: true };
  const { data } = await identity.call(null, 'registerUser', { body });
  const { user_id, session_id } = data.session;
  return { email, user: user_id as string, actor: actorOf(user_id, null, { session_id, authenticated_at: nowText() }) };
};
type Who = Awaited<ReturnType<typeof register>>;
const nowText = () => harness.clock().toISOString();

/** What an app shows that was told this secret; `ahead`: in so many seconds. */
const shown = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: harness.clock().getTime() + ahead * 1000 });
const switchOn = async (who: Who) => {
  const { data: begun } = await identity.call(who.actor, 'beginSecondFactor');
  const reply = await identity.call(who.actor, 'confirmSecondFactor', { body: { code: shown(begun.secret) } });
  expect(reply.status).toBe(200);
  // The code that set it up has been used.
  harness.travel(30_000);
  return { secret: begun.secret as string, codes: reply.data.recovery_codes as readonly string[] };
};
const first = (email: string, given = password) =>
  identity.call(null, 'createSession', { body: { email, password: given } });
const challengeOf = async (email: string) => (await first(email)).data.challenge.token as string;
const second = (token: string, code: string) => identity.call(null, 'passSecondFactor', { body: { token, code } });
const refusal = ({ status, error }: { readonly status: number; readonly error: string | undefined }) => [status, error];
const messageTo = (email: string, subject: string) =>
  eventually(() => harness.messages.findLast((l) => l.to === email && l.subject === subject) ?? false, subject);
const stored = async () => {
  const connection = await harness.database.connect();
  const collections = ['users', 'sessions', 'sign_in_challenges'].map((name) =>
    connection.collection(name).find().toArray(),
  );
  return JSON.stringify(await Promise.all(collections));
};

describe('switching it on', () => {
  it('shows a secret once, takes its first code, ends other sessions, tells it, and keeps neither secret nor codes', async () => {
    const who = await register();
    const other = (await first(who.email)).data.session;
    const { secret, codes } = await switchOn(who);
    expect(codes).toHaveLength(10);
    const { data } = await identity.call(who.actor, 'getSecondFactor');
    expect(data).toMatchObject({ required: false, app: { since: expect.any(String) }, recovery_codes_left: 10 });
    expect((await identity.call(who.actor, 'me')).data.second_factor).toEqual({ on: true, required: false });
    const resolved = (token_hash: string) => identity.call(null, 'resolveSession', { body: { token_hash } });
    expect((await resolved(other.token_hash)).data).toBeNull();
    await messageTo(who.email, 'Two-step sign-in is on');
    const kept = await stored();
    for (const word of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(word);
  });
  it('needs a fresh password, the right code and nothing that is on already', async () => {
    const who = await register();
    harness.travel(16 * 60_000);
    expect(refusal(await identity.call(who.actor, 'beginSecondFactor'))).toEqual([403, 'FreshAuthenticationRequired']);
    const fresh = { ...who, actor: { ...who.actor, authenticated_at: nowText() } };
    const confirm = (code: string) => identity.call(fresh.actor, 'confirmSecondFactor', { body: { code } });
    expect(refusal(await confirm('123456'))).toEqual([409, 'StaleVersion']);
    const { data } = await identity.call(fresh.actor, 'beginSecondFactor');
    expect(refusal(await confirm(shown(data.secret, 3600)))).toEqual([422, 'InvalidSecondFactorCode']);
    await switchOn(fresh);
    expect(refusal(await identity.call(fresh.actor, 'beginSecondFactor'))).toEqual([409, 'StaleVersion']);
  });
});

describe('signing in', () => {
  it('asks for a code after the right password, and gives a session for it', async () => {
    const who = await register();
    const { secret } = await switchOn(who);
    const asked = await first(who.email);
    expect([asked.status, asked.data.token, asked.data.session]).toEqual([201, null, null]);
    expect(asked.data.challenge).toMatchObject({ methods: ['app', 'recovery-code'] });
    expect(refusal(await first(who.email, 'not the password'))).toEqual([422, 'InvalidCredentials']);
    const passed = await second(asked.data.challenge.token, shown(secret));
    expect([passed.status, passed.data.session.user_id]).toEqual([201, who.user]);
    expect(refusal(await second(asked.data.challenge.token, shown(secret, 30)))).toEqual([422, 'SignInExpired']);
  });
  it('takes one code once, also of many that use it at the same time', async () => {
    const who = await register();
    const { secret, codes } = await switchOn(who);
    const race = async (code: string) => {
      const tokens = await Promise.all(Array.from({ length: 8 }, () => challengeOf(who.email)));
      const replies = await Promise.all(tokens.map((token) => second(token, code)));
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(new Set(replies.filter((r) => r.status !== 201).map((r) => r.error))).toEqual(
        new Set(['InvalidSecondFactorCode']),
      );
    };
    await race(shown(secret));
    await race(codes[0] ?? '');
    expect(refusal(await second(await challengeOf(who.email), shown(secret)))).toEqual([
      422,
      'InvalidSecondFactorCode',
    ]);
    expect((await identity.call(who.actor, 'getSecondFactor')).data.recovery_codes_left).toBe(9);
    expect((await messageTo(who.email, 'A recovery code was used')).text).toContain('You have 9 left.');
    expect((await messageTo(who.email, 'Wrong codes at your sign-in')).text).toContain('5 times in a row');
  });
  it('takes one challenge once, also with two right codes at the same time', async () => {
    const who = await register();
    const { codes } = await switchOn(who);
    const token = await challengeOf(who.email);
    const replies = await Promise.all(codes.slice(0, 2).map((code) => second(token, code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
  it('begins anew after ten minutes, a new password, or without a first step', async () => {
    const who = await register();
    const { secret } = await switchOn(who);
    const late = await challengeOf(who.email);
    harness.travel(10 * 60_000);
    expect(refusal(await second(late, shown(secret)))).toEqual([422, 'SignInExpired']);
    const before = await challengeOf(who.email);
    const body = { current_password: password, password: 'four wet corner flags' };
    expect((await identity.call(who.actor, 'changePassword', { body })).status).toBe(200);
    expect(refusal(await second(before, shown(secret)))).toEqual([422, 'SignInExpired']);
    expect(refusal(await second('made-up', shown(secret)))).toEqual([422, 'SignInExpired']);
  });
  it('asks for the code after a reset of the password too', async () => {
    const who = await register();
    const { secret } = await switchOn(who);
    await identity.call(null, 'forgotPassword', { body: { email: who.email } });
    const pin = /^(\d{6})$/m.exec((await messageTo(who.email, 'Your PIN for a new password')).text)?.[1];
    const reset = { email: who.email, pin, password: 'four wet corner flags' };
    expect((await identity.call(null, 'resetPassword', { body: reset })).status).toBe(200);
    const asked = await first(who.email, reset.password);
    expect(asked.data.session).toBeNull();
    expect((await second(asked.data.challenge.token, shown(secret))).status).toBe(201);
  });
});

describe('with the password and a code', () => {
  it('recovery codes are made anew and it is switched off; both are told', async () => {
    const who = await register();
    const { secret, codes } = await switchOn(who);
    const call = (operation: string, code: string, given = password) =>
      identity.call(who.actor, operation, { body: { password: given, code } });
    expect(refusal(await call('renewRecoveryCodes', shown(secret), 'not it'))).toEqual([
      422,
      'InvalidAuthenticationException',
    ]);
    expect(refusal(await call('switchOffSecondFactor', 'abcde-fghjk'))).toEqual([422, 'InvalidSecondFactorCode']);
    const renewed = await call('renewRecoveryCodes', codes[0] ?? '');
    expect(renewed.data.recovery_codes).toHaveLength(10);
    await messageTo(who.email, 'You have new recovery codes');
    expect(refusal(await call('switchOffSecondFactor', codes[1] ?? ''))).toEqual([422, 'InvalidSecondFactorCode']);
    expect((await call('switchOffSecondFactor', shown(secret))).status).toBe(200);
    await messageTo(who.email, 'Two-step sign-in is off');
    expect((await first(who.email)).data.session.user_id).toBe(who.user);
    expect(refusal(await call('switchOffSecondFactor', shown(secret)))).toEqual([404, 'NotFound']);
  });
});

describe('staff', () => {
  it('take a lost factor away by two, which ends all sessions and is told', async () => {
    const who = await register();
    await switchOn(who);
    const staffNamed = async (name: string) => {
      const email = `${name.toLowerCase()}.${who.user}@example.com`;
      const id = await made.makeAdmin({ email, name, password });
      return actorOf(id, null, { is_admin: true, authenticated_at: nowText() });
    };
    const [petra, nora] = [await staffNamed('Petra'), await staffNamed('Nora')];
    const params = { user_id: who.user };
    const body = { reason: 'The phone was stolen, seen on video.' };
    const asked = await identity.call(petra, 'askFactorRemoval', { params, body });
    expect(asked.data.second_factor).toEqual({
      on: true,
      removal: { by: petra.user_id, by_name: 'Petra', ...body, asked_at: nowText() },
    });
    await messageTo(who.email, 'Your two-step sign-in may be taken away');
    const confirm = (by: typeof petra) => identity.call(by, 'confirmFactorRemoval', { params });
    expect(refusal(await confirm(petra))).toEqual([403, 'AccessDeniedException']);
    const late = { ...nora, authenticated_at: new Date(harness.clock().getTime() - 16 * 60_000).toISOString() };
    expect(refusal(await confirm(late))).toEqual([403, 'FreshAuthenticationRequired']);
    const removed = await confirm(nora);
    expect(removed.data.second_factor).toEqual({ on: false, removal: null });
    expect(removed.data.history.at(-1)).toMatchObject({ what: 'Two-step sign-in removed', by: nora.user_id });
    await messageTo(who.email, 'Your two-step sign-in was taken away');
    expect((await identity.call(who.actor, 'listSessions')).data).toEqual([]);
    expect((await first(who.email)).data.session.user_id).toBe(who.user);
    const unknown = { params: { user_id: 'usr_nobody' } };
    expect(refusal(await identity.call(nora, 'confirmFactorRemoval', unknown))).toEqual([404, 'UserNotFoundException']);
    expect(refusal(await confirm(nora))).toEqual([404, 'NotFound']);
  });
  it('have no rights of staff before their second factor, and all of them with it', async () => {
    const email = 'petra@example.com';
    const user_id = await made.makeAdmin({ email, name: 'Petra Lindgren', password });
    const { session } = (await first(email)).data;
    expect(session).toMatchObject({ is_admin: false, lacks_second_factor: true });
    const { session_id, authenticated_at } = session;
    const actor = actorOf(user_id, null, { session_id, authenticated_at, lacks_second_factor: true });
    expect(refusal(await identity.call(actor, 'listUsers'))).toEqual([403, 'SecondFactorSetupRequired']);
    expect((await identity.call(actor, 'me')).data).toMatchObject({
      ...{ is_admin: true, second_factor: { on: false, required: true } },
    });
    const { secret } = await switchOn({ email, user: user_id, actor });
    const passed = await second(await challengeOf(email), shown(secret));
    expect(passed.data.session).toMatchObject({ is_admin: true, lacks_second_factor: false });
  });
});
