import {
  mandateEvents,
  opportunityEvents,
  type PublicMandate,
  type PublicOpportunity,
} from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { CloseReason } from './state.ts';
import type { SuggestionRepository } from './suggestion.repository.ts';

interface OfPosition {
  readonly opportunity: PublicOpportunity;
  readonly happened: { readonly player_id: string };
}

/** What ends a suggestion without a word of its two sides: the player's answer, the position's end, the mandate's. */
export const suggestionEndsConsumer = (suggestions: SuggestionRepository, deps: ConsumerDependencies): Consumer => {
  const close = async (ids: readonly string[], reason: CloseReason, now: string): Promise<void> => {
    for (const id of ids) await suggestions.handle(id, { type: 'Close', reason, now });
  };
  const positionEnded = async ({ opportunity: { opportunity_id } }: OfPosition, { time: now }: CloudEvent) =>
    close(await suggestions.pendingOf({ opportunity_id }), 'position-ended', now);
  return consumer(deps, {
    group: 'offers.ends-of-suggestions',
    topics: ['touchline.job-opportunity', 'touchline.mandate'],
    from: 'end',
    checkpoints: null,
    on: {
      [opportunityEvents.answered.type]: async (
        { opportunity: { opportunity_id }, happened: { player_id } }: OfPosition,
        { time: now }: CloudEvent,
      ) => {
        for (const id of await suggestions.pendingOf({ opportunity_id, player_id }))
          await suggestions.handle(id, { type: 'NoteAnswer', now });
      },
      [opportunityEvents.closed.type]: positionEnded,
      [opportunityEvents.filled.type]: positionEnded,
      [mandateEvents.ended.type]: async (
        { mandate }: { readonly mandate: PublicMandate },
        { time: now }: CloudEvent,
      ) => {
        const [player_id, agent_id] = [mandate.player.profile_id, mandate.agent.profile_id];
        await close(await suggestions.pendingOf({ player_id, agent_id }), 'mandate-ended', now);
      },
    },
  });
};
