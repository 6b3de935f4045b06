import { type ErrorCode, messageOf } from '@touchline/contracts/errors';
import type { offersOperations } from '@touchline/contracts/http/offers';
import { isScoutable } from '@touchline/contracts/policies/eligibility';
import { playsTheSameFootball } from '@touchline/contracts/policies/fit';
import { contractEndOf, contractWindowOf } from '@touchline/contracts/policies/transfer-regulations';
import { turnInInterest } from '@touchline/contracts/policies/whose-turn';
import {
  derivedId,
  newId,
  partyOf,
  type ReadBy,
  Rejected,
  readBy,
  representativeOf,
  type Side,
  sideOf,
} from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import {
  type ActingRequest,
  createCommanding,
  type KnownProfile,
  type Participants,
} from '@touchline/platform/participants';
import type { Reading } from '@touchline/platform/representations';
import { type IsFree, pendingKeyOf } from '../dealing.ts';
import type { InterestRepository } from '../interest/interest.repository.ts';
import { declaringBlocked } from '../interest/interest.ts';
import type { Limits } from '../limits.ts';
import type { OfferRepository } from './offer.repository.ts';
import { overviewOf } from './overview.ts';
import type { Made, NamedInterest, Offer } from './state.ts';
import type { PlayerFacts } from './terms.ts';
import { frame, type OfferView, offerRow, offerView } from './view.ts';

type Operation =
  | 'makeOffer'
  | 'listOffers'
  | 'getOffersOverview'
  | 'getOffer'
  | 'counterOffer'
  | 'acceptOffer'
  | 'declineOffer'
  | 'withdrawOffer'
  | 'getProspect';

