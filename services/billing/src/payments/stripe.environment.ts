import { z } from 'zod';
import { createNoPayments } from './no-payments.ts';
import type { Payments } from './payments.ts';
import type { StripeOptions } from './stripe.ts';

/** How money is taken; without a key nobody can pay. */
export const stripeEnvironment = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_[A-Za-z0-9_]+$/, 'A key like sk_live_…')
    .optional(),
  /** Two, separated by a comma, while one is being replaced. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^,\s]+(,whsec_[^,\s]+)?$/, 'One secret like whsec_…, or two with a comma between')
    .optional(),
  /** Stripe Tax works out VAT; it has to be set up in the account first. */
  STRIPE_TAX: z.stringbool().default(false),
  /** A simulator that answers in Stripe's place, for trying out: with a key of its own, that opens nothing at Stripe. */
  STRIPE_SIMULATOR_URL: z.url().optional(),
  /** Where a browser finds its pages; by default there. */
  STRIPE_SIMULATOR_PAGES: z.url().optional(),
});

/** How a key begins that a simulator takes. */
const simulatorKey = 'sk_test_touchline_';

/** What the environment says of Stripe; undefined without a key. Throws where messages could not be checked. */
export const stripeOptions = (env: z.output<typeof stripeEnvironment>): StripeOptions | undefined => {
  if (env.STRIPE_SECRET_KEY === undefined) return undefined;
  if (env.STRIPE_WEBHOOK_SECRET === undefined)
    throw new Error('STRIPE_WEBHOOK_SECRET is missing: without it no message of Stripe can be trusted.');
  const { STRIPE_SIMULATOR_URL: api, STRIPE_SIMULATOR_PAGES: pages = api } = env;
  if (api !== undefined && !env.STRIPE_SECRET_KEY.startsWith(simulatorKey))
    throw new Error('STRIPE_SIMULATOR_URL is set beside a key of Stripe: leave one of them empty.');
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET.split(','),
    tax: env.STRIPE_TAX,
    ...(api && pages ? { simulator: { api: new URL(api), pages: () => pages.replace(/\/$/, '') } } : {}),
  };
};

/** Stripe's own package, two hundred modules, comes only where there is something to ask it. */
export const paymentsOf = async (options: StripeOptions | undefined): Promise<Payments> => {
  if (!options) return createNoPayments();
  const { createStripePayments } = await import('./stripe.ts');
  return createStripePayments(options);
};
