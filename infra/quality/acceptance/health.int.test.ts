import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serviceNames } from '@touchline/contracts/topology';
import { overHttp } from '../../../bff/src/upstream/upstream.ts';
import { createKafkaBus, createMemoryDeadLetters, createMongoDeadLetters, watchBus } from '../../platform/bus/index.ts';
import { createRedisCache, type RedisCache } from '../../platform/cache/index.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import type { HttpServer } from '../../platform/http/index.ts';
import { serveOperations } from '../../platform/runtime/operations.ts';
import { createState, type ProcessState } from '../../platform/runtime/state.ts';
import { createMetrics, silentLogger } from '../../platform/telemetry/index.ts';
import { eventually } from '../testkit/index.ts';

/** What the operations port says while the parts of a process hang: they take connections and don't answer. */

const sockets = new Set<Socket>();
const listen = async (take: (socket: Socket) => void): Promise<{ server: Server; port: number }> => {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    take(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
};

let frozen = false;
/** The engine of this test run behind a cable that can be pulled. */
const engineBehindCable = () => {
  const host = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(process.env['TOUCHLINE_TEST_MONGODB'] ?? '')?.[1] ?? '');
  const [name, port] = host.split(':');
  return listen((client) => {
    const engine = host.endsWith('.sock') ? connect({ path: host }) : connect({ host: name, port: Number(port) });
    sockets.add(engine);
    engine.on('error', () => {});
    client.on('data', (chunk) => frozen || engine.write(chunk));
    engine.on('data', (chunk) => frozen || client.write(chunk));
    client.on('close', () => engine.destroy());
    engine.on('close', () => client.destroy());
  });
};

const servers: Server[] = [];
let database: Database;
let cache: RedisCache;
let state: ProcessState;
let operations: HttpServer;
const logger = silentLogger();
const metrics = createMetrics({ keepMs: 0 });
let bus: ReturnType<typeof createKafkaBus>;

beforeAll(async () => {
  const [engine, hanging] = await Promise.all([engineBehindCable(), listen(() => {})]);
  servers.push(engine.server, hanging.server);
  database = await openDatabase({ uri: `mongodb://127.0.0.1:${engine.port}/?directConnection=true`, directory: '' });
  const connection = await database.connect(`health_${process.pid}`);
  cache = await createRedisCache({ url: `redis://127.0.0.1:${hanging.port}`, logger });
  const brokers = [`127.0.0.1:${hanging.port}`];
  bus = createKafkaBus({ brokers, clientId: 'health', deadLetters: createMemoryDeadLetters(), logger });
  watchBus(metrics, { bus, deadLetters: createMongoDeadLetters(connection) }, [{ group: 'offers.actors' }]);
  metrics.watchRelay('offer', async () => ({
    events: await connection.collection('offers').countDocuments(),
    oldestSeconds: 0,
  }));
  const address = `http://127.0.0.1:${hanging.port}`;
  const upstream = overHttp(Object.fromEntries(serviceNames.map((name) => [name, address])) as never);
  state = createState();
  state.dependsOn({
    database: async () => {
      await database.ping();
      return undefined;
    },
    bus: async () => (await bus.health()).reason,
    cache: async () => (await cache.health()).reason,
    offers: () => upstream.health('offers'),
  });
  operations = await serveOperations({ host: '127.0.0.1', port: 0 }, metrics, state);
});
afterAll(async () => {
  frozen = false;
  await operations?.stop();
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
  await Promise.allSettled([cache?.close(), database?.close(), bus?.stop()]);
});

const ask = async (path: string) => {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${operations.address.port}${path}`);
  const text = await response.text();
  return { status: response.status, text, took: performance.now() - started };
};
/** Two seconds are promised; a loaded machine may take its own time on top. */
const promisedMs = 4_000;

const down = async (): Promise<readonly string[]> => {
  const { dependencies } = JSON.parse((await ask('/readyz?verbose')).text) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).filter((name) => dependencies[name] !== 'up');
};

describe('a process whose dependencies hang', () => {
  it('is not ready until it is started, and says why', async () => {
    const reply = await ask('/readyz');
    expect([reply.status, JSON.parse(reply.text)]).toEqual([503, { status: 'not ready', reason: 'is starting' }]);
    state.started();
  });

  it('is alive and ready all the same: each is named to who asks for it, in bounded time', async () => {
    const reply = await ask('/readyz');
    expect([reply.status, JSON.parse(reply.text)]).toEqual([200, { status: 'ready' }]);
    expect((await down()).toSorted()).toEqual(['bus', 'cache', 'offers']);
    expect(await ask('/livez')).toMatchObject({ status: 200 });

    frozen = true;
    expect((await ask('/readyz')).status).toBe(200);
    const without = await ask('/readyz?verbose');
    expect(without).toMatchObject({ status: 200 });
    expect(without.took).toBeLessThan(promisedMs);
    expect((await down()).toSorted()).toEqual(['bus', 'cache', 'database', 'offers']);
    expect(await ask('/livez')).toMatchObject({ status: 200 });
  });

  it('tells whoever scrapes which of them are away', async () => {
    frozen = true;
    await eventually(
      async () => {
        const { text } = await ask('/metrics');
        for (const name of ['bus', 'cache', 'database', 'offers'])
          expect(text).toContain(`touchline_dependency_up{dependency="${name}"} 0`);
      },
      'all four are 0',
      { within: 20_000 },
    );
  });

  it('answers a scrape without what it cannot read', async () => {
    frozen = true;
    const reply = await ask('/metrics');
    expect(reply.status).toBe(200);
    expect(reply.took).toBeLessThan(promisedMs);
    expect(reply.text).toContain('process_resident_memory_bytes');
    expect(reply.text).not.toMatch(/touchline_(relay_backlog|dead_letters|consumer_lag)\{/);
    expect((await ask('/metrics')).text).toMatch(/touchline_watch_failures_total\{value="relay"\} [1-9]/);
    frozen = false;
    await eventually(
      async () => expect((await ask('/metrics')).text).toContain('touchline_relay_backlog{aggregate="offer"} 0'),
      'what can be read again is there',
      { within: 20_000 },
    );
    await eventually(
      async () => {
        expect(await down()).not.toContain('database');
        expect((await ask('/metrics')).text).toContain('touchline_dependency_up{dependency="database"} 1');
      },
      'the database is back',
      { within: 20_000 },
    );
  });

  it('is not ready any more once it is to stop', async () => {
    await state.stopping(0);
    const reply = await ask('/readyz');
    expect([reply.status, JSON.parse(reply.text)]).toEqual([503, { status: 'not ready', reason: 'is stopping' }]);
    expect(await ask('/livez')).toMatchObject({ status: 200 });
  });
});
