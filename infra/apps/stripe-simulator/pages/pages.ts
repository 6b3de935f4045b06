import express, { type Express, type Request, type Response } from 'express';
import type { Logger } from '../../../platform/telemetry/index.ts';
import { promotions } from '../amounts.ts';
import { pay, payInvoice, tellSubscription } from '../billing.ts';
import { type Ground, get } from '../ground.ts';
import { StripeRefusal } from '../refusal.ts';
import type { Webhooks } from '../webhooks.ts';
import { readCard } from './cards.ts';
import { afterPaying, challengePage, checkoutPage } from './checkout.page.ts';
import { customerPage, deskPage, steps } from './desk.page.ts';
import { document, type Html, html, sumOf } from './html.ts';
import { invoicePage, invoicePdf } from './invoice.page.ts';
import { portalPage } from './portal.page.ts';
import { style } from './style.ts';

export interface PagesOptions {
  readonly ground: Ground;
  readonly tick: () => void;
  readonly changed: () => void;
  readonly advance: (seconds: number) => void;
  readonly webhooks: Webhooks;
  readonly logger: Logger;
}

const said = (req: Request, name: string): string => {
  const value = (req.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

/** A form that a page of another site has sent. A program says nothing of where it comes from, a browser does. */
const isPressedElsewhere = (req: Request, own: string): boolean => {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  const [site, from] = [req.get('sec-fetch-site'), req.get('origin')];
  return (site !== undefined && site !== 'same-origin' && site !== 'none') || (from !== undefined && from !== own);
};

/** Plain pages, without a script: a form each. */
export const createPages = ({ ground, tick, changed, advance, webhooks, logger }: PagesOptions): Express => {
  const { world } = ground;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(express.urlencoded({ extended: false, limit: '16kb' }));
  app.use((_req, res, next) => {
    tick();
    res
      .setHeader('cache-control', 'no-store')
      // With no referrer at all a browser wouldn't say where a form of ours was sent from.
      .setHeader('referrer-policy', 'same-origin')
      .setHeader('x-content-type-options', 'nosniff');
    next();
  });
  /** A form may lead to where the page was opened from, and nowhere else. */
  const show = (res: Response, title: string, body: Html, leadsTo: readonly string[] = [], status = 200): void => {
    const targets = ["'self'", ...leadsTo.map((url) => new URL(url).origin)].join(' ');
    const policy = `default-src 'none'; style-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`;
    res
      .status(status)
      .setHeader('content-security-policy', policy)
      .type('html')
      .send(document(title, ground.pages(), body));
  };
  /** What a card's bank or a rule says stands on the page; all else is an error. */
  const attempt = (act: () => void): string | undefined => {
    try {
      act();
      return undefined;
    } catch (error) {
      if (error instanceof StripeRefusal) return error.message;
      throw error;
    } finally {
      changed();
    }
  };
  // Nobody signs in here: what another site's page sends would move the clock or pay as well.
  app.use((req, res, next) => {
    if (!isPressedElsewhere(req, new URL(ground.pages()).origin)) return next();
    show(res, 'Refused', html`<main class="narrow"><h1>Only the pages here are answered.</h1></main>`, [], 403);
  });
  const go = (res: Response, to: string): void => res.redirect(303, to);
  const at = (path: string): string => `${ground.pages()}${path}`;
  const id = (req: Request): string => String(req.params['id']);

  app.get('/style.css', (_req, res) => void res.type('css').send(style));
  app.get('/', (_req, res) => show(res, 'Stripe simulator', deskPage(ground, webhooks)));
  app.post('/clock', (req, res) => {
    advance(steps[said(req, 'step')]?.seconds ?? 0);
    go(res, at('/'));
  });
  app.get('/customers/:id', (req, res) => show(res, 'Customer', customerPage(ground, id(req))));

  app.get('/c/pay/:id', (req, res) => {
    const session = get(world, 'sessions', id(req));
    show(res, 'Pay', checkoutPage(ground, session, undefined), [session.success_url]);
  });
  app.post('/c/pay/:id', (req, res) => {
    const session = get(world, 'sessions', id(req));
    const showAgain = (error: string | undefined): void =>
      show(res, 'Pay', checkoutPage(ground, session, error), [session.success_url], error === undefined ? 200 : 402);
    if (said(req, 'act') === 'promotion') {
      const code = said(req, 'promotion').trim().toUpperCase();
      const isKnown = session.promotions && Object.hasOwn(promotions, code);
      session.promotion = isKnown ? code : null;
      changed();
      showAgain(isKnown || code === '' ? undefined : 'This promotion code is not valid.');
      return;
    }
    let outcome: ReturnType<typeof pay> | undefined;
    const error = attempt(() => {
      const card = readCard(req.body, session.customer, ground.now());
      Object.assign(get(world, 'customers', session.customer), {
        name: said(req, 'name').slice(0, 100) || null,
        ...(session.tax_ids ? { tax_id: said(req, 'tax_id').trim().slice(0, 30) || null } : {}),
      });
      outcome = pay(ground, session, card);
    });
    if (error !== undefined) showAgain(error);
    else go(res, outcome === 'paid' ? afterPaying(session) : at(`/c/pay/${session.id}/challenge`));
  });
  app.get('/c/pay/:id/challenge', (req, res) => {
    const session = get(world, 'sessions', id(req));
    if (session.status !== 'open' || session.waiting === null) return go(res, at(`/c/pay/${session.id}`));
    const { unit_amount, currency } = get(world, 'prices', session.price);
    show(res, 'Confirm', challengePage(sumOf(unit_amount, currency), at(`/c/pay/${session.id}`)), [
      session.success_url,
    ]);
  });
  app.post('/c/pay/:id/challenge', (req, res) => {
    const session = get(world, 'sessions', id(req));
    if (session.waiting === null) return go(res, at(`/c/pay/${session.id}`));
    const method = get(world, 'methods', session.waiting);
    session.waiting = null;
    if (said(req, 'answer') !== 'confirm') {
      changed();
      const error = 'We are unable to authenticate your payment method. Please choose a different one and try again.';
      show(res, 'Pay', checkoutPage(ground, session, error), [session.success_url], 402);
      return;
    }
    method.authenticated = true;
    const error = attempt(() => pay(ground, session, method));
    if (error === undefined) go(res, afterPaying(session));
    else show(res, 'Pay', checkoutPage(ground, session, error), [session.success_url], 402);
  });

  app.get('/i/:id', (req, res) =>
    show(res, 'Invoice', invoicePage(ground, get(world, 'invoices', id(req)), undefined)),
  );
  app.get('/i/:id/pdf', async (req, res) => {
    const invoice = get(world, 'invoices', id(req));
    const pdf = await invoicePdf(ground, invoice);
    res.attachment(`invoice-${invoice.number}.pdf`).type('pdf').send(pdf);
  });
  app.post('/i/:id', (req, res) => {
    const invoice = get(world, 'invoices', id(req));
    let outcome: ReturnType<typeof payInvoice> | undefined;
    const error = attempt(() => {
      outcome = payInvoice(ground, invoice, readCard(req.body, invoice.customer, ground.now()));
    });
    if (error !== undefined) show(res, 'Invoice', invoicePage(ground, invoice, error), [], 402);
    else go(res, outcome === 'paid' ? at(`/i/${invoice.id}`) : at(`/i/${invoice.id}/challenge`));
  });
  app.get('/i/:id/challenge', (req, res) => {
    const invoice = get(world, 'invoices', id(req));
    if (invoice.waiting === null) return go(res, at(`/i/${invoice.id}`));
    show(res, 'Confirm', challengePage(sumOf(invoice.amount_due, invoice.currency), at(`/i/${invoice.id}`)));
  });
  app.post('/i/:id/challenge', (req, res) => {
    const invoice = get(world, 'invoices', id(req));
    if (invoice.waiting === null) return go(res, at(`/i/${invoice.id}`));
    const method = get(world, 'methods', invoice.waiting);
    invoice.waiting = null;
    const isAgreed = said(req, 'answer') === 'confirm';
    method.authenticated = isAgreed;
    const error = isAgreed ? attempt(() => payInvoice(ground, invoice, method)) : 'The payment was not confirmed.';
    if (error === undefined) go(res, at(`/i/${invoice.id}`));
    else show(res, 'Invoice', invoicePage(ground, invoice, error), [], 402);
  });

  app.get('/p/session/:id', (req, res) =>
    show(res, 'Your payments', portalPage(ground, get(world, 'portals', id(req)), undefined)),
  );
  app.post('/p/session/:id', (req, res) => {
    const portal = get(world, 'portals', id(req));
    const act = said(req, 'act');
    const its = Object.values(world.subscriptions).filter(
      (one) => one.customer === portal.customer && one.status !== 'canceled',
    );
    const error = attempt(() => {
      if (act === 'card') {
        const method = readCard(req.body, portal.customer, ground.now());
        world.methods[method.id] = method;
        get(world, 'customers', portal.customer).default_payment_method = method.id;
        for (const one of its) one.default_payment_method = method.id;
      } else {
        const one = its.find((subscription) => subscription.id === said(req, 'subscription'));
        if (!one || (act !== 'cancel' && act !== 'resume')) return;
        const ends = act === 'cancel';
        Object.assign(one, { cancel_at_period_end: ends, canceled_at: ends ? ground.now() : null });
        tellSubscription(ground, 'updated', one);
      }
    });
    if (error !== undefined) show(res, 'Your payments', portalPage(ground, portal, error), [], 402);
    else go(res, at(`/p/session/${portal.id}`));
  });

  app.use((_req, res) =>
    show(res, 'Not found', html`<main class="narrow"><h1>This page does not exist.</h1></main>`, [], 404),
  );
  app.use((error: unknown, _req: Request, res: Response, _next: express.NextFunction) => {
    const isMissing = error instanceof StripeRefusal;
    if (!isMissing) logger.error({ err: error }, 'a page of the simulator failed');
    const words = isMissing ? 'This page does not exist.' : 'Something went wrong.';
    show(res, 'Not found', html`<main class="narrow"><h1>${words}</h1></main>`, [], isMissing ? 404 : 500);
  });
  return app;
};
