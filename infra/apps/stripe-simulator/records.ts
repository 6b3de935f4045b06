import type Stripe from 'stripe';

/** What the simulator keeps. Sums in minor units, instants in seconds since 1970, as Stripe has them. */
export type Interval = 'month' | 'year';
type Metadata = Readonly<Record<string, string>>;

export interface Product {
  readonly id: string;
  readonly created: number;
  readonly metadata: Metadata;
  name: string;
  description: string | null;
  active: boolean;
}

export interface Price {
  readonly id: string;
  readonly created: number;
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly interval: Interval;
  readonly tax_behavior: 'exclusive' | 'inclusive';
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
}

export interface Customer {
  readonly id: string;
  readonly created: number;
  readonly metadata: Metadata;
  name: string | null;
  tax_id: string | null;
  /** Below zero: credit that the next invoice takes. */
  balance: number;
  default_payment_method: string | null;
  invoices: number;
}

/** How a test card behaves. The number itself is not kept. */
export type Behaviour = 'pays' | 'declines' | 'authenticates' | 'authenticates_always' | 'fails_later';

export interface Method {
  readonly id: string;
  readonly customer: string;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly behaviour: Behaviour;
  /** Its owner has agreed once: later payments go without asking again. */
  authenticated: boolean;
  used: boolean;
}

export interface Session {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly price: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly client_reference_id: string | null;
  readonly metadata: Metadata;
  readonly subscription_metadata: Metadata;
  readonly promotions: boolean;
  readonly tax: boolean;
  readonly tax_ids: boolean;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  promotion: string | null;
  /** A card that waits for its owner's authentication. */
  waiting: string | null;
}

export interface Subscription {
  readonly id: string;
  readonly item: string;
  readonly created: number;
  readonly customer: string;
  readonly metadata: Metadata;
  readonly tax: boolean;
  price: string;
  status: Stripe.Subscription['status'];
  /** What the days of later periods are counted from. */
  anchor: number;
  period_start: number;
  period_end: number;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  default_payment_method: string | null;
  latest_invoice: string | null;
  pending: { readonly change: Change; readonly invoice: string; readonly expires_at: number } | null;
}

/** Another price, and the period that goes with it. */
export interface Change {
  readonly price: string;
  readonly anchor: number;
  readonly period_start: number;
  readonly period_end: number;
}

export interface Line {
  readonly id: string;
  readonly description: string;
  readonly amount: number;
  readonly price: string;
  readonly start: number;
  readonly end: number;
  readonly proration: boolean;
}

export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly created: number;
  readonly customer: string;
  readonly subscription: string;
  readonly currency: string;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly lines: readonly Line[];
  readonly subtotal: number;
  readonly discount: number;
  readonly taxed: boolean;
  readonly tax: number;
  readonly total: number;
  readonly starting_balance: number;
  readonly ending_balance: number;
  readonly amount_due: number;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  amount_paid: number;
  attempts: number;
  next_attempt: number | null;
  paid_at: number | null;
  intent: string | null;
  /** A card that waits for its owner's authentication. */
  waiting: string | null;
}

export interface Intent {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly invoice: string;
  readonly method: string;
  readonly amount: number;
  readonly currency: string;
  refunded: number;
}

export interface Refund {
  readonly id: string;
  readonly created: number;
  readonly intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Metadata;
}

export interface Portal {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly return_url: string;
}

/** A webhook that is on its way or waits. */
export interface Message {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  tries: number;
}

export interface Kept {
  readonly path: string;
  readonly body: string;
  readonly at: number;
  readonly status: number;
  readonly reply: unknown;
}

type Of<T> = Record<string, T>;

export interface World {
  /** How far the clock was moved. */
  aheadSeconds: number;
  readonly products: Of<Product>;
  readonly prices: Of<Price>;
  readonly customers: Of<Customer>;
  readonly methods: Of<Method>;
  readonly sessions: Of<Session>;
  readonly subscriptions: Of<Subscription>;
  readonly invoices: Of<Invoice>;
  readonly intents: Of<Intent>;
  readonly refunds: Of<Refund>;
  readonly portals: Of<Portal>;
  /** Replies by idempotency key. */
  readonly kept: Of<Kept>;
  /** Not yet delivered. */
  outgoing: Message[];
}

export const emptyWorld = (): World => ({
  aheadSeconds: 0,
  products: {},
  prices: {},
  customers: {},
  methods: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  intents: {},
  refunds: {},
  portals: {},
  kept: {},
  outgoing: [],
});
