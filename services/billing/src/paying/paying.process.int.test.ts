import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Principal } from '@touchline/platform/http';
import { actorOf, eventually, type TestStripe, testStripe } from '@touchline/quality/testkit';
import { type BillingHarness, billingHarness, type Price, staff } from '../billing.harness.fixtures.ts';
import { createStripePayments } from '../payments/stripe.ts';

/** Lives of paid subscriptions over the simulator, by the official SDK and signed webhooks. */

const day = 86_400_000;
const cards = { pays: '4242424242424242', later: '4000000000000341', confirms: '4000002760003184' };
let harness: BillingHarness;
let stripe: TestStripe;
let door: Server;
let [recruit, department, youth]: Price[] = [];

beforeAll(async () => {
  door = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      harness.receive(Buffer.concat(parts), String(req.headers['stripe-signature'])).then(
        (status) => res.writeHead(status).end(),
        () => res.writeHead(500).end(),
      );
    });
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const webhookUrl = () => `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  harness = await billingHarness(async (clock) => {
    stripe = await testStripe({ clock, webhookUrl });
    // Nothing here is about how long somebody waits: a machine that is busy besides is slow.
    return createStripePayments({ ...stripe.options, readingMs: 60_000 });
  });
  recruit = await harness.plan('Recruit');
  department = await harness.plan('Department', 39_000);
  youth = await harness.plan('Youth', 5_000);
});
afterAll(async () => {
  await stripe?.stop();
  await harness?.close();
  door.closeAllConnections();
  await new Promise((resolve) => door.close(resolve));
});

const idOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
const opened = async (actor: Principal, price = recruit) => {
  await harness.ask(actor, 'openCheckout', { body: price });
  const { checkout } = await harness.until(
    actor,
    'the page is open',
    (one) => one.checkout?.status === 'open' && one.checkout.plan_id === price?.plan_id,
  );
  return idOf(checkout.url);
};
const paying = async (card = cards.pays) => {
  const actor = await harness.member();
  stripe.payCheckout(await opened(actor), card);
  return { actor, subscription: await harness.until(actor, 'it is paid', ({ status }) => status === 'active') };
};
/** Both clocks go on, and what is due is done. */
const travel = async (ms: number) => {
  harness.travel(ms);
  stripe.advance(0);
  await stripe.webhooks.settled();
};

describe('the payment service', () => {
  it('TooManyRequests: is not asked without a pause by one person, and answers the next', async () => {
    const [{ actor }, { actor: beside }] = [await paying(), await paying()];
    // At the same moment: however slow the machine is, they are of one minute.
    const replies = await Promise.all(
      Array.from({ length: 61 }, (_, n) =>
        harness.billing.call(actor, n % 2 ? 'openBillingPortal' : 'getPaymentMethod'),
      ),
    );
    const counted = (status: number): number => replies.filter((reply) => reply.status === status).length;
    expect([counted(200), counted(429)]).toEqual([60, 1]);
    for (const operation of ['listInvoices', 'getNextPayment'])
      expect((await harness.billing.call(actor, operation)).error).toBe('TooManyRequests');
    expect((await harness.billing.call(beside, 'getPaymentMethod')).status).toBe(200);
  });
});

describe('paying by card', () => {
  it('begins with the payment, and is told to the others', async () => {
    const { actor, subscription } = await paying();
    expect(subscription).toMatchObject({
      status: 'active',
      is_subscribed: true,
      plan: { name: 'Recruit', version: 1 },
      price: { interval: 'month', currency: 'EUR', amount: 14_900 },
      checkout: null,
    });
    expect(Date.parse(subscription.current_period_end) - Date.parse(subscription.current_period_start)).toBe(30 * day);
    const steps = ['checkout-requested', 'checkout-opened', 'checkout-closed', 'started'];
    await eventually(async () => expect(harness.told(subscription.id)).toEqual(steps), 'it is told');
    const again = await harness.billing.call(actor, 'openCheckout', { body: department });
    expect([again.status, again.error]).toEqual([409, 'SubscriptionAlreadyPaid']);
    expect(await harness.ask(actor, 'getPaymentMethod')).toMatchObject({ kind: 'card', last4: '4242' });
    expect(await harness.ask(actor, 'getNextPayment')).toMatchObject({ amount: 14_900, currency: 'EUR' });
    const { invoices, more } = await harness.ask(actor, 'listInvoices');
    expect([invoices.length, invoices[0].status, more]).toEqual([1, 'paid', false]);
    expect((await harness.ask(actor, 'openBillingPortal')).url).toMatch(/^http/);
  });

  it('PlanNotPayable, StaleVersion, NotFound: is for a price that is offered', async () => {
    const actor = await harness.member();
    const refused = async (change: object) =>
      (await harness.billing.call(actor, 'openCheckout', { body: { ...recruit, ...change } })).error;
    expect(await refused({ currency: 'GBP' })).toBe('PlanNotPayable');
    expect(await refused({ plan_id: 'pln_freeclub' })).toBe('PlanNotPayable');
    expect(await refused({ version: 2 })).toBe('StaleVersion');
    expect(await refused({ plan_id: 'pln_nothing' })).toBe('NotFound');
    for (const operation of ['openBillingPortal']) {
      const reply = await harness.billing.call(actor, operation);
      expect([reply.status, reply.error]).toEqual([409, 'SubscriptionNotPaid']);
    }
    expect(await harness.ask(actor, 'getPaymentMethod')).toBeNull();
    expect(await harness.ask(actor, 'getNextPayment')).toBeNull();
  });

  it('changes the plan for what was shown, once', async () => {
    const { actor } = await paying();
    await travel(10 * day);
    const preview = await harness.ask(actor, 'previewPlanChange', { query: { ...department, version: '1' } });
    expect(preview).toMatchObject({ currency: 'EUR', next: { amount: expect.any(Number) } });
    const { at } = preview;
    const before = stripe.invoices().length;
    const body = { ...department, at };
    const asked = await harness.ask(actor, 'changePlan', { body });
    expect(asked.change).toMatchObject({ kind: 'plan', status: 'asked', plan_id: department?.plan_id });
    const changed = await harness.until(actor, 'the plan is changed', ({ plan }) => plan.name === 'Department');
    expect(changed).toMatchObject({ change: null, price: { amount: 39_000 } });
    const invoices = stripe.invoices().slice(before);
    expect(invoices).toHaveLength(1);
    expect((await harness.ask(actor, 'listInvoices')).invoices[0].total).toBe(preview.due_now);
    expect((await harness.ask(actor, 'changePlan', { body })).change).toBeNull();
  });

  it('keeps the plan until the card’s owner has confirmed what the other one costs', async () => {
    const { actor } = await paying(cards.confirms);
    const chosen = { ...department, version: '1' };
    const change = async () => {
      const { at } = await harness.ask(actor, 'previewPlanChange', { query: chosen });
      await harness.ask(actor, 'changePlan', { body: { ...department, at } });
      return harness.until(actor, 'it waits', (one) => one.change?.status === 'waiting');
    };
    const waiting = await change();
    expect(waiting).toMatchObject({ status: 'active', is_subscribed: true, plan: { name: 'Recruit' }, unpaid: null });
    const open = stripe.invoices().find(({ id }) => waiting.pay_url.endsWith(id));
    expect(open).toMatchObject({ status: 'open', amount_due: waiting.change.payment.amount });
    // Nobody confirms: it is over.
    await travel(day);
    const failed = await harness.until(actor, 'it failed', (one) => one.change?.status === 'failed');
    expect(failed).toMatchObject({ plan: { name: 'Recruit' }, pay_url: null, change: { payment: null } });
    // Nor is it where the member keeps the plan: nobody can pay it then.
    const unwanted = await change();
    const bill = unwanted.pay_url.split('/').at(-1);
    const asked = await harness.ask(actor, 'dropPlanChange');
    expect(asked).toMatchObject({ pay_url: null, change: { kind: 'drop', status: 'asked', payment: null } });
    const kept = await harness.until(actor, 'it is dropped', (one) => one.change === null);
    expect(kept).toMatchObject({
      status: 'active',
      plan: { name: 'Recruit' },
      price: { amount: 14_900 },
      pay_url: null,
    });
    expect(stripe.invoices().find(({ id }) => id === bill)).toMatchObject({ status: 'void' });
    expect(() => stripe.payInvoice(bill, cards.confirms)).toThrow();
    expect((await harness.ask(actor, 'dropPlanChange')).change).toBeNull();
    const again = await change();
    stripe.payInvoice(again.pay_url.split('/').at(-1), cards.confirms);
    const changed = await harness.until(actor, 'the plan is changed', ({ plan }) => plan.name === 'Department');
    expect(changed).toMatchObject({ change: null, pay_url: null });
  });

  it('keeps its price, or gets another one with the first renewal that was told of in time', async () => {
    const actor = await harness.member();
    stripe.payCheckout(await opened(actor, youth), cards.pays);
    const { id } = await harness.until(actor, 'it is paid', ({ status }) => status === 'active');
    const authenticated_at = harness.clock().toISOString();
    const clerk = actorOf('usr_petra', null, { is_admin: true, authenticated_at });
    const params = { plan_id: youth?.plan_id ?? '' };
    const edit = async (
      amount: number,
      moves_members: boolean,
      version: number,
      { trial_request_limit = 8, features = [] as string[] } = {},
    ) => {
      const prices = [{ interval: 'month', currency: 'EUR', amount }];
      const terms = { name: 'Youth', description: '', features, trial_request_limit, prices };
      await harness.ask(clerk, 'editPlan', { params, body: { ...terms, version, moves_members } });
      await harness.sweep('prices to announce');
    };
    await edit(6_000, false, 1);
    expect(await harness.subscriptionOf(actor)).toMatchObject({ price: { amount: 5_000 }, move: null });
    // The same price, and more for it: nothing is said to cost more.
    await edit(5_000, true, 2, { trial_request_limit: 30, features: ['A word with our staff'] });
    expect((await harness.subscriptionOf(actor)).move).toMatchObject({
      price: { amount: 5_000 },
      name: 'Youth',
      trial_request_limit: 30,
      adds: ['A word with our staff'],
      drops: [],
    });
    await edit(7_000, true, 3);
    const { move, current_period_end } = await harness.subscriptionOf(actor);
    expect(move.price.amount).toBe(7_000);
    expect(Date.parse(move.at) - harness.clock().getTime()).toBeGreaterThanOrEqual(30 * day);
    await eventually(async () => expect(harness.told(id)).toContain('price-move-announced'), 'it is told');
    for (let at = current_period_end; at <= move.at; at = (await harness.subscriptionOf(actor)).current_period_end) {
      await travel(Date.parse(at) - harness.clock().getTime() - day / 2);
      await harness.sweep('prices that change with the next renewal');
      await harness.idle();
      await travel(day);
      await harness.until(actor, 'it is renewed', (one) => one.current_period_end > at);
    }
    expect(await harness.subscriptionOf(actor)).toMatchObject({ price: { amount: 7_000 }, move: null, change: null });
    const paid = stripe.invoices().filter(({ lines }) => lines.some(({ description }) => /Youth/.test(description)));
    expect(new Set(paid.slice(0, -1).map(({ subtotal }) => subtotal))).toEqual(new Set([5_000]));
    expect(paid.at(-1)).toMatchObject({ subtotal: 7_000, status: 'paid' });
  });

  it('ends with the period, unless it is taken back', async () => {
    const { actor, subscription } = await paying();
    await harness.ask(actor, 'cancelSubscription');
    await harness.until(actor, 'its end is known', (one) => one.cancel_at_period_end && !one.change);
    await harness.ask(actor, 'resumeSubscription');
    await harness.until(actor, 'it goes on', (one) => !one.cancel_at_period_end && !one.change);
    await harness.ask(actor, 'cancelSubscription');
    const ending = await harness.until(actor, 'its end is known', (one) => one.cancel_at_period_end && !one.change);
    expect(ending).toMatchObject({ status: 'active', is_subscribed: true });
    const change = await harness.billing.call(actor, 'previewPlanChange', { query: { ...department, version: '1' } });
    expect([change.status, change.error]).toEqual([409, 'SubscriptionEnding']);
    await travel(31 * day);
    const over = await harness.until(actor, 'it is over', ({ status }) => status === 'canceled');
    expect(over).toMatchObject({ is_subscribed: false, canceled_at: ending.current_period_end });
    await eventually(async () => expect(harness.told(subscription.id).at(-1)).toBe('canceled'), 'it is told');
    const resume = await harness.billing.call(actor, 'resumeSubscription');
    expect([resume.status, resume.error]).toEqual([409, 'SubscriptionNotPaid']);
  });

  it('takes the bill of a change that waits with it, so that nobody pays for what ends', async () => {
    const { actor } = await paying(cards.confirms);
    const { at } = await harness.ask(actor, 'previewPlanChange', { query: { ...department, version: '1' } });
    await harness.ask(actor, 'changePlan', { body: { ...department, at } });
    const waiting = await harness.until(actor, 'it waits', (one) => one.change?.status === 'waiting');
    const bill = idOf(waiting.pay_url);
    await harness.ask(actor, 'cancelSubscription');
    const ending = await harness.until(actor, 'its end is known', (one) => one.cancel_at_period_end && !one.change);
    expect(ending).toMatchObject({ status: 'active', plan: { name: 'Recruit' }, pay_url: null });
    expect(stripe.invoices().find(({ id }) => id === bill)).toMatchObject({ status: 'void' });
    expect(() => stripe.payInvoice(bill, cards.confirms)).toThrow();
  });

  it('is late, has days of grace, is out after them, and in again with the payment', async () => {
    const { actor, subscription } = await paying(cards.later);
    await travel(32 * day);
    const late = await harness.until(actor, 'the payment failed', ({ status }) => status === 'past_due');
    expect(late).toMatchObject({ is_subscribed: true, unpaid: { currency: 'EUR' } });
    expect(late.pay_url).toMatch(/^http/);
    expect(Date.parse(late.grace_ends_at) - Date.parse(late.past_due_since)).toBe(7 * day);
    const change = await harness.billing.call(actor, 'previewPlanChange', { query: { ...department, version: '1' } });
    expect([change.status, change.error]).toEqual([409, 'SubscriptionPastDue']);
    harness.travel(new Date(Date.parse(late.grace_ends_at) - 1).toISOString());
    await harness.sweep('days of grace that are over');
    expect((await harness.subscriptionOf(actor)).is_subscribed).toBe(true);
    harness.travel(late.grace_ends_at);
    await harness.sweep('days of grace that are over');
    expect(await harness.subscriptionOf(actor)).toMatchObject({ status: 'past_due', is_subscribed: false });
    const open = stripe.invoices().find(({ status, total }) => status === 'open' && total === late.unpaid.amount);
    stripe.payInvoice(open?.id ?? '', cards.pays);
    await stripe.webhooks.settled();
    const paid = await harness.until(actor, 'it is paid', ({ status }) => status === 'active');
    expect(paid).toMatchObject({ is_subscribed: true, unpaid: null, pay_url: null, grace_ends_at: null });
    const steps = expect.arrayContaining(['payment-failed', 'grace-ended', 'payment-recovered', 'renewed']);
    await eventually(async () => expect(harness.told(subscription.id)).toEqual(steps), 'it is told');
  });
});

describe('a page to pay on', () => {
  it('is closed by the next one, and by who leaves it', async () => {
    const actor = await harness.member();
    const first = await opened(actor);
    const second = await opened(actor, department);
    const statusOf = (id: string) => stripe.sessions().find((one) => one.id === id)?.status;
    await harness.until(actor, 'the first is closed', () => statusOf(first) === 'expired');
    expect(statusOf(second)).toBe('open');
    const left = await harness.ask(actor, 'cancelCheckout');
    expect(left).toMatchObject({ status: 'incomplete', checkout: null });
    await harness.until(actor, 'the second is closed', () => statusOf(second) === 'expired');
  });
});

describe('who comes back from the page', () => {
  const read = (actor: Principal, checkout_id: string) =>
    harness.billing.call(actor, 'getCheckoutOutcome', { params: { checkout_id } });
  const outcome = async (actor: Principal, checkout_id: string): Promise<string> =>
    (await read(actor, checkout_id)).data.status;

  it('reads that nothing is paid, that it is being confirmed, that it is paid', async () => {
    const actor = await harness.member();
    const id = await opened(actor);
    expect(stripe.sessions().find((one) => one.id === id)?.success_url).toBe(
      'https://touchline.example/stripe/success?session_id={CHECKOUT_SESSION_ID}',
    );
    expect((await read(actor, id)).data).toEqual({ status: 'open', url: expect.stringContaining(id) });
    stripe.webhooks.hold();
    stripe.payCheckout(id, cards.pays);
    expect(await outcome(actor, id)).toBe('confirming');
    stripe.webhooks.release();
    await harness.until(actor, 'it is paid', ({ status }) => status === 'active');
    expect((await read(actor, id)).data).toEqual({ status: 'paid', url: null });
  });

  it('reads of a page that was left that nothing was paid', async () => {
    const actor = await harness.member();
    const id = await opened(actor);
    await harness.ask(actor, 'cancelCheckout');
    await eventually(async () => expect(await outcome(actor, id)).toBe('unpaid'), 'the page is closed');
  });

  it('NotFound: an unknown page, one of somebody else, and any of who never came to one', async () => {
    const [actor, other, stranger] = [await harness.member(), await harness.member(), await harness.member()];
    const [own, foreign] = [await opened(actor), await opened(other)];
    expect((await read(actor, own)).status).toBe(200);
    for (const [by, id] of [
      [actor, 'cs_nowhere'],
      [actor, foreign],
      [stranger, own],
    ] as const)
      expect([id, (await read(by, id)).error]).toEqual([id, 'NotFound']);
    expect((await read(actor, 'cs_1/expire')).error).toBe('ValidationFailed');
  });
});

describe('staff', () => {
  it('find subscriptions by name, plan and status, and see what they bring', async () => {
    const { actor, subscription } = await paying();
    const name = `Łucía ${actor.profile?.id.slice(5)}x`;
    const { data, json } = await harness.billing.call(staff, 'listSubscriptions', {
      query: { q: `lucia ${actor.profile?.id.slice(5)}x` },
    });
    expect(data).toMatchObject([{ id: subscription.id, profile_name: name, status: 'active', differences: [] }]);
    expect(data[0].customer_url).toMatch(/^http/);
    expect(json.meta.counts.active).toBeGreaterThan(0);
    expect((await harness.ask(staff, 'listSubscriptions', { query: { status: 'past_due' } })).length).toBe(0);
    const first = await harness.billing.call(staff, 'listSubscriptions', { query: { limit: '1' } });
    const second = await harness.billing.call(staff, 'listSubscriptions', {
      query: { limit: '1', cursor: first.json.meta.next_cursor },
    });
    expect([first.data.length, second.data.length]).toEqual([1, 1]);
    expect(first.data[0].id).not.toBe(second.data[0].id);
    const { months } = await harness.ask(staff, 'subscriptionFigures');
    expect(months).toHaveLength(12);
    expect(months[11].mrr[0]).toMatchObject({ currency: 'EUR' });
  });
  it('look at what nobody told of: the difference is kept', async () => {
    const { actor, subscription } = await paying();
    await stripe.webhooks.settled();
    await harness.idle();
    stripe.webhooks.hold();
    const { id } =
      stripe
        .subscriptions()
        .find(({ status, metadata }) => status === 'active' && metadata.subscription_id === subscription.id) ?? {};
    const payments = createStripePayments(stripe.options);
    await payments.cancelAtPeriodEnd(id ?? '', true, 'staff-at-stripe');
    const params = { subscription_id: subscription.id };
    const row = await harness.ask(staff, 'reconcileSubscription', { params });
    expect(row).toMatchObject({
      cancel_at_period_end: true,
      differences: [{ found_by: 'staff', fields: [{ field: 'ends', ours: 'false', theirs: 'true' }] }],
    });
    stripe.webhooks.release();
    await stripe.webhooks.settled();
    expect((await harness.ask(staff, 'reconcileSubscription', { params })).differences).toHaveLength(1);
    // It is found among all, by that it differed and by its id.
    const { data, json } = await harness.billing.call(staff, 'listSubscriptions', { query: { differs: 'true' } });
    // On a slow machine another one, whose message was late, may differ as well; staff have asked about this one alone.
    const byStaff = data.filter(({ differences }: { differences: { found_by: string }[] }) =>
      differences.some(({ found_by }) => found_by === 'staff'),
    );
    expect(byStaff.map(({ id }: { id: string }) => id)).toEqual([subscription.id]);
    expect(json.meta.differing).toBe(data.length);
    expect(data.filter(({ differences }: { differences: unknown[] }) => differences.length === 0)).toEqual([]);
    const alone = await harness.ask(staff, 'listSubscriptions', { query: { subscription_id: subscription.id } });
    expect(alone.map(({ id }: { id: string }) => id)).toEqual([subscription.id]);
    expect(await harness.ask(staff, 'listSubscriptions', { query: { subscription_id: 'sub_none' } })).toEqual([]);
    expect((await harness.subscriptionOf(actor)).cancel_at_period_end).toBe(true);
    const none = await harness.billing.call(staff, 'reconcileSubscription', {
      params: { subscription_id: 'sub_none' },
    });
    expect([none.status, none.error]).toEqual([404, 'NotFound']);
  });
});
