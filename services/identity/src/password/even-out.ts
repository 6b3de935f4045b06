import { flush } from '@touchline/platform/database';
import type { Connection } from 'mongoose';

/**
 * What a wrong PIN costs where there is no PIN to be wrong: a read, a write and its flush, of nobody's account. Without it
 * the time to the refusal would tell whether an address has one.
 */
export const createEvenOut = (connection: Connection): (() => Promise<void>) => {
  const collection = connection.collection<{ _id: string; tries: number }>('nobody');
  return async () => {
    await collection.findOne({ _id: 'nobody' });
    await collection.updateOne({ _id: 'nobody' }, { $inc: { tries: 1 } }, { upsert: true });
    await flush(connection);
  };
};
