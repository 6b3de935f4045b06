import type { Limit as ColumnLimit, Key, Range, Row, Schema } from '@touchline/platform/columns';
import type { Bounds, Filtered, Limit } from './filter.ts';
import { orders, type ScoutingDocument } from './scouting.ts';

/** The scoutable players as columns: what filters, orders and counts look at, and nothing of what a row shows. */
export const playerColumns: Schema = {
  tags: ['positions', 'preferred_foot', 'valuation_tier', 'nationalities', 'gender'],
  numbers: { date_of_birth: 'whole', height_cm: 'whole', bound_until: 'whole', tier_rank: 'whole', listed_at: 'any' },
  orders: Object.fromEntries(Object.values(orders).map(({ field }) => [field, field === 'name_key' ? 'text' : field])),
};

/** A day as a number that is ordered like it (`2008-11-19` → 20081119); none is 0. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));
const dayOf = (number: number): string => (number === 0 ? '' : String(number).replace(/^(....)(..)(..)$/, '$1-$2-$3'));

/** What filters, orders and counts look at. */
export type SearchedPlayer = Filtered & Pick<ScoutingDocument, '_id' | 'tier_rank' | 'listed_at'>;

export const columnsOf = (player: SearchedPlayer): Row => ({
  id: player._id,
  tags: {
    positions: player.positions,
    preferred_foot: player.preferred_foot ? [player.preferred_foot] : [],
    valuation_tier: player.valuation_tier ? [player.valuation_tier] : [],
    nationalities: player.nationalities,
    gender: player.gender ? [player.gender] : [],
  },
  numbers: {
    date_of_birth: dayNumber(player.date_of_birth ?? ''),
    height_cm: player.height_cm ?? 0,
    bound_until: dayNumber(player.bound_until),
    tier_rank: player.tier_rank,
    listed_at: Date.parse(player.listed_at),
  },
  text: player.name_key,
});

/** Fields of a player's document that `columnsOf` reads. */
export const columnFields: Readonly<Record<string, 1>> = {
  ...{ positions: 1, preferred_foot: 1, valuation_tier: 1, nationalities: 1, gender: 1 },
  ...{ date_of_birth: 1, height_cm: 1, bound_until: 1, tier_rank: 1, listed_at: 1, name_key: 1 },
};

/** The key of a place in an order as the database has it, and as the columns have it: a page goes on from either's cursor. */
export const keys: Readonly<
  Record<string, { readonly stored: (key: Key) => Key; readonly column: (key: Key) => Key }>
> = {
  ...Object.fromEntries(
    ['date_of_birth', 'bound_until'].map((field) => [
      field,
      { stored: (key: Key) => dayOf(Number(key)), column: (key: Key) => dayNumber(String(key)) },
    ]),
  ),
  listed_at: {
    stored: (key) => new Date(Number(key)).toISOString(),
    column: (key) => Date.parse(String(key)),
  },
  tier_rank: { stored: Number, column: Number },
  name_key: { stored: String, column: String },
};

const whole = (value: string | number): number => (typeof value === 'number' ? value : dayNumber(value));

/** Days and heights are whole: what lies beyond one begins at the next. */
export const rangeOf = ({ $gte, $gt, $lte, $lt }: Bounds): Range => ({
  ...($gte === undefined ? {} : { from: whole($gte) }),
  ...($gt === undefined ? {} : { from: whole($gt) + 1 }),
  ...($lte === undefined ? {} : { to: whole($lte) }),
  ...($lt === undefined ? {} : { to: whole($lt) - 1 }),
});

export const limitOf = (limit: Limit): ColumnLimit => {
  if ('beginnings' in limit) return { beginnings: limit.beginnings };
  return 'among' in limit
    ? { tag: limit.field, among: limit.among }
    : { number: limit.field, within: rangeOf(limit.bounds) };
};
