import { join } from 'node:path';
import { createMemoryBus, createMemoryDeadLetters } from '@touchline/platform/bus';
import { openDatabase } from '@touchline/platform/database';
import { adaptersEnvironment, parseEnvironment } from '@touchline/platform/runtime';
import { createLogger } from '@touchline/platform/telemetry';
import { paymentsOf, stripeEnvironment, stripeOptions } from '../payments/stripe.environment.ts';
import { createPlanRepository } from '../plan/plan.repository.ts';
import { createSubscriptionRepository } from '../subscription/subscription.repository.ts';
import { createLook } from './look.ts';
import { lookAtAll } from './look-at-all.ts';

/**
 * `npm run reconcile`: asks Stripe how every subscription stands, now, and takes that over, on billing's database (`MONGODB_URI`,
 * `DATABASE_PREFIX`, or the embedded one while the product is stopped) with its `STRIPE_…` settings. What has changed is told
 * by the service: its events lie in the outboxes until it runs.
 */
const environment = adaptersEnvironment
  .pick({ MONGODB_URI: true, DATABASE_PREFIX: true, DATA_DIR: true })
  .extend(stripeEnvironment.shape);

const giveUp = (sentence: string): never => {
  console.error(sentence);
  return process.exit(1);
};

try {
  const env = parseEnvironment(environment, process.env);
  const stripe = stripeOptions(env) ?? giveUp('STRIPE_SECRET_KEY is not set: there is nobody to ask.');
  const logger = createLogger('reconcile', 'warn');
  const clock = () => new Date();
  const database = await openDatabase({ uri: env.MONGODB_URI, directory: join(env.DATA_DIR, 'database') });
  try {
    const connection = await database.connect(`${env.DATABASE_PREFIX}billing`);
    const bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger });
    const subscriptions = createSubscriptionRepository(connection, { bus, logger, clock });
    const plans = createPlanRepository(connection, { bus, logger, clock });
    // Nobody listens to this process: its relays must not take events out of their outboxes.
    await Promise.all([subscriptions.relay.stop(), plans.relay.stop()]);
    const payments = await paymentsOf(stripe);
    const look = createLook({ subscriptions, plans, payments, clock });
    const { looked, differed, failed, nobodys } = await lookAtAll({ subscriptions, payments, look, logger });
    console.log(
      `Asked about ${looked}. Different: ${differed.length}. Could not be asked: ${failed.length}. Paid, and nobody has it here: ${nobodys}.`,
    );
    for (const id of differed) console.log(`${id} differed`);
    for (const id of failed) console.log(`${id} could not be asked`);
    process.exitCode = failed.length > 0 || nobodys > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
} catch (error) {
  giveUp((error as Error).message);
}
