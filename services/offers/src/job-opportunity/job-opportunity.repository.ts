import { opportunityEvents } from '@touchline/contracts/events';
import {
  aggregateSchema,
  createRepository,
  lowestOf,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
  stateAlone,
} from '@touchline/platform/aggregate';
import type { Connection } from 'mongoose';
import { type Board, type BoardPaths, createBoard } from './board.ts';
import { decide, evolve, initialState } from './job-opportunity.ts';
import { published, stateData } from './published.ts';
import type { JobOpportunity, JobOpportunityCommand, JobOpportunityEvent, Published } from './state.ts';
import { withoutMember } from './without-person.ts';

export interface OwnQuery {
  readonly status?: Published['status'] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface JobOpportunityRepository
  extends Repository<JobOpportunityCommand, JobOpportunity, JobOpportunityEvent> {
  readonly board: Board;
  /** A page of those of these teams, newest first. */
  readonly ofTeams: (
    teamIds: readonly string[],
    query: OwnQuery,
  ) => Promise<{ readonly opportunities: readonly Published[]; readonly next_cursor: string | null }>;
  /** Ids of open ones whose last day is over. */
  readonly due: (today: string) => Promise<readonly string[]>;
  /** The last day of the next open one to end; undefined where none is open. */
  readonly nextLastDay: () => Promise<string | undefined>;
  /** The open positions that one of these has published, or changed last. */
  readonly openBy: (profileIds: readonly string[]) => Promise<readonly Published[]>;
}

const duePerSweep = 500;
const newestFirst: Order = { field: 'state.published_at', direction: -1 };

const boardPaths: BoardPaths = {
  status: 'state.status',
  closes_on: 'state.closes_on',
  gender: 'state.club_team.gender',
  level: 'state.club_team.level',
  country: 'state.club_team.country',
  position: 'state.position',
  age_min: 'state.age.min',
  age_max: 'state.age.max',
  foot: 'state.foot',
  contract_from: 'state.contract_from',
  pay_shown: 'state.pay_shown',
  pay_from: 'state.pay.from',
  team_id: 'state.team_id',
  published_at: 'state.published_at',
};

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  // All that the board looks at, so that it reads no position to count and order them.
  schema.index(Object.fromEntries([...Object.values(boardPaths), '_id'].map((path) => [path, 1])), {
    name: 'on_board',
  });
  schema.index({ 'state.team_id': 1, 'state.published_at': -1, _id: -1 }, { name: 'of_team' });
  schema.index({ 'state.status': 1, 'state.closes_on': 1 }, { name: 'due' });
  schema.index({ 'state.representative.profile_id': 1 }, { name: 'by_representative' });
  schema.index(
    { 'state.filled_by.profile_id': 1 },
    { name: 'by_filled_by', partialFilterExpression: { 'state.filled_by.profile_id': { $type: 'string' } } },
  );
  return connection.model('JobOpportunity', schema, 'opportunities');
};

export const createJobOpportunityRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): JobOpportunityRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  const statesOf = (rows: readonly unknown[]) => rows.map((row) => (row as { readonly state: Published }).state);
  return {
    ...createRepository(
      {
        name: 'job-opportunity',
        topic: 'touchline.job-opportunity',
        decider: { decide, evolve, initialState },
        model,
        publish: published,
        personal: {
          named: { profile: ['state.representative.profile_id', 'state.filled_by.profile_id'] },
          without: withoutMember,
        },
        snapshot: (state) => ({ type: opportunityEvents.restated.type, data: stateData(state) }),
      },
      dependencies,
    ),
    board: createBoard(collection, { ...boardPaths, club_id: 'state.club_team.club_id' }),
    ofTeams: async (teamIds, { status, ...page }) => {
      const filter = { 'state.team_id': { $in: [...teamIds] }, ...(status && { 'state.status': status }) };
      const { rows, next_cursor } = await pageOf<{ _id: string; state: Published }>(
        collection,
        filter,
        newestFirst,
        page,
      );
      return { opportunities: statesOf(rows), next_cursor };
    },
    openBy: async (profileIds) => {
      const filter = { 'state.representative.profile_id': { $in: [...profileIds] }, 'state.status': 'open' };
      return statesOf(await collection.find(filter, stateAlone).toArray());
    },
    due: async (today) => {
      const filter = { 'state.status': 'open', 'state.closes_on': { $lt: today } };
      const rows = await collection
        .find(filter, { projection: { _id: 1 } })
        .limit(duePerSweep)
        .toArray();
      return rows.map(({ _id }) => String(_id));
    },
    nextLastDay: () => lowestOf(collection, 'state.closes_on', { 'state.status': 'open' }),
  };
};
