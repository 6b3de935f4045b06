import { ownErrors } from './errors/own.ts';
import { specifiedErrors } from './errors/specified.ts';

/**
 * The error catalogue: every code that an answer may carry, with its HTTP status, the message a person reads and
 * when it is answered: those of the product's specification, and this system's own.
 */
export const errors = { ...specifiedErrors, ...ownErrors } as const;

export type ErrorCode = keyof typeof errors;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errors, value);

/** The message of a code; an unknown or missing code reads as `ServerErrorException`. */
export const messageOf = (code: unknown): string => errors[isErrorCode(code) ? code : 'ServerErrorException'].message;
