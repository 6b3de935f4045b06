import { Rejected } from '@touchline/platform/domain';
import { networkOf } from '@touchline/platform/http';
import type { Request } from 'express';

/** How many of a kind may be open at one moment, in this process. */
export interface Concurrency {
  readonly perPerson: number;
  readonly perNetwork: number;
  readonly total: number;
}

/** What a request costs as long as it lasts: event streams, and uploads that are being read. */
export interface Gate {
  /** Counts it until `leave` is called. Refuses with `TooManyRequests`. */
  readonly enter: (userId: string, req: Request) => () => void;
}

/** So soon somebody else's may have ended, in seconds. */
const retryAfterSeconds = 5;

export const createGate = ({ perPerson, perNetwork, total }: Concurrency): Gate => {
  const open = new Map<string, number>();
  const count = (key: string, change: number): void => {
    const now = (open.get(key) ?? 0) + change;
    if (now > 0) open.set(key, now);
    else open.delete(key);
  };
  return {
    enter: (userId, req) => {
      const bounds = {
        [`person ${userId}`]: perPerson,
        [`network ${networkOf(req.ip ?? '')}`]: perNetwork,
        all: total,
      };
      for (const [key, bound] of Object.entries(bounds))
        if ((open.get(key) ?? 0) >= bound) throw new Rejected('TooManyRequests', { retry_after: retryAfterSeconds });
      for (const key of Object.keys(bounds)) count(key, 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        for (const key of Object.keys(bounds)) count(key, -1);
      };
    },
  };
};
