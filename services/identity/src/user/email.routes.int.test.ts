import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryDeadLetters } from '@touchline/platform/bus';
import { createLimiter, openThrottles, withoutThrottles } from '@touchline/platform/cache';
import { createParticipants } from '@touchline/platform/participants';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
} from '@touchline/quality/testkit';
import { createIdentity, type Identity, identityRates, type Limits } from '../service.ts';

let harness: ServiceHarness;
let identity: ServiceClient;
let made: Identity;
let participants: ReturnType<typeof createParticipants>;
let limits: Limits = withoutThrottles(identityRates);
const password = 'corner flag in the rain';
const codeSubject = 'Your code for a new email address';

beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, cache, files, mail, authenticate, logger, clock } = harness;
  made = createIdentity({
    ...{ bus, cache, files, mail, authenticate, logger, clock },
    connection: await harness.database.connect(),
    deadLetters: createMemoryDeadLetters(),
    limits: new Proxy(limits, { get: (_, name) => limits[name as keyof Limits] }),
    secretKey: randomBytes(32).toString('hex'),
    factorKey: randomBytes(32).toString('hex'),
    proofKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    origin: 'http://localhost:3000',
  });
  identity = await harness.run(made);
  participants = createParticipants(await harness.database.connect('neighbour'), 'neighbour', { bus, logger });
  await participants.start();
  bus.subscribe(participants.subscription);
});
afterAll(() => harness?.close());

let count = 0;
const fresh = () => {
  count += 1;
  return `mover${count}@example.com`;
};
const registering = (email: string) =>
  identity.call(null, 'registerUser', {
    body: { email, password, name: 'Davi Adeyinka', profile_type: 'player', accepts_terms: true },
  });
const messageTo = (email: string, subject: string) =>
  eventually(() => {
    const found = harness.messages.findLast((l) => l.to === email && l.subject === subject);
    return found ?? false;
  }, `a mail "${subject}" to ${email}`);
const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? '';
/** Somebody whose address is confirmed. */
const person = async () => {
  const email = fresh();
  const { data } = await registering(email);
  const token = tokenIn((await messageTo(email, 'Confirm your email address')).text);
  expect((await identity.call(null, 'verifyEmail', { body: { token } })).status).toBe(200);
  const { session } = data;
  return { email, user: session.user_id, actor: actorOf(session.user_id, null, { session_id: session.session_id }) };
};
type Person = Awaited<ReturnType<typeof person>>;
const ask = ({ actor }: Pick<Person, 'actor'>, email: string, given = password) =>
  identity.call(actor, 'requestEmailChange', { body: { email, password: given } });
/** Asks, and reads the code from the mail to the new address. */
const codeFor = async (who: Pick<Person, 'actor'>, email: string) => {
  const before = harness.messages.length;
  expect((await ask(who, email)).status).toBe(202);
  const message = await eventually(
    // An address that was this person's before still gets its mail of the change before.
    () => harness.messages.slice(before).find((l) => l.to === email && l.subject === codeSubject) ?? false,
    `the code for ${email}`,
  );
  return /^\d{6}$/m.exec((message as { text: string }).text)?.[0] ?? '';
};
const confirm = ({ actor }: Pick<Person, 'actor'>, code: string) =>
  identity.call(actor, 'confirmEmailChange', { body: { code } });
const move = async (who: Person, email: string) => {
  expect((await confirm(who, await codeFor(who, email))).data).toEqual({ email });
};
const signIn = (email: string, given = password) =>
  identity.call(null, 'createSession', { body: { email, password: given } });
const undoLink = async (email: string) => tokenIn((await messageTo(email, 'Your email address was changed')).text);
const undo = (token: string) => identity.call(null, 'undoEmailChange', { body: { token } });
const me = async ({ actor }: Pick<Person, 'actor'>) => (await identity.call(actor, 'me')).data;

