export { createLogger, type Logger, silentLogger } from './logger.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { childTrace, currentTrace, withTrace } from './trace.ts';
