import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RawReply } from '../http/index.ts';
import { type ServiceClient, type ServiceKit, serviceKit } from './service-kit.ts';

let kit: ServiceKit;
let client: ServiceClient;
let planted: RawReply;
beforeAll(async () => {
  kit = await serviceKit();
  client = await kit.run({
    name: 'billing',
    api: { operations: {}, call: async () => planted },
    subscriptions: [],
    sweeps: [],
    start: async () => {},
    stop: async () => {},
    restate: async () => 0,
  });
});
afterAll(() => kit.close());

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
