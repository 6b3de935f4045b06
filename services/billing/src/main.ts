import { openThrottles } from '@touchline/platform/cache';
import { runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { paymentsOf, stripeEnvironment, stripeOptions } from './payments/stripe.environment.ts';
import { billingRates, createBilling } from './service.ts';

const own = stripeEnvironment.extend({ ORIGIN: z.url().transform((url) => url.replace(/\/$/, '')) });

await runService('billing', own, async ({ adapters, common, env }) => {
  const stripe = stripeOptions(env);
  if (!stripe) common.logger.warn('STRIPE_SECRET_KEY is not set: nobody can pay for a plan.');
  const given = {
    ...common,
    connection: await adapters.connect('billing'),
    payments: await paymentsOf(stripe),
    limits: await openThrottles(adapters.limiter, billingRates),
    origin: env.ORIGIN,
  };
  return createBilling(given);
});
