import type { Party } from '@touchline/contracts/events';
import { isClosedFor } from '@touchline/contracts/events';
import {
  acting,
  ImpossibleEvent,
  mustPlayTheSameFootball,
  otherParty,
  partyOf,
  Rejected,
  type Representative,
  type Side,
  unreachable,
} from '@touchline/platform/domain';
import { pendingKeyOf } from '../dealing.ts';
import type { Contact, Declared, Interest, InterestCommand, InterestEvent, PendingInterest } from './state.ts';

export const initialState: Interest = { status: 'none' };

type CommandOf<Type extends InterestCommand['type']> = Extract<InterestCommand, { type: Type }>;
type Events = readonly InterestEvent[];

/** The interest as the one who acts may see it: else there is none. */
const seenBy = (state: Interest, side: Side): Declared => {
  if (state.status === 'none' || !partyOf(state, side)) throw new Rejected('NotFound');
  return state;
};

const pending = (interest: Declared): PendingInterest => {
  if (interest.status !== 'pending') throw new Rejected('ClubInterestNotPending', { status: interest.status });
  return interest;
};

/** What its author alone may do with it while it waits. */
const own = (state: Interest, side: Side): PendingInterest => {
  const interest = seenBy(state, side);
  if (interest.initiated_by !== side.party) throw new Rejected('AccessDeniedException');
  return pending(interest);
};

/** What the other side alone may do with it while it waits. */
const received = (state: Interest, side: Side): PendingInterest => {
  const interest = seenBy(state, side);
  if (interest.initiated_by === side.party) throw new Rejected('AccessDeniedException');
  return pending(interest);
};

/** Why no club can declare an interest in this player now; null: it can. */
export const declaringBlocked = ({ eligible, shown }: Pick<CommandOf<'Declare'>['facts'], 'eligible' | 'shown'>) => {
  if (!eligible) return 'ClubInterestPlayerNotEligible';
  return shown ? null : 'ClubInterestPlayerNotScoutable';
};

export const declare = (command: CommandOf<'Declare'>, state: Interest): Events => {
  // A player answers an open position once, whatever became of the answer.
  if (state.status !== 'none' && command.opportunity) throw new Rejected('JobOpportunityAlreadyAnswered');
  if (state.status !== 'none') return [];
  const { type: _, facts, now: at, ...declared } = command;
  // Who answers a club has chosen to be seen by it.
  const blocked = declaringBlocked({ ...facts, shown: facts.shown || command.initiated_by === 'player' });
  if (blocked) throw new Rejected(blocked);
  mustPlayTheSameFootball(command.club_team, facts.gender);
  return [{ type: 'InterestDeclared', ...declared, at }];
};

export const changeMessage = ({ by, message, now: at }: CommandOf<'ChangeMessage'>, state: Interest): Events =>
  own(state, by).message === message ? [] : [{ type: 'InterestMessageChanged', message, acting: acting(by), at }];

export const accept = ({ by, contact, facts, now: at }: CommandOf<'Accept'>, state: Interest): Events => {
  received(state, by);
  if (!facts.eligible) throw new Rejected('ClubInterestPlayerNotEligible');
  return [{ type: 'InterestAccepted', by: by.party, contact, acting: acting(by), at }];
};

export const decline = ({ by, reason, now: at }: CommandOf<'Decline'>, state: Interest): Events => {
  received(state, by);
  return [{ type: 'InterestDeclined', by: by.party, reason: reason || null, acting: acting(by), at }];
};

export const withdraw = ({ by, reason, now: at }: CommandOf<'Withdraw'>, state: Interest): Events => {
  own(state, by);
  return [{ type: 'InterestWithdrawn', by: by.party, reason: reason || null, acting: acting(by), at }];
};

/** Where a guardian takes the consent back, or one of them leaves, talks end too, and with them how to reach each other. */
export const close = ({ reason, now: at }: CommandOf<'Close'>, state: Interest): Events =>
  state.status === 'pending' || (state.status === 'accepted' && isClosedFor(reason))
    ? [{ type: 'InterestClosed', reason, at }]
    : [];

export const decide = (command: InterestCommand, state: Interest): Events => {
  switch (command.type) {
    case 'Declare':
      return declare(command, state);
    case 'ChangeMessage':
      return changeMessage(command, state);
    case 'Accept':
      return accept(command, state);
    case 'Decline':
      return decline(command, state);
    case 'Withdraw':
      return withdraw(command, state);
    case 'Close':
      return close(command, state);
    default:
      return unreachable(command);
  }
};

const declared = (event: Extract<InterestEvent, { type: 'InterestDeclared' }>): PendingInterest => {
  const { type: _, at, contact, ...rest } = event;
  const { club_team, player, initiated_by } = rest;
  return {
    ...rest,
    status: 'pending',
    team_id: club_team.team_id,
    contacts: { club: null, player: null, [initiated_by]: contact },
    pending_key: pendingKeyOf(club_team.team_id, player.profile_id),
    declared_at: at,
    updated_at: at,
  };
};

const actedOn = (interest: PendingInterest, acting: Representative | null, at: string): PendingInterest => ({
  ...interest,
  representative: acting ?? interest.representative,
  updated_at: at,
});

export const evolve = (state: Interest, event: InterestEvent): Interest => {
  const waiting = (): PendingInterest => {
    if (state.status !== 'pending') throw new ImpossibleEvent(event, state);
    return state;
  };
  const { at } = event;
  switch (event.type) {
    case 'InterestDeclared':
      if (state.status !== 'none') throw new ImpossibleEvent(event, state);
      return declared(event);
    case 'InterestMessageChanged':
      return { ...actedOn(waiting(), event.acting, at), message: event.message };
    case 'InterestAccepted': {
      const interest = actedOn(waiting(), event.acting, at);
      const contacts = { ...interest.contacts, [event.by]: event.contact };
      return { ...interest, status: 'accepted', pending_key: null, contacts };
    }
    case 'InterestDeclined':
    case 'InterestWithdrawn': {
      const status = event.type === 'InterestDeclined' ? 'declined' : 'withdrawn';
      return { ...actedOn(waiting(), event.acting, at), status, pending_key: null, reason: event.reason };
    }
    case 'InterestClosed':
      if (state.status !== 'pending' && state.status !== 'accepted') throw new ImpossibleEvent(event, state);
      return { ...state, status: 'closed', pending_key: null, close_reason: event.reason, updated_at: at };
    default:
      return unreachable(event);
  }
};

/** How to reach the other side: as far as it chose to show, once both are in talks. */
export const contactFor = (interest: Declared, side: Party): Contact | null =>
  interest.status === 'accepted' ? interest.contacts[otherParty(side)] : null;
