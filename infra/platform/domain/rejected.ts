import type { ErrorCode } from '@touchline/contracts/errors';

/** A broken business rule. `code` is one of the catalogue; `facts` are what a person may be told about it. */
export class Rejected<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: C, facts: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'Rejected';
    this.code = code;
    this.facts = facts;
  }
}

/** One field of a request that can't be taken, as it stands in the `details` of a `ValidationFailed`. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A `ValidationFailed` for fields that only the domain can judge. */
export const invalid = (...details: readonly FieldError[]): Rejected<'ValidationFailed'> =>
  new Rejected('ValidationFailed', { details });

/** Ends a switch over a closed union: a case that is missing doesn't compile. */
export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
};

/** An event that can't have happened in this state: what is stored is damaged, or a rule let it through. */
export class ImpossibleEvent extends Error {
  constructor(event: { readonly type: string }, state: { readonly status: string }) {
    super(`${event.type} can't happen where the state is ${state.status}`);
    this.name = 'ImpossibleEvent';
  }
}
