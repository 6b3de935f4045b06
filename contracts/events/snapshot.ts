import { z } from 'zod';
import type { Landed } from './additive.ts';
import { envelope, topics } from './index.ts';

const schemaOf = (schema: z.ZodType): Landed['events'][string] => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input' });
  return shape;
};

/** Every event version as JSON schema, by topic: what is written to `events/landed/<topic>.json`. */
export const snapshot = (): Readonly<Record<string, Landed>> => ({
  envelope: { topic: '*', key: 'subject', events: { '*': schemaOf(envelope) } },
  ...Object.fromEntries(
    topics.map(({ topic, key, events }) => [
      topic,
      { topic, key, events: Object.fromEntries(events.map(({ type, data }) => [type, schemaOf(data)])) },
    ]),
  ),
});
