import { trialsOperations } from '@touchline/contracts/http/trials';
import { composeService, type Service } from '@touchline/infra/aggregate';
import { type Authenticate, createApi } from '@touchline/infra/http';
import type { Logger, Metrics } from '@touchline/infra/telemetry';

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
    api: createApi(
      trialsOperations,
      {},
      { authenticate, logger, clock, ...(metrics ? { observe: metrics.requests('trials') } : {}) },
    ),
    subscriptions: [],
    parts: [],
    logger,
  });
