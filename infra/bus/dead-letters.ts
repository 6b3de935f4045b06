import type { Connection } from 'mongoose';
import type { Bus, DeadLetter, DeadLetters } from './bus.ts';

/** Dead letters of one process, gone with it: for tests. */
export const createMemoryDeadLetters = (): DeadLetters => {
  const letters = new Map<string, DeadLetter>();
  return {
    put: async (letter) => {
      letters.set(letter.id, letter);
    },
    list: async () => [...letters.values()],
    take: async (id) => {
      const letter = letters.get(id);
      letters.delete(id);
      return letter;
    },
  };
};

type Stored = Omit<DeadLetter, 'id' | 'event'> & { readonly _id: string; readonly event: string };

const toLetter = ({ _id, event, ...rest }: Stored): DeadLetter => ({ id: _id, ...rest, event: JSON.parse(event) });

/** Dead letters in the collection `dead_letters`. The event is kept as text: its data may hold any key. */
export const createMongoDeadLetters = (connection: Connection): DeadLetters => {
  const letters = connection.collection<Stored>('dead_letters');
  return {
    put: async ({ id, event, ...rest }) => {
      await letters.replaceOne({ _id: id }, { ...rest, event: JSON.stringify(event) }, { upsert: true });
    },
    list: async () =>
      (await letters.find().sort({ at: 1, _id: 1 }).toArray()).map((stored) => toLetter(stored as Stored)),
    take: async (id) => {
      const stored = await letters.findOneAndDelete({ _id: id });
      return stored === null ? undefined : toLetter(stored as Stored);
    },
  };
};

/**
 * Publishes a dead letter's event again and removes the letter. All groups get the event: handlers know a repeat.
 * A letter that was parked anew meanwhile stays. Nothing is lost when this process ends half-way.
 * @returns false when there is no such letter.
 */
export const replayDeadLetter = async (
  { bus, deadLetters }: { readonly bus: Bus; readonly deadLetters: DeadLetters },
  id: string,
): Promise<boolean> => {
  const find = async () => (await deadLetters.list()).find((letter) => letter.id === id);
  const letter = await find();
  if (letter === undefined) return false;
  await bus.publish(letter.topic, [letter.event]);
  if ((await find())?.at === letter.at) await deadLetters.take(id);
  return true;
};
