/** What a plan's period is read from: the subscription as billing tells it. */
export interface Paid {
  readonly current_period_start?: string | null | undefined;
  readonly current_period_end: string | null;
}

export interface Period {
  /** Names it: the month of a plan without a price, the instant at which a paid one began. */
  readonly period: string;
  /** The first day of the next one, UTC; null where billing has not told yet when that is. */
  readonly renews_on: string | null;
}

/**
 * The period that limits count in. A paid period has its own ends; once it is over the next one counts, under the name that
 * billing will give it, so that news of the payment changes nothing. Without a price it is the calendar month, UTC.
 */
export const periodAt = ({ current_period_start, current_period_end }: Paid, now: Date): Period => {
  if (current_period_start && current_period_end)
    return now.toISOString() < current_period_end
      ? { period: current_period_start, renews_on: current_period_end.slice(0, 10) }
      : { period: current_period_end, renews_on: null };
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return { period: now.toISOString().slice(0, 7), renews_on: next.toISOString().slice(0, 10) };
};
