import { amountInFigures, inWholeUnits } from '@touchline/contracts/amounts';
import type { Money } from '@touchline/contracts/values';
import { sumInWords } from '../paper/values.ts';
import { fill } from './fill.ts';
import type { Wording } from './wording.ts';

/** How a wording's language writes what a contract has in it: the same on every machine. */
export interface InLanguage {
  /** `2027-07-01` or an instant → `1 July 2027`, in UTC. */
  readonly day: (date: string) => string;
  /** An instant → `24 November 2026, 19:02:11 UTC`. */
  readonly instant: (at: string) => string;
  /** A sum as it binds: figures and words, or figures and the currency's name. */
  readonly sum: (money: Money) => string;
  /** A sum at a glance. */
  readonly figures: (money: Money) => string;
  /** A total per season, in whole units. */
  readonly total: (money: Money) => string;
  /** `NL` → `Netherlands`; the home nations by their own names. */
  readonly country: (code: string) => string;
  readonly list: (parts: readonly string[]) => string;
  readonly months: (count: number) => string;
  readonly monthsShort: (count: number) => string;
}

/** `6.200 euros`: the fraction where there is one. Thousands are parted in a sum of four figures as well. */
const byName = (locale: string, { amount, currency }: Money): string => {
  const named = { style: 'currency', currency, currencyDisplay: 'name', useGrouping: 'always' } as const;
  const digits = new Intl.NumberFormat(locale, named).resolvedOptions().maximumFractionDigits ?? 2;
  const minimumFractionDigits = amount % 10 ** digits === 0 ? 0 : digits;
  return new Intl.NumberFormat(locale, { ...named, minimumFractionDigits }).format(amount / 10 ** digits);
};

export const inLanguage = ({ language, locale, sums, places, terms }: Wording): InLanguage => {
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const plural = new Intl.PluralRules(locale);
  const named: Readonly<Record<string, string>> = places;
  const counted = ({ one, other }: Wording['terms']['months'], count: number): string =>
    fill(plural.select(count) === 'one' ? one : other, { count });
  const figures = (money: Money): string => (sums === 'in words' ? amountInFigures(money) : byName(locale, money));
  const day = (date: string): string => days.format(new Date(date));
  return {
    day,
    instant: (at) => `${day(at)}, ${new Date(at).toISOString().slice(11, 19)} UTC`,
    sum: (money) => (sums === 'in words' ? sumInWords(money) : byName(locale, money)),
    figures,
    total: (money) => figures(inWholeUnits(money)),
    country: (code) => named[code] ?? regions.of(code) ?? code,
    list: (parts) => new Intl.ListFormat(locale).format(parts),
    months: (count) => counted(terms.months, count),
    monthsShort: (count) => counted(terms.monthsShort, count),
  };
};
