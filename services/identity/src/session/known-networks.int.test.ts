import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ServiceHarness, serviceHarness } from '@touchline/quality/testkit';
import { createKnownNetworks } from './known-networks.ts';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await serviceHarness();
});
afterAll(() => harness?.close());

const account = 'davi.adeyinka@example.com';
const network = '203.0.113.7';
const day = (n: number, hours = 0): Date => new Date(Date.UTC(2026, 8, 1 + n, hours));

it('a network is known to the day, from the last sign-in on, for half a year', async () => {
  const networks = createKnownNetworks(await harness.database.connect('networks'), randomBytes(32).toString('hex'));
  await networks.start();
  expect(await networks.knows(account, network)).toBeUndefined();
  await networks.remember(account, network, day(0));
  const known = await networks.knows(account, network);
  expect(known).toEqual(day(0));

  await networks.remember(account, network, day(0, 23), known);
  expect(await networks.knows(account, network)).toEqual(day(0));
  await networks.remember(account, network, day(1), known);
  expect(await networks.knows(account, network)).toEqual(day(1));

  expect(await networks.knows(account, '203.0.113.8')).toBeUndefined();
  expect(await networks.knows('mayra.bos@example.com', network)).toBeUndefined();
  expect(await networks.purge(day(180))).toBe(0);
  expect(await networks.purge(day(182))).toBe(1);
  expect(await networks.knows(account, network)).toBeUndefined();
});
