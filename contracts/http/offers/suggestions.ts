import { z } from 'zod';
import { consentWithdrawn } from '../../events/close-reasons.ts';
import { mandateSide } from '../../events/mandate.ts';
import { suggestionCloseReasons, suggestionStatuses } from '../../events/suggestion.ts';
import { prose } from '../../names.ts';
import { calendarDate, clubTeam, id, instant, position } from '../../values.ts';
import { operation, operations, pageMeta, paging } from '../operation.ts';
import { inMarket } from '../preconditions.ts';
import { optionalReason, shownPerson, shownPlayer } from '../shared-shapes.ts';
import { criterion } from './opportunities.ts';

export const suggestionStatus = z.enum(suggestionStatuses).meta({ id: 'SuggestionStatus' });

/** A player put forward for an open position, as his agent and he see it. */
export const suggestion = z
  .object({
    id,
    opportunity: z.object({ id, title: z.string(), position, closes_on: calendarDate, club_team: clubTeam }),
    agent: shownPerson.extend({ agency: z.string() }),
    player: shownPlayer,
    message: z.string(),
    status: suggestionStatus,
    reason: z.string().nullable(),
    close_reason: z.enum([...suggestionCloseReasons, consentWithdrawn]).nullable(),
    suggested_at: instant,
    your_side: mandateSide,
    /** Whether it waits for the viewer's answer. */
    your_turn: z.boolean(),
  })
  .meta({ id: 'Suggestion' });

/** A player whom the agent who looks represents, beside a position. */
export const candidate = z
  .object({
    player: shownPlayer,
    fit: z.array(criterion),
    /** He has answered by himself, or was put forward already: with what became of it. */
    answered: z.boolean(),
    suggestion: z.object({ id, status: suggestionStatus }).nullable(),
  })
  .meta({ id: 'Candidate' });

const opportunityId = z.strictObject({ opportunity_id: id });
const suggestionId = z.strictObject({ suggestion_id: id });
const answering = [...inMarket, 'NotFound', 'SuggestionNotPending'] as const;

export const suggestionOperations = operations({
  listCandidates: operation({
    summary: 'The players of the agent who looks, beside an open position, best fit first',
    method: 'GET',
    path: '/opportunities/:opportunity_id/candidates',
    access: 'member',
    params: opportunityId,
    reply: z.array(candidate),
    errors: [...inMarket, 'NotFound'],
  }),
  suggestPlayer: operation({
    summary: 'An agent puts a player of his forward; the club learns of it once the player has answered',
    method: 'POST',
    path: '/opportunities/:opportunity_id/suggestions',
    access: 'member',
    status: 201,
    params: opportunityId,
    body: z.strictObject({ player_id: id, message: prose(1000).default('') }),
    reply: suggestion,
    errors: [
      ...inMarket,
      'NotFound',
      'PlayerNotEligible',
      'JobOpportunityNotOpen',
      'JobOpportunityAlreadyAnswered',
      'SuggestionAlreadyMade',
      'TooManyRequests',
    ],
  }),
  listSuggestions: operation({
    summary: 'The positions for which the player was put forward, or whom the agent put forward, newest first',
    method: 'GET',
    path: '/suggestions',
    access: 'member',
    query: z.strictObject({ ...paging, status: suggestionStatus.optional() }),
    reply: z.array(suggestion),
    /** How many of all wait for the player's answer. */
    meta: pageMeta.extend({ waiting: z.int() }),
    errors: [...inMarket],
  }),
  declineSuggestion: operation({
    summary: 'The player doesn’t want this position: its club never learns of it',
    method: 'POST',
    path: '/suggestions/:suggestion_id/decline',
    access: 'member',
    params: suggestionId,
    body: optionalReason,
    reply: suggestion,
    errors: [...answering],
  }),
  withdrawSuggestion: operation({
    summary: 'The agent takes back what the player hasn’t answered',
    method: 'POST',
    path: '/suggestions/:suggestion_id/withdraw',
    access: 'member',
    params: suggestionId,
    reply: suggestion,
    errors: [...answering],
  }),
});
