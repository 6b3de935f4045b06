import type { Payments } from '../../../services/billing/src/payments/payments.ts';
import { paymentsOf } from '../../../services/billing/src/payments/stripe.environment.ts';
import type { StripeOptions } from '../../../services/billing/src/payments/stripe.ts';
import type { Logger } from '../../platform/telemetry/index.ts';
import type { SimulatorServer } from '../stripe-simulator/index.ts';

export interface PaymentsOptions {
  /** Real money, by its keys. */
  readonly stripe: StripeOptions | undefined;
  /** The demo: test cards alone pay there. */
  readonly demo:
    | {
        /** Where the simulator keeps its state. */
        readonly directory: string;
        /** Where the product answers on this machine; undefined until it listens. */
        readonly own: () => string | undefined;
        /** Where a browser finds it. */
        readonly origin: () => string;
      }
    | undefined;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** Beginning of the simulator's pages, within the product. */
const simulatorPages = '/api/dev/stripe';

/** Stripe where its key is named, a simulator in the demo, and nobody elsewhere. */
export const openPayments = async ({
  stripe,
  demo,
  clock,
  logger,
}: PaymentsOptions): Promise<{ readonly payments: Payments; readonly simulator: SimulatorServer | undefined }> => {
  if (stripe || !demo) return { payments: await paymentsOf(stripe), simulator: undefined };
  const { startStripeSimulator } = await import('../stripe-simulator/index.ts');
  const simulator = await startStripeSimulator({
    directory: demo.directory,
    webhookUrl: () => {
      const own = demo.own();
      return own === undefined ? undefined : `${own}/api/webhooks/stripe`;
    },
    pages: () => `${demo.origin()}${simulatorPages}`,
    clock,
    logger,
  });
  const payments = await paymentsOf({
    secretKey: simulator.secretKey,
    webhookSecrets: [simulator.webhookSecret],
    tax: true,
    simulator: { api: simulator.url, pages: simulator.pagesUrl },
  });
  return { payments, simulator };
};
