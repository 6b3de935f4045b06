import { endsOfRange } from '@touchline/contracts/days';
import { ageOn as yearsBetween } from '@touchline/contracts/values';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { currentLanguage, text } from '../text.ts';

// Its default thresholds are the product's: 44 s, 89 s, 44 min, 89 min, 21 h, 35 h, 25 d, 45 d, 10 months, 17 months.
dayjs.extend(relativeTime);

/** How the market writes: day first, 24 hours. */
const common = 'en-GB';
let locale = common;

/**
 * Writes dates and times as the reader is used to: by the first of the browser's languages where it is a kind of the
 * product's own, else as the market writes them. A date in another language than its sentence would be none.
 */
export const writeDatesFor = (languages: readonly string[]): void => {
  const [first = ''] = languages;
  const [language, region] = first.split('-');
  locale = region && language === currentLanguage() ? first : common;
};

const formats = new Map<string, Intl.DateTimeFormat>();
const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
};

// Calendar dates have no zone; they are read and written as UTC so that no browser moves them by a day.
const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const dayLong = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const dayOfYear = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const weekday = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const month = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const monthLong = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const clock12 = { hour: 'numeric', minute: '2-digit' } as const;
const clock24 = { hour: '2-digit', minute: '2-digit' } as const;
const localDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const localDayYear = { ...localDay, year: 'numeric' } as const;
const localDayLong = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A calendar date as it is; of an instant the one where the reader is. */
const dateOf = (date: string): string => (date.length > 10 ? dayAndTime(date).day : date);
const utc = (date: string): Date => new Date(`${dateOf(date)}T00:00:00Z`);
const plain = (written: string): string =>
  locale === common ? written.replace('Sept', 'Sep').replace(/^(\w{3}),/, '$1') : written;
const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** Two figures for the hour where a day has 24 of them, `09:05`, and as few as it takes beside an `AM`. */
const clockOf = (at: Date): string => format(format(clock12).resolvedOptions().hour12 ? clock12 : clock24).format(at);

/** Today's calendar date where the reader is, `YYYY-MM-DD`. */
export const today = (): string => dayjs().format('YYYY-MM-DD');
/** UTC's date, `YYYY-MM-DD`: some days end for everybody at the same moment, and the rules of the market know no other. */
export const todayAtUtc = (now: Date = new Date()): string => iso(now);
/** An instant as the fields of a form have it: the day (`YYYY-MM-DD`) and the time of day (`HH:mm`) where the reader is. */
export const dayAndTime = (instant: string): { readonly day: string; readonly time: string } => {
  const at = dayjs(instant);
  return { day: at.format('YYYY-MM-DD'), time: at.format('HH:mm') };
};
/** The instant of a day and a time of day where the reader is, six in the evening without a time; null where the day is none. */
export const instantOf = (day: string, time: string): string | null => {
  const at = new Date(`${day}T${time || '18:00'}:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
// What follows takes a calendar date, or an instant, of which it writes the day it is where the reader is.

/** `30 Jun 2027` */
export const formatDay = (date: string): string => plain(format(day).format(utc(date)));
/** `30 June 2027` */
export const formatDayLong = (date: string): string => format(dayLong).format(utc(date));
/** `Wed 30 Jun` */
export const formatWeekday = (date: string): string => plain(format(weekday).format(utc(date)));
/** `30 Jun`: a day of a year that is known. */
export const formatDayOfYear = (date: string): string => plain(format(dayOfYear).format(utc(date)));
/** A day in its parts: `30`, `Jun`, `Wed`. Readers write them in different orders, so what is written isn't taken apart. */
export const dayParts = (date: string): Readonly<Record<'day' | 'month' | 'weekday', string>> => {
  const parts = format(weekday).formatToParts(utc(date));
  const of = (type: string): string => plain(parts.find((part) => part.type === type)?.value ?? '');
  return { day: of('day'), month: of('month'), weekday: of('weekday') };
};
/** `Jun 2027` */
export const formatMonth = (date: string): string => plain(format(month).format(utc(date)));
/** `June 2027`, of a date or of a month (`2027-06`). */
export const formatMonthLong = (date: string): string =>
  format(monthLong).format(utc(date.length === 7 ? `${date}-01` : date));
/** `Saturday 21 November`: the day it is where the reader is. */
export const formatDayNow = (now: Date = new Date()): string => format(localDayLong).format(now);
/** `Sat 21 Nov, 18:00` in the reader's zone; with the year when it is not this one. */
export const formatInstant = (instant: string, now: Date = new Date()): string => {
  const at = new Date(instant);
  const written = format(at.getFullYear() === now.getFullYear() ? localDay : localDayYear).format(at);
  return `${plain(written)}, ${clockOf(at)}`;
};
/** `18:00` in the reader's zone. */
export const formatClock = (instant: string): string => clockOf(new Date(instant));

/** The zone in which the reader is told times, by its place: `Lisbon time`; `UTC` by that name. */
export const zoneName = (zone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone): string => {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return /^(Etc\/|UTC$|GMT)/.test(zone) ? 'UTC' : text('zoneOf', { place });
};
/** `Fri 27 Nov, 18:00 (Lisbon time)`: until when something has to be done. Whoever reads it may be travelling. */
export const formatDeadline = (instant: string, now: Date = new Date()): string =>
  text('deadline', { when: formatInstant(instant, now), zone: zoneName() });

/** `in 2 days`, `3 minutes ago` */
export const formatRelative = (instant: string, now: Date = new Date()): string => dayjs(instant).from(now);

/** `4 to 8 January 2027`, `January 4 to 8, 2027`: as short as the two days allow. */
export const formatDayRange = (from: string, until: string): string => {
  const [first, last] = endsOfRange(format(dayLong), utc(from), utc(until));
  return last === undefined ? first : text('dayRange', { from: first, until: last });
};

/** `2024/25`: the season that began in this year. */
export const formatSeason = (began: number): string => `${began}/${String((began + 1) % 100).padStart(2, '0')}`;

/** Calendar months from one date to another, with the days as a fraction of 30.44. */
export const monthsBetween = (from: string, until: string): number => dayjs(until).diff(dayjs(from), 'month', true);
/** The same day of another month; the last day where the month is shorter. */
export const addDays = (date: string, days: number): string => iso(new Date(utc(date).getTime() + days * 86_400_000));
/** Full years on a day. */
export const ageOn = (born: string, on: string = today()): number => yearsBetween(born, on);
