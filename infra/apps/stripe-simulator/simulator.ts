import express, { type Express } from 'express';
import type { Logger } from '../../platform/telemetry/index.ts';
import { apiVersion, createApi, type Fault } from './api/api.ts';
import { end, nextDue, pay, payInvoice } from './billing.ts';
import { createControl } from './control.ts';
import { type Ground, get, newMessage } from './ground.ts';
import { readWorld, writeWorld } from './kept-world.ts';
import { readCard } from './pages/cards.ts';
import { createPages } from './pages/pages.ts';
import type { Customer, Invoice, Refund, Session, Subscription, World } from './records.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

export interface SimulatorOptions {
  /** Without it, any other key is refused. */
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Refuses a POST without a key that its caller has chosen. */
  readonly keyed?: boolean | undefined;
  /** Where webhooks go; undefined: nobody listens yet. */
  readonly webhookUrl: () => string | undefined;
  /** Beginning of the addresses of its pages, as a browser reaches them, without a slash at the end. */
  readonly pages: () => string;
  readonly clock: () => Date;
  /** Keeps its state there; without it, in memory alone. */
  readonly file?: string | undefined;
  readonly logger: Logger;
}

export interface StripeSimulator {
  /** What our server calls: /v1 of Stripe, and /_control for tests. */
  readonly api: Express;
  /** What people see: checkout, portal, invoices, and a desk with the clock. */
  readonly pages: Express;
  /** The instant by its own clock. */
  readonly now: () => Date;
  /** Lets its clock begin so much earlier, before anything was paid: a demo has a past. */
  readonly beginEarlier: (seconds: number) => void;
  /** Moves the clock on; what falls due on the way happens in order, each at its time. */
  readonly advance: (seconds: number) => void;
  readonly webhooks: Webhooks;
  /** The next calls meet these, one each. */
  readonly fail: (...faults: readonly Fault[]) => void;
  /** Pays an open page as a person would, one who agrees where the bank asks. @param card a test card's number */
  readonly payCheckout: (id: string, card: string) => void;
  readonly payInvoice: (id: string, card: string) => void;
  /** The card that is charged from now on. */
  readonly changeCard: (customerId: string, card: string) => void;
  /** Ends a subscription at once, as somebody at Stripe does. */
  readonly end: (subscriptionId: string) => void;
  readonly customers: () => readonly Customer[];
  readonly sessions: () => readonly Session[];
  readonly subscriptions: () => readonly Subscription[];
  readonly invoices: () => readonly Invoice[];
  readonly refunds: () => readonly Refund[];
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

const tickMs = 5_000;

/** Stripe, as far as Touchline uses it, with a clock that can be moved. Test cards alone pay here. */
export const createStripeSimulator = (options: SimulatorOptions): StripeSimulator => {
  const { secretKey, webhookSecret, keyed, webhookUrl, pages, clock, file, logger } = options;
  const world: World = readWorld(file);
  const changed = (): void => {
    if (file !== undefined) writeWorld(file, world);
  };
  let fixed: number | undefined;
  const real = (): number => Math.floor(clock().getTime() / 1_000) + world.aheadSeconds;
  const now = (): number => fixed ?? real();
  const webhooks = createWebhooks({ world, to: webhookUrl, secret: webhookSecret, clock, changed, logger });
  const ground: Ground = {
    world,
    now,
    tell: (type, object) => webhooks.send(newMessage(type, object, now(), apiVersion)),
    pages,
  };

  /** Brings about what is due by now, each at its own instant. */
  const tick = (): void => {
    const until = real();
    let any = false;
    for (let due = nextDue(ground); due && due.at <= until; due = nextDue(ground)) {
      fixed = Math.max(due.at, fixed ?? 0);
      due.act();
      any = true;
    }
    fixed = undefined;
    if (any) changed();
  };
  const advance = (seconds: number): void => {
    world.aheadSeconds += seconds;
    tick();
    changed();
  };
  const beginEarlier = (seconds: number): void => {
    if (Object.keys(world.subscriptions).length > 0) throw new Error('its past is written already');
    world.aheadSeconds -= seconds;
    changed();
  };
  const faults: Fault[] = [];
  const fail = (...more: readonly Fault[]): void => void faults.push(...more);
  const agreed = (customer: string, number: string) => {
    const method = readCard({ number, expiry: '12/40', cvc: '123' }, customer, now());
    method.authenticated = true;
    return method;
  };
  const act =
    <A extends readonly unknown[]>(doIt: (...given: A) => unknown) =>
    (...given: A): void => {
      tick();
      doIt(...given);
      changed();
    };
  const control = {
    payCheckout: act((id: string, card: string) => {
      const session = get(world, 'sessions', id);
      pay(ground, session, agreed(session.customer, card));
    }),
    payInvoice: act((id: string, card: string) => {
      const invoice = get(world, 'invoices', id);
      payInvoice(ground, invoice, agreed(invoice.customer, card));
    }),
    changeCard: act((customerId: string, number: string) => {
      const method = agreed(get(world, 'customers', customerId).id, number);
      world.methods[method.id] = method;
      get(world, 'customers', customerId).default_payment_method = method.id;
      for (const one of Object.values(world.subscriptions))
        if (one.customer === customerId) one.default_payment_method = method.id;
    }),
    end: act((id: string) => end(ground, get(world, 'subscriptions', id))),
    customers: () => Object.values(world.customers),
    sessions: () => Object.values(world.sessions),
    subscriptions: () => Object.values(world.subscriptions),
    invoices: () => Object.values(world.invoices),
    refunds: () => Object.values(world.refunds),
  };
  const shared = { now: () => new Date(now() * 1_000), beginEarlier, advance, webhooks, fail, ...control };

  const api = express();
  api.disable('x-powered-by');
  api.use((_req, _res, next) => {
    tick();
    next();
  });
  api.use('/_control', createControl({ ...shared, secretKey }));
  api.use(createApi({ keyed, ground, secretKey, clock, nextFault: () => faults.shift(), changed }));

  let timer: NodeJS.Timeout | undefined;
  return {
    api,
    pages: createPages({ ground, tick, changed, advance, webhooks, logger }),
    ...shared,
    start: () => {
      timer = setInterval(tick, tickMs).unref();
      tick();
      webhooks.start();
    },
    stop: async () => {
      clearInterval(timer);
      await webhooks.stop();
      changed();
    },
  };
};
