import { offerEvents, type PublicOffer, userEvents } from '@touchline/contracts/events';
import { type Likeness, memberSteps, mostAlike, mostCounted, type PersonRow } from '@touchline/contracts/http/identity';
import type { ProfileType } from '@touchline/contracts/values';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  countOf,
  createCheckpoints,
  pageOf,
} from '@touchline/platform/aggregate';
import type { FormerMember } from '@touchline/platform/domain';
import { batch, createRemembered } from '@touchline/platform/runtime';
import type { Connection } from 'mongoose';
import type { MeView } from '../me/me.ts';
import type { Users } from '../user/user.repository.ts';
import { type Likenesses, likenessOf } from './likeness.ts';
import { conditionsOf, days, endOf, orderOf, type PeopleQuery } from './people-query.ts';
import { type Dealings, type Row, rowOf } from './person-row.ts';

/** How many registered on a day, by the kind of their first profile. */
export interface Registrations {
  readonly day: string;
  readonly kind: ProfileType | null;
  readonly count: number;
}

export type Alike = Pick<Row, 'name' | 'verification_status' | 'suspended_at'> & {
  readonly user_id: string;
  readonly because: Likeness[];
};

/**
 * The read model behind staff's tables of people: a row for each account, made anew from the account, the profiles that
 * `/api/me` follows and the offers that there were, whenever one of these changes.
 */
