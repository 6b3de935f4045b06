import { log } from '@touchline/app-core/log.ts';
import type { Boot } from '@touchline/contracts/protocol/boot';

/** Where errors are reported at all. */
const reporting = ['development', 'staging', 'production'];

/** The settings of the specification. */
const limits = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
  maxBreadcrumbs: 100,
  normalizeDepth: 3,
  maxValueLength: 250,
} as const;

/** Starts the reporting of errors where an address for it is set; the reporter is loaded then alone. */
export const startErrorReporting = async ({ environment, release, sentry_dsn }: Boot['config']): Promise<void> => {
  if (!sentry_dsn || !reporting.includes(environment)) return;
  try {
    const sentry = await import('@sentry/react');
    sentry.init({
      ...limits,
      dsn: sentry_dsn,
      environment,
      release,
      integrations: [sentry.browserTracingIntegration(), sentry.replayIntegration()],
      transportOptions: { bufferSize: 64 },
    });
  } catch (reason) {
    log.warn('Errors can’t be reported', reason);
  }
};
