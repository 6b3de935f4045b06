import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { watched } from './watched.ts';

/** Told when a request begins; what it answers is told how the request ended. Operations are names of a contract. */
export type Observe = () => (operation: string, status: number) => void;

/** What waits in the outboxes of one kind of aggregate. */
export interface Backlog {
  readonly events: number;
  /** Age of the oldest, in seconds; 0 when nothing waits. */
  readonly oldestSeconds: number;
}

export interface Metrics {
  readonly registry: Registry;
  /** What this process is a build of; said once. */
  readonly build: (of: { readonly service: string; readonly version: string; readonly revision: string }) => void;
  readonly requests: (service: string) => Observe;
  /** What one process asks another: the time until it is answered, a refusal by the network included. */
  readonly questions: (service: string) => Observe;
  readonly relayFailure: (aggregate: string) => void;
  readonly consumed: (group: string, type: string, outcome: 'done' | 'rejected' | 'failed' | 'unknown') => void;
  /** Read when somebody scrapes. Answers the function that ends the watching. */
  readonly watchRelay: (aggregate: string, read: () => Promise<Backlog>) => () => void;
  readonly watchLag: (
    read: () => Promise<readonly { readonly group: string; readonly topic: string; readonly events: number }[]>,
  ) => () => void;
  readonly watchDeadLetters: (
    read: () => Promise<readonly { readonly group: string; readonly topic: string; readonly letters: number }[]>,
  ) => () => void;
  readonly watchStuckSeals: (read: () => Promise<number>) => () => void;
  /** Until when documents can be sealed. */
  readonly sealsUntil: (end: Date) => void;
  readonly watchOverdue: (process: string, read: () => Promise<number>) => () => void;
  /** Paid at the payment service by nobody whom billing knows. */
  readonly watchUnknownSubscriptions: (read: () => Promise<number>) => () => void;
  /** How many entries of the audit the database has not taken yet. */
  readonly watchAudit: (read: () => number) => () => void;
  /** An entry of the audit that the log alone has. */
  readonly auditLeftOut: () => void;
  readonly watchDependencies: (
    read: () => Promise<readonly { readonly dependency: string; readonly up: boolean }[]>,
  ) => () => void;
}

/** Between two looks at how late the event loop is. */
const lagEveryMs = 500;

export interface MetricsOptions {
  /** How long what was read from the database or the brokers is kept. Default 5,000. */
  readonly keepMs?: number;
  /** A scrape waits no longer than this for them. Default 1,500. */
  readonly withinMs?: number;
}

type Reader<T> = () => Promise<T | undefined>;

/**
 * The four signals (traffic, errors, latency by operation; saturation by requests in flight, event loop, memory) and what
 * waits: outboxes, consumers, dead letters, seals. Labels are names of the code; never an id or anything of a person.
 */
