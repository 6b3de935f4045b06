import type { FitPlayer } from '@touchline/contracts/policies/fit';
import { readCursor, writeCursor } from '@touchline/platform/http';
import type { Collection } from 'mongoose';
import { type BoardQuery, type Counted, type Filters, facetNames, wantedOf } from './board-counts.ts';
import { fitExpressions, type WantedPaths } from './fit-expression.ts';
import type { Published } from './state.ts';

/** Which positions are looked at: those that can be answered and in whose team this player could be, or those that are named. */
export type Range = ({ readonly open: true } | { readonly ids: readonly string[] }) & {
  /** Those of one club alone. */
  readonly club_id?: string | undefined;
};

/** Who looks, as much of him as the database has to know. */
export interface Looking {
  readonly fits: FitPlayer | null;
  readonly team_ids: readonly string[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Where a position keeps what the board reads of it. */
export type BoardPaths = WantedPaths &
  Readonly<
    Record<
      'status' | 'closes_on' | 'gender' | 'country' | 'pay_shown' | 'pay_from' | 'team_id' | 'published_at',
      string
    >
  >;

type Stage = Readonly<Record<string, unknown>>;

/** Its club is in no index of the board: of one club's positions there are few. */
export type PathsOfBoard = BoardPaths & { readonly club_id: string };

const conditionsOf = (paths: PathsOfBoard, range: Range, { fits, today }: Looking): Stage => ({
  ...(range.club_id && { [paths.club_id]: range.club_id }),
  ...('ids' in range
    ? { _id: { $in: [...range.ids] } }
    : {
        [paths.status]: 'open',
        [paths.closes_on]: { $gte: today },
        ...(fits?.gender && { [paths.gender]: { $ne: fits.gender === 'female' ? 'male' : 'female' } }),
      }),
});

/** The half of the year of a calendar date: `2027-1` is January to June 2027. */
const halfYear = (path: string) => ({
  $concat: [{ $substrBytes: [path, 0, 4] }, { $cond: [{ $lte: [{ $substrBytes: [path, 5, 2] }, '06'] }, '-1', '-2'] }],
});

const notMet = (is: string, otherwise: unknown, points: number) => ({
  $cond: [{ $eq: ['$not_met', points] }, is, otherwise],
});

/** Of each position what filters and orders look at, and nothing else of it. */
const projected = (paths: PathsOfBoard, range: Range, looking: Looking): readonly Stage[] => {
  const at = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, `$${path}`])) as BoardPaths;
  const { fits, team_ids, today } = looking;
  const fit = fits ? fitExpressions(at, fits, today) : { not_met: 0, unknown: 0, rank: 0 };
  const shown = { $or: [at.pay_shown, { $in: [at.team_id, [...team_ids]] }] };
  return [
    { $match: conditionsOf(paths, range, looking) },
    {
      $project: {
        positions: at.position,
        starts: halfYear(at.contract_from),
        levels: { $ifNull: [at.level, ''] },
        countries: at.country,
        pay: { $cond: [{ $and: [{ $gt: [at.pay_from, null] }, shown] }, 'shown', ''] },
        closes_on: at.closes_on,
        published_at: at.published_at,
        ...Object.fromEntries(Object.entries(fit).map(([name, of]) => [name, { $add: [of, 0] }])),
      },
    },
    {
      $set: {
        fits: fits ? notMet('every', notMet('one', 'more', 1), 0) : { $literal: '' },
      },
    },
  ];
};

const passing = (filters: Filters): readonly Stage[] => {
  const wanted = Object.entries(wantedOf(filters)).filter(([, values]) => values.length > 0);
  return wanted.length
    ? [{ $match: Object.fromEntries(wanted.map(([name, values]) => [name, { $in: [...values] }])) }]
    : [];
};

/** What a row is ordered by before its age: smaller first. */
const orders: Readonly<Record<BoardQuery['sort'], unknown>> = {
  newest: { $literal: '' },
  closes: '$closes_on',
  fit: { $concat: [{ $toString: '$not_met' }, { $toString: '$unknown' }, { $toString: '$rank' }] },
};

interface Place {
  readonly _id: string;
  readonly order: string;
  readonly published_at: string;
}

const afterOf = (text: string | undefined): readonly Stage[] => {
  const cursor = readCursor(text);
  const [order, published_at] = String(cursor?.key ?? '').split(' ');
  if (!cursor || order === undefined || published_at === undefined) return [];
  const older = { published_at: { $lt: published_at } };
  return [
    {
      $match: {
        $or: [{ order: { $gt: order } }, { order, ...older }, { order, published_at, _id: { $lt: cursor.id } }],
      },
    },
  ];
};

/** The board over the stored positions: counts and pages are made where they lie, whatever their number. */
export const createBoard = (collection: Collection, paths: PathsOfBoard) => {
  const run = <Row>(stages: readonly Stage[]): Promise<Row[]> =>
    collection.aggregate([...stages] as never[]).toArray() as Promise<Row[]>;
  return {
    counted: async (range: Range, looking: Looking): Promise<readonly Counted[]> => {
      if ('ids' in range && range.ids.length === 0) return [];
      const by = Object.fromEntries(facetNames.map((name) => [name, `$${name}`]));
      const group = { $group: { _id: by, count: { $sum: 1 } } };
      const found = await run<{ _id: Counted['values']; count: number }>([...projected(paths, range, looking), group]);
      return found.map(({ _id: values, count }) => ({ values, count }));
    },
    page: async (
      range: Range,
      looking: Looking,
      { sort, limit, cursor, ...filters }: Omit<BoardQuery, 'tab'>,
    ): Promise<{ readonly rows: readonly Published[]; readonly next_cursor: string | null }> => {
      const found = await run<Place>([
        ...projected(paths, range, looking),
        ...passing(filters),
        { $set: { order: orders[sort] } },
        ...afterOf(cursor),
        { $sort: { order: 1, published_at: -1, _id: -1 } },
        { $limit: limit + 1 },
        { $project: { order: 1, published_at: 1 } },
      ]);
      const places = found.slice(0, limit);
      if (places.length === 0) return { rows: [], next_cursor: null };
      const states = new Map(
        (
          await run<{ _id: string; state: Published }>([
            { $match: { _id: { $in: places.map(({ _id }) => _id) } } },
            { $project: { state: 1 } },
          ])
        ).map(({ _id, state }) => [_id, state]),
      );
      const last = found.length > limit ? places.at(-1) : undefined;
      return {
        rows: places.flatMap(({ _id }) => states.get(_id) ?? []),
        next_cursor: last ? writeCursor({ key: `${last.order} ${last.published_at}`, id: last._id }) : null,
      };
    },
    /** Ids of those that pass, at most so many. */
    ids: async (looking: Looking, filters: Filters, most: number): Promise<readonly string[]> => {
      const stages = [
        ...projected(paths, { open: true }, looking),
        ...passing(filters),
        { $limit: most },
        { $project: { _id: 1 } },
      ];
      return (await run<{ _id: string }>(stages)).map(({ _id }) => _id);
    },
  };
};
export type Board = ReturnType<typeof createBoard>;
