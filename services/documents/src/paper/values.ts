import { amountInFigures, amountInWords } from '@touchline/contracts/amounts';
import { dayInWords } from '@touchline/contracts/days';
import type { Money } from '@touchline/contracts/values';

/** How a contract writes days, instants, sums and countries: in English, and the same on every machine. */

/** An instant → `24 November 2026, 19:02:11 UTC`. */
export const instant = (at: string): string => `${dayInWords(at)}, ${new Date(at).toISOString().slice(11, 19)} UTC`;

/** Figures and words: `€6,200 (six thousand two hundred euros)`; with a fraction the figures alone. */
export const sumInWords = (money: Money): string => {
  const spoken = amountInWords(money);
  return spoken === null ? amountInFigures(money) : `${amountInFigures(money)} (${spoken})`;
};

const regions = new Intl.DisplayNames('en', { type: 'region' });
const unlisted: Readonly<Record<string, string>> = {
  'GB-ENG': 'England',
  'GB-SCT': 'Scotland',
  'GB-WLS': 'Wales',
  'GB-NIR': 'Northern Ireland',
  XK: 'Kosovo',
};

/** `NL` → `the Netherlands`-style name as ICU has it (`Netherlands`); the home nations by their own names. */
export const country = (code: string): string => unlisted[code] ?? regions.of(code) ?? code;

/** A fingerprint in groups of eight, so that two people can compare it over the telephone. */
export const grouped = (hex: string): string => hex.match(/.{1,8}/g)?.join(' ') ?? hex;
