import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ServiceHarness, serviceHarness } from '@touchline/quality/testkit';
import { createTrialRequestRepository } from './trial-request.repository.ts';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await serviceHarness();
});
afterAll(() => harness.close());

it('knows all that waits when its player signs elsewhere, however much it is', async () => {
  const connection = await harness.database.connect();
  // More than any sweep takes at once.
  const many = 600;
  const rows = Array.from({ length: many }, (_, n) => ({
    _id: `tri_${n}` as never,
    state: { status: 'pending', player: { profile_id: 'prf_wanted' }, team_id: `tea_${n}`, code: `CODE${n}` },
  }));
  await connection.collection('trial_requests').insertMany(rows);
  expect(await createTrialRequestRepository(connection, harness).pendingOf('prf_wanted')).toHaveLength(many);
});
