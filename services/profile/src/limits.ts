import type { Rate, Throttles } from '@touchline/platform/cache';
import { z } from 'zod';

const day = 24 * 3600;

/** How often what may be tried. */
export const profileRates = {
  /** Clubs that a person enters by hand. */
  club: { points: 5, durationSeconds: day },
  /** Crests that a person sets: staff bring in those of a whole league. */
  crest: { points: 200, durationSeconds: day },
  /** Players whom an agent asks for a mandate. */
  mandate: { points: 20, durationSeconds: day },
  /** Addresses that agents of one network ask for: the answer tells who is here. */
  networkMandate: { points: 60, durationSeconds: day },
  /** Guardians whom a player names, or names anew, after handing in: each is written to. */
  guardian: { points: 5, durationSeconds: day },
  /** Clips per person and per network: each is large, and looked through. */
  clip: { points: 25, durationSeconds: day },
  networkClip: { points: 150, durationSeconds: day },
  /** Portraits, and posters of clips, per person. */
  upload: { points: 40, durationSeconds: day },
  /** Portraits per network: an academy comes aboard from one address. */
  networkUpload: { points: 300, durationSeconds: day },
} as const satisfies Readonly<Record<string, Rate>>;

/** `CLIPS_MAX_GB`: how much the clips of all players together may take, in gigabytes. */
export const clipsMaxGb = z.coerce.number().positive().max(1_000_000).default(500);
export const bytesOfGb = 1_000_000_000;

export type Limits = Throttles<keyof typeof profileRates>;
