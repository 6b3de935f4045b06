import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { type Payments, PaymentsUnavailable, type PlanChange } from './payments.ts';
import {
  idOf,
  priceName,
  readCheckout,
  readInvoice,
  readMessage,
  readNextPayment,
  readPaymentMethod,
  readPreview,
  readSubscription,
  secondsOf,
} from './stripe.reading.ts';

export interface StripeOptions {
  readonly secretKey: string;
  /** Two while the older one is being replaced: a message signed with either is taken. */
  readonly webhookSecrets: readonly string[];
  /** Whether Stripe Tax works out VAT; it has to be set up in the account first. */
  readonly tax: boolean;
  /** Stands in for Stripe: where it answers, and where staff look at its customers. */
  readonly simulator?: { readonly api: URL; readonly pages: () => string } | undefined;
  /** How long one try of a read may take that a person waits for. Default 3,000 ms. */
  readonly readingMs?: number;
}

/** The version whose shapes this file reads; the types of the SDK are those of this one. */
const apiVersion = '2026-10-28.endive';
const toleranceSeconds = 300;
const lookupsAtOnce = 10;
const invoicesAtOnce = 12;
const subscriptionsAtOnce = 100;

const productOf = (planId: string): string => `touchline_${planId}`;
const lookupOf = (...parts: readonly (string | number)[]): string => parts.join(':');

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
const isThereAlready = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';

/** Whoever can't answer now may be asked again; a wrong key too, once it is mended. All else is an error of ours. */
const unavailable = (error: unknown): never => {
  const { StripeError, StripeConnectionError, StripeRateLimitError, StripeAuthenticationError, StripePermissionError } =
    Stripe.errors;
  const isPassing =
    error instanceof StripeConnectionError ||
    error instanceof StripeRateLimitError ||
    error instanceof StripeAuthenticationError ||
    error instanceof StripePermissionError ||
    (error instanceof StripeError && ((error.statusCode ?? 0) >= 500 || error.statusCode === 409));
  throw isPassing ? new PaymentsUnavailable('Stripe does not answer', { cause: error }) : error;
};
const ask = <T>(call: Promise<T>): Promise<T> => call.catch(unavailable);
/** Undefined where there is no such object. */
const find = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error: unknown) => (isMissing(error) ? undefined : unavailable(error)));

