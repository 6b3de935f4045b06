import express, { type Router } from 'express';
import { Rejected } from '../../platform/domain/index.ts';
import type { Mailbox } from '../../platform/mail/index.ts';

/** The demo's mailbox: what would have gone out by mail. There only where no SMTP server is set and the demo is on. */
export const devRoutes = (mailbox: Mailbox): Router => {
  const router = express.Router();
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
