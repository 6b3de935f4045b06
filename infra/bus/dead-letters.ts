import type { Connection } from 'mongoose';
import type { DeadLetter, DeadLetters, Held, Lane } from './bus.ts';

const inOrder = (a: DeadLetter, b: DeadLetter): number =>
  a.event.sequence - b.event.sequence || a.at.localeCompare(b.at) || a.id.localeCompare(b.id);
const laneOf = ({ group, topic, event: { subject } }: DeadLetter): Lane => ({ group, topic, subject });

/** At most this many letters are taken up in one look; the next look finds the others. */
const askedAtOnce = 200;
const unknownAtOnce = 5_000;

/** Dead letters of one process, gone with it: for tests. */
export const createMemoryDeadLetters = (): DeadLetters => {
  const letters = new Map<string, DeadLetter>();
  const of = (groups: readonly string[]) => [...letters.values()].filter(({ group }) => groups.includes(group));
  return {
    put: async (letter) => {
      letters.set(letter.id, letter);
    },
    wait: async (letter) => {
      if (!letters.has(letter.id)) letters.set(letter.id, letter);
    },
    list: async () => [...letters.values()],
    held: async () => {
      const held = new Map<string, Held>();
      for (const { group, topic, waits, unknown, at, cause } of letters.values()) {
        if (unknown) continue;
        const key = `${group} ${topic}`;
        const { failed, waiting, since, ...so } = held.get(key) ?? { failed: 0, waiting: 0, since: at, cause: '' };
        held.set(key, {
          group,
          topic,
          failed: failed + (waits ? 0 : 1),
          waiting: waiting + (waits ? 1 : 0),
          since: [at, since].toSorted()[0] ?? at,
          cause: so.cause || (waits ? '' : cause),
        });
      }
      return [...held.values()].toSorted((a, b) => a.since.localeCompare(b.since));
    },
    find: async (id) => letters.get(id),
    take: async (id) => {
      const letter = letters.get(id);
      letters.delete(id);
      return letter;
    },
    ask: async (id, what) => {
      const letter = letters.get(id);
      if (letter) letters.set(id, { ...letter, asked: what });
      return letter !== undefined;
    },
    next: async ({ group, topic, subject }, independent = false) => {
      const lane = of([group])
        .filter((letter) => letter.topic === topic && letter.event.subject === subject)
        .filter(({ unknown, asked }) => !unknown || asked)
        .toSorted(inOrder);
      return independent
        ? lane.find(({ asked }) => asked !== undefined)
        : (lane.find(({ asked }) => asked === 'drop') ?? lane[0]);
    },
    unknown: async (groups) => of(groups).filter(({ unknown, asked }) => unknown && !asked),
    parked: async (groups) => {
      const holding = of(groups).filter(({ unknown }) => !unknown);
      const lanes = new Map(holding.map((letter) => [JSON.stringify(laneOf(letter)), laneOf(letter)]));
      return [...lanes.values()];
    },
    asked: async (groups) => of(groups).filter(({ asked }) => asked !== undefined),
    counts: async (groups) => {
      const counts = new Map<string, { group: string; topic: string; letters: number }>();
      for (const { group, topic, unknown } of of(groups)) {
        if (unknown) continue;
        const key = `${group} ${topic}`;
        counts.set(key, { group, topic, letters: (counts.get(key)?.letters ?? 0) + 1 });
      }
      return [...counts.values()];
    },
  };
};

type Stored = Omit<DeadLetter, 'id' | 'event'> & {
  readonly _id: string;
  readonly event: string;
  readonly subject: string;
  readonly sequence: number;
};

const toLetter = ({ _id, event, subject: _, sequence: __, ...rest }: Stored): DeadLetter => ({
  id: _id,
  ...rest,
  event: JSON.parse(event),
});
const toStored = ({ id: _, event, ...rest }: DeadLetter): Omit<Stored, '_id'> => ({
  ...rest,
  event: JSON.stringify(event),
  subject: event.subject,
  sequence: event.sequence,
});

