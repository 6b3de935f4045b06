import type { PublicProfile } from '../events/profile.ts';
import { ageOn } from '../values.ts';
import { isMinor, nextDay, transferRegulations } from './transfer-regulations.ts';

/**
 * What a player under 18 may do only with the consent of a parent or guardian. By date alone: who turns 18 needs none from that
 * day on, whatever was answered before.
 */

type Player = Pick<NonNullable<PublicProfile['player']>, 'date_of_birth' | 'guardian_consent'>;

/** How long the link of a request answers. */
export const consentLinkDays = 14;

/** The day on which somebody born on this day comes of age: of 29 February, 1 March where there is none. */
export const comesOfAgeOn = (birth: string): string => {
  const day = `${Number(birth.slice(0, 4)) + transferRegulations.adultAge}${birth.slice(4)}`;
  const exists = new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) === day;
  return exists ? day : nextDay(`${day.slice(0, 8)}28`);
};

/** Whether this player needs a guardian's consent on this day and has none that is in force. */
export const lacksConsent = ({ date_of_birth, guardian_consent }: Player, today: string): boolean =>
  date_of_birth !== null && isMinor(date_of_birth, today) && guardian_consent !== 'given';

/** What is wrong with a guardian's own date of birth; null: nothing. */
export const guardianBirthProblem = (birth: string, today: string): string | null => {
  if (ageOn(birth, today) > 120) return 'Check the year.';
  return isMinor(birth, today) ? 'A parent or guardian is at least 18 years old.' : null;
};
