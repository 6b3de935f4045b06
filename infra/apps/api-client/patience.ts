import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type CallerOptions, Refused } from './caller.ts';

export interface PatienceOptions {
  /** Nobody waits longer than this for one request, in ms. */
  readonly withinMs: number;
  /** Told of each command that is begun and sent once more, and of each answer that was none or said "not now", with what it was. */
  readonly told?: (happened: 'command' | 'repeat' | 'failure', outcome?: unknown) => void;
}

/** Answers that say "not now": everything else below 500 is for good. */
const passing = (status: number): boolean => status >= 500 || status === 429;

/** Sends each command under one Idempotency-Key until it is answered, whatever is busy or dies meanwhile. */
export const patiently =
  ({ withinMs, told = () => {} }: PatienceOptions): NonNullable<CallerOptions['deliver']> =>
  async (method, what, send) => {
    const reads = method === 'GET';
    const headers: Record<string, string> = reads ? {} : { 'idempotency-key': randomUUID() };
    const until = Date.now() + withinMs;
    if (!reads) told('command');
    for (let tries = 0; ; tries += 1) {
      if (tries > 0 && !reads) told('repeat');
      let outcome: unknown;
      try {
        const reply = await send(headers);
        if (!passing(reply.status)) return reply;
        outcome = new Refused(what, reply);
      } catch (error) {
        outcome = error;
      }
      told('failure', outcome);
      if (Date.now() > until) throw new Error(`${what}: not answered within ${withinMs} ms: ${outcome}`);
      await wait(Math.min(25 * 2 ** tries, 400));
    }
  };
