import { z } from 'zod';
import { id, instant, money, profileType } from '../../values.ts';
import { operation, operations, pageMeta, paging } from '../operation.ts';
import { verified } from '../preconditions.ts';
import { plan, planIntervals, planPrice } from './plans.ts';

export const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'canceled'] as const;
export const subscriptionStatus = z.enum(subscriptionStatuses).meta({ id: 'SubscriptionStatus' });
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

const { currency } = money.shape;
const interval = z.enum(planIntervals);

/**
 * The page where a card is entered, as far as it has come. `opening`: it is being made; `open`: go to `url`; `confirming`: it is
 * through, and the payment is being confirmed; `failed`: nothing was paid, and a new one may be asked for.
 */
const checkout = z
  .object({
    status: z.enum(['opening', 'open', 'confirming', 'failed']),
    /** While it is open. */
    url: z.string().nullable(),
    /** When it closes by itself. */
    expires_at: instant.nullable(),
    plan_id: id,
    interval,
    currency,
  })
  .meta({ id: 'SubscriptionCheckout' });

/**
 * What was asked for last and isn't done yet, or did not work: another plan, the end, or to go on after all. `waiting`: the other
 * plan begins once its payment is made, or confirmed, at `pay_url`.
 */
const change = z
  .object({
    /** `move`: to the plan's newer version, as it was announced. `drop`: the change that waited is taken back. */
    kind: z.enum(['plan', 'cancel', 'resume', 'move', 'drop']),
    status: z.enum(['asked', 'waiting', 'failed']),
    asked_at: instant,
    /** Of another plan alone. */
    plan_id: id.nullable(),
    interval: interval.nullable(),
    currency: currency.nullable(),
    /** While it is waiting: minor units, with tax, and until when. */
    payment: z.object({ amount: z.int(), currency: z.string(), until: instant }).nullable(),
  })
  .meta({ id: 'SubscriptionChange' });

export const subscription = z
  .object({
    id,
    profile_id: id,
    /** In the version that was taken. While it is `incomplete`: the one that was chosen. */
    plan,
    /** What is paid each month or year, without VAT; null: the plan is free. */
    price: planPrice.nullable(),
    status: subscriptionStatus,
    /** Whether the profile may act in the market now. */
    is_subscribed: z.boolean(),
    /** Null until it begins. */
    started_at: instant.nullable(),
    current_period_start: instant.nullable(),
    current_period_end: instant.nullable(),
    /** It ends with the paid period, and isn't renewed. */
    cancel_at_period_end: z.boolean(),
    canceled_at: instant.nullable(),
    past_due_since: instant.nullable(),
    /** Until then everything works although a payment is open. */
    grace_ends_at: instant.nullable(),
    /** The payment that is open. */
    unpaid: z
      .object({
        amount: z.int(),
        currency: z.string(),
        /** When it is tried again; null: not by itself. */
        next_attempt_at: instant.nullable(),
      })
      .nullable(),
    /** Where it can be paid, or what a change waits for. */
    pay_url: z.string().nullable(),
    checkout: checkout.nullable(),
    change: change.nullable(),
    /** The price that it gets without being asked for, and with which renewal; it can be canceled before. */
    move: z.object({ price: planPrice, at: instant }).nullable(),
  })
  .meta({ id: 'Subscription' });

/** A price of a plan as it was seen. */
const chosenPrice = {
  plan_id: id,
  version: z.int().min(1).max(1_000_000_000),
  interval,
  currency,
};

const changePreview = z
  .object({
    /** Of all sums here, ISO 4217. */
    currency: z.string(),
    /** What is charged at once, minor units, with tax. */
    due_now: z.int(),
    /** What comes back is below nothing. */
    lines: z.array(z.object({ description: z.string(), amount: z.int() })),
    next: z.object({ amount: z.int(), at: instant }),
    /** The instant that days are counted from: sent with the change, so that what was shown is what is charged. */
    at: instant,
  })
  .meta({ id: 'PlanChangePreview' });

export const invoice = z
  .object({
    invoice_id: z.string(),
    number: z.string().nullable(),
    at: instant,
    /** Minor units, with tax. */
    total: z.int(),
    tax: z.int().nullable(),
    currency: z.string(),
    status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
    pdf_url: z.string().nullable(),
    page_url: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });

