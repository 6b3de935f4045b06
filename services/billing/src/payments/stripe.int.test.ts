import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestStripe, testStripe } from '@touchline/quality/testkit';
import Stripe from 'stripe';
import { type Payments, PaymentsUnavailable } from './payments.ts';
import { cards, day, dear, monthly, now, plan, urls } from './stripe.fixtures.ts';
import { createStripePayments } from './stripe.ts';

let stripe: TestStripe;
let payments: Payments;

beforeAll(async () => {
  stripe = await testStripe({ clock: () => now });
  payments = createStripePayments(stripe.options);
});
afterAll(() => stripe.stop());

let count = 0;
const priceOf = async (of = plan, amount = monthly.amount): Promise<string> => {
  const offered = await payments.offerPlan(of, `offer-${of.plan_id}`);
  return offered.find((price) => price.amount === amount)?.price_id ?? '';
};
const opened = async (price_id?: string) => {
  count += 1;
  const subscription_id = `sub_${count}`;
  const profile = { profile_id: `prf_${count}`, profile_type: 'club-representative' as const };
  const customer_id = await payments.createCustomer(profile, `customer-${count}`);
  const wanted = { customer_id, subscription_id, price_id: price_id ?? (await priceOf()), ...urls };
  return { wanted, checkout: await payments.openCheckout(wanted, `checkout-${count}`) };
};
const paid = async (card = cards.pays, price_id?: string) => {
  const { checkout } = await opened(price_id);
  stripe.payCheckout(checkout.checkout_id, card);
  const { paid_id } = (await payments.checkout(checkout.checkout_id)) ?? {};
  const subscription = await payments.subscription(paid_id ?? '');
  if (!subscription) throw new Error('It was not paid');
  return subscription;
};
const again = async ({ paid_id }: { readonly paid_id: string }) => {
  const found = await payments.subscription(paid_id);
  if (!found) throw new Error('It is gone');
  return found;
};

describe('what is sold', () => {
  it('makes a price per price once, however often it is asked', async () => {
    const first = await payments.offerPlan(plan, 'evt_1');
    expect(first.map(({ interval, amount, version }) => [interval, amount, version])).toEqual([
      ['month', 2_900, 1],
      ['year', 29_000, 1],
    ]);
    expect(await payments.offerPlan(plan, 'evt_1')).toEqual(first);
    expect(await payments.offerPlan({ ...plan, name: 'Scouting' }, 'evt_2')).toEqual(first);
    const next = await payments.offerPlan({ ...plan, version: 2 }, 'evt_3');
    expect(next.some(({ price_id }) => first.some((one) => one.price_id === price_id))).toBe(false);
  });
  it('takes an archived plan off the list, and puts it back', async () => {
    const price = await priceOf({ ...plan, plan_id: 'pln_archived' });
    await payments.listPlan('pln_archived', false, 'evt_off');
    await expect(opened(price)).rejects.toThrow('not active');
    await payments.listPlan('pln_archived', true, 'evt_on');
    expect((await opened(price)).checkout.status).toBe('open');
    await payments.listPlan('pln_nobody', false, 'evt_none');
  });
});

describe('a page where a card is entered', () => {
  it('is one for one key', async () => {
    const { wanted, checkout } = await opened();
    expect(checkout).toMatchObject({ status: 'open', subscription_id: wanted.subscription_id, paid_id: null });
    expect(checkout.expires_at).toBe('2026-11-20T08:00:00.000Z');
    expect(await payments.openCheckout(wanted, `checkout-${count}`)).toEqual(checkout);
    await expect(
      payments.openCheckout({ ...wanted, subscription_id: 'sub_other' }, `checkout-${count}`),
    ).rejects.toThrow('Keys for idempotent requests');
  });
  it('can be closed, and then not be paid', async () => {
    const { checkout } = await opened();
    expect(await payments.closeCheckout(checkout.checkout_id, 'close-1')).toMatchObject({
      status: 'expired',
      url: null,
    });
    expect(await payments.closeCheckout(checkout.checkout_id, 'close-2')).toMatchObject({ status: 'expired' });
    expect(() => stripe.payCheckout(checkout.checkout_id, cards.pays)).toThrow('no longer active');
  });
  it('stays paid where it is closed too late', async () => {
    const { checkout } = await opened();
    stripe.payCheckout(checkout.checkout_id, cards.pays);
    expect(await payments.closeCheckout(checkout.checkout_id, 'close-3')).toMatchObject({ status: 'complete' });
  });
  it('is undefined where there is none', async () => {
    expect(await payments.checkout('cs_none')).toBeUndefined();
    expect(await payments.closeCheckout('cs_none', 'close-4')).toBeUndefined();
  });
  it('charges nothing for a card that is declined', async () => {
    const { checkout } = await opened();
    expect(() => stripe.payCheckout(checkout.checkout_id, cards.declines)).toThrow('declined');
    expect(await payments.checkout(checkout.checkout_id)).toMatchObject({ status: 'open' });
  });
});

