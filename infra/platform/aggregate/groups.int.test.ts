import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { Collection } from 'mongoose';
import { type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { firstOf, type Group } from './groups.ts';
import type { Order } from './paging.ts';

interface Match {
  readonly _id: string;
  readonly state: Readonly<Record<string, unknown>>;
}

let database: TestDatabase;
let matches: Collection<Match>;

beforeAll(async () => {
  database = await testDatabase();
  matches = (await database.connect('groups')).collection('matches');
});
afterAll(() => database?.close());
beforeEach(async () => {
  await matches.deleteMany({});
  await matches.insertMany(
    [3, 1, 4, 1, 5].map((goals, at) => ({ _id: `mat_${at}`, state: { goals, won: goals > 2 }, keys: ['answered'] })),
  );
});

const most: Order = { field: 'state.goals', direction: -1 };
const least: Order = { field: 'state.goals', direction: 1 };

/** How often the database was asked, and what it answered. */
const asking = async <Answer>(ask: () => Promise<Answer>) => {
  const spies = [jest.spyOn(matches, 'find'), jest.spyOn(matches, 'aggregate')];
  const answer = await ask();
  const [found, apart] = spies.map(({ mock }) => mock.calls.length);
  for (const spy of spies) spy.mockRestore();
  return { answer, found, apart };
};

describe('the first of each group', () => {
  it('come in the order of their group, so many at most, in one read', async () => {
    const { answer, found, apart } = await asking(() =>
      firstOf(
        matches,
        { 'state.goals': { $gt: 0 } },
        {
          won: { filter: { 'state.won': true }, order: most, limit: 2 },
          lost: { filter: { 'state.won': false }, order: least, limit: 5 },
          // What is in one may be in another.
          lowest: { filter: {}, order: least, limit: 3 },
          none: { filter: { 'state.goals': 9 }, order: most, limit: 5 },
        },
      ),
    );
    expect(answer).toEqual({
      won: [
        { goals: 5, won: true },
        { goals: 4, won: true },
      ],
      lost: [
        { goals: 1, won: false },
        { goals: 1, won: false },
      ],
      lowest: [
        { goals: 1, won: false },
        { goals: 1, won: false },
        { goals: 3, won: true },
      ],
      none: [],
    });
    expect([found, apart]).toEqual([1, 0]);
  });

  it('are looked for group by group where there are more than the groups have room for', async () => {
    const { answer, apart } = await asking(() =>
      firstOf(
        matches,
        { 'state.goals': { $lt: 5 } },
        {
          won: { filter: { 'state.won': true }, order: most, limit: 1 },
          lost: { filter: { 'state.won': false }, order: least, limit: 1 },
        },
      ),
    );
    expect(answer).toEqual({ won: [{ goals: 4, won: true }], lost: [{ goals: 1, won: false }] });
    expect(apart).toBe(1);
  });

  it('are the same, whoever puts them into their groups: with every sign that a filter may have', async () => {
    const name = fc.constantFrom('ajax', 'barnet', 'celta');
    const sides = fc.array(fc.record({ club: name, status: fc.constantFrom('next', 'done') }), { maxLength: 3 });
    const state = fc.record(
      {
        club: name,
        played_on: fc.constantFrom('2026-11-01', '2026-11-15', '2026-11-29'),
        report: fc.constantFrom(null, { by: 'ajax' }),
        sides,
        result: fc.record({ status: fc.constantFrom('won', 'lost') }),
      },
      { requiredKeys: ['club', 'played_on', 'sides'] },
    );
    const next = { 'state.sides': { $elemMatch: { club: 'ajax', status: 'next' } } };
    const filters: readonly Group['filter'][] = [
      { 'state.club': 'ajax', 'state.played_on': { $gt: '2026-11-01' } },
      { 'state.club': { $in: ['barnet', 'celta'] }, 'state.played_on': { $gte: '2026-11-15' } },
      { 'state.club': { $in: [] } },
      { 'state.report': null },
      { 'state.report': { $ne: null } },
      { 'state.result.status': { $ne: 'won' } },
      { 'state.sides.club': 'ajax' },
      next,
      { 'state.played_on': { $lte: '2026-11-15' }, $nor: [next] },
      {
        $or: [{ 'state.sides.status': 'done' }, { 'state.result': { $exists: false } }],
        'state.club': { $ne: 'celta' },
      },
      { $and: [{ 'state.played_on': { $lt: '2026-11-29' } }, { 'state.report': { $exists: true } }] },
    ];
    const byDay: Order = { field: 'state.played_on', direction: -1 };
    const given = fc.array(state, { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(given, async (states) => {
        await matches.deleteMany({});
        await matches.insertMany(states.map((one, at) => ({ _id: `mat_${String(at).padStart(2, '0')}`, state: one })));
        for (const filter of filters) {
          const [limit, group] = [states.length, { filter, order: byDay }];
          const here = await firstOf(matches, {}, { group: { ...group, limit } });
          const theirs = matches.find(filter).sort({ 'state.played_on': -1, _id: -1 });
          expect(here.group).toEqual((await theirs.toArray()).map((row) => row.state));
        }
      }),
      { numRuns: 15 },
    );
  });
});
