import { join } from 'node:path';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { keysOf, makeKeys } from './keys.ts';
import { type Part, parts } from './parts.ts';
import { createPartProcess, type PartProcess } from './process.ts';

/** The product as domain teams deploy it: each part a process, joined by addresses alone. */
export interface Cluster {
  /** What a browser opens. */
  readonly address: string;
  readonly part: (name: Part) => PartProcess;
  readonly names: readonly Part[];
  /** Starts one more process of this part, on ports of its own, with more environment; not yet ready. It ends with the others. */
  readonly replica: (name: Part, more?: NodeJS.ProcessEnv) => Promise<PartProcess>;
  /** Ends every part, the edge first. */
  readonly stop: () => Promise<void>;
}

export interface ClusterOptions {
  /** For files. */
  readonly directory: string;
  readonly mongodbUri: string;
  readonly brokers: readonly string[];
  readonly redisUrl: string;
  readonly smtpUrl?: string;
  readonly databasePrefix?: string;
  /** Only these parts; by default all. */
  readonly only?: readonly Part[];
  /** The port of the BFF; by default any. */
  readonly port?: number;
  readonly logLevel?: string;
  /** More for one part's environment: an address behind a proxy, say. */
  readonly more?: Partial<Readonly<Record<Part, NodeJS.ProcessEnv>>>;
}

/** Starts the parts beside each other and resolves when all are ready. */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { directory, mongodbUri, brokers, redisUrl, smtpUrl, only = parts, more = {} } = options;
  const keys = await makeKeys(new Date());
  const ports = new Map<Part, { readonly port: number; readonly operationsPort: number }>();
  for (const part of parts) {
    const port = part === 'bff' && options.port ? options.port : await freePort();
    ports.set(part, { port, operationsPort: await freePort() });
  }
  const url = (part: Part): string => `http://127.0.0.1:${ports.get(part)?.port}`;
  const addresses = Object.fromEntries(parts.map((part) => [`${part.toUpperCase()}_URL`, url(part)]));
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    MONGODB_URI: mongodbUri,
    KAFKA_BROKERS: brokers.join(','),
    REDIS_URL: redisUrl,
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
    DATABASE_PREFIX: options.databasePrefix ?? '',
    DATA_DIR: directory,
    FILES_DIR: join(directory, 'files'),
    LOG_LEVEL: options.logLevel ?? 'warn',
    ORIGIN: url('bff'),
  };
  const processes = new Map<Part, PartProcess>();
  const replicas: PartProcess[] = [];
  const environmentOf = (part: Part): NodeJS.ProcessEnv => {
    const own = Object.fromEntries(keysOf[part].map((name) => [name, keys[name]]));
    return { ...environment, ...(part === 'bff' ? addresses : {}), ...own, ...more[part] };
  };
  for (const part of only) {
    const place = ports.get(part) as { port: number; operationsPort: number };
    processes.set(part, createPartProcess({ part, ...place, env: environmentOf(part) }));
  }
  const stop = async (): Promise<void> => {
    await processes.get('bff')?.end();
    await Promise.all([...processes.values(), ...replicas].map((one) => one.end()));
  };
  try {
    for (const one of processes.values()) one.start();
    await Promise.all([...processes.values()].map((one) => one.ready()));
  } catch (error) {
    await Promise.all([...processes.values()].map((one) => one.end('SIGKILL')));
    throw error;
  }
  return {
    address: url('bff'),
    names: only,
    replica: async (part, own = {}) => {
      const place = { port: await freePort(), operationsPort: await freePort() };
      const made = createPartProcess({ part, ...place, env: { ...environmentOf(part), ...own } });
      replicas.push(made);
      made.start();
      return made;
    },
    part: (name) => {
      const found = processes.get(name);
      if (!found) throw new Error(`${name} is not among the parts that were started`);
      return found;
    },
    stop,
  };
};
