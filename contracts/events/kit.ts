import { z } from 'zod';

/** The envelope of every event: CloudEvents 1.0, with the aggregate's sequence and the actor as extensions. */
export const envelope = z.object({
  id: z.string(),
  type: z.string(),
  source: z.string(),
  subject: z.string(),
  time: z.iso.datetime(),
  sequence: z.int().min(1),
  traceparent: z.string().optional(),
  actor: z.string().optional(),
  data: z.unknown(),
});

export interface EventContract<Data extends z.ZodType = z.ZodType> {
  readonly type: string;
  readonly data: Data;
  readonly example: z.input<Data>;
}

/** One event version: its type (`touchline.<aggregate>.<past-tense>.v<n>`), the shape of its data and an example. */
export const event = <const Type extends `touchline.${string}.${string}.v${number}`, Data extends z.ZodType>(
  type: Type,
  data: Data,
  example: z.input<Data>,
) => ({ type, data, example });

export interface TopicContract {
  readonly topic: string;
  /** The Kafka key is the aggregate's id: events of one aggregate stay in order. */
  readonly key: 'subject';
  readonly prefix: string;
  readonly events: readonly EventContract[];
}
