import type { Created } from './state.ts';

/** What a profile keeps of a club beside its id, wherever it names one. */
export interface NamedClub {
  readonly club_id: string;
  readonly club_name: string;
  readonly club_short_name: string;
  readonly country: string;
}

const repointed = (value: unknown, from: string, club: NamedClub): unknown => {
  if (Array.isArray(value)) return value.map((one) => repointed(one, from, club));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, repointed(inner, from, club)] as const);
  if (!('club_id' in value) || value.club_id !== from) return Object.fromEntries(entries);
  return Object.fromEntries(entries.map(([key, inner]) => [key, key in club ? club[key as keyof NamedClub] : inner]));
};

/**
 * The profile with a club called by another name, or by that of the one it was merged into: at every place that names it, of
 * whatever kind the profile is. Whom it stands for and what staff judged stays.
 */
export const withClub = <Of extends Created>(profile: Of, from: string, club: NamedClub): Of =>
  repointed(profile, from, club) as Of;

/** What staff judged, as it is with the club called otherwise: that it is, nobody has changed who was judged. */
export const judgedWithClub = (judged: string, from: string, club: NamedClub): string =>
  JSON.stringify(repointed(JSON.parse(judged), from, club));
