import { fold } from '@touchline/contracts/fold';
import { type FormerMember, formerName, verification } from '@touchline/platform/domain';
import { kindOf, noDetails } from './kinds/kinds.ts';
import type { Created, Profile } from './state.ts';

/** The profile of somebody who has left: that there was one, of which kind. Nobody finds it, and nothing waits for staff. */
export const withoutMember = (profile: Profile, former: FormerMember): Profile => {
  if (profile.status === 'none' || profile.user_id !== former.user_id) return profile;
  const { status, profile_id, user_id, profile_type, created_at } = profile;
  return {
    ...{ status, profile_id, user_id, profile_type, created_at },
    ...{ name: formerName, name_key: fold(formerName), staff_note: null, history: [] },
    ...verification.pending,
    ...{ onboarding: { status: 'pending', step: 1 }, submitted_at: null, waiting_since: null, verified_at: null },
    claim: null,
    ...noDetails,
    ...hidden(kindOf(profile).fresh),
    // It has the details of its kind alone, which the compiler can't see through a lookup.
  } as object as Created;
};

const hidden = (fresh: object): object =>
  'player' in fresh ? { player: { ...(fresh.player as object), visible_to_clubs: false } } : fresh;
