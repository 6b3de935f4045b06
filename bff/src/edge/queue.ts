import { createHash } from 'node:crypto';
import { Rejected } from '@touchline/platform/domain';
import { networkOf } from '@touchline/platform/http';
import type { Request, RequestHandler } from 'express';
import type { BffSessions } from '../session/sessions.ts';

/** How many requests of one key are worked on at a moment; the next ones wait their turn, so many at most. */
export interface QueueBounds {
  readonly concurrency: number;
  readonly waiting: number;
}

/** Requests of one key behind each other, those of other keys beside them. */
export interface Queue {
  /** Resolves when it is the request's turn, which lasts until `leave` is called. Refuses with `TooManyRequests`. */
  readonly enter: (key: string) => Promise<() => void>;
}

/** So soon the first of those who wait may have had their turn, in seconds. */
const retryAfterSeconds = 2;

export const createQueue = ({ concurrency, waiting }: QueueBounds): Queue => {
  const lines = new Map<string, { working: number; readonly next: (() => void)[] }>();
  return {
    enter: async (key) => {
      const line = lines.get(key) ?? { working: 0, next: [] };
      if (line.working >= concurrency) {
        if (line.next.length >= waiting) throw new Rejected('TooManyRequests', { retry_after: retryAfterSeconds });
        // Whoever leaves hands over the turn: the number of those at work stays as it is.
        await new Promise<void>((resolve) => line.next.push(resolve));
      } else {
        line.working += 1;
        lines.set(key, line);
      }
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const next = line.next.shift();
        if (next) next();
        else {
          line.working -= 1;
          if (line.working === 0) lines.delete(key);
        }
      };
    },
  };
};

export interface RequestQueues {
  readonly session: Queue;
  readonly network: Queue;
}

/**
 * A page asks ten things at the same time, and a program sixty in a second: all are answered, but one person's work never
 * stands before everybody else's in one heap. What has a body is counted for its session alone: whoever sends it byte by byte
 * would hold the turns of all who share his network.
 */
export const queueRequests =
  ({ session, network }: RequestQueues, { tokenOf }: Pick<BffSessions, 'tokenOf'>): RequestHandler =>
  async (req, res, next) => {
    const enter = async (queue: Queue, key: string): Promise<void> => {
      const leave = await queue.enter(key);
      // With its last byte written, whether that is read or not, or with the connection.
      res.once('prefinish', leave).once('close', leave);
      if (res.closed) leave();
    };
    const token = tokenOf(req)?.token;
    if (token !== undefined) await enter(session, createHash('sha256').update(token).digest('base64url'));
    if (!hasBody(req)) await enter(network, networkOf(req.ip ?? ''));
    // Nobody waits for the answer any more.
    if (res.closed) return;
    // Broken off while it waited: a reader of bodies takes that for a request without one, and it would be done.
    if (!req.complete && (req.destroyed || !req.socket.readable)) req.socket.destroy();
    else next();
  };

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
