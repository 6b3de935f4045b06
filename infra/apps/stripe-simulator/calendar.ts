import type { Interval } from './records.ts';

/** The same day `count` intervals after the anchor; the last day of a month that is too short for it. Seconds. */
export const after = (anchor: number, interval: Interval, count: number): number => {
  const from = new Date(anchor * 1_000);
  const months = interval === 'year' ? 12 * count : count;
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const days = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), days));
  return Math.floor(to.getTime() / 1_000);
};

/** The end of the period that begins at `start`, on the anchor's day. */
export const periodEnd = (anchor: number, interval: Interval, start: number): number => {
  let count = 1;
  while (after(anchor, interval, count) <= start) count += 1;
  return after(anchor, interval, count);
};
