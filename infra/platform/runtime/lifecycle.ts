import { type Logger, startTracingBy, stopTracing } from '../telemetry/index.ts';

import { refusedCode, StartRefused } from './refused.ts';

export interface Running {
  /** Goes on serving while those who send it work learn that it is to stop. */
  readonly drain?: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Runs a process: starts it, stops it once on SIGTERM or SIGINT (work under way ends first), ends with code 1 on what
 * nobody caught. `withinMs` bounds the stop, from after the drain on.
 */
export const runProcess = async (logger: Logger, start: () => Promise<Running>, withinMs = 15_000): Promise<void> => {
  let running: Running | undefined;
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    const end = async (): Promise<void> => {
      await running?.drain?.();
      setTimeout(() => {
        logger.error({ withinMs }, 'the stop takes too long; what is under way is cut');
        process.exit(1);
      }, withinMs).unref();
      await running?.stop();
      await stopTracing();
    };
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  const fatal = (error: unknown): void => {
    logger.fatal({ err: error }, 'unexpected: the process ends and will be started again');
    process.exit(1);
  };
  process.on('uncaughtException', fatal);
  process.on('unhandledRejection', fatal);
  // The variables that begin with OTEL_ are OpenTelemetry's, the same for every process that speaks it.
  await startTracingBy(process.env, String(logger.bindings()['service']), logger);
  try {
    running = await start();
  } catch (error) {
    const refused = error instanceof StartRefused;
    if (!refused) logger.fatal({ err: error }, 'the process cannot start');
    console.error(`Touchline cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(refused ? refusedCode : 1);
  }
};
