import { currentProfileCookie, currentProfileCookieOf } from '@touchline/contracts/protocol/current-profile';
import type { ProfileType } from '@touchline/contracts/values';

/** In whose name everything is done. Local storage keeps it; the cookie tells the server, for what a browser asks by itself. */
export type CurrentProfile = { readonly profile_id: string; readonly profile_type: ProfileType };
export const CURRENT_PROFILE_KEY = 'current-profile';
const YEAR_SECONDS = 31_536_000;

type Choosable = { readonly id: string; readonly profile_type: ProfileType };
type Chooser = {
  readonly profiles: readonly Choosable[];
  readonly default_profile_id: string | null;
  readonly default_profile_type: ProfileType | null;
};

const same = (choice: CurrentProfile, profile: Choosable): boolean =>
  choice.profile_id === profile.id && choice.profile_type === profile.profile_type;
const asChoice = ({ id, profile_type }: Choosable): CurrentProfile => ({ profile_id: id, profile_type });

/** The stored choice if it is still one of the person's, else the default, else the first; null without profiles. */
export const chooseProfile = (person: Chooser, stored: CurrentProfile | null): CurrentProfile | null => {
  if (stored && person.profiles.some((profile) => same(stored, profile))) return stored;
  const byDefault = person.profiles.find(
    (profile) => profile.id === person.default_profile_id && profile.profile_type === person.default_profile_type,
  );
  const chosen = byDefault ?? person.profiles[0];
  return chosen ? asChoice(chosen) : null;
};

export const parseCurrentProfile = (stored: string | null): CurrentProfile | null => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null || !('profile_id' in value) || !('profile_type' in value))
      return null;
    return typeof value.profile_id === 'string' && typeof value.profile_type === 'string'
      ? (value as CurrentProfile)
      : null;
  } catch {
    return null; // what someone else wrote there is no choice
  }
};

export const readCurrentProfile = (): CurrentProfile | null =>
  parseCurrentProfile(localStorage.getItem(CURRENT_PROFILE_KEY));

export const writeCurrentProfile = (choice: CurrentProfile | null): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const cookie = (value: string, age: number): string =>
    `${currentProfileCookie}=${value}; path=/; max-age=${age}; samesite=lax${secure}`;
  if (choice) localStorage.setItem(CURRENT_PROFILE_KEY, JSON.stringify(choice));
  else localStorage.removeItem(CURRENT_PROFILE_KEY);
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page
  document.cookie = choice
    ? cookie(currentProfileCookieOf({ id: choice.profile_id, type: choice.profile_type }), YEAR_SECONDS)
    : cookie('', 0);
};

/** Sets the current profile; throws where the pair of id and type is not among the person's profiles. */
export const setCurrentProfile = (choice: CurrentProfile, profiles: readonly Choosable[]): void => {
  if (!profiles.some((profile) => same(choice, profile)))
    throw new Error(`No profile ${choice.profile_type} ${choice.profile_id} of this user`);
  writeCurrentProfile(choice);
};
