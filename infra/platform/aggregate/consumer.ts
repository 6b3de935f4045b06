import { setTimeout as wait } from 'node:timers/promises';
import { eventContract } from '@touchline/contracts/events';
import type { ConsistencyToken } from '@touchline/contracts/protocol/consistency';
import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
import type { CloudEvent, Subscription } from '../bus/index.ts';
import { lightly } from '../database/durable.ts';
import { failuresOf } from '../database/together.ts';
import { batch } from '../runtime/batch.ts';
import type { Logger, Metrics } from '../telemetry/index.ts';
import { duplicateIndex } from './uniqueness.ts';

/** How far a read model has come, per aggregate that it follows: what reading one's own writes waits for. */
export interface Checkpoints {
  /**
   * @param alone no other process has to see it: it is kept in memory, and written a moment later with others for the reads
   * after a restart.
   */
  readonly record: (event: CloudEvent, alone?: boolean) => Promise<void>;
  /** Waits up to `withinMs` until all are seen; answers whether something is still missing. */
  readonly waitFor: (tokens: readonly ConsistencyToken[], withinMs?: number) => Promise<boolean>;
  /** How far it has come with each of these aggregates, by whichever replica; one that it hasn't met is left out. */
  readonly seen: (subjects: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

const pollMs = 10;
/** What needn't be seen elsewhere is gathered for so long … */
const gatherMs = 250;
/** … and tried so often: a token of before a restart that isn't found costs its reader half a second. */
const writtenTries = 5;
/** What this process has seen itself it need not ask for: so many aggregates, the latest. */
const remembered = 10_000;

/**
 * `prefixes`: ids of the aggregates that it follows (`prf`, `usr` …); for others there is nothing to wait for. `group`: whose
 * checkpoints these are, where a service has several read models; the one without a name is that of its participants.
 */
export const createCheckpoints = (connection: Connection, prefixes: readonly string[], group?: string): Checkpoints => {
  const collection = connection.collection<{ _id: string; sequence: number }>('checkpoints');
  const followed = new Set(prefixes);
  const idOf = (subject: string): string => (group ? `${group}|${subject}` : subject);
  const latest = new LRUCache<string, number>({ max: remembered });
  const remember = ({ subject, sequence }: Pick<CloudEvent, 'subject' | 'sequence'>): void => {
    latest.set(subject, Math.max(latest.peek(subject) ?? 0, sequence));
  };
  /** Of an aggregate’s first event nothing is there that could have come further; where it is, it is a repeat. */
  const writeFirst = async (events: readonly Pick<CloudEvent, 'subject'>[]): Promise<void> => {
    const rows = events.map(({ subject }) => ({ _id: idOf(subject), sequence: 1 }));
    const failed = await failuresOf(() => collection.insertMany(rows, options));
    for (const error of failed.values()) if (duplicateIndex(error) === undefined) throw error;
  };
  const options = { ordered: false, ...lightly(connection) };
  const writeAll = async (events: readonly Pick<CloudEvent, 'subject' | 'sequence'>[]): Promise<void> => {
    const [first, later] = [events.filter(({ sequence }) => sequence === 1), events.filter((one) => one.sequence > 1)];
    await Promise.all([
      first.length > 0 && writeFirst(first),
      later.length > 0 &&
        collection.bulkWrite(
          later.map(({ subject, sequence }) => ({
            updateOne: { filter: { _id: idOf(subject) }, update: { $max: { sequence } }, upsert: true },
          })),
          options,
        ),
    ]);
  };
  const write = batch(async (events: readonly CloudEvent[]) => {
    await writeAll(events);
    return () => undefined;
  });
  /** Whoever brings the events says so with each. */
  let isAlone = false;
  const gathered = new Map<string, Pick<CloudEvent, 'subject' | 'sequence'>>();
  let tries = 0;
  let isGathering = false;
  const writeGathered = async (): Promise<void> => {
    const events = [...gathered.values()];
    gathered.clear();
    try {
      await writeAll(events);
      tries = 0;
    } catch {
      tries += 1;
      if (tries < writtenTries) for (const event of events) gather(event);
    }
  };
  const gather = (event: Pick<CloudEvent, 'subject' | 'sequence'>): void => {
    if ((gathered.get(event.subject)?.sequence ?? 0) < event.sequence) gathered.set(event.subject, event);
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      void writeGathered();
    }, gatherMs).unref();
  };
  const seen: Checkpoints['seen'] = async (subjects) => {
    const rows = await collection.find({ _id: { $in: subjects.map(idOf) } }).toArray();
    const byId = new Map(rows.map((row) => [row._id, row.sequence]));
    return new Map(
      subjects.flatMap((subject) => {
        const sequence = byId.get(idOf(subject));
        return sequence === undefined ? [] : [[subject, sequence] as const];
      }),
    );
  };
  return {
    seen,
    record: async (event, alone = false) => {
      if (!followed.has(event.subject.slice(0, 3))) return;
      isAlone = alone;
      if (alone) gather(event);
      else await write(event);
      remember(event);
    },
    waitFor: async (tokens, withinMs = 500) => {
      const isMissing = ({ id, sequence }: ConsistencyToken): boolean => (latest.peek(id) ?? 0) < sequence;
      const until = Date.now() + withinMs;
      for (let looks = 0; ; looks += 1) {
        const missing = tokens.filter((token) => followed.has(token.id.slice(0, 3)) && isMissing(token));
        if (missing.length === 0) return false;
        // Another replica may have seen them, or this one before it was started anew.
        if (looks === 0 || !isAlone) {
          const elsewhere = await seen(missing.map(({ id }) => id));
          if (missing.every(({ id, sequence }) => (elsewhere.get(id) ?? 0) >= sequence)) return false;
        }
        if (Date.now() >= until) return true;
        await wait(pollMs);
      }
    },
  };
};

