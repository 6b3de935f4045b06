import { execFile, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../platform/runtime/free-port.mjs';
import { bringJars, javaMissing } from '../maven.ts';

const run = promisify(execFile);
const jars = { name: 'kafka-4.3.1', pom: join(import.meta.dirname, 'pom.xml'), what: 'Apache Kafka' };

/** What this machine lacks to run Apache Kafka, as one sentence. */
export class KafkaMissing extends Error {
  override readonly name = 'KafkaMissing';
}

export interface Kafka {
  readonly brokers: readonly string[];
  stop(): Promise<void>;
}

/** A broker that is spoken to by TLS alone and asks who one is. */
export interface KafkaSecrets {
  /** PEM of the broker's certificate with its chain, and its key. */
  readonly certificate: string;
  readonly key: string;
  readonly username: string;
  readonly password: string;
}

export interface StartKafkaOptions {
  /** Keeps the log of the broker; made when missing. */
  readonly directory: string;
  /** Folder that keeps Kafka's jars between runs; default `.cache` of the repository. */
  readonly cache?: string;
  /** The port of 127.0.0.1 that clients are told to use: that of a wire before the broker. Only for a process of ours. */
  readonly advertised?: number;
  /** Only for a process of ours. */
  readonly secrets?: KafkaSecrets;
}

/** The first of Java, Maven that is missing, as a sentence; nothing when Kafka can run here. */
export const kafkaMissing = async (): Promise<string | undefined> => {
  if (process.env['KAFKA_BROKERS'] || process.env['TOUCHLINE_TESTCONTAINERS'] === '1') return undefined;
  return javaMissing(jars);
};

/** Brings Kafka's jars by Maven once; answers their folder. */
export const fetchKafka = (cache?: string): Promise<string> =>
  bringJars(jars, cache).catch((error: Error) => {
    throw new KafkaMissing(error.message);
  });

const isListening = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

/** Of the broker, of its controller, and what clients are told to use. */
type Ports = readonly [number, number, number];

const open = ([broker, controller, advertised]: Ports): string => `
listeners=PLAINTEXT://127.0.0.1:${broker},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=PLAINTEXT://127.0.0.1:${advertised}
inter.broker.listener.name=PLAINTEXT
`;

const oneLine = (pem: string): string => pem.trim().replaceAll('\n', '\\n');

/** Brokers among themselves speak openly: there is only one. */
const secured = (
  [broker, controller, advertised]: Ports,
  internal: number,
  { certificate, key }: KafkaSecrets,
): string => `
listeners=SASL_SSL://127.0.0.1:${broker},INTERNAL://127.0.0.1:${internal},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=SASL_SSL://127.0.0.1:${advertised},INTERNAL://127.0.0.1:${internal}
listener.security.protocol.map=SASL_SSL:SASL_SSL,INTERNAL:PLAINTEXT,CONTROLLER:PLAINTEXT
inter.broker.listener.name=INTERNAL
sasl.enabled.mechanisms=SCRAM-SHA-512
listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;
ssl.keystore.type=PEM
ssl.keystore.certificate.chain=${oneLine(certificate)}
ssl.keystore.key=${oneLine(key)}
`;

const properties = (directory: string, controller: number, listeners: string): string => `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
${listeners}controller.listener.names=CONTROLLER
log.dirs=${join(directory, 'log')}
offsets.topic.replication.factor=1
offsets.topic.num.partitions=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
transaction.state.log.num.partitions=1
group.initial.rebalance.delay.ms=0
group.min.session.timeout.ms=1000
auto.create.topics.enable=false
`;

const startProcess = async ({ cache, advertised, secrets, ...given }: StartKafkaOptions): Promise<Kafka> => {
  const directory = resolve(given.directory);
  const missing = await kafkaMissing();
  if (missing !== undefined) throw new KafkaMissing(missing);
  const jars = join(await fetchKafka(cache), '*');
  await mkdir(directory, { recursive: true });
  const [broker, controller] = [await freePort(), await freePort()];
  const config = join(directory, 'server.properties');
  const ports: Ports = [broker, controller, advertised ?? broker];
  const listeners = secrets ? secured(ports, await freePort(), secrets) : open(ports);
  await writeFile(config, properties(directory, controller, listeners));
  const lean = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto', '-cp', jars];
  const clusterId = 'dG91Y2hsaW5lLXRlc3Qta2E'; // any 16 bytes in base64url
  await run('java', [
    ...lean,
    'kafka.tools.StorageTool',
    'format',
    '--ignore-formatted',
    '-t',
    clusterId,
    '-c',
    config,
    ...(secrets ? ['-S', `SCRAM-SHA-512=[name=${secrets.username},password=${secrets.password}]`] : []),
  ]);

  const child = spawn('java', ['-Xmx512m', ...lean, 'kafka.Kafka', config], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const listen = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-4_000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<void>((settle) => {
    child.once('exit', () => settle());
  });
  // A test run that is thrown away must not leave a server behind.
  const endWithParent = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', endWithParent);

  const until = Date.now() + 60_000;
  while (!(await isListening(broker))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`Apache Kafka did not start:\n${said}`);
    }
    await wait(50);
  }
  return {
    brokers: [`127.0.0.1:${broker}`],
    stop: async () => {
      process.off('exit', endWithParent);
      child.kill('SIGKILL');
      await ended;
    },
  };
};

const startContainer = async (): Promise<Kafka> => {
  const { GenericContainer } = await import('testcontainers');
  const port = await freePort();
  const container = await new GenericContainer(`apache/kafka:4.3.1`)
    .withExposedPorts({ container: 9092, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_GROUP_MIN_SESSION_TIMEOUT_MS: '1000',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    })
    .start();
  return {
    brokers: [`127.0.0.1:${port}`],
    stop: async () => {
      await container.stop();
    },
  };
};

/**
 * A real Apache Kafka for tests: the one named by `KAFKA_BROKERS`, else a container when `TOUCHLINE_TESTCONTAINERS=1`,
 * else a process of this machine in KRaft mode.
 * @throws KafkaMissing naming what the machine lacks.
 */
export const startKafka = async (options: StartKafkaOptions): Promise<Kafka> => {
  if (options.secrets) return startProcess(options);
  const given = process.env['KAFKA_BROKERS'];
  if (given !== undefined && given !== '') {
    return { brokers: given.split(',').map((broker) => broker.trim()), stop: async () => {} };
  }
  if (process.env['TOUCHLINE_TESTCONTAINERS'] === '1') return startContainer();
  return startProcess(options);
};
