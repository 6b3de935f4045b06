import { liveChannel, liveEvent } from '@touchline/contracts/protocol/live';
import type { Cache } from '@touchline/platform/cache';
import { Rejected } from '@touchline/platform/domain';
import { beginEvents } from '@touchline/platform/http';
import type { Request, Response } from 'express';
import type { Gate } from '../edge/concurrency.ts';
import { type BffSessions, sessionChannel } from '../session/sessions.ts';

/** Keeps proxies from closing a stream that has nothing to say. */
const heartbeatMs = 20_000;
/** So old a stream ends, and its browser opens the next one: nobody listens for longer than a session lives. */
const lifetimeMs = 60 * 60_000;
/** Who doesn't read what he is sent is let go: it would wait in our memory. In bytes. */
const maxUnread = 64 * 1024;

export interface Live {
  readonly handle: (req: Request, res: Response) => Promise<void>;
  /** Ends every stream, so that a process can stop. */
  readonly stop: () => void;
}

/** Server-sent events of one person: the bell. Ends with the session. */
export const createLive = ({ cache, sessions, gate }: { cache: Cache; sessions: BffSessions; gate: Gate }): Live => {
  const open = new Set<() => void>();
  return {
    handle: async (req, res) => {
      const signedIn = await sessions.of(req);
      if (!signedIn) throw new Rejected('Unauthenticated');
      const { user_id, expires_at } = signedIn.session;
      const leave = gate.enter(user_id, req);
      const endings: (() => Promise<void>)[] = [];
      const timers: NodeJS.Timeout[] = [];
      let closed = false;
      const close = (): void => {
        if (closed) return;
        closed = true;
        for (const timer of timers) clearTimeout(timer);
        open.delete(close);
        leave();
        for (const end of endings) void end();
        res.end();
      };
      const send = (text: string): void => {
        if (closed) return;
        res.write(text);
        if (res.writableLength > maxUnread) {
          close();
          res.destroy();
        }
      };
      open.add(close);
      res.on('close', close);
      // The person may have gone while we looked who it is.
      if (res.closed || req.destroyed) {
        close();
        return;
      }
      beginEvents(res, 3_000);
      timers.push(
        setInterval(() => send(': here\n\n'), heartbeatMs).unref(),
        setTimeout(close, Math.max(0, Math.min(lifetimeMs, Date.parse(expires_at) - Date.now()))).unref(),
      );
      const listen = async (channel: string, handler: (message: unknown) => void): Promise<void> => {
        const end = await cache.subscribe(channel, handler);
        if (closed) await end();
        else endings.push(end);
      };
      await listen(liveChannel(user_id), (message) =>
        send(`event: ${liveEvent}\ndata: ${String(message).replaceAll('\n', ' ')}\n\n`),
      );
      const look = (): void => {
        sessions.of(req).then((still) => (still ? undefined : close()), close);
      };
      await listen(sessionChannel(user_id), look);
      // It may have ended between the first look and the first moment that we listen.
      look();
    },
    stop: () => {
      for (const close of open) close();
    },
  };
};
