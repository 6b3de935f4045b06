import { z } from 'zod';
import { id, instant, money, profileType } from '../../values.ts';
import { plan, planIntervals, planPrice } from './plans.ts';

/** What billing says of subscriptions, paying and the figures of staff. */

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

/** As the payment service names the page where a card is entered. */
export const checkoutId = z.string().regex(/^\w{1,100}$/);

/**
 * `open`: nothing is paid yet, and it can be paid at `url`; `confirming`: it is through, and the payment is being confirmed; `paid`: what was
 * paid there began; `unpaid`: it is over, and nothing was paid; `returned`: a plan was paid for already, so this payment is given back.
 */
export const checkoutOutcome = z
  .object({
    status: z.enum(['open', 'confirming', 'paid', 'unpaid', 'returned']),
    /** While it is open. */
    url: z.string().nullable(),
  })
  .meta({ id: 'CheckoutOutcome' });
export type CheckoutOutcome = z.infer<typeof checkoutOutcome>;

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
    /** What it becomes without being asked for, and with which renewal; the price may stay as it is. It can be canceled before. */
    move: z
      .object({
        price: planPrice,
        at: instant,
        name: z.string(),
        trial_request_limit: z.int().min(0).nullable(),
        /** What it then includes that it doesn't now, and what no longer, in lines for people. */
        adds: z.array(z.string()),
        drops: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: 'Subscription' });

/** A price of a plan as it was seen. */
export const chosenPrice = {
  plan_id: id,
  version: z.int().min(1).max(1_000_000_000),
  interval,
  currency,
};

export const changePreview = z
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
export const month = z.object({
  /** `2026-11`, UTC. */
  month: z.string(),
  /** What a month brings at its end (or now) and what moved it since its beginning, yearly prices by twelve; for each currency. */
  mrr: z.array(moved),
  /** Paid subscriptions that began, that ended, and that were late with a payment in this month. */
  started: z.int(),
  lost: z.int(),
  past_due: z.int(),
});
