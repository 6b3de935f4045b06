import { isErrorCode, messageOf } from '@touchline/contracts/errors';
import type { CaseHold } from '@touchline/contracts/http/case-holds';
import { holdOf } from '@touchline/platform/case-holds';
import { Rejected } from '@touchline/platform/domain';

interface Answered {
  readonly error: string | null;
  readonly message: string | null;
  readonly held: CaseHold | null;
}

/** As many as a client sends along with its next reads. */
const mostTokens = 8;

/**
 * Decides on each of several by itself: what is refused for one holds up none of the others. One that is named twice is
 * decided on once. `decide` answers the sequence after it.
 */
export const decideEach = async <Id extends string, One extends Readonly<Record<Id, string>>>(
  named: Id,
  decided: readonly One[],
  decide: (one: One) => Promise<number>,
) => {
  const consistencyTokens: { id: string; sequence: number }[] = [];
  const data = await Promise.all(
    [...new Map(decided.map((one) => [one[named], one])).values()].map(async (one) => {
      const id = { [named]: one[named] } as unknown as Record<Id, string>;
      try {
        consistencyTokens.push({ id: one[named], sequence: await decide(one) });
        return { ...id, error: null, message: null, held: null } satisfies Answered;
      } catch (error) {
        if (!(error instanceof Rejected) || !isErrorCode(error.code)) throw error;
        return { ...id, error: error.code, message: messageOf(error.code), held: holdOf(error) } satisfies Answered;
      }
    }),
  );
  return { data, consistencyTokens: consistencyTokens.slice(0, mostTokens) };
};
