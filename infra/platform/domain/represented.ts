import type { MandateSide, PublicMandate, PublicProfile } from '@touchline/contracts/events';

/** The two sides of what is between an agent and a player: mandates and suggestions. */

interface KnownProfile {
  readonly profile: PublicProfile;
}

/** Who acts. */
export interface RepresentedSide {
  readonly side: MandateSide;
  readonly profile_id: string;
}

/** Of somebody who was let in as an agent or as a player. */
export const representedSideOf = ({ profile }: KnownProfile): RepresentedSide => ({
  side: profile.profile_type === 'agent' ? 'agent' : 'player',
  profile_id: profile.profile_id,
});

/** An agent as what is between him and a player keeps him. */
export const agentOf = ({ profile }: KnownProfile): PublicMandate['agent'] => ({
  profile_id: profile.profile_id,
  user_id: profile.user_id,
  name: profile.name,
  agency: profile.agent?.agency ?? '',
  licence_number: profile.agent?.licence_number ?? '',
});