describe('a subscription', () => {
  it('is active once it is paid, and names ours', async () => {
    const subscription = await paid();
    expect(subscription).toMatchObject({
      status: 'active',
      subscription_id: `sub_${count}`,
      price: { plan_id: 'pln_scout', version: 1, ...monthly },
      current_period_start: now.toISOString(),
      current_period_end: '2026-12-19T08:00:00.000Z',
      cancel_at_period_end: false,
      unpaid: null,
    });
    expect(await payments.subscriptionsOf(subscription.customer_id)).toEqual([subscription]);
    expect(await payments.subscription('sub_none')).toBeUndefined();
  });
  it('ends with its period, or goes on after all', async () => {
    const one = await paid();
    expect(await payments.cancelAtPeriodEnd(one.paid_id, true, 'evt_c')).toMatchObject({ cancel_at_period_end: true });
    expect(await payments.cancelAtPeriodEnd(one.paid_id, false, 'evt_r')).toMatchObject({
      cancel_at_period_end: false,
      canceled_at: null,
    });
  });
  it('gives money back where it ends at once, and once', async () => {
    const one = await paid();
    expect(await payments.cancelNow(one.paid_id, 'evt_now')).toMatchObject({ status: 'canceled' });
    expect(await payments.cancelNow(one.paid_id, 'evt_now')).toMatchObject({ status: 'canceled' });
    expect(await payments.cancelNow(one.paid_id, 'evt_other')).toMatchObject({ status: 'canceled' });
    expect(stripe.refunds().map(({ amount }) => amount)).toEqual([2_900]);
  });
  it('shows before a change what it costs, and charges just that', async () => {
    const [price_id, one] = [await priceOf(dear, 5_900), await paid()];
    const change = { paid_id: one.paid_id, price_id, at: now.toISOString() };
    const preview = await payments.previewChange(change);
    expect(preview).toMatchObject({
      currency: 'EUR',
      due_now: 3_000,
      lines: [{ amount: -2_900 }, { amount: 5_900 }],
      next: { amount: 5_900, at: '2026-12-19T08:00:00.000Z' },
    });
    expect((await again(one)).price.amount).toBe(2_900);
    const changed = await payments.change(change, 'evt_change');
    expect(changed.price).toMatchObject({ plan_id: 'pln_scoutplus', amount: 5_900 });
    expect(await payments.change(change, 'evt_change')).toEqual(changed);
    const { invoices } = await payments.invoices(one.customer_id, undefined);
    expect(invoices.map(({ total, status }) => [total, status])).toEqual([
      [3_000, 'paid'],
      [2_900, 'paid'],
    ]);
  });
  it('says what is paid next, also at a price that it will have then', async () => {
    const one = await paid();
    const at = '2026-12-19T08:00:00.000Z';
    expect(await payments.nextPayment(one.paid_id)).toEqual({ amount: 2_900, tax: null, currency: 'EUR', at });
    const other = await priceOf(dear, 5_900);
    expect(await payments.nextPayment(one.paid_id, other)).toMatchObject({ amount: 5_900, at });
    const taxed = createStripePayments({ ...stripe.options, tax: true });
    const [price_id] = [await priceOf()];
    const wanted = { customer_id: one.customer_id, subscription_id: 'sub_taxed', price_id, ...urls };
    const { checkout_id } = await taxed.openCheckout(wanted, 'evt_taxed');
    stripe.payCheckout(checkout_id, cards.pays);
    const [newest] = await taxed.subscriptionsOf(one.customer_id);
    expect(await taxed.nextPayment(newest?.paid_id ?? '')).toMatchObject({ amount: 3_480, tax: 580 });
    expect(await payments.nextPayment('sub_none')).toBeUndefined();
  });
  it('begins a new period with a yearly price', async () => {
    const one = await paid();
    const change = { paid_id: one.paid_id, price_id: await priceOf(plan, 29_000), at: now.toISOString() };
    expect(await payments.previewChange(change)).toMatchObject({
      due_now: 26_100,
      next: { amount: 29_000, at: '2027-11-19T08:00:00.000Z' },
    });
    expect(await payments.change(change, 'evt_yearly')).toMatchObject({
      current_period_end: '2027-11-19T08:00:00.000Z',
    });
  });
  it('keeps the old plan until the change is paid', async () => {
    const one = await paid(cards.later);
    const changed = await payments.change(
      { paid_id: one.paid_id, price_id: await priceOf(dear, 5_900), at: now.toISOString() },
      'evt_late',
    );
    expect(changed).toMatchObject({ status: 'active', price: { amount: 2_900 }, unpaid: { amount: 3_000 } });
    stripe.payInvoice(changed.unpaid?.invoice_id ?? '', cards.pays);
    expect(await again(one)).toMatchObject({ price: { amount: 5_900 }, unpaid: null });
  });
  it('gives up a change that waits, once; one that is paid stays', async () => {
    const one = await paid(cards.later);
    const change = { paid_id: one.paid_id, price_id: await priceOf(dear, 5_900), at: now.toISOString() };
    const { unpaid } = await payments.change(change, 'evt_unwanted');
    const kept = { status: 'active', price: { amount: 2_900 }, unpaid: null, waiting: null };
    expect(await payments.dropChange(one.paid_id, 'evt_drop')).toMatchObject(kept);
    expect(await payments.dropChange(one.paid_id, 'evt_drop')).toMatchObject(kept);
    expect(() => stripe.payInvoice(unpaid?.invoice_id ?? '', cards.pays)).toThrow();
    const later = await payments.change(change, 'evt_wanted');
    stripe.payInvoice(later.unpaid?.invoice_id ?? '', cards.pays);
    expect(await payments.dropChange(one.paid_id, 'evt_too_late')).toMatchObject({ price: { amount: 5_900 } });
  });
  it('lists all, a page at a time', async () => {
    const seen: string[] = [];
    for await (const page of payments.allSubscriptions()) seen.push(...page.map(({ paid_id }) => paid_id));
    expect(seen.toSorted()).toEqual(
      stripe
        .subscriptions()
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});

describe('the payer', () => {
  it('knows the card by its end, and no more of it is kept anywhere', async () => {
    const one = await paid();
    expect(await payments.paymentMethod(one.customer_id)).toEqual({
      kind: 'card',
      brand: 'visa',
      last4: '4242',
      expires: { month: 12, year: 2040 },
    });
    expect(await payments.paymentMethod('cus_none').catch(() => 'refused')).toBeUndefined();
  });
  it('has a page for cards, and a link for staff', async () => {
    const one = await paid();
    const { url } = await payments.openPortal(one.customer_id, urls.cancel_url);
    expect(await (await fetch(url)).text()).toContain('visa ending in 4242');
    expect(await (await fetch(payments.customerLink(one.customer_id))).text()).toContain(one.paid_id);
  });
  it('has invoices on paper, the newest first, a page at a time', async () => {
    const one = await paid();
    stripe.advance(0);
    const { invoices, more } = await payments.invoices(one.customer_id, undefined);
    expect([invoices.length, more]).toEqual([1, false]);
    const pdf = await fetch(invoices[0]?.pdf_url ?? '');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await payments.invoices(one.customer_id, invoices[0]?.invoice_id)).toEqual({ invoices: [], more: false });
  });
});

describe('Stripe in trouble', () => {
  it.each([500, 503] as const)('tries again after %i, and counts once', async (status) => {
    const before = stripe.customers().length;
    stripe.fail({ status, afterwards: true }, { status });
    const made = await payments.createCustomer({ profile_id: 'prf_t', profile_type: 'player' }, `trouble-${status}`);
    expect(made).toMatch(/^cus_/);
    expect(stripe.customers().length).toBe(before + 1);
  });
  it('is unavailable after 429, and counts once when it is asked again', async () => {
    const before = stripe.customers().length;
    const make = () => payments.createCustomer({ profile_id: 'prf_t', profile_type: 'player' }, 'trouble-429');
    stripe.fail({ status: 429, afterwards: true });
    await expect(make()).rejects.toThrow(PaymentsUnavailable);
    expect(await make()).toMatch(/^cus_/);
    expect(stripe.customers().length).toBe(before + 1);
  });
  it('does not wait long for what a person waits for', async () => {
    const one = await paid();
    const impatient = createStripePayments({ ...stripe.options, readingMs: 100 });
    stripe.fail({ delayMs: 30_000 });
    await expect(impatient.openPortal(one.customer_id, urls.cancel_url)).rejects.toThrow(PaymentsUnavailable);
  });
  it('is unavailable with a wrong key, or where nothing listens', async () => {
    const stranger = createStripePayments({ ...stripe.options, secretKey: 'sk_test_other' });
    await expect(stranger.checkout('cs_any')).rejects.toThrow(PaymentsUnavailable);
    const nowhere = { api: new URL('http://127.0.0.1:9'), pages: () => '' };
    const lost = createStripePayments({ ...stripe.options, simulator: nowhere, readingMs: 500 });
    await expect(lost.openPortal('cus_any', urls.cancel_url)).rejects.toThrow(PaymentsUnavailable);
  });
  it('refuses a POST without a key of ours: all that billing sends here has one', async () => {
    const { hostname, port } = stripe.url;
    for (const maxNetworkRetries of [0, 2]) {
      const sdk = new Stripe(stripe.secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries });
      await expect(sdk.customers.create({ metadata: { a: 'b' } })).rejects.toThrow('No Idempotency-Key was chosen');
    }
  });
  it('has nothing of a customer that is gone', async () => {
    expect(await payments.subscriptionsOf('cus_gone')).toEqual([]);
    expect(await payments.invoices('cus_gone', undefined)).toEqual({ invoices: [], more: false });
    expect(await payments.paymentMethod('cus_gone')).toBeUndefined();
  });
  it('refuses a parameter that it does not know, as Stripe does', async () => {
    const { hostname, port } = stripe.url;
    const sdk = new Stripe(stripe.secretKey, { host: hostname, port, protocol: 'http' });
    const unknown = { metadata: { a: 'b' }, favourite_club: 'none' } as Stripe.CustomerCreateParams;
    await expect(sdk.customers.create(unknown, { idempotencyKey: 'unknown' })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
      param: 'favourite_club',
    });
    const missing = sdk.prices.create({ currency: 'eur' }, { idempotencyKey: 'missing' });
    await expect(missing).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(sdk.charges.list()).rejects.toMatchObject({ statusCode: 404 });
  });
});

