import { consentWithdrawn, suggestionEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { publicSuggestionOf, type Suggestion, type SuggestionEvent } from './state.ts';

/** The contract of an event and what is its own. */
const happenedOf = (event: SuggestionEvent) => {
  switch (event.type) {
    case 'PlayerSuggested':
      return [suggestionEvents.made, {}] as const;
    case 'SuggestionAnswered':
      return [suggestionEvents.answered, {}] as const;
    case 'SuggestionDeclined':
      return [suggestionEvents.declined, { reason: event.reason }] as const;
    case 'SuggestionWithdrawn':
      return [suggestionEvents.withdrawn, {}] as const;
    case 'SuggestionClosed':
      return event.reason === consentWithdrawn
        ? ([suggestionEvents.consentEnded, {}] as const)
        : ([suggestionEvents.closed, { reason: event.reason }] as const);
    default:
      return unreachable(event);
  }
};

export const snapshotOf = (state: Suggestion) =>
  state.status === 'none'
    ? null
    : { type: suggestionEvents.restated.type, data: { suggestion: publicSuggestionOf(state) } };

/** An event as neighbours read it: what happened, beside the suggestion after it. */
export const published = (event: SuggestionEvent, after: Suggestion) => {
  if (after.status === 'none') return null;
  const [{ type }, happened] = happenedOf(event);
  return { type, data: { suggestion: publicSuggestionOf(after), happened } };
};
