import { isInForce } from '@touchline/contracts/policies/mandates';
import {
  aggregateSchema,
  countOf,
  createRepository,
  indexPlaces,
  type Order,
  PlaceTaken,
  pageOf,
  placeIndex,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import type { RepresentedSide } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import { mandateDecider } from './mandate.ts';
import { published, snapshotOf } from './published.ts';
import type { ActiveMandate, Known, Mandate, MandateCommand, MandateEvent } from './state.ts';
import { withoutMember } from './without-person.ts';

export interface MandateQuery {
  /** Those with this player alone. */
  readonly player_id?: string | undefined;
  readonly status?: Known['status'] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface MandateRepository extends Repository<MandateCommand, Mandate, MandateEvent> {
  /** A page of this side's mandates, newest first, and how many of all wait for the player's answer. */
  readonly listOf: (
    side: RepresentedSide,
    query: MandateQuery,
  ) => Promise<{
    readonly mandates: readonly Known[];
    readonly next_cursor: string | null;
    readonly waiting: number;
  }>;
  /** The player's active mandates, and the place that his next one takes: who missed one finds that place taken. */
  readonly confirmedOf: (
    playerId: string,
  ) => Promise<{ readonly active: readonly ActiveMandate[]; readonly next_place: string }>;
  /** Whether this agent represents this player on this day. */
  readonly represents: (agentId: string, playerId: string, today: string) => Promise<boolean>;
  /** Ids of requests that nobody can say yes to any more on this day. */
  readonly toLapse: (today: string) => Promise<readonly string[]>;
  /** Ids of active ones of which it is time to remind both. */
  readonly toRemind: (today: string) => Promise<readonly string[]>;
  /** Ids of requests that wait for this player's answer. */
  readonly pendingOf: (playerId: string) => Promise<readonly string[]>;
  /** Ids of those that wait or are in force. */
  readonly openOf: (profileIds: readonly string[]) => Promise<readonly string[]>;
  /** Ids of active ones whose last day lies before this one. */
  readonly over: (today: string) => Promise<readonly string[]>;
}

/** At most one request of an agent waits for a player's answer. */
const pendingIndex = 'one_pending_per_agent_and_player';
const newestFirst: Order = { field: 'state.updated_at', direction: -1 };
const atOnce = 500;

const modelOf = (connection: Connection) => {
  const schema = indexPlaces(aggregateSchema());
  schema.index(
    { 'state.pending_key': 1 },
    { name: pendingIndex, unique: true, partialFilterExpression: { 'state.pending_key': { $type: 'string' } } },
  );
  schema.index({ 'state.player.profile_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_player' });
  schema.index({ 'state.agent.profile_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_agent' });
  schema.index({ 'state.status': 1, 'state.answer_by': 1 }, { name: 'by_answer_day' });
  schema.index({ 'state.status': 1, 'state.until': 1 }, { name: 'by_last_day' });
  schema.index(
    { 'state.remind_on': 1 },
    { name: 'to_remind', partialFilterExpression: { 'state.remind_on': { $type: 'string' } } },
  );
  return connection.model('Mandate', schema, 'mandates');
};

const pathOfSide: Readonly<Record<RepresentedSide['side'], string>> = {
  agent: 'state.agent.profile_id',
  player: 'state.player.profile_id',
};

export const createMandateRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): MandateRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  const idsOf = async (due: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
    const rows = collection.find(due, { projection: { _id: 1 } }).limit(atOnce);
    return (await rows.toArray()).map(({ _id }) => String(_id));
  };
  return {
    ...createRepository(
      {
        name: 'mandate',
        topic: 'touchline.mandate',
        keepsCorrelation: true,
        decider: mandateDecider,
        model,
        publish: published,
        personal: {
          named: { profile: ['state.player.profile_id', 'state.agent.profile_id'] },
          without: withoutMember,
        },
        snapshot: snapshotOf,
        // Only what sets a key can meet its index; of another command it would be a fault.
        uniqueness: {
          [pendingIndex]: ({ type }) => (type === 'Request' ? 'MandateAlreadyRequested' : undefined),
          [placeIndex]: ({ type }) => (type === 'Confirm' ? new PlaceTaken() : undefined),
        },
      },
      dependencies,
    ),
    listOf: async ({ side, profile_id }, { status, player_id, ...page }) => {
      const own = { [pathOfSide[side]]: profile_id };
      const asked = {
        ...(player_id && { [pathOfSide.player]: player_id }),
        ...(status && { 'state.status': status }),
      };
      const { rows, next_cursor } = await pageOf<{ _id: string; state: Known }>(
        collection,
        { $and: [own, asked] },
        newestFirst,
        page,
      );
      // Nobody has many: most often all that wait are on the page.
      const hasAllThatWait = !page.cursor && next_cursor === null && !player_id && (!status || status === 'pending');
      const waiting = hasAllThatWait
        ? rows.filter(({ state }) => state.status === 'pending').length
        : await countOf(collection, { ...own, 'state.status': 'pending' });
      return { mandates: rows.map(({ state }) => state), next_cursor, waiting };
    },
    confirmedOf: async (playerId) => {
      const confirmed = { 'state.player.profile_id': playerId, 'state.place_key': { $type: 'string' } };
      const rows = await collection.find(confirmed, { projection: { state: 1 } }).toArray();
      const active = rows.map(({ state }) => state as Known).filter((state) => state.status === 'active');
      return { active, next_place: `${playerId}/${rows.length}` };
    },
    represents: async (agentId, playerId, today) => {
      const active = { [pathOfSide.agent]: agentId, [pathOfSide.player]: playerId, 'state.status': 'active' };
      const rows = await collection.find(active, { projection: { state: 1 } }).toArray();
      return rows.map(({ state }) => state as ActiveMandate).some((mandate) => isInForce(mandate, today));
    },
    pendingOf: (playerId) => idsOf({ [pathOfSide.player]: playerId, 'state.status': 'pending' }),
    openOf: async (profileIds) => {
      const open = { 'state.status': { $in: ['pending', 'active'] } };
      const sides = Object.values(pathOfSide).map((path) => idsOf({ [path]: { $in: [...profileIds] }, ...open }));
      return (await Promise.all(sides)).flat();
    },
    toLapse: async (today) => {
      const ofDay = { $lt: today };
      return idsOf({
        'state.status': 'pending',
        $or: [{ 'state.answer_by': ofDay }, { 'state.ends_on': ofDay }],
      });
    },
    toRemind: (today) => idsOf({ 'state.status': 'active', 'state.remind_on': { $type: 'string', $lte: today } }),
    over: (today) => idsOf({ 'state.status': 'active', 'state.until': { $lt: today } }),
  };
};
