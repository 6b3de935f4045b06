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
  /** The request that began it all: the same in every event and reaction that follows from one click. */
  correlationid: z.string().optional(),
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

/**
 * An event that says what happened: `happened` is its own data (who, what, before and after), beside the state after it.
 * Events from before it was kept have none, so whoever reads the log must do without.
 */
export const eventOf = <
  const Type extends `touchline.${string}.${string}.v${number}`,
  State extends z.ZodRawShape,
  Happened extends z.ZodRawShape,
>(
  type: Type,
  state: z.ZodObject<State>,
  happened: Happened,
  example: z.input<z.ZodObject<State>> & { readonly happened: z.input<z.ZodObject<Happened>> },
) => ({ type, data: state.extend({ happened: z.object(happened).optional() }), example });

export interface TopicContract {
  readonly topic: string;
  /** The Kafka key is the aggregate's id: events of one aggregate stay in order. */
  readonly key: 'subject';
  readonly prefix: string;
  readonly events: readonly EventContract[];
}
