import { clubEvents } from '@touchline/contracts/events';
import type { ClubTeam } from '@touchline/contracts/values';
import {
  aggregateSchema,
  createRepository,
  literal,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import { type FormerMember, withoutPerson } from '@touchline/platform/domain';
import type { Connection, Model } from 'mongoose';
import { fold } from '../names.ts';
import { type ClubCommand, clubDecider } from './club.ts';
import { published, stateData } from './published.ts';
import { type Club, type ClubEvent, clubTeamOf, type Known } from './state.ts';

export interface ClubsQuery {
  readonly q?: string | undefined;
  readonly country?: string | undefined;
  readonly verified?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** By name, or as staff look through them: the unverified first. */
export type ClubsOrder = 'name' | 'staff';

export interface Clubs extends Repository<ClubCommand, Club, ClubEvent> {
  readonly find: (clubId: string) => Promise<Known | undefined>;
  readonly findMany: (clubIds: readonly string[]) => Promise<ReadonlyMap<string, Known>>;
  readonly list: (
    query: ClubsQuery,
    order: ClubsOrder,
  ) => Promise<{ readonly total: number; readonly clubs: readonly Known[]; readonly next_cursor: string | null }>;
  /** How many clubs were entered as this profile that staff haven't verified. */
  readonly unverifiedBy: (profileId: string) => Promise<number>;
  /** A team with its club's names; nothing when no club has it. */
  readonly findTeam: (teamId: string) => Promise<ClubTeam | undefined>;
  /** Makes the indexes without starting the relay: for a command that leaves publishing to the service. */
  readonly index: () => Promise<void>;
}

/** The club stays; who entered it is forgotten. */
const withoutMember = (club: Club, former: FormerMember): Club =>
  club.status === 'known' && club.entered_by ? { ...club, entered_by: withoutPerson(club.entered_by, former) } : club;

const clubModel = (connection: Connection): Model<unknown> => {
  const schema = aggregateSchema();
  schema.index({ 'state.name_key': 1, _id: 1 }, { name: 'name' });
  schema.index({ 'state.country': 1, 'state.name_key': 1, _id: 1 }, { name: 'country' });
  schema.index({ 'state.staff_order': 1, _id: 1 }, { name: 'staff' });
  schema.index({ 'state.teams.team_id': 1 }, { name: 'team' });
  schema.index({ 'state.entered_by.profile_id': 1 }, { name: 'entered-by', sparse: true });
  return connection.model('Club', schema, 'clubs') as unknown as Model<unknown>;
};

const orders: Readonly<Record<ClubsOrder, Order>> = {
  name: { field: 'state.name_key', direction: 1 },
  staff: { field: 'state.staff_order', direction: 1 },
};

const filterOf = ({ q, country, verified }: ClubsQuery): Record<string, unknown> => ({
  ...(country ? { 'state.country': country } : {}),
  ...(verified === undefined ? {} : { 'state.verified': verified }),
  ...(q && fold(q) ? { 'state.search_text': new RegExp(literal(fold(q))) } : {}),
});

export const createClubs = (connection: Connection, dependencies: RepositoryDependencies): Clubs => {
  const model = clubModel(connection);
  const repository = createRepository<ClubCommand, Club, ClubEvent>(
    {
      name: 'club',
      topic: 'touchline.club',
      decider: clubDecider,
      model,
      publish: published,
      personal: { named: { profile: ['state.entered_by.profile_id'] }, without: withoutMember },
      snapshot: (state) => ({ type: clubEvents.restated.type, data: stateData(state) }),
      standing: (state) => (state.status === 'none' ? {} : { club_verified: state.verified }),
    },
    dependencies,
  );
  return {
    ...repository,
    index: async () => {
      await model.createIndexes();
    },
    find: async (clubId) => {
      const found = await repository.load(clubId);
      return found?.state.status === 'known' ? found.state : undefined;
    },
    findMany: async (clubIds) => {
      const found = await model.collection
        .find({ _id: { $in: [...clubIds] } as never })
        .project<{ state: Known }>({ state: 1 })
        .toArray();
      return new Map(found.map(({ state }) => [state.club_id, state]));
    },
    list: async (query, order) => {
      const filter = filterOf(query);
      const [total, { rows, next_cursor }] = await Promise.all([
        model.collection.countDocuments(filter),
        pageOf<{ _id: string; state: Known }>(model.collection, filter, orders[order], query),
      ]);
      return { total, clubs: rows.map(({ state }) => state), next_cursor };
    },
    unverifiedBy: (profileId) =>
      model.collection.countDocuments({ 'state.entered_by.profile_id': profileId, 'state.verified': false }),
    findTeam: async (teamId) => {
      const found = (await model.collection.findOne({ 'state.teams.team_id': teamId })) as { state: Known } | null;
      const team = found?.state.teams.find((t) => t.team_id === teamId);
      return found && team ? clubTeamOf(found.state, team) : undefined;
    },
  };
};
