import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scoutingQuery, scoutingSorts } from '@touchline/contracts/http/profile';
import { positions, valuationTiers } from '@touchline/contracts/values';
import { pageOf } from '@touchline/platform/aggregate';
import { type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import type { Collection } from 'mongoose';
import { conditionsOf, filterOf, type ScoutingQuery } from './filter.ts';
import { indexScouting, orders, type ScoutingDocument } from './scouting.ts';

/**
 * No question of a club may depend on a plan that the engine's build lacks or on what it chose before: each filter and each
 * pair of filters, few and many players, in every order, on more players than a plan's trial reads.
 */
const today = '2026-11-19';
const count = 12_000;

/** Small, quick and always the same: a linear congruence. */
const numbers = (seed: number) => {
  let last = seed;
  return (below: number): number => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((last / 0x8000_0000) * below);
  };
};
const two = (n: number): string => String(n).padStart(2, '0');

const players = (): readonly ScoutingDocument[] => {
  const next = numbers(7);
  return Array.from({ length: count }, (_, i) => {
    const rank = next(valuationTiers.length - 1);
    const born = `${1988 + next(20)}-${two(1 + next(12))}-15`;
    const bound = next(5) === 0 ? '' : `${2026 + next(4)}-06-30`;
    return {
      _id: `prf_${String(i).padStart(20, '0')}`,
      sources: {},
      scoutable: true,
      ready: true,
      user_id: `usr_${i}`,
      name: `Player ${i}`,
      name_key: `player ${i}`,
      nickname: `player-${i}`,
      // One in four thousand is what the rare values ask for.
      date_of_birth: i % 4_000 === 0 ? '1968-01-01' : born,
      gender: i % 4_000 === 1 ? 'female' : 'male',
      nationalities: [i % 4_000 === 2 ? 'VA' : (['NL', 'BR', 'FR'][next(3)] ?? 'NL')],
      positions: [i % 4_000 === 3 ? 'GK' : (positions[1 + next(positions.length - 1)] ?? 'CB')],
      preferred_foot: i % 4_000 === 4 ? 'both' : next(2) === 0 ? 'left' : 'right',
      height_cm: i % 4_000 === 5 ? 219 : 165 + next(30),
      club_team: null,
      current_contract_ends_on: bound || null,
      next_contract: null,
      valuation_tier: i % 4_000 === 6 ? 'D' : (valuationTiers[rank] ?? 'A'),
      tier_rank: i % 4_000 === 6 ? valuationTiers.indexOf('D') : rank,
      bound_until: bound,
      photo: null,
      highlights: 0,
      listed_at: `2025-${two(1 + next(12))}-15T08:00:00.000Z`,
      changed_at: new Date('2026-01-01T00:00:00.000Z'),
    };
  });
};

type Values = Readonly<Record<string, string>>;
/** For each filter of the contract values that few, that many and that no players meet. */
const values: Readonly<Record<string, { readonly few: Values; readonly many: Values; readonly none: Values }>> = {
  q: { few: { q: 'player 1199' }, many: { q: 'player' }, none: { q: 'nobody' } },
  positions: { few: { positions: 'GK' }, many: { positions: positions.slice(1).join(',') }, none: { positions: 'GK' } },
  feet: { few: { feet: 'both' }, many: { feet: 'left,right' }, none: { feet: 'both' } },
  tiers: { few: { tiers: 'D' }, many: { tiers: 'A+,A,B+' }, none: { tiers: 'D' } },
  nationalities: { few: { nationalities: 'VA' }, many: { nationalities: 'NL,BR' }, none: { nationalities: 'XK' } },
  gender: { few: { gender: 'female' }, many: { gender: 'male' }, none: { gender: 'female' } },
  age_min: { few: { age_min: '58' }, many: { age_min: '18' }, none: { age_min: '60' } },
  age_max: { few: { age_max: '18' }, many: { age_max: '40' }, none: { age_max: '14' } },
  height_min: { few: { height_min: '219' }, many: { height_min: '170' }, none: { height_min: '220' } },
  height_max: { few: { height_max: '165' }, many: { height_max: '190' }, none: { height_max: '140' } },
  contract: { few: { contract: '6' }, many: { contract: '24' }, none: { contract: '6' } },
};
const notFilters = ['cursor', 'limit', 'sort', 'facets'];

