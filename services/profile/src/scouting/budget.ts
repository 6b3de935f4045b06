import { createHash } from 'node:crypto';
import type { Cache, Limiter } from '@touchline/platform/cache';
import { Rejected } from '@touchline/platform/domain';

/** What a club may look at within an hour: enough for every scout it has, too little to copy the market. */
export interface Budget {
  /**
   * Takes what is looked at from the budget; the same again within the hour is free. Refuses with `TooManyRequests` and
   * the seconds to wait. `spender`: the club, not the person; a player or an agent looks for himself.
   */
  readonly spend: (spender: string, what: string, cost?: number) => Promise<void>;
}

/** A dependency like any other: tests bring their own. */
export interface ScoutingBudgets {
  /** Distinct pages of the search. */
  readonly pages: Budget;
  /** Distinct players' sheets. */
  readonly sheets: Budget;
}

/** A page counts once per so many rows: asking for the longest pages isn't cheaper. */
export const rowsPerPoint = 30;

/** Points and seconds of each budget in production. */
export const productionBudgets = {
  pages: { points: 1000, durationSeconds: 3600 },
  sheets: { points: 400, durationSeconds: 3600 },
} as const;

export const budget = (
  name: string,
  { limiter, cache, seconds }: { readonly limiter: Limiter; readonly cache: Cache; readonly seconds: number },
): Budget => ({
  spend: async (spender, what, cost = 1) => {
    const digest = createHash('sha256').update(what).digest('base64url').slice(0, 22);
    const seen = `seen:${name}:${spender}:${digest}`;
    if (await cache.get(seen)) return;
    const { allowed, retryAfterSeconds } = await limiter.consume(spender, cost);
    if (!allowed) throw new Rejected('TooManyRequests', { retry_after: retryAfterSeconds });
    // Only what was shown is known: a refused page that is asked for again is still refused.
    await cache.set(seen, true, seconds);
  },
});

type MakeLimiter = (
  name: string,
  limit: { readonly points: number; readonly durationSeconds: number },
) => Promise<Limiter>;

/** Both budgets on the limiter and the cache that the process stands on. */
export const scoutingBudgets = async (
  { limiter, cache }: { readonly limiter: MakeLimiter; readonly cache: Cache },
  limits: Readonly<Record<'pages' | 'sheets', { points: number; durationSeconds: number }>> = productionBudgets,
): Promise<ScoutingBudgets> => {
  const made = async (name: 'pages' | 'sheets'): Promise<Budget> =>
    budget(name, {
      limiter: await limiter(`scouting-${name}`, limits[name]),
      cache,
      seconds: limits[name].durationSeconds,
    });
  const [pages, sheets] = await Promise.all([made('pages'), made('sheets')]);
  return { pages, sheets };
};