/** Enough to know one's own card again. */
export const paymentMethod = z
  .object({
    kind: z.string(),
    brand: z.string().nullable(),
    last4: z.string().nullable(),
    expires: z.object({ month: z.int(), year: z.int() }).nullable(),
  })
  .meta({ id: 'PaymentMethod' });

/** What the next renewal costs. */
export const nextPayment = z
  .object({
    /** Minor units, with tax, after credit. */
    amount: z.int(),
    /** Null: none is worked out. */
    tax: z.int().nullable(),
    currency: z.string(),
    at: instant,
  })
  .meta({ id: 'NextPayment' });

/** What we had and what the payment service said, where nobody had told us. */
export const subscriptionDifference = z
  .object({
    at: instant,
    /** Who looked: the daily sweep, or a member of staff. */
    found_by: z.enum(['sweep', 'staff']),
    fields: z.array(z.object({ field: z.string(), ours: z.string().nullable(), theirs: z.string().nullable() })),
  })
  .meta({ id: 'SubscriptionDifference' });

/** A subscription as staff see it. */
export const subscriptionRow = subscription
  .omit({ pay_url: true, checkout: true })
  .extend({
    profile_name: z.string(),
    profile_type: profileType,
    /** The customer at the payment service; null: there is none. */
    customer_url: z.string().nullable(),
    /** When the payment service was asked last. */
    looked_at: instant.nullable(),
    /** The newest first. */
    differences: z.array(subscriptionDifference),
  })
  .meta({ id: 'SubscriptionRow' });

/** Of one currency, minor units: `before + started + up - down - ended = amount`. */
const moved = z.object({
  currency,
  amount: z.int(),
  before: z.int(),
  started: z.int(),
  /** Of subscriptions that changed to another price. */
  up: z.int(),
  down: z.int(),
  ended: z.int(),
});
const month = z.object({
  /** `2026-11`, UTC. */
  month: z.string(),
  /** What a month brings at its end (or now) and what moved it since its beginning, yearly prices by twelve; for each currency. */
  mrr: z.array(moved),
  /** Paid subscriptions that began, that ended, and that were late with a payment in this month. */
  started: z.int(),
  lost: z.int(),
  past_due: z.int(),
});

const subscriptionId = z.strictObject({ subscription_id: id });

