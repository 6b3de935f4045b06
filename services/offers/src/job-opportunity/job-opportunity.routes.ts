import type { offersOperations, opportunityOperations } from '@touchline/contracts/http/offers';
import { byFit, fitOf, playsTheSameFootball } from '@touchline/contracts/policies/fit';
import { ageOn } from '@touchline/contracts/values';
import { derivedId, newId, Rejected, representativeOf, type Side, sideOf } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import {
  type ActingRequest,
  createCommanding,
  type KnownProfile,
  type Participants,
} from '@touchline/platform/participants';
import { contactOf } from '../contact.ts';
import { type IsFree, pendingKeyOf } from '../dealing.ts';
import type { InterestRepository } from '../interest/interest.repository.ts';
import type { Declared, Interest } from '../interest/state.ts';
import { type InterestView, interestView } from '../interest/view.ts';
import type { Limits } from '../limits.ts';
import type { OfferRepository } from '../offer/offer.repository.ts';
import type { SuggestionRepository } from '../suggestion/suggestion.repository.ts';
import type { Looking, Range } from './board.ts';
import { facetsOf, passingOf, totalOf } from './board-counts.ts';
import type { JobOpportunityRepository } from './job-opportunity.repository.ts';
import { stageOf } from './stages.ts';
import { isOpenAt, type JobOpportunity, type Published } from './state.ts';
import type { Trials } from './trials.ts';
import { fitPlayerOf, type OpportunityView, opportunityView, type Viewer } from './view.ts';

/** Where a player's answer to a position is kept: one place, so that there is one answer. */
const answerId = (opportunityId: string, playerId: string): string => derivedId('int', opportunityId, playerId);

const isOver = ({ status }: Declared): boolean => status !== 'pending' && status !== 'accepted';

