import type { Party, Round } from '@touchline/contracts/events';
import type { Terms } from '@touchline/contracts/values';
import {
  acting,
  ImpossibleEvent,
  invalid,
  mustPlayTheSameFootball,
  otherParty,
  partyOf,
  Rejected,
  type Representative,
  type Side,
  unreachable,
} from '@touchline/platform/domain';
import { pendingKeyOf } from '../dealing.ts';
import type { AcceptedOffer, Answering, Made, Offer, OfferCommand, OfferEvent, PendingOffer } from './state.ts';
import {
  changedTerms,
  digestOf,
  lastRound,
  mustBeOpenLongEnough,
  mustHoldAsContract,
  mustStartAfterContract,
  normalised,
} from './terms.ts';

export const initialState: Offer = { status: 'none' };

/** The offer as the one who acts may see it: else there is none. */
const seenBy = (state: Offer, side: Side): Made => {
  if (state.status === 'none' || !partyOf(state, side)) throw new Rejected('NotFound');
  return state;
};

const pendingAt = (offer: Made, now: string): PendingOffer => {
  // The clock ends an offer, whether the sweep has come by or not.
  if (offer.status !== 'pending' || now >= offer.expires_at)
    throw new Rejected('OfferNotPending', { status: offer.status === 'pending' ? 'expired' : offer.status });
  return offer;
};

const answered = (state: Offer, { by, round, now }: Answering): PendingOffer => {
  const offer = pendingAt(seenBy(state, by), now);
  const current = lastRound(offer).number;
  if (round !== current) throw new Rejected('StaleVersion', { round: current });
  if (offer.recipient !== by.party) throw new Rejected('OfferCannotCounterYourOwn');
  return offer;
};

const newRound = (number: number, by: Party, terms: Terms, message: string, at: string): Round => ({
  number,
  by,
  terms: normalised(terms),
  message,
  at,
  digest: digestOf(terms),
});

type CommandOf<Type extends OfferCommand['type']> = Extract<OfferCommand, { type: Type }>;

export const make = (command: CommandOf<'Make'>, state: Offer): readonly OfferEvent[] => {
  if (state.status !== 'none') return [];
  const { type: _, facts, informing, interest, terms, message, now: at, ...made } = command;
  if (!facts.eligible) throw new Rejected('OfferPlayerNotEligible');
  if (interest && interest.team_id !== made.club_team.team_id)
    throw new Rejected('OfferInterestDoesNotBelongToClubTeam');
  if (interest && interest.player_id !== made.player.profile_id)
    throw new Rejected('OfferInterestDoesNotMatchApplicant');
  mustPlayTheSameFootball(command.club_team, facts.gender);
  mustHoldAsContract(terms, facts, at);
  mustBeOpenLongEnough(command.expires_at, at);
  if (informing.needed && !informing.done)
    throw invalid({ path: 'club_informed', message: 'Confirm that the current club was informed.' });
  const interest_id = interest?.interest_id ?? null;
  return [{ type: 'OfferMade', ...made, interest_id, round: newRound(1, 'club', terms, message, at), at }];
};

export const counter = (command: CommandOf<'Counter'>, state: Offer): readonly OfferEvent[] => {
  const { by, terms, message, facts, now: at } = command;
  const offer = answered(state, command);
  if (!offer.negotiable) throw new Rejected('OfferNotNegotiable');
  mustHoldAsContract(terms, facts, at);
  if (command.expires_at !== null) mustBeOpenLongEnough(command.expires_at, at);
  const last = lastRound(offer);
  if (changedTerms(last.terms, terms).length === 0) throw new Rejected('OfferTermsNotChanged');
  return [
    {
      type: 'OfferCountered',
      round: newRound(last.number + 1, by.party, terms, message, at),
      negotiable: !command.final,
      expires_at: command.expires_at ?? offer.expires_at,
      acting: acting(by),
      at,
    },
  ];
};

export const accept = (command: CommandOf<'Accept'>, state: Offer): readonly OfferEvent[] => {
  const { by, round, facts, now: at } = command;
  const offer = answered(state, command);
  if (!facts.eligible) throw new Rejected('OfferPlayerNotEligible');
  mustStartAfterContract(lastRound(offer).terms.contract_start_date, facts);
  return [{ type: 'OfferAccepted', by: by.party, round, acting: acting(by), at }];
};

export const decline = (command: CommandOf<'Decline'>, state: Offer): readonly OfferEvent[] => {
  const { by, reason, now: at } = command;
  answered(state, command);
  return [{ type: 'OfferDeclined', by: by.party, reason: reason || null, acting: acting(by), at }];
};

export const withdraw = ({ by, reason, now: at }: CommandOf<'Withdraw'>, state: Offer): readonly OfferEvent[] => {
  const offer = seenBy(state, by);
  if (by.party !== 'club') throw new Rejected('AccessDeniedException');
  pendingAt(offer, at);
  return [{ type: 'OfferWithdrawn', reason: reason || null, acting: by.representative, at }];
};

export const expire = ({ now: at }: CommandOf<'Expire'>, state: Offer): readonly OfferEvent[] =>
  state.status === 'pending' && at >= state.expires_at ? [{ type: 'OfferExpired', at }] : [];

