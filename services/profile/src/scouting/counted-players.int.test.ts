import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scoutingQuery } from '@touchline/contracts/http/profile';
import { positions, preferredFeet, valuationTiers } from '@touchline/contracts/values';
import { type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import fc from 'fast-check';
import type { Collection } from 'mongoose';
import { createCountedPlayers } from './counted-players.ts';
import { countFacets, type Facets } from './facets.ts';
import { conditionsOf, filterOf } from './filter.ts';
import type { ScoutingDocument } from './scouting.ts';

const today = '2026-11-19';
const countries = ['PT', 'NG', 'NL', 'GB-ENG'];
let database: TestDatabase;
let collection: Collection<ScoutingDocument>;

const date = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
const anyPlayer = fc.record({
  positions: fc.uniqueArray(fc.constantFrom(...positions), { minLength: 1, maxLength: 3 }),
  preferred_foot: fc.constantFrom(...preferredFeet),
  valuation_tier: fc.constantFrom(...valuationTiers),
  nationalities: fc.uniqueArray(fc.constantFrom(...countries), { minLength: 1, maxLength: 3 }),
  date_of_birth: fc.oneof(date(1968, 2011), fc.constantFrom('2008-11-19', '2008-11-20', '2008-02-29')),
  height_cm: fc.integer({ min: 140, max: 220 }),
  bound_until: fc.oneof(
    fc.constant(''),
    date(2025, 2030),
    fc.constantFrom('2026-11-18', '2026-11-19', '2027-05-19', '2027-05-20'),
  ),
  gender: fc.constantFrom('female', 'male'),
  name_key: fc.constantFrom('davi adeyinka', 'saskia verhulst', 'ana de la cruz'),
  scoutable: fc.boolean(),
});
const list = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }).map((l) => l.join(','));
const anyQuery = fc.record(
  {
    positions: list(positions),
    feet: list(preferredFeet),
    tiers: list(valuationTiers),
    nationalities: list(countries),
    gender: fc.constantFrom('female', 'male'),
    q: fc.constantFrom('de', 'Davi', '.*', 'é'),
    age_min: fc.constantFrom('16', '18', '21'),
    age_max: fc.constantFrom('20', '23', '30'),
    height_min: fc.constantFrom('170', '180'),
    height_max: fc.constantFrom('185', '195'),
    contract: fc.constantFrom('free', '6', '12', '24'),
  },
  { requiredKeys: [] },
);

/** Choosing this value, as the page's address would say. */
const chosen = (facet: keyof Facets, value: string): Record<string, string> => {
  const [min = '', max = ''] = value.split('-');
  switch (facet) {
    case 'preferred_feet':
      return { feet: value };
    case 'ages':
      return { age_min: min, age_max: max };
    case 'heights':
      return { height_min: min, height_max: max };
    case 'contract_ends':
      return { contract: value };
    default:
      return { [facet]: value };
  }
};
const of: Readonly<Record<keyof Facets, readonly string[]>> = {
  positions: ['positions'],
  preferred_feet: ['feet'],
  tiers: ['tiers'],
  nationalities: ['nationalities'],
  ages: ['age_min', 'age_max'],
  heights: ['height_min', 'height_max'],
  contract_ends: ['contract'],
};
const inDatabase = (query: Record<string, string>) =>
  collection.countDocuments(conditionsOf(filterOf(scoutingQuery.parse(query), today)));

beforeAll(async () => {
  database = await testDatabase();
  collection = (await database.connect()).collection<ScoutingDocument>('scouting_players');
  const players = fc.sample(anyPlayer, { numRuns: 400, seed: 7 });
  await collection.insertMany(players.map((p, i) => ({ ...p, _id: `prf_${i}`, changed_at: new Date() })) as never);
});
afterAll(() => database.close());

describe('the counts in memory', () => {
  it('are what the database finds for each value, whatever else is asked', async () => {
    const players = [...(await createCountedPlayers(collection).current())];
    await fc.assert(
      fc.asyncProperty(anyQuery, fc.constantFrom(...(Object.keys(of) as (keyof Facets)[])), async (query, facet) => {
        const given = query as Record<string, string>;
        const { facets, total } = countFacets(players, filterOf(scoutingQuery.parse(given), today), today);
        expect(total).toBe(await inDatabase(given));
        const others = Object.fromEntries(Object.entries(given).filter(([name]) => !of[facet].includes(name)));
        for (const { value, count } of facets[facet].slice(0, 8))
          expect([facet, value, count]).toEqual([
            facet,
            value,
            await inDatabase({ ...others, ...chosen(facet, value) }),
          ]);
      }),
      { numRuns: 60, seed: 11 },
    );
  });
  it('follow what changes, comes and goes, whoever writes it', async () => {
    const counted = createCountedPlayers(collection);
    const goalkeepers = async () => [...(await counted.current())].filter((p) => p.name_key === 'the keeper').length;
    expect(await goalkeepers()).toBe(0);
    const change = (set: object) =>
      collection.updateMany({ _id: { $in: ['prf_1', 'prf_2'] } }, [{ $set: { ...set, changed_at: '$$NOW' } }]);
    await change({ scoutable: true, name_key: 'the keeper' });
    expect(await goalkeepers()).toBe(2);
    await change({ scoutable: false });
    expect(await Promise.all([goalkeepers(), goalkeepers(), goalkeepers()])).toEqual([0, 0, 0]);
  });
  it('are read whole from time to time: what is gone from the read model is gone here', async () => {
    let now = 0;
    const counted = createCountedPlayers(collection, () => now);
    const before = [...(await counted.current())].length;
    const [gone] = await collection.find({ scoutable: true }).limit(1).toArray();
    await collection.deleteOne({ _id: gone?._id ?? '' });
    now = 15 * 60_000 + 1;
    expect([...(await counted.current())]).toHaveLength(before - 1);
  });
});
