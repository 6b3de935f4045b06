import { createServer } from 'node:http';

/** A span as OTLP's JSON tells it. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  readonly kind: number;
  readonly service: string;
  /** What is known of the process beside its name. */
  readonly resource: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface Collector {
  /** Where spans are sent to. */
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  readonly close: () => Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: what OTLP's JSON holds
type Json = any;

const values = (attributes: Json): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (attributes ?? []).map(({ key, value }: Json) => [key, value.stringValue ?? value.intValue ?? value.boolValue]),
  );

/** An OTLP collector for tests: keeps the spans that it gets. */
export const startCollector = async (): Promise<Collector> => {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const sent: Json = JSON.parse(Buffer.concat(chunks).toString());
    for (const { resource, scopeSpans } of sent.resourceSpans) {
      const { 'service.name': service, ...of } = values(resource.attributes);
      const process = { service: String(service), resource: of };
      for (const { traceId, spanId, parentSpanId, name, kind, attributes } of scopeSpans.flatMap((s: Json) => s.spans))
        spans.push({ traceId, spanId, parentSpanId, name, kind, ...process, attributes: values(attributes) });
    }
    res.setHeader('content-type', 'application/json');
    res.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The path of names from the root of a trace to each of its ends. */
export const paths = (spans: readonly CollectedSpan[], traceId: string): readonly string[] => {
  const mine = spans.filter((span) => span.traceId === traceId);
  const kinds = ['', 'internal', 'server', 'client', 'producer', 'consumer'];
  const down = (span: CollectedSpan, above: readonly string[]): readonly string[] => {
    const here = [...above, `${kinds[span.kind]} ${span.name}`];
    const children = mine.filter(({ parentSpanId }) => parentSpanId === span.spanId);
    return children.length === 0 ? [here.join(' > ')] : children.flatMap((child) => down(child, here));
  };
  const there = new Set(mine.map(({ spanId }) => spanId));
  return mine
    .filter(({ parentSpanId }) => !parentSpanId || !there.has(parentSpanId))
    .flatMap((root) => down(root, []))
    .toSorted();
};
