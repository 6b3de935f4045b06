import { type SimulatorServer, startStripeSimulator } from '../../apps/stripe-simulator/index.ts';
import { silentLogger } from '../../platform/telemetry/index.ts';

export interface TestStripe extends SimulatorServer {
  /** What `createStripePayments` of billing takes. */
  readonly options: {
    readonly secretKey: string;
    readonly webhookSecrets: readonly string[];
    readonly tax: boolean;
    readonly simulator: { readonly api: URL; readonly pages: () => string };
  };
}

/** A simulator of Stripe for one test file, in memory; it wants a key with each POST. */
export const testStripe = async (
  more: { readonly clock?: () => Date; readonly webhookUrl?: () => string | undefined } = {},
): Promise<TestStripe> => {
  const server = await startStripeSimulator({ keyed: true, ...more, logger: silentLogger() });
  const { secretKey, webhookSecret, url, pagesUrl } = server;
  const options = {
    secretKey,
    webhookSecrets: [webhookSecret],
    tax: false,
    simulator: { api: url, pages: pagesUrl },
  };
  return { ...server, options };
};

/** What billing's process is told, so that it asks this simulator. */
export const stripeEnvironmentOf = ({ secretKey, webhookSecret, url }: SimulatorServer): NodeJS.ProcessEnv => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_SIMULATOR_URL: url.href,
});
