import type { Period } from '@touchline/contracts/policies/spans';
import { formatDayOfYear, formatMonth } from '@touchline/ui';
import { text } from './figures-text.ts';

/** A span by its first day: `31 Aug`, in months `Nov 2026`. */
export const spanText = (from: string, period: Period): string =>
  period === 'months' ? formatMonth(from) : formatDayOfYear(from);

/** How much more or less than before, in words. */
export const changeText = (now: number, before: number): string | null => {
  if (before === 0) return null;
  const percent = Math.round((100 * (now - before)) / before);
  if (percent === 0) return text('same');
  return percent > 0 ? text('more', { percent }) : text('less', { percent: -percent });
};

/** Seconds as a person says them: `12 min`, `3.5 h`, `19 h`. */
export const hoursText = (seconds: number): string => {
  const hours = seconds / 3600;
  if (seconds > 0 && hours < 1) return text('minutes', { count: Math.max(1, Math.round(seconds / 60)) });
  return text('hours', { count: hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours) });
};
