import { type ErrorCode, isErrorCode, messageOf } from '@touchline/contracts/errors';
import { fileRefusalInWords } from '@touchline/contracts/policies/file-limits';
import { text } from '../text.ts';

/** What a refused call rejects with; `details` are the facts of the refusal, for ValidationFailed one per field. */
export type ApiFailure = {
  readonly code: ErrorCode;
  readonly message: string;
  /** 0 where no answer came. */
  readonly status: number;
  readonly details?: unknown;
  /** Where no answer came to a command: whether it stayed here, or nobody can say whether it arrived. */
  readonly outcome?: 'unsent' | 'unknown';
};

export type FieldDetail = { readonly path: string; readonly message: string };

/** The `error` field of an answer → code and the catalogue's message, with the limit of a file that it says; anything unknown is ServerErrorException. */
export const failureOf = (status: number, body: unknown): ApiFailure => {
  const { error, details } = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: unknown;
    details?: unknown;
  };
  const code = isErrorCode(error) ? error : 'ServerErrorException';
  const message = fileRefusalInWords(code, details) ?? messageOf(code);
  return { code, message, status, ...(details === undefined ? {} : { details }) };
};

/** A command that did not leave this browser: nothing happened and nothing will. */
export const unsent = (online: boolean): ApiFailure => ({
  code: 'ServerErrorException',
  message: text(online ? 'commandUnsent' : 'commandOffline'),
  status: 0,
  outcome: 'unsent',
});

/** A command without an answer: it may have counted. Only the person sends it again. */
export const unknownOutcome = (): ApiFailure => ({
  code: 'ServerErrorException',
  message: text('commandUnknown'),
  status: 0,
  outcome: 'unknown',
});

/** A read without an answer. */
export const unread = (online: boolean): ApiFailure => ({
  code: 'ServerErrorException',
  message: online ? messageOf('ServerErrorException') : text('readOffline'),
  status: 0,
});

export const isApiFailure = (reason: unknown): reason is ApiFailure =>
  typeof reason === 'object' && reason !== null && 'code' in reason && 'status' in reason && isErrorCode(reason.code);

/** The refused fields of a ValidationFailed; none for any other failure. */
export const fieldDetails = (reason: unknown): readonly FieldDetail[] => {
  if (!isApiFailure(reason) || !Array.isArray(reason.details)) return [];
  return reason.details.filter(
    (detail): detail is FieldDetail => typeof detail?.path === 'string' && typeof detail?.message === 'string',
  );
};

/** Why something was refused, in one sentence: where there is one field, what is wrong with it. */
export const refusalSentence = (reason: unknown): string =>
  fieldDetails(reason)[0]?.message ?? (isApiFailure(reason) ? reason.message : '');
