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
import { createIdentity, type Identity, identityRates } from '../service.ts';

let harness: ServiceHarness;
let identity: ServiceClient;
let made: Identity;
const password = 'corner flag in the rain';
const other = 'four wet corner flags';
const subject = 'New sign-in to your account';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, cache, files, mail, authenticate, logger, clock } = harness;
  made = createIdentity({
    ...{ bus, cache, files, mail, authenticate, logger, clock },
    connection: await harness.database.connect(),
    deadLetters: createMemoryDeadLetters(),
    limits: withoutThrottles(identityRates),
    secretKey: randomBytes(32).toString('hex'),
    factorKey: randomBytes(32).toString('hex'),
    proofKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    origin: 'http://localhost:3000',
  });
  identity = await harness.run(made);
});
afterAll(() => harness?.close());

const newDevice = () => randomBytes(32).toString('base64url');
const from = (device: string | null, agent = chrome) => ({
  headers: { 'x-client-agent': agent, ...(device === null ? {} : { 'x-client-device': device }) },
});
let count = 0;
/** Somebody who has registered with this device. */
const person = async (device: string | null) => {
  count += 1;
  const email = `device${count}@example.com`;
  const body = { email, password, name: 'Davi Adeyinka', profile_type: 'player', accepts_terms: true };
  const { data } = await identity.call(null, 'registerUser', { body, ...from(device) });
  const { user_id, session_id } = data.session;
  return { email, user: user_id as string, actor: actorOf(user_id, null, { session_id }) };
};
const signIn = async (email: string, device: string | null, { given = password, agent = chrome } = {}) =>
  identity.call(null, 'createSession', { body: { email, password: given }, ...from(device, agent) });
const told = (email: string) => harness.messages.filter((l) => l.to === email && l.subject === subject);
/** All mail that stood before another one: once a later one is there, an earlier one would be. */
const settled = async ({ actor, email }: Awaited<ReturnType<typeof person>>) => {
  const before = harness.messages.length;
  await identity.call(actor, 'sendVerification');
  await eventually(
    () => harness.messages.slice(before).some((l) => l.to === email && l.subject === 'Confirm your email address'),
    'the mail that was asked for last',
  );
  return told(email);
};

describe('a sign-in is told by mail', () => {
  it('from a device that the account doesn’t know, once, with when and where', async () => {
    const [home, stranger] = [newDevice(), newDevice()];
    const who = await person(home);
    expect((await signIn(who.email, home)).status).toBe(201);
    expect(await settled(who)).toEqual([]);

    harness.travel('2026-12-24T17:05:00.000Z');
    expect((await signIn(who.email, stranger)).status).toBe(201);
    expect((await signIn(who.email, stranger)).status).toBe(201);
    const [message, ...more] = await settled(who);
    expect(more).toEqual([]);
    expect(message?.text).toContain('When: Thursday, 24 December 2026 at 17:05 UTC');
    expect(message?.text).toContain('Where: Chrome on Windows');
    expect(message?.text).toContain('Open your account: http://localhost:3000/profile/user');
    expect(message?.text).toContain('http://localhost:3000/forgot-password');
  });
  it('from a client that keeps no cookies, each time, in words where its name tells nothing', async () => {
    const who = await person(newDevice());
    await signIn(who.email, null, { agent: 'curl/8.5.0' });
    await signIn(who.email, null, { agent: 'curl/8.5.0' });
    const messages = await settled(who);
    expect(messages).toHaveLength(2);
    expect(messages[0]?.text).toContain('Where: a browser that we do not recognise');
  });
  it('after a new password on a device that was known too', async () => {
    const home = newDevice();
    const who = await person(home);
    const body = { current_password: password, password: other };
    expect((await identity.call(who.actor, 'changePassword', { body })).status).toBe(200);
    await signIn(who.email, home, { given: other });
    expect(await settled(who)).toHaveLength(1);
  });
  it('to staff with the way to their own page', async () => {
    const email = 'petra@example.com';
    await made.makeAdmin({ email, name: 'Petra Lindgren', password });
    await signIn(email, newDevice());
    await signIn(email, newDevice());
    const message = await eventually(() => told(email)[0] ?? false, 'the mail to staff');
    expect(message.text).toContain('http://localhost:3000/admin/profile');
    expect(told(email)).toHaveLength(1);
  });
});

describe('a sign-in is not told', () => {
  it('on the first device of an account that was there before devices were known', async () => {
    const who = await person(null);
    await signIn(who.email, newDevice());
    expect(await settled(who)).toEqual([]);
    await signIn(who.email, newDevice());
    expect(await settled(who)).toHaveLength(1);
  });
  it('with a wrong password, which makes no device known either', async () => {
    const stranger = newDevice();
    const who = await person(newDevice());
    const refused = await signIn(who.email, stranger, { given: 'not the password' });
    expect([refused.status, refused.error]).toEqual([422, 'InvalidCredentials']);
    expect(await settled(who)).toEqual([]);
    await signIn(who.email, stranger);
    expect(await settled(who)).toHaveLength(1);
  });
});

it('one device of two accounts is kept under a digest each, and nowhere as itself', async () => {
  const shared = newDevice();
  const [davi, luis] = [await person(shared), await person(shared)];
  const connection = await harness.database.connect();
  const kept = await connection
    .collection<{ _id: string; state: { devices: { digest: string }[] } }>('users')
    .find({ _id: { $in: [davi.user, luis.user] } })
    .toArray();
  const digests = kept.flatMap(({ state }) => state.devices.map(({ digest }) => digest));
  expect(new Set(digests).size).toBe(2);
  expect(JSON.stringify(kept)).not.toContain(shared);
});
