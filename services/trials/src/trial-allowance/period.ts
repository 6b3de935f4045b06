import { addMonths } from '@touchline/contracts/policies/transfer-regulations';

/** What a plan's period is read from: the subscription as billing tells it. */
export interface Paid {
  readonly current_period_start?: string | null | undefined;
  readonly current_period_end: string | null;
}

export interface Period {
  /** Names it: the month of a plan without a price, the instant at which one of a paid period began. */
  readonly period: string;
  /** The first day of the next one, UTC; null where billing has not told yet when that is. */
  readonly renews_on: string | null;
}

/** The same day and time so many months later, or the last day of a shorter month. */
const monthsLater = (instant: string, months: number): string =>
  addMonths(instant.slice(0, 10), months) + instant.slice(10);

/** By the calendar, whatever its days: from the last day of January to the last one of February is one, and on to March another. */
const monthsBetween = (from: string, to: string): number => {
  const [start, end] = [new Date(from), new Date(to)];
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
};

/**
 * The month of a paid period that it is now. A period that is paid by the month is that month, under its own name and with its
 * own ends; a longer one has months from the day on which it began, and the first of them has its name.
 */
const monthOf = (start: string, end: string, now: string): Period => {
  const last = Math.max(0, monthsBetween(start, end) - 1);
  let month = 0;
  while (month < last && monthsLater(start, month + 1) <= now) month += 1;
  const next = month < last ? monthsLater(start, month + 1) : end;
  return { period: monthsLater(start, month), renews_on: next.slice(0, 10) };
};

/**
 * The month that limits count in. Once a paid period is over the next one counts, under the name that billing will give it, so
 * that news of the payment changes nothing. Without a price it is the calendar month, UTC.
 */
export const periodAt = ({ current_period_start, current_period_end }: Paid, now: Date): Period => {
  if (current_period_start && current_period_end)
    return now.toISOString() < current_period_end
      ? monthOf(current_period_start, current_period_end, now.toISOString())
      : { period: current_period_end, renews_on: null };
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return { period: now.toISOString().slice(0, 7), renews_on: next.toISOString().slice(0, 10) };
};
