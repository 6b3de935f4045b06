import { type DraftLine, periodLine, promotions, prorate, sum } from './amounts.ts';
import { periodEnd } from './calendar.ts';
import { type Ground, get, newId, priced } from './ground.ts';
import type { Change, Invoice, Method, Price, Session, Subscription } from './records.ts';
import { declined, invalid } from './refusal.ts';
import * as render from './render.ts';

const day = 86_400;
/** Days after which a payment that failed is tried again; then the subscription ends. */
const retryAfterDays = [3, 5, 7] as const;
const pendingSeconds = 23 * 3_600;

type Charged = 'paid' | 'declined' | 'wants its owner';

const charge = (method: Method, isOwnerHere: boolean): Charged => {
  switch (method.behaviour) {
    case 'pays':
      return 'paid';
    case 'declines':
      return 'declined';
    case 'fails_later':
      return isOwnerHere && !method.used ? 'paid' : 'declined';
    case 'authenticates':
    case 'authenticates_always':
      return method.authenticated ? 'paid' : 'wants its owner';
  }
};

const tellInvoice = (ground: Ground, type: string, invoice: Invoice): void =>
  ground.tell(`invoice.${type}`, render.invoice(ground, invoice));
export const tellSubscription = (ground: Ground, type: 'created' | 'updated' | 'deleted', one: Subscription): void =>
  ground.tell(`customer.subscription.${type}`, render.subscription(ground, one));

const bill = (
  ground: Ground,
  subscription: Subscription,
  reason: Invoice['reason'],
  lines: readonly DraftLine[],
  off = 0,
): Invoice => {
  const { world } = ground;
  const customer = get(world, 'customers', subscription.customer);
  const sums = sum(lines, customer, subscription.tax, off);
  customer.invoices += 1;
  customer.balance = sums.ending_balance;
  const invoice: Invoice = {
    id: newId('in'),
    number: `${customer.id.slice(-8).toUpperCase()}-${String(customer.invoices).padStart(4, '0')}`,
    created: ground.now(),
    customer: customer.id,
    subscription: subscription.id,
    currency: priced(world, subscription.price)[0].currency,
    reason,
    lines: lines.map((line) => ({ id: newId('il'), ...line })),
    ...sums,
    status: 'open',
    amount_paid: 0,
    attempts: 0,
    next_attempt: null,
    paid_at: null,
    intent: null,
    waiting: null,
  };
  world.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  return invoice;
};

const apply = (subscription: Subscription, { price, anchor, period_start, period_end }: Change): void => {
  Object.assign(subscription, { price, anchor, period_start, period_end, pending: null });
};

/** The invoice is paid: by this card, or by nothing where nothing is due. */
const settle = (ground: Ground, subscription: Subscription, invoice: Invoice, method: Method | undefined): void => {
  const { world } = ground;
  if (method && invoice.amount_due > 0) {
    method.used = true;
    // Agreed to this one payment alone.
    if (method.behaviour === 'authenticates_always') method.authenticated = false;
    const intent = {
      id: newId('pi'),
      created: ground.now(),
      customer: invoice.customer,
      invoice: invoice.id,
      method: method.id,
      amount: invoice.amount_due,
      currency: invoice.currency,
      refunded: 0,
    };
    world.intents[intent.id] = intent;
    invoice.intent = intent.id;
    ground.tell('payment_intent.succeeded', render.intent(intent));
  }
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    paid_at: ground.now(),
    next_attempt: null,
    waiting: null,
  });
  if (subscription.pending?.invoice === invoice.id) apply(subscription, subscription.pending.change);
  if (subscription.status === 'past_due' && subscription.latest_invoice === invoice.id) subscription.status = 'active';
};

const methodOf = ({ world }: Ground, subscription: Subscription): Method => {
  const id =
    subscription.default_payment_method ?? get(world, 'customers', subscription.customer).default_payment_method;
  if (id === null) throw invalid('This customer has no attached payment source or default payment method.');
  return get(world, 'methods', id);
};

