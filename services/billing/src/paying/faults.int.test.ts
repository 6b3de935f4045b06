import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { type BillingHarness, billingHarness, type Price } from '../billing.harness.fixtures.ts';
import { createStandIn, type StandIn, signatureOf } from '../payments/payments.fixtures.ts';
import { PaymentsUnavailable } from '../payments/payments.ts';

/** What goes wrong between us and whoever takes the money, at named points. */

const rounds = 8;
const minute = 60_000;
let harness: BillingHarness;
let there: StandIn;
let [recruit, department]: Price[] = [];

beforeAll(async () => {
  harness = await billingHarness((clock) => {
    there = createStandIn(clock);
    return there;
  });
  [recruit, department] = [await harness.plan('Recruit'), await harness.plan('Department', 39_000)];
  await harness.idle();
});
afterAll(() => harness?.close());
beforeEach(() => {
  there.before = () => undefined;
  there.after = () => undefined;
});

const down = (): never => {
  throw new PaymentsUnavailable('down');
};
/** The process dies at this point, once: nothing of what was to follow is written. */
const dyingAt = (wanted: string) => {
  let armed = true;
  return (kind: string): void => {
    if (kind !== wanted || !armed) return;
    armed = false;
    throw new Error(`killed at ${wanted}`);
  };
};
/** Whoever comes next takes up what was left. */
const takeUp = async (): Promise<void> => {
  harness.travel(2 * minute);
  for (const list of ['payment_calls', 'stripe_messages']) await harness.sweep(`what is due of ${list}`);
};
const settled = () =>
  eventually(
    async () => {
      await takeUp();
      await harness.idle(250);
    },
    'all is worked off',
    { within: 20_000 },
  );
let told = 0;
/** A message about this subscription of theirs; the same number is the same message. */
const tell = (paid: { readonly paid_id: string; readonly customer_id: string }, number?: number) => {
  told += 1;
  const about = { customer_id: paid.customer_id, paid_id: paid.paid_id, checkout_id: null };
  const message = { message_id: `evt_${number ?? told}`, type: 'customer.subscription.updated', at: '', about };
  const body = Buffer.from(JSON.stringify(message));
  return harness.receive(body, signatureOf(body));
};
const openOf = ({ id }: { readonly id: string }) =>
  there.open().filter(({ subscription_id }) => subscription_id === id);
const paidOf = ({ id }: { readonly id: string }) =>
  there.paid().filter((one) => one.subscription_id === id && one.status === 'active');

const opened = async (actor: Principal, price = recruit) => {
  await harness.ask(actor, 'openCheckout', { body: price });
  return harness.until(actor, 'the page is open', (one) => one.checkout?.status === 'open');
};
const paying = async () => {
  const actor = await harness.member();
  const subscription = await opened(actor);
  const [page] = openOf(subscription);
  const paid = there.pay(page?.checkout_id ?? '');
  expect(await tell(paid)).toBe(200);
  await harness.until(actor, 'it is paid', ({ status }) => status === 'active');
  await settled();
  return { actor, subscription, paid };
};

describe('killed between the payment service’s act and our write', () => {
  it.each(['createCustomer', 'openCheckout'] as const)('%s is done once', async (kind) => {
    const before = there.done(kind);
    there.after = dyingAt(kind);
    const actor = await harness.member();
    const asked = await harness.ask(actor, 'openCheckout', { body: recruit });
    await settled();
    expect((await harness.subscriptionOf(actor)).checkout.status).toBe('open');
    expect([there.done(kind) - before, openOf(asked).length]).toEqual([1, 1]);
  });
  it('a page that nobody waits for any more is closed, also where its answer got lost', async () => {
    there.after = dyingAt('openCheckout');
    const actor = await harness.member();
    const asked = await harness.ask(actor, 'openCheckout', { body: recruit });
    await eventually(async () => expect(openOf(asked)).toHaveLength(1), 'it was opened there');
    await harness.ask(actor, 'cancelCheckout');
    await settled();
    expect(openOf(asked)).toEqual([]);
    expect((await harness.subscriptionOf(actor)).checkout).toBeNull();
  });
  it.each([
    ['change', 'changePlan'],
    ['cancelAtPeriodEnd', 'cancelSubscription'],
  ] as const)('%s is done once', async (kind, operation) => {
    const { actor } = await paying();
    const before = there.done(kind);
    there.after = dyingAt(kind);
    const body = { ...department, at: harness.clock().toISOString() };
    await harness.ask(actor, operation, kind === 'change' ? { body } : {});
    await settled();
    const after = await harness.subscriptionOf(actor);
    expect([there.done(kind) - before, after.change]).toEqual([1, null]);
    expect(kind === 'change' ? after.plan.name : after.cancel_at_period_end).toBe(
      kind === 'change' ? 'Department' : true,
    );
  });
});

