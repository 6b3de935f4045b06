import type { Limiter } from '@touchline/infra/cache';
import { Rejected } from '@touchline/infra/domain';

/** One throttle: takes a try or refuses with `TooManyRequests` and the seconds to wait. */
export interface Throttle {
  readonly take: (key: string) => Promise<void>;
  readonly reset: (key: string) => Promise<void>;
}

/** How often what may be tried. A dependency like any other: tests and the demo's seeding bring their own. */
export interface Limits {
  /** Sign-in per account and address, and each repeat of a password within a session. */
  readonly signIn: Throttle;
  /** Sign-in and registration per address. */
  readonly address: Throttle;
  /** Mails per account, whoever asks for them. */
  readonly mail: Throttle;
  /** PINs and tokens tried per address. */
  readonly secret: Throttle;
}

/** Tries and seconds of each throttle in production. */
export const productionLimits = {
  signIn: { points: 10, durationSeconds: 15 * 60 },
  address: { points: 60, durationSeconds: 15 * 60 },
  mail: { points: 5, durationSeconds: 60 * 60 },
  secret: { points: 30, durationSeconds: 15 * 60 },
} as const;

export const throttle = (limiter: Limiter): Throttle => ({
  take: async (key) => {
    const { allowed, retryAfterSeconds } = await limiter.consume(key);
    if (!allowed) throw new Rejected('TooManyRequests', { retry_after: retryAfterSeconds });
  },
  reset: (key) => limiter.reset(key),
});
