import express, { type RequestHandler, type Router } from 'express';
import { Rejected } from '../../platform/domain/index.ts';
import type { Mailbox } from '../../platform/mail/index.ts';

/**
 * What the demo has beside the product: its mailbox (what would have gone out by mail, where no SMTP server is set) and
 * the pages of the simulator that stands in for Stripe.
 */
export const devRoutes = (mailbox: Mailbox | undefined, stripe: RequestHandler | undefined): Router => {
  const router = express.Router();
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
