import { z } from 'zod';
import { entitlements } from '../policies/entitlements.ts';
import { id, instant, money, profileType } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

const price = z.object({ interval: z.enum(['month', 'year']), currency: money.shape.currency, amount: z.int().min(1) });

export const publicSubscription = z
  .object({
    subscription_id: id,
    profile_id: id,
    /** Whose profile it is; not said before there were payments. */
    user_id: id.optional(),
    profile_type: profileType,
    plan: z.object({
      plan_id: id,
      /** Of the plan, as it was taken; not said before plans had versions: the first. */
      version: z.int().min(1).optional(),
      name: z.string(),
      is_free: z.boolean(),
      trial_request_limit: z.int().min(0).nullable(),
      /** What else it includes; not said before plans named it: all that there is. */
      entitlements: z.array(z.enum(entitlements)).optional(),
    }),
    status: z.enum(['incomplete', 'active', 'past_due', 'canceled']),
    /** Whether the profile may act in the market now: active, or past due within the days of grace. */
    is_subscribed: z.boolean(),
    /** When the paid period began; null (or not said): nothing is paid. Limits count per month from then on, or per calendar month, UTC. */
    current_period_start: instant.nullable().optional(),
    current_period_end: instant.nullable(),
    /** What is paid for it, minor units, without VAT; null (or not said): nothing. */
    price: price.nullable().optional(),
    cancel_at_period_end: z.boolean().optional(),
    /** Until when everything works although a payment is open; null (or not said): none is. */
    grace_ends_at: instant.nullable().optional(),
    /** Until when another plan waits for its payment; null (or not said): none does. */
    change_waits_until: instant.nullable().optional(),
  })
  .meta({ id: 'PublicSubscription' });
export type PublicSubscription = z.infer<typeof publicSubscription>;

const example: PublicSubscription = {
  subscription_id: 'sub_davi0000000000000000',
  profile_id: 'prf_davi0000000000000000',
  profile_type: 'player',
  plan: { plan_id: 'pln_playerfree0000000000', version: 1, name: 'Player', is_free: true, trial_request_limit: null },
  status: 'active',
  is_subscribed: true,
  current_period_start: null,
  current_period_end: null,
};
const { plan_id } = example.plan;

const monthly = { interval: 'month', currency: 'EUR', amount: 14_900 } as const;
const paid = {
  subscription_id: 'sub_saskia00000000000000',
  profile_id: 'prf_saskia00000000000000',
  user_id: 'usr_saskia00000000000000',
  profile_type: 'club-representative',
  plan: {
    plan_id: 'pln_recruit00000000000000',
    version: 2,
    name: 'Recruit',
    is_free: false,
    trial_request_limit: 8,
    entitlements: ['saved-searches'],
  },
  status: 'active',
  is_subscribed: true,
  current_period_start: '2026-11-01T06:00:00.000Z',
  current_period_end: '2026-12-01T06:00:00.000Z',
  price: monthly,
  cancel_at_period_end: false,
  grace_ends_at: null,
} as const satisfies PublicSubscription;
const incomplete = {
  status: 'incomplete',
  is_subscribed: false,
  current_period_start: null,
  current_period_end: null,
} as const;
const late = {
  status: 'past_due',
  current_period_start: '2026-12-01T06:00:00.000Z',
  current_period_end: '2027-01-01T06:00:00.000Z',
  grace_ends_at: '2026-12-08T06:00:00.000Z',
} as const;

const withSubscription = z.object({ subscription: publicSubscription });
const subscription = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: PublicSubscription = paid,
) => eventOf(`touchline.subscription.${what}.v1`, withSubscription, happened, { subscription: after, happened: told });

/** Counts what was asked of the payment service for this subscription: tells an answer that is of no use any more. */
const request = z.int().min(1);
/** How the payment service calls its page or its subscription. */
const theirs = z.string();
const sum = { amount: z.int(), currency: z.string() };

