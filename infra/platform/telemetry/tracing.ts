import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { readTrace, useTracer } from './trace.ts';

export interface TracingOptions {
  /** The process, as it stands in traces. */
  readonly service: string;
  /** What else is known of it: which replica, of which version. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The collector's address for traces. By default OpenTelemetry's own variables name it. */
  readonly url?: string;
  /** Share of new traces that is recorded, 0 to 1. */
  readonly ratio?: number;
  /** How long spans are gathered before they are sent. Default 5,000. */
  readonly everyMs?: number;
}

let stop: (() => Promise<void>) | undefined;

/** Sends the process's spans to an OTLP collector. OpenTelemetry is loaded here and only here. */
export const startTracing = async (options: TracingOptions, logger: Logger): Promise<void> => {
  const [{ diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const tell = (message: string): void => logger.warn({ part: 'tracing' }, message);
  diag.setLogger({ error: tell, warn: tell, info: () => {}, debug: () => {}, verbose: () => {} }, DiagLogLevel.WARN);
  const exporter = new OTLPTraceExporter(options.url === undefined ? {} : { url: options.url });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ ...options.attributes, 'service.name': options.service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(options.ratio ?? 1) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        ...(options.everyMs === undefined ? {} : { scheduledDelayMillis: options.everyMs }),
      }),
    ],
  });
  const tracer = provider.getTracer('touchline');
  const kinds = {
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    internal: SpanKind.INTERNAL,
    producer: SpanKind.PRODUCER,
    consumer: SpanKind.CONSUMER,
  };
  useTracer({
    begin: ({ name, kind, parent, attributes = {} }) => {
      const from = readTrace(parent);
      const context = from
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: from.traceId,
            spanId: from.spanId,
            traceFlags: from.flags,
            isRemote: true,
          })
        : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end: (outcome = {}) => {
          if (outcome.name !== undefined) span.updateName(outcome.name);
          if (outcome.attributes) span.setAttributes(outcome.attributes);
          if (outcome.failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  });
  stop = async () => {
    useTracer(undefined);
    await provider.shutdown();
    diag.disable();
  };
};

const built = (env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  env['VERSION'] ? { 'service.version': env['VERSION'] } : {};

/** `name=value,name=value` with values percent-encoded, as OpenTelemetry writes it. What is malformed is left out. */
export const resourceAttributes = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      if (at < 1 || name === '') return [];
      try {
        return [[name, decodeURIComponent(pair.slice(at + 1).trim())]];
      } catch {
        return [];
      }
    }),
  );

/** As `startTracing`, where OpenTelemetry's own variables name a collector; nothing is loaded where they don't. */
export const startTracingBy = async (
  env: Readonly<Record<string, string | undefined>>,
  service: string,
  logger: Logger,
): Promise<void> => {
  const configured = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!configured || env['OTEL_SDK_DISABLED'] === 'true') return;
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  const attributes = { ...built(env), ...resourceAttributes(env['OTEL_RESOURCE_ATTRIBUTES'] ?? '') };
  await startTracing({ service: env['OTEL_SERVICE_NAME'] || service, attributes, ratio }, logger);
};

/** Sends what is left. A collector that is away doesn't keep a process from ending. */
export const stopTracing = async (): Promise<void> => {
  const stopping = stop;
  stop = undefined;
  const ended = stopping?.().catch(() => {});
  if (ended) await pTimeout(ended, { milliseconds: 2_000, fallback: () => {} });
};
