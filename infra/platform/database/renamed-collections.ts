import type { Connection } from 'mongoose';
import type { Logger } from 'pino';

/** Collections of earlier versions, and what they are called now (decision 0036). */
const renamedCollections = {
  actor_users: 'participant_users',
  actor_profiles: 'participant_profiles',
  actor_subscriptions: 'participant_subscriptions',
  positions: 'checkpoints',
  sent_letters: 'sent_messages',
} as const;

/** Another process that starts as well was first. */
const isDoneMeanwhile = (error: unknown): boolean => [26, 48].includes((error as { code: number }).code);

/**
 * Gives the collections that an earlier version has made the names of this one, with their content and indexes. Where a process of
 * the earlier version has written after that, both are there: the new one counts, and the log says so.
 */
export const renameCollections = async (connection: Connection, logger?: Logger): Promise<void> => {
  const database = connection.getClient().db(connection.name);
  const listed = await database.listCollections({}, { nameOnly: true }).toArray();
  const there = new Set(listed.map(({ name }) => name));
  for (const [before, now] of Object.entries(renamedCollections)) {
    if (!there.has(before)) continue;
    if (there.has(now)) {
      logger?.warn(
        { database: connection.name, collection: before },
        'A process of an earlier version has written beside this one. Stop it, publish again (`republish`), and drop this collection.',
      );
      continue;
    }
    await database.renameCollection(before, now).catch((error: unknown) => {
      if (!isDoneMeanwhile(error)) throw error;
    });
  }
};
