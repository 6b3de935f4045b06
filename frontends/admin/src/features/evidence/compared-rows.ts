import type { Profile } from '../../api/profiles-api.ts';
import type { User } from '../../api/users-api.ts';
import { kinds } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { type ComparedRow, compareNames } from './compare.ts';

/** The rows in which account and profile could differ, and what stands in the profile alone but on the document too. */
export const comparedRows = (user: User, profile: Profile | undefined): readonly ComparedRow[] => {
  const own = profile && kinds[profile.profile_type];
  const name = (profile && own?.fullName(profile)) ?? null;
  return [
    { term: text('accountName'), account: user.name, profile: name, verdict: compareNames(user.name, name) },
    ...((profile && own?.compared(profile)) ?? []),
    {
      term: text('accountEmail'),
      account: user.email,
      profile: null,
      verdict: user.email_verified_at ? 'confirmed' : 'unconfirmed',
    },
  ];
};
