import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { offerEvents, type PublicOffer } from '@touchline/contracts/events';
import { silentLogger, type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import type { Connection } from 'mongoose';
import type { Registered } from '../user/state.ts';
import { createPeople } from './people.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await testDatabase();
  connection = await database.connect();
});
afterAll(() => database?.close());

const { offer } = offerEvents.made.example as { offer: PublicOffer };
const sides = [...new Set([offer.player, offer.representative].map(({ user_id }) => user_id))];
const stateOf = (user_id: string): Registered =>
  ({
    ...{ user_id, name: user_id, email: `${user_id}@club.example`, is_admin: false, history: [] },
    ...{ verification_status: 'pending', waiting_since: null, registered_at: '2026-11-01T08:00:00.000Z' },
  }) as unknown as Registered;

/** A process of the service; `fails` is how often its first looks at accounts fail. */
const started = ({ fails = 0 } = {}) => {
  let failing = fails;
  const statesOf = jest.fn(async (ids: readonly string[]) => {
    failing -= 1;
    if (failing >= 0) throw new Error('cut off');
    return ids.map((id) => ({ user: stateOf(id), sequence: 3 }));
  });
  const people = createPeople(
    connection,
    { users: { statesOf } as never, me: { followedBy: async () => new Map() }, likenesses: { of: () => [] } },
    { logger: silentLogger },
  );
  let sequence = 0;
  const hears = (kind: 'made' | 'countered', changes: Partial<PublicOffer> = {}): Promise<void> => {
    sequence += 1;
    const { type, example } = offerEvents[kind];
    return people.subscription.handle({
      ...{ id: `evt_${sequence}`, type, source: 'touchline/test', subject: offer.offer_id, sequence },
      ...{ time: '2026-11-20T08:00:00.000Z', data: { ...example, offer: { ...offer, ...changes } } },
    });
  };
  return { hears, looks: () => statesOf.mock.calls.length };
};
const steps = async (): Promise<readonly string[]> =>
  (await connection.collection('people').find().sort({ _id: 1 }).toArray()).map(({ step }) => String(step));

it('a step that stands in the rows is written once, by each process; the next one again', async () => {
  const one = started();
  await one.hears('made');
  expect([await steps(), one.looks()]).toEqual([sides.map(() => 'offered'), 1]);
  await one.hears('countered');
  await one.hears('countered');
  expect(one.looks()).toBe(1);
  const contract = { document_id: 'doc_1', status: 'completed', reason: null } as const;
  await one.hears('countered', { contract });
  expect([await steps(), one.looks()]).toEqual([sides.map(() => 'signed'), 2]);
  await one.hears('countered', { contract });
  expect(one.looks()).toBe(2);
  const other = started();
  await other.hears('countered', { contract });
  expect([await steps(), other.looks()]).toEqual([sides.map(() => 'signed'), 1]);
});

it('what was cut off before the rows had it is done when it comes again', async () => {
  await connection.collection('people').deleteMany({});
  await connection.collection('people_dealings').deleteMany({});
  const one = started({ fails: 1 });
  await expect(one.hears('made')).rejects.toThrow('cut off');
  expect(await steps()).toEqual([]);
  await one.hears('made');
  expect([await steps(), one.looks()]).toEqual([sides.map(() => 'offered'), 2]);
});