/** Dead letters in the collection `dead_letters`. The event is kept as text: its data may hold any key. */
export const createMongoDeadLetters = (connection: Connection): DeadLetters => {
  const letters = connection.collection<Stored>('dead_letters');
  let indexed: Promise<unknown> | undefined;
  /** Before the first look; made again by the next one where it failed. */
  const indexes = async (): Promise<void> => {
    indexed ??= letters
      .createIndexes([
        { key: { group: 1, topic: 1, subject: 1, sequence: 1, at: 1 }, name: 'lane' },
        { key: { asked: 1 }, name: 'asked', partialFilterExpression: { asked: { $exists: true } } },
      ])
      .catch((error: unknown) => {
        indexed = undefined;
        throw error;
      });
    await indexed;
  };
  const first = (filter: object) => letters.find(filter).sort({ sequence: 1, at: 1, _id: 1 }).limit(1).next();
  const found = (stored: unknown): DeadLetter | undefined => (stored ? toLetter(stored as Stored) : undefined);
  return {
    put: async (letter) => {
      await letters.replaceOne({ _id: letter.id }, toStored(letter) as Stored, { upsert: true });
    },
    wait: async (letter) => {
      await letters.updateOne({ _id: letter.id }, { $setOnInsert: toStored(letter) }, { upsert: true });
    },
    list: async () =>
      (await letters.find().sort({ at: 1, _id: 1 }).toArray()).map((stored) => toLetter(stored as Stored)),
    held: async () => {
      const waits = { $eq: ['$waits', true] };
      const rows = await letters
        .aggregate<Omit<Held, 'group' | 'topic'> & { _id: { group: string; topic: string } }>(
          [
            { $match: { unknown: { $ne: true } } },
            { $project: { group: 1, topic: 1, waits: 1, at: 1, cause: 1 } },
            // Those that failed have no `waits`: they come first.
            { $sort: { waits: 1, at: 1 } },
            {
              $group: {
                _id: { group: '$group', topic: '$topic' },
                failed: { $sum: { $cond: [waits, 0, 1] } },
                waiting: { $sum: { $cond: [waits, 1, 0] } },
                since: { $min: '$at' },
                cause: { $first: { $cond: [waits, '', '$cause'] } },
              },
            },
            { $sort: { since: 1 } },
          ],
          { maxTimeMS: 1_000 },
        )
        .toArray();
      return rows.map(({ _id, ...rest }) => ({ ..._id, ...rest }));
    },
    find: async (id) => found(await letters.findOne({ _id: id })),
    take: async (id) => found(await letters.findOneAndDelete({ _id: id })),
    ask: async (id, what) => (await letters.updateOne({ _id: id }, { $set: { asked: what } })).matchedCount === 1,
    next: async (lane, independent = false) =>
      independent
        ? found(await first({ ...lane, asked: { $exists: true } }))
        : found(
            (await first({ ...lane, asked: 'drop' })) ??
              (await first({ ...lane, $or: [{ unknown: { $ne: true } }, { asked: { $exists: true } }] })),
          ),
    unknown: async (groups) =>
      (
        await letters
          .find({ group: { $in: [...groups] }, unknown: true, asked: { $exists: false } })
          .limit(unknownAtOnce)
          .toArray()
      ).map((stored) => toLetter(stored as Stored)),
    parked: async (groups) => {
      await indexes();
      const lanes = await letters
        .aggregate<{ _id: Lane }>([
          { $match: { group: { $in: [...groups] }, unknown: { $ne: true } } },
          { $group: { _id: { group: '$group', topic: '$topic', subject: '$subject' } } },
        ])
        .toArray();
      return lanes.map(({ _id }) => _id);
    },
    asked: async (groups) => {
      await indexes();
      const rows = await letters
        .find({ asked: { $exists: true }, group: { $in: [...groups] } })
        .hint('asked')
        .limit(askedAtOnce)
        .toArray();
      return rows.map((stored) => toLetter(stored as Stored));
    },
    counts: async (groups) => {
      await indexes();
      const rows = await letters
        .aggregate<{ _id: { group: string; topic: string }; letters: number }>(
          [
            { $match: { group: { $in: [...groups] }, unknown: { $ne: true } } },
            { $group: { _id: { group: '$group', topic: '$topic' }, letters: { $sum: 1 } } },
          ],
          { maxTimeMS: 1_000 },
        )
        .toArray();
      return rows.map(({ _id, letters: count }) => ({ ..._id, letters: count }));
    },
  };
};
