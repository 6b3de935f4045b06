import type Stripe from 'stripe';
import { type Ground, get, priced } from './ground.ts';
import type {
  Customer,
  Intent,
  Invoice,
  Method,
  Portal,
  Price,
  Product,
  Refund,
  Session,
  Subscription,
} from './records.ts';

/** A part of one of Stripe's objects: each name and type is checked against the SDK's. */
type Part<T> = T extends (infer One)[]
  ? Part<One>[]
  : T extends object
    ? { [K in keyof T]?: Part<T[K]> | undefined }
    : T;

const listOf = <T>(data: T[], url: string, has_more = false) => ({ object: 'list' as const, data, has_more, url });

export const product = ({ id, created, name, description, active, metadata }: Product) =>
  ({
    id,
    object: 'product',
    created,
    name,
    description,
    active,
    metadata,
    livemode: false,
  }) satisfies Part<Stripe.Product>;

export const price = (one: Price) =>
  ({
    id: one.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: one.created,
    currency: one.currency,
    livemode: false,
    lookup_key: one.lookup_key,
    metadata: one.metadata,
    product: one.product,
    recurring: { interval: one.interval, interval_count: 1, usage_type: 'licensed' },
    tax_behavior: one.tax_behavior,
    type: 'recurring',
    unit_amount: one.unit_amount,
  }) satisfies Part<Stripe.Price>;

export const method = (one: Method) =>
  ({
    id: one.id,
    object: 'payment_method',
    type: 'card',
    customer: one.customer,
    livemode: false,
    card: { brand: one.brand, last4: one.last4, exp_month: one.exp_month, exp_year: one.exp_year, funding: 'credit' },
  }) satisfies Part<Stripe.PaymentMethod>;

const methodOf = ({ world }: Ground, id: string | null, isExpanded: boolean) =>
  id !== null && isExpanded ? method(get(world, 'methods', id)) : id;

export const customer = (ground: Ground, one: Customer, expand: ReadonlySet<string>) =>
  ({
    id: one.id,
    object: 'customer',
    created: one.created,
    balance: one.balance,
    name: one.name,
    email: null,
    metadata: one.metadata,
    livemode: false,
    invoice_settings: {
      default_payment_method: methodOf(
        ground,
        one.default_payment_method,
        expand.has('invoice_settings.default_payment_method'),
      ),
    },
  }) satisfies Part<Stripe.Customer>;

export const session = (ground: Ground, one: Session) =>
  ({
    id: one.id,
    object: 'checkout.session',
    created: one.created,
    mode: 'subscription',
    status: one.status,
    payment_status: one.status === 'complete' ? 'paid' : 'unpaid',
    customer: one.customer,
    client_reference_id: one.client_reference_id,
    subscription: one.subscription,
    success_url: one.success_url,
    cancel_url: one.cancel_url,
    expires_at: one.expires_at,
    allow_promotion_codes: one.promotions,
    metadata: one.metadata,
    livemode: false,
    url: one.status === 'open' ? `${ground.pages()}/c/pay/${one.id}` : null,
  }) satisfies Part<Stripe.Checkout.Session>;

