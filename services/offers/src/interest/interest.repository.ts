import { interestEvents } from '@touchline/contracts/events';
import { homeLimits } from '@touchline/contracts/policies/home';
import type { Span } from '@touchline/contracts/policies/spans';
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
import { otherParty, type Reader } from '@touchline/platform/domain';
import { seenByReader } from '@touchline/platform/representations';
import type { Connection } from 'mongoose';
import { decide, evolve, initialState } from './interest.ts';
import { published, stateData } from './published.ts';
import type { Declared, Interest, InterestCommand, InterestEvent } from './state.ts';
import { withoutMember } from './without-person.ts';

/** What a list of interests shows, and from where. */
export interface InterestQuery {
  readonly status?: Declared['status'] | undefined;
  readonly player_id?: string | undefined;
  /** Pending ones whose turn it is: that of who asks, or of the other side. */
  readonly turn?: 'mine' | 'theirs' | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What a home shows of interests: the newest that wait for this reader, and for the other side. */
export interface InterestsAtHome {
  readonly mine: readonly Declared[];
  readonly theirs: readonly Declared[];
  /** A player's to positions; null where there are more than come along, and to whoever answers none. */
  readonly answers: readonly Declared[] | null;
}

export interface InterestRepository extends Repository<InterestCommand, Interest, InterestEvent> {
  /** A page of the interests that this reader sees, and how many of all wait for his answer. */
  readonly listOf: (
    reader: Reader,
    query: InterestQuery,
  ) => Promise<{
    readonly interests: readonly Declared[];
    readonly next_cursor: string | null;
    readonly waiting: number;
  }>;
  readonly atHome: (reader: Reader) => Promise<InterestsAtHome>;
  /** Those between these teams and the player that wait or are accepted, newest first. */
  readonly openBetween: (playerProfileId: string, teamIds: readonly string[]) => Promise<readonly Declared[]>;
  /** The players' answers to these open positions, oldest first. */
  readonly answersTo: (opportunityIds: readonly string[]) => Promise<readonly Declared[]>;
  /** Profile ids of those who have answered this position. */
  readonly playersWhoAnswered: (opportunityId: string) => Promise<ReadonlySet<string>>;
  /** This player's answers to open positions, newest first. */
  readonly answersOf: (playerProfileId: string) => Promise<readonly Declared[]>;
  /** The newest of these profiles, so many at most, whichever side they are. */
  readonly newestOf: (profileIds: readonly string[], most: number) => Promise<readonly Declared[]>;
  /** How many were declared in each span; `answers`: of players to open positions alone. */
  readonly declaredIn: (
    spans: readonly Span[],
    of?: { readonly answers: boolean },
  ) => Promise<{ from: string; count: number }[]>;
  /** Ids of the player's pending interests; with `talks`, of accepted ones too. */
  readonly pendingOf: (playerProfileId: string, talks?: boolean) => Promise<readonly string[]>;
  /** What is open and names one of these, as its player or as who acts for its club. */
  readonly openNaming: (profileIds: readonly string[]) => Promise<readonly Declared[]>;
}

/** Few players answer as many positions. */
const mostAnswers = 20;

/** At most one pending interest per club team and player, whoever began. */
const pendingIndex = 'one_pending_per_team_and_player';
const newestFirst: Order = { field: 'state.updated_at', direction: -1 };

/** Reads a stored interest, also one of before a position could be answered. */
const fromStored = (stored: unknown): Declared => {
  const { opportunity = null, ...interest } = stored as Declared;
  return { ...interest, opportunity };
};

const paths = { player: 'state.player.profile_id', team: 'state.team_id' };

const naming = ['player', 'representative'].map((one) => `state.${one}.profile_id`);

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  const whereSet = { unique: true, partialFilterExpression: { 'state.pending_key': { $type: 'string' } } };
  schema.index({ 'state.pending_key': 1 }, { name: pendingIndex, ...whereSet });
  schema.index({ 'state.player.profile_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_player' });
  schema.index({ 'state.team_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_team' });
  schema.index({ 'state.representative.profile_id': 1, 'state.updated_at': -1 }, { name: 'of_representative' });
  schema.index({ 'state.declared_at': 1 }, { name: 'by_declaring' });
  schema.index(
    { 'state.opportunity.opportunity_id': 1, 'state.declared_at': 1 },
    { name: 'of_opportunity', partialFilterExpression: { 'state.opportunity.opportunity_id': { $type: 'string' } } },
  );
  schema.index({ 'state.representative.profile_id': 1 }, { name: 'by_representative' });
  return connection.model('Interest', schema, 'interests');
};

/** Pending ones that were begun by the other side than the one whose turn it is; nothing is an agent's turn. */
const turnOf = ({ party }: Reader, turn: 'mine' | 'theirs') => {
  if (party === 'agent') return { 'state.status': turn === 'mine' ? { $in: [] } : 'pending' };
  return { 'state.status': 'pending', 'state.initiated_by': turn === 'mine' ? otherParty(party) : party };
};

