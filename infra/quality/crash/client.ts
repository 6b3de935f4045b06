import { type Caller, createCaller, programClient, Refused } from '../../apps/api-client/caller.ts';
import { patiently } from '../../apps/api-client/patience.ts';

/** How the load's commands fared, since the last `take`. */
export interface Pace {
  commands: number;
  repeats: number;
  /**
   * What requests, reads too, were answered that meant "not now", and how often: `503 ServiceUnavailable`, or the error where there
   * was no answer.
   */
  answers?: Map<string, number>;
  /** The longest that one request took, its repeats not counted, in ms. */
  longestMs?: number;
}

const kindOf = (outcome: unknown): string =>
  outcome instanceof Refused ? `${outcome.status} ${outcome.code}` : `no answer: ${outcome}`;

export interface Patience {
  readonly address: () => string;
  /** Nobody waits longer than this for one command, in ms. */
  readonly withinMs: number;
  readonly pace: Pace;
  /** A request that takes longer is sent again, ms. */
  readonly attemptMs?: number;
}

/**
 * A person who sends each command under one Idempotency-Key until it is answered, whatever dies meanwhile.
 * @param from the address that this person's requests seem to come from: throttles count by it.
 */
export const patientCaller = ({ address, withinMs, pace, attemptMs = 10_000 }: Patience, from: string): Caller => {
  const deliver = patiently({
    withinMs,
    told: (happened, outcome) => {
      if (happened === 'command') pace.commands += 1;
      else if (happened === 'repeat') pace.repeats += 1;
      else {
        pace.answers ??= new Map();
        pace.answers.set(kindOf(outcome), (pace.answers.get(kindOf(outcome)) ?? 0) + 1);
      }
    },
  });
  return createCaller({
    client: programClient({ address, headers: { 'x-forwarded-for': from }, timeoutMs: attemptMs }),
    patienceMs: withinMs,
    deliver: (method, what, send) =>
      deliver(method, what, async (headers) => {
        const began = Date.now();
        try {
          return await send(headers);
        } finally {
          pace.longestMs = Math.max(pace.longestMs ?? 0, Date.now() - began);
        }
      }),
  });
};
