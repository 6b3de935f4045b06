import { z } from 'zod';
import { clubTeam, id, instant } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';
import { exampleOpportunity } from './job-opportunity.ts';
import { exampleMandate } from './mandate.ts';
import { agentPerson, examplePlayer, playerPerson } from './person.ts';

/** `answered`: the player confirmed it, by answering the position. */
export const suggestionStatuses = ['pending', 'answered', 'declined', 'withdrawn', 'closed'] as const;
/** Why it no longer waits, though neither of them said so: the position took its end, or the agent doesn't represent the player. */
export const suggestionCloseReasons = ['position-ended', 'mandate-ended'] as const;

/** An agent puts a player of his forward for an open position. Its club learns of it once the player has answered. */
export const publicSuggestion = z
  .object({
    suggestion_id: id,
    opportunity: z.object({ opportunity_id: id, title: z.string() }),
    club_team: clubTeam,
    agent: agentPerson,
    player: playerPerson,
    message: z.string(),
    status: z.enum(suggestionStatuses),
    /** What the player who declined it had to say. */
    reason: z.string().nullable(),
    close_reason: z.enum(suggestionCloseReasons).nullable(),
    suggested_at: instant,
  })
  .meta({ id: 'PublicSuggestion' });
export type PublicSuggestion = z.infer<typeof publicSuggestion>;

const { opportunity_id, title, club_team } = exampleOpportunity;
const exampleSuggestion: PublicSuggestion = {
  suggestion_id: 'sug_beatriz0000000000000',
  opportunity: { opportunity_id, title },
  club_team,
  agent: exampleMandate.agent,
  player: examplePlayer,
  message: 'You would play every week, in the system that you know.',
  status: 'pending',
  reason: null,
  close_reason: null,
  suggested_at: '2026-12-03T09:30:00.000Z',
};

const withSuggestion = z.object({ suggestion: publicSuggestion });
const suggestion = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicSuggestion> = {},
) =>
  eventOf(`touchline.suggestion.${what}.v1`, withSuggestion, happened, {
    suggestion: { ...exampleSuggestion, ...after },
    happened: told,
  });

const reason = 'I want to stay in Portugal.';

export const suggestionEvents = {
  made: suggestion('made', {}, {}),
  answered: suggestion('answered', {}, {}, { status: 'answered' }),
  declined: suggestion('declined', { reason: z.string().nullable() }, { reason }, { status: 'declined', reason }),
  withdrawn: suggestion('withdrawn', {}, {}, { status: 'withdrawn' }),
  closed: suggestion(
    'closed',
    { reason: z.enum(suggestionCloseReasons) },
    { reason: 'position-ended' },
    { status: 'closed', close_reason: 'position-ended' },
  ),
  /** The guardian of a player under 18 has taken the consent back. */
  consentEnded: suggestion('consent-ended', {}, {}, { status: 'closed' }),
  restated: event('touchline.suggestion.restated.v1', withSuggestion, { suggestion: exampleSuggestion }),
} as const;

export const suggestionTopic = {
  topic: 'touchline.suggestion',
  key: 'subject',
  prefix: 'sug',
  events: Object.values(suggestionEvents),
} satisfies TopicContract;
