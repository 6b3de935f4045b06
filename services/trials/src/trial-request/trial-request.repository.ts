import { homeLimits } from '@touchline/contracts/policies/home';
import type { Span } from '@touchline/contracts/policies/spans';
import { daysAfter } from '@touchline/contracts/policies/trial-dates';
import { firstReportable } from '@touchline/contracts/policies/trial-report';
import {
  aggregateSchema,
  countedIn,
  countOf,
  createRepository,
  firstOf,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
  stateAlone,
} from '@touchline/platform/aggregate';
import type { Reader } from '@touchline/platform/domain';
import { seenByReader } from '@touchline/platform/representations';
import type { Connection } from 'mongoose';
import { published, snapshotOf } from './published.ts';
import type { Requested, TrialRequest, TrialRequestCommand, TrialRequestEvent } from './state.ts';
import { decide, evolve, initialState } from './trial-request.ts';
import { withoutMember } from './without-person.ts';

/** What a list of trial requests shows, and from where. */
export interface TrialRequestQuery {
  readonly status?: Requested['status'] | undefined;
  readonly player_id?: string | undefined;
  /** Pending ones whose turn it is: the player's, or the club's where the player suggests other days. */
  readonly turn?: 'mine' | 'theirs' | undefined;
  readonly report?: 'due' | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface TrialRequestRepository extends Repository<TrialRequestCommand, TrialRequest, TrialRequestEvent> {
  /** A page of the trial requests that this reader sees, and how many of all wait for his answer. */
  readonly listOf: (
    reader: Reader,
    query: TrialRequestQuery,
    now: Date,
  ) => Promise<{
    readonly trials: readonly Requested[];
    readonly next_cursor: string | null;
    readonly waiting: number;
  }>;
  /** The newest by whose turn it is, agreed ones, and those whose report may be written: as a home shows them. */
  readonly atHome: (
    reader: Reader,
    now: Date,
  ) => Promise<Readonly<Record<'mine' | 'theirs' | 'agreed' | 'reports', readonly Requested[]>>>;
  /** Ids of the player's pending trial requests. */
  readonly pendingOf: (playerProfileId: string, agreed?: boolean) => Promise<readonly string[]>;
  /** The newest of these profiles, so many at most, whichever side they are. */
  readonly newestOf: (profileIds: readonly string[], most: number) => Promise<readonly Requested[]>;
  /** How many were asked for in each span. */
  readonly requestedIn: (spans: readonly Span[]) => Promise<{ from: string; count: number }[]>;
  readonly byCode: (code: string) => Promise<Requested | undefined>;
  /** Accepted ones of which it is time to remind their people. */
  readonly toRemind: (today: string) => Promise<readonly Requested[]>;
  /** Accepted ones whose last day lies before this one. */
  readonly over: (today: string) => Promise<readonly Requested[]>;
  /** What is open and names one of these, as its player or as who acts for its club. */
  readonly openNaming: (profileIds: readonly string[]) => Promise<readonly Requested[]>;
}

const newestFirst: Order = { field: 'state.updated_at', direction: -1 };
const atOnce = 500;

const paths = { player: 'state.player.profile_id', team: 'state.team_id' };

const naming = ['player', 'representative'].map((one) => `state.${one}.profile_id`);

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  schema.index({ 'state.player.profile_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_player' });
  schema.index({ 'state.team_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_team' });
  schema.index({ 'state.representative.profile_id': 1, 'state.updated_at': -1 }, { name: 'of_representative' });
  schema.index({ 'state.requested_at': 1 }, { name: 'by_request' });
  // What waits is counted beside each list, whatever the number of those that are over.
  schema.index({ 'state.player.profile_id': 1, 'state.status': 1 }, { name: 'of_player_by_status' });
  schema.index({ 'state.team_id': 1, 'state.status': 1 }, { name: 'of_team_by_status' });
  schema.index({ 'state.status': 1, 'state.ends_on': 1 }, { name: 'by_last_day' });
  schema.index({ 'state.code': 1 }, { name: 'by_code' });
  schema.index(
    { 'state.remind_on': 1 },
    { name: 'to_remind', partialFilterExpression: { 'state.remind_on': { $type: 'string' } } },
  );
  schema.index({ 'state.representative.profile_id': 1 }, { name: 'by_representative' });
  schema.index({ 'state.requested_by': 1 }, { name: 'by_requester' });
  return connection.model('TrialRequest', schema, 'trial_requests');
};

/** The club asks, the player answers; where the player suggests other days, it is the club's turn. */
const turnOf = ({ party }: Reader, turn: 'mine' | 'theirs') => {
  // Nothing is an agent's turn.
  if (party === 'agent') return { 'state.status': turn === 'mine' ? { $in: [] } : 'pending' };
  return {
    'state.status': 'pending',
    'state.proposal': (party === 'player') === (turn === 'mine') ? null : { $ne: null },
  };
};

