import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { scoutingQuery, scoutingSorts } from '@touchline/contracts/http/profile';
import { positions, preferredFeet, valuationTiers } from '@touchline/contracts/values';
import { pageOf } from '@touchline/platform/aggregate';
import { readCursor, writeCursor } from '@touchline/platform/http';
import { silentLogger } from '@touchline/platform/telemetry';
import { eventually, type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import fc from 'fast-check';
import type { Collection } from 'mongoose';
import type { Facets } from './facets.ts';
import { conditionsOf, filterOf } from './filter.ts';
import { createPlayerSearch, type PlayerSearch, type PlayerSearchOptions } from './player-search.ts';
import { indexScouting, orders, type ScoutingDocument } from './scouting.ts';

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
  name_key: fc.constantFrom('davi adeyinka', 'saskia verhulst', 'ana de la cruz', '山田太郎'),
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
    q: fc.constantFrom('de', 'Davi', 'adey dav', 'vi', '.*', 'é', '太'),
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
  const rows = players.map((player, i) => ({
    ...player,
    _id: `prf_${i}`,
    tier_rank: valuationTiers.indexOf(player.valuation_tier),
    listed_at: `2026-0${1 + (i % 9)}-15T08:00:00.000Z`,
    // Long ago: what changed in the last seconds is read again at each question.
    changed_at: new Date(Date.now() - 3_600_000),
  }));
  await collection.insertMany(rows as never);
  await indexScouting(collection);
});
const started: PlayerSearch[] = [];
afterEach(async () => {
  for (const search of started.splice(0)) await search.stop();
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const directory = mkdtempSync(join(tmpdir(), 'columns-'));
const searchOf = (options: Partial<PlayerSearchOptions> = {}): PlayerSearch => {
  const search = createPlayerSearch(collection, { logger: silentLogger(), ...options });
  started.push(search);
  return search;
};
const asked = (given: Record<string, string>) => filterOf(scoutingQuery.parse(given), today);
const countsOf = async (search: PlayerSearch, given: Record<string, string> = {}) => {
  const { counts } = await search.ask({ filter: asked(given), today, counts: true });
  if (!counts) throw new Error('no counts');
  return counts;
};

describe('the counts in columns', () => {
  it('are what the database finds for each value, whatever else is asked', async () => {
    const search = searchOf();
    await fc.assert(
      fc.asyncProperty(anyQuery, fc.constantFrom(...(Object.keys(of) as (keyof Facets)[])), async (query, facet) => {
        const given = query as Record<string, string>;
        const { facets, total } = await countsOf(search, given);
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
});

describe('pages of columns', () => {
  it('are those of the database, in every order, and go on from either’s cursor', async () => {
    const search = searchOf();
    await fc.assert(
      fc.asyncProperty(anyQuery, fc.constantFrom(...scoutingSorts), async (query, sort) => {
        const given = query as Record<string, string>;
        let cursor: string | undefined;
        for (let page = 0; page < 3; page += 1) {
          const limit = 7;
          const read = { limit, ...(cursor === undefined ? {} : { cursor }) };
          const database = await pageOf<ScoutingDocument>(collection, conditionsOf(asked(given)), orders[sort], read);
          const ours = await search.ask({
            ...{ filter: asked(given), today },
            page: { sort, limit, after: readCursor(cursor) },
          });
          expect(ours.page?.ids).toEqual(database.rows.map(({ _id }) => _id));
          expect(ours.page?.next && writeCursor(ours.page.next)).toBe(database.next_cursor);
          cursor = database.next_cursor ?? undefined;
          if (cursor === undefined) break;
        }
      }),
      { numRuns: 80, seed: 5 },
    );
  });
});

describe('the columns', () => {
  const keepers = async (search: PlayerSearch) => (await countsOf(search, { q: 'keeper' })).total;
  const change = (set: object) =>
    collection.updateMany({ _id: { $in: ['prf_1', 'prf_2'] } }, [{ $set: { ...set, changed_at: '$$NOW' } }]);

  it('follow what changes, comes and goes, whoever writes it', async () => {
    const search = searchOf();
    expect(await keepers(search)).toBe(0);
    await change({ scoutable: true, name_key: 'the keeper' });
    expect(await keepers(search)).toBe(2);
    await change({ scoutable: false });
    expect(await Promise.all([keepers(search), keepers(search), keepers(search)])).toEqual([0, 0, 0]);
  });
  it('are filled anew where the read model has lost somebody', async () => {
    let now = 0;
    const search = searchOf({ now: () => now });
    const { total } = await countsOf(search);
    const [gone] = await collection.find({ scoutable: true }).limit(1).toArray();
    await collection.deleteOne({ _id: gone?._id ?? '' });
    expect((await countsOf(search)).total).toBe(total);
    now = 15 * 60_000 + 1;
    expect((await countsOf(search)).total).toBe(total - 1);
  });
  it('begin with what was saved, and with what has changed since', async () => {
    const file = join(directory, 'saved');
    const first = searchOf({ file });
    await keepers(first);
    await first.stop();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await change({ scoutable: true, name_key: 'another keeper' });
    // A change that says nothing of itself isn't read: only the file can still have the name of before.
    const silent = { scoutable: true, _id: { $nin: ['prf_1', 'prf_2'] } };
    const [kept] = await collection.find(silent).limit(1).toArray();
    await collection.updateOne({ _id: kept?._id ?? '' }, { $set: { name_key: 'silent keeper' } });
    const second = searchOf({ file });
    expect(await keepers(second)).toBe(2);
    expect((await countsOf(second, { q: 'silent' })).total).toBe(0);
    expect((await countsOf(searchOf(), { q: 'silent' })).total).toBe(1);
  });
  it('forget on disk who has left or has another name', async () => {
    const file = join(directory, 'left');
    await change({ scoutable: true, name_key: 'quillon marrowfat' });
    const search = searchOf({ file });
    await countsOf(search);
    const has = (trace: string): boolean => readFileSync(file, 'latin1').includes(trace);
    await eventually(() => has('quillon'), 'what was read is kept');
    expect(await search.forget()).toBe(0);
    await change({ scoutable: true, name_key: 'zephyr wort' });
    expect([await search.forget(), has('quillon'), has('zephyr')]).toEqual([2, false, true]);
    await change({ scoutable: false });
    expect([await search.forget(), has('zephyr'), await search.forget()]).toEqual([2, false, 0]);
  });
  it('are filled from the read model where the file is damaged', async () => {
    const file = join(directory, 'damaged');
    const first = searchOf({ file });
    const { total } = await countsOf(first);
    await first.stop();
    const bytes = readFileSync(file);
    for (const at of [0, 5, 200, bytes.length - 1]) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] as number) ^ 1;
      writeFileSync(file, damaged);
      expect((await countsOf(searchOf({ file }))).total).toBe(total);
    }
    writeFileSync(file, bytes.subarray(0, 3));
    expect((await countsOf(searchOf({ file }))).total).toBe(total);
  });
});