export const subscriptionEvents = {
  started: subscription('started', { plan_id: id }, { plan_id }, example),
  /** `ended`: with its period, or by whoever had it; `unpaid`: a payment never came; `paused`: by staff, where it is paid; null: it was free. */
  canceled: subscription(
    'canceled',
    { plan_id: id, reason: z.enum(['ended', 'unpaid', 'paused']).nullable().optional() },
    { plan_id, reason: null },
    { ...example, status: 'canceled', is_subscribed: false },
  ),
  /** Somebody wants to pay; where another page was open for it, that one has to be closed. */
  checkoutRequested: subscription(
    'checkout-requested',
    { plan_id: id, version: z.int().min(1), price, request, replaces: theirs.nullable() },
    { plan_id: paid.plan.plan_id, version: 2, price: monthly, request: 1, replaces: null },
    { ...paid, ...incomplete },
  ),
  checkoutOpened: subscription('checkout-opened', { request }, { request: 1 }, { ...paid, ...incomplete }),
  /** The page is through, and the payment is being confirmed. */
  checkoutConfirming: subscription('checkout-confirming', { request }, { request: 1 }, { ...paid, ...incomplete }),
  /** Nothing was paid. */
  checkoutFailed: subscription(
    'checkout-failed',
    { request, reason: z.enum(['expired', 'not-paid', 'no-answer']) },
    { request: 1, reason: 'expired' },
    { ...paid, ...incomplete },
  ),
  /** Nobody waits for this page any more; null: it was never there. */
  checkoutClosed: subscription(
    'checkout-closed',
    { request, checkout_id: theirs.nullable(), reason: z.enum(['canceled', 'other-plan', 'paid']) },
    { request: 1, checkout_id: 'cs_1', reason: 'canceled' },
    { ...paid, ...incomplete },
  ),
  renewed: subscription(
    'renewed',
    { current_period_start: instant },
    { current_period_start: late.current_period_start },
    { ...paid, ...late, status: 'active', grace_ends_at: null },
  ),
  /** A payment did not work. It is tried again at `next_attempt_at`; null: not by itself. */
  paymentFailed: subscription(
    'payment-failed',
    { ...sum, since: instant, next_attempt_at: instant.nullable() },
    {
      amount: 18_029,
      currency: 'EUR',
      since: late.current_period_start,
      next_attempt_at: '2026-12-05T06:00:00.000Z',
    },
    { ...paid, ...late },
  ),
  paymentRecovered: subscription(
    'payment-recovered',
    { since: instant },
    { since: late.current_period_start },
    { ...paid, ...late, status: 'active', grace_ends_at: null },
  ),
  /** The payment is too late: nothing can be done in the market until it is made. */
  graceEnded: subscription(
    'grace-ended',
    { since: instant },
    { since: late.current_period_start },
    { ...paid, ...late, is_subscribed: false },
  ),
  /** It will be paid again soon. */
  renewalAnnounced: subscription(
    'renewal-announced',
    { renews_at: instant, price },
    { renews_at: paid.current_period_end, price: monthly },
  ),
  /**
   * From `moves_at` on it costs this, is called so and allows so much per month, by what staff have decided for all who have the
   * plan; the price may be as before. `subscription.plan` is what it is until then. Name and limit weren't said at first, nor
   * what it includes that it didn't (`adds`) and what no longer (`drops`), in lines for people.
   */
  priceMoveAnnounced: subscription(
    'price-move-announced',
    {
      version: z.int().min(1),
      price,
      before_price: price,
      moves_at: instant,
      name: z.string().optional(),
      trial_request_limit: z.int().min(0).nullable().optional(),
      adds: z.array(z.string()).optional(),
      drops: z.array(z.string()).optional(),
    },
    {
      version: 3,
      price: { ...monthly, amount: 16_900 },
      before_price: monthly,
      moves_at: '2027-01-01T06:00:00.000Z',
      name: 'Recruit',
      trial_request_limit: 12,
      adds: ['Answer from our staff: in 4 hours'],
      drops: ['Answer from our staff: in 1 day'],
    },
  ),
  /** The renewal with the announced price is near. */
  priceMoveRequested: subscription('price-move-requested', { request }, { request: 2 }),
  /** Another plan, its end with the period, or to go on after all was asked for. */
  changeRequested: subscription(
    'change-requested',
    { kind: z.enum(['plan', 'cancel', 'resume']), request, plan_id: id.nullable() },
    { kind: 'plan', request: 2, plan_id: 'pln_department0000000000' },
  ),
  /** The plan is kept: what waits for its payment is to be given up. */
  changeDropRequested: subscription('change-drop-requested', { request }, { request: 3 }),
  /** The other plan begins once this is paid, or confirmed by the card's owner; given up at `until`. */
  changeWaiting: subscription(
    'change-waiting',
    { request, ...sum, until: instant },
    { request: 2, amount: 24_100, currency: 'EUR', until: '2026-11-21T05:00:00.000Z' },
    { ...paid, change_waits_until: '2026-11-21T05:00:00.000Z' },
  ),
  changeFailed: subscription('change-failed', { request }, { request: 2 }),
  planChanged: subscription(
    'plan-changed',
    { before: id, before_price: price },
    { before: 'pln_scout0000000000000000', before_price: { ...monthly, amount: 4_900 } },
  ),
  endScheduled: subscription(
    'end-scheduled',
    { ends_at: instant },
    { ends_at: paid.current_period_end },
    { ...paid, cancel_at_period_end: true },
  ),
  endRevoked: subscription('end-revoked', { renews_at: instant }, { renews_at: paid.current_period_end }),
  /** It was paid twice: this one of the payment service has to be ended, and what was paid for it given back. */
  secondFound: subscription('second-found', { paid_id: theirs }, { paid_id: 'sub_2' }),
  restated: event('touchline.subscription.restated.v1', withSubscription, { subscription: example }),
} as const;

export const subscriptionTopic = {
  topic: 'touchline.subscription',
  key: 'subject',
  prefix: 'sub',
  events: Object.values(subscriptionEvents),
} satisfies TopicContract;
