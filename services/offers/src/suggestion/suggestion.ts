import { type Decider, ImpossibleEvent, Rejected, type RepresentedSide, unreachable } from '@touchline/platform/domain';
import type { PendingSuggestion, Suggestion, SuggestionCommand, SuggestionEvent } from './state.ts';

type CommandOf<Type extends SuggestionCommand['type']> = Extract<SuggestionCommand, { type: Type }>;
type Events = readonly SuggestionEvent[];

/** What waits for the player's answer, for the side that may act on it: for others there is none. */
const pending = (
  state: Suggestion,
  { side, profile_id }: RepresentedSide,
  acts: RepresentedSide['side'],
): PendingSuggestion => {
  if (state.status === 'none' || state[side].profile_id !== profile_id) throw new Rejected('NotFound');
  if (side !== acts) throw new Rejected('AccessDeniedException');
  if (state.status !== 'pending') throw new Rejected('SuggestionNotPending', { status: state.status });
  return state;
};

export const suggest = ({ type: _, facts, now: at, ...suggested }: CommandOf<'Suggest'>, state: Suggestion): Events => {
  // One agent puts a player forward for a position once: a no is a no.
  if (state.status !== 'none') throw new Rejected('SuggestionAlreadyMade');
  if (!facts.open) throw new Rejected('JobOpportunityNotOpen');
  if (!facts.eligible) throw new Rejected('PlayerNotEligible');
  if (facts.answered) throw new Rejected('JobOpportunityAlreadyAnswered');
  return [{ type: 'PlayerSuggested', ...suggested, at }];
};

/** Of one that no longer waits nothing changes: the answer is there all the same. */
export const noteAnswer = ({ now: at }: CommandOf<'NoteAnswer'>, state: Suggestion): Events =>
  state.status === 'pending' ? [{ type: 'SuggestionAnswered', at }] : [];

export const decline = ({ by, reason, now: at }: CommandOf<'Decline'>, state: Suggestion): Events => {
  pending(state, by, 'player');
  return [{ type: 'SuggestionDeclined', reason: reason || null, at }];
};

export const withdraw = ({ by, now: at }: CommandOf<'Withdraw'>, state: Suggestion): Events => {
  pending(state, by, 'agent');
  return [{ type: 'SuggestionWithdrawn', at }];
};

export const close = ({ reason, now: at }: CommandOf<'Close'>, state: Suggestion): Events =>
  state.status === 'pending' ? [{ type: 'SuggestionClosed', reason, at }] : [];

const decide = (command: SuggestionCommand, state: Suggestion): Events => {
  switch (command.type) {
    case 'Suggest':
      return suggest(command, state);
    case 'NoteAnswer':
      return noteAnswer(command, state);
    case 'Decline':
      return decline(command, state);
    case 'Withdraw':
      return withdraw(command, state);
    case 'Close':
      return close(command, state);
    default:
      return unreachable(command);
  }
};

const evolve = (state: Suggestion, event: SuggestionEvent): Suggestion => {
  const { at: updated_at } = event;
  const waiting = (): PendingSuggestion => {
    if (state.status !== 'pending') throw new ImpossibleEvent(event, state);
    return state;
  };
  switch (event.type) {
    case 'PlayerSuggested': {
      if (state.status !== 'none') throw new ImpossibleEvent(event, state);
      const { type: _, at: suggested_at, ...suggested } = event;
      return { ...suggested, status: 'pending', suggested_at, updated_at };
    }
    case 'SuggestionAnswered':
      return { ...waiting(), status: 'answered', updated_at };
    case 'SuggestionDeclined':
      return { ...waiting(), status: 'declined', reason: event.reason, updated_at };
    case 'SuggestionWithdrawn':
      return { ...waiting(), status: 'withdrawn', updated_at };
    case 'SuggestionClosed':
      return { ...waiting(), status: 'closed', close_reason: event.reason, updated_at };
    default:
      return unreachable(event);
  }
};

export const suggestionDecider: Decider<SuggestionCommand, Suggestion, SuggestionEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
