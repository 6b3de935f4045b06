import { fold } from '@touchline/contracts/fold';
import type { playerRow } from '@touchline/contracts/http/profile';
import { lacksConsent } from '@touchline/contracts/policies/guardian-consent';
import { ageOn, valuationTiers } from '@touchline/contracts/values';
import type { z } from 'zod';
import { known, photoAddress } from '../profile/kinds/player/player.kind.ts';
import { boundUntil, nextContract } from '../profile/kinds/player/state.ts';
import type { PlayerProfile } from '../profile/state.ts';

/** What the list of scoutable players shows of one. */
export type PlayerRow = z.input<typeof playerRow>;

/** What a player's document in the read model says that follows from the profile alone. */
export interface ScoutingFields {
  readonly user_id: string;
  /** Handed in, verified, complete, visible to clubs, and not under 18 without a guardian's consent: scoutable where account and subscription allow. */
  readonly ready: boolean;
  readonly name: string;
  readonly name_key: string;
  readonly nickname: string | null;
  readonly date_of_birth: string | null;
  readonly gender: PlayerRow['gender'] | null;
  readonly nationalities: readonly string[];
  readonly positions: readonly PlayerRow['positions'][number][];
  readonly preferred_foot: PlayerRow['preferred_foot'] | null;
  readonly height_cm: number | null;
  readonly club_team: PlayerRow['club_team'];
  readonly current_contract_ends_on: string | null;
  readonly next_contract: PlayerRow['next_contract'];
  readonly valuation_tier: PlayerRow['valuation_tier'] | null;
  /** 0 is the highest tier. */
  readonly tier_rank: number;
  /** The day on which the last known contract ends; empty without one, so that free players come first. */
  readonly bound_until: string;
  readonly photo: string | null;
  readonly highlights: number;
  readonly listed_at: string;
}

/** `today`: the day on which it is looked at, for who is under 18. */
export const scoutingFields = (profile: PlayerProfile, today: string): ScoutingFields => {
  const { player } = profile;
  const complete =
    player.nickname !== null &&
    player.date_of_birth !== null &&
    player.gender !== null &&
    player.preferred_foot !== null &&
    player.height_cm !== null &&
    player.valuation_tier !== null;
  return {
    user_id: profile.user_id,
    ready:
      complete &&
      player.visible_to_clubs &&
      !lacksConsent(known(player), today) &&
      profile.onboarding.status === 'completed' &&
      profile.verification_status === 'verified',
    name: profile.name,
    name_key: fold(profile.name),
    nickname: player.nickname,
    date_of_birth: player.date_of_birth,
    gender: player.gender,
    nationalities: player.nationalities,
    positions: player.positions,
    preferred_foot: player.preferred_foot,
    height_cm: player.height_cm,
    club_team: player.club_team,
    current_contract_ends_on: player.current_contract_ends_on,
    next_contract: nextContract(player),
    valuation_tier: player.valuation_tier,
    tier_rank: player.valuation_tier ? valuationTiers.indexOf(player.valuation_tier) : valuationTiers.length,
    bound_until: boundUntil(player) ?? '',
    photo: photoAddress(profile.profile_id, player),
    highlights: player.highlights.length,
    listed_at: profile.verified_at ?? profile.created_at,
  };
};

/** A row as it is shown on this day; nothing where the player isn't complete. */
export const playerRowOf = (profileId: string, fields: ScoutingFields, today: string): PlayerRow | null => {
  const { nickname, date_of_birth, gender, preferred_foot, height_cm, valuation_tier } = fields;
  if (!nickname || !date_of_birth || !gender || !preferred_foot || height_cm === null || !valuation_tier) return null;
  return {
    profile_id: profileId,
    name: fields.name,
    nickname,
    age: ageOn(date_of_birth, today),
    gender,
    nationalities: [...fields.nationalities],
    positions: [...fields.positions],
    preferred_foot,
    height_cm,
    club_team: fields.club_team,
    current_contract_ends_on: fields.current_contract_ends_on,
    next_contract: fields.next_contract,
    valuation_tier,
    photo: fields.photo,
    highlights: fields.highlights,
  };
};
