import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentEvents } from '@touchline/contracts/events';
import { createMemoryDeadLetters } from '@touchline/platform/bus';
import { createLimiter, openThrottles } from '@touchline/platform/cache';
import { eventually, type ServiceClient, type ServiceHarness, serviceHarness } from '@touchline/quality/testkit';
import { createIdentity, identityRates } from './service.ts';

/** Whoever tries too often is stopped; whoever he tries it on is not. */

let harness: ServiceHarness;
let identity: ServiceClient;
const password = 'corner flag in the rain';
const home = '203.0.113.7';

beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, cache, files, mail, authenticate, logger, clock } = harness;
  identity = await harness.run(
    createIdentity({
      ...{ bus, cache, files, mail, authenticate, logger, clock },
      connection: await harness.database.connect(),
      deadLetters: createMemoryDeadLetters(),
      limits: await openThrottles((name, rate) => createLimiter({ name, ...rate, redis: undefined }), identityRates),
      secretKey: randomBytes(32).toString('hex'),
      factorKey: randomBytes(32).toString('hex'),
      proofKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      origin: 'http://localhost:3000',
    }),
  );
});
afterAll(() => harness?.close());

const from = (ip: string) => ({ 'x-client-ip': ip });
let count = 0;
/** An account that was made at home. */
const account = async (): Promise<string> => {
  count += 1;
  const email = `owner${count}@example.com`;
  const body = { email, password, name: 'Davi Adeyinka', profile_type: 'player', accepts_terms: true };
  expect((await identity.call(null, 'registerUser', { body, headers: from(home) })).status).toBe(201);
  return email;
};
const signIn = (email: string, given: string, ip: string) =>
  identity.call(null, 'createSession', { body: { email, password: given }, headers: from(ip) });
const forgot = async (email: string, ip: string): Promise<number> =>
  (await identity.call(null, 'forgotPassword', { body: { email }, headers: from(ip) })).status;
const pins = (email: string): number =>
  harness.messages.filter((l) => l.to === email && /\b\d{6}\b/.test(l.text)).length;

describe('guessing at a password', () => {
  it('from many networks ends for the account, and its owner still signs in from where he has before', async () => {
    const email = await account();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 120; n += 1) codes.push((await signIn(email, 'a wrong guess', `198.51.100.${n}`)).error);
    expect(codes.filter((code) => code === 'InvalidCredentials')).toHaveLength(identityRates.account.points);
    expect(codes.at(-1)).toBe('TooManyRequests');
    expect((await signIn(email, password, home)).status).toBe(201);
  });
  it('tells nothing of whether there is such an account', async () => {
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 62; n += 1) codes.push((await signIn('nobody@example.com', 'guess', `192.0.2.${n}`)).error);
    expect(codes.filter((code) => code === 'InvalidCredentials')).toHaveLength(identityRates.account.points);
  });
  it('from the many addresses of one IPv6 network counts as from one', async () => {
    const email = await account();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 11; n += 1)
      codes.push((await signIn(email, 'a wrong guess', `2001:db8:1:2::${n.toString(16)}`)).error);
    expect(codes.at(-2)).toBe('InvalidCredentials');
    expect(codes.at(-1)).toBe('TooManyRequests');
  });
  it('at many accounts from one network ends there, and closes neither registration nor the neighbours’ sign-in', async () => {
    const email = await account();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 61; n += 1) codes.push((await signIn(`someone${n}@example.com`, 'guess', home)).error);
    expect(codes.at(-1)).toBe('TooManyRequests');
    expect((await signIn(email, password, home)).status).toBe(201);
    await account();
  });
});

describe('asking for a PIN', () => {
  it('in another’s name doesn’t take it from the owner', async () => {
    const email = await account();
    for (let n = 0; n < 45; n += 1) expect(await forgot(email, `198.51.100.${n}`)).toBe(202);
    await eventually(() => pins(email) === identityRates.accountMail.points, 'strangers’ requests end at their bound');
    expect(await forgot(email, home)).toBe(202);
    await eventually(() => pins(email) === identityRates.accountMail.points + 1, 'the owner’s own arrives');
  });
  it('for many people from one network ends there, whoever they are', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) statuses.push(await forgot(`person${n}@example.com`, '2001:db8:9::1'));
    expect(statuses.filter((status) => status === 202)).toHaveLength(identityRates.networkMail.points);
    expect(new Set(statuses.slice(-10))).toEqual(new Set([429]));
  });
});

describe('trying a PIN', () => {
  it('counts where it is wrong; what is right costs a network nothing, and helps nobody to guess on', async () => {
    const email = await account();
    const there = '2001:db8:a::1';
    await forgot(email, home);
    const text = await eventually(
      () => harness.messages.find(({ to, text }) => to === email && /\b\d{6}\b/.test(text))?.text ?? false,
      'the PIN arrives',
    );
    const right = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const wrong = right === '000000' ? '000001' : '000000';
    const check = async (pin: string) =>
      (await identity.call(null, 'checkPin', { body: { email, pin }, headers: from(there) })).error ?? 'right';
    for (let n = 0; n < identityRates.secret.points + 5; n += 1) expect(await check(right)).toBe('right');
    const guesses: string[] = [];
    for (let n = 0; n <= identityRates.secret.points; n += 1) {
      guesses.push(await check(wrong));
      if (n === 3) await check(right);
    }
    expect(guesses.filter((code) => code === 'InvalidPasswordPinException')).toHaveLength(identityRates.secret.points);
    expect(guesses.at(-1)).toBe('TooManyRequests');
    expect(await check(right)).toBe('TooManyRequests');
  });
});

describe('asking for a code to sign with', () => {
  it('by one link ends after so many an hour, from however many networks, and leaves other guests alone', async () => {
    const linkOf = async (guest: string): Promise<string> => {
      const { document } = documentEvents.signed.example;
      const [signer] = document.signers;
      const ids = { profile_id: `grd_${guest}`, user_id: `grd_${guest}`, name: 'Adaeze Adeyinka' };
      const guardian = {
        ...signer,
        ...ids,
        role: 'guardian',
        status: 'current',
        guest: { email: `${guest}@example.com` },
      };
      await harness.tell(documentEvents.signed.type, `doc_${guest}`, {
        ...documentEvents.signed.example,
        document: { ...document, document_id: `doc_${guest}`, signers: [guardian] },
      });
      const text = await eventually(
        () => harness.messages.find(({ to }) => to === `${guest}@example.com`)?.text ?? false,
        'the guest is invited',
      );
      return /#(\S+)/.exec(text)?.[1] ?? '';
    };
    const ask = async (link: string, n: number) =>
      (await identity.call(null, 'sendSigningCode', { headers: { 'touchline-link': link, ...from(`198.18.0.${n}`) } }))
        .status;
    const [one, other] = [await linkOf('one'), await linkOf('other')];
    const statuses: number[] = [];
    for (let n = 0; n <= identityRates.mail.points; n += 1) statuses.push(await ask(one, n));
    expect(statuses.filter((status) => status === 202)).toHaveLength(identityRates.mail.points);
    expect(statuses.at(-1)).toBe(429);
    expect(await ask(other, 200)).toBe(202);
  });
});
