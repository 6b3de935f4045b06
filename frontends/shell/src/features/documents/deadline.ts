import { dayAndTime, instantOf } from '@touchline/ui';

/** A deadline as it is entered; both empty: none. */
export const enteredDeadline = (instant: string | null): { readonly day: string; readonly time: string } =>
  instant === null ? { day: '', time: '' } : dayAndTime(instant);

/** Its instant. Null without a day; what is no day is judged as it is. */
export const deadlineOf = (day: string, time: string): string | null => (day ? (instantOf(day, time) ?? day) : null);
