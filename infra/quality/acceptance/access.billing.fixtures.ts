import { profileTypes } from '@touchline/contracts/values';
import { eventually } from '../testkit/index.ts';
import type { AccessFixture } from './access.fixtures.ts';
import { done, type Person } from './access.people.fixtures.ts';
import type { Prepare } from './access.repeats.fixtures.ts';
import type { Ask } from './access.requests.fixtures.ts';

/** Plans that members of every kind pay for. */
const payable = ['Season card', 'Season card, gold'] as const;

interface Price {
  readonly plan_id: string;
  readonly version: number;
  readonly interval: string;
  readonly currency: string;
}

const priceOf = async ({ who: { staff } }: AccessFixture, name: (typeof payable)[number]): Promise<Price> => {
  const there: readonly { readonly id: string; readonly name: string; readonly version: number }[] = await done(
    staff.client.send('GET', '/admin/plans'),
  );
  const found = there.find((plan) => plan.name === name);
  const amount = name === 'Season card' ? 900 : 1_900;
  const terms = { name, description: '', features: [], trial_request_limit: 8 };
  const audience = profileTypes;
  const body = { ...terms, audience, prices: [{ interval: 'month', currency: 'EUR', amount }] };
  const plan = found ?? (await done(staff.client.send('POST', '/admin/plans', body)));
  return { plan_id: plan.id, version: plan.version, interval: 'month', currency: 'EUR' };
};
/** What is paid for; made once, by whoever comes first. */
const prices = new WeakMap<AccessFixture['who'], Map<string, Promise<Price>>>();
const price = (fixture: AccessFixture, name: (typeof payable)[number] = 'Season card'): Promise<Price> => {
  const known = prices.get(fixture.who) ?? new Map<string, Promise<Price>>();
  prices.set(fixture.who, known);
  const found = known.get(name) ?? priceOf(fixture, name);
  known.set(name, found);
  return found;
};

const queryOf = (of: Price): string =>
  new URLSearchParams(Object.entries(of).map(([name, value]) => [name, `${value}`])).toString();

const nothing: Ask = () => ({});
export const billingRequests: Readonly<Record<string, Ask>> = {
  openCheckout: async ({ fixture }) => ({ body: await price(fixture) }),
  getCheckoutOutcome: () => ({ params: { checkout_id: 'cs_nobody' } }),
  cancelCheckout: nothing,
  previewPlanChange: async ({ fixture }) => ({
    query: queryOf(await price(fixture)),
  }),
  changePlan: async ({ fixture }) => ({ body: { ...(await price(fixture)), at: new Date().toISOString() } }),
  dropPlanChange: nothing,
  cancelSubscription: nothing,
  resumeSubscription: nothing,
  openBillingPortal: nothing,
  listInvoices: nothing,
  getPaymentMethod: nothing,
  getNextPayment: nothing,
  listSubscriptions: nothing,
  subscriptionFigures: nothing,
  reconcileSubscription: async ({ fixture }) => ({
    params: { subscription_id: (await done(fixture.who.davi.client.send('GET', '/subscription'))).id },
  }),
  receiveStripe: nothing,
};

const patiently = { within: 40_000 };

/** What each service answers to whoever is in the market. */
const places = ['/offers', '/trial-requests', '/documents', '/shortlists'];

/** Whose plan a row has ended: they take the free one again, and may do what they did before. */
const takePlansAgain = async ({ who }: Pick<AccessFixture, 'who'>): Promise<void> => {
  const left = Object.values(who).filter(({ profile }) => profile !== null);
  const ended = await Promise.all(
    left.map(async (person) => {
      const { data, status } = await person.client.send('GET', '/subscription');
      return status === 200 && data?.status === 'canceled' ? [person] : [];
    }),
  );
  for (const { client } of ended.flat()) {
    const plans: readonly { readonly id: string; readonly is_free: boolean }[] = await done(
      client.send('GET', '/plans'),
    );
    const free = plans.find((plan) => plan.is_free);
    if (free) await done(client.send('POST', '/subscriptions', { plan_id: free.id }));
  }
  const known = ended.flat().flatMap(({ client }) => places.map((place) => [client, place] as const));
  for (const [client, place] of known)
    await eventually(async () => (await client.send('GET', place)).status !== 402, 'everybody knows it', patiently);
};

/** What a row takes away from those who were let through, and the rows after it need. */
export const givenBack: Readonly<Record<string, typeof takePlansAgain>> = { cancelSubscription: takePlansAgain };

/** A verified player without a plan. */
const newPayer = async ({ people }: AccessFixture): Promise<Person> => {
  const who = await people.player();
  await people.verify(who);
  await eventually(() => done(who.client.send('GET', '/plans')), 'the plans are shown', patiently);
  return who;
};
const withCheckout = async (fixture: AccessFixture) => {
  const who = await newPayer(fixture);
  await done(who.client.send('POST', '/subscription/checkout', await price(fixture)));
  const { checkout } = await eventually(
    async () => {
      const subscription = await done(who.client.send('GET', '/subscription'));
      return subscription.checkout?.status === 'open' && subscription;
    },
    'the page to pay on is open',
    patiently,
  );
  return { who, checkout_id: new URL(checkout.url).pathname.split('/').at(-1) ?? '' };
};
/** Somebody who has just paid. */
const paying = async (...[harness, fixture]: Parameters<Prepare>) => {
  const { who, checkout_id } = await withCheckout(fixture);
  harness.product.simulator?.payCheckout(checkout_id, '4242424242424242');
  await eventually(
    async () => (await done(who.client.send('GET', '/subscription'))).status === 'active',
    'the payment is known',
    patiently,
  );
  return who;
};
const asPaying: Prepare = async (harness, fixture) => ({ client: (await paying(harness, fixture)).client, asked: {} });

/** Requests of somebody who pays, or is about to. */
export const billingPrepared: Readonly<Record<string, Prepare>> = {
  openCheckout: async (_, fixture) => {
    const { client } = await newPayer(fixture);
    return { client, asked: { body: await price(fixture) } };
  },
  cancelCheckout: async (_, fixture) => ({ client: (await withCheckout(fixture)).who.client, asked: {} }),
  changePlan: async (harness, fixture) => {
    const { client } = await paying(harness, fixture);
    const wanted = await price(fixture, 'Season card, gold');
    const { at } = await eventually(
      () => done(client.send('GET', `/subscription/change?${queryOf(wanted)}`)),
      'the change is shown',
      patiently,
    );
    return { client, asked: { body: { ...wanted, at } } };
  },
  dropPlanChange: asPaying,
  cancelSubscription: asPaying,
  resumeSubscription: asPaying,
  openBillingPortal: asPaying,
};