export interface ConsumerDependencies {
  readonly logger: Logger;
  readonly metrics?: Metrics | undefined;
}

interface ConsumerGiven {
  readonly group: string;
  readonly topics: readonly string[];
  /** What is done for one event doesn't build on the ones before: a failed one holds up none of the later. */
  readonly independent?: boolean;
  /** Subjects handled at the same time, where their writes go to the database together. */
  readonly concurrency?: number;
  /** A projection reads from the beginning; a reaction (mail, sealing …) from the end. */
  readonly from: 'beginning' | 'end';
  /** By event type; an event that isn't named is of no interest here. */
  // biome-ignore lint/suspicious/noExplicitAny: each handler names the data of its own event, parsed by that event's contract
  readonly on: Readonly<Record<string, (data: any, event: CloudEvent) => Promise<unknown>>>;
  /**
   * Where a projection records how far it has come, so that reads wait for it. Null: a reaction, which keeps nothing that
   * whoever caused the event reads.
   */
  readonly checkpoints: Checkpoints | null;
}

/** An event of a newer neighbour: nothing here can depend on it yet, and a newer version of this may. */
class UnknownType extends Error {
  override readonly name = 'UnknownType';
}

/** A consumer group, and what reads wait for that show what it keeps. */
export interface Consumer extends Subscription {
  readonly checkpoints: Checkpoints | null;
}

/** A consumer group over the contracts: every event is parsed before a handler sees it. */
export const consumer = ({ metrics }: ConsumerDependencies, given: ConsumerGiven): Consumer => {
  let alone = false;
  const record = (event: CloudEvent) => given.checkpoints?.record(event, alone);
  return {
    group: given.group,
    topics: given.topics,
    from: given.from,
    ...(given.independent ? { independent: true } : {}),
    ...(given.concurrency === undefined ? {} : { concurrency: given.concurrency }),
    checkpoints: given.checkpoints,
    joined: ({ shared }) => {
      alone = !shared;
    },
    knows: (type) => eventContract(type) !== undefined,
    handle: async (event) => {
      const contract = eventContract(event.type);
      if (!contract) {
        metrics?.consumed(given.group, 'unknown', 'unknown');
        await record(event);
        throw new UnknownType(`${event.type} is not known to this version`);
      }
      const handle = given.on[event.type];
      try {
        if (handle) await handle(contract.data.parse(event.data), event);
        await record(event);
        if (handle) metrics?.consumed(given.group, event.type, 'done');
      } catch (error) {
        const rejected = error instanceof Error && error.name === 'Rejected';
        metrics?.consumed(given.group, event.type, rejected ? 'rejected' : 'failed');
        if (rejected) await record(event);
        throw error;
      }
    },
  };
};
