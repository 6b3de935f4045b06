import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Principal } from '@touchline/platform/http';
import { type BillingHarness, billingHarness, type Price } from '../billing.harness.fixtures.ts';
import { createStandIn, type StandIn, signatureOf } from '../payments/payments.fixtures.ts';
import { billingRates } from '../service.ts';

/** Whoever chooses on and on is bounded for the day, and loses nothing by it. */

const { points } = billingRates.choosing;
const free = { plan_id: 'pln_freeclub' };
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

const refused = async (actor: Principal, operation: string, body?: object) => {
  const { status, error, headers } = await harness.billing.call(actor, operation, body ? { body } : {});
  expect([operation, status, error]).toEqual([operation, 429, 'TooManyRequests']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3600);
};

describe('TooManyRequests', () => {
  it('is who opens pages to pay on without end: the last one stays, can be left, and others’ are opened', async () => {
    const [actor, beside] = [await harness.member(), await harness.member()];
    const headers = { 'idempotency-key': 'the-first-page' };
    await harness.ask(actor, 'openCheckout', { body: recruit, headers });
    for (let n = 1; n < points; n += 1) {
      await harness.ask(actor, 'cancelCheckout');
      await harness.ask(actor, 'openCheckout', { body: n % 2 ? department : recruit });
    }
    const last = points % 2 ? recruit : department;
    const other = points % 2 ? department : recruit;
    await harness.until(actor, 'the last is open', ({ checkout }) => checkout?.status === 'open');
    await refused(actor, 'openCheckout', other);
    await refused(actor, 'subscribe', free);
    await harness.idle();
    expect(there.done('openCheckout')).toBeLessThanOrEqual(points);
    const kept = await harness.ask(actor, 'openCheckout', { body: last });
    expect(kept.checkout).toMatchObject({ status: 'open', plan_id: last?.plan_id });
    expect(there.open()).toHaveLength(1);
    // What was answered is answered to its repeat.
    expect((await harness.ask(actor, 'openCheckout', { body: recruit, headers })).checkout.status).toBe('opening');
    expect((await harness.ask(actor, 'cancelCheckout')).checkout).toBeNull();
    expect((await harness.ask(beside, 'openCheckout', { body: recruit })).checkout.status).toBe('opening');
  });

  it('is who takes a free plan and gives it up without end, and never who gives one up', async () => {
    const actor = await harness.member();
    for (let n = 0; n < points; n += 1) {
      await harness.ask(actor, 'subscribe', { body: free });
      expect((await harness.ask(actor, 'cancelSubscription')).status).toBe('canceled');
    }
    await refused(actor, 'subscribe', free);
    await refused(actor, 'openCheckout', recruit);
  });

  it('is who changes what is paid for without end, and never who ends it', async () => {
    const actor = await harness.member();
    const { id } = await harness.ask(actor, 'openCheckout', { body: recruit });
    await harness.until(actor, 'the page is open', ({ checkout }) => checkout?.status === 'open');
    const page = there.open().find(({ subscription_id }) => subscription_id === id);
    const { customer_id, paid_id } = there.pay(page?.checkout_id ?? '');
    const about = { customer_id, paid_id, checkout_id: null };
    const message = Buffer.from(JSON.stringify({ message_id: 'evt_1', type: 'paid', at: '', about }));
    expect(await harness.receive(message, signatureOf(message))).toBe(200);
    await harness.until(actor, 'it is paid', ({ status }) => status === 'active');
    const until = (ends: boolean) =>
      harness.until(actor, 'it is done', (one) => one.cancel_at_period_end === ends && !one.change);
    for (let n = 1; n < points; n += 1) {
      await harness.ask(actor, 'cancelSubscription');
      await until(true);
      await harness.ask(actor, 'resumeSubscription');
      await until(false);
    }
    // What changes nothing is no choice.
    await harness.ask(actor, 'resumeSubscription');
    await refused(actor, 'changePlan', { ...department, at: harness.clock().toISOString() });
    await harness.ask(actor, 'cancelSubscription');
    await until(true);
    await refused(actor, 'resumeSubscription');
    expect(await harness.subscriptionOf(actor)).toMatchObject({ status: 'active', is_subscribed: true, change: null });
  });
});
