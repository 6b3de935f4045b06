import { Rejected } from '../domain/index.ts';
import type { Limiter } from './limiter.ts';

/** One throttle: takes a try or refuses with `TooManyRequests` and the seconds to wait. */
export interface Throttle {
  readonly take: (key: string) => Promise<void>;
  /** Takes a try, and gives it back where the work comes to its end: only what fails counts. */
  readonly attempt: <Done>(key: string, work: () => Promise<Done>) => Promise<Done>;
  readonly reset: (key: string) => Promise<void>;
}

/** Tries and seconds. */
export interface Rate {
  readonly points: number;
  readonly durationSeconds: number;
}

export type Throttles<Name extends string> = Readonly<Record<Name, Throttle>>;

export type MakeLimiter = (name: string, rate: Rate) => Promise<Limiter>;

export const throttle = (limiter: Limiter): Throttle => {
  const take = async (key: string): Promise<void> => {
    const { allowed, retryAfterSeconds } = await limiter.consume(key);
    if (!allowed) throw new Rejected('TooManyRequests', { retry_after: retryAfterSeconds });
  };
  return {
    take,
    attempt: async (key, work) => {
      await take(key);
      const done = await work();
      await limiter.giveBack(key);
      return done;
    },
    reset: (key) => limiter.reset(key),
  };
};

/** Takes everything: of a command on the machine, and of tests that are about something else. */
export const unthrottled: Throttle = { take: async () => {}, attempt: (_, work) => work(), reset: async () => {} };

/** The throttles of a service at its rates. `wrap`: what stands around each, in a demo that is being made or in a test. */
export const openThrottles = async <Name extends string>(
  limiter: MakeLimiter,
  rates: Readonly<Record<Name, Rate>>,
  wrap: (throttle: Throttle) => Throttle = (each) => each,
): Promise<Throttles<Name>> => {
  const entries = (Object.entries(rates) as [Name, Rate][]).map(
    async ([name, rate]) => [name, wrap(throttle(await limiter(name, rate)))] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Throttles<Name>;
};

/** As `openThrottles`, taking everything. */
export const withoutThrottles = <Name extends string>(rates: Readonly<Record<Name, Rate>>): Throttles<Name> =>
  Object.fromEntries(Object.keys(rates).map((name) => [name, unthrottled])) as Throttles<Name>;