export const close = ({ reason, now: at }: CommandOf<'Close'>, state: Offer): readonly OfferEvent[] =>
  state.status === 'pending' ? [{ type: 'OfferClosed', reason, at }] : [];

const isInSigning = (state: Offer): state is AcceptedOffer =>
  state.status === 'accepted' && state.contract.status === 'signing';

export const noteContract = (
  { document_id, now: at }: CommandOf<'NoteContract'>,
  state: Offer,
): readonly OfferEvent[] =>
  isInSigning(state) && state.contract.document_id === null ? [{ type: 'ContractDrafted', document_id, at }] : [];

export const completeContract = (
  { document_id, now: at }: CommandOf<'CompleteContract'>,
  state: Offer,
): readonly OfferEvent[] => (isInSigning(state) ? [{ type: 'ContractCompleted', document_id, at }] : []);

export const failContract = (
  { document_id, reason, now: at }: CommandOf<'FailContract'>,
  state: Offer,
): readonly OfferEvent[] => (isInSigning(state) ? [{ type: 'ContractFailed', document_id, reason, at }] : []);

export const decide = (command: OfferCommand, state: Offer): readonly OfferEvent[] => {
  switch (command.type) {
    case 'Make':
      return make(command, state);
    case 'Counter':
      return counter(command, state);
    case 'Accept':
      return accept(command, state);
    case 'Decline':
      return decline(command, state);
    case 'Withdraw':
      return withdraw(command, state);
    case 'Expire':
      return expire(command, state);
    case 'Close':
      return close(command, state);
    case 'NoteContract':
      return noteContract(command, state);
    case 'CompleteContract':
      return completeContract(command, state);
    case 'FailContract':
      return failContract(command, state);
    default:
      return unreachable(command);
  }
};

const ended = (
  state: PendingOffer,
  status: 'declined' | 'withdrawn' | 'expired',
  reason: string | null,
  at: string,
  by: Representative | null,
  party: Party | null,
): Offer => ({
  ...state,
  acting_representative: by ?? state.acting_representative,
  status,
  reason,
  pending_key: null,
  ended: { by: party, at },
  updated_at: at,
});

const made = (event: Extract<OfferEvent, { type: 'OfferMade' }>): Offer => {
  const { type: _, round, at, ...rest } = event;
  const { club_team, representative, player } = rest;
  return {
    ...rest,
    status: 'pending',
    team_id: club_team.team_id,
    acting_representative: representative,
    rounds: [round],
    recipient: 'player',
    pending_key: pendingKeyOf(club_team.team_id, player.profile_id),
    signing_player: null,
    ended: null,
    made_at: at,
    updated_at: at,
  };
};

export const evolve = (state: Offer, event: OfferEvent): Offer => {
  const pending = (): PendingOffer => {
    if (state.status !== 'pending') throw new ImpossibleEvent(event, state);
    return state;
  };
  const inSigning = (): AcceptedOffer => {
    if (!isInSigning(state)) throw new ImpossibleEvent(event, state);
    return state;
  };
  const { at } = event;
  switch (event.type) {
    case 'OfferMade':
      if (state.status !== 'none') throw new ImpossibleEvent(event, state);
      return made(event);
    case 'OfferCountered': {
      const offer = pending();
      const { round, negotiable, expires_at, acting } = event;
      return {
        ...offer,
        rounds: [...offer.rounds, round],
        recipient: otherParty(round.by),
        negotiable,
        expires_at,
        acting_representative: acting ?? offer.acting_representative,
        updated_at: at,
      };
    }
    case 'OfferAccepted': {
      const offer = pending();
      return {
        ...offer,
        status: 'accepted',
        pending_key: null,
        signing_player: offer.player.profile_id,
        acting_representative: event.acting ?? offer.acting_representative,
        contract: { status: 'signing', document_id: null, reason: null },
        ended: { by: event.by, at },
        updated_at: at,
      };
    }
    case 'OfferDeclined':
      return ended(pending(), 'declined', event.reason, at, event.acting, event.by);
    case 'OfferWithdrawn':
      return ended(pending(), 'withdrawn', event.reason, at, event.acting, 'club');
    case 'OfferExpired':
      return ended(pending(), 'expired', null, at, null, null);
    case 'OfferClosed':
      return {
        ...pending(),
        status: 'closed',
        close_reason: event.reason,
        pending_key: null,
        ended: { by: null, at },
        updated_at: at,
      };
    case 'ContractDrafted': {
      const offer = inSigning();
      return { ...offer, contract: { ...offer.contract, document_id: event.document_id }, updated_at: at };
    }
    case 'ContractCompleted': {
      const contract = { status: 'completed', document_id: event.document_id, reason: null } as const;
      return { ...inSigning(), signing_player: null, contract, updated_at: at };
    }
    case 'ContractFailed': {
      const contract = { status: 'failed', document_id: event.document_id, reason: event.reason } as const;
      return { ...inSigning(), signing_player: null, contract, updated_at: at };
    }
    default:
      return unreachable(event);
  }
};
