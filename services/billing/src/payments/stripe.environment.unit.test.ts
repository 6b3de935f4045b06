import { describe, expect, it } from '@jest/globals';
import { PaymentsUnavailable } from './payments.ts';
import { paymentsOf, stripeEnvironment, stripeOptions } from './stripe.environment.ts';

const options = (env: Record<string, string>) => stripeOptions(stripeEnvironment.parse(env));

describe('how money is taken', () => {
  it('is by Stripe where a key is named, with one secret or two', () => {
    const env = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old', STRIPE_TAX: 'true' };
    expect(options(env)).toEqual({ secretKey: 'sk_live_1', webhookSecrets: ['whsec_new', 'whsec_old'], tax: true });
  });
  it('is refused where messages could not be checked', () => {
    expect(() => options({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('STRIPE_WEBHOOK_SECRET');
  });
  it('is by a simulator where one is named, and never beside a key of Stripe', () => {
    const env = {
      STRIPE_SECRET_KEY: 'sk_test_touchline_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_SIMULATOR_URL: 'http://127.0.0.1:4000/',
    };
    expect(options(env)?.simulator?.pages()).toBe('http://127.0.0.1:4000');
    const shown = options({ ...env, STRIPE_SIMULATOR_PAGES: 'https://pay.example' })?.simulator;
    expect([shown?.api.host, shown?.pages()]).toEqual(['127.0.0.1:4000', 'https://pay.example']);
    for (const STRIPE_SECRET_KEY of ['sk_live_1', 'sk_test_1'])
      expect(() => options({ ...env, STRIPE_SECRET_KEY })).toThrow('a key of Stripe');
  });
  it.each(['pk_live_1', 'sk_live 1', ''])('is not by the key "%s"', (STRIPE_SECRET_KEY) => {
    expect(() => options({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow();
  });
  it('is by nobody without a key', async () => {
    const nobody = await paymentsOf(options({}));
    await expect(nobody.checkout('cs_1')).rejects.toThrow(PaymentsUnavailable);
    expect(nobody.message(Buffer.from('{}'), '', new Date())).toBeUndefined();
  });
});
