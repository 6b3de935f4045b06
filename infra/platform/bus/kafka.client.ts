import { connect, isIP, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import type { Admin, Consumer, ConsumerConfig, ISocketFactory, Producer, RequestTimeoutEvent } from 'kafkajs';
import type { Logger } from 'pino';
import { loadKafkajs } from './kafka.library.ts';
import type { KafkaSecurity } from './kafka.security.ts';

export interface KafkaConnection {
  readonly brokers: readonly string[];
  readonly clientId: string;
  readonly logger: Logger;
  readonly security?: KafkaSecurity | undefined;
  /** How sockets are made; for tests that cut or freeze them. */
  readonly socketFactory?: ISocketFactory | undefined;
  /** A broker that does not answer a request within this time counts as gone. Default 5,000. */
  readonly requestTimeoutMs?: number | undefined;
}

export interface KafkaClient {
  admin(): Admin;
  producer(): Producer;
  consumer(config: ConsumerConfig): Consumer;
}

const ordinarySockets: ISocketFactory = ({ host, port, ssl, onConnect }) => {
  const named = isIP(host) ? {} : { servername: host };
  const socket = ssl ? connectByTls({ host, port, ...named, ...ssl }, onConnect) : connect({ host, port }, onConnect);
  socket.setKeepAlive(true, 10_000);
  return socket;
};

/**
 * A client that gives up half-open connections. kafkajs notices that a request got no answer but sends the next one over
 * the same socket, for ever; here such a broker's sockets are destroyed, and kafkajs opens new ones.
 */
export const openKafka = async (connection: KafkaConnection): Promise<KafkaClient> => {
  const kafkajs = await loadKafkajs();
  const logger = connection.logger.child({ part: 'kafka' });
  const sockets = new Map<string, Set<Socket>>();
  const makeSocket = connection.socketFactory ?? ordinarySockets;
  const socketFactory: ISocketFactory = (target) => {
    const socket = makeSocket(target);
    const broker = `${target.host}:${target.port}`;
    const open = sockets.get(broker) ?? new Set();
    sockets.set(broker, open.add(socket));
    socket.once('close', () => open.delete(socket));
    return socket;
  };
  const giveUp = ({ payload: { broker, apiName } }: RequestTimeoutEvent): void => {
    logger.warn({ broker, apiName }, 'A broker does not answer; its connections are made anew.');
    for (const socket of sockets.get(broker) ?? []) socket.destroy(new Error(`no answer from ${broker}`));
  };
  const { tls, sasl } = connection.security ?? {};
  const kafka = new kafkajs.Kafka({
    clientId: connection.clientId,
    brokers: [...connection.brokers],
    ...(tls ? { ssl: tls } : {}),
    ...(sasl ? { sasl } : {}),
    connectionTimeout: 2_000,
    requestTimeout: connection.requestTimeoutMs ?? 5_000,
    retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 4 },
    socketFactory,
    logCreator: () => (entry) => {
      const { message, timestamp: _, logger: __, ...about } = entry.log;
      // kafkajs calls an error what it mends itself a moment later: a rebalance, a coordinator that is loading.
      if (entry.level <= kafkajs.logLevel.WARN) logger.warn(about, message);
      else logger.debug(about, message);
    },
  });
  return {
    admin: () => {
      const admin = kafka.admin();
      admin.on('admin.network.request_timeout', giveUp);
      return admin;
    },
    producer: () => {
      const createPartitioner = kafkajs.Partitioners.DefaultPartitioner;
      const producer = kafka.producer({ allowAutoTopicCreation: false, createPartitioner });
      producer.on('producer.network.request_timeout', giveUp);
      return producer;
    },
    consumer: (config) => {
      const consumer = kafka.consumer({ allowAutoTopicCreation: false, ...config });
      consumer.on('consumer.network.request_timeout', giveUp);
      return consumer;
    },
  };
};

export interface TopicSettings {
  readonly partitions: number;
  /** Copies of each partition; by default as the brokers are set. */
  readonly replication?: number | undefined;
  /** So many of them have to have a message before it counts as sent; by default as the brokers are set. */
  readonly minInSync?: number | undefined;
}

const week = String(7 * 24 * 60 * 60 * 1_000);

/**
 * Makes the topics that are missing: they keep the newest message per key, and a week of history. Two processes may do so at
 * the same time. Answers those that were missing.
 */
export const ensureTopics = async (
  admin: Admin,
  topics: readonly string[],
  { partitions, replication, minInSync }: TopicSettings,
): Promise<readonly string[]> => {
  const there = new Set(await admin.listTopics());
  const missing = topics.filter((topic) => !there.has(topic));
  if (missing.length === 0) return [];
  await admin.createTopics({
    waitForLeaders: true,
    topics: missing.map((topic) => ({
      topic,
      numPartitions: partitions,
      ...(replication === undefined ? {} : { replicationFactor: replication }),
      configEntries: [
        { name: 'cleanup.policy', value: 'compact' },
        { name: 'min.compaction.lag.ms', value: week },
        ...(minInSync === undefined ? [] : [{ name: 'min.insync.replicas', value: String(minInSync) }]),
      ],
    })),
  });
  return missing;
};
