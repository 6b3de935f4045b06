import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildsPath } from '@touchline/contracts/protocol/builds';
import { createLogger, startTracing, stopTracing } from '../../platform/telemetry/index.ts';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { type Collector, paths, startCollector } from '../testkit/collector.ts';
import { eventually, type TestDatabase, testDatabase } from '../testkit/index.ts';
import { intercepted } from '../testkit/intercepted.ts';

/** What can be seen of the whole product from outside: its metrics, traces and logs. */

let database: TestDatabase;
let harness: AllInOneHarness;
let collector: Collector;
const lines: string[] = [];
const logger = createLogger('touchline', 'trace', { write: (line: string) => void lines.push(line) });
let held: Promise<void> | undefined;
let failing: Error | undefined;

/** A projection of offers that can be held up, or made to fail. */
const planted = intercepted('offers.actors', async (_event, next) => {
  await held;
  if (failing) throw failing;
  await next();
});

beforeAll(async () => {
  database = await testDatabase();
  collector = await startCollector();
  await startTracing({ service: 'touchline', url: collector.url, everyMs: 50 }, logger);
  harness = await allInOneHarness(database.uri, planted, { logger, followBuilds: true });
});
afterAll(async () => {
  await harness?.close();
  await stopTracing();
  await collector?.close();
  await database?.close();
});

