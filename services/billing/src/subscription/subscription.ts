import { graceEndsAt, mayActInMarket } from '@touchline/contracts/policies/paid-access';
import { ImpossibleEvent, Rejected, unreachable } from '@touchline/platform/domain';
import { cancelPaid, changePlan, dropChange, failChange, isDone, paidOf, resume } from './change.ts';
import { cancelCheckout, closing, giveUpCheckout, noteCheckout, noteCustomer, openCheckout } from './checkout.ts';
import { announceMove, makeMove, stillMoves } from './move.ts';
import {
  type Known,
  type Paid,
  type Subscription,
  type SubscriptionCommand,
  type SubscriptionEvent,
  withoutPayments,
} from './state.ts';
import { isSameLoss, takeOver } from './truth.ts';

type CommandOf<Type extends SubscriptionCommand['type']> = Extract<SubscriptionCommand, { type: Type }>;

export const initialState: Subscription = { status: 'none' };

export const takeFreePlan = (command: CommandOf<'TakeFreePlan'>, state: Subscription): readonly SubscriptionEvent[] => {
  if (state.status === 'active' || state.status === 'past_due')
    throw new Rejected('FreeSubscriptionAlreadyExists', { plan: state.plan.name });
  const { type: _, now, ...taken } = command;
  return [...closing(state, 'other-plan', now), { type: 'SubscriptionStarted', ...taken, started_at: now }];
};

/** A free one ends at once, a paid one with its period. */
export const cancel = ({ now }: CommandOf<'Cancel'>, state: Subscription): readonly SubscriptionEvent[] => {
  if (state.status === 'none' || state.status === 'canceled') return [];
  if (state.status === 'incomplete') return cancelCheckout({ type: 'CancelCheckout', now }, state);
  if (state.paid) return cancelPaid(paidOf(state), now);
  return [...closing(state, 'canceled', now), { type: 'SubscriptionCanceled', at: now }];
};

export const reconcile = (command: CommandOf<'Reconcile'>, state: Subscription): readonly SubscriptionEvent[] =>
  takeOver(command, state, evolve);

export const endGrace = ({ now }: CommandOf<'EndGrace'>, state: Subscription): readonly SubscriptionEvent[] =>
  state.status === 'past_due' && !state.grace_ended && !mayActInMarket('past_due', state.past_due_since, now)
    ? [{ type: 'GraceEnded', at: graceEndsAt(state.past_due_since) }]
    : [];

const dayMs = 86_400_000;
/** How long before it is paid again that is announced, in days. */
export const announcedDaysBefore = { month: 3, year: 14 } as const;

export const announceRenewal = (
  { now }: CommandOf<'AnnounceRenewal'>,
  state: Subscription,
): readonly SubscriptionEvent[] => {
  if (state.status !== 'active' || !state.paid || state.paid.cancel_at_period_end) return [];
  const { current_period_end: renews_at, price } = state.paid;
  const from = Date.parse(renews_at) - announcedDaysBefore[price.interval] * dayMs;
  if (state.announced === renews_at || Date.parse(now) < from || now >= renews_at) return [];
  return [{ type: 'RenewalAnnounced', renews_at, at: now }];
};

export const decide = (command: SubscriptionCommand, state: Subscription): readonly SubscriptionEvent[] => {
  switch (command.type) {
    case 'TakeFreePlan':
      return takeFreePlan(command, state);
    case 'OpenCheckout':
      return openCheckout(command, state);
    case 'CancelCheckout':
      return cancelCheckout(command, state);
    case 'NoteCustomer':
      return noteCustomer(command, state);
    case 'NoteCheckout':
      return noteCheckout(command, state);
    case 'GiveUpCheckout':
      return giveUpCheckout(command, state);
    case 'ChangePlan':
      return changePlan(command, state);
    case 'DropChange':
      return dropChange(command, state);
    case 'Cancel':
      return cancel(command, state);
    case 'Resume':
      return resume(command, state);
    case 'FailChange':
      return failChange(command, state);
    case 'Reconcile':
      return reconcile(command, state);
    case 'EndGrace':
      return endGrace(command, state);
    case 'AnnounceRenewal':
      return announceRenewal(command, state);
    case 'AnnounceMove':
      return announceMove(command, state);
    case 'MakeMove':
      return makeMove(command, state);
    default:
      return unreachable(command);
  }
};

