import { type PublicUser, userEvents } from '@touchline/contracts/events';
import type { Connection } from 'mongoose';
import {
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createKnownAnswers,
  type Sweep,
} from '../aggregate/index.ts';
import type { CloudEvent } from '../bus/index.ts';
import type { FormerMember } from '../domain/index.ts';
import { batch } from '../runtime/batch.ts';

/** Something that keeps what is about people. */
export interface Holder {
  /** Forgets this one, for good. Repeating it changes nothing. */
  readonly forget: (person: FormerMember) => Promise<unknown>;
}

export interface ErasureGiven {
  /** The service. */
  readonly name: string;
  /** The person's profiles, as far as they are known here. */
  readonly profilesOf: (userId: string, event: CloudEvent | null) => Promise<readonly string[]>;
  /** Ends what is open with the person, by commands that may be repeated. */
  readonly close?: (person: FormerMember, now: string) => Promise<unknown>;
  readonly holders: readonly Holder[];
  readonly clock: () => Date;
}

/** What a service does when somebody closes the account: ends what is open, then forgets who it was. */
export interface Erasure {
  readonly subscription: Consumer;
  readonly sweep: Sweep;
  /** Whether one of these ids, of users or profiles, is somebody's who has left: for what would bring the person back. */
  readonly isForgotten: (ids: readonly string[]) => Promise<boolean>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Ids of users and profiles that are named anywhere in a value. */
export const idsIn = (value: unknown): readonly string[] => [
  ...new Set(JSON.stringify(value)?.match(/(?:usr|prf)_[0-9a-z]+/g) ?? []),
];

/** Ids alone: they are nobody's any more. */
interface Row {
  readonly _id: string;
  readonly profile_ids: readonly string[];
  readonly closed_at: string;
  /** How often it was done, and when it is done once more; null: no more. */
  readonly times: number;
  readonly again_at: string | null;
}

/** What was on its way while the account was closed is met by doing it again, ms after the first time. */
const againAfterMs = [60_000, 15 * 60_000, 24 * 3_600_000] as const;
const perSweep = 100;

export const createErasure = (
  connection: Connection,
  { name, profilesOf, close, holders, clock }: ErasureGiven,
  deps: ConsumerDependencies,
): Erasure => {
  const rows = connection.collection<Row>('former_members');

  /** Of all that are asked for at the same moment. */
  const forgotten = createKnownAnswers(
    connection,
    batch(async (asked: readonly string[]) => {
      const ids = [...new Set(asked)];
      const filter = { $or: [{ _id: { $in: ids } }, { profile_ids: { $in: ids } }] };
      const found = await rows.find(filter, { projection: { profile_ids: 1 } }).toArray();
      const all = new Set(found.flatMap(({ _id, profile_ids }) => [_id, ...profile_ids]));
      return (id: string): boolean => all.has(id);
    }),
  );

  const erase = async (userId: string, closedAt: string, event: CloudEvent | null): Promise<void> => {
    const known = await rows.findOne({ _id: userId });
    const profile_ids = [...new Set([...(known?.profile_ids ?? []), ...(await profilesOf(userId, event))])].sort();
    const first = { closed_at: closedAt, times: 0, again_at: clock().toISOString() };
    // Written down first: what happens at the same moment is met by it.
    await forgotten.around(() =>
      rows.updateOne({ _id: userId }, { $set: { profile_ids }, $setOnInsert: first }, { upsert: true }),
    );
    const person = { user_id: userId, profile_ids };
    await close?.(person, clock().toISOString());
    for (const holder of holders) await holder.forget(person);
    const times = (known?.times ?? 0) + 1;
    const wait = againAfterMs[times - 1];
    const again_at = wait === undefined ? null : new Date(clock().getTime() + wait).toISOString();
    await rows.updateOne({ _id: userId }, { $set: { times, again_at } });
  };

  return {
    subscription: consumer(deps, {
      group: `${name}.erasure`,
      topics: ['touchline.user'],
      from: 'end',
      checkpoints: null,
      on: {
        [userEvents.accountClosed.type]: ({ user }: { readonly user: PublicUser }, event: CloudEvent) =>
          erase(user.user_id, event.time, event),
      },
    }),
    sweep: {
      name: 'accounts that were closed',
      everyMs: 30_000,
      run: async () => {
        const due = { again_at: { $lte: clock().toISOString(), $type: 'string' } } as const;
        const found = await rows.find(due).limit(perSweep).toArray();
        for (const { _id, closed_at } of found) await erase(_id, closed_at, null);
        return found.length;
      },
    },
    isForgotten: async (ids) => (await Promise.all(ids.map(forgotten.ask))).includes(true),
    start: async () => {
      await rows.createIndexes([
        { key: { profile_ids: 1 } },
        { key: { again_at: 1 }, partialFilterExpression: { again_at: { $type: 'string' } } },
      ]);
    },
    stop: async () => {},
  };
};
