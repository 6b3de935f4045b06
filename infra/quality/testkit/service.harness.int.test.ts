import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RawReply } from '../../platform/http/index.ts';
import { type ServiceClient, type ServiceHarness, serviceHarness } from './service.harness.ts';

let harness: ServiceHarness;
let client: ServiceClient;
let planted: RawReply;
beforeAll(async () => {
  harness = await serviceHarness();
  client = await harness.run({
    name: 'billing',
    api: { operations: {}, checkpoints: [], call: async () => planted },
    subscriptions: [],
    sweeps: [],
    start: async () => {},
    stop: async () => {},
    republish: async () => 0,
  });
});
afterAll(() => harness.close());

it('the client of a service’s tests refuses what the service’s document doesn’t say', async () => {
  planted = { status: 200, headers: { 'cache-control': 'no-store' }, json: { data: [] } };
  expect((await client.call(null, 'listPlans')).data).toEqual([]);
  planted = { ...planted, json: { data: [{ id: 'pln_1' }] } };
  await expect(client.call(null, 'listPlans')).rejects.toThrow(
    'Not as documented: listPlans, 200 (GET /plans): /data/0',
  );
  planted = { ...planted, status: 418 };
  await expect(client.call(null, 'listPlans')).rejects.toThrow('listPlans, 418 (GET /plans): the document knows only');
});
