import type { ErrorCode } from '@touchline/contracts/errors';
import { orderOfRefusals, type Step, stepOf } from '@touchline/contracts/errors/order';
import { Rejected } from '../../platform/domain/index.ts';

/** A command, and the state of the aggregate that it meets. */
export interface Met<Command, State> {
  readonly command: Command;
  readonly state: State;
}

/** One thing that is wrong with it, and nothing else. */
export interface Wrong<Command, State> {
  readonly code: ErrorCode;
  /** Where it stands in the order, where its code alone doesn't say. */
  readonly at?: Step;
  readonly make: (met: Met<Command, State>) => Met<Command, State>;
}

/** How an operation of the contract is judged by its aggregate. */
export interface Judged {
  readonly operation: string;
  /** The codes that the aggregate answers. */
  readonly codes: readonly ErrorCode[];
  /** Those that are answered before or beside it, and by what. */
  readonly elsewhere: Readonly<Partial<Record<ErrorCode, string>>>;
  readonly right: () => string;
  readonly alone: readonly { readonly code: ErrorCode; readonly answered: () => string }[];
  /** Two things wrong at once, each of another step, whichever of them came about first. */
  readonly pairs: readonly {
    readonly earlier: ErrorCode;
    readonly later: ErrorCode;
    readonly answered: () => readonly string[];
  }[];
}

const placeOf = ({ code, at }: Pick<Wrong<unknown, unknown>, 'code' | 'at'>): number =>
  at === undefined ? stepOf(code) : orderOfRefusals.findIndex(({ step }) => step === at);

export const judged = <Command, State>({
  operation,
  decide,
  right,
  wrongs,
  elsewhere = {},
}: {
  readonly operation: string;
  readonly decide: (command: Command, state: State) => unknown;
  readonly right: Met<Command, State>;
  readonly wrongs: readonly Wrong<Command, State>[];
  readonly elsewhere?: Judged['elsewhere'];
}): Judged => {
  const answer = ({ command, state }: Met<Command, State>): string => {
    try {
      decide(command, state);
      return 'let through';
    } catch (error) {
      if (error instanceof Rejected) return error.code;
      throw error;
    }
  };
  return {
    operation,
    codes: wrongs.map(({ code }) => code),
    elsewhere,
    right: () => answer(right),
    alone: wrongs.map(({ code, make }) => ({ code, answered: () => answer(make(right)) })),
    pairs: wrongs.flatMap((earlier) =>
      wrongs
        .filter((later) => placeOf(later) > placeOf(earlier))
        .map((later) => ({
          earlier: earlier.code,
          later: later.code,
          answered: () => [answer(earlier.make(later.make(right))), answer(later.make(earlier.make(right)))],
        })),
    ),
  };
};
