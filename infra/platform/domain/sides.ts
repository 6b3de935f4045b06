import type { Party, PublicOffer, PublicProfile } from '@touchline/contracts/events';
import { Rejected } from './rejected.ts';

/** The two sides between which the market happens: a club team and a player. */

interface KnownProfile {
  readonly profile: PublicProfile;
}

export type Representative = PublicOffer['representative'];

/** Who acts: the player, or a representative for the teams that he acts for. */
export type Side =
  | { readonly party: 'player'; readonly profile_id: string }
  | { readonly party: 'club'; readonly team_ids: readonly string[]; readonly representative: Representative };

/** Who reads: a side of the dealing, or the agent of some players, who reads as they do and answers nothing. */
export type Reader = Side | { readonly party: 'agent'; readonly player_ids: readonly string[] };

/** As who it is read. */
export type ReadBy = Reader['party'];

/** What lies between a team and a player. */
export interface Between {
  readonly team_id: string;
  readonly player: { readonly profile_id: string };
}

export const otherParty = (party: Party): Party => (party === 'club' ? 'player' : 'club');

/** The part that this side has in it; undefined: none. */
export const partyOf = ({ team_id, player }: Between, side: Side): Party | undefined => {
  if (side.party === 'player') return side.profile_id === player.profile_id ? 'player' : undefined;
  return side.team_ids.includes(team_id) ? 'club' : undefined;
};

/** The part in which this reader sees it; undefined: it isn't there for him. */
export const readBy = (between: Between, reader: Reader): ReadBy | undefined => {
  if (reader.party !== 'agent') return partyOf(between, reader);
  return reader.player_ids.includes(between.player.profile_id) ? 'agent' : undefined;
};

/** The side on which a reader stands: an agent on that of his player. */
export const sideRead = (by: ReadBy): Party => (by === 'agent' ? 'player' : by);

/** The representative who acts; null where the player does. */
export const acting = (side: Side): Representative | null => (side.party === 'club' ? side.representative : null);

export const representativeOf = ({ profile }: KnownProfile): Representative => ({
  profile_id: profile.profile_id,
  user_id: profile.user_id,
  name: profile.name,
  position: profile.representative?.position ?? '',
});

/** Of a player or a representative; nobody else has a side, and no operation between the two is open to him. */
export const sideOf = (known: KnownProfile): Side => {
  const { profile_id, profile_type, representative } = known.profile;
  switch (profile_type) {
    case 'player':
      return { party: 'player', profile_id };
    case 'club-representative':
      return {
        party: 'club',
        team_ids: (representative?.teams ?? []).map((team) => team.team_id),
        representative: representativeOf(known),
      };
    default:
      throw new Rejected('AccessDeniedException');
  }
};