describe('a message', () => {
  it('is kept before it is acknowledged, and worked off by whoever comes next', async () => {
    const actor = await harness.member();
    const subscription = await opened(actor);
    const paid = there.pay(openOf(subscription)[0]?.checkout_id ?? '');
    there.before = dyingAt('subscriptionsOf');
    expect([await tell(paid, 9_001), await tell(paid, 9_001)]).toEqual([200, 200]);
    await harness.billing.service.stop();
    await harness.billing.service.start();
    await settled();
    expect((await harness.subscriptionOf(actor)).status).toBe('active');
    await eventually(
      async () => expect(harness.told(subscription.id).filter((type) => type === 'started')).toHaveLength(1),
      'it is told once',
    );
  });
  it('is refused without a signature of theirs', async () => {
    expect(await harness.receive(Buffer.from('{}'), 'nobody')).toBe(403);
  });
  it('that got lost is made good by the sweep, and the difference kept', async () => {
    const { actor, subscription, paid } = await paying();
    there.set(paid.paid_id, { status: 'past_due', unpaid: null });
    harness.travel(25 * 60 * minute);
    await harness.sweep('subscriptions that nobody told of');
    expect((await harness.subscriptionOf(actor)).status).toBe('past_due');
    const params = { subscription_id: subscription.id };
    const staff = { ...actor, is_admin: true, profile: null };
    const { differences } = await harness.ask(staff, 'reconcileSubscription', { params });
    expect(differences).toMatchObject([{ found_by: 'sweep', fields: [{ field: 'status', theirs: 'past_due' }] }]);
  });
  it('of a payment that got lost is made good when the page is over', async () => {
    const actor = await harness.member();
    const subscription = await opened(actor);
    there.pay(openOf(subscription)[0]?.checkout_id ?? '');
    harness.travel(41 * minute);
    await harness.sweep('subscriptions that nobody told of');
    expect(await harness.subscriptionOf(actor)).toMatchObject({
      status: 'active',
      is_subscribed: true,
      checkout: null,
    });
  });
});

describe('while the payment service is away', () => {
  it('members keep their access, reads say so, and what was asked is made good', async () => {
    const { actor } = await paying();
    there.before = down;
    expect((await harness.subscriptionOf(actor)).is_subscribed).toBe(true);
    const read = await harness.billing.call(actor, 'getPaymentMethod');
    expect([read.status, read.error]).toEqual([503, 'ServiceUnavailable']);
    await harness.ask(actor, 'cancelSubscription');
    harness.travel(20 * minute);
    await takeUp();
    expect((await harness.subscriptionOf(actor)).change).toMatchObject({ kind: 'cancel', status: 'asked' });
    there.before = () => undefined;
    await settled();
    expect(await harness.subscriptionOf(actor)).toMatchObject({ cancel_at_period_end: true, change: null });
  });
  it('a page to pay on is given up after a quarter of an hour, and can be asked for again', async () => {
    const actor = await harness.member();
    there.before = down;
    const asked = await harness.ask(actor, 'openCheckout', { body: recruit });
    expect(asked.checkout.status).toBe('opening');
    harness.travel(16 * minute);
    await eventually(
      async () => {
        await takeUp();
        expect((await harness.subscriptionOf(actor)).checkout.status).toBe('failed');
      },
      'it is given up',
      { within: 10_000 },
    );
    there.before = () => undefined;
    await opened(actor);
    await settled();
    expect(openOf(asked)).toHaveLength(1);
  });
  it('nobody waits for its answer: a slow one holds up no request', async () => {
    let release = (): void => {};
    there.before = (kind) =>
      kind === 'openCheckout'
        ? new Promise<void>((resolve) => {
            release = resolve;
          })
        : undefined;
    const [slow, other] = [await harness.member(), await harness.member('player')];
    expect((await harness.ask(slow, 'openCheckout', { body: recruit })).checkout.status).toBe('opening');
    await harness.ask(other, 'subscribe', { body: { plan_id: 'pln_freeplayer' } });
    expect((await harness.subscriptionOf(other)).status).toBe('active');
    release();
    await harness.until(slow, 'the page is open', (one) => one.checkout?.status === 'open');
  });
});

