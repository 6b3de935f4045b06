import type { Party, Round } from '@touchline/contracts/events';
import type { ClubTeam, Terms } from '@touchline/contracts/values';
import { invalid, Rejected, unreachable } from '@touchline/infra/domain';
import {
  type CloseReason,
  changedTerms,
  digestOf,
  lastRound,
  type Made,
  normalised,
  type Offer,
  type OfferEvent,
  type Player,
  type Representative,
} from './state.ts';
import {
  mustBeOpenLongEnough,
  mustHoldAsContract,
  mustPlayTheSameFootball,
  mustStartAfterContract,
  type PlayerFacts,
} from './terms-rules.ts';

/** Who acts in an offer: the player himself, or a representative for the teams that he acts for. */
export type Side =
  | { readonly party: 'player'; readonly profile_id: string }
  | { readonly party: 'club'; readonly team_ids: readonly string[]; readonly representative: Representative };

interface Answering {
  readonly by: Side;
  /** The round that is answered: a newer one on the table is a conflict. */
  readonly round: number;
  readonly now: string;
}

export type OfferCommand =
  | {
      readonly type: 'Make';
      readonly offer_id: string;
      readonly club_team: ClubTeam;
      readonly representative: Representative;
      readonly player: Player;
      readonly facts: PlayerFacts;
      readonly negotiable: boolean;
      readonly expires_at: string;
      readonly terms: Terms;
      readonly message: string;
      /** The current club has to be informed, and whether it was. */
      readonly informing: { readonly needed: boolean; readonly done: boolean };
      readonly now: string;
    }
  | ({
      readonly type: 'Counter';
      readonly terms: Terms;
      readonly message: string;
      readonly final: boolean;
      readonly expires_at: string | null;
      readonly facts: PlayerFacts;
    } & Answering)
  | ({ readonly type: 'Accept'; readonly facts: PlayerFacts } & Answering)
  | ({ readonly type: 'Decline'; readonly reason: string } & Answering)
  | { readonly type: 'Withdraw'; readonly by: Side; readonly reason: string; readonly now: string }
  | { readonly type: 'Expire'; readonly now: string }
  | { readonly type: 'Close'; readonly reason: CloseReason; readonly now: string }
  | { readonly type: 'NoteContract'; readonly document_id: string; readonly now: string }
  | { readonly type: 'CompleteContract'; readonly document_id: string; readonly now: string }
  | { readonly type: 'FailContract'; readonly document_id: string; readonly reason: string; readonly now: string };

export const initialState: Offer = { status: 'none' };

const other = (party: Party): Party => (party === 'club' ? 'player' : 'club');

export const partyOf = (offer: Made, side: Side): Party | undefined => {
  if (side.party === 'player') return side.profile_id === offer.player.profile_id ? 'player' : undefined;
  return side.team_ids.includes(offer.team_id) ? 'club' : undefined;
};

/** The offer as the one who acts may see it: else there is none. */
const seenBy = (state: Offer, side: Side): Made => {
  if (state.status === 'none' || !partyOf(state, side)) throw new Rejected('NotFound');
  return state;
};

const pendingAt = (offer: Made, now: string): Made & { status: 'pending' } => {
  // The clock ends an offer, whether the sweep has come by or not.
  if (offer.status !== 'pending' || now >= offer.expires_at)
    throw new Rejected('OfferNotPending', { status: offer.status === 'pending' ? 'expired' : offer.status });
  return offer;
};

const answered = (state: Offer, { by, round, now }: Answering): Made & { status: 'pending' } => {
  const offer = pendingAt(seenBy(state, by), now);
  const current = lastRound(offer).number;
  if (round !== current) throw new Rejected('StaleVersion', { round: current });
  if (offer.recipient !== by.party) throw new Rejected('OfferCannotCounterYourOwn');
  return offer;
};

const acting = (side: Side): Representative | null => (side.party === 'club' ? side.representative : null);

const newRound = (number: number, by: Party, terms: Terms, message: string, at: string): Round => ({
  number,
  by,
  terms: normalised(terms),
  message,
  at,
  digest: digestOf(terms),
});

const day = (instant: string): string => instant.slice(0, 10);

