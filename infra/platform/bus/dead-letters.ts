import type { Connection } from 'mongoose';
import type { Blocked, DeadLetter, DeadLetters, OrderingKey } from './bus.ts';

const inOrder = (a: DeadLetter, b: DeadLetter): number =>
  a.event.sequence - b.event.sequence || a.at.localeCompare(b.at) || a.id.localeCompare(b.id);
const orderingKeyOf = ({ group, topic, event: { subject } }: DeadLetter): OrderingKey => ({ group, topic, subject });

/** At most this many letters are taken up in one look; the next look finds the others. */
const askedAtOnce = 200;
const unknownAtOnce = 5_000;
/** Of letters in the database, those that are somebody's trouble: not set aside for a newer version. */
const holding = { unknown: { $ne: true } } as const;

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
    blocked: async (groups) => {
      const held = new Map<string, Blocked>();
      for (const { group, topic, waits, unknown, at, cause } of groups ? of(groups) : letters.values()) {
        if (unknown) continue;
        const key = `${group} ${topic}`;
        const so = held.get(key) ?? { group, topic, failed: 0, waiting: 0, since: at, cause: '' };
        const since = at < so.since ? { since: at } : {};
        held.set(
          key,
          waits
            ? { ...so, ...since, waiting: so.waiting + 1 }
            : { ...so, ...since, failed: so.failed + 1, cause: so.cause || cause },
        );
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
      const queued = of([group])
        .filter((letter) => letter.topic === topic && letter.event.subject === subject)
        .filter(({ unknown, asked }) => !unknown || asked)
        .toSorted(inOrder);
      return independent
        ? queued.find(({ asked }) => asked !== undefined)
        : (queued.find(({ asked }) => asked === 'drop') ?? queued[0]);
    },
    unknown: async (groups) => of(groups).filter(({ unknown, asked }) => unknown && !asked),
    parked: async (groups) => {
      const inTheWay = of(groups).filter(({ unknown }) => !unknown);
      const orderingKeys = new Map(
        inTheWay.map((letter) => [JSON.stringify(orderingKeyOf(letter)), orderingKeyOf(letter)]),
      );
      return [...orderingKeys.values()];
    },
    requested: async (groups) => of(groups).filter(({ asked }) => asked !== undefined),
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
    blocked: async (groups) => {
      await indexes();
      const waits = { $eq: ['$waits', true] };
      const rows = await letters
        .aggregate<Omit<Blocked, 'cause'> & { first?: { cause: string } | null }>(
          [
            { $match: { ...holding, ...(groups ? { group: { $in: [...groups] } } : {}) } },
            {
              $group: {
                _id: { group: '$group', topic: '$topic' },
                failed: { $sum: { $cond: [waits, 0, 1] } },
                waiting: { $sum: { $cond: [waits, 1, 0] } },
                since: { $min: '$at' },
                // Of those that failed the first: objects compare by their first field, and null is passed over.
                first: { $min: { $cond: [waits, null, { at: '$at', cause: '$cause' }] } },
              },
            },
            { $sort: { since: 1 } },
            {
              $project: { _id: 0, group: '$_id.group', topic: '$_id.topic', failed: 1, waiting: 1, since: 1, first: 1 },
            },
          ],
          { maxTimeMS: 1_000 },
        )
        .toArray();
      return rows.map(({ first: failed, ...rest }) => ({ ...rest, cause: failed?.cause ?? '' }));
    },
    find: async (id) => found(await letters.findOne({ _id: id })),
    take: async (id) => found(await letters.findOneAndDelete({ _id: id })),
    ask: async (id, what) => (await letters.updateOne({ _id: id }, { $set: { asked: what } })).matchedCount === 1,
    next: async (orderingKey, independent = false) =>
      independent
        ? found(await first({ ...orderingKey, asked: { $exists: true } }))
        : found(
            (await first({ ...orderingKey, asked: 'drop' })) ??
              (await first({ ...orderingKey, $or: [holding, { asked: { $exists: true } }] })),
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
      const orderingKeys = await letters
        .aggregate<{ _id: OrderingKey }>([
          { $match: { ...holding, group: { $in: [...groups] } } },
          { $group: { _id: { group: '$group', topic: '$topic', subject: '$subject' } } },
        ])
        .toArray();
      return orderingKeys.map(({ _id }) => _id);
    },
    requested: async (groups) => {
      await indexes();
      const rows = await letters
        .find({ asked: { $exists: true }, group: { $in: [...groups] } })
        .hint('asked')
        .limit(askedAtOnce)
        .toArray();
      return rows.map((stored) => toLetter(stored as Stored));
    },
  };
};
