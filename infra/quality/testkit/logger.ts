import { type Logger, pino } from 'pino';

/** A logger for tests that look at behaviour, not at lines. */
export const silentLogger: Logger = pino({ level: 'silent' });