const names = Object.keys(values);
const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other] as const));
const of = (name: string, how: 'few' | 'many' | 'none'): Values => values[name]?.[how] ?? {};
const together = (how: 'few' | 'many' | 'none'): Values => Object.assign({}, ...names.map((name) => of(name, how)));
/** What is asked in one order: nothing, each filter in each way, all at once, and its share of the pairs. */
const questionsOf = (order: number): readonly Values[] => [
  {},
  ...names.flatMap((name) => [of(name, 'few'), of(name, 'many'), of(name, 'none')]),
  ...pairs
    .filter((_, index) => index % scoutingSorts.length === order)
    .map(([one, other], index) => ({ ...of(one, 'few'), ...of(other, index % 2 === 0 ? 'many' : 'none') })),
  together('few'),
  together('none'),
];
const asked = (given: Values): ScoutingQuery => scoutingQuery.parse({ ...given, facets: 'false' });

let database: TestDatabase;
let collection: Collection<ScoutingDocument>;

beforeAll(async () => {
  database = await testDatabase();
  collection = (await database.connect('profile')).collection<ScoutingDocument>('scouting_players');
  const all = players();
  for (let at = 0; at < count; at += 4_000) await collection.insertMany(all.slice(at, at + 4_000), { ordered: false });
  await indexScouting(collection);
});
afterAll(() => database.close());

/** What fails, of all that is asked four at a time. */
const failing = async <T>(all: readonly T[], ask: (one: T) => Promise<unknown>): Promise<readonly string[]> => {
  const failed: string[] = [];
  const rest = [...all];
  const asking = async (): Promise<void> => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift())
      await ask(one).catch((error: Error) => failed.push(`${JSON.stringify(one)}: ${error.message}`));
  };
  await Promise.all(Array.from({ length: 4 }, asking));
  return failed;
};

describe('every question of the contract', () => {
  it('has its filters among the values here', () =>
    expect(names.sort()).toEqual(
      Object.keys(scoutingQuery.shape)
        .filter((name) => !notFilters.includes(name))
        .sort(),
    ));

  it.each(scoutingSorts)('is answered by %s, the second time and on the next page too', async (sort) => {
    const failed = await failing(questionsOf(scoutingSorts.indexOf(sort)), async (given) => {
      const query = asked({ ...given, limit: '5' });
      const filter = conditionsOf(filterOf(query, today));
      const first = await pageOf<ScoutingDocument>(collection, filter, orders[sort], query);
      const again = await pageOf<ScoutingDocument>(collection, filter, orders[sort], query);
      expect(again.rows.map(({ _id }) => _id)).toEqual(first.rows.map(({ _id }) => _id));
      if (first.next_cursor) await pageOf(collection, filter, orders[sort], { limit: 5, cursor: first.next_cursor });
    });
    expect(failed).toEqual([]);
  });

  it('is answered the same by every plan that the engine could choose', async () => {
    const indexes = (await collection.indexes()).map(({ name }) => name ?? '');
    expect(indexes.length).toBeGreaterThan(8);
    const some = [
      of('positions', 'few'),
      of('nationalities', 'none'),
      of('q', 'few'),
      together('few'),
      together('none'),
    ];
    const plans = [...indexes.filter((name) => name.startsWith('scoutable')), '_id_', { $natural: 1 }];
    const failed = await failing(
      some.flatMap((given) => scoutingSorts.map((sort) => ({ given, sort }))),
      async ({ given, sort }) => {
        const { field, direction } = orders[sort];
        const find = () =>
          collection
            .find(conditionsOf(filterOf(asked(given), today)))
            .sort({ [field]: direction, _id: direction })
            .limit(6)
            .project({ _id: 1 });
        const chosen = await find().toArray();
        for (const plan of plans) expect(await find().hint(plan).toArray()).toEqual(chosen);
      },
    );
    expect(failed).toEqual([]);
  });
});
