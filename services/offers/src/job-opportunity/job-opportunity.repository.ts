import { opportunityEvents } from '@touchline/contracts/events';
import {
  aggregateSchema,
  createRepository,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import type { Connection } from 'mongoose';
import { type Board, createBoard } from './board.ts';
import { decide, evolve, initialState } from './job-opportunity.ts';
import { published, stateData } from './published.ts';
import type { JobOpportunity, JobOpportunityCommand, JobOpportunityEvent, Published } from './state.ts';

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
}

const duePerSweep = 500;
const newestFirst: Order = { field: 'state.published_at', direction: -1 };

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  // All that the board counts and orders by, so that it reads no position for it.
  const counted = ['club_team.gender', 'club_team.level', 'club_team.country', 'position', 'contract_from', 'foot'];
  const shown = ['age.min', 'age.max', 'pay_shown', 'pay.from', 'team_id', 'published_at'];
  const read = Object.fromEntries([...counted, ...shown].map((name) => [`state.${name}`, 1 as const]));
  schema.index({ 'state.status': 1, 'state.closes_on': 1, ...read, _id: 1 }, { name: 'board' });
  schema.index({ 'state.team_id': 1, 'state.published_at': -1, _id: -1 }, { name: 'of_team' });
  schema.index({ 'state.status': 1, 'state.closes_on': 1 }, { name: 'due' });
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
        snapshot: (state) => ({ type: opportunityEvents.restated.type, data: stateData(state) }),
      },
      dependencies,
    ),
    board: createBoard(collection),
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
    due: async (today) => {
      const filter = { 'state.status': 'open', 'state.closes_on': { $lt: today } };
      const rows = await collection
        .find(filter, { projection: { _id: 1 } })
        .limit(duePerSweep)
        .toArray();
      return rows.map(({ _id }) => String(_id));
    },
  };
};
