import type { Rate, Throttles } from '@touchline/platform/cache';

/** How often what may be tried. */
export const trialsRates = {
  /** Codes that are looked up from one network: a family looks up one or two, whoever guesses needs millions. */
  check: { points: 30, durationSeconds: 600 },
  /** How often calendars ask for the feed of one profile: a few of them, each every few minutes. */
  feed: { points: 60, durationSeconds: 3600 },
  /** Links to feeds that aren't there, from one network. */
  unknownFeed: { points: 30, durationSeconds: 600 },
} as const satisfies Readonly<Record<string, Rate>>;

export type Limits = Throttles<keyof typeof trialsRates>;
