/**
 * Searching players in columns, 1,000,000 of them: pages, counts and the way from page 1 to page 500, as the profile service asks
 * its thread; beside the same among 10,000, and beside the way into the thread alone.
 */
import { join } from 'node:path';
import { positions, preferredFeet, valuationTiers } from '@touchline/contracts/values';
import { columnsOf, limitOf, playerColumns } from '../../../services/profile/src/scouting/columns.ts';
import { groupsOf } from '../../../services/profile/src/scouting/facets.ts';
import { filterOf } from '../../../services/profile/src/scouting/filter.ts';
import { type Columns, createColumns, type PageQuestion, type Place, type Row } from '../../platform/columns/index.ts';
import { bench } from './bench.ts';
import type { Figure } from './figures.ts';
import { inTurns, msOf, p99 } from './measure.ts';

const today = '2026-11-19';
const pageSize = 25;
const farPage = 500;
/** So many codes of nationalities as the contract knows. */
const countries = Array.from({ length: 200 }, (_, n) => `C${n}`);
const syllables = ['ba', 'de', 'ki', 'lo', 'mu', 'na', 'pe', 'ro', 'sa', 'ti', 'vu', 'za', 'an', 'el', 'or'];

/** Numbers that look like chance and are the same each time. */
const chance = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const players = (): ((n: number) => Row) => {
  const next = chance(7);
  const one = <T>(list: readonly T[], skew = 1): T => list[Math.floor(next() ** skew * list.length)] as T;
  const two = (n: number) => String(n).padStart(2, '0');
  const day = (from: number, years: number) =>
    `${from + Math.floor(next() * years)}-${two(1 + Math.floor(next() * 12))}-${two(1 + Math.floor(next() * 28))}`;
  const word = () => one(syllables) + one(syllables) + (next() < 0.6 ? one(syllables) : '');
  return (n) => {
    const tier = one([...valuationTiers].reverse(), 1.4);
    return columnsOf({
      _id: `prf_bench${String(n).padStart(15, '0')}`,
      positions: [...new Set([one(positions), one(positions)])],
      preferred_foot: one(preferredFeet),
      valuation_tier: tier,
      tier_rank: valuationTiers.indexOf(tier),
      nationalities: [...new Set([one(countries, 3), ...(next() < 0.2 ? [one(countries, 3)] : [])])],
      gender: next() < 0.2 ? 'female' : 'male',
      date_of_birth: day(1990, 19),
      height_cm: 165 + Math.floor((next() + next()) * 16),
      bound_until: next() < 0.25 ? '' : day(2026, 5),
      listed_at: `${day(2025, 1)}T08:00:00.000Z`,
      name_key: `${word()} ${word()}`,
    });
  };
};

const asked = (given: Readonly<Record<string, unknown>>) =>
  filterOf(
    {
      ...{ positions: [], feet: [], tiers: [], nationalities: [], sort: 'tier', limit: pageSize, facets: false },
      ...given,
    },
    today,
  );
const three = { positions: ['LW', 'RW', 'CF', 'SS', 'AM', 'CM', 'LM'], feet: ['right', 'left'], age_max: 30 };
const questions = {
  'three filters': asked(three),
  'five filters': asked({ ...three, gender: 'male', height_min: 172 }),
  'the beginning of a name': asked({ q: 'bade' }),
};

await bench('Searching 1,000,000 players in columns', async ({ pick, directory, ends }) => {
  const times = pick(200, 5);
  const file = join(directory, 'columns');
  const filled = async (count: number, kept?: string): Promise<Columns> => {
    const columns = createColumns(playerColumns, kept);
    ends(columns.stop);
    await columns.open();
    const player = players();
    for (let n = 0; n < count; n += 2_000)
      await columns.apply(Array.from({ length: Math.min(2_000, count - n) }, (_, at) => player(n + at)));
    return columns;
  };
  const many = await filled(pick(1_000_000, 20_000), file);
  const few = await filled(pick(10_000, 2_000));
  await many.save(1);

  const pageOf = (filter: ReturnType<typeof asked>, after?: Place): PageQuestion => ({
    limits: [...filter.base, ...Object.values(filter.facets)].map(limitOf),
    ...{ order: 'tier_rank', direction: 1, limit: pageSize, after },
  });
  const each = (work: () => Promise<unknown>) => async () => {
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) took.push(await msOf(work));
    return { p99: p99(took) };
  };
  const options = { rounds: pick(5, 1), warmUp: 1 };
  const figures: Figure[] = [];
  const add = (
    ...[what, against, ours, bare]: readonly [string, string, readonly { p99: number }[], readonly { p99: number }[]]
  ) => figures.push({ what, against, unit: 'ms', ours: ours.map((r) => r.p99), bare: bare.map((r) => r.p99) });

  for (const [name, filter] of Object.entries(questions)) {
    const count = { limits: filter.base.map(limitOf), groups: groupsOf(filter, today) };
    let far: Place | undefined;
    for (let page = 1; page < pick(farPage, 3); page += 1)
      far = (await many.ask({ page: pageOf(filter, far) })).page?.rows.at(-1) ?? far;
    const rounds = await inTurns(
      {
        page: each(() => many.ask({ page: pageOf(filter) })),
        counted: each(() => many.ask({ page: pageOf(filter), count })),
        far: each(() => many.ask({ page: pageOf(filter, far) })),
        few: each(() => few.ask({ page: pageOf(filter) })),
        hop: each(() => many.ask({})),
      },
      options,
    );
    add(`${name}, a page, p99`, 'the way into the thread and back', rounds.page, rounds.hop);
    add(`${name}, a page, p99`, 'the same among 10,000', rounds.page, rounds.few);
    add(`${name}, a page with all counts, p99`, 'the page alone', rounds.counted, rounds.page);
    add(`${name}, page ${farPage}, p99`, 'page 1', rounds.far, rounds.page);
  }
  const opened = await inTurns(
    {
      saved: async () => {
        const again = createColumns(playerColumns, file);
        const p99 = await msOf(() => again.open());
        await again.stop();
        return { p99 };
      },
      empty: async () => {
        const again = createColumns(playerColumns);
        const p99 = await msOf(() => again.open());
        await again.stop();
        return { p99 };
      },
    },
    { rounds: pick(3, 1), warmUp: 0 },
  );
  add('Ready from what was saved', 'an empty thread', opened.saved, opened.empty);
  return {
    figures,
    notes: [
      `Seven of fifteen positions, two feet and an age; then gender and height too. Pages of ${pageSize}, the 99th of 100 of ${times} asked one after the other. Without the database, from which a question reads what has changed since and the page’s ${pageSize} rows.`,
    ],
  };
});