describe('asking for a new address', () => {
  it('needs the password, and says nothing of whether the address has an account', async () => {
    const [who, other] = [await person(), await person()];
    expect((await ask(who, fresh(), 'not this one')).error).toBe('InvalidAuthenticationException');
    expect((await ask(who, who.email.toUpperCase())).error).toBe('OwnEmailNotAllowedException');
    const free = fresh();
    const unknown = await ask(who, free);
    expect([unknown.status, unknown.data.email]).toEqual([202, free]);
    const taken = await ask(who, other.email);
    expect([taken.status, taken.data]).toEqual([202, { ...unknown.data, email: other.email }]);
  });
  it('shows what waits, until it is cancelled or too old', async () => {
    const who = await person();
    const email = fresh();
    const { data } = await ask(who, email);
    expect((await me(who)).email_change).toEqual(data);
    expect((await identity.call(who.actor, 'cancelEmailChange')).status).toBe(200);
    expect((await me(who)).email_change).toBeNull();
    const code = await codeFor(who, email);
    harness.travel(30 * 60_000);
    expect((await me(who)).email_change).toBeNull();
    expect((await confirm(who, code)).error).toBe('InvalidEmailChangeCodeException');
  });
  it('ends at ten a day, and at five an hour', async () => {
    const who = await person();
    limits = await openThrottles((name, rate) => createLimiter({ name, ...rate, redis: undefined }), identityRates);
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 6; n += 1) codes.push((await ask(who, fresh())).error);
    limits = withoutThrottles(identityRates);
    expect(codes.filter((code) => code === undefined)).toHaveLength(identityRates.mail.points);
    expect(codes.at(-1)).toBe('TooManyRequests');
    expect(identityRates.emailChange.points).toBe(10);
  });
});

describe('the code', () => {
  it('changes the address: the new one signs in, the old one doesn’t, other sessions end and the own one stays', async () => {
    const who = await person();
    const elsewhere = await signIn(who.email);
    const email = fresh();
    await move(who, email);
    expect(await me(who)).toMatchObject({ email, email_change: null, email_verified_at: expect.any(String) });
    const { token_hash } = elsewhere.data.session;
    expect((await identity.call(null, 'resolveSession', { body: { token_hash } })).data).toBeNull();
    expect((await identity.call(who.actor, 'listSessions')).data).toHaveLength(1);
    expect((await signIn(who.email)).error).toBe('InvalidCredentials');
    expect((await signIn(email)).status).toBe(201);
  });
  it('InvalidEmailChangeCodeException: without a request, once more, and after five wrong tries, also when they race', async () => {
    const who = await person();
    expect((await confirm(who, '123456')).error).toBe('InvalidEmailChangeCodeException');
    const code = await codeFor(who, fresh());
    const wrong = code === '000000' ? '111111' : '000000';
    const tries = await Promise.all(Array.from({ length: 5 }, () => confirm(who, wrong)));
    expect(tries.map((t) => t.error)).toEqual(Array(5).fill('InvalidEmailChangeCodeException'));
    expect((await confirm(who, code)).error).toBe('InvalidEmailChangeCodeException');
    const again = await codeFor(who, fresh());
    expect((await confirm(who, again)).status).toBe(200);
    expect((await confirm(who, again)).error).toBe('InvalidEmailChangeCodeException');
  });
  it('UserHasBeenTakenException: the right code for an address that has an account', async () => {
    const [who, other] = [await person(), await person()];
    const code = await codeFor(who, other.email);
    const refused = await confirm(who, code);
    expect([refused.status, refused.error]).toEqual([409, 'UserHasBeenTakenException']);
    expect((await me(who)).email).toBe(who.email);
  });
  it('moves mail to the new address, and neighbours find the person by it alone', async () => {
    const who = await person();
    const email = fresh();
    await move(who, email);
    await eventually(
      async () => (await participants.findUserByEmail(email.toUpperCase()))?.user_id === who.user,
      'the neighbour knows the new address',
    );
    expect(await participants.findUserByEmail(who.email)).toBeUndefined();
    await identity.call(who.actor, 'changePassword', {
      body: { current_password: password, password: 'a new one for the season' },
    });
    await messageTo(email, 'Your password was changed');
    expect(harness.messages.filter((l) => l.to === who.email).map((l) => l.subject)).not.toContain(
      'Your password was changed',
    );
  });
});