export const decide = (command: OfferCommand, state: Offer): readonly OfferEvent[] => {
  const at = command.now;
  switch (command.type) {
    case 'Make': {
      if (state.status !== 'none') return [];
      if (!command.facts.eligible) throw new Rejected('OfferPlayerNotEligible');
      mustPlayTheSameFootball(command.club_team, command.facts);
      mustHoldAsContract(command.terms, command.facts, day(at));
      mustBeOpenLongEnough(command.expires_at, at);
      if (command.informing.needed && !command.informing.done)
        throw invalid({ path: 'club_informed', message: 'Confirm that the current club was informed.' });
      const { type: _, facts: _facts, informing: _informing, terms, message, now: _now, ...made } = command;
      return [{ type: 'OfferMade', ...made, round: newRound(1, 'club', terms, message, at), at }];
    }
    case 'Counter': {
      const offer = answered(state, command);
      if (!offer.negotiable) throw new Rejected('OfferNotNegotiable');
      mustHoldAsContract(command.terms, command.facts, day(at));
      if (command.expires_at !== null) mustBeOpenLongEnough(command.expires_at, at);
      if (changedTerms(lastRound(offer).terms, command.terms).length === 0) throw new Rejected('OfferTermsNotChanged');
      return [
        {
          type: 'OfferCountered',
          round: newRound(lastRound(offer).number + 1, command.by.party, command.terms, command.message, at),
          negotiable: !command.final,
          expires_at: command.expires_at ?? offer.expires_at,
          acting: acting(command.by),
          at,
        },
      ];
    }
    case 'Accept': {
      const offer = answered(state, command);
      if (!command.facts.eligible) throw new Rejected('OfferPlayerNotEligible');
      mustStartAfterContract(lastRound(offer).terms.contract_start_date, command.facts);
      return [{ type: 'OfferAccepted', by: command.by.party, round: command.round, acting: acting(command.by), at }];
    }
    case 'Decline':
      answered(state, command);
      return [
        { type: 'OfferDeclined', by: command.by.party, reason: command.reason || null, acting: acting(command.by), at },
      ];
    case 'Withdraw': {
      const offer = seenBy(state, command.by);
      if (command.by.party !== 'club') throw new Rejected('AccessDeniedException');
      pendingAt(offer, at);
      return [{ type: 'OfferWithdrawn', reason: command.reason || null, acting: command.by.representative, at }];
    }
    case 'Expire':
      return state.status === 'pending' && at >= state.expires_at ? [{ type: 'OfferExpired', at }] : [];
    case 'Close':
      return state.status === 'pending' ? [{ type: 'OfferClosed', reason: command.reason, at }] : [];
    case 'NoteContract':
      return state.status === 'accepted' && state.contract.status === 'signing' && state.contract.document_id === null
        ? [{ type: 'ContractDrafted', document_id: command.document_id, at }]
        : [];
    case 'CompleteContract':
      return state.status === 'accepted' && state.contract.status === 'signing'
        ? [{ type: 'ContractCompleted', document_id: command.document_id, at }]
        : [];
    case 'FailContract':
      return state.status === 'accepted' && state.contract.status === 'signing'
        ? [{ type: 'ContractFailed', document_id: command.document_id, reason: command.reason, at }]
        : [];
    default:
      return unreachable(command);
  }
};

const ended = (
  state: Made,
  status: 'declined' | 'withdrawn' | 'expired',
  reason: string | null,
  at: string,
  by: Representative | null,
): Offer => ({
  ...state,
  acting_representative: by ?? state.acting_representative,
  status,
  reason,
  pending_key: null,
  signing_player: null,
  updated_at: at,
});

export const evolve = (state: Offer, event: OfferEvent): Offer => {
  const { at } = event;
  if (event.type === 'OfferMade') {
    const { type: _, round, at: made_at, ...made } = event;
    return {
      ...made,
      status: 'pending',
      team_id: made.club_team.team_id,
      acting_representative: made.representative,
      rounds: [round],
      recipient: 'player',
      pending_key: `${made.club_team.team_id}|${made.player.profile_id}`,
      signing_player: null,
      made_at,
      updated_at: made_at,
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'OfferCountered':
      return {
        ...state,
        rounds: [...state.rounds, event.round],
        recipient: other(event.round.by),
        negotiable: event.negotiable,
        expires_at: event.expires_at,
        acting_representative: event.acting ?? state.acting_representative,
        updated_at: at,
      };
    case 'OfferAccepted':
      return {
        ...state,
        status: 'accepted',
        pending_key: null,
        signing_player: state.player.profile_id,
        acting_representative: event.acting ?? state.acting_representative,
        contract: { status: 'signing', document_id: null, reason: null },
        updated_at: at,
      };
    case 'OfferDeclined':
      return ended(state, 'declined', event.reason, at, event.acting);
    case 'OfferWithdrawn':
      return ended(state, 'withdrawn', event.reason, at, event.acting);
    case 'OfferExpired':
      return ended(state, 'expired', null, at, null);
    case 'OfferClosed':
      return {
        ...state,
        status: 'closed',
        close_reason: event.reason,
        pending_key: null,
        signing_player: null,
        updated_at: at,
      };
    case 'ContractDrafted':
      return state.status === 'accepted'
        ? { ...state, contract: { ...state.contract, document_id: event.document_id }, updated_at: at }
        : state;
    case 'ContractCompleted':
      return state.status === 'accepted'
        ? {
            ...state,
            signing_player: null,
            contract: { status: 'completed', document_id: event.document_id, reason: null },
            updated_at: at,
          }
        : state;
    case 'ContractFailed':
      return state.status === 'accepted'
        ? {
            ...state,
            signing_player: null,
            contract: { status: 'failed', document_id: event.document_id, reason: event.reason },
            updated_at: at,
          }
        : state;
    default:
      return unreachable(event);
  }
};
