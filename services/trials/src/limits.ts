import type { Rate, Throttles } from '@touchline/platform/cache';

const day = 24 * 3600;

/** How often what may be tried. */
export const trialsRates = {
  /** Trials that a team asks one player for, withdrawn or declined between: each is a message to him. */
  request: { points: 10, durationSeconds: day },
  /** Other dates of one request, of each side: each is a message to the other one. */
  dates: { points: 20, durationSeconds: day },
  /** Codes that are looked up from one network: a family looks up one or two, whoever guesses needs millions. */
  check: { points: 30, durationSeconds: 600 },
  /** How often calendars ask for the feed of one profile: a few of them, each every few minutes. */
  feed: { points: 60, durationSeconds: 3600 },
  /** Links to feeds that aren't there, from one network. */
  unknownFeed: { points: 30, durationSeconds: 600 },
} as const satisfies Readonly<Record<string, Rate>>;

export type Limits = Throttles<keyof typeof trialsRates>;
