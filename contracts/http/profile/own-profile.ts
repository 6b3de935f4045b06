import { z } from 'zod';
import { claimedByAgent } from '../../kinds/agent/agent.ts';
import { claimedByCoach } from '../../kinds/coach/coach.ts';
import { ownDetails } from '../../kinds/kinds.ts';
import {
  calendarDate,
  clubTeam,
  id,
  instant,
  onboardingStatus,
  profileType,
  rejection,
  verificationStatus,
} from '../../values.ts';
import { ownClubDecision } from './club.ts';

/** A change of what staff looked at, handed in by a verified person. */
export const claim = z
  .object({
    at: instant,
    club_team: clubTeam.nullable().optional(),
    current_contract_ends_on: calendarDate.nullable().optional(),
    nationalities: z.array(z.string()).optional(),
    teams: z.array(clubTeam).optional(),
    ...claimedByAgent,
    ...claimedByCoach,
  })
  .meta({ id: 'Claim' });

/** The own profile, whole: what onboarding and /profile/management work on. Fields not filled in yet are null. */
export const ownProfile = z
  .object({
    id,
    profile_type: profileType,
    name: z.string(),
    onboarding: z.object({ status: onboardingStatus, step: z.int() }),
    verification_status: verificationStatus,
    rejection: rejection.nullable(),
    /** When it was last handed in to staff; null before. */
    submitted_at: instant.nullable(),
    /** What the verified person says has changed; it counts when staff confirm it. A field that isn't there is as it was. */
    claim: claim.nullable(),
    is_subscribed: z.boolean(),
    /** Of the club that is acted for, played at or coached at; null without one. */
    club_decision: ownClubDecision.nullable(),
    ...ownDetails,
    version: z.int(),
  })
  .meta({ id: 'OwnProfile' });

export const profileId = z.strictObject({ profile_id: id });
