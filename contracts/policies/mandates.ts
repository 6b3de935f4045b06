import { todaySomewhere } from './today.ts';
import { addMonths } from './transfer-regulations.ts';
import { daysAfter } from './trial-dates.ts';

/**
 * What a mandate (an agent's representation of a player) may be, as versioned configuration that server and pages share.
 * Source of its length and of "one at a time": FIFA Football Agent Regulations, article 12 (Representation Agreement).
 */
export const mandateRegulations = {
  version: '2026-11',
  source: 'FIFA Football Agent Regulations, article 12',
  longestMonths: 24,
  /** Ours: a mandate begins within so many months of being asked for. */
  latestStartMonths: 12,
  /** Ours: how many days an agent's request waits for the player. */
  answerDays: 14,
  /** Ours: a player who ends a mandate early is free so many days after he says so. An agent's word counts at once. */
  noticeDays: 14,
  /** Ours: so many days before its last day both are told that a mandate is about to end. */
  reminderDays: 30,
} as const;

/** The first and the last day of a mandate, `YYYY-MM-DD`, both counted. */
export interface MandateTerm {
  readonly starts_on: string;
  readonly ends_on: string;
}

/** A mandate's days in force: `until` is its last one as things stand, after a notice too. */
export interface InForce {
  readonly starts_on: string;
  readonly until: string;
}

/** The last day that a mandate from this day on may have: 24 months from 1 December end on 30 November. */
export const latestMandateEnd = (startsOn: string): string =>
  daysAfter(addMonths(startsOn, mandateRegulations.longestMonths), -1);

/** What is wrong with the days that an agent asks for at this moment; null: nothing. */
export const mandateTermProblem = (
  { starts_on, ends_on }: MandateTerm,
  now: string,
): { readonly path: 'starts_on' | 'ends_on'; readonly message: string } | null => {
  const { first, last } = todaySomewhere(now);
  if (starts_on < first) return { path: 'starts_on', message: 'A mandate starts today or later.' };
  if (starts_on > addMonths(last, mandateRegulations.latestStartMonths))
    return { path: 'starts_on', message: `Start within ${mandateRegulations.latestStartMonths} months.` };
  if (ends_on < starts_on) return { path: 'ends_on', message: 'The last day can’t be before the first day.' };
  // A mandate is in force by UTC's date: one that is over by it would lapse as soon as it is asked for.
  if (ends_on < now.slice(0, 10)) return { path: 'ends_on', message: 'This day is over. Choose a later day.' };
  if (ends_on > latestMandateEnd(starts_on))
    return { path: 'ends_on', message: `A mandate lasts at most ${mandateRegulations.longestMonths} months.` };
  return null;
};

/** Whole months of a mandate, rounded up: what a page says in large. */
export const mandateMonths = ({ starts_on, ends_on }: MandateTerm): number => {
  const months = Array.from({ length: mandateRegulations.longestMonths }, (_, n) => n + 1);
  return months.find((n) => addMonths(starts_on, n) > ends_on) ?? mandateRegulations.longestMonths;
};

/** Whether a mandate is in force on this day. */
export const isInForce = (
  { status, starts_on, until }: InForce & { readonly status: string },
  today: string,
): boolean => status === 'active' && starts_on <= today && today <= until;

/** Whether two mandates have a day in common. */
export const shareDays = (one: InForce, other: InForce): boolean =>
  one.starts_on <= other.until && other.starts_on <= one.until;

/**
 * Whether both can't be beside each other: they share days, and one of them is exclusive or both are the same agent's.
 */
export const excludeEachOther = (
  one: InForce & { readonly exclusive: boolean; readonly agent_id: string },
  other: InForce & { readonly exclusive: boolean; readonly agent_id: string },
): boolean => (one.exclusive || other.exclusive || one.agent_id === other.agent_id) && shareDays(one, other);

/** The last day of a mandate that the player ends today. */
export const lastDayOfNotice = (until: string, today: string): string => {
  const after = daysAfter(today, mandateRegulations.noticeDays);
  return after < until ? after : until;
};

/** The last day on which a request of this day can be answered. */
export const answerMandateBy = (askedOn: string): string => daysAfter(askedOn, mandateRegulations.answerDays);

/** The day on which both are told that a mandate is about to end; null for one that is shorter than that. */
export const mandateReminderOn = ({ starts_on, ends_on }: MandateTerm): string | null => {
  const day = daysAfter(ends_on, -mandateRegulations.reminderDays);
  return day > starts_on ? day : null;
};
