import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Collection } from 'mongoose';
import { type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { firstOf } from './groups.ts';
import type { Order } from './paging.ts';

let database: TestDatabase;
let matches: Collection<{ readonly _id: string; readonly state: { readonly goals: number; readonly won: boolean } }>;

beforeAll(async () => {
  database = await testDatabase();
  matches = (await database.connect('groups')).collection('matches');
  await matches.insertMany(
    [3, 1, 4, 1, 5].map((goals, at) => ({ _id: `mat_${at}`, state: { goals, won: goals > 2 }, keys: ['answered'] })),
  );
});
afterAll(() => database?.close());

const most: Order = { field: 'state.goals', direction: -1 };
const least: Order = { field: 'state.goals', direction: 1 };

describe('the first of each group', () => {
  it('come in the order of their group, so many at most, in one read', async () => {
    const asked = jest.spyOn(matches, 'aggregate');
    expect(
      await firstOf(matches, {
        won: { filter: { 'state.won': true }, order: most, limit: 2 },
        lost: { filter: { 'state.won': false }, order: least, limit: 5 },
        // What is in one may be in another.
        lowest: { filter: {}, order: least, limit: 3 },
        none: { filter: { 'state.goals': 9 }, order: most, limit: 5 },
      }),
    ).toEqual({
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
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