export const jobOpportunityRoutes = ({
  opportunities,
  interests,
  offers,
  suggestions,
  trials,
  participants,
  isFree,
  limits,
}: {
  readonly opportunities: JobOpportunityRepository;
  readonly interests: InterestRepository;
  readonly offers: OfferRepository;
  readonly suggestions: SuggestionRepository;
  readonly trials: Trials;
  readonly participants: Participants;
  readonly isFree: IsFree;
  readonly limits: Limits;
}): Pick<Handlers<typeof offersOperations>, keyof typeof opportunityOperations> => {
  const command = createCommanding(opportunities);
  const declare = createCommanding(interests);

  const viewerOf = async (known: KnownProfile, now: Date): Promise<Viewer> => {
    const side = known.profile.profile_type === 'agent' ? ({ party: 'agent' } as const) : sideOf(known);
    const [answers, suggested] =
      side.party === 'player'
        ? await Promise.all([interests.answersOf(side.profile_id), suggestions.waitingFor(side.profile_id)])
        : [[], []];
    return {
      side,
      fits: side.party === 'player' ? fitPlayerOf(known) : null,
      answers: new Map(answers.flatMap((one) => (one.opportunity ? [[one.opportunity.opportunity_id, one]] : []))),
      suggestions: new Map(suggested.map((one) => [one.opportunity.opportunity_id, one])),
      now: now.toISOString(),
    };
  };

  const looking = async (request: ActingRequest & { readonly now: Date }): Promise<Viewer> =>
    viewerOf(await participants.inMarket(request, 'player', 'club-representative', 'agent'), request.now);

  /** A position is there for clubs and agents, for every player who could play in that team, and for who answered it. */
  const isSeen = ({ opportunity_id, club_team }: Published, { fits, answers }: Viewer): boolean =>
    fits === null || answers.has(opportunity_id) || playsTheSameFootball(club_team, fits.gender);

  const found = async (id: string, viewer: Viewer): Promise<Published> => {
    const state = (await opportunities.load(id))?.state;
    if (!state || state.status === 'none' || !isSeen(state, viewer)) throw new Rejected('NotFound');
    return state;
  };

  const seenBy =
    (viewer: Viewer) =>
    (state: JobOpportunity): OpportunityView | null =>
      state.status === 'none' ? null : opportunityView(state, viewer);

  /** A representative with the position that is acted on. */
  const acting = async (request: ActingRequest & { readonly now: Date }) => {
    const known = await participants.inMarket(request, 'club-representative');
    return { ...(await viewerOf(known, request.now)), side: sideOf(known) };
  };

  const answersByPosition = async (shown: readonly Published[]) => {
    const answers = await interests.answersTo(shown.map(({ opportunity_id }) => opportunity_id));
    const grown = await offers.grownFrom(answers.map(({ interest_id }) => interest_id));
    const grownFrom = Map.groupBy(grown, ({ interest_id }) => interest_id);
    const of = Map.groupBy(answers, ({ opportunity }) => opportunity?.opportunity_id);
    const teams = [...Map.groupBy(answers, ({ team_id }) => team_id)];
    const tried = await Promise.all(
      teams.map(async ([teamId, of]) =>
        trials.between(
          teamId,
          of.map(({ player }) => player.profile_id),
        ),
      ),
    );
    const triedBy = Map.groupBy(tried.flat(), ({ team_id, player_id }) => pendingKeyOf(team_id, player_id));
    return (opportunityId: string, now: string) =>
      (of.get(opportunityId) ?? []).map((interest) => ({
        interest,
        ...stageOf(
          interest,
          {
            grown: grownFrom.get(interest.interest_id) ?? [],
            trials: triedBy.get(pendingKeyOf(interest.team_id, interest.player.profile_id)) ?? [],
          },
          now,
        ),
      }));
  };

  return {
    publishOpportunity: async (request) => {
      const { actor, idempotencyKey, now } = request;
      const { team_id, ...terms } = request.body;
      const known = await participants.inMarket(request, 'club-representative');
      const club_team = known.profile.representative?.teams.find((team) => team.team_id === team_id);
      if (!club_team) throw new Rejected('AccessDeniedException');
      await limits.publish.take(team_id);
      const id = idempotencyKey ? derivedId('opp', actor.user_id, idempotencyKey) : newId('opp');
      const representative = representativeOf(known);
      return command(
        id,
        { type: 'Publish', opportunity_id: id, club_team, representative, terms, now: now.toISOString() },
        request,
        seenBy(await viewerOf(known, now)),
        { creates: true },
      );
    },
    listOpportunities: async (request) => {
      const { query, now } = request;
      const viewer = await looking(request);
      const { side, fits } = viewer;
      const { club_id } = query;
      const asking: Looking = {
        fits,
        team_ids: side.party === 'club' ? side.team_ids : [],
        today: now.toISOString().slice(0, 10),
      };
      const answered = [...viewer.answers].map(([id, answer]) => ({ id, isOver: isOver(answer) }));
      const ranges: Readonly<Record<typeof query.tab, Range>> = {
        open: { open: true, club_id },
        answered: { ids: answered.filter((one) => !one.isOver).map(({ id }) => id), club_id },
        over: { ids: answered.filter((one) => one.isOver).map(({ id }) => id), club_id },
      };
      const countedIn = async (tab: typeof query.tab) => opportunities.board.counted(ranges[tab], asking);
      const [open, own, over, page] = await Promise.all([
        countedIn('open'),
        countedIn('answered'),
        countedIn('over'),
        opportunities.board.page(ranges[query.tab], asking, query),
      ]);
      const counts = { open, answered: own, over };
      return {
        data: page.rows.map((one) => opportunityView(one, viewer)),
        meta: {
          next_cursor: page.next_cursor,
          total: totalOf(passingOf(counts[query.tab], query)),
          facets: facetsOf(counts[query.tab], query),
          tabs: { open: totalOf(open), answered: totalOf(own), over: totalOf(over) },
        },
      };
    },
    listOwnOpportunities: async (request) => {
      const viewer = await acting(request);
      const teamIds = viewer.side.party === 'club' ? viewer.side.team_ids : [];
      const { opportunities: listed, next_cursor } = await opportunities.ofTeams(teamIds, request.query);
      const answers = await answersByPosition(listed);
      return {
        data: listed.map((one) => {
          const applicants = { answered: 0, talks: 0, trial: 0, offered: 0, signed: 0, over: 0 };
          for (const { stage } of answers(one.opportunity_id, viewer.now)) applicants[stage] += 1;
          return { ...opportunityView(one, viewer), applicants };
        }),
        meta: { next_cursor },
      };
    },
    getOpportunity: async (request) => {
      const viewer = await looking(request);
      return { data: opportunityView(await found(request.params.opportunity_id, viewer), viewer) };
    },
    listApplicants: async (request) => {
      const viewer = await acting(request);
      const opportunity = await found(request.params.opportunity_id, viewer);
      const { side, now } = viewer;
      if (side.party !== 'club' || !side.team_ids.includes(opportunity.team_id)) throw new Rejected('NotFound');
      const today = now.slice(0, 10);
      const answers = (await answersByPosition([opportunity]))(opportunity.opportunity_id, now);
      const suggested = new Map(
        (await suggestions.of(opportunity.opportunity_id))
          .filter(({ status }) => status === 'answered')
          .map(({ player, agent: { profile_id, name, agency } }) => [player.profile_id, { profile_id, name, agency }]),
      );
      const rows = await Promise.all(
        answers.map(async ({ interest, ...stage }) => {
          const player = await participants.find(interest.player.profile_id);
          const fits = player && fitPlayerOf(player);
          return {
            interest: interestView(interest, 'club'),
            ...stage,
            positions: [...(fits?.positions ?? [])],
            age: fits?.date_of_birth ? ageOn(fits.date_of_birth, today) : null,
            club_team: player?.profile.player?.club_team ?? null,
            fit: fits ? [...fitOf(opportunity, fits, today)] : [],
            suggested_by: suggested.get(interest.player.profile_id) ?? null,
          };
        }),
      );
      return { data: rows.sort((a, b) => byFit(a.fit, b.fit)) };
    },
    editOpportunity: async (request) => {
      const viewer = await acting(request);
      return command(
        request.params.opportunity_id,
        { type: 'Edit', by: viewer.side, terms: request.body, now: viewer.now },
        request,
        seenBy(viewer),
      );
    },
    closeOpportunity: async (request) => {
      const viewer = await acting(request);
      return command(
        request.params.opportunity_id,
        { type: 'Close', by: viewer.side, now: viewer.now },
        request,
        seenBy(viewer),
      );
    },
    fillOpportunity: async (request) => {
      const viewer = await acting(request);
      const { params, body } = request;
      const [known, answer] = await Promise.all([
        participants.find(body.player_id),
        interests.load(answerId(params.opportunity_id, body.player_id)),
      ]);
      const player = { profile_id: body.player_id, name: known?.profile.name ?? '' };
      return command(
        params.opportunity_id,
        { type: 'Fill', by: viewer.side, player, answered: answer !== undefined, now: viewer.now },
        request,
        seenBy(viewer),
      );
    },
    answerOpportunity: async (request) => {
      const { params, body, now } = request;
      const known = await participants.inMarket(request, 'player');
      const viewer = await viewerOf(known, now);
      const opportunity = await found(params.opportunity_id, viewer);
      const { opportunity_id, club_team, title } = opportunity;
      const { profile_id, user_id, name, player } = known.profile;
      const id = answerId(opportunity_id, profile_id);
      const side: Side = sideOf(known);
      const send = async () =>
        declare(
          id,
          {
            type: 'Declare',
            interest_id: id,
            club_team,
            representative: opportunity.representative,
            player: { profile_id, user_id, name, nickname: player?.nickname ?? '' },
            initiated_by: 'player',
            opportunity: { opportunity_id, title },
            message: body.message,
            contact: contactOf(known, body.contact),
            facts: { eligible: await isFree(known, new Date(viewer.now)), shown: true, gender: player?.gender ?? null },
            now: viewer.now,
          },
          request,
          (state: Interest): InterestView | null => (state.status === 'none' ? null : interestView(state, side.party)),
          { creates: true },
        );
      // What is there already is a repeat, or refused as a second answer: whatever became of the position since.
      if (viewer.answers.has(opportunity_id)) return send();
      await limits.answer.take(profile_id);
      // In the order of refusals: the position first, then the player. The write below decides about the position again.
      if (!isOpenAt(opportunity, viewer.now)) throw new Rejected('JobOpportunityNotOpen');
      if (!(await isFree(known, new Date(viewer.now)))) throw new Rejected('ClubInterestPlayerNotEligible');
      const open = await interests.openBetween(profile_id, [club_team.team_id]);
      if (open.some(({ interest_id }) => interest_id === id)) return send();
      if (open.some(({ status }) => status === 'pending')) throw new Rejected('ClubInterestPlayerNotEligible');
      // Decided by the write that its end is decided by, too: an answer is before the end, or refused.
      await opportunities.handle(
        opportunity_id,
        { type: 'Answer', player_id: profile_id, now: viewer.now },
        { actor: request.actor.user_id },
      );
      for (const suggestion of await suggestions.pendingOf({ opportunity_id, player_id: profile_id }))
        await suggestions.handle(suggestion, { type: 'NoteAnswer', now: viewer.now });
      return send();
    },
  };
};