describe('the link to the address before', () => {
  it('puts it back, ends every session, and asks for a new password', async () => {
    const who = await person();
    const email = fresh();
    await move(who, email);
    const token = await undoLink(who.email);
    expect((await undo(token)).data).toEqual({ email: who.email });
    expect((await identity.call(who.actor, 'listSessions')).data).toEqual([]);
    for (const address of [email, who.email]) expect((await signIn(address)).error).toBe('InvalidCredentials');
    const reset = await messageTo(who.email, 'Set a new password');
    expect(reset.text).toContain('http://localhost:3000/forgot-password');
    expect((await undo(token)).error).toBe('InvalidEmailTokenException');
    const forgot = await identity.call(null, 'forgotPassword', { body: { email: who.email } });
    expect(forgot.status).toBe(202);
    const pin = /^\d{6}$/m.exec((await messageTo(who.email, 'Your PIN for a new password')).text)?.[0];
    const body = { email: who.email, pin, password: 'a new one for the season' };
    expect((await identity.call(null, 'resetPassword', { body })).status).toBe(200);
    expect((await signIn(who.email, body.password)).status).toBe(201);
    // What was left in between is free again.
    expect((await registering(email)).status).toBe(201);
  });
  it('holds for seven days, while nobody else can have the address; then it is free', async () => {
    const who = await person();
    await move(who, fresh());
    const token = await undoLink(who.email);
    expect((await registering(who.email.toUpperCase())).error).toBe('UserEmailTaken');
    const other = await person();
    expect((await confirm(other, await codeFor(other, who.email))).error).toBe('UserHasBeenTakenException');
    harness.travel(7 * 24 * 3_600_000);
    expect((await undo(token)).error).toBe('InvalidEmailTokenException');
    await made.sweeps.find(({ name }) => name.startsWith('addresses'))?.run();
    expect((await registering(who.email)).status).toBe(201);
  });
  it('still holds after a second change, and comes back by the owner’s own request', async () => {
    const who = await person();
    const [second, third] = [fresh(), fresh()];
    await move(who, second);
    const token = await undoLink(who.email);
    await move(who, third);
    const inBetween = await undoLink(second);
    expect((await undo(token)).data).toEqual({ email: who.email });
    expect((await undo(inBetween)).error).toBe('InvalidEmailTokenException');
    const back = await person();
    const email = fresh();
    await move(back, email);
    await move(back, back.email);
    expect((await signIn(back.email)).status).toBe(201);
  });
  it('isn’t sent to an address that was never confirmed, and takes no token of another kind', async () => {
    const email = fresh();
    const { session } = (await registering(email)).data;
    const actor = actorOf(session.user_id, null, { session_id: session.session_id });
    const confirmation = tokenIn((await messageTo(email, 'Confirm your email address')).text);
    const [first, second] = [fresh(), fresh()];
    expect((await confirm({ actor }, await codeFor({ actor }, first))).status).toBe(200);
    await move({ email: first, user: session.user_id, actor }, second);
    await undoLink(first);
    expect(harness.messages.filter((l) => l.to === email)).toHaveLength(1);
    for (const token of [confirmation, 'x'.repeat(43), `usr_nobody.${'x'.repeat(43)}`])
      expect((await undo(token)).error).toBe('InvalidEmailTokenException');
    expect((await registering(email)).status).toBe(201);
  });
});

it('of many who want one address at the same moment one has it, by changing or by registering', async () => {
  const movers = await Promise.all(Array.from({ length: 3 }, person));
  const current = new Map(movers.map((who) => [who.user, who.email]));
  for (let round = 0; round < 25; round += 1) {
    const email = fresh();
    // One after the other: who asked last would else get another's mail.
    const codes: string[] = [];
    for (const who of movers) codes.push(await codeFor(who, email));
    const replies = await Promise.all([
      ...movers.map((who, n) => confirm(who, codes[n] ?? '')),
      ...(round % 2 ? [registering(email)] : []),
    ]);
    const refusals = replies.map((reply) => reply.error).filter((error) => error !== undefined);
    expect(replies.length - refusals.length).toBe(1);
    const [registered] = replies.slice(movers.length);
    expect(refusals.sort()).toEqual([
      ...(registered?.error ? ['UserEmailTaken'] : []),
      ...Array(registered?.error || !registered ? 2 : 3).fill('UserHasBeenTakenException'),
    ]);
    for (const [n, who] of movers.entries()) if (replies[n]?.status === 200) current.set(who.user, email);
  }
  for (const who of movers) expect((await me(who)).email).toBe(current.get(who.user));
});