type Span = Known['late'][number];

/** The span that still runs ends here. */
const ended = <Kind extends Span>(spans: readonly Kind[], at: string): readonly Kind[] =>
  spans.map((span) => (span.until === null ? { ...span, until: at } : span));

/** The newest differences are kept. */
const keptDifferences = 20;

const isOn = (state: Known): state is Extract<Known, { status: 'active' | 'past_due' }> =>
  state.status === 'active' || state.status === 'past_due';

/** What is paid, without that it is late. */
const onTime = (state: Extract<Known, { status: 'active' | 'past_due' }>, paid: Paid, at: string): Known => {
  if (state.status === 'active') return { ...state, paid };
  const { past_due_since: _, grace_ended: __, ...rest } = state;
  return { ...rest, status: 'active', paid, late: ended(state.late, at) };
};

/** Terms of a new price go on from those before. */
const repriced = (state: Known, paid: Paid, at: string): Known['terms'] => [
  ...ended(state.terms, at),
  { since: at, until: null, price: paid.price },
];

const started = (state: Subscription, event: Extract<SubscriptionEvent, { type: 'SubscriptionStarted' }>): Known => {
  const { type: _, paid = null, started_at, ...taken } = event;
  const kept = state.status === 'none' ? withoutPayments : state;
  const {
    past_due_since: __,
    grace_ended: ___,
    canceled_at: ____,
    ...before
  } = { past_due_since: null, grace_ended: null, canceled_at: null, ...kept };
  const terms = paid
    ? [...ended(before.terms, started_at), { since: started_at, until: null, price: paid.price }]
    : before.terms;
  const begun = paid ? [...new Set([...before.begun, paid.paid_id])] : before.begun;
  return { ...before, ...taken, status: 'active', started_at, paid, terms, begun, changed_at: started_at };
};

const requested = (state: Subscription, event: Extract<SubscriptionEvent, { type: 'CheckoutRequested' }>): Known => {
  const { type: _, plan, price, request, at, replaces: __, ...subscriber } = event;
  const page = { checkout_id: null, url: null, expires_at: null } as const;
  const checkout = { request, status: 'opening', plan, price, asked_at: at, ...page } as const;
  if (state.status !== 'none' && isOn(state)) return { ...state, requests: request, checkout, changed_at: at };
  const known = state.status === 'none' ? { ...withoutPayments, ...subscriber } : state;
  const { canceled_at: ___, ...before } = { canceled_at: null, ...known };
  return {
    ...before,
    status: 'incomplete',
    plan,
    started_at: null,
    paid: null,
    requests: request,
    checkout,
    changed_at: at,
  };
};

