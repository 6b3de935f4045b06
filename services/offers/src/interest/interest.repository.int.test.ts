import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ServiceHarness, serviceHarness } from '@touchline/quality/testkit';
import type { Connection } from 'mongoose';
import { createOfferRepository } from '../offer/offer.repository.ts';
import { createInterestRepository } from './interest.repository.ts';

let harness: ServiceHarness;
let connection: Connection;
beforeAll(async () => {
  harness = await serviceHarness();
  connection = await harness.database.connect();
});
afterAll(() => harness.close());

/** More than any sweep takes at once. */
const many = 2_100;

const rows = (prefix: string, of: (n: number) => object) =>
  Array.from({ length: many }, (_, n) => ({ _id: `${prefix}_${n}` as never, version: 1, state: of(n) }));

it('leaves out nobody who answered, however many there are', async () => {
  const interests = createInterestRepository(connection, harness);
  await connection.collection('interests').insertMany(
    rows('int', (n) => ({
      status: 'accepted',
      player: { profile_id: `prf_${n % 2 ? 'all' : n}` },
      opportunity: { opportunity_id: 'opp_left0000000000000000' },
      declared_at: '2026-11-12T09:30:00.000Z',
    })),
  );
  expect(await interests.answersTo(['opp_left0000000000000000'])).toHaveLength(many);
  expect(await interests.answersOf('prf_all')).toHaveLength(many / 2);
});

it('knows all that waits when its player signs elsewhere', async () => {
  const waits = (n: number) => ({ status: 'pending', player: { profile_id: 'prf_wanted' }, team_id: `tea_${n}` });
  for (const [name, create] of [
    ['interests', createInterestRepository],
    ['offers', createOfferRepository],
  ] as const) {
    await connection.collection(name).insertMany(rows('wait', waits));
    expect(await create(connection, harness).pendingOf('prf_wanted')).toHaveLength(many);
  }
});