export const createInterestRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): InterestRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  return {
    ...createRepository(
      {
        name: 'interest',
        topic: 'touchline.interest',
        keepsCorrelation: true,
        decider: { decide, evolve, initialState },
        model,
        fromStored,
        publish: published,
        personal: { named: { profile: naming }, without: withoutMember },
        snapshot: (state) => ({ type: interestEvents.restated.type, data: stateData(state) }),
        // Only what sets the key can meet the index; of another command it would be a fault.
        uniqueness: {
          [pendingIndex]: ({ type }) => (type === 'Declare' ? 'ClubInterestPlayerNotEligible' : undefined),
        },
      },
      dependencies,
    ),
    listOf: async (reader, { status, player_id, turn, ...page }) => {
      const filter = {
        ...seenByReader(reader, paths, player_id),
        ...(status && { 'state.status': status }),
        ...(turn && turnOf(reader, turn)),
      };
      const [waiting, { rows, next_cursor }] = await Promise.all([
        countOf(collection, { ...seenByReader(reader, paths), ...turnOf(reader, 'mine') }),
        pageOf<{ _id: string; state: Declared }>(collection, filter, newestFirst, page),
      ]);
      return { interests: rows.map(({ state }) => fromStored(state)), next_cursor, waiting };
    },
    atHome: async (reader) => {
      const group = (turn: 'mine' | 'theirs', limit: number) => ({
        ...{ filter: turnOf(reader, turn), order: newestFirst, limit },
      });
      const seen = seenByReader(reader, paths);
      const turns = { mine: group('mine', homeLimits.open), theirs: group('theirs', homeLimits.declared) };
      const inTurns = ({ mine, theirs }: Readonly<Record<'mine' | 'theirs', readonly unknown[]>>) => ({
        mine: mine.map(fromStored),
        theirs: theirs.map(fromStored),
      });
      if (reader.party !== 'player') return { ...inTurns(await firstOf(collection, seen, turns)), answers: null };
      const toPositions = { 'state.opportunity.opportunity_id': { $ne: null } };
      const answered = { filter: toPositions, order: newestFirst, limit: mostAnswers };
      const { answers, ...waiting } = await firstOf(collection, seen, { ...turns, answers: answered });
      return { ...inTurns(waiting), answers: answers.length < mostAnswers ? answers.map(fromStored) : null };
    },
    openBetween: async (player, teamIds) => {
      const found = collection
        .find(
          {
            'state.player.profile_id': player,
            'state.team_id': { $in: [...teamIds] },
            'state.status': { $in: ['pending', 'accepted'] },
          },
          stateAlone,
        )
        .sort({ 'state.updated_at': -1, _id: -1 });
      return (await found.toArray()).map(({ state }) => fromStored(state));
    },
    answersTo: async (opportunityIds) => {
      const found = collection
        .find({ 'state.opportunity.opportunity_id': { $in: [...opportunityIds], $type: 'string' } }, stateAlone)
        .sort({ 'state.declared_at': 1, _id: 1 });
      return (await found.toArray()).map(({ state }) => fromStored(state));
    },
    playersWhoAnswered: async (opportunityId) =>
      new Set(
        await collection.distinct('state.player.profile_id', {
          'state.opportunity.opportunity_id': { $eq: opportunityId, $type: 'string' },
        }),
      ),
    answersOf: async (player) => {
      const found = collection
        .find(
          { 'state.player.profile_id': player, 'state.opportunity.opportunity_id': { $type: 'string' } },
          stateAlone,
        )
        .sort({ 'state.updated_at': -1, _id: -1 });
      return (await found.toArray()).map(({ state }) => fromStored(state));
    },
    openNaming: async (profileIds) => {
      const open = { 'state.status': { $in: ['pending', 'accepted'] } };
      const found = naming.map((path) =>
        collection.find({ [path]: { $in: [...profileIds] }, ...open }, stateAlone).toArray(),
      );
      return (await Promise.all(found)).flat().map(({ state }) => fromStored(state));
    },
    newestOf: async (profileIds, most) => {
      const ids = { $in: [...profileIds] };
      const found = collection
        .find({ $or: [{ [paths.player]: ids }, { 'state.representative.profile_id': ids }] }, stateAlone)
        .sort({ 'state.updated_at': -1 })
        .limit(most);
      return (await found.toArray()).map(({ state }) => fromStored(state));
    },
    declaredIn: (spans, { answers } = { answers: false }) =>
      countedIn(
        collection,
        'state.declared_at',
        spans,
        answers ? { 'state.opportunity.opportunity_id': { $type: 'string' } } : {},
      ),
    pendingOf: async (player, talks = false) => {
      const status = talks ? { $in: ['pending', 'accepted'] } : 'pending';
      const filter = { 'state.player.profile_id': player, 'state.status': status };
      const rows = collection.find(filter, { projection: { _id: 1 } });
      return (await rows.toArray()).map(({ _id }) => String(_id));
    },
  };
};
