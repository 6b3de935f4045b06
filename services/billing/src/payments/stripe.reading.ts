import { paidStatuses } from '@touchline/contracts/policies/paid-access';
import { money } from '@touchline/contracts/values';
import type Stripe from 'stripe';
import { z } from 'zod';
import type {
  ChangePreview,
  Checkout,
  Invoice,
  NextPayment,
  PaidSubscription,
  PaymentMethod,
  PaymentsMessage,
  PriceName,
} from './payments.ts';

/** What we wrote on our own objects at Stripe. Others' may lie in the same account: those aren't ours. */
const priceMetadata = z.object({ plan_id: z.string().min(1), version: z.coerce.number().int().min(1) });
const ownMetadata = z.object({ subscription_id: z.string().min(1) });

const instantOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();
export const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1_000);
export const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const invoiceStatus = z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']);
const currencyOf = z
  .string()
  .transform((code) => code.toUpperCase())
  .pipe(money.shape.currency);
const intervalOf = z.enum(['month', 'year']);
const paidStatus = z.enum(paidStatuses);

export const priceName = (price: Stripe.Price): PriceName | undefined => {
  const named = priceMetadata.safeParse(price.metadata);
  return named.success
    ? {
        ...named.data,
        interval: intervalOf.parse(price.recurring?.interval),
        currency: currencyOf.parse(price.currency),
        amount: z.int().parse(price.unit_amount),
      }
    : undefined;
};

export const readCheckout = (session: Stripe.Checkout.Session): Checkout => ({
  checkout_id: session.id,
  subscription_id: ownMetadata.parse(session.metadata).subscription_id,
  customer_id: z.string().parse(idOf(session.customer)),
  status: z.enum(['open', 'complete', 'expired']).parse(session.status),
  url: session.status === 'open' ? session.url : null,
  expires_at: instantOf(session.expires_at),
  paid_id: session.status === 'complete' ? idOf(session.subscription) : null,
});

/** Undefined for one that somebody made without us. Its newest invoice has to be expanded. */
export const readSubscription = (subscription: Stripe.Subscription): PaidSubscription | undefined => {
  const own = ownMetadata.safeParse(subscription.metadata);
  const item = subscription.items.data[0];
  const price = item && priceName(item.price);
  if (!own.success || !item || !price) return undefined;
  const invoice = subscription.latest_invoice;
  const pending = subscription.pending_update;
  const wanted = pending?.subscription_items?.[0];
  const wantedPrice = wanted && priceName(wanted.price);
  const isUnpaid = invoice !== null && typeof invoice !== 'string' && invoice.status === 'open';
  return {
    paid_id: subscription.id,
    customer_id: z.string().parse(idOf(subscription.customer)),
    subscription_id: own.data.subscription_id,
    status: paidStatus.parse(subscription.status),
    price,
    current_period_start: instantOf(item.current_period_start),
    current_period_end: instantOf(item.current_period_end),
    cancel_at_period_end: subscription.cancel_at_period_end,
    canceled_at: subscription.canceled_at === null ? null : instantOf(subscription.canceled_at),
    created_at: instantOf(subscription.created),
    unpaid: isUnpaid
      ? {
          invoice_id: invoice.id,
          since: instantOf(invoice.created),
          amount: invoice.amount_remaining,
          currency: currencyOf.parse(invoice.currency),
          url: invoice.hosted_invoice_url ?? null,
          next_attempt_at: invoice.next_payment_attempt === null ? null : instantOf(invoice.next_payment_attempt),
        }
      : null,
    waiting: pending && wantedPrice ? { price: wantedPrice, until: instantOf(pending.expires_at) } : null,
  };
};

const taxOf = (invoice: Stripe.Invoice): number | null =>
  invoice.total_taxes?.reduce((sum, { amount }) => sum + amount, 0) ?? null;

export const readInvoice = (invoice: Stripe.Invoice): Invoice => ({
  invoice_id: invoice.id,
  number: invoice.number,
  at: instantOf(invoice.created),
  total: invoice.total,
  tax: taxOf(invoice),
  currency: currencyOf.parse(invoice.currency),
  status: invoiceStatus.parse(invoice.status),
  pdf_url: invoice.invoice_pdf ?? null,
  page_url: invoice.hosted_invoice_url ?? null,
});

export const readPreview = (now: Stripe.Invoice, renewal: Stripe.Invoice, ends: number): ChangePreview => ({
  currency: currencyOf.parse(now.currency),
  due_now: now.amount_due,
  lines: now.lines.data.map(({ description, amount }) => ({ description: description ?? '', amount })),
  next: { amount: renewal.total, at: instantOf(ends) },
});

/** `at`: the end of the period that is paid, in seconds. */
export const readNextPayment = (invoice: Stripe.Invoice, at: number): NextPayment => ({
  amount: invoice.amount_due,
  tax: taxOf(invoice),
  currency: currencyOf.parse(invoice.currency),
  at: instantOf(at),
});

export const readPaymentMethod = ({ type, card }: Stripe.PaymentMethod): PaymentMethod => ({
  kind: type,
  brand: card?.brand ?? null,
  last4: card?.last4 ?? null,
  expires: card ? { month: card.exp_month, year: card.exp_year } : null,
});

const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .catch(null)
  .transform((id) => id ?? null);
const message = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      customer: reference,
      subscription: reference,
      parent: z
        .object({ subscription_details: z.object({ subscription: reference }).nullish() })
        .nullish()
        .catch(null),
    }),
  }),
});

/** Which objects a message is about. Undefined for one that has no shape of an event. */
export const readMessage = (event: unknown): PaymentsMessage | undefined => {
  const read = message.safeParse(event);
  if (!read.success) return undefined;
  const { id, type, created, data } = read.data;
  const about = data.object;
  const itself = (kind: string): string | null => (about.object === kind ? (about.id ?? null) : null);
  return {
    message_id: id,
    type,
    at: instantOf(created),
    about: {
      customer_id: itself('customer') ?? about.customer,
      paid_id: itself('subscription') ?? about.subscription ?? about.parent?.subscription_details?.subscription ?? null,
      checkout_id: itself('checkout.session'),
    },
  };
};
