import express, { type Express } from 'express';
import { z } from 'zod';
import { jsonBody } from '../../platform/http/json-body.ts';
import type { Message } from './records.ts';
import { StripeRefusal } from './refusal.ts';
import type { StripeSimulator } from './simulator.ts';

type ControlOptions = Pick<
  StripeSimulator,
  | 'now'
  | 'advance'
  | 'webhooks'
  | 'fail'
  | 'payCheckout'
  | 'payInvoice'
  | 'changeCard'
  | 'customers'
  | 'sessions'
  | 'subscriptions'
  | 'invoices'
> & { readonly secretKey: string };

const clock = z.strictObject({
  seconds: z
    .int()
    .min(0)
    .max(400 * 86_400),
});
const release = z.strictObject({
  order: z.enum(['kept', 'reversed', 'shuffled']).default('kept'),
  /** How often each is sent. None at all: they are lost. */
  times: z.int().min(0).max(10).default(1),
  /** Of the shuffle: the same seed is the same order. */
  seed: z.int().min(1).default(1),
});
const card = z.strictObject({ card: z.string() });
const fault = z.strictObject({
  status: z.union([z.literal(429), z.literal(500), z.literal(503)]).optional(),
  delayMs: z.int().min(0).max(60_000).optional(),
  afterwards: z.boolean().optional(),
  times: z.int().min(1).max(100).default(1),
});

/** Park and Miller's generator: good enough to shuffle, and the same on every run. */
const shuffled = <T>(all: readonly T[], seed: number): readonly T[] => {
  let state = seed;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return all
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
};

export const arranged =
  ({ order, times, seed }: z.output<typeof release>) =>
  (held: readonly Message[]): readonly Message[] => {
    const repeated = held.flatMap((message) => Array.from({ length: times }, () => message));
    if (order === 'kept') return repeated;
    return order === 'reversed' ? repeated.toReversed() : shuffled(repeated, seed);
  };

/** What a test may do that Stripe's API can't: move the clock, pay as a person, hold webhooks back, be down. */
export const createControl = (simulator: ControlOptions): Express => {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(jsonBody('100kb'));
  app.use((req, res, next) => {
    if (req.get('authorization') === `Bearer ${simulator.secretKey}`) next();
    else res.status(401).json({ error: { message: 'The secret key is asked for.' } });
  });
  const state = () => ({
    now: simulator.now().toISOString(),
    holding: simulator.webhooks.isHolding(),
    waiting: simulator.webhooks.held().map(({ id, type, tries }) => ({ id, type, tries })),
    customers: simulator.customers(),
    sessions: simulator.sessions(),
    subscriptions: simulator.subscriptions(),
    invoices: simulator.invoices(),
  });
  app.get('/', (_req, res) => void res.json(state()));
  const on = <S extends z.ZodType>(path: string, schema: S, act: (given: z.output<S>, id: string) => void) =>
    app.post(path, (req, res) => {
      const given = schema.safeParse(req.body ?? {});
      if (!given.success) {
        res.status(400).json({ error: { message: z.prettifyError(given.error) } });
        return;
      }
      try {
        act(given.data, String(req.params['id'] ?? ''));
        res.json(state());
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        res.status(error.status).json({ error: error.error });
      }
    });
  on('/clock', clock, ({ seconds }) => simulator.advance(seconds));
  on('/webhooks/hold', z.strictObject({}), () => simulator.webhooks.hold());
  on('/webhooks/release', release, (how) => simulator.webhooks.release(arranged(how)));
  on('/faults', fault, ({ times, ...one }) => simulator.fail(...Array.from({ length: times }, () => one)));
  on('/checkouts/:id/pay', card, (given, id) => simulator.payCheckout(id, given.card));
  on('/invoices/:id/pay', card, (given, id) => simulator.payInvoice(id, given.card));
  on('/customers/:id/card', card, (given, id) => simulator.changeCard(id, given.card));
  return app;
};
