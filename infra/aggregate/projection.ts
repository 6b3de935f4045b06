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
  // One write makes the row or changes it. Where the row is there and the guard has spoken, making it again fails.
  const written = await collection.updateOne(older, update, { upsert: true }).catch((error: unknown) => {
    const { code, message } = error as { code?: number; message?: string };
    if (code !== 11000 || !/index: _id_/.test(message ?? '')) throw error;
    return undefined;
  });
  if (written) return true;
  // Or another aggregate's event made the row at the same moment: the guard alone tells.
  return (await collection.updateOne(older, update)).matchedCount === 1;
};
