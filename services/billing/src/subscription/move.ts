import { priceNoticeDays } from '@touchline/contracts/policies/paid-access';
import type {
  Chosen,
  Known,
  Move,
  Paid,
  Subscription,
  SubscriptionCommand,
  SubscriptionEvent,
  TakenPlan,
} from './state.ts';

type CommandOf<Type extends SubscriptionCommand['type']> = Extract<SubscriptionCommand, { type: Type }>;
type Events = readonly SubscriptionEvent[];

const dayMs = 86_400_000;
/** The payment service charges the price that it has at the renewal: it is told so long before, in ms. */
export const movedBeforeMs = dayMs;

/** The same day so many months later, or the last one of a shorter month. */
const monthsLater = (instant: string, months: number): string => {
  const from = new Date(instant);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months, Math.min(from.getUTCDate(), last));
  return to.toISOString();
};

/** The first renewal that isn't before this instant. */
const renewalFrom = ({ current_period_end, price }: Paid, instant: string): string => {
  const step = price.interval === 'year' ? 12 : 1;
  for (let periods = 0; ; periods += 1) {
    const renewal = monthsLater(current_period_end, periods * step);
    if (renewal >= instant) return renewal;
  }
};

/** What is paid and goes on being paid. */
const goesOn = (state: Subscription): (Known & { readonly paid: Paid }) | undefined =>
  (state.status === 'active' || state.status === 'past_due') && state.paid && !state.paid.cancel_at_period_end
    ? (state as Known & { readonly paid: Paid })
    : undefined;

export const announceMove = (
  { plan, price, adds, drops, now }: CommandOf<'AnnounceMove'>,
  state: Subscription,
): Events => {
  const paying = goesOn(state);
  if (!paying || paying.plan.plan_id !== plan.plan_id || (paying.plan.version ?? 1) >= (plan.version ?? 1)) return [];
  const { paid, move } = paying;
  if (paid.price.interval !== price.interval || paid.price.currency !== price.currency) return [];
  if (move?.plan.version === plan.version) return [];
  const earliest = new Date(Date.parse(now) + priceNoticeDays * dayMs).toISOString();
  return [{ type: 'MoveAnnounced', move: { plan, price, adds, drops, at: renewalFrom(paid, earliest) }, at: now }];
};

/** A renewal may come some hours earlier or later than was reckoned: months have no one length. */
const reckonedMs = dayMs;

const isWith = ({ at }: Move, renewal: string): boolean => Date.parse(renewal) + reckonedMs > Date.parse(at);

export const makeMove = ({ now }: CommandOf<'MakeMove'>, state: Subscription): Events => {
  const paying = goesOn(state);
  if (!paying?.move || paying.status !== 'active') return [];
  const { move, paid, change, requests } = paying;
  // One at a time: what the member asked for comes first.
  if (change && change.status !== 'failed') return [];
  const isNear = Date.parse(now) >= Date.parse(paid.current_period_end) - movedBeforeMs;
  if (!isNear || now >= paid.current_period_end || !isWith(move, paid.current_period_end)) return [];
  const { plan, price } = move;
  return [{ type: 'MoveRequested', request: requests + 1, to: { plan, price, at: now }, at: now }];
};

/** Another plan, or a version as new as the announced one: there is nothing left to move. */
export const stillMoves = (move: Move | null, plan: TakenPlan): Move | null =>
  move && move.plan.plan_id === plan.plan_id && (plan.version ?? 1) < (move.plan.version ?? 1) ? move : null;

/** What is paid for with the next renewal, and how much without VAT. */
export const nextTerms = ({ move, plan }: Known, paid: Paid): Chosen =>
  move && isWith(move, paid.current_period_end) ? move : { plan, price: paid.price };