/** Payments by Stripe. `key` becomes the call's Idempotency-Key; a call that makes several things derives one for each. */
export const createStripePayments = (options: StripeOptions): Payments => {
  const { secretKey, webhookSecrets, tax, simulator, readingMs = 3_000 } = options;
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(simulator ? { host: simulator.api.hostname, port: simulator.api.port || 80, protocol: 'http' } : {}),
  });
  const dashboard = (): string =>
    simulator?.pages() ?? `https://dashboard.stripe.com${secretKey.includes('_test_') ? '/test' : ''}`;
  /** Somebody waits for it: no second try. */
  const quickly = { timeout: readingMs, maxNetworkRetries: 0 };
  const once = (key: string) => ({ idempotencyKey: key });
  /** Somebody waits for it, and it charges nothing: each time is a new one. */
  const anew = () => ({ ...quickly, ...once(randomUUID()) });
  const expand = ['latest_invoice'];

  const fetched = async (paidId: string) => ask(stripe.subscriptions.retrieve(paidId, { expand }));
  const ours = (subscription: Stripe.Subscription) => {
    const read = readSubscription(subscription);
    if (!read) throw new Error(`Subscription ${subscription.id} has a price or metadata that aren't ours`);
    return read;
  };

  const changed = async ({ paid_id, price_id, at }: PlanChange, how: Stripe.RequestOptions) => {
    const subscription = await ask(stripe.subscriptions.retrieve(paid_id, {}, how));
    const item = subscription.items.data[0];
    if (!item) throw new Error(`Subscription ${paid_id} has no item`);
    return {
      item,
      terms: {
        items: [{ id: item.id, price: price_id }],
        proration_behavior: 'always_invoice' as const,
        // What was looked at before this period began can't be counted into it.
        proration_date: Math.max(secondsOf(at), item.current_period_start),
      },
    };
  };

  return {
    offerPlan: async (plan, key) => {
      const product = productOf(plan.plan_id);
      const said = { name: plan.name, ...(plan.description ? { description: plan.description } : {}) };
      const there = await find(stripe.products.retrieve(product));
      if (!there)
        await stripe.products
          .create({ id: product, ...said, metadata: { plan_id: plan.plan_id } }, once(`${key}:product`))
          .catch((error: unknown) => (isThereAlready(error) ? undefined : unavailable(error)));
      else if (there.name !== plan.name || (there.description ?? '') !== plan.description || !there.active)
        await ask(stripe.products.update(product, { ...said, active: true }, once(`${key}:words`)));
      const wanted = plan.prices.map((price) => ({
        price,
        lookup_key: lookupOf(plan.plan_id, plan.version, price.interval, price.currency),
      }));
      const known = new Map<string, string>();
      for (let from = 0; from < wanted.length; from += lookupsAtOnce) {
        const lookup_keys = wanted.slice(from, from + lookupsAtOnce).map(({ lookup_key }) => lookup_key);
        for (const { id, lookup_key } of (await ask(stripe.prices.list({ lookup_keys, limit: lookupsAtOnce }))).data)
          if (lookup_key !== null) known.set(lookup_key, id);
      }
      const { plan_id, version } = plan;
      const offered = [];
      for (const { price, lookup_key } of wanted) {
        const make = {
          product,
          currency: price.currency.toLowerCase(),
          unit_amount: price.amount,
          recurring: { interval: price.interval },
          tax_behavior: 'exclusive' as const,
          lookup_key,
          metadata: { plan_id, version: String(version) },
        };
        const price_id =
          known.get(lookup_key) ?? (await ask(stripe.prices.create(make, once(`${key}:${lookup_key}`)))).id;
        offered.push({ ...price, plan_id, version, price_id });
      }
      return offered;
    },
    listPlan: async (planId, listed, key) => {
      await find(stripe.products.update(productOf(planId), { active: listed }, once(key)));
    },
    createCustomer: async (profile, key) => (await ask(stripe.customers.create({ metadata: profile }, once(key)))).id,

    openCheckout: async ({ customer_id, subscription_id, price_id, success_url, cancel_url }, key) => {
      const metadata = { subscription_id };
      const session: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        customer: customer_id,
        client_reference_id: subscription_id,
        line_items: [{ price: price_id, quantity: 1 }],
        success_url,
        cancel_url,
        metadata,
        subscription_data: { metadata },
        allow_promotion_codes: true,
        automatic_tax: { enabled: tax },
        // Who gives a VAT id or an address there wants it on the invoices that follow.
        tax_id_collection: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
      };
      return readCheckout(await ask(stripe.checkout.sessions.create(session, once(key))));
    },
    checkout: async (id) => {
      const session = await find(stripe.checkout.sessions.retrieve(id));
      return session && readCheckout(session);
    },
    closeCheckout: async (id, key) => {
      const session = await find(stripe.checkout.sessions.retrieve(id));
      if (session?.status !== 'open') return session && readCheckout(session);
      return stripe.checkout.sessions.expire(id, {}, once(key)).then(readCheckout, async (error: unknown) => {
        // Paid, or over, since we asked.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return unavailable(error);
        return readCheckout(await ask(stripe.checkout.sessions.retrieve(id)));
      });
    },

    subscription: async (id) => {
      const subscription = await find(stripe.subscriptions.retrieve(id, { expand }));
      return subscription && readSubscription(subscription);
    },
    subscriptionsOf: async (customer) => {
      const list = { customer, status: 'all' as const, limit: subscriptionsAtOnce, expand: ['data.latest_invoice'] };
      const found = [];
      try {
        for await (const one of stripe.subscriptions.list(list)) found.push(readSubscription(one));
      } catch (error) {
        return isMissing(error) ? [] : unavailable(error);
      }
      return found.filter((one) => one !== undefined);
    },
    async *allSubscriptions() {
      let starting_after: string | undefined;
      do {
        const page = await ask(
          stripe.subscriptions.list({
            status: 'all',
            limit: subscriptionsAtOnce,
            expand: ['data.latest_invoice'],
            ...(starting_after ? { starting_after } : {}),
          }),
        );
        yield page.data.map(readSubscription).filter((one) => one !== undefined);
        starting_after = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (starting_after);
    },

    previewChange: async (change) => {
      const { item, terms } = await changed(change, quickly);
      const { paid_id: subscription } = change;
      const { items, ...prorated } = terms;
      const [now, renewal, price] = await Promise.all([
        ask(stripe.invoices.createPreview({ subscription, subscription_details: { items, ...prorated } }, anew())),
        ask(
          stripe.invoices.createPreview(
            { subscription, subscription_details: { items, proration_behavior: 'none' } },
            anew(),
          ),
        ),
        ask(stripe.prices.retrieve(change.price_id, {}, quickly)),
      ]);
      // Another interval begins a period of its own, now.
      const isAnew = priceName(price)?.interval !== priceName(item.price)?.interval;
      const ends = isAnew
        ? Math.max(...now.lines.data.map(({ period }) => period.end), item.current_period_start)
        : item.current_period_end;
      return readPreview(now, renewal, ends);
    },
    change: async (change, key) => {
      const { terms } = await changed(change, {});
      return ours(
        await ask(
          stripe.subscriptions.update(
            change.paid_id,
            // Until it is paid, the old plan goes on: a card that fails, or wants its owner, changes nothing.
            { ...terms, payment_behavior: 'pending_if_incomplete', expand },
            once(key),
          ),
        ),
      );
    },
    dropChange: async (id, key) => {
      const { pending_update, latest_invoice: invoice } = await fetched(id);
      if (pending_update && invoice !== null && typeof invoice !== 'string' && invoice.status === 'open')
        await stripe.invoices.voidInvoice(invoice.id, {}, once(key)).catch((error: unknown) => {
          // Paid, or given up, since we asked.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) unavailable(error);
        });
      return ours(await fetched(id));
    },
    reprice: async (id, price, key) => {
      const [item] = (await fetched(id)).items.data;
      if (!item) throw new Error(`Subscription ${id} has no item`);
      const terms = { items: [{ id: item.id, price }], proration_behavior: 'none' as const, expand };
      return ours(await ask(stripe.subscriptions.update(id, terms, once(key))));
    },
    cancelAtPeriodEnd: async (id, ends, key) =>
      ours(await ask(stripe.subscriptions.update(id, { cancel_at_period_end: ends, expand }, once(key)))),
    cancelNow: async (id, key) => {
      const before = await fetched(id);
      if (before.status !== 'canceled' && before.status !== 'incomplete_expired')
        await find(stripe.subscriptions.cancel(id, {}, once(`${key}:end`)));
      const paid = await ask(stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] }));
      const invoice = paid.latest_invoice;
      const item = paid.items.data[0];
      if (item && invoice !== null && typeof invoice !== 'string' && invoice.status === 'paid') {
        const days = (seconds: number): number => Math.ceil(seconds / 86_400);
        const { current_period_start: start, current_period_end: end } = item;
        const left = days(Math.max(0, end - (paid.ended_at ?? paid.canceled_at ?? start)));
        const amount = Math.floor((invoice.amount_paid * left) / days(end - start));
        const payment_intent = idOf(
          invoice.payments?.data.find(({ payment }) => payment.payment_intent)?.payment.payment_intent,
        );
        if (payment_intent !== null && amount > 0)
          await stripe.refunds
            .create({ payment_intent, amount, metadata: { subscription_id: id } }, once(`${key}:back`))
            .catch((error: unknown) =>
              error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
                ? undefined
                : unavailable(error),
            );
      }
      return ours(await fetched(id));
    },

    openPortal: async (customer, return_url) => {
      const { url } = await ask(stripe.billingPortal.sessions.create({ customer, return_url }, anew()));
      return { url };
    },
    invoices: async (customer, after) => {
      const page = { customer, limit: invoicesAtOnce, ...(after ? { starting_after: after } : {}) };
      const found = await find(stripe.invoices.list(page, quickly));
      return { invoices: found?.data.map(readInvoice) ?? [], more: found?.has_more ?? false };
    },
    nextPayment: async (subscription, price) => {
      const held = await find(stripe.subscriptions.retrieve(subscription, {}, quickly));
      const item = held?.items.data[0];
      if (!item) return undefined;
      const items = [{ id: item.id, price: price ?? item.price.id }];
      const asked = { subscription, subscription_details: { items, proration_behavior: 'none' as const } };
      return readNextPayment(await ask(stripe.invoices.createPreview(asked, anew())), item.current_period_end);
    },
    paymentMethod: async (customer) => {
      const [held, its] = await Promise.all([
        find(stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }, quickly)),
        find(stripe.subscriptions.list({ customer, limit: 1, expand: ['data.default_payment_method'] }, quickly)),
      ]);
      // A subscription pays with its own, else with its payer's.
      const own = its?.data[0]?.default_payment_method;
      const common = held && !held.deleted ? held.invoice_settings.default_payment_method : null;
      const method = own ?? common;
      return method && typeof method !== 'string' ? readPaymentMethod(method) : undefined;
    },

    customerLink: (customer) => `${dashboard()}/customers/${encodeURIComponent(customer)}`,

    message: (body, signature, now) => {
      for (const secret of webhookSecrets)
        try {
          return readMessage(
            stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime()),
          );
        } catch (error) {
          // An empty signature is a plain error of the SDK: whatever is wrong with what came, nobody we know has signed it.
          if (!(error instanceof Error)) throw error;
        }
      return undefined;
    },
  };
};
