import type { SimulatorServer } from '../../apps/stripe-simulator/index.ts';
import type { Findings } from './check.ts';
import type { Ledger } from './ledger.ts';
import type { Step } from './load.ts';
import type { Person } from './people.ts';
import type { Open } from './read-models.ts';

/** Somebody who pays by card at the simulator, over and over. */
export interface Payer extends Person {
  readonly subscription_id: string;
  readonly stripe: SimulatorServer;
  /** Two plans with a price. */
  readonly plans: readonly [Priced, Priced];
}

export interface Priced {
  readonly plan_id: string;
  readonly version: number;
  readonly interval: 'month';
  readonly currency: 'EUR';
}

/** What there has to be at the payment service for what was acknowledged. */
export interface Payments {
  /** Subscriptions that began, of which the last may go on. */
  readonly begun: number;
  /** One for each beginning, and one for each change of plan. */
  readonly charges: number;
  readonly plan_id: string | null;
  readonly status: 'active' | 'canceled';
}

/** The payment service and we say the same: one payer, one subscription at a time, each charge once, nothing left to do. */
export const judgePayments = async (open: Open, payer: Payer, expected: Payments): Promise<Findings> => {
  const { stripe, subscription_id, profile_id } = payer;
  const lost: string[] = [];
  const doubled: string[] = [];
  const count = (what: string, found: number, wanted: number): void => {
    if (found < wanted) lost.push(`${profile_id}: ${found} of ${wanted} ${what}`);
    if (found > wanted) doubled.push(`${profile_id}: ${found} ${what} instead of ${wanted}`);
  };
  const customers = stripe.customers().filter(({ metadata }) => metadata['profile_id'] === profile_id);
  const ids = new Set(customers.map(({ id }) => id));
  const theirs = stripe.subscriptions().filter(({ customer }) => ids.has(customer));
  const invoices = stripe.invoices().filter(({ customer }) => ids.has(customer));
  count('payers', customers.length, 1);
  count('paid subscriptions', theirs.length, expected.begun);
  count('charges', invoices.filter(({ status }) => status === 'paid').length, expected.charges);
  count('open invoices', invoices.filter(({ status }) => status === 'open').length, 0);
  const pages = stripe.sessions().filter(({ customer }) => ids.has(customer));
  count('open pages', pages.filter(({ status }) => status === 'open').length, 0);
  count('paid pages', pages.filter(({ status }) => status === 'complete').length, expected.begun);
  const living = theirs.filter(({ status }) => status !== 'canceled');
  count('subscriptions at a time', living.length, expected.status === 'active' ? 1 : 0);
  const billing = await open('billing');
  const row = await billing
    .collection<{ _id: string; state: { status: string; plan: { plan_id: string }; paid: { paid_id: string } } }>(
      'subscriptions',
    )
    .findOne({ _id: subscription_id });
  const { status, plan, paid } = row?.state ?? {};
  const last = theirs.at(-1)?.id;
  for (const [what, ours, wanted] of [
    ['status', status, expected.status],
    ['plan', plan?.plan_id, expected.plan_id],
    ['subscription', paid?.paid_id, last],
  ] as const)
    if (ours !== wanted) lost.push(`${subscription_id}: its ${what} is ${ours}, there ${wanted}`);
  for (const list of ['payment_calls', 'stripe_messages'])
    if ((await billing.collection(list).countDocuments({ due_at: { $type: 'string' } })) > 0)
      lost.push(`billing.${list} has something left to do`);
  return { lost, doubled };
};

const card = '4242424242424242';

/** Paid by card, changed to another plan, canceled, taken back, and ended where it is paid. */
export const pay = async function* (payer: Payer, ledger: Ledger): AsyncGenerator<Step> {
  const { client, stripe, plans, user_id } = payer;
  const [first, second] = plans;
  const isNow = (is: (subscription: { [field: string]: unknown }) => boolean) =>
    client.until('/subscription', (found) => found !== null && found.change === null && is(found));
  for (;;) {
    yield async () => {
      await client.send('POST', '/subscription/checkout', first);
      const { checkout } = await client.until('/subscription', (found) => found.checkout?.status === 'open');
      stripe.payCheckout(new URL(checkout.url).pathname.split('/').at(-1) ?? '', card);
      ledger.paid(({ begun, charges }) => ({
        begun: begun + 1,
        charges: charges + 1,
        plan_id: first.plan_id,
        status: 'active',
      }));
      await isNow(({ status, price }) => status === 'active' && price !== null);
    };
    yield async () => {
      const query = new URLSearchParams({ ...second, version: String(second.version) });
      const { at } = await client.until(`/subscription/change?${query}`, () => true);
      await client.send('POST', '/subscription/change', { ...second, at });
      ledger.paid((before) => ({ ...before, charges: before.charges + 1, plan_id: second.plan_id }));
      ledger.told(user_id, 1, 1);
      await isNow(({ plan }) => (plan as { id: string }).id === second.plan_id);
    };
    yield async () => {
      await client.send('POST', '/subscription/cancel');
      ledger.told(user_id, 1, 1);
      await isNow(({ cancel_at_period_end }) => cancel_at_period_end === true);
    };
    yield async () => {
      await client.send('POST', '/subscription/resume');
      ledger.told(user_id, 1, 0);
      await isNow(({ cancel_at_period_end }) => cancel_at_period_end === false);
    };
    yield async () => {
      const living = stripe.subscriptions().find(({ status }) => status !== 'canceled');
      stripe.end(living?.id ?? '');
      ledger.paid((before) => ({ ...before, status: 'canceled' }));
      ledger.told(user_id, 1, 1);
      await isNow(({ status }) => status === 'canceled');
    };
  }
};
