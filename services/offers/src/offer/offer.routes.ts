import { messageOf } from '@touchline/contracts/errors';
import type { Party } from '@touchline/contracts/events';
import { contractWindowOf, laterEnd } from '@touchline/contracts/fairness';
import type { offersOperations } from '@touchline/contracts/http/offers';
import { type ActingRequest, type Actors, isEligible, isScoutable, type KnownProfile } from '@touchline/infra/actors';
import { type Acted, type Order, pageOf } from '@touchline/infra/aggregate';
import { derivedId, newId, Rejected } from '@touchline/infra/domain';
import type { Handlers } from '@touchline/infra/http';
import { type OfferCommand, partyOf, type Side } from './offer.ts';
import type { Offers } from './offers.ts';
import type { Made, Offer, OfferEvent, Representative } from './state.ts';
import type { PlayerFacts } from './terms-rules.ts';
import { frame, type OfferView, offerRow, offerView } from './view.ts';

interface Row {
  _id: string;
  state: Made;
}

const orders: Readonly<Record<'expires' | 'updated', Order>> = {
  expires: { field: 'state.expires_at', direction: 1 },
  updated: { field: 'state.updated_at', direction: -1 },
};

const representativeOf = ({ profile }: KnownProfile): Representative => ({
  profile_id: profile.profile_id,
  user_id: profile.user_id,
  name: profile.name,
  position: profile.representative?.position ?? '',
});

export const sideOf = (known: KnownProfile): Side =>
  known.profile.profile_type === 'player'
    ? { party: 'player', profile_id: known.profile.profile_id }
    : {
        party: 'club',
        team_ids: (known.profile.representative?.teams ?? []).map((t) => t.team_id),
        representative: representativeOf(known),
      };

