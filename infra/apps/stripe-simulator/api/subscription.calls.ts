import { periodLine, prorate, sum } from '../amounts.ts';
import { change, end, reprice, tellSubscription, voidInvoice } from '../billing.ts';
import { periodEnd } from '../calendar.ts';
import { type Ground, get, newId, priced } from '../ground.ts';
import type { Price, Refund, Subscription } from '../records.ts';
import { invalid } from '../refusal.ts';
import * as render from '../render.ts';
import { type AnyCall, call } from './call.ts';
import * as params from './parameters.ts';

/** The newest first, from behind the one that was seen last. */
const page = <T extends { readonly id: string; readonly created: number }>(
  all: readonly T[],
  limit: number,
  after: string | undefined,
): { readonly found: readonly T[]; readonly more: boolean } => {
  const sorted = all.toReversed();
  const from = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0)
    throw invalid(`No such object: '${after}'`, { code: 'resource_missing', param: 'starting_after' });
  return { found: sorted.slice(from, from + limit), more: sorted.length > from + limit };
};

const unprefixed = (expand: readonly string[]): ReadonlySet<string> =>
  new Set(expand.map((name) => name.replace(/^data\./, '')));

const living = (subscription: Subscription): Subscription => {
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  return subscription;
};

/** The price that a change names, which must fit what is paid now. */
const otherPrice = (
  { world }: Ground,
  subscription: Subscription,
  [item]: readonly { readonly id: string; readonly price: string }[],
  param: string,
): Price => {
  if (item?.id !== subscription.item)
    throw invalid(`No such subscription item: '${item?.id}'`, { code: 'resource_missing', param });
  const [price] = priced(world, item.price, param);
  const [{ currency }] = priced(world, subscription.price);
  if (price.currency !== currency)
    throw invalid(
      `The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: \`${currency}\`.`,
      { param },
    );
  return price;
};

const instantIn = (ground: Ground, subscription: Subscription, asked: number | undefined): number => {
  const at = asked ?? ground.now();
  if (at < subscription.period_start || at > subscription.period_end)
    throw invalid('Cannot specify a proration date outside of the current subscription period.', {
      param: 'proration_date',
    });
  return at;
};