export const subscriptionOperations = operations({
  getSubscription: operation({
    summary: 'The current profile’s subscription, or null',
    method: 'GET',
    path: '/subscription',
    access: 'member',
    reply: subscription.nullable(),
    errors: ['AccessDeniedException'],
  }),
  subscribe: operation({
    summary: 'Takes a free plan',
    method: 'POST',
    path: '/subscriptions',
    access: 'member',
    status: 201,
    /** `version`: the one that was seen; without it, the current one. */
    body: z.strictObject({ plan_id: id, version: z.int().min(1).max(1_000_000_000).optional() }),
    reply: subscription,
    errors: [
      ...verified,
      'FreeSubscriptionAlreadyExists',
      'PlanNotPayable',
      'StaleVersion',
      'NotFound',
      'TooManyRequests',
    ],
  }),
  openCheckout: operation({
    summary: 'Asks for the page where a plan is paid by card; a second one closes the first',
    method: 'POST',
    path: '/subscription/checkout',
    access: 'member',
    body: z.strictObject(chosenPrice),
    reply: subscription,
    errors: [...verified, 'SubscriptionAlreadyPaid', 'PlanNotPayable', 'StaleVersion', 'NotFound', 'TooManyRequests'],
  }),
  cancelCheckout: operation({
    summary: 'Closes the page where the card would be entered',
    method: 'POST',
    path: '/subscription/checkout/cancel',
    access: 'member',
    reply: subscription,
    errors: ['AccessDeniedException', 'NotFound'],
  }),
  previewPlanChange: operation({
    summary: 'What another plan costs now and from the next period on; changes nothing',
    method: 'GET',
    path: '/subscription/change',
    access: 'member',
    query: z.strictObject({ ...chosenPrice, version: z.coerce.number().int().min(1).max(1_000_000_000) }),
    reply: changePreview,
    errors: [
      ...verified,
      'SubscriptionNotPaid',
      'SubscriptionEnding',
      'SubscriptionPastDue',
      'PlanNotPayable',
      'StaleVersion',
      'NotFound',
      'TooManyRequests',
    ],
  }),
  changePlan: operation({
    summary: 'Changes to another plan or price, as it was shown at `at`, at most 15 minutes ago',
    method: 'POST',
    path: '/subscription/change',
    access: 'member',
    body: z.strictObject({ ...chosenPrice, at: instant }),
    reply: subscription,
    errors: [
      ...verified,
      'SubscriptionNotPaid',
      'SubscriptionEnding',
      'SubscriptionPastDue',
      'PlanNotPayable',
      'StaleVersion',
      'NotFound',
      'TooManyRequests',
    ],
  }),
  dropPlanChange: operation({
    summary: 'Keeps the plan: takes back a change that waits for its payment',
    method: 'POST',
    path: '/subscription/change/drop',
    access: 'member',
    reply: subscription,
    errors: ['AccessDeniedException', 'NotFound', 'SubscriptionNotPaid', 'StaleVersion'],
  }),
  cancelSubscription: operation({
    summary: 'Ends it with the paid period; a free one at once',
    method: 'POST',
    path: '/subscription/cancel',
    access: 'member',
    reply: subscription,
    errors: ['AccessDeniedException', 'NotFound', 'StaleVersion'],
  }),
  resumeSubscription: operation({
    summary: 'Goes on after all with what would have ended with the paid period',
    method: 'POST',
    path: '/subscription/resume',
    access: 'member',
    reply: subscription,
    errors: ['AccessDeniedException', 'NotFound', 'SubscriptionNotPaid', 'StaleVersion', 'TooManyRequests'],
  }),
  openBillingPortal: operation({
    summary: 'The payment service’s page for cards, addresses and tax ids',
    method: 'POST',
    path: '/subscription/portal',
    access: 'member',
    reply: z.object({ url: z.string() }),
    errors: ['AccessDeniedException', 'SubscriptionNotPaid', 'TooManyRequests'],
  }),
  listInvoices: operation({
    summary: 'The invoices of the current profile, the newest first',
    method: 'GET',
    path: '/subscription/invoices',
    access: 'member',
    query: z.strictObject({ after: z.string().max(100).optional() }),
    reply: z.object({ invoices: z.array(invoice), more: z.boolean() }),
    errors: ['AccessDeniedException', 'TooManyRequests'],
  }),
  getPaymentMethod: operation({
    summary: 'What the current profile pays with, or null',
    method: 'GET',
    path: '/subscription/payment-method',
    access: 'member',
    reply: paymentMethod.nullable(),
    errors: ['AccessDeniedException', 'TooManyRequests'],
  }),
  getNextPayment: operation({
    summary: 'What the current profile pays next, with tax, or null',
    method: 'GET',
    path: '/subscription/next-payment',
    access: 'member',
    reply: nextPayment.nullable(),
    errors: ['AccessDeniedException', 'TooManyRequests'],
  }),
  listSubscriptions: operation({
    summary: 'All subscriptions, those that changed last first',
    method: 'GET',
    path: '/admin/subscriptions',
    access: 'admin',
    query: z.strictObject({
      status: subscriptionStatus.optional(),
      plan_id: id.optional(),
      /** Part of the profile’s name. */
      q: z.string().max(80).optional(),
      ...paging,
    }),
    reply: z.array(subscriptionRow),
    /** How many there are of each status, whatever is asked for. */
    meta: pageMeta.extend({
      counts: z.object({ incomplete: z.int(), active: z.int(), past_due: z.int(), canceled: z.int() }),
    }),
  }),
  subscriptionFigures: operation({
    summary: 'What paid subscriptions bring, and how many came and went: twelve months, this one last',
    method: 'GET',
    path: '/admin/subscriptions/figures',
    access: 'admin',
    reply: z.object({ months: z.array(month) }),
  }),
  reconcileSubscription: operation({
    summary: 'Asks the payment service how it stands; what differed is kept and shown',
    method: 'POST',
    path: '/admin/subscriptions/:subscription_id/reconcile',
    access: 'admin',
    params: subscriptionId,
    reply: subscriptionRow,
    errors: ['NotFound'],
  }),
  receiveStripe: operation({
    summary: 'What the payment service tells: kept, acknowledged, and then looked after',
    method: 'POST',
    path: '/webhooks/stripe',
    access: 'webhook',
    signature: 'stripe-signature',
    reply: z.object({ received: z.boolean() }),
    errors: ['AccessDeniedException'],
  }),
});
