import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stripeEnvironmentOf, type TestStripe, testStripe } from '@touchline/quality/testkit';
import { type BillingHarness, billingHarness, type Price, staff } from '../billing.harness.fixtures.ts';
import { cards } from '../payments/stripe.fixtures.ts';
import { createStripePayments } from '../payments/stripe.ts';

/** The command, as somebody types it, beside the service that runs. */

let harness: BillingHarness;
let stripe: TestStripe;
let recruit: Price;
beforeAll(async () => {
  harness = await billingHarness(async (clock) => {
    stripe = await testStripe({ clock });
    return createStripePayments(stripe.options);
  });
  recruit = await harness.plan('Recruit');
  await harness.idle();
});
afterAll(async () => {
  await harness?.close();
  await stripe?.stop();
});

const run = async (more: NodeJS.ProcessEnv = stripeEnvironmentOf(stripe)) => {
  const { name } = await harness.database.connect('billing');
  const env = {
    PATH: process.env['PATH'],
    MONGODB_URI: harness.database.uri,
    DATABASE_PREFIX: name.replace(/billing$/, ''),
    ...more,
  };
  const command = [join(import.meta.dirname, 'reconcile.main.ts')];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    return { code: 0, out: stdout.trim().split('\n') };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: (stdout + stderr).trim().split('\n') };
  }
};

describe('npm run reconcile', () => {
  it('asks about all at once, says what differed, and leaves the news to the service', async () => {
    const [kept, ended] = [await harness.member(), await harness.member()];
    const ids: string[] = [];
    for (const actor of [kept, ended]) {
      await harness.ask(actor, 'openCheckout', { body: recruit });
      const { id } = await harness.until(actor, 'the page is open', ({ checkout }) => checkout?.status === 'open');
      const page = stripe.sessions().find(({ metadata }) => metadata.subscription_id === id)?.id ?? '';
      stripe.payCheckout(page, cards.pays);
      // No message comes: staff look.
      await harness.ask(staff, 'reconcileSubscription', { params: { subscription_id: id } });
      ids.push(id);
    }
    // What follows from the payment looks too.
    await harness.idle();
    const theirs = stripe.subscriptions().find(({ metadata }) => metadata.subscription_id === ids[1])?.id ?? '';
    stripe.end(theirs);
    expect(await run()).toEqual({
      code: 0,
      out: [
        'Asked about 2. Different: 1. Could not be asked: 0. Paid, and nobody has it here: 0.',
        `${ids[1]} differed`,
      ],
    });
    expect(await harness.subscriptionOf(kept)).toMatchObject({ status: 'active' });
    expect(await harness.subscriptionOf(ended)).toMatchObject({ status: 'canceled' });
    expect((await run()).out).toEqual([
      'Asked about 2. Different: 0. Could not be asked: 0. Paid, and nobody has it here: 0.',
    ]);
  });
  it('says in a sentence that nobody can be asked', async () => {
    expect(await run({})).toEqual({ code: 1, out: ['STRIPE_SECRET_KEY is not set: there is nobody to ask.'] });
    const away = { ...stripeEnvironmentOf(stripe), STRIPE_SIMULATOR_URL: 'http://127.0.0.1:9' };
    expect(await run(away)).toEqual({ code: 1, out: ['Stripe does not answer'] });
  });
});
