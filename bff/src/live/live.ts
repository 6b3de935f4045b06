import type { Cache } from '@touchline/infra/cache';
import { Rejected } from '@touchline/infra/domain';
import type { Request, Response } from 'express';
import { type BffSessions, sessionChannel } from '../session/sessions.ts';

/** Keeps proxies from closing a stream that has nothing to say. */
const heartbeatMs = 20_000;

export interface Live {
  readonly handle: (req: Request, res: Response) => Promise<void>;
  /** Ends every stream, so that a process can stop. */
  readonly stop: () => void;
}

/** Server-sent events of one person: the bell. Ends with the session. */
export const createLive = ({ cache, sessions }: { cache: Cache; sessions: BffSessions }): Live => {
  const open = new Set<() => void>();
  return {
    handle: async (req, res) => {
      const signedIn = await sessions.of(req);
      if (!signedIn) throw new Rejected('Unauthenticated');
      const { user_id } = signedIn.session;
      res.status(200);
      res.setHeader('content-type', 'text/event-stream');
      res.setHeader('cache-control', 'no-store, no-transform');
      res.setHeader('x-accel-buffering', 'no');
      res.flushHeaders();
      res.write('retry: 3000\n\n');
      const endings: (() => Promise<void>)[] = [];
      let closed = false;
      const close = (): void => {
        if (closed) return;
        closed = true;
        clearInterval(heartbeat);
        open.delete(close);
        for (const end of endings) void end();
        res.end();
      };
      const heartbeat = setInterval(() => res.write(': here\n\n'), heartbeatMs);
      heartbeat.unref();
      open.add(close);
      req.on('close', close);
      const listen = async (channel: string, handler: (message: unknown) => void): Promise<void> => {
        const end = await cache.subscribe(channel, handler);
        if (closed) await end();
        else endings.push(end);
      };
      await listen(`live:${user_id}`, (message) => {
        res.write(`event: notification\ndata: ${String(message).replaceAll('\n', ' ')}\n\n`);
      });
      await listen(sessionChannel(user_id), () => {
        sessions.of(req).then((still) => (still ? undefined : close()), close);
      });
    },
    stop: () => {
      for (const close of open) close();
    },
  };
};