export interface People {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  /** Makes the row of this person anew. */
  readonly refresh: (userId: string) => Promise<void>;
  /** Nobody is listed who has closed the account. */
  readonly forget: (person: FormerMember) => Promise<void>;
  /** Makes the rows that aren't there yet, as after an update; answers how many. */
  readonly fill: () => Promise<number>;
  /** Accounts that may be the same person's, so many at most, with what says so. */
  readonly alike: (userId: string) => Promise<{ readonly people: Alike[]; readonly more: boolean }>;
  readonly list: (query: PeopleQuery) => Promise<{
    readonly rows: readonly Row[];
    readonly next_cursor: string | null;
    /** On the first page alone. */
    readonly counted?: { readonly total: number; readonly more: boolean; readonly all: number };
  }>;
  /** Members who registered in these days, by day and kind of the first profile. */
  readonly registrations: (from: string, until: string) => Promise<readonly Registrations[]>;
  /** How many of the members who registered in these days are how far, by the number of their step. */
  readonly steps: (from: string, until: string) => Promise<readonly number[]>;
  /** Decisions on people in these days. */
  readonly decisions: (
    from: string,
    until: string,
  ) => Promise<readonly { readonly at: string; readonly waited_s: number }[]>;
  /** Since when those wait who wait, the longest first. */
  readonly waiting: () => Promise<readonly string[]>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const filledAtOnce = 500;
const exists = 11_000;

export const createPeople = (
  connection: Connection,
  {
    users,
    me,
    likenesses,
  }: {
    readonly users: Users;
    readonly me: Pick<MeView, 'followedBy'>;
    readonly likenesses: Pick<Likenesses, 'of'>;
  },
  deps: ConsumerDependencies,
): People => {
  const collection = connection.collection<Row>('people');
  const dealt = connection.collection<Dealings & { _id: string }>('people_dealings');
  const checkpoints = createCheckpoints(connection, ['usr', 'off'], 'people');

  /** Writes rows, and leaves those that are newer already. Whoever makes a row at the same moment is written over where older. */
  const write = async (rows: readonly Row[], upsert: boolean): Promise<void> => {
    if (rows.length === 0) return;
    const replacements = rows.map((row) => ({
      replaceOne: { filter: { _id: row._id, rank: { $lte: row.rank } }, replacement: row, upsert },
    }));
    try {
      await collection.bulkWrite(replacements, { ordered: false });
    } catch (error) {
      const { writeErrors } = error as { writeErrors?: readonly { code: number; index: number }[] };
      const failed = Array.isArray(writeErrors) ? writeErrors : [];
      if (failed.length === 0 || failed.some(({ code }) => code !== exists)) throw error;
      const there = failed.flatMap(({ index }) => rows[index] ?? []);
      if (upsert) await write(there, false);
    }
  };

  const refreshAll = async (userIds: readonly string[]): Promise<void> => {
    const ids = [...new Set(userIds)];
    const [states, followed, dealings] = await Promise.all([
      users.statesOf(ids),
      me.followedBy(ids),
      dealt.find({ _id: { $in: ids } }).toArray(),
    ]);
    const dealingsOf = new Map(dealings.map(({ _id, ...of }) => [_id, of]));
    const rows = states.map(({ user, sequence }) => {
      const { profiles, said, seen } = followed.get(user.user_id) ?? { profiles: [], said: '[]', seen: 0 };
      const { offered = false, signed = false } = dealingsOf.get(user.user_id) ?? {};
      const rank = sequence + seen + Number(offered) + Number(signed);
      const alike = likenesses.of(
        user,
        profiles.map(({ profile }) => profile),
      );
      return rowOf(user, said, profiles, { offered, signed }, alike, rank);
    });
    await write(rows, true);
  };
  const refresh = batch(async (userIds: readonly string[]) => {
    await refreshAll(userIds);
    return () => undefined;
  });

  /** What of whom stands in the rows. It was so once, so it stays so, whoever else writes: each step of a person is written once. */
  const shown = createRemembered();

  const onOffer = async ({ offer }: { offer: PublicOffer }): Promise<void> => {
    const sides = [offer.player, offer.representative, offer.acting_representative];
    const isSigned = offer.contract?.status === 'completed';
    const step = isSigned ? 'signed' : 'offered';
    const ids = [...new Set(sides.map(({ user_id }) => user_id))].filter((id) => !shown.has(`${id} ${step}`));
    if (ids.length === 0) return;
    await dealt.bulkWrite(
      ids.map((_id) => ({
        updateOne: {
          filter: { _id },
          update: { $set: { offered: true, ...(isSigned && { signed: true }) } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    await Promise.all(ids.map((userId) => refresh(userId)));
    for (const id of ids) shown.add(`${id} ${step}`);
  };

  const members = { is_admin: false };
  return {
    checkpoints,
    refresh: async (userId) => {
      await refresh(userId);
    },
    forget: async ({ user_id }) => {
      await collection.deleteOne({ _id: user_id });
    },
    subscription: consumer(deps, {
      group: 'identity.people',
      topics: ['touchline.user', 'touchline.offer'],
      from: 'beginning',
      concurrency: 128,
      checkpoints,
      on: Object.fromEntries([
        ...Object.values(userEvents).map(
          ({ type }) => [type, ({ user }: { user: { user_id: string } }) => refresh(user.user_id)] as const,
        ),
        ...Object.values(offerEvents).map(({ type }) => [type, onOffer] as const),
      ]),
    }),
    fill: async () => {
      // Rows of before it was kept what others would have, too.
      const older = await collection
        .find({ likenesses: { $exists: false } }, { projection: { _id: 1 } })
        .limit(filledAtOnce)
        .toArray();
      await refreshAll(older.map(({ _id }) => _id));
      if ((await collection.estimatedDocumentCount()) >= (await users.count())) return older.length;
      let filled = older.length;
      for (let from = ''; ; ) {
        const ids = await users.idsAfter(from, filledAtOnce);
        const last = ids.at(-1);
        if (last === undefined) return filled;
        const there = await collection.find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } }).toArray();
        const known = new Set(there.map(({ _id }) => _id));
        const missing = ids.filter((id) => !known.has(id));
        await refreshAll(missing);
        filled += missing.length;
        from = last;
      }
    },
    alike: async (userId) => {
      const own = (await collection.findOne({ _id: userId }, { projection: { likenesses: 1 } }))?.likenesses ?? [];
      if (own.length === 0) return { people: [], more: false };
      const found = await collection
        .find({ likenesses: { $in: [...own] }, _id: { $ne: userId } })
        .limit(mostAlike + 1)
        .toArray();
      const people = found.slice(0, mostAlike).map(({ _id, name, verification_status, suspended_at, likenesses }) => ({
        ...{ user_id: _id, name, verification_status, suspended_at },
        because: [
          ...new Set(likenesses.filter((mark) => own.includes(mark)).flatMap((mark) => likenessOf(mark) ?? [])),
        ],
      }));
      return { people, more: found.length > mostAlike };
    },
    list: async (query) => {
      const conditions = conditionsOf(query);
      const isAll = Object.keys(conditions).length === 1;
      const [page, counted] = await Promise.all([
        pageOf<Row>(collection, conditions, orderOf(query), query),
        query.cursor === undefined
          ? Promise.all([
              collection.estimatedDocumentCount(),
              countOf(collection, { is_admin: true }),
              isAll ? 0 : countOf(collection, conditions, { limit: mostCounted + 1 }),
            ])
          : undefined,
      ]);
      if (!counted) return page;
      const [everybody, admins, found] = counted;
      const all = query.admin ? admins : everybody - admins;
      const total = isAll ? all : Math.min(found, mostCounted);
      return { ...page, counted: { total, more: !isAll && found > mostCounted, all } };
    },
    registrations: async (from, until) => {
      const found = await collection
        .aggregate<{ _id: { day: string; kind?: ProfileType }; count: number }>([
          { $match: { ...members, ...days(from, until) } },
          {
            $group: {
              _id: { day: { $substrBytes: ['$registered_at', 0, 10] }, kind: { $first: '$profiles.profile_type' } },
              count: { $sum: 1 },
            },
          },
        ])
        .toArray();
      return found.map(({ _id: { day, kind = null }, count }) => ({ day, kind, count }));
    },
    steps: async (from, until) => {
      const found = await collection
        .aggregate<{ _id: number; count: number }>([
          { $match: { ...members, ...days(from, until) } },
          { $group: { _id: '$step_number', count: { $sum: 1 } } },
        ])
        .toArray();
      const counts = new Map(found.map(({ _id, count }) => [_id, count]));
      return memberSteps.map((_, at) => counts.get(at) ?? 0);
    },
    decisions: async (from, until) => {
      const within = { $gte: from, $lte: endOf(until) };
      const found = await collection
        .find({ decisions: { $elemMatch: { at: within } } }, { projection: { decisions: 1 } })
        .toArray();
      return found.flatMap(({ decisions }) => decisions).filter(({ at }) => at >= within.$gte && at <= within.$lte);
    },
    waiting: async () => {
      const found = await collection
        .find({ ...members, waiting_key: { $lt: '~' } }, { projection: { waiting_since: 1 } })
        .sort({ waiting_key: 1, _id: 1 })
        .toArray();
      return found.flatMap(({ waiting_since }) => waiting_since ?? []);
    },
    start: async () => {
      const newest = { registered_at: -1, _id: -1 } as const;
      await collection.createIndexes([
        { key: newest },
        { key: { name_key: 1, _id: 1 } },
        { key: { waiting_key: 1, _id: 1 } },
        { key: { marks: 1, ...newest } },
        { key: { search: 1 } },
        { key: { 'decisions.at': 1 } },
        { key: { likenesses: 1 } },
        { key: { is_admin: 1 }, partialFilterExpression: { is_admin: true } },
      ]);
    },
    stop: async () => {},
  };
};

/** A row as staff see it. */
export const personOf = ({ _id, ...row }: Row, lastSeen: string | null): PersonRow => ({
  id: _id,
  name: row.name,
  email: row.email,
  email_verified_at: row.email_verified_at,
  is_admin: row.is_admin,
  state: row.state,
  verification_status: row.verification_status,
  suspended_at: row.suspended_at,
  registered_at: row.registered_at,
  waiting_since: row.waiting_since,
  step: row.step,
  countries: row.countries,
  profiles: row.profiles,
  submission: row.submission,
  last_seen_at: lastSeen,
});