let count = 0;
const register = async () => {
  count += 1;
  const client = browserClient(harness.product.address);
  const given = { email: `watched${count}@example.com`, password: 'floodlights at dusk', name: 'Wilhelmina Ångström' };
  const { status, data } = await client.send('POST', '/register', {
    ...given,
    profile_type: 'player',
    accepts_terms: true,
  });
  expect(status).toBe(201);
  client.as(data.user.profiles[0]);
  return { client, ...given, id: data.user.id as string };
};
const scrape = () => harness.product.metrics.registry.metrics();
const value = (metrics: string, series: string): number | undefined => {
  const line = metrics.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('builds', () => {
  it('are told to who has a page open, where a developer asked for it', async () => {
    const reply = await fetch(`${harness.product.address}${buildsPath}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    await reply.body?.cancel();
  });
});

describe('metrics', () => {
  it('count requests by the templates of their routes, with their status and time', async () => {
    const { client, id } = await register();
    await client.send('PUT', '/me/name', { name: 'Wilhelmina' });
    await client.send('GET', `/offers/off_of_${id}`);
    await fetch(`${harness.product.address}/nowhere/${id}`, { redirect: 'manual' });
    await eventually(async () => {
      const metrics = await scrape();
      const of = (service: string, operation: string, status: number) =>
        value(
          metrics,
          `touchline_request_seconds_count{service="${service}",operation="${operation}",status="${status}"}`,
        );
      expect(of('bff', 'PUT /api/me/name', 200)).toBe(1);
      expect(of('identity', 'changeName', 200)).toBe(1);
      expect(metrics).toMatch(/seconds_count{service="bff",operation="GET \/api\/offers\/:offer_id",status="4\d\d"} 1/);
      expect(of('bff', 'GET page', 404)).toBe(1);
      expect(value(metrics, 'touchline_requests_in_flight{service="bff"}')).toBe(0);
      expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
      expect(metrics).toMatch(/^process_resident_memory_bytes /m);
    }, 'the requests are counted');
  });

  it('tell of requests in flight, of events that wait and of consumers that are behind', async () => {
    const { client } = await register();
    await eventually(
      async () => expect(value(await scrape(), 'touchline_relay_backlog{aggregate="user"}')).toBe(0),
      'nothing waits',
      { within: 20_000 },
    );
    let letGo = (): void => {};
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    await client.send('PUT', '/me/name', { name: 'Held up' });
    harness.travel(90_000);
    await eventually(
      async () => {
        const metrics = await scrape();
        expect(value(metrics, 'touchline_relay_backlog{aggregate="user"}')).toBe(1);
        expect(value(metrics, 'touchline_relay_oldest_seconds{aggregate="user"}')).toBeGreaterThan(80);
        expect(value(metrics, 'touchline_consumer_lag{group="offers.actors",topic="touchline.user"}')).toBe(1);
        expect(value(metrics, 'touchline_consumer_lag{group="documents.actors",topic="touchline.user"}')).toBe(0);
      },
      'the event waits',
      { within: 20_000 },
    );
    letGo();
    held = undefined;
    await eventually(
      async () => {
        const metrics = await scrape();
        expect(value(metrics, 'touchline_relay_backlog{aggregate="user"}')).toBe(0);
        expect(value(metrics, 'touchline_relay_oldest_seconds{aggregate="user"}')).toBe(0);
        expect(value(metrics, 'touchline_consumer_lag{group="offers.actors",topic="touchline.user"}')).toBe(0);
      },
      'nothing waits any more',
      { within: 20_000 },
    );
  });

  it('hold no ids and nothing of a person in their labels', async () => {
    const metrics = await scrape();
    expect(metrics).not.toMatch(/\b(usr|prf|clb|tea|off|doc|sub|pln|ses)_[0-9a-z]{6,}/);
    expect(metrics).not.toMatch(/@example|Wilhelmina/);
  });
});

describe('traces', () => {
  it('lead from the click over its command and its event to every projection and reaction', async () => {
    const { client } = await register();
    const trace = 'c'.repeat(31) + count;
    const click = 'd'.repeat(16);
    await client.send('PUT', '/me/name', { name: 'Traced' }, { traceparent: `00-${trace}-${click}-01` });
    const act = 'server PUT /api/me/name > client identity changeName > server changeName > internal user ChangeName';
    await eventually(
      () => {
        const seen = paths(collector.spans, trace);
        expect(seen).toEqual(
          expect.arrayContaining([
            `${act} > producer user publish`,
            `${act} > consumer profile.scouting touchline.user.name-changed.v1`,
            `${act} > consumer offers.actors touchline.user.name-changed.v1`,
            `${act} > consumer documents.actors touchline.user.name-changed.v1`,
            `${act} > consumer bff.sessions touchline.user.name-changed.v1`,
          ]),
        );
      },
      'the trace is whole',
      { within: 20_000 },
    );
    const spans = collector.spans.filter(({ traceId }) => traceId === trace);
    // All hang together: the one whose parent isn't among them is the request, and its parent is the click.
    const ids = new Set(spans.map(({ spanId }) => spanId));
    expect(spans.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? '')).map((s) => s.parentSpanId)).toEqual([
      click,
    ]);
    expect(spans.every(({ service }) => service === 'touchline')).toBe(true);
    expect(JSON.stringify(spans)).not.toMatch(/Traced|@example/);
  });

  it('go on over reactions that act themselves', async () => {
    const trace = 'e'.repeat(32);
    const client = browserClient(harness.product.address);
    await client.send(
      'POST',
      '/register',
      {
        email: 'traced@example.com',
        password: 'floodlights at dusk',
        name: 'Traced',
        profile_type: 'player',
        accepts_terms: true,
      },
      { traceparent: `00-${trace}-${'f'.repeat(16)}-01` },
    );
    await eventually(
      () =>
        expect(paths(collector.spans, trace).join('\n')).toMatch(
          /consumer profile\.user-registered touchline\.user\.registered\.v1 > internal profile \w+ > consumer offers\.actors touchline\.profile/,
        ),
      'the profile that was made for the person is of the same trace',
      { within: 20_000 },
    );
  });
});

describe('logs', () => {
  it('say of each request who asked what with which outcome, in ids, and nothing of the person', async () => {
    lines.length = 0;
    const { client, email, password, name, id } = await register();
    await client.send('PUT', '/me/name', { name: 'Wilhelmina Østergård' });
    await client.send('GET', '/me');
    const twice = await browserClient(harness.product.address).send('POST', '/register', {
      email,
      password,
      name,
      profile_type: 'player',
      accepts_terms: true,
    });
    expect(twice.status).toBeGreaterThanOrEqual(400);
    // Errors of drivers hold what they were given.
    failing = Object.assign(
      new Error(`E11000 duplicate key error collection: users index: email dup key: { email: "${email}" }`),
      { code: 11000, keyValue: { email }, cause: new Error(`550 <${email}> is not known here`) },
    );
    await client.send('PUT', '/me/name', { name: 'Wilhelmina Østergård the Second' });
    await eventually(
      () => expect(lines.some((line) => line.includes('could not be handled') && line.includes('E11000'))).toBe(true),
      'the failure is told',
    );
    failing = undefined;
    const guest = browserClient(harness.product.address);
    await guest.send('POST', '/login', { email, password: 'a wrong one' });
    await guest.send('POST', '/login', { email, password });
    await guest.send('POST', '/forgot-password', { email });
    const mailbox = harness.product.adapters.mailbox;
    const pin = await eventually(async () => {
      const texts = (await mailbox?.list({ to: email }))?.map(({ text }) => text) ?? [];
      return texts.map((text) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined) ?? false;
    }, 'the PIN is there');
    const token = await eventually(async () => {
      const texts = (await mailbox?.list({ to: email }))?.map(({ text }) => text) ?? [];
      return texts.map((text) => /token=([\w.-]{20,})/.exec(text)?.[1]).find((found) => found !== undefined) ?? false;
    }, 'the address can be confirmed');
    await guest.send('POST', '/verify-email', { token });
    await fetch(`${harness.product.address}/verify-email?token=${token}`);
    await guest.send('POST', '/reset-password', { email, pin: '000000', password: 'the north stand sings' });
    expect(
      (await guest.send('POST', '/reset-password', { email, pin, password: 'the north stand sings' })).status,
    ).toBe(200);
    await eventually(
      () => expect(lines.filter((line) => line.includes('"operation":"resetPassword"'))).toHaveLength(2),
      'all is answered',
    );

    const session = client.cookies.get('touchline-session') ?? '';
    const csrf = client.cookies.get('touchline-csrf') ?? '';
    const device = client.cookies.get('touchline-device') ?? '';
    expect(Math.min(session.length, device.length)).toBeGreaterThan(20);
    const secrets = [email, password, 'a wrong one', 'the north stand sings', token, session, device, csrf];
    const text = lines.join('');
    for (const secret of [...secrets, 'Wilhelmina', 'Ångström', 'Østergård', 'example.com']) {
      expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    }
    expect(text).not.toMatch(new RegExp(`(?<![\\w.-])${pin}(?![\\w.-])`));

    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    for (const line of requests)
      expect(line).toMatchObject({
        request_id: expect.any(String),
        trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        operation: expect.any(String),
        status: expect.any(Number),
        ms: expect.any(Number),
        service: expect.any(String),
      });
    const change = requests.find(({ operation }) => operation === 'PUT /api/me/name');
    expect(requests.find(({ operation }) => operation === 'changeName')).toMatchObject({
      service: 'identity',
      request_id: change.request_id,
      trace_id: change.trace_id,
      status: 200,
    });
    expect(lines.some((line) => line.includes(id))).toBe(true);
  });
});
