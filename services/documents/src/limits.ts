import type { Rate, Throttles } from '@touchline/platform/cache';

/** How often what may be tried. */
export const documentsRates = {
  /** Fingerprints of files that are asked about from one network: an office checks some in a row, nobody can guess one. */
  check: { points: 60, durationSeconds: 600 },
} as const satisfies Readonly<Record<string, Rate>>;

export type Limits = Throttles<keyof typeof documentsRates>;
