import { type FormerMember, isFormer, withoutPerson } from '@touchline/platform/domain';
import type { Interest } from './state.ts';

/**
 * The interest without somebody who has left. Of a player all words go, and how to reach either side; of a representative
 * what the club has said and how to reach it.
 */
export const withoutMember = (interest: Interest, former: FormerMember): Interest => {
  if (interest.status === 'none') return interest;
  const isPlayers = isFormer(former, interest.player);
  const bare = {
    player: withoutPerson(interest.player, former),
    representative: withoutPerson(interest.representative, former),
    message: isPlayers || interest.initiated_by === 'club' ? '' : interest.message,
    contacts: { club: null, player: isPlayers ? null : interest.contacts.player },
  };
  return interest.status === 'declined' || interest.status === 'withdrawn'
    ? { ...interest, ...bare, reason: null }
    : { ...interest, ...bare };
};
