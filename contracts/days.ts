const inEnglish = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const moment = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' },
});

/** An instant → `Sat, 21 Nov 2026, 18:00 UTC`: with its zone, for readers of whom no zone is known. */
export const instantInWords = (instant: string): string => `${moment.format(new Date(instant))} UTC`;

/** `2027-07-01` or an instant → `1 July 2027`, in UTC and the same on every machine; empty where there is none. */
export const dayInWords = (date: string | null | undefined): string => (date ? inEnglish.format(new Date(date)) : '');

/**
 * The two ends of some days, each as short as the other allows, in the order in which the format writes days: `4` and `8 January 2027`,
 * or `January 4` and `8, 2027`. One end alone where both are the same day.
 */
export const endsOfRange = (
  format: Intl.DateTimeFormat,
  from: Date,
  until: Date,
): readonly [string] | readonly [string, string] => {
  const parts = format.formatRangeToParts(from, until);
  const written = (some: typeof parts): string => some.map(({ value }) => value).join('');
  const dash = parts.findIndex(({ source, value }) => source === 'shared' && value.trim() === '–');
  return dash < 0 ? [written(parts)] : [written(parts.slice(0, dash)), written(parts.slice(dash + 1))];
};

/** `2027-01-04` and `2027-01-08` → `4 to 8 January 2027`. */
export const daysInWords = (from: string, until: string): string =>
  endsOfRange(inEnglish, new Date(from), new Date(until)).join(' to ');
