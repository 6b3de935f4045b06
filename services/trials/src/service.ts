import { trialsOperations } from '@touchline/contracts/http/trials';
import { composeService, type Service } from '@touchline/platform/aggregate';
import { type Authenticate, createApi } from '@touchline/platform/http';
import type { Logger, Metrics } from '@touchline/platform/telemetry';

export interface TrialsDependencies {
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  readonly clock: () => Date;
}

/** Trial requests: a process with health and a contract, and no operation yet. */
export const createTrials = ({ authenticate, logger, metrics, clock }: TrialsDependencies): Service =>
  composeService({
    name: 'trials',
    api: createApi(trialsOperations, {}, { authenticate, logger, clock, observe: metrics?.requests('trials') }),
    subscriptions: [],
    parts: [],
    logger,
  });
