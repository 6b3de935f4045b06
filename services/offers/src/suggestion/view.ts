import type { suggestionOperations } from '@touchline/contracts/http/offers';
import { turnInRepresentation } from '@touchline/contracts/policies/whose-turn';
import type { RepresentedSide } from '@touchline/platform/domain';
import type { z } from 'zod';
import type { Known } from './state.ts';

export type SuggestionView = z.input<typeof suggestionOperations.suggestPlayer.reply>;

/** A suggestion as one side sees it. */
export const suggestionView = (suggestion: Known, { side }: Pick<RepresentedSide, 'side'>): SuggestionView => {
  const { opportunity_id, position, ...opportunity } = suggestion.opportunity;
  const { user_id: _, licence_number: _licence, ...agent } = suggestion.agent;
  const { user_id: _user, ...player } = suggestion.player;
  return {
    id: suggestion.suggestion_id,
    opportunity: {
      id: opportunity_id,
      ...opportunity,
      position: position as SuggestionView['opportunity']['position'],
      club_team: suggestion.club_team,
    },
    agent,
    player,
    message: suggestion.message,
    status: suggestion.status,
    reason: suggestion.status === 'declined' ? suggestion.reason : null,
    close_reason: suggestion.status === 'closed' ? suggestion.close_reason : null,
    suggested_at: suggestion.suggested_at,
    your_side: side,
    your_turn: turnInRepresentation(suggestion) === side,
  };
};
