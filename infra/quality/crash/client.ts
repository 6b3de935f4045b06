import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Caller, createCaller, programClient, Refused } from '../../apps/api-client/caller.ts';

/** How the load's commands fared, since the last `take`. */
export interface Pace {
  commands: number;
  repeats: number;
  /** Requests, reads too, that were not answered or answered with "not now". */
  failed?: number;
}

export interface Patience {
  readonly address: () => string;
  /** Nobody waits longer than this for one command, in ms. */
  readonly withinMs: number;
  readonly pace: Pace;
}

/** Answers that say "not now": everything else below 500 is for good. */
const passing = (status: number): boolean => status >= 500 || status === 429;

const attemptMs = 10_000;

/**
 * A person who sends each command under one Idempotency-Key until it is answered, whatever dies meanwhile.
 * @param from the address that this person's requests seem to come from: throttles count by it.
 */
export const patientCaller = ({ address, withinMs, pace }: Patience, from: string): Caller =>
  createCaller({
    client: programClient({ address, headers: { 'x-forwarded-for': from }, timeoutMs: attemptMs }),
    patienceMs: withinMs,
    deliver: async (method, what, send) => {
      const reads = method === 'GET';
      const headers: Record<string, string> = reads ? {} : { 'idempotency-key': randomUUID() };
      const until = Date.now() + withinMs;
      if (!reads) pace.commands += 1;
      for (let tries = 0; ; tries += 1) {
        if (tries > 0 && !reads) pace.repeats += 1;
        let outcome: unknown;
        try {
          const reply = await send(headers);
          if (!passing(reply.status)) return reply;
          outcome = new Refused(what, reply);
        } catch (error) {
          outcome = error;
        }
        pace.failed = (pace.failed ?? 0) + 1;
        if (Date.now() > until) throw new Error(`${what}: not answered within ${withinMs} ms: ${outcome}`);
        await wait(Math.min(25 * 2 ** tries, 400));
      }
    },
  });
