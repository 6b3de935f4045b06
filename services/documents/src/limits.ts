import type { Rate, Throttles } from '@touchline/platform/cache';

const day = 24 * 3600;

/** How often what may be tried. */
export const documentsRates = {
  /** Fingerprints of files that are asked about from one network: an office checks some in a row, nobody can guess one. */
  check: { points: 60, durationSeconds: 600 },
  /** Drafts of own documents. */
  draft: { points: 40, durationSeconds: day },
  /** Sendings to the lines of a file: each of them names people, and writes to all of them. */
  sending: { points: 4, durationSeconds: day },
  /** Addresses that a person names as signers, and that those of one network name: the answer tells who is here. */
  signer: { points: 30, durationSeconds: day },
  networkSigner: { points: 100, durationSeconds: day },
  /** Papers per person and per network: each is looked through, and sealed for a trial. */
  upload: { points: 40, durationSeconds: day },
  networkUpload: { points: 300, durationSeconds: day },
} as const satisfies Readonly<Record<string, Rate>>;

export type Limits = Throttles<keyof typeof documentsRates>;
