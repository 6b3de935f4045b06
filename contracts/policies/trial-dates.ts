/** What dates a trial may have. Asked by the service, which decides, and by the page, which says so before it asks. */

export interface Dates {
  /** Calendar dates (`YYYY-MM-DD`); both days are trained on. */
  readonly starts_on: string;
  readonly ends_on: string;
}

/** In days, both ends counted. */
export const longestTrial = 56;

/** How many spans of days a player blocks at most, and how long one lasts, in days. */
export const blockBounds = { spans: 50, days: 366 } as const;

const dayMs = 86_400_000;
const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The day so many days later, or earlier. */
export const daysAfter = (day: string, days: number): string =>
  new Date(atNoon(day) + days * dayMs).toISOString().slice(0, 10);

/** How many days they are, both ends counted. */
export const lengthInDays = ({ starts_on, ends_on }: Dates): number =>
  Math.round((atNoon(ends_on) - atNoon(starts_on)) / dayMs) + 1;

/** Whether a day lies in both. */
export const overlap = (one: Dates, other: Dates): boolean =>
  one.starts_on <= other.ends_on && other.starts_on <= one.ends_on;

/** ISO 3166 codes that the product knows and the zone data doesn't: theirs are the zones of this one. */
const zonesAsIn: Readonly<Record<string, string>> = { XK: 'RS' };

const zonesOf = (country: string): readonly string[] => {
  const [code = ''] = country.split('-');
  try {
    const locale = new Intl.Locale(`und-${zonesAsIn[code] ?? code}`) as Intl.Locale & {
      readonly getTimeZones?: () => readonly string[] | undefined;
    };
    return locale.getTimeZones?.() ?? [];
  } catch {
    return [];
  }
};

const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/**
 * The calendar date at a club in this country. Where a country has several time zones nobody says which is the club's:
 * `latest` is the date where the day begins first, `earliest` where it begins last. Where none is known, UTC's.
 */
export const todayAt = (country: string, now: Date): { readonly earliest: string; readonly latest: string } => {
  const zones = zonesOf(country);
  const days = (zones.length > 0 ? zones : ['UTC']).map((zone) => dayIn(zone, now)).sort();
  return { earliest: days[0] ?? '', latest: days.at(-1) ?? '' };
};

/** The first day that a trial at a club in this country may begin on: tomorrow, wherever in the country the club is. */
export const earliestStart = (country: string, now: Date): string => daysAfter(todayAt(country, now).latest, 1);

/** What is wrong with the dates, as details of a `ValidationFailed`. */
export const faultsOfDates = (
  dates: Dates,
  earliest: string,
): readonly { readonly path: 'starts_on' | 'ends_on'; readonly message: string }[] => {
  if (dates.starts_on < earliest) return [{ path: 'starts_on', message: 'Choose tomorrow or a later day.' }];
  if (dates.ends_on < dates.starts_on)
    return [{ path: 'ends_on', message: 'The last day can’t be before the first day.' }];
  if (lengthInDays(dates) > longestTrial)
    return [{ path: 'ends_on', message: `A trial lasts at most ${longestTrial} days.` }];
  return [];
};
