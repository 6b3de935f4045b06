export { type Decider, spec } from './given.ts';
export { derivedId, newId } from './ids.ts';
export { type FieldError, invalid, Rejected, unreachable } from './rejected.ts';
export { isUnavailable, Unavailable } from './unavailable.ts';
