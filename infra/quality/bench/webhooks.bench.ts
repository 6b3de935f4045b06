/**
 * What Stripe tells, taken in: the signature checked, the message kept under its id and flushed, and acknowledged. Beside a bare
 * Express that checks by the same SDK and inserts.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import Stripe from 'stripe';
import { createStripePayments } from '../../../services/billing/src/payments/stripe.ts';
import { billingRates, createBilling } from '../../../services/billing/src/service.ts';
import { startStripeSimulator } from '../../apps/stripe-simulator/index.ts';
import { createMemoryBus, createMemoryDeadLetters } from '../../platform/bus/index.ts';
import { withoutThrottles } from '../../platform/cache/index.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { createTemporaryFiles } from '../../platform/files/index.ts';
import { createActorSigner, createAuthenticator, createRouter, listen } from '../../platform/http/index.ts';
import { newKeyPair } from '../../platform/runtime/keys.ts';
import { createLogger } from '../../platform/telemetry/index.ts';
import { bench } from './bench.ts';
import { concurrently, inTurns, median } from './measure.ts';

const workers = 16;
const clock = () => new Date();

await bench('Webhooks of Stripe', async ({ pick, directory, ends }) => {
  const logger = createLogger('bench', 'error');
  const stripe = await startStripeSimulator({ logger });
  ends(stripe.stop);
  const database = await openDatabase({ directory: join(directory, 'database'), timeoutMs: 20_000 });
  ends(database.close);
  const bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger });
  const { webhookSecret: secret } = stripe;
  const payments = createStripePayments({
    ...{ secretKey: stripe.secretKey, webhookSecrets: [secret], tax: false },
    simulator: { api: stripe.url, pages: stripe.pagesUrl },
  });
  const connection = await database.connect('billing');
  const keys = newKeyPair();
  const [sign, authenticate] = [await createActorSigner(keys.privateKey), await createAuthenticator(keys.publicKey)];
  const limits = withoutThrottles(billingRates);
  const origin = 'https://touchline.example';
  const given = { connection, bus, authenticate, logger, clock, payments, limits, origin };
  const service = createBilling(given);
  await bus.start();
  ends(bus.stop);
  await service.start();
  ends(service.stop);

  const messages = (await database.connect('bare')).collection<{ _id: string; type: string }>('messages');
  const bareOf = () => {
    const app = express();
    app.post('/webhooks/stripe', express.raw({ type: '*/*' }), (req, res) => {
      const event = Stripe.webhooks.constructEvent(req.body, String(req.headers['stripe-signature']), secret);
      messages.insertOne({ _id: event.id, type: event.type }).then(
        () => res.json({ received: true }),
        () => res.sendStatus(500),
      );
    });
    return app;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  ends(async () => agent.destroy());
  const open = async (app: ReturnType<typeof express>): Promise<string> => {
    const server = await listen(app, '127.0.0.1', 0, logger);
    ends(server.stop);
    return `http://127.0.0.1:${server.address.port}/webhooks/stripe`;
  };
  const app = express();
  const temporary = await createTemporaryFiles(join(directory, 'tmp'));
  ends(temporary.close);
  app.use(createRouter(service.api, temporary));
  const [ours, bare] = [await open(app), await open(bareOf())];

  /** Of nobody whom billing knows: what is measured is that it is taken in, not what is then asked of Stripe. */
  const bodyOf = (): string =>
    JSON.stringify({
      ...{ id: `evt_${randomUUID()}`, object: 'event', type: 'invoice.paid', created: Math.floor(Date.now() / 1_000) },
      data: { object: { id: `in_${randomUUID()}`, object: 'invoice', customer: null, total: 14_900 } },
    });
  const send = async (url: string, body: string): Promise<void> => {
    // The BFF says that it is nobody's.
    const authorization = `Bearer ${await sign(null)}`;
    return new Promise((settle, fail) => {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
      const headers = { authorization, 'content-type': 'application/json', 'stripe-signature': signature };
      const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
        answer.resume();
        answer.on('end', () => (answer.statusCode === 200 ? settle() : fail(new Error(`${answer.statusCode}`))));
      });
      sent.on('error', fail).end(body);
    });
  };
  const [one, many] = [pick(40, 5), pick(400, 20)];
  const round = (url: string) => async () => {
    const alone = await concurrently(one, 1, () => send(url, bodyOf()));
    const started = performance.now();
    await concurrently(many, workers, () => send(url, bodyOf()));
    return { alone: median(alone), rate: (1000 * many) / (performance.now() - started) };
  };
  const rounds = await inTurns({ ours: round(ours), bare: round(bare) }, { rounds: pick(5, 1), warmUp: pick(1, 0) });
  const figure = (measure: 'alone' | 'rate') => ({
    what: measure === 'alone' ? 'One after the other' : `${workers} at a time`,
    unit: measure === 'alone' ? ('ms' as const) : ('/s' as const),
    against: 'Express that checks and inserts',
    ours: rounds.ours.map((r) => r[measure]),
    bare: rounds.bare.map((r) => r[measure]),
  });
  return {
    figures: [figure('alone'), figure('rate')],
    notes: [
      'Ours also works each message off while the next one comes: three more commands to the database for each, and a look at Stripe where it is about somebody known, which none of these is.',
    ],
  };
});