export const offerRoutes = ({
  offers,
  actors,
}: {
  offers: Offers;
  actors: Actors;
}): Handlers<typeof offersOperations> => {
  const dealing = async (request: ActingRequest): Promise<Side> =>
    sideOf(await actors.inMarket(request, 'player', 'club-representative'));

  const mine = (side: Side): Record<string, unknown> =>
    side.party === 'player'
      ? { 'state.player.profile_id': side.profile_id }
      : { 'state.team_id': { $in: [...side.team_ids] } };

  const factsOf = async (known: KnownProfile | undefined, offerId: string | null): Promise<PlayerFacts> => {
    const player = known?.profile.player;
    const signing = known && (await offers.inSigning(known.profile.profile_id));
    return {
      eligible: known !== undefined && isEligible(known) && (signing === undefined || signing === offerId),
      date_of_birth: player?.date_of_birth ?? '1900-01-01',
      gender: player?.gender ?? null,
      contract_ends_on: laterEnd(player?.current_contract_ends_on ?? null, player?.next_contract?.until ?? null),
    };
  };

  /** What holds for the player's sheet holds here: clubs see who is scoutable, and with whom they have something open. */
  const isShown = async (known: KnownProfile, teamIds: readonly string[]): Promise<boolean> =>
    isScoutable(known) || offers.openBetween(known.profile.profile_id, teamIds);

  const seen = async (offerId: string, side: Side): Promise<Made> => {
    const found = await offers.load(offerId);
    if (!found || found.state.status === 'none' || !partyOf(found.state, side)) throw new Rejected('NotFound');
    return found.state;
  };

  const show = async (state: Offer, side: Party, now: Date): Promise<OfferView> => {
    if (state.status === 'none') throw new Rejected('NotFound');
    return offerView(state, side, await actors.find(state.player.profile_id), now.toISOString());
  };

  interface Commanding extends ActingRequest {
    readonly idempotencyKey: string | undefined;
    readonly body: unknown;
    readonly now: Date;
  }

  const act = async (
    id: string,
    command: OfferCommand,
    request: Commanding,
    side: Side,
    known: KnownProfile | undefined,
    creates = false,
  ) => {
    const acted: Acted<Offer, OfferEvent, OfferView | null> = await offers.act(id, command, {
      actor: request.actor.user_id,
      creates,
      idempotent: {
        person: request.actor.user_id,
        key: request.idempotencyKey,
        request: { type: command.type, body: request.body },
      },
      answer: (state) =>
        state.status === 'none' ? null : offerView(state, side.party, known, request.now.toISOString()),
    });
    if (!acted.answer) throw new Rejected('NotFound');
    return { data: acted.answer, after: [{ id, sequence: acted.sequence }] };
  };

  return {
    makeOffer: async (request) => {
      const { body, actor, idempotencyKey, now } = request;
      const known = await actors.inMarket(request, 'club-representative');
      const side = sideOf(known);
      const club_team = known.profile.representative?.teams.find((t) => t.team_id === body.team_id);
      if (!club_team) throw new Rejected('AccessDeniedException');
      const applicant = await actors.find(body.player_id);
      const player = applicant?.profile.player;
      if (!applicant || !player) throw new Rejected('NotFound');
      const today = now.toISOString().slice(0, 10);
      const facts = await factsOf(applicant, null);
      const shown = await isShown(applicant, [club_team.team_id]);
      const id = idempotencyKey ? derivedId('off', actor.user_id, idempotencyKey) : newId('off');
      return act(
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
          informing: {
            needed: contractWindowOf(player.current_contract_ends_on, today).approach === 'club-informed',
            done: body.club_informed,
          },
          now: now.toISOString(),
        },
        request,
        side,
        applicant,
        true,
      );
    },
    listOffers: async (request) => {
      const { query, now } = request;
      const side = await dealing(request);
      const at = now.toISOString();
      const filter: Record<string, unknown> = { ...mine(side) };
      if (query.status) filter['state.status'] = query.status;
      if (query.player_id)
        filter['state.player.profile_id'] = side.party === 'player' ? side.profile_id : query.player_id;
      const turn = { 'state.status': 'pending', 'state.expires_at': { $gt: at } };
      if (query.turn)
        Object.assign(filter, turn, { 'state.recipient': query.turn === 'mine' ? side.party : { $ne: side.party } });
      const [count, { rows, next_cursor }] = await Promise.all([
        offers.collection.countDocuments({ ...mine(side), ...turn, 'state.recipient': side.party }),
        pageOf<Row>(offers.collection, filter, orders[query.sort], query),
      ]);
      return { data: rows.map((row) => offerRow(row.state, side.party, at)), meta: { next_cursor, mine: count } };
    },
    getOffer: async (request) => {
      const side = await dealing(request);
      return { data: await show(await seen(request.params.offer_id, side), side.party, request.now) };
    },
    counterOffer: async (request) => {
      const side = await dealing(request);
      const offer = await seen(request.params.offer_id, side);
      const known = await actors.find(offer.player.profile_id);
      const { round, terms, message, final, expires_at } = request.body;
      const facts = await factsOf(known, offer.offer_id);
      return act(
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
        side,
        known,
      );
    },
    acceptOffer: async (request) => {
      const side = await dealing(request);
      const offer = await seen(request.params.offer_id, side);
      const known = await actors.find(offer.player.profile_id);
      const facts = await factsOf(known, offer.offer_id);
      return act(
        offer.offer_id,
        { type: 'Accept', by: side, round: request.body.round, facts, now: request.now.toISOString() },
        request,
        side,
        known,
      );
    },
    declineOffer: async (request) => {
      const side = await dealing(request);
      const offer = await seen(request.params.offer_id, side);
      const known = await actors.find(offer.player.profile_id);
      return act(
        offer.offer_id,
        { type: 'Decline', by: side, ...request.body, now: request.now.toISOString() },
        request,
        side,
        known,
      );
    },
    withdrawOffer: async (request) => {
      const side = await dealing(request);
      const offer = await seen(request.params.offer_id, side);
      const known = await actors.find(offer.player.profile_id);
      return act(
        offer.offer_id,
        { type: 'Withdraw', by: side, reason: request.body.reason, now: request.now.toISOString() },
        request,
        side,
        known,
      );
    },
    getProspect: async (request) => {
      const { params, now } = request;
      const known = await actors.inMarket(request, 'club-representative');
      const applicant = await actors.find(params.player_id);
      const player = applicant?.profile.player;
      if (!applicant || !player) throw new Rejected('NotFound');
      const teams = known.profile.representative?.teams ?? [];
      const teamIds = teams.map((t) => t.team_id);
      if (!(await isShown(applicant, teamIds))) throw new Rejected('PlayerNotScoutable');
      const facts = await factsOf(applicant, null);
      const pending = (await offers.collection
        .find({
          'state.pending_key': { $in: teams.map((t) => `${t.team_id}|${params.player_id}`) },
          'state.expires_at': { $gt: now.toISOString() },
        } as never)
        .toArray()) as unknown as Row[];
      const refusal = (code: 'OfferPlayerNotEligible' | 'OfferAlreadyExistsForApplicant') => ({
        error: code,
        message: messageOf(code),
      });
      const rows = teams.map((club_team) => {
        const open = pending.find((row) => row.state.team_id === club_team.team_id);
        return {
          club_team,
          offer_id: open?._id ?? null,
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