describe('who comes at the same moment', () => {
  it('two pages: one stays open', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const actor = await harness.member();
      const both = await Promise.all(
        [recruit, department].map((body) => harness.billing.call(actor, 'openCheckout', { body })),
      );
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      await harness.until(actor, 'the page is open', (one) => one.checkout?.status === 'open');
      await settled();
      expect(openOf(both[0]?.data)).toHaveLength(1);
    }
  });
  it('two pages that are paid both: one subscription, and the money of the other comes back', async () => {
    const actor = await harness.member();
    const subscription = await opened(actor);
    const [first] = openOf(subscription);
    there.before = (kind) => (kind === 'closeCheckout' ? down() : undefined);
    await harness.ask(actor, 'openCheckout', { body: department });
    await eventually(async () => expect(openOf(subscription)).toHaveLength(2), 'both are open');
    const before = there.done('cancelNow');
    const kept = there.pay(first?.checkout_id ?? '');
    harness.travel(1000);
    const second = there.pay(openOf(subscription)[0]?.checkout_id ?? '');
    there.before = () => undefined;
    await Promise.all([tell(second), tell(kept), tell(second), tell(kept)]);
    await settled();
    expect(await harness.subscriptionOf(actor)).toMatchObject({ status: 'active', plan: { name: 'Recruit' } });
    expect(paidOf(subscription).map(({ paid_id }) => paid_id)).toEqual([kept.paid_id]);
    expect(there.done('cancelNow') - before).toBe(1);
  });
  it('a page against a free plan: at last what is paid', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const actor = await harness.member();
      const [page, free] = await Promise.all([
        harness.billing.call(actor, 'openCheckout', { body: recruit }),
        harness.billing.call(actor, 'subscribe', { body: { plan_id: 'pln_freeclub' } }),
      ]);
      expect([page.status, free.status]).toEqual([200, 201]);
      await settled();
      const subscription = await harness.subscriptionOf(actor);
      expect(subscription).toMatchObject({ status: 'active', price: null });
      expect(openOf(subscription)).toHaveLength(subscription.checkout ? 1 : 0);
      const again = await harness.billing.call(actor, 'subscribe', { body: { plan_id: 'pln_freeclub' } });
      expect(again.error).toBe('FreeSubscriptionAlreadyExists');
      const [open] = openOf(subscription);
      if (!open) continue;
      await tell(there.pay(open.checkout_id));
      await harness.until(actor, 'it is paid', ({ price }) => price !== null);
      expect(paidOf(subscription)).toHaveLength(1);
    }
  });
  it('SubscriptionEnding, StaleVersion: a change against the end: one of them', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { actor } = await paying();
      const body = { ...department, at: harness.clock().toISOString() };
      const both = await Promise.all([
        harness.billing.call(actor, 'changePlan', { body }),
        harness.billing.call(actor, 'cancelSubscription'),
      ]);
      const [change, end] = both.map(({ error }) => error ?? 'done');
      // The first may be through before the second comes.
      expect([
        ['done', 'StaleVersion'],
        ['SubscriptionEnding', 'done'],
        ['done', 'done'],
      ]).toContainEqual([change, end]);
      await settled();
      expect((await harness.subscriptionOf(actor)).change).toBeNull();
    }
  });
});

describe('what only the payment service knows', () => {
  it('is told as a figure where nobody here has it, and not where it is over', async () => {
    const unknown = async () =>
      /touchline_unknown_subscriptions (\d+)/.exec(await harness.metrics.registry.metrics())?.[1];
    const look = async () => {
      harness.travel(24 * 60 * minute);
      await harness.sweep('subscriptions that only the payment service knows');
      return unknown();
    };
    const { id } = await opened(await harness.member());
    const page = openOf({ id })[0]?.checkout_id ?? '';
    const { paid_id } = there.pay(page);
    there.set(paid_id, { subscription_id: 'sub_nobody' });
    expect(await look()).toBe('1');
    there.set(paid_id, { status: 'canceled' });
    expect(await look()).toBe('0');
  });
});
