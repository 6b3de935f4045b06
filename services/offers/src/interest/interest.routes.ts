import type { interestOperations, offersOperations, sharedContact } from '@touchline/contracts/http/offers';
import { isEligible, isScoutable } from '@touchline/contracts/policies/eligibility';
import type { Handled } from '@touchline/platform/aggregate';
import { derivedId, newId, Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { ActingRequest, KnownProfile, Participants } from '@touchline/platform/participants';
import type { z } from 'zod';
import type { OfferRepository } from '../offer/offer.repository.ts';
import { partyOf, representativeOf, type Side, sideOf } from '../sides.ts';
import type { InterestRepository } from './interest.repository.ts';
import type { Contact, Interest, InterestCommand, InterestEvent } from './state.ts';
import { type InterestView, interestView } from './view.ts';

/** A player is written to by whoever means him: nobody means more than so many in a day. */
export const declaredPerDay = 40;
const dayMs = 86_400_000;

/** What this person shows of themselves to the other side. */
const contactOf = ({ profile, user }: KnownProfile, { email, phone }: z.output<typeof sharedContact>): Contact => ({
  name: profile.name,
  email: email ? (user?.email ?? null) : null,
  phone: phone || null,
});

export const interestRoutes = ({
  interests,
  offers,
  participants,
}: {
  interests: InterestRepository;
  offers: OfferRepository;
  participants: Participants;
}): Pick<Handlers<typeof offersOperations>, keyof typeof interestOperations> => {
  /** Free to make and accept offers: a contract that is being signed binds the player. */
  const isFree = async (player: KnownProfile | undefined): Promise<boolean> =>
    player !== undefined && isEligible(player) && (await offers.inSigning(player.profile.profile_id)) === undefined;

  const dealing = (request: ActingRequest) => participants.inMarket(request, 'player', 'club-representative');

  interface Commanding extends ActingRequest {
    readonly idempotencyKey: string | undefined;
    readonly body: unknown;
    readonly now: Date;
  }

  const act = async (id: string, command: InterestCommand, request: Commanding, { party }: Side, creates = false) => {
    const acted: Handled<Interest, InterestEvent, InterestView | null> = await interests.handle(id, command, {
      actor: request.actor.user_id,
      creates,
      idempotent: {
        person: request.actor.user_id,
        key: request.idempotencyKey,
        request: { type: command.type, body: request.body },
      },
      answer: (state) => (state.status === 'none' ? null : interestView(state, party)),
    });
    if (!acted.answer) throw new Rejected('NotFound');
    return { data: acted.answer, after: [{ id, sequence: acted.sequence }] };
  };

  return {
    declareInterest: async (request) => {
      const { body, actor, idempotencyKey, now } = request;
      const known = await participants.inMarket(request, 'club-representative');
      const club_team = known.profile.representative?.teams.find((t) => t.team_id === body.team_id);
      if (!club_team) throw new Rejected('AccessDeniedException');
      const player = await participants.find(body.player_id);
      if (!player?.profile.player) throw new Rejected('NotFound');
      const yesterday = new Date(now.getTime() - dayMs).toISOString();
      if ((await interests.declaredSince(club_team.team_id, yesterday)) >= declaredPerDay)
        throw new Rejected('TooManyRequests', { retry_after: 3600 });
      const { profile_id, user_id, name } = player.profile;
      const isShown = isScoutable(player) || (await offers.openBetween(profile_id, [club_team.team_id]));
      const id = idempotencyKey ? derivedId('int', actor.user_id, idempotencyKey) : newId('int');
      return act(
        id,
        {
          type: 'Declare',
          interest_id: id,
          club_team,
          representative: representativeOf(known),
          player: { profile_id, user_id, name, nickname: player.profile.player.nickname ?? '' },
          initiated_by: 'club',
          message: body.message,
          contact: contactOf(known, body.contact),
          facts: { eligible: await isFree(player), shown: isShown },
          now: now.toISOString(),
        },
        request,
        sideOf(known),
        true,
      );
    },
    listInterests: async (request) => {
      const side = sideOf(await dealing(request));
      const { interests: listed, next_cursor, waiting } = await interests.listOf(side, request.query);
      return {
        data: listed.map((interest) => interestView(interest, side.party)),
        meta: { next_cursor, mine: waiting },
      };
    },
    getInterest: async (request) => {
      const side = sideOf(await dealing(request));
      const state = (await interests.load(request.params.interest_id))?.state;
      if (!state || state.status === 'none' || !partyOf(state, side)) throw new Rejected('NotFound');
      return { data: interestView(state, side.party) };
    },
    changeInterestMessage: async (request) => {
      const by = sideOf(await dealing(request));
      const { params, body, now } = request;
      const command = { type: 'ChangeMessage', by, message: body.message, now: now.toISOString() } as const;
      return act(params.interest_id, command, request, by);
    },
    acceptInterest: async (request) => {
      const known = await dealing(request);
      const by = sideOf(known);
      const { params, body, now } = request;
      const state = (await interests.load(params.interest_id))?.state;
      const player = state && state.status !== 'none' ? await participants.find(state.player.profile_id) : undefined;
      const contact = contactOf(known, body.contact);
      const facts = { eligible: await isFree(player) };
      return act(params.interest_id, { type: 'Accept', by, contact, facts, now: now.toISOString() }, request, by);
    },
    declineInterest: async (request) => {
      const by = sideOf(await dealing(request));
      const { params, body, now } = request;
      const command = { type: 'Decline', by, reason: body.reason, now: now.toISOString() } as const;
      return act(params.interest_id, command, request, by);
    },
    withdrawInterest: async (request) => {
      const by = sideOf(await dealing(request));
      const { params, body, now } = request;
      const command = { type: 'Withdraw', by, reason: body.reason, now: now.toISOString() } as const;
      return act(params.interest_id, command, request, by);
    },
  };
};
