import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { silentLogger } from '../../platform/telemetry/index.ts';
import { type SimulatorServer, startStripeSimulator } from './index.ts';

let directory: string;
let simulator: SimulatorServer;
const start = () => startStripeSimulator({ directory, logger: silentLogger() });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'simulator-'));
  simulator = await start();
});
afterAll(async () => {
  await simulator.stop();
  await rm(directory, { recursive: true });
});

const sdkOf = ({ url, secretKey }: SimulatorServer) =>
  new Stripe(secretKey, { host: url.hostname, port: url.port, protocol: 'http' });

const openCheckout = async () => {
  const sdk = sdkOf(simulator);
  const product = await sdk.products.create({ name: 'Scout <b>plus</b>' });
  const recurring = { interval: 'month' } as const;
  const terms = {
    product: product.id,
    currency: 'eur',
    unit_amount: 2_900,
    tax_behavior: 'exclusive',
    recurring,
  } as const;
  const price = await sdk.prices.create(terms);
  const customer = await sdk.customers.create({ metadata: { profile_id: 'prf_1' } });
  const { url, id } = await sdk.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://touchline.example/stripe/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://touchline.example/plans',
    metadata: { subscription_id: 'sub_1' },
    subscription_data: { metadata: { subscription_id: 'sub_1' } },
    allow_promotion_codes: true,
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
  });
  return { url: url ?? '', id, customer: customer.id, sdk };
};
const card = (number: string) => ({ number, expiry: '12 / 40', cvc: '123', act: 'pay' });
const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('the page where a card is entered', () => {
  it('runs no script, shows names as text, and leads nowhere but back', async () => {
    const page = await fetch((await openCheckout()).url);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://touchline.example;");
    const text = await page.text();
    expect(text).toContain('Scout &lt;b&gt;plus&lt;/b&gt;');
    expect(text).not.toContain('<script');
  });
  it('asks the owner of a card that wants it, and charges nothing when the owner refuses', async () => {
    const { url, id, sdk } = await openCheckout();
    const asked = await post(url, card('4000 0025 0000 3155'));
    expect([asked.status, asked.headers.get('location')]).toEqual([303, `${url}/challenge`]);
    expect((await post(`${url}/challenge`, { answer: 'refuse' })).status).toBe(402);
    expect((await sdk.checkout.sessions.retrieve(id)).status).toBe('open');
    await post(url, card('4000002500003155'));
    const done = await post(`${url}/challenge`, { answer: 'confirm' });
    expect(done.headers.get('location')).toBe(`https://touchline.example/stripe/success?session_id=${id}`);
    expect(await (await fetch(url)).text()).toContain(
      `href="https://touchline.example/stripe/success?session_id=${id}"`,
    );
    expect((await sdk.checkout.sessions.retrieve(id)).status).toBe('complete');
  });
  it.each([
    ['4000000000000002', '12 / 40', 'Your card was declined.'],
    ['4242424242424242', '12 / 20', 'expiration date is in the past'],
    ['4111111111111111', '12 / 40', 'Only the test cards below work here'],
  ])('says why %s is not taken', async (number, expiry, words) => {
    const refused = await post((await openCheckout()).url, { ...card(number), expiry });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain(words);
  });
  it('takes a promotion code and a VAT id', async () => {
    const { url, customer, sdk } = await openCheckout();
    expect((await post(url, { act: 'promotion', promotion: 'nonsense' })).status).toBe(402);
    expect(await (await post(url, { act: 'promotion', promotion: 'kickoff' })).text()).toContain('Promotion KICKOFF');
    await post(url, { ...card('4242424242424242'), tax_id: 'NL123456789B01' });
    const [invoice] = (await sdk.invoices.list({ customer })).data;
    expect([invoice?.subtotal, invoice?.total]).toEqual([2_900, 2_320]);
  });
});

it('knows everything after a restart, and no number of a card', async () => {
  const { url, id, customer } = await openCheckout();
  await post(url, card('4242424242424242'));
  await simulator.stop();
  expect(await readFile(join(directory, 'stripe-simulator.json'), 'utf8')).not.toContain('4242424242424242');
  simulator = await start();
  expect((await sdkOf(simulator).checkout.sessions.retrieve(id)).status).toBe('complete');
  expect((await sdkOf(simulator).invoices.list({ customer })).data[0]?.total).toBe(3_480);
});

it('takes its own secret key alone, at the controls too', async () => {
  const control = `${simulator.url}_control/`;
  expect((await fetch(control)).status).toBe(401);
  const headers = { authorization: `Bearer ${simulator.secretKey}`, 'content-type': 'application/json' };
  const before = (await (await fetch(control, { headers })).json()) as { now: string };
  const body = JSON.stringify({ seconds: 86_400 });
  const moved = await fetch(`${control}clock`, { method: 'POST', headers, body });
  const after = (await moved.json()) as { now: string };
  expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(86_400_000);
  expect((await fetch(`${control}clock`, { method: 'POST', headers, body: '{"minutes":1}' })).status).toBe(400);
});

it.each([
  [{ origin: 'https://elsewhere.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('a form that a page of another site sends does nothing: %j', async (headers) => {
  const { url, id, sdk } = await openCheckout();
  const press = (to: string, fields: Record<string, string>, sent: Record<string, string>) =>
    fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers: sent });
  const before = simulator.now().getTime();
  expect((await press(`${simulator.pagesUrl()}/clock`, { step: 'month' }, headers)).status).toBe(403);
  expect(simulator.now().getTime() - before).toBeLessThan(60_000);
  expect((await press(url, card('4242424242424242'), headers)).status).toBe(403);
  expect((await sdk.checkout.sessions.retrieve(id)).status).toBe('open');
  const own = { origin: new URL(simulator.pagesUrl()).origin, 'sec-fetch-site': 'same-origin' };
  expect((await press(url, card('4242424242424242'), own)).status).toBe(303);
  expect((await sdk.checkout.sessions.retrieve(id)).status).toBe('complete');
});
