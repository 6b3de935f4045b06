/**
 * `npm run processes`: every part as a process of its own over Apache Kafka, Redis and the database engine behind TCP, all
 * of this machine and gone with it. `PORT` is the BFF's (3000), caught mail is on the next one,
 * the simulator of Stripe on the one after it. The browser journeys of
 * the separate processes run against this.
 */
import { demoPassword, staff } from '../../apps/all-in-one/demo/people.ts';
import { startStripeSimulator } from '../../apps/stripe-simulator/index.ts';
import { runProcess } from '../../platform/runtime/lifecycle.ts';
import { createLogger } from '../../platform/telemetry/index.ts';
import { furnish, patient, startProcessesOn, startServers } from './processes.harness.ts';
import { stripeEnvironmentOf } from './stripe-simulator.ts';

const port = Number(process.env['PORT'] ?? 3000);
const logger = createLogger('processes', 'warn');
await runProcess(
  logger,
  async () => {
    const servers = await startServers({ mailboxPort: port + 1, lasting: false });
    const webhookUrl = () => `http://127.0.0.1:${port}/api/webhooks/stripe`;
    const stripe = await startStripeSimulator({ port: port + 2, webhookUrl, logger });
    const opened = async () => {
      const made = await startProcessesOn(servers, {
        port,
        logLevel: process.env['LOG_LEVEL'] ?? 'warn',
        more: { ...patient, billing: { ...patient.billing, ...stripeEnvironmentOf(stripe), STRIPE_TAX: 'true' } },
      });
      await furnish(servers, { ...staff, password: demoPassword });
      return made;
    };
    const cluster = await opened().catch(async (error: unknown) => {
      await stripe.stop();
      await servers.close();
      throw error;
    });
    console.log(`Touchline: ${cluster.address}, as ${cluster.names.length} processes`);
    for (const name of cluster.names) console.log(`  ${name.padEnd(9)}  ${cluster.part(name).operations}/metrics`);
    console.log(`Staff: ${staff.email}, password "${demoPassword}"`);
    console.log(`Mail: ${servers.mail.url}`);
    console.log(`Stripe simulator: ${stripe.pagesUrl()}`);
    const there = setInterval(() => {}, 60_000);
    return {
      stop: async () => {
        clearInterval(there);
        await cluster.stop();
        await stripe.stop();
        await servers.close();
      },
    };
  },
  30_000,
);
