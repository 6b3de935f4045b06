import type { profileOperations } from '@touchline/contracts/http/profile';
import { isEligible } from '@touchline/contracts/policies/eligibility';
import type { KnownProfile } from '@touchline/platform/participants';
import type { z } from 'zod';
import { clubView, type Known } from './state.ts';

export type ClubPage = z.input<typeof profileOperations.getClubPage.reply>;

/**
 * What everybody in the market reads of a club. Of those who act for it only who may today: nobody who is suspended, not
 * verified yet or without a subscription, as everywhere else in the market.
 */
export const clubPageView = (
  club: Known,
  acting: readonly KnownProfile[],
  viewer: KnownProfile,
  today: string,
): ClubPage => ({
  ...clubView(club),
  verified_at: club.verified_at,
  representatives: acting
    .filter((known) => isEligible(known, today))
    .map(({ profile: { profile_id, name, representative } }) => ({
      profile_id,
      name,
      position: representative?.position ?? '',
      teams: (representative?.teams ?? []).map(({ team_id, team_name }) => ({ id: team_id, name: team_name })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name)),
  is_own: viewer.profile.representative?.club_id === club.club_id,
});
