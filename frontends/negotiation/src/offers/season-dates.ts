import { addMonths } from '@touchline/contracts/policies/transfer-regulations';
import { addDays, dayAndTime } from '@touchline/ui';
import type { TermsDraft } from './terms-draft.ts';

/** The last day of so many seasons from a first day: 1 July and two seasons end on 30 June. `YYYY-MM-DD`, '' without a start. */
export const seasonsEnd = (start: string, seasons: number): string =>
  start ? addDays(addMonths(start, seasons * 12), -1) : '';

/** Which of the offered lengths the two dates are, if they are one exactly. */
export const seasonsOfDraft = ({ start, until }: Pick<TermsDraft, 'start' | 'until'>, most: number): string | null => {
  for (let count = 1; count <= most; count += 1) if (start && seasonsEnd(start, count) === until) return String(count);
  return null;
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
