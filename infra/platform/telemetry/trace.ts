import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** W3C trace context that follows a request through commands, events and the reactions to them. */
const storage = new AsyncLocalStorage<string>();

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The parts of a `traceparent`; nothing where it is missing or malformed. */
export const readTrace = (traceparent: string | undefined) => {
  const [, traceId, spanId, flags] = form.exec(traceparent ?? '') ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags: Number.parseInt(flags, 16) } : undefined;
};

/** A child of the given `traceparent`, or a new trace where it is missing or malformed. */
export const childTrace = (traceparent: string | undefined): string => {
  const trace = readTrace(traceparent)?.traceId ?? randomBytes(16).toString('hex');
  return `00-${trace}-${randomBytes(8).toString('hex')}-01`;
};

export const currentTrace = (): string | undefined => storage.getStore();

/** Ids and names of the code; nothing of a person. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanGiven {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal' | 'producer' | 'consumer';
  /** The `traceparent` that it belongs to; a new trace begins where there is none. */
  readonly parent: string | undefined;
  readonly attributes?: SpanAttributes;
}

export interface SpanOutcome {
  /** Known only at the end: the template of a route. */
  readonly name?: string;
  readonly attributes?: SpanAttributes;
  readonly failed?: boolean;
}

/** A stretch of work that was begun: what goes on from it carries its `traceparent`. */
export interface Span {
  readonly traceparent: string;
  readonly end: (outcome?: SpanOutcome) => void;
}

export interface Tracer {
  readonly begin: (given: SpanGiven) => Span;
}

let tracer: Tracer | undefined;

/** Where spans go from here on; without one only the trace's id is handed on. */
export const useTracer = (chosen: Tracer | undefined): void => {
  tracer = chosen;
};

const nothing = (): void => {};

/** For work that has no promise of its own; what runs within `inTrace` belongs to it. */
export const beginSpan = (given: SpanGiven): Span =>
  tracer
    ? tracer.begin(given)
    : { traceparent: readTrace(given.parent) ? (given.parent as string) : childTrace(undefined), end: nothing };

export const inTrace = <T>(traceparent: string, run: () => T): T => storage.run(traceparent, run);

/** Runs a stretch of work within its span. `outcome` tells from what it answered how it went; a throw is a failure. */
export const span = async <T>(
  given: SpanGiven,
  run: () => Promise<T>,
  outcome?: (answer: T) => SpanOutcome,
): Promise<T> => {
  const begun = beginSpan(given);
  try {
    const answer = await storage.run(begun.traceparent, run);
    begun.end(outcome?.(answer));
    return answer;
  } catch (error) {
    begun.end({
      failed: true,
      attributes: { 'error.type': error instanceof Error ? error.name : 'unknown' },
    });
    throw error;
  }
};
