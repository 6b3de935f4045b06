import { cut } from '@touchline/contracts/text';
import { Rejected } from '@touchline/platform/domain';
import type { Logger } from '@touchline/platform/telemetry';
import type { ErrorRequestHandler } from 'express';
import type { BffSessions } from '../session/sessions.ts';
import { type Ask, comingFrom } from '../upstream/ask.ts';

const audited = new Set(['AccessDeniedException', 'CsrfTokenMismatch']);

/** Reports to identity's audit what was refused here, before any service had the request. The answer is the same either way. */
export const tellRefusals =
  ({ ask, sessions, logger }: { ask: Ask; sessions: BffSessions; logger: Logger }): ErrorRequestHandler =>
  async (error, req, _res, next) => {
    if (!(error instanceof Rejected) || !audited.has(error.code)) {
      next(error);
      return;
    }
    const body = {
      code: error.code,
      operation: cut(`${req.method} ${String(req.route?.path ?? 'unmatched')}`, 200),
    };
    try {
      const signedIn = await sessions.of(req);
      const actor = signedIn && {
        user_id: signedIn.session.user_id,
        session_id: signedIn.session.session_id,
        is_admin: signedIn.session.is_admin,
        authenticated_at: signedIn.session.authenticated_at,
        profile: null,
      };
      const { status } = await ask.identity('noteRefusal', { actor, body, headers: comingFrom(req) });
      if (status >= 400) throw new Error(`identity answers ${status}`);
    } catch (cause) {
      logger.error({ err: cause, refused: body, request_id: req.requestId }, 'a refusal is in this log alone');
    }
    next(error);
  };
