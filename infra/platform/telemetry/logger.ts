import { isNativeError } from 'node:util/types';
import pino, { type DestinationStream, type Logger } from 'pino';
import { currentTrace, readTrace } from './trace.ts';

export type { Logger };

const address = /[^\s"'<>(){}[\],;:=]+@[^\s"'<>(){}[\],;:]+/g;
/** What MongoDB tells of a value that is there already. */
const duplicate = /dup key: \{.*\}/gs;

/** Text of an error without what drivers put in of people: mail addresses, and values of unique keys. */
const scrubbed = (text: string): string => text.replace(duplicate, 'dup key').replace(address, '[address]');

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly cause?: LoggedError;
}

/** Of whatever realm: what `fetch` throws is none of a test's own errors. */
const isError = (error: unknown): error is Error => error instanceof Error || isNativeError(error);

/** Of an error only what names its place: drivers hang whole commands, documents and answers on theirs. */
const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!isError(error)) return { type: typeof error, message: scrubbed(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrubbed(error.message),
    ...(error.stack === undefined ? {} : { stack: scrubbed(error.stack) }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause !== undefined && depth < 3 ? { cause: loggedError(error.cause, depth + 1) } : {}),
  };
};

/** JSON logs with ids (the trace's, where there is one), never bodies, tokens or addresses. `level` is pino's. */
export const createLogger = (name: string, level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      name,
      level,
      base: { service: name },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const trace = readTrace(currentTrace());
        return trace ? { trace_id: trace.traceId } : {};
      },
      serializers: { err: (error: unknown) => loggedError(error) },
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.pin',
          '*.email',
          'headers.authorization',
          'headers.cookie',
          'email',
          'password',
          'token',
          'pin',
        ],
        censor: '[left out]',
      },
    },
    destination ?? pino.destination(1),
  );

export const silentLogger = (): Logger => pino({ level: 'silent' });