export const createMetrics = ({ keepMs = 5_000, withinMs = 1_500 }: MetricsOptions = {}): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  // The lag of the event loop is taken by a timer that wakes the process: a hundred times a second, as it comes, is all that a process may
  // take that has nothing to do, and ten times was half of what woke a service. What is told holds this interval itself.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagEveryMs });
  const duration = new Histogram({
    name: 'touchline_request_seconds',
    help: 'Time to answer, by service, operation and status',
    labelNames: ['service', 'operation', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const questions = new Histogram({
    name: 'touchline_question_seconds',
    help: 'Time until a service has answered the BFF, by service and status',
    labelNames: ['service', 'status'] as const,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const inFlight = new Gauge({
    name: 'touchline_requests_in_flight',
    help: 'Requests that are being answered',
    labelNames: ['service'] as const,
    registers,
  });
  const failures = new Counter({
    name: 'touchline_relay_failures_total',
    help: 'Publications that failed and will be repeated',
    labelNames: ['aggregate'] as const,
    registers,
  });
  const consumed = new Counter({
    name: 'touchline_consumed_total',
    help: 'Events handled, by consumer group, type and outcome',
    labelNames: ['group', 'type', 'outcome'] as const,
    registers,
  });
  const unread = new Counter({
    name: 'touchline_watch_failures_total',
    help: 'Scrapes for which a value could not be read in time; the value itself is left out then',
    labelNames: ['value'] as const,
    registers,
  });

  const leftOut = new Counter({
    name: 'touchline_audit_left_out_total',
    help: 'Entries of the audit that the log alone has, as too many waited for the database',
    registers,
  });

  const build = new Gauge({
    name: 'touchline_build_info',
    help: 'What the process is a build of; always 1',
    labelNames: ['service', 'version', 'revision'] as const,
    registers,
  });

  const readers = <T>(value: string) => {
    const all = new Set<Reader<T>>();
    return {
      add: (read: () => Promise<T>): (() => void) => {
        const reader = watched({ name: value, read, keepMs, withinMs, failed: (name) => unread.inc({ value: name }) });
        all.add(reader);
        return () => void all.delete(reader);
      },
      read: async (): Promise<readonly T[]> =>
        (await Promise.all([...all].map((read) => read()))).filter((answer) => answer !== undefined),
    };
  };

  const relays = readers<Backlog & { readonly aggregate: string }>('relay');
  for (const [name, help, pick] of [
    ['touchline_relay_backlog', 'Events that are not published yet (counted up to some thousand)', 'events'],
    ['touchline_relay_oldest_seconds', 'Age of the oldest event that is not published yet', 'oldestSeconds'],
  ] as const) {
    new Gauge({
      name,
      help,
      labelNames: ['aggregate'] as const,
      registers,
      async collect() {
        const found = await relays.read();
        this.reset();
        for (const backlog of found) this.set({ aggregate: backlog.aggregate }, backlog[pick]);
      },
    });
  }
  const lags = readers<readonly { readonly group: string; readonly topic: string; readonly events: number }[]>('lag');
  new Gauge({
    name: 'touchline_consumer_lag',
    help: 'Events that a consumer group has not handled yet',
    labelNames: ['group', 'topic'] as const,
    registers,
    async collect() {
      const found = await lags.read();
      this.reset();
      for (const { group, topic, events } of found.flat()) this.set({ group, topic }, events);
    },
  });
  const letters =
    readers<readonly { readonly group: string; readonly topic: string; readonly letters: number }[]>('dead letters');
  new Gauge({
    name: 'touchline_dead_letters',
    help: 'Events among the dead letters, with those that wait behind them',
    labelNames: ['group', 'topic'] as const,
    registers,
    async collect() {
      const found = await letters.read();
      this.reset();
      for (const { group, topic, letters: count } of found.flat()) this.set({ group, topic }, count);
    },
  });
  const dependencies = readers<readonly { readonly dependency: string; readonly up: boolean }[]>('dependencies');
  new Gauge({
    name: 'touchline_dependency_up',
    help: 'Whether what the process depends on answers: 1 or 0',
    labelNames: ['dependency'] as const,
    registers,
    async collect() {
      const found = await dependencies.read();
      this.reset();
      for (const { dependency, up } of found.flat()) this.set({ dependency }, up ? 1 : 0);
    },
  });
  const seals = readers<number>('stuck seals');
  new Gauge({
    name: 'touchline_stuck_seals',
    help: 'Documents whose seal has failed several times',
    registers,
    async collect() {
      const found = await seals.read();
      this.remove();
      if (found.length > 0) this.set(found.reduce((sum, count) => sum + count, 0));
    },
  });
  const sealingEnd = new Gauge({
    name: 'touchline_sealing_certificate_end_seconds',
    help: 'When the sealing certificate, or one above it, ends, in seconds since 1970; left out where nothing is sealed',
    registers,
  });
  sealingEnd.remove();
  const unknown = readers<number>('unknown subscriptions');
  new Gauge({
    name: 'touchline_unknown_subscriptions',
    help: 'Subscriptions that are paid at the payment service and that nobody has here',
    registers,
    async collect() {
      const found = await unknown.read();
      this.remove();
      if (found.length > 0) this.set(Math.max(...found));
    },
  });
  const audits = readers<number>('audit');
  new Gauge({
    name: 'touchline_audit_waiting',
    help: 'Entries of the audit that the database has not taken yet; the log has them meanwhile',
    registers,
    async collect() {
      const found = await audits.read();
      this.set(found.reduce((sum, count) => sum + count, 0));
    },
  });
  const overdue = readers<{ readonly process: string; readonly flows: number }>('overdue flows');
  new Gauge({
    name: 'touchline_overdue_flows',
    help: 'Flows over several services whose next step is overdue',
    labelNames: ['process'] as const,
    registers,
    async collect() {
      const found = await overdue.read();
      this.reset();
      for (const { process, flows } of found) this.set({ process }, flows);
    },
  });

  return {
    registry,
    build: (of) => build.set(of, 1),
    requests: (service) => () => {
      const started = performance.now();
      let open = true;
      inFlight.inc({ service });
      return (operation, status) => {
        if (!open) return;
        open = false;
        inFlight.dec({ service });
        duration.observe({ service, operation, status: String(status) }, (performance.now() - started) / 1_000);
      };
    },
    questions: (service) => () => {
      const started = performance.now();
      return (_operation, status) =>
        questions.observe({ service, status: String(status) }, (performance.now() - started) / 1_000);
    },
    relayFailure: (aggregate) => failures.inc({ aggregate }),
    consumed: (group, type, outcome) => consumed.inc({ group, type, outcome }),
    watchRelay: (aggregate, read) => relays.add(async () => ({ aggregate, ...(await read()) })),
    watchLag: lags.add,
    watchDeadLetters: letters.add,
    watchStuckSeals: seals.add,
    sealsUntil: (end) => sealingEnd.set(Math.floor(end.getTime() / 1_000)),
    watchOverdue: (process, read) => overdue.add(async () => ({ process, flows: await read() })),
    watchUnknownSubscriptions: unknown.add,
    watchAudit: (read) => audits.add(async () => read()),
    auditLeftOut: () => leftOut.inc(),
    watchDependencies: dependencies.add,
  };
};
