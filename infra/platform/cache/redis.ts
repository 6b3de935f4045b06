import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { everyBeat } from '../runtime/beat.ts';
import type { Cache } from './cache.ts';

export interface RedisCacheOptions {
  /** `redis://` or `rediss://`, with user and password where they are asked for. */
  readonly url: string;
  /** `host:port` of those who know which server leads: the host of `url` is the name of the group that they watch. */
  readonly sentinels?: readonly string[] | undefined;
  readonly sentinelPassword?: string | undefined;
  /** PEM of who vouches for the servers, where it is nobody that every machine trusts. */
  readonly ca?: string | undefined;
  readonly logger: Logger;
  /** Put before every key and channel. Default `touchline:`. */
  readonly prefix?: string;
}

/** The connection of a Redis cache, for the limiter. */
export type RedisCache = Cache & { readonly redis: Redis };

/** After this many milliseconds the person is better served without the cache. */
const patience = 150;

/** Where the server is, in the client's words. By Sentinels it is asked anew for each connection, so that a new leader is found. */
export const redisPlace = ({ url, sentinels, sentinelPassword, ca }: Omit<RedisCacheOptions, 'logger' | 'prefix'>) => {
  const { hostname, port, username, password, pathname, protocol } = new URL(url);
  const tls = protocol === 'rediss:' ? { tls: { servername: hostname, ...(ca ? { ca } : {}) } } : {};
  const place = sentinels
    ? {
        name: hostname,
        sentinels: sentinels.map((at) => {
          const colon = at.lastIndexOf(':');
          return { host: at.slice(0, colon), port: Number(at.slice(colon + 1)) };
        }),
        ...(sentinelPassword ? { sentinelPassword } : {}),
        // Sentinels name the leader by its address: its certificate is held against the group's name.
        ...(protocol === 'rediss:' ? { enableTLSForSentinelMode: true, sentinelTLS: ca ? { ca } : {} } : {}),
      }
    : { host: hostname, port: Number(port || 6379) };
  return {
    ...place,
    ...tls,
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    db: Number(pathname.slice(1) || 0),
  };
};

/**
 * The cache that processes share. A command is sent only over a connection that stands, and is given up after 150 ms;
 * the connection is made anew in the background for as long as it takes.
 */
export const createRedisCache = async ({
  logger,
  prefix = 'touchline:',
  ...place
}: RedisCacheOptions): Promise<RedisCache> => {
  const { Redis: Client } = await import('ioredis');
  const options = {
    ...redisPlace(place),
    commandTimeout: patience,
    connectTimeout: 2_000,
    // A server behind a pulled cable answers nothing and closes nothing.
    socketTimeout: 5_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResubscribe: true,
    retryStrategy: (times: number) => Math.min(times * 50, 1_000),
  };
  const redis = new Client(options);
  // An idle subscriber hears nothing for hours; its connection is watched by a ping instead of a socket timeout.
  const subscriber = new Client({ ...options, socketTimeout: undefined });
  const handlers = new Map<string, Set<(message: unknown) => void>>();
  let away: string | undefined = 'not connected yet';

  redis.on('ready', () => {
    if (away !== undefined) logger.info('The cache is connected.');
    away = undefined;
  });
  for (const client of [redis, subscriber]) {
    client.on('error', (error: Error) => {
      if (away === undefined) logger.warn({ err: error }, 'The cache is away; reads are misses until it is back.');
      away = error.message || String(error);
    });
    client.on('close', () => {
      away ??= 'the connection is closed';
    });
  }
  subscriber.on('message', (channel: string, text: string) => {
    for (const handler of handlers.get(channel) ?? []) handler(JSON.parse(text));
  });
  // What was subscribed while the server was away.
  subscriber.on('ready', () => {
    if (handlers.size > 0) subscriber.subscribe(...handlers.keys()).catch(() => {});
  });
  let waiting = false;
  const endWatching = everyBeat(1_000, () => {
    if (subscriber.status !== 'ready' || waiting) return;
    waiting = true;
    subscriber
      .ping()
      .catch(() => subscriber.disconnect(true))
      .finally(() => {
        waiting = false;
      });
  });

  await Promise.all(
    [redis, subscriber].map(
      (client) =>
        new Promise<void>((resolve) => {
          client.once('ready', resolve);
          client.once('error', () => resolve());
        }),
    ),
  );

  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (redis.status !== 'ready') return undefined;
    try {
      return await work();
    } catch (error) {
      logger.debug({ err: error }, 'The cache did not answer.');
      return undefined;
    }
  };

  return {
    redis,
    get: async <T>(key: string) => {
      const text = await attempt(() => redis.get(prefix + key));
      return typeof text === 'string' ? (JSON.parse(text) as T) : undefined;
    },
    set: async (key, value, ttlSeconds) => {
      await attempt(() => redis.set(prefix + key, JSON.stringify(value), 'EX', ttlSeconds));
    },
    delete: async (key) => {
      await attempt(() => redis.del(prefix + key));
    },
    increment: (key, ttlSeconds) =>
      attempt(async () => {
        const [[, count] = []] =
          (await redis
            .multi()
            .incr(prefix + key)
            .expire(prefix + key, ttlSeconds, 'NX')
            .exec()) ?? [];
        return Number(count);
      }),
    publish: async (channel, message) => {
      await attempt(() => redis.publish(prefix + channel, JSON.stringify(message)));
    },
    subscribe: async (channel, handler) => {
      const name = prefix + channel;
      const there = handlers.get(name) ?? new Set();
      handlers.set(name, there.add(handler));
      if (subscriber.status === 'ready') await subscriber.subscribe(name).catch(() => {});
      return async () => {
        there.delete(handler);
        if (there.size > 0) return;
        handlers.delete(name);
        if (subscriber.status === 'ready') await subscriber.unsubscribe(name).catch(() => {});
      };
    },
    health: async () => {
      const pong = await attempt(() => redis.ping());
      return pong === 'PONG' ? { ok: true } : { ok: false, reason: `Redis does not answer: ${away ?? 'no reply'}` };
    },
    close: async () => {
      endWatching();
      redis.disconnect();
      subscriber.disconnect();
    },
  };
};
