import type { OfferRound } from './offers-api.ts';

type Side = 'club' | 'player';
type RoundTotal = Pick<OfferRound, 'number' | 'by'> & {
  readonly total: { readonly total: number };
  readonly terms: { readonly salary: { readonly currency: string } };
};

export type TotalPoint = {
  readonly value: number;
  readonly rounds: readonly RoundTotal[];
  readonly mine: boolean;
  readonly current: boolean;
};

/**
 * The totals that tell how a negotiation moved: the opening one, and the latest of each side. Rounds with the same
 * total share a point; rounds in another currency than the current one can't be compared and are left out.
 */
export const totalPoints = (rounds: readonly RoundTotal[], side: Side): readonly TotalPoint[] => {
  const last = rounds.at(-1);
  if (!last) return [];
  const comparable = rounds.filter((round) => round.terms.salary.currency === last.terms.salary.currency);
  const telling = new Set([
    comparable[0],
    comparable.findLast((round) => round.by === 'club'),
    comparable.findLast((round) => round.by === 'player'),
  ]);
  const points = new Map<number, TotalPoint>();
  for (const round of comparable.filter((entry) => telling.has(entry))) {
    const value = round.total.total;
    const before = points.get(value);
    points.set(value, {
      value,
      rounds: [...(before?.rounds ?? []), round],
      mine: (before?.mine ?? false) || round.by === side,
      current: (before?.current ?? false) || round === last,
    });
  }
  return [...points.values()];
};

/** How far apart the two latest rounds are, and how far the two before them were. Null while one side alone has spoken. */
export const distance = (
  rounds: readonly RoundTotal[],
): { readonly now: number; readonly before: { readonly round: number; readonly apart: number } | null } | null => {
  const [last, previous, third] = [rounds.at(-1), rounds.at(-2), rounds.at(-3)];
  if (!last || !previous) return null;
  const currency = last.terms.salary.currency;
  if (previous.terms.salary.currency !== currency) return null;
  const between = (a: RoundTotal, b: RoundTotal): number => Math.abs(a.total.total - b.total.total);
  return {
    now: between(last, previous),
    before:
      third && third.terms.salary.currency === currency
        ? { round: previous.number, apart: between(previous, third) }
        : null,
  };
};
