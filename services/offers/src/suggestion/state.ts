import { type consentWithdrawn, ownWord, type PublicSuggestion } from '@touchline/contracts/events';
import type { ClubTeam } from '@touchline/contracts/values';
import type { RepresentedSide } from '@touchline/platform/domain';

export type Agent = PublicSuggestion['agent'];
export type Player = PublicSuggestion['player'];
/** Events say the words that were there first; the end of a consent has an event of its own. */
export type CloseReason = NonNullable<PublicSuggestion['close_reason']> | typeof consentWithdrawn;

/** The position, as it was when the player was put forward. */
export interface SuggestedFor {
  readonly opportunity_id: string;
  readonly title: string;
  readonly position: string;
  readonly closes_on: string;
}

interface Common {
  readonly suggestion_id: string;
  readonly opportunity: SuggestedFor;
  readonly club_team: ClubTeam;
  readonly agent: Agent;
  readonly player: Player;
  readonly message: string;
  readonly suggested_at: string;
  readonly updated_at: string;
}

export type PendingSuggestion = Common & { readonly status: 'pending' };
export type Known =
  | PendingSuggestion
  | (Common & { readonly status: 'answered' | 'withdrawn' })
  | (Common & { readonly status: 'declined'; readonly reason: string | null })
  | (Common & { readonly status: 'closed'; readonly close_reason: CloseReason });
export type Suggestion = { readonly status: 'none' } | Known;

export type SuggestionCommand =
  | {
      readonly type: 'Suggest';
      readonly suggestion_id: string;
      readonly opportunity: SuggestedFor;
      readonly club_team: ClubTeam;
      readonly agent: Agent;
      readonly player: Player;
      readonly message: string;
      /** What is known of the position and the player now. */
      readonly facts: { readonly open: boolean; readonly eligible: boolean; readonly answered: boolean };
      readonly now: string;
    }
  /** The player has answered the position, by himself or because he was put forward. */
  | { readonly type: 'NoteAnswer'; readonly now: string }
  | { readonly type: 'Decline'; readonly by: RepresentedSide; readonly reason: string; readonly now: string }
  | { readonly type: 'Withdraw'; readonly by: RepresentedSide; readonly now: string }
  | { readonly type: 'Close'; readonly reason: CloseReason; readonly now: string };

export type SuggestionEvent =
  | {
      readonly type: 'PlayerSuggested';
      readonly suggestion_id: string;
      readonly opportunity: SuggestedFor;
      readonly club_team: ClubTeam;
      readonly agent: Agent;
      readonly player: Player;
      readonly message: string;
      readonly at: string;
    }
  | { readonly type: 'SuggestionAnswered'; readonly at: string }
  | { readonly type: 'SuggestionDeclined'; readonly reason: string | null; readonly at: string }
  | { readonly type: 'SuggestionWithdrawn'; readonly at: string }
  | { readonly type: 'SuggestionClosed'; readonly reason: CloseReason; readonly at: string };

export const publicSuggestionOf = (suggestion: Known): PublicSuggestion => ({
  suggestion_id: suggestion.suggestion_id,
  opportunity: { opportunity_id: suggestion.opportunity.opportunity_id, title: suggestion.opportunity.title },
  club_team: suggestion.club_team,
  agent: suggestion.agent,
  player: suggestion.player,
  message: suggestion.message,
  status: suggestion.status,
  reason: suggestion.status === 'declined' ? suggestion.reason : null,
  close_reason: suggestion.status === 'closed' ? ownWord(suggestion.close_reason) : null,
  suggested_at: suggestion.suggested_at,
});
