import { setTimeout as wait } from 'node:timers/promises';
import { Agent } from 'undici';

/** How we reach what stands behind us (services, hosts of frontends): over connections that are made anew where nobody takes them. */

/**
 * How long a process may take to take a connection, ms. The system would go on asking the same one, after one second first; a
 * connection made anew may lead to another.
 */
const connectMs = 1_000;
export const connections = new Agent({ connect: { timeout: connectMs } });

/** `fetch` tells the fault of a connection as its cause, `request` as itself. */
const causeOf = (error: unknown): { readonly code?: string; readonly syscall?: string } =>
  (error as { cause?: { code?: string; syscall?: string } }).cause ?? (error as { code?: string; syscall?: string });
/** Nobody answers: the process is on a node that is lost, say. Nothing of the request arrived. */
const isUnanswered = (error: unknown): boolean => {
  const { code, syscall } = causeOf(error);
  return code === 'UND_ERR_CONNECT_TIMEOUT' || (syscall === 'connect' && code !== 'ECONNREFUSED');
};
/** Somebody says no: a process that is being replaced, say. Nothing of the request arrived. */
const isRefused = (error: unknown): boolean => causeOf(error).code === 'ECONNREFUSED';
/** It may have arrived. */
const isCut = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(String(causeOf(error).code));
/** After how long one that says no is asked again, as often as there are numbers, ms: the next connection may lead to another. */
const againAfterMs = [100, 250] as const;

/**
 * Sends until somebody takes it. What ends the caller's patience has to end `send`, with an error of its own. `repeatable`: what may
 * have arrived may be sent again.
 */
export const untilTaken = async <Reply>(send: () => Promise<Reply>, repeatable: boolean): Promise<Reply> => {
  const pauses = againAfterMs.values();
  for (;;) {
    try {
      return await send();
    } catch (cause) {
      const pause = isUnanswered(cause) ? againAfterMs[0] : pauses.next().value;
      // A process that is being replaced refuses or ends connections; the next one is its successor's.
      const another = isUnanswered(cause) || isRefused(cause) || (repeatable && isCut(cause));
      if (!another || pause === undefined) throw cause;
      await wait(pause);
    }
  }
};
