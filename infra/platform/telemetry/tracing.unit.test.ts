import { afterEach, expect, it } from '@jest/globals';
import { startCollector } from '../../quality/testkit/collector.ts';
import { beginSpan, currentTrace, inTrace, silentLogger, span, startTracingBy, stopTracing } from './index.ts';

const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
afterEach(stopTracing);

it('without a collector the trace is handed on as it came, and nothing is loaded', async () => {
  await startTracingBy({}, 'offers', silentLogger());
  await startTracingBy({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, 'offers', silentLogger());
  const given = { name: 'work', kind: 'internal', parent } as const;
  expect(await span(given, async () => currentTrace())).toBe(parent);
  expect(beginSpan(given).traceparent).toBe(parent);
});

it('begins a trace where there is none, or one that is not of the form', async () => {
  for (const bad of [undefined, '', 'nonsense', `00-${'z'.repeat(32)}-${'b'.repeat(16)}-01`, `${parent}\n`]) {
    const trace = await span({ name: 'work', kind: 'server', parent: bad }, async () => currentTrace());
    expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(trace).not.toBe(bad);
  }
});

it('with a collector each stretch of work is a child of its parent, and is sent before the process ends', async () => {
  const collector = await startCollector();
  const address = collector.url.replace('/v1/traces', '');
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = address;
  const replica = {
    VERSION: '1.4.0',
    OTEL_RESOURCE_ATTRIBUTES: 'service.instance.id=offers-7f, team=a%20b,broken,x=%zz',
  };
  await startTracingBy({ OTEL_EXPORTER_OTLP_ENDPOINT: address, ...replica }, 'offers', silentLogger());
  const outer = beginSpan({ name: 'outer', kind: 'server', parent });
  expect(outer.traceparent).toMatch(new RegExp(`^00-${'a'.repeat(32)}-[0-9a-f]{16}-01$`));
  expect(outer.traceparent).not.toBe(parent);
  const inner = await inTrace(outer.traceparent, () =>
    span({ name: 'inner', kind: 'internal', parent: currentTrace() }, async () => currentTrace()),
  );
  expect(inner?.slice(0, 35)).toBe(outer.traceparent.slice(0, 35));
  expect(inner).not.toBe(outer.traceparent);
  await expect(
    span({ name: 'failing', kind: 'internal', parent }, async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  outer.end({ name: 'renamed', failed: true });
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  await stopTracing();
  expect(collector.spans.map(({ name, service }) => [name, service])).toEqual([
    ['inner', 'offers'],
    ['failing', 'offers'],
    ['renamed', 'offers'],
  ]);
  expect(collector.spans[0]?.resource).toEqual({
    'service.instance.id': 'offers-7f',
    'service.version': '1.4.0',
    team: 'a b',
  });
  await collector.close();
});
