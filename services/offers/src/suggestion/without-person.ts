import { type FormerMember, withoutPerson } from '@touchline/platform/domain';
import type { Suggestion } from './state.ts';

/** The suggestion without somebody who has left, and without what was said about the player. */
export const withoutMember = (suggestion: Suggestion, former: FormerMember): Suggestion => {
  if (suggestion.status === 'none') return suggestion;
  const { agent, player } = suggestion;
  const bare = { agent: withoutPerson(agent, former), player: withoutPerson(player, former), message: '' };
  return suggestion.status === 'declined' ? { ...suggestion, ...bare, reason: null } : { ...suggestion, ...bare };
};
