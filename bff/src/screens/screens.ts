import type { Operation } from '@touchline/contracts/http';
import { bffOperations } from '@touchline/contracts/http/bff';
import { panelHeader } from '@touchline/infra/audit';
import { Rejected } from '@touchline/infra/domain';
import { type Actor, fieldErrors, jsonBody, limits } from '@touchline/infra/http';
import express, { type Request, type Router } from 'express';
import type { Admission } from '../pass-on/pass-on.ts';
import { type Ask, forwarded } from '../upstream/ask.ts';
import { composeAdminOverview } from './admin-overview/compose.ts';
import { composeHome } from './home/compose.ts';
import { signDocument } from './sign-document/sign-document.ts';

/** A screen's question to a service: `data` and `meta` of the answer, or null where that part doesn't answer. */
export type Panel = <T>(
  service: keyof Ask,
  operation: string,
  query?: Readonly<Record<string, string>>,
) => Promise<{ data: T; meta: Record<string, unknown> } | null>;

export const panels =
  (ask: Ask, actor: Actor | null, req: Request): Panel =>
  async (service, operation, query = {}) => {
    const headers = { ...forwarded(req), [panelHeader]: '1' };
    const reply = await ask[service](operation, { actor, query, headers }).catch(() => undefined);
    if (!reply || reply.status >= 400) return null;
    const { data, meta = {} } = reply.json as { data: never; meta?: Record<string, unknown> };
    return { data, meta };
  };

/** The screens that are put together here: services in parallel, each missing one costing its panel. */
export const screens = ({ ask, admission }: { ask: Ask; admission: Admission }): Router => {
  const router = express.Router();
  const json = jsonBody(limits.json);
  const member = async (req: Request, operation: Operation): Promise<Actor> => {
    const actor = await admission.admit(req, operation);
    if (!actor) throw new Rejected('Unauthenticated');
    if (operation.access === 'admin' && !actor.is_admin) throw new Rejected('AccessDeniedException');
    return actor;
  };
  const noStore = { 'cache-control': 'no-store' };

  router.get('/home', async (req, res) => {
    const actor = await member(req, bffOperations.getHome);
    const data = bffOperations.getHome.reply.parse(await composeHome(actor, panels(ask, actor, req)));
    admission.reply(req, res, { status: 200, headers: noStore, json: { data } });
  });
  router.get('/admin/overview', async (req, res) => {
    const actor = await member(req, bffOperations.getAdminOverview);
    const data = bffOperations.getAdminOverview.reply.parse(await composeAdminOverview(panels(ask, actor, req)));
    admission.reply(req, res, { status: 200, headers: noStore, json: { data } });
  });
  router.post('/documents/:document_id/sign', json, async (req, res) => {
    const operation = bffOperations.signDocument;
    const actor = await member(req, operation);
    const params = operation.params.safeParse(req.params);
    const body = operation.body.safeParse(req.body ?? {});
    if (!params.success) throw new Rejected('NotFound');
    if (!body.success) throw new Rejected('ValidationFailed', { details: fieldErrors(body.error) });
    admission.reply(req, res, await signDocument(ask, actor, params.data.document_id, body.data, forwarded(req)));
  });
  return router;
};
