import { linkHeader, type Operation } from '@touchline/contracts/http';
import { bffOperations } from '@touchline/contracts/http/bff';
import {
  type Context,
  createOperationsRouter,
  jsonBodyOf,
  type RawReply,
  refuseWhoMayNot,
  shapeOf,
} from '@touchline/platform/http';
import type { HealthCheck } from '@touchline/platform/runtime';
import type { Request, Router } from 'express';
import type { z } from 'zod';
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

type Asked<Op extends Operation> = Pick<Context<Op>, 'params' | 'query' | 'body' | 'actor' | 'link'> & {
  readonly req: Request;
};

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
  const router = createOperationsRouter();
  const noStore = { 'cache-control': 'no-store' };

  /** A screen's own operation: who is let through, then the shape of the request, then the role, as in every service. */
  const answers = <Op extends Operation>(operation: Op, answer: (asked: Asked<Op>) => Promise<RawReply>): void => {
    const method = operation.method.toLowerCase() as 'get' | 'post';
    router[method](operation.path, admission.before(operation), jsonBodyOf(operation), async (req, res) => {
      const actor = admission.actorOf(req);
      const request = { params: req.params as Record<string, string>, query: req.query, json: req.body as unknown };
      const shape = shapeOf(operation, request);
      refuseWhoMayNot(operation, actor, new Date());
      const link = String(req.headers[linkHeader] ?? '');
      admission.reply(req, res, await answer({ ...shape, req, link, actor: actor as Asked<Op>['actor'] }));
    });
  };
  const shows = <Op extends Operation>(operation: Op, compose: (asked: Asked<Op>) => Promise<z.input<Op['reply']>>) =>
    answers(operation, async (asked) => {
      const data = operation.reply.parse(await compose(asked));
      return { status: 200, headers: noStore, json: { data } };
    });

  shows(bffOperations.getHome, ({ actor, req }) => composeHome(ask, viewer(actor, req)));
  shows(bffOperations.getAdminOverview, ({ actor, req }) => composeAdminOverview(ask, viewer(actor, req)));
  shows(bffOperations.getAdminFigures, ({ actor, req, query }) =>
    composeAdminFigures(ask, parts, viewer(actor, req), query.period),
  );
  shows(bffOperations.getPersonFile, ({ actor, req, params }) =>
    composePersonFile(ask, viewer(actor, req), params.user_id),
  );
  answers(bffOperations.verifyPersonAndProfile, ({ actor, req, params, body }) =>
    verifyBoth(ask, params.user_id, body, { actor, headers: forwarded(req) }),
  );
  answers(bffOperations.signDocument, ({ actor, req, params, body }) =>
    signDocument(ask, actor, params.document_id, body, forwarded(req)),
  );
  answers(bffOperations.signAsGuest, ({ req, link, body }) => signAsGuest(ask, link, body, forwarded(req)));
  return router;
};
