import { linkHeader, type Operation } from '@touchline/contracts/http';
import { bffOperations } from '@touchline/contracts/http/bff';
import { Rejected } from '@touchline/platform/domain';
import { fieldErrors, jsonBody, limits, type Principal, refuseWhoIsNoStaff } from '@touchline/platform/http';
import type { HealthCheck } from '@touchline/platform/runtime';
import express, { type Request, type Router } from 'express';
import type { Admission } from '../gateway/gateway.ts';
import { type Ask, forwarded } from '../upstream/ask.ts';
import { composeAdminFigures } from './admin-figures/compose.ts';
import { composeAdminOverview } from './admin-overview/compose.ts';
import { signAsGuest } from './guest-signing/sign-as-guest.ts';
import { composeHome } from './home/compose.ts';
import { viewer } from './panel.ts';
import { composePersonFile } from './person-file/compose.ts';
import { signDocument } from './sign-document/sign-document.ts';
import { verifyBoth } from './verify-both/verify-both.ts';

/** Composes screens: services in parallel, each missing one costing its panel. */
export const screens = ({
  ask,
  admission,
  parts,
}: {
  ask: Ask;
  admission: Admission;
  /** The services and the pages' host, and how each is asked how it is. */
  parts: Readonly<Record<string, HealthCheck>>;
}): Router => {
  const router = express.Router();
  const json = jsonBody(limits.json);
  const member = async (req: Request, operation: Operation): Promise<Principal> => {
    const actor = await admission.admit(req, operation);
    if (!actor) throw new Rejected('Unauthenticated');
    if (operation.access === 'admin' && !actor.is_admin) refuseWhoIsNoStaff(actor);
    return actor;
  };
  const noStore = { 'cache-control': 'no-store' };

  router.get('/home', async (req, res) => {
    const actor = await member(req, bffOperations.getHome);
    const data = bffOperations.getHome.reply.parse(await composeHome(ask, viewer(actor, req)));
    admission.reply(req, res, { status: 200, headers: noStore, json: { data } });
  });
  router.get('/admin/overview', async (req, res) => {
    const actor = await member(req, bffOperations.getAdminOverview);
    const data = bffOperations.getAdminOverview.reply.parse(await composeAdminOverview(ask, viewer(actor, req)));
    admission.reply(req, res, { status: 200, headers: noStore, json: { data } });
  });
  router.get('/admin/figures', async (req, res) => {
    const operation = bffOperations.getAdminFigures;
    const actor = await member(req, operation);
    const query = operation.query.safeParse(req.query);
    if (!query.success) throw new Rejected('ValidationFailed', { details: fieldErrors(query.error) });
    const figures = await composeAdminFigures(ask, parts, viewer(actor, req), query.data.period);
    admission.reply(req, res, { status: 200, headers: noStore, json: { data: operation.reply.parse(figures) } });
  });
  router.get('/admin/users/:user_id/file', async (req, res) => {
    const operation = bffOperations.getPersonFile;
    const actor = await member(req, operation);
    const params = operation.params.safeParse(req.params);
    if (!params.success) throw new Rejected('UserNotFoundException');
    const file = await composePersonFile(ask, viewer(actor, req), params.data.user_id);
    admission.reply(req, res, { status: 200, headers: noStore, json: { data: operation.reply.parse(file) } });
  });
  router.post('/admin/users/:user_id/verify-with-profile', json, async (req, res) => {
    const operation = bffOperations.verifyPersonAndProfile;
    const actor = await member(req, operation);
    const params = operation.params.safeParse(req.params);
    const body = operation.body.safeParse(req.body ?? {});
    if (!params.success) throw new Rejected('UserNotFoundException');
    if (!body.success) throw new Rejected('ValidationFailed', { details: fieldErrors(body.error) });
    const { user_id } = params.data;
    admission.reply(req, res, await verifyBoth(ask, user_id, body.data, { actor, headers: forwarded(req) }));
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
  router.post('/guest-signing/sign', json, async (req, res) => {
    const operation = bffOperations.signAsGuest;
    // A door without a session: who is signed in on this browser has no say.
    await admission.admit(req, operation);
    const link = req.headers[linkHeader];
    if (typeof link !== 'string' || link === '') throw new Rejected('Unauthenticated');
    const body = operation.body.safeParse(req.body ?? {});
    if (!body.success) throw new Rejected('ValidationFailed', { details: fieldErrors(body.error) });
    admission.reply(req, res, await signAsGuest(ask, link, body.data, forwarded(req)));
  });
  return router;
};
