import type Stripe from 'stripe';
import { z } from 'zod';
import { invalid, type StripeRefusal } from '../refusal.ts';

/** As it comes off a form: every value is text, and what zod makes of it fits the SDK's parameters. */
type Loose<T> = T extends readonly (infer One)[]
  ? Loose<One>[]
  : T extends object
    ? { [K in keyof T]: Loose<T[K]> | undefined }
    : T;
const call =
  <P>() =>
  <S extends z.ZodType<Loose<P>>>(schema: S): S =>
    schema;

const text = z.string().min(1).max(5_000);
const flag = z.enum(['true', 'false']).transform((said) => said === 'true');
const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const limit = whole.pipe(z.number().min(1).max(100)).default(10);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const address = z.url().max(5_000);
const once = z.enum(['auto', 'never']);
const expandable = <const N extends readonly [string, ...string[]]>(...names: N) => z.array(z.enum(names)).default([]);
const item = z.strictObject({ id: text, price: text });

export const nothing = z.strictObject({});

export const createProduct = call<Stripe.ProductCreateParams>()(
  z.strictObject({
    id: text.optional(),
    name: text,
    description: text.optional(),
    metadata,
  }),
);
export const updateProduct = call<Stripe.ProductUpdateParams>()(
  z.strictObject({ name: text.optional(), description: text.optional(), active: flag.optional() }),
);
export const createPrice = call<Stripe.PriceCreateParams>()(
  z.strictObject({
    product: text,
    currency: z.string().regex(/^[a-z]{3}$/),
    unit_amount: whole,
    recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
    tax_behavior: z.enum(['exclusive', 'inclusive']),
    lookup_key: z.string().max(200).optional(),
    metadata,
  }),
);
export const listPrices = call<Stripe.PriceListParams>()(z.strictObject({ lookup_keys: z.array(text).max(10), limit }));
export const createCustomer = call<Stripe.CustomerCreateParams>()(z.strictObject({ metadata }));
export const retrieveCustomer = call<Stripe.CustomerRetrieveParams>()(
  z.strictObject({ expand: expandable('invoice_settings.default_payment_method') }),
);
export const createSession = call<Stripe.Checkout.SessionCreateParams>()(
  z.strictObject({
    mode: z.literal('subscription'),
    customer: text,
    client_reference_id: z.string().max(200).optional(),
    line_items: z.array(z.strictObject({ price: text, quantity: z.literal('1').transform(Number) })).length(1),
    success_url: address,
    cancel_url: address,
    metadata,
    subscription_data: z.strictObject({ metadata }),
    allow_promotion_codes: flag.optional(),
    automatic_tax: z.strictObject({ enabled: flag }),
    tax_id_collection: z.strictObject({ enabled: flag }),
    customer_update: z.strictObject({ address: once, name: once }),
  }),
);
export const retrieveSubscription = call<Stripe.SubscriptionRetrieveParams>()(
  z.strictObject({ expand: expandable('latest_invoice', 'latest_invoice.payments', 'default_payment_method') }),
);
export const listSubscriptions = call<Stripe.SubscriptionListParams>()(
  z.strictObject({
    customer: text.optional(),
    status: z.literal('all').optional(),
    limit,
    starting_after: text.optional(),
    expand: expandable('data.latest_invoice', 'data.default_payment_method'),
  }),
);
const prorations = z.enum(['always_invoice', 'none', 'create_prorations']);
export const updateSubscription = call<Stripe.SubscriptionUpdateParams>()(
  z.strictObject({
    items: z.array(item).length(1).optional(),
    proration_behavior: z.enum(['always_invoice', 'none']).optional(),
    proration_date: whole.optional(),
    payment_behavior: z.literal('pending_if_incomplete').optional(),
    cancel_at_period_end: flag.optional(),
    expand: expandable('latest_invoice'),
  }),
);
export const listInvoices = call<Stripe.InvoiceListParams>()(
  z.strictObject({ customer: text, limit, starting_after: text.optional() }),
);
export const previewInvoice = call<Stripe.InvoiceCreatePreviewParams>()(
  z.strictObject({
    subscription: text,
    subscription_details: z.strictObject({
      items: z.array(item).length(1),
      proration_behavior: prorations.exclude(['create_prorations']),
      proration_date: whole.optional(),
    }),
  }),
);
export const createRefund = call<Stripe.RefundCreateParams>()(
  z.strictObject({ payment_intent: text, amount: whole.optional(), metadata }),
);
export const createPortal = call<Stripe.BillingPortal.SessionCreateParams>()(
  z.strictObject({ customer: text, return_url: address }),
);

const named = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, part) => (name === '' ? String(part) : `${name}[${String(part)}]`), '');

const refusalOf = (issue: z.core.$ZodIssue): StripeRefusal => {
  if (issue.code === 'unrecognized_keys') {
    const param = named([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = named(issue.path);
  if (param.startsWith('expand')) return invalid('This property cannot be expanded.', { param: 'expand' });
  return issue.code === 'invalid_type' && issue.input === undefined
    ? invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : invalid(`Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param });
};

/** The parameters of a call, or Stripe's refusal of the first that is unknown, missing or wrong. */
export const parse = <S extends z.ZodType>(schema: S, given: unknown): z.output<S> => {
  const read = schema.safeParse(given ?? {}, { reportInput: true });
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw first ? refusalOf(first) : invalid('Invalid request');
};
