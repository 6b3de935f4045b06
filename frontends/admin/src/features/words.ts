import type { ProfileType } from '@touchline/contracts/values';
import { ageOn, countryName, currentLanguage, formatDay } from '@touchline/ui';
import { text } from '../text.ts';

export const typeText = (type: ProfileType): string =>
  ({
    player: text('typePlayer'),
    'club-representative': text('typeRepresentative'),
    agent: text('typeAgent'),
    coach: text('typeCoach'),
  })[type];

/** `Player and Club representative`, as the language lists things. */
export const listText = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

export const bornText = (born: string): string => text('age', { day: formatDay(born), age: ageOn(born) });
export const countriesText = (countries: readonly string[]): string => listText(countries.map(countryName));
