import { type PublicProfile, profileEvents } from '@touchline/contracts/events';
import { ImpossibleEvent } from '@touchline/platform/domain';
import { kindOf, noDetails } from './kinds/kinds.ts';
import type { Created, Profile, ProfileEvent } from './state.ts';

const fieldsOf = (values: object): { fields: string[] } => ({ fields: Object.keys(values).filter((f) => f !== 'at') });

/** The contract of an event and what is its own: who did what, and what was before. */
const happenedOf = (event: ProfileEvent, before: Profile) => {
  if (event.type === 'ProfileCreated') return [profileEvents.created, { profile_type: event.profile_type }] as const;
  if (before.status === 'none') throw new ImpossibleEvent(event, before);
  switch (event.type) {
    case 'ClubFollowed':
      return [profileEvents.changed, { fields: ['club'] }] as const;
    case 'ProfileSubmitted':
      return [profileEvents.submitted, {}] as const;
    case 'Resubmitted':
      return [profileEvents.resubmitted, {}] as const;
    case 'Verified':
      return [profileEvents.verified, { by: event.by }] as const;
    case 'Rejected': {
      const { reason, kind } = event.rejection;
      return [profileEvents.rejected, { by: event.by, reason, kind }] as const;
    }
    case 'Reopened':
      return [profileEvents.reopened, { by: event.by, before: before.verification_status }] as const;
    case 'ChangeClaimed':
      return [profileEvents.changeClaimed, fieldsOf(event.claimed)] as const;
    case 'ClaimWithdrawn':
      return [profileEvents.claimWithdrawn, fieldsOf(before.claim ?? {})] as const;
    case 'ClaimConfirmed':
      return [profileEvents.claimConfirmed, { by: event.by, ...fieldsOf(event.claimed) }] as const;
    case 'ClaimRefused':
      return [
        profileEvents.claimRefused,
        { by: event.by, ...fieldsOf(before.claim ?? {}), reason: event.reason },
      ] as const;
    default:
      return kindOf(before).happened(event, before);
  }
};

/** The profile as other services may know it. */
export const publicProfileOf = (profile: Created): PublicProfile => ({
  profile_id: profile.profile_id,
  user_id: profile.user_id,
  profile_type: profile.profile_type,
  name: profile.name,
  onboarding: { ...profile.onboarding },
  verification_status: profile.verification_status,
  rejection: profile.rejection,
  ...noDetails,
  ...kindOf(profile).publicOf(profile),
});

export const stateData = (state: Profile) => ({
  profile: state.status === 'created' ? publicProfileOf(state) : undefined,
});

/** An event as neighbours read it: what happened, beside the profile after it. */
export const published = (event: ProfileEvent, after: Profile, before: Profile) => {
  const [{ type }, happened] = happenedOf(event, before);
  // Readers of before look for the reason beside the profile.
  const reason = event.type === 'ClaimRefused' ? { reason: event.reason } : {};
  return { type, data: { ...stateData(after), ...reason, happened } };
};
