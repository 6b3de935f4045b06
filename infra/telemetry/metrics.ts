import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: (service: string) => (operation: string, status: number, seconds: number) => void;
  readonly relayBacklog: (aggregate: string, waiting: number) => void;
  readonly relayFailure: (aggregate: string) => void;
  readonly consumed: (group: string, type: string, outcome: 'done' | 'rejected' | 'failed' | 'unknown') => void;
  readonly lag: (group: string, messages: number) => void;
  readonly stuckSeals: (count: number) => void;
}

/** The four signals (rate, errors, duration by operation; saturation by backlog and lag) in one registry. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'touchline_request_seconds',
    help: 'Time to answer, by service, operation and status',
    labelNames: ['service', 'operation', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const backlog = new Gauge({
    name: 'touchline_relay_backlog',
    help: 'Aggregates with events that are not published yet',
    labelNames: ['aggregate'] as const,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'touchline_relay_failures_total',
    help: 'Publications that failed and will be repeated',
    labelNames: ['aggregate'] as const,
    registers: [registry],
  });
  const consumed = new Counter({
    name: 'touchline_consumed_total',
    help: 'Events handled, by consumer group, type and outcome',
    labelNames: ['group', 'type', 'outcome'] as const,
    registers: [registry],
  });
  const lag = new Gauge({
    name: 'touchline_consumer_lag',
    help: 'Messages that a consumer group has not handled yet',
    labelNames: ['group'] as const,
    registers: [registry],
  });
  const seals = new Gauge({
    name: 'touchline_stuck_seals',
    help: 'Documents whose seal has failed several times',
    registers: [registry],
  });
  return {
    registry,
    requests: (service) => (operation, status, seconds) =>
      duration.observe({ service, operation, status: String(status) }, seconds),
    relayBacklog: (aggregate, waiting) => backlog.set({ aggregate }, waiting),
    relayFailure: (aggregate) => failures.inc({ aggregate }),
    consumed: (group, type, outcome) => consumed.inc({ group, type, outcome }),
    lag: (group, messages) => lag.set({ group }, messages),
    stuckSeals: (count) => seals.set(count),
  };
};