/** Over and not reported on, while the club may still write: to the day at the club that is behind all others. */
const reportDue = ({ party }: Reader, now: Date) =>
  party === 'club'
    ? {
        'state.status': 'completed',
        'state.report': null,
        'state.ends_on': { $gte: firstReportable(daysAfter(now.toISOString().slice(0, 10), -1)) },
      }
    : { 'state.status': { $in: [] } };

/** Reads a stored trial request, also one of before it could name an interest, or its player suggest other days. */
const fromStored = (stored: unknown): TrialRequest => {
  const state = stored as TrialRequest;
  if (state.status === 'none' || state.status === 'abandoned') return state;
  const trial = { ...state, interest_id: state.interest_id ?? null };
  return trial.status === 'pending' ? { ...trial, proposal: trial.proposal ?? null } : trial;
};

const requestedFrom = (stored: unknown): Requested => fromStored(stored) as Requested;

export const createTrialRequestRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): TrialRequestRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  return {
    ...createRepository(
      {
        name: 'trial-request',
        topic: 'touchline.trial-request',
        keepsCorrelation: true,
        decider: { decide, evolve, initialState },
        model,
        fromStored,
        publish: published,
        personal: {
          named: { profile: [...naming, 'state.requested_by'] },
          without: withoutMember,
        },
        snapshot: snapshotOf,
      },
      dependencies,
    ),
    listOf: async (reader, { status, player_id, turn, report, from, until, ...page }, now) => {
      const filter = {
        ...seenByReader(reader, paths, player_id),
        ...(status && { 'state.status': status }),
        ...(from && { 'state.ends_on': { $gte: from } }),
        ...(until && { 'state.starts_on': { $lte: until } }),
        ...(turn && turnOf(reader, turn)),
        ...(report && reportDue(reader, now)),
      };
      const [waiting, { rows, next_cursor }] = await Promise.all([
        countOf(collection, { ...seenByReader(reader, paths), ...turnOf(reader, 'mine') }),
        pageOf<{ _id: string; state: Requested }>(collection, filter, newestFirst, page),
      ]);
      return { trials: rows.map(({ state }) => requestedFrom(state)), next_cursor, waiting };
    },
    atHome: async (reader, now) => {
      const group = (filter: Readonly<Record<string, unknown>>) => ({
        ...{ filter, order: newestFirst, limit: homeLimits.open },
      });
      const { mine, theirs, agreed, reports } = await firstOf(collection, seenByReader(reader, paths), {
        mine: group(turnOf(reader, 'mine')),
        theirs: group(turnOf(reader, 'theirs')),
        agreed: group({ 'state.status': 'accepted' }),
        reports: group(reportDue(reader, now)),
      });
      return {
        mine: mine.map(requestedFrom),
        theirs: theirs.map(requestedFrom),
        agreed: agreed.map(requestedFrom),
        reports: reports.map(requestedFrom),
      };
    },
    openNaming: async (profileIds) => {
      const open = { 'state.status': { $in: ['pending', 'accepted'] } };
      const found = naming.map((path) =>
        collection.find({ [path]: { $in: [...profileIds] }, ...open }, stateAlone).toArray(),
      );
      return (await Promise.all(found)).flat().map(({ state }) => requestedFrom(state));
    },
    pendingOf: async (player, agreed = false) => {
      const status = agreed ? { $in: ['pending', 'accepted'] } : 'pending';
      const filter = { 'state.player.profile_id': player, 'state.status': status };
      const rows = collection.find(filter, { projection: { _id: 1 } });
      return (await rows.toArray()).map(({ _id }) => String(_id));
    },
    newestOf: async (profileIds, most) => {
      const ids = { $in: [...profileIds] };
      const found = collection
        .find({ $or: [{ [paths.player]: ids }, { 'state.representative.profile_id': ids }] }, stateAlone)
        .sort({ 'state.updated_at': -1 })
        .limit(most);
      return (await found.toArray()).map(({ state }) => requestedFrom(state));
    },
    requestedIn: (spans) => countedIn(collection, 'state.requested_at', spans),
    byCode: async (code) => {
      const found = await collection.findOne({ 'state.code': code }, stateAlone);
      return found ? requestedFrom(found['state']) : undefined;
    },
    toRemind: async (today) => {
      const due = {
        'state.status': 'accepted',
        'state.remind_on': { $type: 'string', $lte: today },
        'state.starts_on': { $gt: today },
      };
      return (await collection.find(due, stateAlone).limit(atOnce).toArray()).map(({ state }) => requestedFrom(state));
    },
    over: async (today) => {
      const rows = collection.find({ 'state.status': 'accepted', 'state.ends_on': { $lt: today } }, stateAlone);
      return (await rows.limit(atOnce).toArray()).map(({ state }) => requestedFrom(state));
    },
  };
};
