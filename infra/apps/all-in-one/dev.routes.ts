import { isIP } from 'node:net';
import express, { type RequestHandler, type Router } from 'express';
import { Rejected } from '../../platform/domain/index.ts';
import type { Mailbox } from '../../platform/mail/index.ts';

/**
 * Whether this name is one of ours: a stranger's name that suddenly leads to this machine would let the pages under it read
 * what is here. An address names nobody.
 */
const isOwnName = (host: string | undefined, origin: string): boolean => {
  const own = new URL(origin);
  const asked = host === undefined ? null : URL.parse(`${own.protocol}//${host}`);
  if (!asked) return false;
  const { hostname } = asked;
  return hostname === own.hostname || hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
};

/**
 * What the demo has beside the product: its mailbox (what would have gone out by mail, where no SMTP server is set), and
 * the pages of the simulator that stands in for Stripe.
 */
export const devRoutes = (mailbox: Mailbox | undefined, stripe: RequestHandler | undefined, origin: string): Router => {
  const router = express.Router();
  router.use((req, _res, next) => {
    if (!isOwnName(req.headers.host, origin)) throw new Rejected('NotFound');
    next();
  });
  if (stripe) router.use('/stripe', stripe);
  if (!mailbox) return router;
  router.get('/mailbox', async (req, res) => {
    const to = typeof req.query.to === 'string' ? req.query.to : undefined;
    res.setHeader('cache-control', 'no-store');
    res.json({ data: await mailbox.list({ ...(to ? { to } : {}), limit: 200 }) });
  });
  router.get('/mailbox/:id', async (req, res) => {
    const message = await mailbox.get(req.params.id);
    if (!message) throw new Rejected('NotFound');
    res.setHeader('cache-control', 'no-store');
    res.json({ data: message });
  });
  return router;
};
