import { z } from 'zod';
import type { Baseline, Schema } from './additive.ts';
import { type EventContract, envelope, topics } from './index.ts';

/** The schema of each event, with what has a name told once. */
const schemasOf = (events: readonly Pick<EventContract, 'type' | 'data'>[]): Pick<Baseline, 'schemas' | 'events'> => {
  const all = z.object(Object.fromEntries(events.map(({ type, data }) => [type, data])));
  const { $defs, properties } = z.toJSONSchema(all, { io: 'input' });
  return { schemas: ($defs ?? {}) as Record<string, Schema>, events: (properties ?? {}) as Record<string, Schema> };
};

/** Every event version as JSON schema, by topic: what is written to `events/baseline/<topic>.yaml`. */
export const snapshot = (): Readonly<Record<string, Baseline>> => ({
  envelope: { topic: '*', key: 'subject', ...schemasOf([{ type: '*', data: envelope }]) },
  ...Object.fromEntries(topics.map(({ topic, key, events }) => [topic, { topic, key, ...schemasOf(events) }])),
});
