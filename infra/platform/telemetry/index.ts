export { currentCorrelation, currentWork, inCorrelation } from './correlation.ts';
export { createLogger, type Logger, silentLogger } from './logger.ts';
export { type Backlog, createMetrics, type Metrics, type MetricsOptions, type Observe } from './metrics.ts';
export { beginSpan, currentTrace, inTrace, type Span, type SpanGiven, span } from './trace.ts';
export { startTracing, startTracingBy, stopTracing, type TracingOptions } from './tracing.ts';