export const evolve = (state: Subscription, event: SubscriptionEvent): Subscription => {
  if (event.type === 'SubscriptionStarted') {
    if (state.status !== 'none' && isOn(state) && (state.paid || !event.paid)) throw new ImpossibleEvent(event, state);
    return started(state, event);
  }
  if (event.type === 'CheckoutRequested') return requested(state, event);
  if (state.status === 'none') throw new ImpossibleEvent(event, state);
  const { at } = event;
  const next = { ...state, changed_at: at };
  switch (event.type) {
    case 'SubscriptionCanceled': {
      if (!isOn(next)) throw new ImpossibleEvent(event, state);
      const { past_due_since: _, grace_ended: __, ...before } = { past_due_since: null, grace_ended: null, ...next };
      const [terms, late] = [ended(state.terms, at), ended(state.late, at)];
      return { ...before, ...event.last, status: 'canceled', canceled_at: at, terms, late, change: null, move: null };
    }
    case 'CustomerNoted':
      return { ...state, customer_id: event.customer_id };
    case 'CheckoutOpened': {
      const { checkout } = state;
      if (!checkout) throw new ImpossibleEvent(event, state);
      const { checkout_id, url, expires_at } = event;
      return { ...next, checkout: { ...checkout, status: 'open', checkout_id, url, expires_at } };
    }
    case 'CheckoutConfirming':
    case 'CheckoutFailed': {
      const { checkout } = state;
      if (!checkout) throw new ImpossibleEvent(event, state);
      const status = event.type === 'CheckoutFailed' ? 'failed' : 'confirming';
      return { ...next, checkout: { ...checkout, status, url: null } };
    }
    case 'CheckoutClosed':
      return { ...next, checkout: null };
    case 'ChangeRequested': {
      const { request, kind, to } = event;
      // What is dropped keeps what it waited for, in case that fails.
      const kept = kind === 'drop' ? { payment: state.change?.payment } : {};
      return { ...next, requests: request, change: { request, kind, to, status: 'asked', asked_at: at, ...kept } };
    }
    case 'MoveRequested': {
      const { request, to } = event;
      return { ...state, requests: request, change: { request, kind: 'move', to, status: 'asked', asked_at: at } };
    }
    case 'MoveAnnounced':
      return { ...next, move: event.move };
    case 'ChangeWaiting':
      return {
        ...next,
        change: state.change && { ...state.change, kind: 'plan', status: 'waiting', payment: event.payment },
      };
    case 'ChangeDropped':
      return { ...next, change: null };
    case 'ChangeFailed':
      return { ...next, change: state.change && { ...state.change, status: 'failed', payment: undefined } };
    case 'SubscriptionRenewed':
    case 'EndScheduled':
    case 'EndRevoked':
      if (!isOn(next)) throw new ImpossibleEvent(event, state);
      return { ...next, paid: event.paid };
    case 'PlanChanged':
      if (!isOn(next)) throw new ImpossibleEvent(event, state);
      return {
        ...next,
        plan: event.plan,
        paid: event.paid,
        terms: repriced(state, event.paid, at),
        move: stillMoves(state.move, event.plan),
      };
    case 'PaymentFailed': {
      if (next.status !== 'active') throw new ImpossibleEvent(event, state);
      const { since: past_due_since, paid } = event;
      const late = [...state.late, { since: past_due_since, until: null }];
      return { ...next, status: 'past_due', paid, past_due_since, grace_ended: false, late };
    }
    case 'PaymentRecovered':
      if (next.status !== 'past_due') throw new ImpossibleEvent(event, state);
      return onTime(next, event.paid, at);
    case 'GraceEnded':
      if (next.status !== 'past_due') throw new ImpossibleEvent(event, state);
      return { ...next, grace_ended: true };
    case 'RenewalAnnounced':
      return { ...state, announced: event.renews_at };
    case 'SecondFound':
      return { ...next, seconds: [...state.seconds, event.paid_id] };
    case 'TruthNoted':
      return noted(state, event);
    default:
      return unreachable(event);
  }
};

const noted = (state: Known, event: Extract<SubscriptionEvent, { type: 'TruthNoted' }>): Known => {
  const { customer_id, paid, difference, at } = event;
  const known = paid && isOn(state) && state.paid ? { ...state, paid } : state;
  const { change } = state;
  const [newest, ...earlier] = state.differences;
  const kept = difference && isSameLoss(difference, newest) ? earlier : state.differences;
  const settled = change && isDone(change, known.plan, known.paid) ? null : change;
  return {
    ...known,
    customer_id: state.customer_id ?? customer_id,
    change: settled,
    looked: state.looked + 1,
    looked_at: at,
    differences: difference ? [difference, ...kept].slice(0, keptDifferences) : state.differences,
  };
};
