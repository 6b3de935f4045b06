import type { Rate, Throttles } from '@touchline/platform/cache';

const day = 24 * 3600;

/** How often what may be tried. */
export const offersRates = {
  /** Interests that a team declares: nobody means more players than so many in a day. */
  declare: { points: 40, durationSeconds: day },
  /** Offers that a team makes to one player, withdrawn or declined between: each is a message to him. */
  offer: { points: 20, durationSeconds: day },
  /** Positions that a team publishes. */
  publish: { points: 30, durationSeconds: day },
  /** Positions that a player answers: a club reads what is meant for it. */
  answer: { points: 40, durationSeconds: day },
  /** Players whom an agent puts forward: each is asked for an answer. */
  suggest: { points: 60, durationSeconds: day },
} as const satisfies Readonly<Record<string, Rate>>;

export type Limits = Throttles<keyof typeof offersRates>;