/** One try without the card's owner. */
const tryAgain = (ground: Ground, subscription: Subscription, invoice: Invoice): Charged => {
  const method = methodOf(ground, subscription);
  const outcome = invoice.amount_due === 0 ? 'paid' : charge(method, false);
  invoice.attempts += 1;
  if (outcome === 'paid') settle(ground, subscription, invoice, method);
  return outcome;
};

const tellOutcome = (ground: Ground, subscription: Subscription, invoice: Invoice, outcome: Charged): void => {
  if (outcome === 'paid') tellInvoice(ground, 'paid', invoice);
  else tellInvoice(ground, outcome === 'declined' ? 'payment_failed' : 'payment_action_required', invoice);
  tellSubscription(ground, 'updated', subscription);
};

/** A page that is paid becomes a subscription. Refuses where the card does; tells where its owner has to agree first. */
export const pay = (ground: Ground, session: Session, method: Method): 'paid' | 'wants its owner' => {
  if (session.status !== 'open') throw invalid('This Checkout Session is no longer active.');
  const { world, now } = ground;
  const outcome = charge(method, true);
  if (outcome === 'declined') throw declined();
  world.methods[method.id] = method;
  if (outcome === 'wants its owner') {
    session.waiting = method.id;
    return outcome;
  }
  const [price, product] = priced(world, session.price);
  const start = now();
  const end = periodEnd(start, price.interval, start);
  const subscription: Subscription = {
    id: newId('sub'),
    item: newId('si'),
    created: start,
    customer: session.customer,
    metadata: session.subscription_metadata,
    tax: session.tax,
    price: price.id,
    status: 'active',
    anchor: start,
    period_start: start,
    period_end: end,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    default_payment_method: method.id,
    latest_invoice: null,
    pending: null,
  };
  world.subscriptions[subscription.id] = subscription;
  const invoice = bill(
    ground,
    subscription,
    'subscription_create',
    [periodLine(price, product, start, end)],
    promotions[session.promotion ?? ''] ?? 0,
  );
  invoice.attempts = 1;
  settle(ground, subscription, invoice, method);
  Object.assign(session, { status: 'complete', subscription: subscription.id, waiting: null });
  tellSubscription(ground, 'created', subscription);
  tellInvoice(ground, 'paid', invoice);
  ground.tell('checkout.session.completed', render.session(ground, session));
  return 'paid';
};

/** The owner of the card pays what is open. */
export const payInvoice = (ground: Ground, invoice: Invoice, method: Method): 'paid' | 'wants its owner' => {
  if (invoice.status !== 'open') throw invalid('Invoice is already paid');
  const { world } = ground;
  const outcome = charge(method, true);
  if (outcome === 'declined') throw declined();
  world.methods[method.id] = method;
  if (outcome === 'wants its owner') {
    invoice.waiting = method.id;
    return outcome;
  }
  const subscription = get(world, 'subscriptions', invoice.subscription);
  subscription.default_payment_method = method.id;
  settle(ground, subscription, invoice, method);
  tellOutcome(ground, subscription, invoice, 'paid');
  return 'paid';
};

/** Another price from `at` on. What isn't paid at once changes nothing until it is. */
export const change = (ground: Ground, subscription: Subscription, priceId: string, at: number): void => {
  const { world, now } = ground;
  const { lines, change: wanted } = prorate(
    subscription,
    priced(world, subscription.price),
    priced(world, priceId),
    at,
  );
  if (lines.length === 0) return;
  const earlier = subscription.pending;
  if (earlier) void_(ground, subscription, get(world, 'invoices', earlier.invoice));
  const invoice = bill(ground, subscription, 'subscription_update', lines);
  subscription.pending = { change: wanted, invoice: invoice.id, expires_at: now() + pendingSeconds };
  tellOutcome(ground, subscription, invoice, tryAgain(ground, subscription, invoice));
};

/** Another price of the same interval, charged with the next renewal. */
export const reprice = (ground: Ground, subscription: Subscription, price: Price): void => {
  const [old] = priced(ground.world, subscription.price);
  if (old.interval !== price.interval)
    throw invalid('Only a price of the same interval is known here without proration.');
  if (old.id === price.id) return;
  subscription.price = price.id;
  tellSubscription(ground, 'updated', subscription);
};