export const invoice = (ground: Ground, one: Invoice, expand: ReadonlySet<string> = new Set()) => {
  const page = `${ground.pages()}/i/${one.id}`;
  const isDue = one.status === 'open' || one.status === 'uncollectible';
  return {
    id: one.id,
    object: 'invoice',
    number: one.number,
    created: one.created,
    customer: one.customer,
    currency: one.currency,
    billing_reason: one.reason,
    collection_method: 'charge_automatically',
    status: one.status,
    subtotal: one.subtotal,
    total: one.total,
    total_taxes: one.taxed
      ? [{ amount: one.tax, tax_behavior: 'exclusive' as const, type: 'tax_rate_details' as const }]
      : null,
    total_discount_amounts: one.discount === 0 ? [] : [{ amount: one.discount }],
    starting_balance: one.starting_balance,
    ending_balance: one.ending_balance,
    amount_due: one.amount_due,
    amount_paid: one.amount_paid,
    amount_remaining: isDue ? one.amount_due - one.amount_paid : 0,
    attempt_count: one.attempts,
    attempted: one.attempts > 0,
    next_payment_attempt: one.next_attempt,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    livemode: false,
    parent: { type: 'subscription_details' as const, subscription_details: { subscription: one.subscription } },
    status_transitions: { paid_at: one.paid_at, finalized_at: one.created },
    lines: listOf(
      one.lines.map((line) => ({
        id: line.id,
        object: 'line_item' as const,
        amount: line.amount,
        currency: one.currency,
        description: line.description,
        period: { start: line.start, end: line.end },
        quantity: 1,
      })),
      `/v1/invoices/${one.id}/lines`,
    ),
    ...(expand.has('payments')
      ? {
          payments: listOf(
            one.intent === null
              ? []
              : [
                  {
                    object: 'invoice_payment' as const,
                    payment: { type: 'payment_intent' as const, payment_intent: one.intent },
                  },
                ],
            '/v1/invoice_payments',
          ),
        }
      : {}),
  } satisfies Part<Stripe.Invoice>;
};

export const subscription = (ground: Ground, one: Subscription, expand: ReadonlySet<string> = new Set()) => {
  const { world } = ground;
  const payments = expand.has('latest_invoice.payments');
  const last = one.latest_invoice;
  const [its] = priced(world, one.price);
  return {
    id: one.id,
    object: 'subscription',
    created: one.created,
    start_date: one.created,
    customer: one.customer,
    status: one.status,
    currency: its.currency,
    collection_method: 'charge_automatically',
    automatic_tax: { enabled: one.tax },
    billing_cycle_anchor: one.anchor,
    cancel_at_period_end: one.cancel_at_period_end,
    canceled_at: one.canceled_at,
    ended_at: one.ended_at,
    default_payment_method: methodOf(ground, one.default_payment_method, expand.has('default_payment_method')),
    latest_invoice:
      last !== null && (payments || expand.has('latest_invoice'))
        ? invoice(ground, get(world, 'invoices', last), new Set(payments ? ['payments'] : []))
        : last,
    metadata: one.metadata,
    livemode: false,
    pending_update: one.pending
      ? {
          expires_at: one.pending.expires_at,
          subscription_items: [{ id: one.item, price: price(priced(world, one.pending.change.price)[0]) }],
        }
      : null,
    items: listOf(
      [
        {
          id: one.item,
          object: 'subscription_item' as const,
          subscription: one.id,
          created: one.created,
          current_period_start: one.period_start,
          current_period_end: one.period_end,
          quantity: 1,
          price: price(its),
        },
      ],
      `/v1/subscription_items?subscription=${one.id}`,
    ),
  } satisfies Part<Stripe.Subscription>;
};

export const refund = (one: Refund) =>
  ({
    id: one.id,
    object: 'refund',
    created: one.created,
    amount: one.amount,
    currency: one.currency,
    payment_intent: one.intent,
    metadata: one.metadata,
    status: 'succeeded',
  }) satisfies Part<Stripe.Refund>;

export const intent = (one: Intent) =>
  ({
    id: one.id,
    object: 'payment_intent',
    created: one.created,
    amount: one.amount,
    currency: one.currency,
    customer: one.customer,
    status: 'succeeded',
  }) satisfies Part<Stripe.PaymentIntent>;

export const portal = (ground: Ground, one: Portal) =>
  ({
    id: one.id,
    object: 'billing_portal.session',
    created: one.created,
    customer: one.customer,
    return_url: one.return_url,
    livemode: false,
    url: `${ground.pages()}/p/session/${one.id}`,
  }) satisfies Part<Stripe.BillingPortal.Session>;

export const list = listOf;
