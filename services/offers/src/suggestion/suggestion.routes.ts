import type { offersOperations, suggestionOperations } from '@touchline/contracts/http/offers';
import { byFit, fitOf, playsTheSameFootball } from '@touchline/contracts/policies/fit';
import { agentOf, derivedId, Rejected, type RepresentedSide, representedSideOf } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { type ActingRequest, createCommanding, type Participants } from '@touchline/platform/participants';
import type { Representation, Representations } from '@touchline/platform/representations';
import type { IsFree } from '../dealing.ts';
import type { InterestRepository } from '../interest/interest.repository.ts';
import type { JobOpportunityRepository } from '../job-opportunity/job-opportunity.repository.ts';
import { isOpenAt, type Published } from '../job-opportunity/state.ts';
import { fitPlayerOf } from '../job-opportunity/view.ts';
import type { Limits } from '../limits.ts';
import type { Suggestion } from './state.ts';
import type { SuggestionRepository } from './suggestion.repository.ts';
import { suggestionView } from './view.ts';

/** Where what an agent suggests to a player for a position is kept: one place, so that it is said once. */
const suggestionId = (opportunityId: string, playerId: string, agentId: string): string =>
  derivedId('sug', opportunityId, `${playerId} ${agentId}`);

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const suggestionRoutes = ({
  suggestions,
  opportunities,
  interests,
  participants,
  representations,
  isFree,
  limits,
}: {
  readonly suggestions: SuggestionRepository;
  readonly opportunities: JobOpportunityRepository;
  readonly interests: InterestRepository;
  readonly participants: Participants;
  readonly representations: Pick<Representations, 'playersOf'>;
  readonly isFree: IsFree;
  readonly limits: Limits;
}): Pick<Handlers<typeof offersOperations>, keyof typeof suggestionOperations> => {
  const command = createCommanding(suggestions);
  const seenBy = (by: RepresentedSide) => (state: Suggestion) =>
    state.status === 'none' ? null : suggestionView(state, by);

  const position = async (id: string): Promise<Published> => {
    const state = (await opportunities.load(id))?.state;
    if (!state || state.status === 'none') throw new Rejected('NotFound');
    return state;
  };

  /** Those whom the agent represents today and who could play in this team, as they are known now. */
  const playersFor = async (agentId: string, { club_team }: Published, today: string) => {
    const represented = await representations.playersOf(agentId, today);
    const one = async ({ player }: Representation) => {
      const known = await participants.find(player.profile_id);
      const fits = known && fitPlayerOf(known);
      return known && fits && playsTheSameFootball(club_team, fits.gender) ? [{ player, known, fits }] : [];
    };
    return (await Promise.all(represented.map(one))).flat();
  };

  const answering = async (request: ActingRequest): Promise<RepresentedSide> =>
    representedSideOf(await participants.inMarket(request, 'agent', 'player'));

  return {
    listCandidates: async (request) => {
      const { params, now } = request;
      const by = representedSideOf(await participants.inMarket(request, 'agent'));
      const opportunity = await position(params.opportunity_id);
      const [players, answered, suggested] = await Promise.all([
        playersFor(by.profile_id, opportunity, dayOf(now)),
        interests.playersWhoAnswered(params.opportunity_id),
        suggestions.of(params.opportunity_id),
      ]);
      const data = players.map(({ player: { user_id: _, ...player }, fits }) => {
        const mine = suggested.find(
          (one) => one.player.profile_id === player.profile_id && one.agent.profile_id === by.profile_id,
        );
        return {
          player,
          fit: [...fitOf(opportunity, fits, dayOf(now))],
          answered: answered.has(player.profile_id),
          suggestion: mine ? { id: mine.suggestion_id, status: mine.status } : null,
        };
      });
      return { data: data.sort((a, b) => byFit(a.fit, b.fit)) };
    },
    suggestPlayer: async (request) => {
      const { params, body, now } = request;
      const acting = await participants.inMarket(request, 'agent');
      const by = representedSideOf(acting);
      const opportunity = await position(params.opportunity_id);
      const { opportunity_id, club_team, title, closes_on } = opportunity;
      const players = await playersFor(by.profile_id, opportunity, dayOf(now));
      const chosen = players.find(({ player }) => player.profile_id === body.player_id);
      if (!chosen) throw new Rejected('NotFound');
      const id = suggestionId(opportunity_id, body.player_id, by.profile_id);
      if (!(await suggestions.load(id))) await limits.suggest.take(by.profile_id);
      const answers = await interests.answersOf(body.player_id);
      return command(
        id,
        {
          type: 'Suggest',
          suggestion_id: id,
          opportunity: { opportunity_id, title, position: opportunity.position, closes_on },
          club_team,
          agent: agentOf(acting),
          player: chosen.player,
          message: body.message,
          facts: {
            open: isOpenAt(opportunity, now.toISOString()),
            eligible: await isFree(chosen.known, now),
            answered: answers.some((one) => one.opportunity?.opportunity_id === opportunity_id),
          },
          now: now.toISOString(),
        },
        request,
        seenBy(by),
        { creates: true },
      );
    },
    listSuggestions: async (request) => {
      const by = await answering(request);
      const { suggestions: listed, next_cursor, waiting } = await suggestions.listOf(by, request.query);
      return { data: listed.map((one) => suggestionView(one, by)), meta: { next_cursor, waiting } };
    },
    declineSuggestion: async (request) => {
      const by = representedSideOf(await participants.inMarket(request, 'player'));
      const { params, body, now } = request;
      const decline = { type: 'Decline', by, reason: body.reason, now: now.toISOString() } as const;
      return command(params.suggestion_id, decline, request, seenBy(by));
    },
    withdrawSuggestion: async (request) => {
      const by = representedSideOf(await participants.inMarket(request, 'agent'));
      const withdraw = { type: 'Withdraw', by, now: request.now.toISOString() } as const;
      return command(request.params.suggestion_id, withdraw, request, seenBy(by));
    },
  };
};
