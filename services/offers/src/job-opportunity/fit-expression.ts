import type { FitPlayer, FitPoint, FitResult } from '@touchline/contracts/policies/fit';
import { ageOn } from '@touchline/contracts/values';

/**
 * The policy of fit (`contracts/policies/fit.ts`) as the database computes it over stored positions, for this player on this
 * day (`YYYY-MM-DD`). A test holds every row of both against each other.
 */

/** Where what a position asks for is stored, as an expression reads it (`$…`). */
export type WantedPaths = Readonly<
  Record<'position' | 'age_min' | 'age_max' | 'foot' | 'contract_from' | 'level', string>
>;

/** An expression of the aggregation that answers a `FitResult`, or null where the position doesn't ask. */
type Expression = unknown;

const unlessNull = (path: string, result: Expression): Expression => ({
  $cond: [{ $eq: [{ $ifNull: [path, null] }, null] }, null, result],
});
const met = (condition: Expression): Expression => ({ $cond: [condition, 'met', 'not-met'] });
const known = <Value>(value: Value | null, result: (value: Value) => Expression): Expression =>
  value === null ? 'unknown' : result(value);

const resultsFor = (wanted: WantedPaths, player: FitPlayer, today: string): Readonly<Record<FitPoint, Expression>> => {
  const { positions, date_of_birth, preferred_foot, contract_ends_on, level } = player;
  const years = date_of_birth === null ? null : ageOn(date_of_birth, today);
  const ends = contract_ends_on !== null && contract_ends_on < today ? null : contract_ends_on;
  return {
    position: known(positions.length === 0 ? null : positions, (own) => met({ $in: [wanted.position, [...own]] })),
    age: unlessNull(
      wanted.age_min,
      known(years, (age) => met({ $and: [{ $gte: [age, wanted.age_min] }, { $lte: [age, wanted.age_max] }] })),
    ),
    foot: unlessNull(
      wanted.foot,
      known(preferred_foot, (foot) => (foot === 'both' ? 'met' : met({ $eq: [wanted.foot, foot] }))),
    ),
    contract: ends === null ? 'met' : met({ $gt: [wanted.contract_from, ends] }),
    level: unlessNull(
      wanted.level,
      known(level, (own) => met({ $eq: [wanted.level, own] })),
    ),
  };
};

/** How many points are not met and how many unknown, and the rank of the position among the player's own from 1, else 9. */
export const fitExpressions = (wanted: WantedPaths, player: FitPlayer, today: string) => {
  const results = Object.values(resultsFor(wanted, player, today));
  const count = (of: FitResult): Expression => ({
    $add: results.map((result) => ({ $cond: [{ $eq: [result, of] }, 1, 0] })),
  });
  const index = { $indexOfArray: [[...player.positions], wanted.position] };
  return {
    not_met: count('not-met'),
    unknown: count('unknown'),
    rank: { $cond: [{ $lt: [index, 0] }, 9, { $add: [index, 1] }] },
  };
};
