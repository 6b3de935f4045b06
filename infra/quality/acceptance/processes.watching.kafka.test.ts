import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Cluster, type Part, startCluster } from '../../apps/processes/index.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { type Collector, paths, startCollector } from '../testkit/collector.ts';
import { eventually } from '../testkit/index.ts';
import { type Kafka, kafkaMissing, startKafka } from '../testkit/kafka/index.ts';
import { patient as patientParts } from '../testkit/processes.harness.ts';
import { type RedisServer, redisMissing, startRedis } from '../testkit/redis.ts';
import { startTogether } from '../testkit/started.ts';

/** What can be seen of separate processes: one trace through all of them, each one's metrics and health, the command. */

const missing = (await kafkaMissing()) ?? (await redisMissing());
if (missing !== undefined) process.stderr.write(`Suite of separate processes skipped. ${missing}\n`);
const withProcesses = missing === undefined ? describe : describe.skip;
const exec = promisify(execFile);
const only: readonly Part[] = ['identity', 'profile', 'offers', 'bff'];

let directory = '';
let kafka: Kafka;
let redis: RedisServer;
let database: Database;
let collector: Collector;
let cluster: Cluster;
let endServers: (() => Promise<void>) | undefined;

beforeAll(async () => {
  if (missing !== undefined) return;
  directory = await mkdtemp(join(tmpdir(), 'touchline-watching-'));
  const servers = await startTogether((started) =>
    Promise.all([
      started(startKafka({ directory: join(directory, 'kafka') }), (one) => one.stop()),
      started(startRedis(), (one) => one.close()),
      started(openDatabase({ directory: join(directory, 'database'), port: 0 }), (one) => one.close()),
      started(startCollector(), (one) => one.close()),
    ]),
  );
  endServers = servers.end;
  [kafka, redis, database, collector] = servers.made;
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url.replace('/v1/traces', ''),
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  cluster = await startCluster({
    directory,
    mongodbUri: database.uri,
    brokers: kafka.brokers,
    redisUrl: redis.url,
    only,
    logLevel: 'info',
    // A machine that is busy besides answers late; no limit of time is looked at here.
    more: Object.fromEntries(only.map((part) => [part, { ...tracing, ...patientParts[part] }])),
  });
});
afterAll(async () => {
  if (missing !== undefined) return;
  await cluster?.stop();
  await endServers?.();
  await rm(directory, { recursive: true, force: true });
});

const patient = { within: 90_000 };

withProcesses('separate processes', () => {
  it('one trace leads from the click through the BFF, a service and the broker to another service’s projection', async () => {
    const client = browserClient(cluster.address);
    const { status, data } = await client.send('POST', '/register', {
      email: 'processes@example.com',
      password: 'floodlights at dusk',
      name: 'Somebody',
      profile_type: 'player',
      accepts_terms: true,
    });
    expect(status).toBe(201);
    client.as(data.user.profiles[0]);
    const trace = 'c'.repeat(32);
    await client.send(
      'PUT',
      '/me/name',
      { name: 'Somebody Else' },
      { traceparent: `00-${trace}-${'d'.repeat(16)}-01` },
    );
    const act = 'server PUT /api/me/name > client identity changeName > server changeName > internal user ChangeName';
    await eventually(
      () =>
        expect(paths(collector.spans, trace)).toEqual(
          expect.arrayContaining([
            `${act} > producer user publish`,
            `${act} > consumer offers.actors touchline.user.name-changed.v1`,
            `${act} > consumer bff.sessions touchline.user.name-changed.v1`,
          ]),
        ),
      'the trace is whole',
      patient,
    );
    const mine = collector.spans.filter(({ traceId }) => traceId === trace);
    const by = (name: RegExp) => [
      ...new Set(mine.filter((span) => name.test(span.name)).map(({ service }) => service)),
    ];
    expect(by(/^(PUT|identity changeName)/)).toEqual(['bff']);
    expect(by(/^(changeName|user )/)).toEqual(['identity']);
    expect(by(/^offers\.actors/)).toEqual(['offers']);
    // The logs of both sides name the same trace.
    for (const part of ['bff', 'identity'] as const)
      expect(cluster.part(part).said()).toMatch(new RegExp(`"trace_id":"${trace}".*"status":200`));
    for (const part of only) expect(cluster.part(part).said()).not.toMatch(/processes@|Somebody|floodlights/);
  });

  it('each has its own metrics; the BFF is ready without the services that aren’t there, and names them', async () => {
    const read = async (part: Part, path: string) => (await fetch(`${cluster.part(part).operations}${path}`)).text();
    expect(await read('identity', '/metrics')).toContain('touchline_relay_backlog{aggregate="user"}');
    expect(await read('offers', '/metrics')).toContain('touchline_relay_backlog{aggregate="offer"}');
    await eventually(
      async () =>
        expect(await read('offers', '/metrics')).toContain(
          'touchline_consumer_lag{group="offers.actors",topic="touchline.user"} 0',
        ),
      'offers has caught up',
      patient,
    );
    expect(await read('bff', '/metrics')).toContain('operation="PUT /api/me/name",status="200"');
    for (const part of only) {
      expect(await read(part, '/livez')).toContain('alive');
      expect(await read(part, '/metrics')).toContain('nodejs_eventloop_lag_p99_seconds');
    }
    expect(JSON.parse(await read('bff', '/readyz?verbose'))).toMatchObject({
      status: 'ready',
      dependencies: { identity: 'up', documents: 'does not answer', billing: 'does not answer' },
    });
  });

  it('the command sees their dead letters', async () => {
    const env = { ...process.env, MONGODB_URI: database.uri, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' };
    const { stdout } = await exec(process.execPath, ['infra/platform/dead-letters/dead-letters.main.ts', 'list'], {
      env,
    });
    expect(stdout).toBe('0 failed, 0 waiting behind them\n');
  });
});