/** Nobody pays it any more; a change that waited for it is given up. */
export const voidInvoice = (ground: Ground, invoice: Invoice): void => {
  if (invoice.status !== 'open') throw invalid(`You can only void an open invoice. This one is ${invoice.status}.`);
  const subscription = get(ground.world, 'subscriptions', invoice.subscription);
  if (subscription.pending?.invoice !== invoice.id)
    throw invalid('Only the invoice of a change that waits can be voided here.');
  void_(ground, subscription, invoice);
  tellSubscription(ground, 'updated', subscription);
};

/** The customer's balance is as before, and the change that waited for it is gone. */
const void_ = (ground: Ground, subscription: Subscription, invoice: Invoice): void => {
  get(ground.world, 'customers', invoice.customer).balance += invoice.starting_balance - invoice.ending_balance;
  Object.assign(invoice, { status: 'void', next_attempt: null, waiting: null });
  subscription.pending = null;
  tellInvoice(ground, 'voided', invoice);
};

export const end = (ground: Ground, subscription: Subscription): void => {
  const at = ground.now();
  if (subscription.pending) void_(ground, subscription, get(ground.world, 'invoices', subscription.pending.invoice));
  Object.assign(subscription, { status: 'canceled', ended_at: at, canceled_at: subscription.canceled_at ?? at });
  const last = subscription.latest_invoice;
  if (last !== null) get(ground.world, 'invoices', last).next_attempt = null;
  tellSubscription(ground, 'deleted', subscription);
};

const renew = (ground: Ground, subscription: Subscription): void => {
  const [price, product] = priced(ground.world, subscription.price);
  const start = subscription.period_end;
  const ends = periodEnd(subscription.anchor, price.interval, start);
  Object.assign(subscription, { period_start: start, period_end: ends });
  const invoice = bill(ground, subscription, 'subscription_cycle', [periodLine(price, product, start, ends)]);
  const outcome = tryAgain(ground, subscription, invoice);
  if (outcome !== 'paid') {
    subscription.status = 'past_due';
    invoice.next_attempt = ground.now() + retryAfterDays[0] * day;
  }
  tellOutcome(ground, subscription, invoice, outcome);
};

const dun = (ground: Ground, subscription: Subscription, invoice: Invoice): void => {
  const outcome = tryAgain(ground, subscription, invoice);
  const next = retryAfterDays[invoice.attempts - 1];
  if (outcome !== 'paid') invoice.next_attempt = next === undefined ? null : ground.now() + next * day;
  tellOutcome(ground, subscription, invoice, outcome);
  if (outcome !== 'paid' && next === undefined) end(ground, subscription);
};

export interface Due {
  readonly at: number;
  readonly act: () => void;
}

/** What the clock brings about, the next first. */
export const nextDue = (ground: Ground): Due | undefined => {
  const { world } = ground;
  const due: Due[] = [];
  for (const session of Object.values(world.sessions))
    if (session.status === 'open')
      due.push({
        at: session.expires_at,
        act: () => {
          session.status = 'expired';
          ground.tell('checkout.session.expired', render.session(ground, session));
        },
      });
  for (const one of Object.values(world.subscriptions)) {
    if (one.status !== 'active' && one.status !== 'past_due') continue;
    const { pending } = one;
    if (pending)
      due.push({
        at: pending.expires_at,
        act: () => {
          void_(ground, one, get(world, 'invoices', pending.invoice));
          tellSubscription(ground, 'updated', one);
        },
      });
    const last = one.latest_invoice === null ? undefined : world.invoices[one.latest_invoice];
    if (last?.status === 'open' && last.next_attempt !== null)
      due.push({ at: last.next_attempt, act: () => dun(ground, one, last) });
    due.push({ at: one.period_end, act: () => (one.cancel_at_period_end ? end(ground, one) : renew(ground, one)) });
  }
  return due.sort((a, b) => a.at - b.at)[0];
};