export const offerRoutes = ({
  offers,
  interests,
  participants,
  reading,
  isFree,
  limits,
}: {
  readonly offers: OfferRepository;
  readonly interests: InterestRepository;
  readonly participants: Participants;
  readonly reading: Reading;
  readonly isFree: IsFree;
  readonly limits: Limits;
}): Pick<Handlers<typeof offersOperations>, Operation> => {
  const dealing = async (request: ActingRequest): Promise<Side> =>
    sideOf(await participants.inMarket(request, 'player', 'club-representative'));

  const factsOf = async (known: KnownProfile | undefined, now: Date, offerId?: string): Promise<PlayerFacts> => {
    const player = known?.profile.player;
    return {
      eligible: await isFree(known, now, offerId),
      date_of_birth: player?.date_of_birth ?? '1900-01-01',
      gender: player?.gender ?? null,
      contract_ends_on: contractEndOf(player),
    };
  };

  /** What holds for the player's sheet holds here: clubs see who is scoutable, and with whom they have something open. */
  const isShown = async (known: KnownProfile, teamIds: readonly string[], now: Date): Promise<boolean> =>
    isScoutable(known, now.toISOString().slice(0, 10)) ||
    (await offers.openBetween(known.profile.profile_id, teamIds)) ||
    (await interests.openBetween(known.profile.profile_id, teamIds)).length > 0;

  /** The interest that an offer names, and the correlation id that goes on from it. */
  const named = async (
    id: string | undefined,
  ): Promise<{ readonly interest: NamedInterest | null; readonly correlation?: string | undefined }> => {
    if (id === undefined) return { interest: null };
    const loaded = await interests.load(id);
    const found = loaded?.state.status === 'none' ? undefined : loaded?.state;
    const interest = { interest_id: id, team_id: found?.team_id ?? null, player_id: found?.player.profile_id ?? null };
    return { interest, correlation: loaded?.correlation };
  };

  const seen = async (offerId: string, side: Side): Promise<Made> => {
    const found = await offers.load(offerId);
    if (!found || found.state.status === 'none' || !partyOf(found.state, side)) throw new Rejected('NotFound');
    return found.state;
  };

  const show = async (state: Offer, by: ReadBy, now: Date): Promise<OfferView> => {
    if (state.status === 'none') throw new Rejected('NotFound');
    return offerView(state, by, await participants.find(state.player.profile_id), now.toISOString());
  };

  const command = createCommanding(offers);

  const seenBy =
    ({ party }: Side, known: KnownProfile | undefined, now: Date) =>
    (state: Offer): OfferView | null =>
      state.status === 'none' ? null : offerView(state, party, known, now.toISOString());

  return {
    makeOffer: async (request) => {
      const { body, actor, idempotencyKey, now } = request;
      const known = await participants.inMarket(request, 'club-representative');
      const side = sideOf(known);
      const club_team = known.profile.representative?.teams.find((t) => t.team_id === body.team_id);
      if (!club_team) throw new Rejected('AccessDeniedException');
      const applicant = await participants.find(body.player_id);
      const player = applicant?.profile.player;
      if (!applicant || !player) throw new Rejected('NotFound');
      const today = now.toISOString().slice(0, 10);
      const facts = await factsOf(applicant, request.now);
      const shown = await isShown(applicant, [club_team.team_id], request.now);
      const { interest, correlation } = await named(body.interest_id);
      const id = idempotencyKey ? derivedId('off', actor.user_id, idempotencyKey) : newId('off');
      if (!(await offers.load(id))) await limits.offer.take(pendingKeyOf(club_team.team_id, body.player_id));
      return command(
        id,
        {
          type: 'Make',
          offer_id: id,
          club_team,
          representative: representativeOf(known),
          player: {
            profile_id: applicant.profile.profile_id,
            user_id: applicant.profile.user_id,
            name: applicant.profile.name,
            nickname: player.nickname ?? '',
            date_of_birth: player.date_of_birth ?? '1900-01-01',
          },
          facts: { ...facts, eligible: facts.eligible && shown },
          negotiable: body.negotiable,
          expires_at: new Date(body.expires_at).toISOString(),
          terms: body.terms,
          message: body.message,
          interest,
          informing: {
            needed: contractWindowOf(player.current_contract_ends_on, today).approach === 'club-informed',
            done: body.club_informed,
          },
          now: now.toISOString(),
        },
        request,
        seenBy(side, applicant, now),
        { creates: true, correlation },
      );
    },
    listOffers: async (request) => {
      const { query, now } = request;
      const reader = await reading(request);
      const at = now.toISOString();
      const { offers: listed, next_cursor, waiting } = await offers.listOf(reader, query, at);
      const data = await Promise.all(
        listed.map(async (offer) =>
          offerRow(offer, reader.party, await participants.find(offer.player.profile_id), at),
        ),
      );
      return { data, meta: { next_cursor, mine: waiting } };
    },
    getOffersOverview: async (request) => {
      const reader = await reading(request);
      return { data: overviewOf(await offers.standingOf(reader, request.now.toISOString()), reader.party) };
    },
    getOffer: async (request) => {
      const reader = await reading(request);
      const state = (await offers.load(request.params.offer_id))?.state;
      const by = state && state.status !== 'none' ? readBy(state, reader) : undefined;
      if (!state || state.status === 'none' || !by) throw new Rejected('NotFound');
      return { data: await show(state, by, request.now) };
    },
    counterOffer: async (request) => {
      const side = await dealing(request);
      const offer = await seen(request.params.offer_id, side);
      const known = await participants.find(offer.player.profile_id);
      const { round, terms, message, final, expires_at } = request.body;
      const facts = await factsOf(known, request.now, offer.offer_id);
      return command(
        offer.offer_id,
        {
          type: 'Counter',
          by: side,
          round,
          terms,
          message,
          final,
          facts,
          expires_at: expires_at ? new Date(expires_at).toISOString() : null,
          now: request.now.toISOString(),
        },
        request,
        seenBy(side, known, request.now),
      );
    },
    acceptOffer: async (request) => {
      const side = await dealing(request);
      const offer = await seen(request.params.offer_id, side);
      const known = await participants.find(offer.player.profile_id);
      const facts = await factsOf(known, request.now, offer.offer_id);
      return command(
        offer.offer_id,
        { type: 'Accept', by: side, round: request.body.round, facts, now: request.now.toISOString() },
        request,
        seenBy(side, known, request.now),
      );
    },
    declineOffer: async (request) => {
      const side = await dealing(request);
      const offer = await seen(request.params.offer_id, side);
      const known = await participants.find(offer.player.profile_id);
      return command(
        offer.offer_id,
        { type: 'Decline', by: side, ...request.body, now: request.now.toISOString() },
        request,
        seenBy(side, known, request.now),
      );
    },
    withdrawOffer: async (request) => {
      const side = await dealing(request);
      const offer = await seen(request.params.offer_id, side);
      const known = await participants.find(offer.player.profile_id);
      return command(
        offer.offer_id,
        { type: 'Withdraw', by: side, reason: request.body.reason, now: request.now.toISOString() },
        request,
        seenBy(side, known, request.now),
      );
    },
    getProspect: async (request) => {
      const { params, now } = request;
      const known = await participants.inMarket(request, 'club-representative');
      const applicant = await participants.find(params.player_id);
      const player = applicant?.profile.player;
      if (!applicant || !player) throw new Rejected('NotFound');
      const teams = known.profile.representative?.teams ?? [];
      const teamIds = teams.map((t) => t.team_id);
      const shown = await isShown(applicant, teamIds, request.now);
      if (!shown) throw new Rejected('PlayerNotScoutable');
      const facts = await factsOf(applicant, request.now);
      const pending = await offers.pendingBetween(params.player_id, teamIds, now.toISOString());
      const talks = await interests.openBetween(params.player_id, teamIds);
      const uninteresting = declaringBlocked({ eligible: facts.eligible, shown });
      const refusal = (code: ErrorCode) => ({ error: code, message: messageOf(code) });
      const fitting = teams.filter((team) => playsTheSameFootball(team, facts.gender));
      const rows = fitting.map((club_team) => {
        const open = pending.find((offer) => offer.team_id === club_team.team_id);
        const interest = talks.find((one) => one.team_id === club_team.team_id);
        const blocked = interest?.status === 'pending' ? 'ClubInterestPlayerNotEligible' : uninteresting;
        return {
          club_team,
          interest: interest
            ? { id: interest.interest_id, status: interest.status, your_turn: turnInInterest(interest) === 'club' }
            : null,
          interest_refusal: blocked && refusal(blocked),
          offer_id: open?.offer_id ?? null,
          refusal: open
            ? refusal('OfferAlreadyExistsForApplicant')
            : facts.eligible
              ? null
              : refusal('OfferPlayerNotEligible'),
        };
      });
      return {
        data: {
          player: {
            profile_id: applicant.profile.profile_id,
            name: applicant.profile.name,
            nickname: player.nickname ?? '',
          },
          possible: rows.some((row) => row.refusal === null),
          teams: rows,
          ...frame(applicant, facts.date_of_birth, now.toISOString().slice(0, 10)),
        },
      };
    },
  };
};
