import { randomUUID } from 'node:crypto';
import type { Message } from 'kafkajs';
import type { DeadLetter, DeadLetters } from './bus.ts';
import { ensureTopics, type KafkaConnection, openKafka } from './kafka.client.ts';
import { deadLetterTopic, toDeadLetter, toDeadLetterMessage } from './kafka.message.ts';

export interface KafkaDeadLettersOptions extends KafkaConnection {
  /** The topics whose `<topic>.dlq` are read. */
  readonly topics: readonly string[];
}

/** The dead letters as they lie in `<topic>.dlq`: for tools. Connects for each call. */
export const createKafkaDeadLetters = (options: KafkaDeadLettersOptions): DeadLetters => {
  const send = async (topic: string, message: Message): Promise<void> => {
    const kafka = await openKafka(options);
    const admin = kafka.admin();
    const producer = kafka.producer();
    try {
      await Promise.all([admin.connect(), producer.connect()]);
      await ensureTopics(admin, { topics: [deadLetterTopic(topic)], partitions: 1 });
      await producer.send({ topic: deadLetterTopic(topic), acks: -1, messages: [message] });
    } finally {
      await Promise.allSettled([admin.disconnect(), producer.disconnect()]);
    }
  };

  const list = async (): Promise<readonly DeadLetter[]> => {
    const kafka = await openKafka(options);
    const admin = kafka.admin();
    const groupId = `dead-letters-${randomUUID()}`;
    const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: 100 });
    const letters = new Map<string, DeadLetter>();
    try {
      await admin.connect();
      const there = new Set(await admin.listTopics());
      const waiting = new Map<string, number>();
      for (const topic of options.topics.map(deadLetterTopic).filter((name) => there.has(name))) {
        for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
          if (high !== low) waiting.set(`${topic}/${partition}`, Number(high));
        }
      }
      if (waiting.size === 0) return [];
      await consumer.connect();
      const topics = [...new Set([...waiting.keys()].map((name) => name.slice(0, name.lastIndexOf('/'))))];
      await consumer.subscribe({ topics, fromBeginning: true });
      await new Promise<void>((resolve, reject) => {
        consumer.on('consumer.crash', ({ payload }) => reject(payload.error));
        void consumer.run({
          autoCommit: false,
          eachBatch: async ({ batch }) => {
            for (const message of batch.messages) {
              const id = message.key?.toString() ?? '';
              if (message.value === null) letters.delete(id);
              else letters.set(id, toDeadLetter(message));
            }
            const name = `${batch.topic}/${batch.partition}`;
            if (Number(batch.lastOffset()) + 1 >= (waiting.get(name) ?? 0)) waiting.delete(name);
            if (waiting.size === 0) resolve();
          },
        });
      });
      return [...letters.values()].toSorted((a, b) => a.at.localeCompare(b.at));
    } finally {
      await consumer.disconnect();
      await admin.deleteGroups([groupId]).catch(() => {});
      await admin.disconnect();
    }
  };

  return {
    put: (letter) => send(letter.topic, toDeadLetterMessage(letter)),
    list,
    take: async (id) => {
      const letter = (await list()).find((one) => one.id === id);
      if (letter !== undefined) await send(letter.topic, { key: id, value: null });
      return letter;
    },
  };
};
