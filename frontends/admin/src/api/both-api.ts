import { api } from '@touchline/app-core/client/client.ts';
import type { ValuationTier } from '@touchline/contracts/values';
import { askedIfHeld } from './holds-api.ts';
import type { Profile } from './profiles-api.ts';
import type { User } from './users-api.ts';

/** Person and profile as they were looked at, by one decision. `despite`: the colleagues who have either and were asked about. */
export const verifyPersonAndProfile = (
  user: Pick<User, 'id' | 'submission'>,
  profile: Pick<Profile, 'id' | 'submission'>,
  tier: ValuationTier | null,
  despite: readonly string[],
) =>
  api.post('/admin/users/{user_id}/verify-with-profile', {
    params: { user_id: user.id },
    body: {
      submission: user.submission,
      profile: {
        ...{ profile_id: profile.id, submission: profile.submission },
        ...(tier ? { valuation_tier: tier } : {}),
      },
      despite: [...despite],
    },
    ...askedIfHeld,
  });
