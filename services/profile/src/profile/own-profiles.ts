import type { ownProfile } from '@touchline/contracts/http/profile';
import type { Actors } from '@touchline/infra/actors';
import { Rejected } from '@touchline/infra/domain';
import type { Actor } from '@touchline/infra/http';
import type { z } from 'zod';
import { clubView } from '../club/club-view.ts';
import type { Clubs } from '../club/clubs.ts';
import type { Profiles, StoredProfile } from './profiles.ts';
import { type Claim, day, isMinor, nextContract, type Player } from './state.ts';

/** The caller's current profile, from the aggregate itself: what was saved a moment ago is there. */
export interface OwnProfiles {
  /** `AccessDeniedException` where the current profile isn't the caller's. */
  readonly load: (actor: Actor) => Promise<StoredProfile>;
  /** The profile whole, as its owner and staff see it. */
  readonly view: (profile: StoredProfile, now: Date) => Promise<z.input<typeof ownProfile>>;
}

/** Where a browser gets the portrait; the part after `v` changes with the picture. */
export const photoAddress = (profileId: string, player: Pick<Player, 'photo'>): string | null =>
  player.photo && `/api/players/${profileId}/photo?v=${player.photo.sha256.slice(0, 12)}`;

const claimView = ({ teams, nationalities, ...claim }: Claim) => ({
  ...claim,
  ...(nationalities ? { nationalities: [...nationalities] } : {}),
  ...(teams ? { teams: [...teams] } : {}),
});

export const createOwnProfiles = ({
  profiles,
  clubs,
  actors,
}: {
  readonly profiles: Profiles;
  readonly clubs: Clubs;
  readonly actors: Actors;
}): OwnProfiles => ({
  load: async ({ profile, user_id }) => {
    const found = profile ? await profiles.find(profile.id) : undefined;
    if (!found || found.state.user_id !== user_id || found.state.profile_type !== profile?.type)
      throw new Rejected('AccessDeniedException');
    return found;
  },
  view: async ({ state, version }, now) => {
    const { player, representative } = state;
    const [known, club] = await Promise.all([
      actors.find(state.profile_id),
      representative?.club_id ? clubs.find(representative.club_id) : undefined,
    ]);
    return {
      id: state.profile_id,
      profile_type: state.profile_type,
      name: state.name,
      onboarding: { ...state.onboarding },
      verification_status: state.verification_status,
      rejection: state.rejection,
      claim: state.claim ? claimView(state.claim) : null,
      is_subscribed: known?.subscription?.is_subscribed ?? false,
      player: player && {
        first_name: player.first_name,
        last_name: player.last_name,
        nickname: player.nickname,
        date_of_birth: player.date_of_birth,
        gender: player.gender,
        phone: player.phone,
        sport: player.sport,
        nationalities: [...player.nationalities],
        positions: [...player.positions],
        preferred_foot: player.preferred_foot,
        height_cm: player.height_cm,
        weight_kg: player.weight_kg,
        club_team: player.club_team,
        current_contract_ends_on: player.current_contract_ends_on,
        next_contract: nextContract(player),
        valuation_tier: player.valuation_tier,
        highlights: [...player.highlights],
        photo: photoAddress(state.profile_id, player),
        bio: player.bio,
        visible_to_clubs: player.visible_to_clubs,
        guardian: player.guardian,
        is_minor: isMinor(player, day(now.toISOString())),
      },
      representative: representative && {
        first_name: representative.first_name,
        last_name: representative.last_name,
        phone: representative.phone,
        position: representative.position,
        club: club ? clubView(club) : null,
        team_ids: representative.teams.map((t) => t.team_id),
      },
      version,
    };
  },
});
