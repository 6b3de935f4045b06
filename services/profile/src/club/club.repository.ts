import { clubEvents } from '@touchline/contracts/events';
import { fold } from '@touchline/contracts/fold';
import type { ClubTeam, VerificationStatus } from '@touchline/contracts/values';
import {
  aggregateSchema,
  countOf,
  createRepository,
  literal,
  makeIndexes,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
  stateAlone,
} from '@touchline/platform/aggregate';
import { type FormerMember, withoutPerson } from '@touchline/platform/domain';
import type { Connection, Model } from 'mongoose';
import { chainFrom } from './chain.ts';
import { type ClubCommand, clubDecider } from './club.ts';
import { published, stateData } from './published.ts';
import {
  type Club,
  type ClubEvent,
  clubTeamOf,
  crestHashOf,
  fromStored,
  type Known,
  type Merged,
  verificationOf,
} from './state.ts';

export interface ClubsQuery {
  readonly q?: string | undefined;
  readonly country?: string | undefined;
  readonly verified?: boolean | undefined;
  /** Where it stands with staff. */
  readonly status?: VerificationStatus | undefined;
  /** For people who choose one: nobody chooses what staff have rejected. */
  readonly choosable?: boolean | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** By name, by when they were entered, or as staff look through them: the unverified first. */
export type ClubsOrder = 'name' | 'staff' | 'entered';

export interface Clubs extends Repository<ClubCommand, Club, ClubEvent> {
  /** One that was merged is the club that has its teams since. */
  readonly find: (clubId: string) => Promise<Known | undefined>;
  /** By the ids asked for, merged ones followed as in `find`. */
  readonly findMany: (clubIds: readonly string[]) => Promise<ReadonlyMap<string, Known>>;
  /** The clubs from this one on, as `chainFrom` has them. */
  readonly chainOf: (clubId: string) => Promise<readonly (Known | Merged)[]>;
  readonly list: (
    query: ClubsQuery,
    order: ClubsOrder,
  ) => Promise<{ readonly total: number; readonly clubs: readonly Known[]; readonly next_cursor: string | null }>;
  /** How many clubs there are in each country that has any. */
  readonly countries: () => Promise<readonly { readonly country: string; readonly clubs: number }[]>;
  /** How many clubs were entered as this profile that wait for staff. */
  readonly unverifiedBy: (profileId: string) => Promise<number>;
  /** When the clubs were entered that wait for staff, the oldest first. */
  readonly unverifiedSince: () => Promise<readonly string[]>;
  /** A team with its club's names; nothing when no club has it. */
  readonly findTeam: (teamId: string) => Promise<ClubTeam | undefined>;
  /** Makes the indexes without starting the relay: for a command that leaves publishing to the service. */
  readonly index: () => Promise<void>;
}

const unentered = (club: Known, former: FormerMember): Known =>
  club.entered_by ? { ...club, entered_by: withoutPerson(club.entered_by, former) } : club;

/** The club stays, also as it was before it was merged; who entered it is forgotten. */
const withoutMember = (club: Club, former: FormerMember): Club => {
  if (club.status === 'known') return unentered(club, former);
  return club.status === 'merged' ? { ...club, before: unentered(club.before, former) } : club;
};

const naming = ['state.entered_by.profile_id', 'state.before.entered_by.profile_id'];

const clubModel = (connection: Connection): Model<unknown> => {
  const schema = aggregateSchema();
  schema.index({ 'state.name_key': 1, _id: 1 }, { name: 'name' });
  schema.index({ 'state.country': 1, 'state.name_key': 1, _id: 1 }, { name: 'country' });
  schema.index({ 'state.staff_order': 1, _id: 1 }, { name: 'staff' });
  schema.index({ 'state.entered_at': 1, _id: 1 }, { name: 'entered' });
  const unverified = { partialFilterExpression: { 'state.verified': false } };
  schema.index({ 'state.verified': 1, 'state.entered_at': 1 }, { name: 'unverified', ...unverified });
  schema.index({ 'state.teams.team_id': 1 }, { name: 'team' });
  schema.index({ 'state.entered_by.profile_id': 1 }, { name: 'entered-by', sparse: true });
  schema.index({ 'state.before.entered_by.profile_id': 1 }, { name: 'merged-entered-by', sparse: true });
  return connection.model('Club', schema, 'clubs') as unknown as Model<unknown>;
};

const orders: Readonly<Record<ClubsOrder, Order>> = {
  name: { field: 'state.name_key', direction: 1 },
  staff: { field: 'state.staff_order', direction: 1 },
  entered: { field: 'state.entered_at', direction: 1 },
};

/** What was stored before clubs were rejected has no rejection. */
const waiting = { 'state.verified': false, 'state.rejection': null };
const standings: Readonly<Record<VerificationStatus, Record<string, unknown>>> = {
  pending: waiting,
  verified: { 'state.verified': true },
  rejected: { 'state.verified': false, 'state.rejection': { $ne: null } },
};

const filterOf = ({ q, country, verified, status, choosable }: ClubsQuery): Record<string, unknown> => ({
  'state.status': 'known',
  ...(country ? { 'state.country': country } : {}),
  ...(verified === undefined ? {} : { 'state.verified': verified }),
  ...(choosable ? { 'state.rejection': null } : {}),
  ...(status ? standings[status] : {}),
  ...(q && fold(q) ? { 'state.search_text': new RegExp(literal(fold(q))) } : {}),
});

export const createClubs = (connection: Connection, dependencies: RepositoryDependencies): Clubs => {
  const model = clubModel(connection);
  const repository = createRepository<ClubCommand, Club, ClubEvent>(
    {
      name: 'club',
      topic: 'touchline.club',
      decider: clubDecider,
      fromStored: (stored) => fromStored(stored as Club),
      model,
      publish: published,
      personal: { named: { profile: naming }, without: withoutMember },
      snapshot: (state) => ({ type: clubEvents.restated.type, data: stateData(state) }),
      standing: (state) =>
        state.status === 'known'
          ? {
              club_verified: state.verified,
              club_status: verificationOf(state).verification_status,
              club_crest: state.crest ? crestHashOf(state.crest) : null,
            }
          : {},
    },
    dependencies,
  );
  const statesOf = async (clubIds: readonly string[]): Promise<ReadonlyMap<string, Known | Merged>> => {
    const found = await model.collection
      .find({ _id: { $in: [...clubIds] } as never })
      .project<{ state: Known | Merged }>({ state: 1 })
      .toArray();
    return new Map(found.map(({ state }) => [state.club_id, fromStored(state)]));
  };
  /** These clubs, and of merged ones all that they were merged into. */
  const followed = async (clubIds: readonly string[]): Promise<ReadonlyMap<string, Known | Merged>> => {
    const states = new Map<string, Known | Merged>();
    for (let asked = [...new Set(clubIds)]; asked.length > 0; ) {
      const found = await statesOf(asked);
      for (const [id, state] of found) states.set(id, state);
      asked = [...found.values()].flatMap((s) => (s.status === 'merged' && !states.has(s.into) ? [s.into] : []));
    }
    return states;
  };
  const findMany = async (clubIds: readonly string[]): Promise<ReadonlyMap<string, Known>> => {
    const states = await followed(clubIds);
    const ends = clubIds.map((id) => [id, chainFrom(states, id).at(-1)] as const);
    return new Map(ends.flatMap(([id, club]) => (club?.status === 'known' ? [[id, club]] : [])));
  };
  return {
    ...repository,
    index: () => makeIndexes(model),
    find: async (clubId) => (await findMany([clubId])).get(clubId),
    findMany,
    chainOf: async (clubId) => chainFrom(await followed([clubId]), clubId),
    list: async (query, order) => {
      const filter = filterOf(query);
      const [total, { rows, next_cursor }] = await Promise.all([
        countOf(model.collection, filter),
        pageOf<{ _id: string; state: Known }>(
          model.collection,
          filter,
          { ...orders[order], direction: query.direction === 'desc' ? -1 : 1 },
          query,
        ),
      ]);
      return { total, clubs: rows.map(({ state }) => fromStored(state)), next_cursor };
    },
    countries: async () => {
      const counted = await model.collection
        .aggregate<{ _id: string; clubs: number }>([
          { $match: { 'state.status': 'known' } },
          { $group: { _id: '$state.country', clubs: { $sum: 1 } } },
          { $sort: { _id: 1 } },
        ])
        .toArray();
      return counted.map(({ _id: country, clubs }) => ({ country, clubs }));
    },
    unverifiedBy: (profileId) => countOf(model.collection, { 'state.entered_by.profile_id': profileId, ...waiting }),
    unverifiedSince: async () => {
      const found = await model.collection
        .find({ 'state.status': 'known', ...waiting })
        .project<{ state: Pick<Known, 'entered_at'> }>({ 'state.entered_at': 1 })
        .sort({ 'state.entered_at': 1 })
        .toArray();
      return found.map(({ state }) => state.entered_at);
    },
    findTeam: async (teamId) => {
      const found = (await model.collection.findOne({ 'state.teams.team_id': teamId }, stateAlone)) as {
        state: Known;
      } | null;
      const team = found?.state.teams.find((t) => t.team_id === teamId);
      return found && team ? clubTeamOf(found.state, team) : undefined;
    },
  };
};
