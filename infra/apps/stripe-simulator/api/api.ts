import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';
import { type Ground, newId } from '../ground.ts';
import type { World } from '../records.ts';
import { invalid, StripeRefusal } from '../refusal.ts';
import type { AnyCall } from './call.ts';
import { sellingCalls } from './selling.calls.ts';
import { subscriptionCalls } from './subscription.calls.ts';

/** The version whose shapes are answered. */
export const apiVersion = '2026-10-28.endive';
const keptMs = 86_400_000;

/** What goes wrong at Stripe: the next calls are answered late or not at all. */
export interface Fault {
  readonly status?: 429 | 500 | 503 | undefined;
  readonly delayMs?: number | undefined;
  /** It happens after the call was done: the caller doesn't learn of it. */
  readonly afterwards?: boolean | undefined;
}

export interface ApiOptions {
  readonly ground: Ground;
  readonly secretKey: string;
  /** Refuses a POST whose caller hasn't chosen a key for it: what our server sends always has one. */
  readonly keyed?: boolean | undefined;
  /** The real time. */
  readonly clock: () => Date;
  readonly nextFault: () => Fault | undefined;
  /** Something has changed. */
  readonly changed: () => void;
}

/** The SDK makes one up for a call that it may have to repeat by itself: another try of ours would have another one. */
const isChosen = (key: string | undefined): boolean => key !== undefined && !key.startsWith('stripe-node-retry-');

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
};

const faultRefusal = (status: number): StripeRefusal =>
  new StripeRefusal(
    status,
    status === 429
      ? { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests made to the API too quickly.' }
      : { type: 'api_error', message: 'An unexpected error occurred on our side.' },
  );

interface Reply {
  readonly status: number;
  readonly reply: unknown;
}
const refused = (error: unknown): Reply => {
  if (!(error instanceof StripeRefusal)) throw error;
  return { status: error.status, reply: { error: { doc_url: 'https://docs.stripe.com/error-codes', ...error.error } } };
};

/** Does it once for a key; the same key again is answered as the first time. A call that was refused as a whole isn't kept. */
const once = (world: World, req: Request, now: number, act: () => object): Reply & { readonly again: boolean } => {
  for (const [key, { at }] of Object.entries(world.kept)) if (now - at > keptMs) delete world.kept[key];
  const key = req.get('idempotency-key');
  const body = createHash('sha256')
    .update(JSON.stringify(req.body ?? {}))
    .digest('hex');
  const kept =
    key !== undefined && req.method === 'POST' && Object.hasOwn(world.kept, key) ? world.kept[key] : undefined;
  if (kept) {
    if (kept.path !== req.path || kept.body !== body)
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    return { ...kept, again: true };
  }
  const reply = act();
  if (key !== undefined && req.method === 'POST')
    world.kept[key] = { path: req.path, body, at: now, status: 200, reply };
  return { status: 200, reply, again: false };
};

/** Stripe's API, as far as we call it; whatever else is asked is refused in Stripe's shape. */
export const createApi = ({ ground, secretKey, keyed = false, clock, nextFault, changed }: ApiOptions): Express => {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'extended');
  app.use(express.urlencoded({ extended: true, limit: '64kb' }));

  const answer = (req: Request, run: AnyCall['run'], id: string): Reply & { readonly again?: boolean } => {
    const key = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1];
    if (key === undefined || !isSame(key, secretKey))
      throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    const version = req.get('stripe-version');
    if (version !== apiVersion) throw invalid(`Invalid Stripe API version: ${version}`);
    if (keyed && req.method === 'POST' && !isChosen(req.get('idempotency-key')))
      throw invalid(`No Idempotency-Key was chosen for this POST: ${req.path}`);
    return once(ground.world, req, clock().getTime(), () =>
      run(ground, req.method === 'POST' ? req.body : req.query, id),
    );
  };
  const handle = (run: AnyCall['run']) => async (req: Request, res: Response) => {
    const fault = nextFault();
    if (fault?.delayMs) await new Promise((go) => setTimeout(go, fault.delayMs).unref());
    let told: Reply & { readonly again?: boolean };
    try {
      if (fault?.status && !fault.afterwards) throw faultRefusal(fault.status);
      told = answer(req, run, String(req.params['id'] ?? ''));
      changed();
      if (fault?.status) throw faultRefusal(fault.status);
    } catch (error) {
      told = refused(error);
    }
    if (told.again) res.setHeader('idempotent-replayed', 'true');
    res.setHeader('request-id', newId('req')).setHeader('stripe-version', apiVersion);
    res.status(told.status).json(told.reply);
  };
  for (const { method, path, run } of [...sellingCalls, ...subscriptionCalls]) {
    if (method === 'GET') app.get(path, handle(run));
    else if (method === 'POST') app.post(path, handle(run));
    else app.delete(path, handle(run));
  }
  app.use(
    '/v1',
    handle((_, __, ___) => {
      throw new StripeRefusal(404, { type: 'invalid_request_error', message: 'Unrecognized request URL.' });
    }),
  );
  return app;
};