// Last: it moves the clock for all.
describe('time', () => {
  it('renews, or is late and is paid again, or ends', async () => {
    const [renewed, mended, lost, ending] = [
      await paid(),
      await paid(cards.later),
      await paid(cards.later),
      await paid(),
    ];
    await payments.cancelAtPeriodEnd(ending.paid_id, true, 'evt_ending');
    stripe.advance(30 * day);
    expect(await again(renewed)).toMatchObject({ status: 'active', current_period_end: '2027-01-19T08:00:00.000Z' });
    expect(await again(ending)).toMatchObject({ status: 'canceled' });
    const late = await again(mended);
    expect(late).toMatchObject({
      status: 'past_due',
      unpaid: {
        amount: 2_900,
        currency: 'EUR',
        since: '2026-12-19T08:00:00.000Z',
        next_attempt_at: '2026-12-22T08:00:00.000Z',
      },
    });
    expect(await (await fetch(late.unpaid?.url ?? '')).text()).toContain('Pay by card');
    stripe.payInvoice(late.unpaid?.invoice_id ?? '', cards.pays);
    expect(await again(mended)).toMatchObject({ status: 'active', unpaid: null });
    stripe.advance(15 * day);
    expect(await again(mended)).toMatchObject({ status: 'active' });
    expect(await again(lost)).toMatchObject({ status: 'canceled' });
    const { checkout } = await opened();
    stripe.advance(day);
    expect(await payments.checkout(checkout.checkout_id)).toMatchObject({ status: 'expired' });
  });
});
