import { createHash } from 'node:crypto';
import { createLimiter, openThrottles, type Rate, type Throttle, type Throttles } from '@touchline/platform/cache';
import { networkOf } from '@touchline/platform/http';
import type { Request, RequestHandler } from 'express';
import type { BffSessions } from '../session/sessions.ts';
import type { Gate } from './concurrency.ts';

const seconds = 2;

/**
 * How many requests one process takes. A page sends some ten at the same time, and nobody opens several pages in a second; behind
 * one address there may be an academy. `requestsPerSecond`: of one session, in the middle of two seconds.
 */
export const bffRates = (requestsPerSecond = 60) =>
  ({
    request: { points: requestsPerSecond * seconds, durationSeconds: seconds },
    networkRequest: { points: requestsPerSecond * seconds * 10, durationSeconds: seconds },
    /** Ten in a minute, begun, whatever becomes of them: services count what is kept. */
    upload: { points: Math.ceil(requestsPerSecond / 6), durationSeconds: 60 },
    networkUpload: { points: requestsPerSecond * 2, durationSeconds: 60 },
  }) as const satisfies Readonly<Record<string, Rate>>;

export type BffLimits = Throttles<keyof ReturnType<typeof bffRates>>;

/** Each process counts for itself: to ask somebody else about every request would cost more than it saves. */
export const openBffLimits = (
  requestsPerSecond?: number,
  wrap?: (production: Throttle) => Throttle,
): Promise<BffLimits> =>
  openThrottles((name, rate) => createLimiter({ name: `bff:${name}`, ...rate }), bffRates(requestsPerSecond), wrap);

/** Refuses a flood with `TooManyRequests`, before anything is looked up for it. */
export const boundRequests =
  (limits: BffLimits, { tokenOf }: Pick<BffSessions, 'tokenOf'>): RequestHandler =>
  async (req, _res, next) => {
    // A made-up session costs its network as much as a real one.
    await limits.networkRequest.take(networkOf(req.ip ?? ''));
    const token = tokenOf(req)?.token;
    if (token !== undefined) await limits.request.take(createHash('sha256').update(token).digest('base64url'));
    next();
  };

export interface UploadGate {
  /** As `Gate.enter`, counted over time too. */
  readonly enter: (userId: string, req: Request) => Promise<() => void>;
}

/** Before a byte of the file is read. */
export const uploadGate = (gate: Gate, limits: BffLimits): UploadGate => ({
  enter: async (userId, req) => {
    const leave = gate.enter(userId, req);
    try {
      await limits.upload.take(userId);
      await limits.networkUpload.take(networkOf(req.ip ?? ''));
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  },
});
