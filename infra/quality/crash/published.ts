import { topics as contracts } from '@touchline/contracts/events';
import { Kafka, logLevel } from 'kafkajs';

/** A message of a topic of events, as often as it lies there. */
export interface Published {
  readonly subject: string;
  readonly sequence: number;
  readonly id: string;
}

/** Reads every topic of events from its beginning to its end of now, without what was stated again. */
export const readMessages = async (brokers: readonly string[]): Promise<readonly Published[]> => {
  const kafka = new Kafka({ clientId: 'crash', brokers: [...brokers], logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  const groupId = `crash-${Date.now()}`;
  const consumer = kafka.consumer({ groupId });
  try {
    const there = new Set(await admin.listTopics());
    const topics = contracts.flatMap(({ topic }) => (there.has(topic) ? [topic] : []));
    const left = new Map<string, number>();
    for (const topic of topics)
      for (const { partition, high, low } of await admin.fetchTopicOffsets(topic))
        if (Number(high) > Number(low)) left.set(`${topic}/${partition}`, Number(high));
    const published: Published[] = [];
    if (left.size === 0) return published;
    await consumer.connect();
    await consumer.subscribe({ topics, fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      consumer.on('consumer.crash', ({ payload }) => reject(payload.error));
      consumer
        .run({
          eachBatch: async ({ batch }) => {
            for (const { headers, key } of batch.messages) {
              const type = String(headers?.['ce_type']);
              const sequence = Number(String(headers?.['ce_sequence']));
              // Stated again, it carries a number that an event has already.
              if (/\.restated\.v\d+$/.test(type)) continue;
              published.push({ subject: key?.toString() ?? '', sequence, id: String(headers?.['ce_id']) });
            }
            const end = left.get(`${batch.topic}/${batch.partition}`);
            if (end !== undefined && Number(batch.lastOffset()) + 1 >= end)
              left.delete(`${batch.topic}/${batch.partition}`);
            if (left.size === 0) resolve();
          },
        })
        .catch(reject);
    });
    return published;
  } finally {
    await consumer.disconnect();
    await admin.deleteGroups([groupId]).catch(() => {});
    await admin.disconnect();
  }
};

/** Subject → sequence → ids of the events under it. */
export const readPublished = async (
  brokers: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>> => {
  const published = new Map<string, Map<number, Set<string>>>();
  for (const { subject, sequence, id } of await readMessages(brokers)) {
    const numbers = published.get(subject) ?? new Map<number, Set<string>>();
    published.set(subject, numbers.set(sequence, (numbers.get(sequence) ?? new Set()).add(id)));
  }
  return published;
};
