import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import { z } from 'zod';
import type { CloudEvent, DeadLetter } from './bus.ts';
import { unreadableType } from './delivery.ts';

/** The Kafka protocol binding of CloudEvents in binary mode: attributes as `ce_` headers, the data as the value. */
const headersSchema = z.object({
  ce_specversion: z.literal('1.0'),
  ce_id: z.string().min(1),
  ce_type: z.string().min(1),
  ce_source: z.string().min(1),
  ce_subject: z.string().min(1),
  ce_time: z.string().min(1),
  ce_sequence: z.coerce.number().int().nonnegative(),
  ce_traceparent: z.string().optional(),
  ce_correlationid: z.string().optional(),
  ce_actor: z.string().optional(),
});

const deadLetterSchema = z.object({
  dlq_topic: z.string(),
  dlq_group: z.string(),
  dlq_cause: z.string(),
  dlq_at: z.string(),
  dlq_attempts: z.coerce.number(),
});

const texts = (headers: IHeaders | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));

export const toMessage = (event: CloudEvent): Message => ({
  key: event.subject,
  value: JSON.stringify(event.data) ?? 'null',
  headers: {
    'content-type': 'application/json',
    ce_specversion: '1.0',
    ce_id: event.id,
    ce_type: event.type,
    ce_source: event.source,
    ce_subject: event.subject,
    ce_time: event.time,
    ce_sequence: String(event.sequence),
    ...(event.traceparent === undefined ? {} : { ce_traceparent: event.traceparent }),
    ...(event.correlationid === undefined ? {} : { ce_correlationid: event.correlationid }),
    ...(event.actor === undefined ? {} : { ce_actor: event.actor }),
  },
});

/** @throws when the message is not a CloudEvent of ours. */
export const toEvent = (message: Pick<KafkaMessage, 'headers' | 'value'>): CloudEvent => {
  const headers = headersSchema.parse(texts(message.headers));
  return {
    id: headers.ce_id,
    type: headers.ce_type,
    source: headers.ce_source,
    subject: headers.ce_subject,
    time: headers.ce_time,
    sequence: headers.ce_sequence,
    ...(headers.ce_traceparent === undefined ? {} : { traceparent: headers.ce_traceparent }),
    ...(headers.ce_correlationid === undefined ? {} : { correlationid: headers.ce_correlationid }),
    ...(headers.ce_actor === undefined ? {} : { actor: headers.ce_actor }),
    data: JSON.parse(message.value?.toString() ?? 'null') as unknown,
  };
};

/** Stands in for a message that is no CloudEvent, so that it can lie among the dead letters. */
export const unreadableEvent = (topic: string, partition: number, message: KafkaMessage): CloudEvent => ({
  id: `${topic}/${partition}/${message.offset}`,
  type: unreadableType,
  source: topic,
  // A subject of its own: it holds up nothing else.
  subject: `${topic}/${partition}/${message.offset}`,
  time: new Date(Number(message.timestamp)).toISOString(),
  sequence: 0,
  data: {
    key: message.key?.toString() ?? null,
    headers: texts(message.headers),
    value: message.value?.toString() ?? null,
  },
});

export const deadLetterTopic = (topic: string): string => `${topic}.dlq`;

/** Keyed by the letter's id, so that the compacted topic keeps the newest and a message without value removes it. */
export const toDeadLetterMessage = ({ id, topic, group, event, cause, at, attempts }: DeadLetter): Message => {
  const message = toMessage(event);
  return {
    ...message,
    key: id,
    headers: {
      ...message.headers,
      dlq_topic: topic,
      dlq_group: group,
      dlq_cause: cause,
      dlq_at: at,
      dlq_attempts: String(attempts),
    },
  };
};

export const toDeadLetter = (message: KafkaMessage): DeadLetter => {
  const headers = deadLetterSchema.parse(texts(message.headers));
  return {
    id: message.key?.toString() ?? '',
    topic: headers.dlq_topic,
    group: headers.dlq_group,
    event: toEvent(message),
    cause: headers.dlq_cause,
    at: headers.dlq_at,
    attempts: headers.dlq_attempts,
  };
};
