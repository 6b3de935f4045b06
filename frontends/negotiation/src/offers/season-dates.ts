import { addMonths } from '@touchline/contracts/policies/transfer-regulations';
import { addDays } from '@touchline/ui';
import type { TermsDraft } from './terms-draft.ts';

/** The last day of so many seasons from a first day: 1 July and two seasons end on 30 June. `YYYY-MM-DD`, '' without a start. */
export const seasonsEnd = (start: string, seasons: number): string =>
  start ? addDays(addMonths(start, seasons * 12), -1) : '';

/** Which of the offered lengths the two dates are, if they are one exactly. */
export const seasonsOfDraft = ({ start, until }: Pick<TermsDraft, 'start' | 'until'>, most: number): string | null => {
  for (let count = 1; count <= most; count += 1) if (start && seasonsEnd(start, count) === until) return String(count);
  return null;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as the day and time of day where the reader is. */
export const dayAndTime = (instant: string): { readonly day: string; readonly time: string } => {
  const at = new Date(instant);
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
};

/** The instant of a day and a time of day where the reader is; null where they are none. */
export const instantOf = (day: string, time: string): string | null => {
  const at = new Date(`${day}T${time || '18:00'}:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

/** Six in the evening so many days from today. */
export const inDays = (days: number, now: Date = new Date()): { readonly day: string; readonly time: string } => {
  const at = new Date(now);
  at.setDate(at.getDate() + days);
  return { day: dayAndTime(at.toISOString()).day, time: '18:00' };
};

/** 1 July of this year or the next, whichever is ahead and allowed; else the first day that is allowed. */
export const suggestedStart = (earliest: string | null, today: string): string => {
  const from = earliest !== null && earliest > today ? earliest : today;
  const year = Number(from.slice(0, 4));
  return from <= `${year}-07-01` ? `${year}-07-01` : `${year + 1}-07-01`;
};
