import type { FitPlayer, FitPoint, FitResult } from '@touchline/contracts/policies/fit';
import { ageOn } from '@touchline/contracts/values';

/**
 * The policy of fit (`contracts/policies/fit.ts`) as the database computes it over stored positions, for this player on this
 * day (`YYYY-MM-DD`). A test holds every row of both against each other.
 */

/** An expression of the aggregation that answers a `FitResult`, or null where the position doesn't ask. */
type Expression = unknown;

const unlessNull = (path: string, result: Expression): Expression => ({
  $cond: [{ $eq: [{ $ifNull: [path, null] }, null] }, null, result],
});
const met = (condition: Expression): Expression => ({ $cond: [condition, 'met', 'not-met'] });
const known = <Value>(value: Value | null, result: (value: Value) => Expression): Expression =>
  value === null ? 'unknown' : result(value);

const resultsFor = (player: FitPlayer, today: string): Readonly<Record<FitPoint, Expression>> => {
  const { positions, date_of_birth, preferred_foot, contract_ends_on, level } = player;
  const years = date_of_birth === null ? null : ageOn(date_of_birth, today);
  const ends = contract_ends_on !== null && contract_ends_on < today ? null : contract_ends_on;
  return {
    position: known(positions.length === 0 ? null : positions, (own) => met({ $in: ['$state.position', [...own]] })),
    age: unlessNull(
      '$state.age.min',
      known(years, (age) => met({ $and: [{ $gte: [age, '$state.age.min'] }, { $lte: [age, '$state.age.max'] }] })),
    ),
    foot: unlessNull(
      '$state.foot',
      known(preferred_foot, (foot) => (foot === 'both' ? 'met' : met({ $eq: ['$state.foot', foot] }))),
    ),
    contract: ends === null ? 'met' : met({ $gt: ['$state.contract_from', ends] }),
    level: unlessNull(
      '$state.club_team.level',
      known(level, (own) => met({ $eq: ['$state.club_team.level', own] })),
    ),
  };
};

/** How many points are not met and how many unknown, and the rank of the position among the player's own from 1, else 9. */
export const fitExpressions = (player: FitPlayer, today: string) => {
  const results = Object.values(resultsFor(player, today));
  const count = (wanted: FitResult): Expression => ({
    $add: results.map((result) => ({ $cond: [{ $eq: [result, wanted] }, 1, 0] })),
  });
  const index = { $indexOfArray: [[...player.positions], '$state.position'] };
  return {
    not_met: count('not-met'),
    unknown: count('unknown'),
    rank: { $cond: [{ $lt: [index, 0] }, 9, { $add: [index, 1] }] },
  };
};
