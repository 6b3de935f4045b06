import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createMemoryDeadLetters } from '@touchline/platform/bus';
import { withoutThrottles } from '@touchline/platform/cache';
import { eventually, type ServiceHarness, serviceHarness, takeAsLong } from '@touchline/quality/testkit';
import { createPasswords, type Passwords } from '../password/password.ts';
import { createIdentity, identityRates } from '../service.ts';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await serviceHarness();
});
afterAll(() => harness?.close());

const compare = async (name: string, passwords: Passwords) => {
  const { bus, cache, files, mail, authenticate, logger, clock } = harness;
  const identity = await harness.run(
    createIdentity({
      ...{ bus, cache, files, mail, authenticate, logger, clock, passwords },
      connection: await harness.database.connect(name),
      deadLetters: createMemoryDeadLetters(),
      limits: withoutThrottles(identityRates),
      secretKey: randomBytes(32).toString('hex'),
      factorKey: randomBytes(32).toString('hex'),
      proofKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      origin: 'http://localhost:3000',
    }),
  );
  const email = `${name}@example.com`;
  const profile_type = 'player';
  const body = { email, password: 'corner flag in the rain', name: 'Davi Adeyinka', profile_type, accepts_terms: true };
  expect((await identity.call(null, 'registerUser', { body })).status).toBe(201);
  const signIn = (address: string) => () =>
    identity.call(null, 'createSession', { body: { email: address, password: 'not the password' } });
  return takeAsLong(signIn(email), signIn('unknown.person@example.com'));
};

it('a sign-in takes as long for an address without an account', async () => {
  expect(await compare('honest', createPasswords())).toMatchObject({ alike: true });
});

it('the comparison would find a hash that is left out for those', async () => {
  const honest = createPasswords();
  const hasty: Passwords = {
    ...honest,
    verify: async (stored, password) => stored !== undefined && honest.verify(stored, password),
  };
  // What else the machine does can hide the difference in one comparison; it has to be found all the same.
  let turn = 0;
  await eventually(async () => {
    turn += 1;
    const { alike, ratios } = await compare(`hasty${turn}`, hasty);
    expect(alike).toBe(false);
    expect(Math.min(...ratios)).toBeGreaterThan(2);
  }, 'the difference is found');
});
