import { type ErrorCode, isErrorCode, messageOf } from '@touchline/contracts/errors';

/** What a refused call rejects with; `details` are the facts of the refusal, for ValidationFailed one per field. */
export type ApiFailure = {
  readonly code: ErrorCode;
  readonly message: string;
  /** 0 where no answer came. */
  readonly status: number;
  readonly details?: unknown;
};

export type FieldDetail = { readonly path: string; readonly message: string };

/** The `error` field of an answer → code and the catalogue's message; anything unknown is ServerErrorException. */
export const failureOf = (status: number, body: unknown): ApiFailure => {
  const { error, details } = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: unknown;
    details?: unknown;
  };
  const code = isErrorCode(error) ? error : 'ServerErrorException';
  return { code, message: messageOf(code), status, ...(details === undefined ? {} : { details }) };
};

export const isApiFailure = (reason: unknown): reason is ApiFailure =>
  typeof reason === 'object' && reason !== null && 'code' in reason && 'status' in reason && isErrorCode(reason.code);

/** The refused fields of a ValidationFailed; none for any other failure. */
export const fieldDetails = (reason: unknown): readonly FieldDetail[] => {
  if (!isApiFailure(reason) || !Array.isArray(reason.details)) return [];
  return reason.details.filter(
    (detail): detail is FieldDetail => typeof detail?.path === 'string' && typeof detail?.message === 'string',
  );
};
