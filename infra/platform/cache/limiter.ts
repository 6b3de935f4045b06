import type { RedisCache } from './redis.ts';

export interface Allowance {
  readonly allowed: boolean;
  /** Whole seconds until the next try can succeed; 0 when allowed. */
  readonly retryAfterSeconds: number;
}

/** How often something may be done, per key: an account, an address. */
export interface Limiter {
  consume(key: string, points?: number): Promise<Allowance>;
  /** Gives one point back that the key has used. */
  giveBack(key: string): Promise<void>;
  /** Forgets what the key has used, as after a sign-in that succeeded. */
  reset(key: string): Promise<void>;
}

export interface LimiterOptions {
  /** Unique among the limiters that share a store. */
  readonly name: string;
  /** Allowed within `durationSeconds`. */
  readonly points: number;
  readonly durationSeconds: number;
  /** Once exceeded, refused for this long. Default: until the duration is over. */
  readonly blockSeconds?: number;
  /** Counts are shared through it. Without it, and while it is away, each process counts for itself. */
  readonly redis?: RedisCache | undefined;
}

export const createLimiter = async (options: LimiterOptions): Promise<Limiter> => {
  const { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } = await import('rate-limiter-flexible');
  const { name, points, durationSeconds: duration, blockSeconds: blockDuration = 0, redis } = options;
  const common = { keyPrefix: `touchline:limit:${name}`, points, duration, blockDuration };
  const local = new RateLimiterMemory(common);
  const limiter =
    redis === undefined
      ? local
      : new RateLimiterRedis({
          ...common,
          storeClient: redis.redis,
          insuranceLimiter: local,
          rejectIfRedisNotReady: true,
        });
  return {
    consume: async (key, used = 1) => {
      try {
        await limiter.consume(key, used);
        return { allowed: true, retryAfterSeconds: 0 };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) };
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key, 1);
    },
    reset: async (key) => {
      await limiter.delete(key);
      if (limiter !== local) await local.delete(key);
    },
  };
};

/** For tests and for seeding a demo: everything is allowed. */
export const unlimited: Limiter = {
  consume: async () => ({ allowed: true, retryAfterSeconds: 0 }),
  giveBack: async () => {},
  reset: async () => {},
};
