import type { interestOperations, offersOperations } from '@touchline/contracts/http/offers';
import { isScoutable } from '@touchline/contracts/policies/eligibility';
import { derivedId, newId, Rejected, readBy, representativeOf, type Side, sideOf } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { type ActingRequest, createCommanding, type Participants } from '@touchline/platform/participants';
import type { Reading } from '@touchline/platform/representations';
import { contactOf } from '../contact.ts';
import type { IsFree } from '../dealing.ts';
import type { Limits } from '../limits.ts';
import type { OfferRepository } from '../offer/offer.repository.ts';
import type { InterestRepository } from './interest.repository.ts';
import type { Interest } from './state.ts';
import { type InterestView, interestView } from './view.ts';

export const interestRoutes = ({
  interests,
  offers,
  participants,
  reading,
  isFree,
  limits,
}: {
  readonly interests: InterestRepository;
  readonly offers: OfferRepository;
  readonly participants: Participants;
  readonly reading: Reading;
  readonly isFree: IsFree;
  readonly limits: Limits;
}): Pick<Handlers<typeof offersOperations>, keyof typeof interestOperations> => {
  const dealing = (request: ActingRequest) => participants.inMarket(request, 'player', 'club-representative');

  const command = createCommanding(interests);

  const seenBy =
    ({ party }: Side) =>
    (state: Interest): InterestView | null =>
      state.status === 'none' ? null : interestView(state, party);

  return {
    declareInterest: async (request) => {
      const { body, actor, idempotencyKey, now } = request;
      const known = await participants.inMarket(request, 'club-representative');
      const club_team = known.profile.representative?.teams.find((t) => t.team_id === body.team_id);
      if (!club_team) throw new Rejected('AccessDeniedException');
      const player = await participants.find(body.player_id);
      if (!player?.profile.player) throw new Rejected('NotFound');
      await limits.declare.take(club_team.team_id);
      const { profile_id, user_id, name } = player.profile;
      const isShown =
        isScoutable(player, now.toISOString().slice(0, 10)) ||
        (await offers.openBetween(profile_id, [club_team.team_id]));
      const id = idempotencyKey ? derivedId('int', actor.user_id, idempotencyKey) : newId('int');
      return command(
        id,
        {
          type: 'Declare',
          interest_id: id,
          club_team,
          representative: representativeOf(known),
          player: { profile_id, user_id, name, nickname: player.profile.player.nickname ?? '' },
          initiated_by: 'club',
          opportunity: null,
          message: body.message,
          contact: contactOf(known, body.contact),
          facts: { eligible: await isFree(player, now), shown: isShown, gender: player.profile.player.gender ?? null },
          now: now.toISOString(),
        },
        request,
        seenBy(sideOf(known)),
        { creates: true },
      );
    },
    listInterests: async (request) => {
      const reader = await reading(request);
      const { interests: listed, next_cursor, waiting } = await interests.listOf(reader, request.query);
      return {
        data: listed.map((interest) => interestView(interest, reader.party)),
        meta: { next_cursor, mine: waiting },
      };
    },
    getInterest: async (request) => {
      const reader = await reading(request);
      const state = (await interests.load(request.params.interest_id))?.state;
      const by = state && state.status !== 'none' ? readBy(state, reader) : undefined;
      if (!state || state.status === 'none' || !by) throw new Rejected('NotFound');
      return { data: interestView(state, by) };
    },
    changeInterestMessage: async (request) => {
      const by = sideOf(await dealing(request));
      const { params, body, now } = request;
      return command(
        params.interest_id,
        { type: 'ChangeMessage', by, message: body.message, now: now.toISOString() },
        request,
        seenBy(by),
      );
    },
    acceptInterest: async (request) => {
      const known = await dealing(request);
      const by = sideOf(known);
      const { params, body, now } = request;
      const state = (await interests.load(params.interest_id))?.state;
      const player = state && state.status !== 'none' ? await participants.find(state.player.profile_id) : undefined;
      const contact = contactOf(known, body.contact);
      const facts = { eligible: await isFree(player, now) };
      return command(
        params.interest_id,
        { type: 'Accept', by, contact, facts, now: now.toISOString() },
        request,
        seenBy(by),
      );
    },
    declineInterest: async (request) => {
      const by = sideOf(await dealing(request));
      const { params, body, now } = request;
      return command(
        params.interest_id,
        { type: 'Decline', by, reason: body.reason, now: now.toISOString() },
        request,
        seenBy(by),
      );
    },
    withdrawInterest: async (request) => {
      const by = sideOf(await dealing(request));
      const { params, body, now } = request;
      return command(
        params.interest_id,
        { type: 'Withdraw', by, reason: body.reason, now: now.toISOString() },
        request,
        seenBy(by),
      );
    },
  };
};
