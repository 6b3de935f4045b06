import type { Collection } from 'mongoose';

/** Where a projected fact comes from: the aggregate and the position of the event among its events. */
export interface Source {
  readonly subject: string;
  readonly sequence: number;
}

/**
 * Writes what an event says into a read model's document, unless the document has seen this or a newer event of the same
 * aggregate: the position is kept in the document that it guards, in the same write. Answers whether it was written.
 */
export const project = async (
  // biome-ignore lint/suspicious/noExplicitAny: any read model's collection
  collection: Collection<any>,
  id: string,
  { subject, sequence }: Source,
  set: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  const position = `sources.${subject}`;
  const update = { $set: { ...set, [position]: sequence } };
  const older = { _id: id, $or: [{ [position]: { $lt: sequence } }, { [position]: { $exists: false } }] };
  for (;;) {
    const { matchedCount } = await collection.updateOne(older, update);
    if (matchedCount === 1) return true;
    // An upsert by id alone: on a document that is there, it changes nothing and the guard above has spoken.
    const { upsertedCount } = await collection.updateOne(
      { _id: id },
      { $setOnInsert: { sources: {} } },
      { upsert: true },
    );
    if (upsertedCount === 0) return (await collection.updateOne(older, update)).matchedCount === 1;
  }
};
