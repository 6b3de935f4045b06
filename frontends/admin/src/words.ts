import type { VerificationStatus } from '@touchline/contracts/values';
import { ageOn, countryName, currentLanguage, formatDay } from '@touchline/ui';
import { text } from './text.ts';

/** `Player and Club representative`, as the language lists things. */
export const listText = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

export const bornText = (born: string): string => text('age', { day: formatDay(born), age: ageOn(born) });
export const countriesText = (countries: readonly string[]): string => listText(countries.map(countryName));

export const statusText = (status: VerificationStatus): string => text(`status_${status}`);