/** Subscriptions, their invoices, and money back. */
export const subscriptionCalls: readonly AnyCall[] = [
  call({
    method: 'GET',
    path: '/v1/subscriptions',
    params: params.listSubscriptions,
    act: (ground, { customer, status, limit, starting_after, expand }) => {
      if (customer !== undefined) get(ground.world, 'customers', customer, 'customer');
      const fits = Object.values(ground.world.subscriptions)
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => status === 'all' || one.status !== 'canceled');
      const { found, more } = page(fits, limit, starting_after);
      const wanted = unprefixed(expand);
      return render.list(
        found.map((one) => render.subscription(ground, one, wanted)),
        '/v1/subscriptions',
        more,
      );
    },
  }),
  call({
    method: 'GET',
    path: '/v1/subscriptions/:id',
    params: params.retrieveSubscription,
    act: (ground, { expand }, id) =>
      render.subscription(ground, get(ground.world, 'subscriptions', id), new Set(expand)),
  }),
  call({
    method: 'POST',
    path: '/v1/subscriptions/:id',
    params: params.updateSubscription,
    act: (ground, given, id) => {
      const subscription = living(get(ground.world, 'subscriptions', id));
      const { items, proration_behavior, proration_date, payment_behavior, cancel_at_period_end, expand } = given;
      if (items) {
        if (cancel_at_period_end !== undefined && payment_behavior)
          throw invalid('`cancel_at_period_end` is not supported with `payment_behavior=pending_if_incomplete`.', {
            param: 'cancel_at_period_end',
          });
        const price = otherPrice(ground, subscription, items, 'items[0][price]');
        if (proration_behavior === 'none') reprice(ground, subscription, price);
        else if (!proration_behavior || !payment_behavior)
          throw invalid('Say how the change is paid.', { param: 'payment_behavior' });
        else change(ground, subscription, price.id, instantIn(ground, subscription, proration_date));
      }
      if (cancel_at_period_end !== undefined && cancel_at_period_end !== subscription.cancel_at_period_end) {
        Object.assign(subscription, { cancel_at_period_end, canceled_at: cancel_at_period_end ? ground.now() : null });
        tellSubscription(ground, 'updated', subscription);
      }
      return render.subscription(ground, subscription, new Set(expand));
    },
  }),
  call({
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: params.nothing,
    act: (ground, _, id) => {
      const subscription = get(ground.world, 'subscriptions', id);
      if (subscription.status === 'canceled')
        throw invalid(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
      end(ground, subscription);
      return render.subscription(ground, subscription);
    },
  }),
  call({
    method: 'GET',
    path: '/v1/invoices',
    params: params.listInvoices,
    act: (ground, { customer, limit, starting_after }) => {
      get(ground.world, 'customers', customer, 'customer');
      const its = Object.values(ground.world.invoices).filter((one) => one.customer === customer);
      const { found, more } = page(its, limit, starting_after);
      return render.list(
        found.map((one) => render.invoice(ground, one)),
        '/v1/invoices',
        more,
      );
    },
  }),
  call({
    method: 'POST',
    path: '/v1/invoices/:id/void',
    params: params.nothing,
    act: (ground, _, id) => {
      const invoice = get(ground.world, 'invoices', id);
      voidInvoice(ground, invoice);
      return render.invoice(ground, invoice);
    },
  }),
  call({
    method: 'POST',
    path: '/v1/invoices/create_preview',
    params: params.previewInvoice,
    act: (ground, { subscription: id, subscription_details: { items, proration_behavior, proration_date } }) => {
      const { world, now } = ground;
      const subscription = get(world, 'subscriptions', id, 'subscription');
      if (subscription.status === 'canceled')
        throw invalid(`No upcoming invoices for customer: '${subscription.customer}'`, {
          code: 'invoice_upcoming_none',
        });
      const wanted = otherPrice(ground, subscription, items, 'subscription_details[items][0][price]');
      const [price, product] = priced(world, wanted.id);
      const [old] = priced(world, subscription.price);
      const start = old.interval === price.interval ? subscription.period_end : now();
      const lines =
        proration_behavior === 'none'
          ? [periodLine(price, product, start, periodEnd(start, price.interval, start))]
          : prorate(
              subscription,
              priced(world, subscription.price),
              [price, product],
              instantIn(ground, subscription, proration_date),
            ).lines;
      return render.invoice(ground, {
        id: newId('upcoming_in'),
        number: '',
        created: now(),
        customer: subscription.customer,
        subscription: id,
        currency: price.currency,
        reason: 'subscription_update',
        lines: lines.map((line) => ({ id: newId('il_tmp'), ...line })),
        ...sum(lines, get(world, 'customers', subscription.customer), subscription.tax),
        status: 'open',
        amount_paid: 0,
        attempts: 0,
        next_attempt: null,
        paid_at: null,
        intent: null,
        waiting: null,
      });
    },
  }),
  call({
    method: 'POST',
    path: '/v1/refunds',
    params: params.createRefund,
    act: (ground, { payment_intent, amount, metadata }) => {
      const { world, now } = ground;
      const intent = get(world, 'intents', payment_intent, 'payment_intent');
      const left = intent.amount - intent.refunded;
      if (left === 0)
        throw invalid(`Charge ${intent.id} has already been refunded.`, { code: 'charge_already_refunded' });
      const back = amount ?? left;
      if (back < 1 || back > left)
        throw invalid(`Refund amount (${back}) is greater than unrefunded amount on charge (${left})`, {
          param: 'amount',
        });
      intent.refunded += back;
      const made: Refund = {
        id: newId('re'),
        created: now(),
        intent: intent.id,
        amount: back,
        currency: intent.currency,
        metadata,
      };
      world.refunds[made.id] = made;
      ground.tell('refund.created', render.refund(made));
      return render.refund(made);
    },
  }),
];
