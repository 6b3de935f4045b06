import pino, { type Logger } from 'pino';

export type { Logger };

/** JSON logs with ids, never bodies, tokens or addresses. `level` is pino's. */
export const createLogger = (name: string, level: string): Logger =>
  pino({
    name,
    level,
    base: { service: name },
    timestamp: pino.stdTimeFunctions.isoTime,
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
  });

export const silentLogger = (): Logger => pino({ level: 'silent' });
