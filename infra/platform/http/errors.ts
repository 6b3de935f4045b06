import { type ErrorCode, errors, messageOf } from '@touchline/contracts/errors';
import type { z } from 'zod';
import { isUnavailable, Rejected } from '../domain/index.ts';
import type { RawReply } from './request.ts';

export { isUnavailable, Unavailable } from '../domain/index.ts';

export interface ErrorBody {
  readonly error: ErrorCode;
  readonly message: string;
  readonly details?: unknown;
}

/** zod's issues as field errors in words: `[{ path: 'salary.amount', message }]`. */
export const fieldErrors = (error: z.ZodError, root = ''): { path: string; message: string }[] =>
  error.issues.flatMap((issue) => {
    const path = [root, ...issue.path.map(String)].filter(Boolean).join('.');
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, message: 'This field is not known here.' }))
      : [{ path, message: issue.message }];
  });

/** The one place where an error becomes an answer. `log` gets only what is unexpected. */
export const errorReply = (error: unknown, requestId: string, log: (error: unknown) => void): RawReply => {
  const code: ErrorCode =
    error instanceof Rejected ? error.code : isUnavailable(error) ? 'ServiceUnavailable' : 'ServerErrorException';
  if (!(error instanceof Rejected)) log(error);
  const { details, retry_after, ...facts } = error instanceof Rejected ? error.facts : ({} as Record<string, unknown>);
  const shown =
    details ??
    (Object.keys(facts).length > 0 ? facts : code === 'ServerErrorException' ? { request_id: requestId } : undefined);
  const body: ErrorBody = { error: code, message: messageOf(code), ...(shown === undefined ? {} : { details: shown }) };
  return {
    status: errors[code].status,
    headers: {
      'cache-control': 'no-store',
      ...(retry_after === undefined ? {} : { 'retry-after': String(retry_after) }),
      ...(code === 'ServiceUnavailable' ? { 'retry-after': '2' } : {}),
    },
    json: body,
  };
};
