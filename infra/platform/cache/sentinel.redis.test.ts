import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, redisMissing, silentLogger } from '../../quality/testkit/index.ts';
import { freePort } from '../runtime/free-port.mjs';
import { createRedisCache, type RedisCache } from './index.ts';
import { redisPlace } from './redis.ts';

/** Two servers and one who watches them, as Sentinel runs them: the leader is killed, the other one takes its place. */

const missing = await redisMissing();
if (missing !== undefined) process.stderr.write(`Redis suite skipped. ${missing}\n`);
// Servers in containers name each other by addresses that only containers reach.
const onRedis = missing === undefined && process.env['TOUCHLINE_TESTCONTAINERS'] !== '1' ? describe : describe.skip;

const password = 'of-this-test';
let directory = '';
const servers = new Map<string, { readonly kill: () => Promise<void> }>();
let cache: RedisCache;

const launch = async (name: string, args: readonly string[]): Promise<void> => {
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()));
  const endWithParent = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithParent);
  await new Promise<void>((settle, refuse) => {
    child.once('error', refuse);
    child.once('exit', () => refuse(new Error(`${name} ended`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (/Ready to accept connections|Sentinel ID is/.test(chunk.toString())) settle();
    });
  });
  servers.set(name, {
    kill: async () => {
      process.off('exit', endWithParent);
      child.kill('SIGKILL');
      await ended;
    },
  });
};

beforeAll(async () => {
  if (missing !== undefined) return;
  directory = await mkdtemp(join(tmpdir(), 'touchline-sentinel-'));
  const [leader, follower, sentinel] = [await freePort(), await freePort(), await freePort()];
  const common = ['--bind', '127.0.0.1', '--save', '', '--dir', directory, '--requirepass', password];
  await launch('leader', ['--port', String(leader), ...common, '--masterauth', password]);
  const follows = ['--replicaof', '127.0.0.1', String(leader), '--masterauth', password];
  await launch('follower', ['--port', String(follower), ...common, ...follows]);
  const config = join(directory, 'sentinel.conf');
  await writeFile(
    config,
    `port ${sentinel}
bind 127.0.0.1
dir ${directory}
sentinel monitor touchline 127.0.0.1 ${leader} 1
sentinel auth-pass touchline ${password}
sentinel down-after-milliseconds touchline 500
sentinel failover-timeout touchline 2000
`,
  );
  await launch('sentinel', [config, '--sentinel']);
  cache = await createRedisCache({
    url: `redis://:${password}@touchline`,
    sentinels: [`127.0.0.1:${sentinel}`],
    logger: silentLogger,
  });
});
afterAll(async () => {
  await cache?.close();
  for (const server of servers.values()) await server.kill();
  if (directory) await rm(directory, { recursive: true, force: true });
});

onRedis('a cache whose leader Sentinel names', () => {
  it('is found by the name of its group, and again when another one leads', async () => {
    const heard: unknown[] = [];
    await cache.subscribe('news', (message) => heard.push(message));
    await cache.set('before', 1, 60);
    expect(await cache.get('before')).toBe(1);
    // Sentinel learns of the follower from the leader, and can't put one in its place that it doesn't know.
    await eventually(async () => {
      const [, name] = (await cache.redis.call('ROLE')) as [string, number, ...unknown[]];
      expect(name).toBeGreaterThan(0);
      expect(JSON.stringify(await cache.redis.call('INFO', 'replication'))).toContain('connected_slaves:1');
    }, 'the follower follows');
    await servers.get('leader')?.kill();
    servers.delete('leader');
    await eventually(
      async () => {
        await cache.set('after', 2, 60);
        expect(await cache.get('after')).toBe(2);
        await cache.publish('news', 'of the new leader');
        expect(heard).toContain('of the new leader');
      },
      'the other one leads, keeps what it is given and hands on what is told',
      { within: 60_000 },
    );
    expect(await cache.health()).toEqual({ ok: true });
  });
});

describe('the place of the cache', () => {
  it('is a server, or the name of a group that others know', () => {
    expect(redisPlace({ url: 'redis://cache:6380/2' })).toEqual({ host: 'cache', port: 6380, db: 2 });
    expect(redisPlace({ url: 'rediss://app:p%40ss@cache', ca: 'pem' })).toEqual({
      host: 'cache',
      port: 6379,
      db: 0,
      username: 'app',
      password: 'p@ss',
      tls: { servername: 'cache', ca: 'pem' },
    });
    expect(
      redisPlace({ url: 'rediss://:p@touchline', sentinels: ['a:26379', 'b:26379'], sentinelPassword: 's' }),
    ).toMatchObject({
      name: 'touchline',
      sentinels: [
        { host: 'a', port: 26379 },
        { host: 'b', port: 26379 },
      ],
      sentinelPassword: 's',
      password: 'p',
      enableTLSForSentinelMode: true,
      tls: { servername: 'touchline' },
    });
  });
});
