import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serviceNames } from '@touchline/contracts/topology';
import { type Cluster, type Part, startCluster } from '../../apps/processes/index.ts';
import { type Engine, startEngine } from '../../platform/database/index.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { type Kafka, startKafka } from './kafka/index.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { type RedisServer, startRedis } from './redis.ts';
import { startTogether } from './started.ts';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '..', '..', '..');

/** The servers that separate processes stand on, each one real and of this run alone. */
export interface Servers {
  readonly directory: string;
  readonly kafka: Kafka;
  readonly redis: RedisServer;
  readonly mail: MailCatcher;
  readonly mongodbUri: string;
  /** Ends the database's process at once, as a power cut would. */
  readonly killDatabase: () => Promise<void>;
  /** Starts it again on the same port and directory. */
  readonly startDatabase: () => Promise<void>;
  /** Freezes and wakes it: a server that hangs. */
  readonly database: () => Engine;
  readonly close: () => Promise<void>;
}

export interface ServersOptions {
  readonly mailboxPort?: number;
  /** What the broker calls its own port: that of a wire before it. */
  readonly advertisedKafka?: number;
  /** What the database acknowledged is to survive its kill: everybody waits for flushes. Default true; without it nobody may kill it. */
  readonly lasting?: boolean;
}

export const startServers = async ({
  mailboxPort = 0,
  advertisedKafka,
  lasting = true,
}: ServersOptions = {}): Promise<Servers> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-processes-'));
  const port = await freePort();
  const openEngine = () => startEngine({ directory: join(directory, 'database'), port, ephemeral: !lasting });
  let engine: Engine | undefined;
  const together = startTogether((started) =>
    Promise.all([
      started(
        startKafka({
          directory: join(directory, 'kafka'),
          ...(advertisedKafka === undefined ? {} : { advertised: advertisedKafka }),
        }),
        (kafka) => kafka.stop(),
      ),
      started(startRedis(), (redis) => redis.close()),
      started(startMailCatcher(mailboxPort), (mail) => mail.close()),
      // By then it may be another one, on the same directory.
      started(openEngine(), (first) => (engine ?? first).close()),
    ]),
  );
  const {
    made: [kafka, redis, mail, first],
    end,
  } = await together.catch(async (error: unknown) => {
    await rm(directory, { recursive: true, force: true });
    throw error;
  });
  return {
    directory,
    kafka,
    redis,
    mail,
    mongodbUri: first.uri,
    database: () => engine ?? first,
    killDatabase: async () => {
      const { pid, died } = engine ?? first;
      if (pid === undefined) throw new Error('the database runs in no process of ours');
      process.kill(pid, 'SIGKILL');
      await died;
    },
    startDatabase: async () => {
      engine = await openEngine();
    },
    close: async () => {
      await end();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

export interface ProcessesOptions {
  readonly only?: readonly Part[];
  readonly port?: number;
  readonly more?: Partial<Readonly<Record<Part, NodeJS.ProcessEnv>>>;
  readonly logLevel?: string;
}

/**
 * More of their environment, for what isn't about time limits: on a machine that is busy besides, a database or a service may take
 * longer to answer than a person would wait for.
 */
export const patient: Partial<Readonly<Record<Part, NodeJS.ProcessEnv>>> = {
  ...Object.fromEntries(serviceNames.map((name) => [name, { DATABASE_TIMEOUT_MS: '10000' }])),
  bff: { SERVICE_TIMEOUT_MS: '30000' },
};

/** All parts as processes on these servers; `through` replaces the addresses by those of wires before them. */
export const startProcessesOn = (
  servers: Servers,
  options: ProcessesOptions = {},
  through: { readonly mongodbUri?: string; readonly brokers?: readonly string[]; readonly redisUrl?: string } = {},
): Promise<Cluster> =>
  startCluster({
    directory: servers.directory,
    mongodbUri: servers.mongodbUri,
    brokers: servers.kafka.brokers,
    redisUrl: servers.redis.url,
    smtpUrl: servers.mail.smtpUrl,
    ...through,
    ...options,
  });

/** What operations does once by the README's commands: the first member of staff, and the clubs. */
export const furnish = async (
  servers: Servers,
  admin: { readonly email: string; readonly name: string; readonly password: string },
): Promise<void> => {
  const command = async (main: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> => {
    await run(process.execPath, [main, ...args], {
      cwd: repository,
      env: { ...process.env, MONGODB_URI: servers.mongodbUri, DATA_DIR: servers.directory, ...env },
    });
  };
  await command('services/identity/src/make-admin.main.ts', [], {
    ADMIN_EMAIL: admin.email,
    ADMIN_NAME: admin.name,
    ADMIN_PASSWORD: admin.password,
  });
  await command('services/profile/src/club/import-clubs.main.ts', ['infra/apps/all-in-one/demo/clubs', '--apply'], {});
};
