import { createHmac } from 'node:crypto';
import type { Checkout, PaidSubscription, Payments, PriceName } from './payments.ts';

type Kind =
  | 'createCustomer'
  | 'offerPlan'
  | 'openCheckout'
  | 'change'
  | 'dropChange'
  | 'reprice'
  | 'cancelAtPeriodEnd'
  | 'cancelNow'
  | 'closeCheckout';

/** Stands in for whoever takes the money, within the process: keeps keys as it does, and lets a test say what happens there. */
export interface StandIn extends Payments {
  /** Somebody pays on the page: a subscription from then on. */
  readonly pay: (checkoutId: string) => PaidSubscription;
  readonly expire: (checkoutId: string) => void;
  /** What happens to a subscription there. */
  readonly set: (paidId: string, change: Partial<PaidSubscription>) => void;
  readonly open: () => readonly Checkout[];
  readonly paid: () => readonly PaidSubscription[];
  /** What was done, by kind: each key once. */
  readonly done: (kind: Kind) => number;
  /** Before an answer: throws what shall go wrong, or waits. After the act: the act is done, its answer gets lost. */
  before: (kind: string) => void | Promise<void>;
  after: (kind: string) => void;
}

export const signatureOf = (body: Buffer): string => createHmac('sha256', 'stand-in').update(body).digest('hex');

const monthAfter = (instant: string, months: number): string => {
  const at = new Date(instant);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString();
};

export const createStandIn = (clock: () => Date): StandIn => {
  const prices = new Map<string, PriceName>();
  const checkouts = new Map<string, Checkout & { readonly price_id: string }>();
  const subscriptions = new Map<string, PaidSubscription>();
  const answers = new Map<string, unknown>();
  const counts = new Map<string, number>();
  let ids = 0;
  const next = (prefix: string): string => {
    ids += 1;
    return `${prefix}_${ids}`;
  };
  const now = (): string => clock().toISOString();

  const reading = async <T>(kind: string, read: () => T): Promise<T> => {
    await standIn.before(kind);
    return read();
  };
  const acting = async <T>(kind: Kind, key: string, act: () => T): Promise<T> => {
    await standIn.before(kind);
    if (!answers.has(key)) {
      answers.set(key, act());
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    standIn.after(kind);
    return answers.get(key) as T;
  };
  const existing = (paidId: string): PaidSubscription => {
    const found = subscriptions.get(paidId);
    if (!found) throw new Error(`no such subscription: ${paidId}`);
    return found;
  };
  const put = (one: PaidSubscription): PaidSubscription => {
    subscriptions.set(one.paid_id, one);
    return one;
  };
  const priced = (priceId: string): PriceName => {
    const price = prices.get(priceId);
    if (!price) throw new Error(`no such price: ${priceId}`);
    return price;
  };
  const newest = () => [...subscriptions.values()].reverse();

  const standIn: StandIn = {
    before: () => undefined,
    after: () => undefined,
    done: (kind) => counts.get(kind) ?? 0,
    open: () => [...checkouts.values()].filter(({ status }) => status === 'open'),
    paid: () => [...subscriptions.values()],
    set: (paidId, change) => void put({ ...existing(paidId), ...change }),
    expire: (checkoutId) => {
      const checkout = checkouts.get(checkoutId);
      if (checkout?.status === 'open') checkouts.set(checkoutId, { ...checkout, status: 'expired', url: null });
    },
    pay: (checkoutId) => {
      const checkout = checkouts.get(checkoutId);
      if (checkout?.status !== 'open') throw new Error(`the page ${checkoutId} is ${checkout?.status ?? 'nowhere'}`);
      const paid_id = next('paid');
      checkouts.set(checkoutId, { ...checkout, status: 'complete', url: null, paid_id });
      const price = priced(checkout.price_id);
      return put({
        paid_id,
        customer_id: checkout.customer_id,
        subscription_id: checkout.subscription_id,
        status: 'active',
        price,
        current_period_start: now(),
        current_period_end: monthAfter(now(), price.interval === 'year' ? 12 : 1),
        cancel_at_period_end: false,
        canceled_at: null,
        created_at: now(),
        unpaid: null,
        waiting: null,
      });
    },

    offerPlan: ({ plan_id, version, prices: offered }, key) =>
      acting('offerPlan', key, () =>
        offered.map((price) => {
          const price_id = `price_${plan_id}_${version}_${price.interval}_${price.currency}`;
          prices.set(price_id, { ...price, plan_id, version });
          return { ...price, plan_id, version, price_id };
        }),
      ),
    listPlan: () => reading('listPlan', () => undefined),
    createCustomer: (_, key) => acting('createCustomer', key, () => next('cus')),
    openCheckout: ({ customer_id, subscription_id, price_id }, key) =>
      acting('openCheckout', key, () => {
        priced(price_id);
        const checkout_id = next('cs');
        const opened: Checkout = {
          checkout_id,
          subscription_id,
          customer_id,
          status: 'open',
          url: `https://pay.example/${checkout_id}`,
          expires_at: new Date(clock().getTime() + 30 * 60_000).toISOString(),
          paid_id: null,
        };
        checkouts.set(checkout_id, { ...opened, price_id });
        return opened;
      }),
    checkout: (id) => reading('checkout', () => checkouts.get(id)),
    closeCheckout: (id, key) =>
      acting('closeCheckout', key, () => {
        standIn.expire(id);
        return checkouts.get(id);
      }),
    subscription: (id) => reading('subscription', () => subscriptions.get(id)),
    subscriptionsOf: (customerId) =>
      reading('subscriptionsOf', () => newest().filter(({ customer_id }) => customer_id === customerId)),
    allSubscriptions: async function* () {
      await standIn.before('allSubscriptions');
      yield newest();
    },
    previewChange: ({ paid_id, price_id, at }) =>
      reading('previewChange', () => {
        const { currency, amount } = priced(price_id);
        const due_now = Math.max(0, amount - existing(paid_id).price.amount);
        return {
          currency,
          due_now,
          lines: [{ description: 'The difference', amount: due_now }],
          next: { amount, at },
        };
      }),
    change: ({ paid_id, price_id }, key) =>
      acting('change', key, () => put({ ...existing(paid_id), price: priced(price_id) })),
    dropChange: (paidId, key) =>
      acting('dropChange', key, () => put({ ...existing(paidId), waiting: null, unpaid: null })),
    reprice: (paidId, priceId, key) =>
      acting('reprice', key, () => put({ ...existing(paidId), price: priced(priceId) })),
    cancelAtPeriodEnd: (paidId, ends, key) =>
      acting('cancelAtPeriodEnd', key, () => put({ ...existing(paidId), cancel_at_period_end: ends })),
    cancelNow: (paidId, key) =>
      acting('cancelNow', key, () => put({ ...existing(paidId), status: 'canceled', canceled_at: now() })),
    openPortal: (customerId) => reading('openPortal', () => ({ url: `https://pay.example/portal/${customerId}` })),
    invoices: () => reading('invoices', () => ({ invoices: [], more: false })),
    nextPayment: (paidId) =>
      reading('nextPayment', () => {
        const { price, current_period_end: at } = existing(paidId);
        return { amount: price.amount, tax: null, currency: price.currency, at };
      }),
    paymentMethod: () =>
      reading('paymentMethod', () => ({
        kind: 'card',
        brand: 'visa',
        last4: '4242',
        expires: { month: 8, year: 2028 },
      })),
    customerLink: (customerId) => `https://pay.example/customers/${customerId}`,
    message: (body, signature) => (signature === signatureOf(body) ? JSON.parse(body.toString('utf8')) : undefined),
  };
  return standIn;
};
