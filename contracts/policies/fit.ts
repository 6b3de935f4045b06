import { ageOn, type ClubTeam, type Gender, type Position, type preferredFeet } from '../values.ts';

/**
 * How a player fits an open position, point by point. The server ranks answers by it for the club and counts it on the board;
 * pages put each point into words. It refuses nothing: who doesn't meet a point may answer all the same.
 */

export const fitPoints = ['position', 'age', 'foot', 'contract', 'level'] as const;
export type FitPoint = (typeof fitPoints)[number];
export const fitResults = ['met', 'not-met', 'unknown'] as const;
export type FitResult = (typeof fitResults)[number];

/** One point, and what is so of the player: the words follow from both. */
export interface Criterion {
  readonly point: FitPoint;
  readonly result: FitResult;
  /** Of position: the rank of the wanted one among the player's own, from 1. Of age: the age. Else null. */
  readonly figure: number | null;
  /** Of position, foot, contract and level: what the player has; null where it isn't known or there is none. */
  readonly actual: string | null;
}

/** What an open position asks for. */
export interface Wanted {
  readonly position: Position;
  readonly age: { readonly min: number; readonly max: number } | null;
  readonly foot: 'left' | 'right' | null;
  readonly contract_from: string;
  readonly club_team: Pick<ClubTeam, 'level'>;
}

/** What is known of a player. */
export interface FitPlayer {
  readonly positions: readonly Position[];
  readonly date_of_birth: string | null;
  readonly gender: Gender | null;
  readonly preferred_foot: (typeof preferredFeet)[number] | null;
  /** The later end of the current and the next contract; null: none runs. */
  readonly contract_ends_on: string | null;
  /** Of the team that the player is in. */
  readonly level: string | null;
}

const criterion = (
  point: FitPoint,
  isMet: boolean | null,
  { figure = null, actual = null }: Partial<Pick<Criterion, 'figure' | 'actual'>> = {},
): Criterion => ({ point, result: isMet === null ? 'unknown' : isMet ? 'met' : 'not-met', figure, actual });

/** Each point that the position asks for, in the order in which a person reads them. `today` is a calendar date. */
export const fitOf = (wanted: Wanted, player: FitPlayer, today: string): readonly Criterion[] => {
  const { position, age, foot, contract_from, club_team } = wanted;
  const rank = player.positions.indexOf(position) + 1;
  const years = player.date_of_birth === null ? null : ageOn(player.date_of_birth, today);
  const ends = player.contract_ends_on !== null && player.contract_ends_on < today ? null : player.contract_ends_on;
  return [
    criterion('position', player.positions.length === 0 ? null : rank > 0, {
      figure: rank || null,
      actual: player.positions[0] ?? null,
    }),
    ...(age ? [criterion('age', years === null ? null : years >= age.min && years <= age.max, { figure: years })] : []),
    ...(foot
      ? [
          criterion(
            'foot',
            player.preferred_foot === null ? null : player.preferred_foot === 'both' || player.preferred_foot === foot,
            { actual: player.preferred_foot },
          ),
        ]
      : []),
    criterion('contract', ends === null || ends < contract_from, { actual: ends }),
    ...(club_team.level
      ? [criterion('level', player.level === null ? null : player.level === club_team.level, { actual: player.level })]
      : []),
  ];
};

export const pointsNotMet = (fit: readonly Criterion[]): readonly FitPoint[] =>
  fit.filter(({ result }) => result === 'not-met').map(({ point }) => point);

/** Best first: fewer points not met, then fewer unknown, then the player's first position before the third. */
export const byFit = (a: readonly Criterion[], b: readonly Criterion[]): number => {
  const weigh = (fit: readonly Criterion[], result: FitResult): number =>
    fit.filter((point) => point.result === result).length;
  const rank = (fit: readonly Criterion[]): number => fit.find(({ point }) => point === 'position')?.figure ?? 9;
  return weigh(a, 'not-met') - weigh(b, 'not-met') || weigh(a, 'unknown') - weigh(b, 'unknown') || rank(a) - rank(b);
};

/** Who can play in a team at all: women's football and men's are two. Where either isn't said, it is let through. */
export const playsTheSameFootball = (team: Pick<ClubTeam, 'gender'>, gender: Gender | null): boolean =>
  !team.gender || !gender || team.gender === gender;
