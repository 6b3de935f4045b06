import {
  aggregateSchema,
  countOf,
  createRepository,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import type { RepresentedSide } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import { published, snapshotOf } from './published.ts';
import type { Known, Suggestion, SuggestionCommand, SuggestionEvent } from './state.ts';
import { suggestionDecider } from './suggestion.ts';
import { withoutMember } from './without-person.ts';

export interface SuggestionQuery {
  readonly status?: Known['status'] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface SuggestionRepository extends Repository<SuggestionCommand, Suggestion, SuggestionEvent> {
  /** A page of this side's suggestions, newest first, and how many of all wait for the player's answer. */
  readonly listOf: (
    side: RepresentedSide,
    query: SuggestionQuery,
  ) => Promise<{
    readonly suggestions: readonly Known[];
    readonly next_cursor: string | null;
    readonly waiting: number;
  }>;
  /** Those that wait for this player's answer, oldest first. */
  readonly waitingFor: (playerId: string) => Promise<readonly Known[]>;
  /** For this position, of whatever state. */
  readonly of: (opportunityId: string) => Promise<readonly Known[]>;
  /** Ids of those that wait: for a position, for a position and a player, or of an agent for a player. */
  readonly pendingOf: (what: {
    readonly opportunity_id?: string;
    readonly player_id?: string;
    readonly agent_id?: string;
  }) => Promise<readonly string[]>;
}

const newestFirst: Order = { field: 'state.updated_at', direction: -1 };

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  schema.index({ 'state.player.profile_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_player' });
  schema.index({ 'state.agent.profile_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_agent' });
  schema.index({ 'state.opportunity.opportunity_id': 1, 'state.status': 1 }, { name: 'of_position' });
  return connection.model('Suggestion', schema, 'suggestions');
};

const pathOfSide: Readonly<Record<RepresentedSide['side'], string>> = {
  agent: 'state.agent.profile_id',
  player: 'state.player.profile_id',
};

export const createSuggestionRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): SuggestionRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  return {
    ...createRepository(
      {
        name: 'suggestion',
        topic: 'touchline.suggestion',
        decider: suggestionDecider,
        model,
        publish: published,
        personal: { named: { profile: ['state.player.profile_id', 'state.agent.profile_id'] }, without: withoutMember },
        snapshot: snapshotOf,
      },
      dependencies,
    ),
    listOf: async ({ side, profile_id }, { status, ...page }) => {
      const own = { [pathOfSide[side]]: profile_id };
      const [waiting, { rows, next_cursor }] = await Promise.all([
        countOf(collection, { ...own, 'state.status': 'pending' }),
        pageOf<{ _id: string; state: Known }>(
          collection,
          { ...own, ...(status && { 'state.status': status }) },
          newestFirst,
          page,
        ),
      ]);
      return { suggestions: rows.map(({ state }) => state), next_cursor, waiting };
    },
    waitingFor: async (playerId) => {
      const waiting = { [pathOfSide.player]: playerId, 'state.status': 'pending' };
      const rows = collection.find(waiting, { projection: { state: 1 } }).sort({ 'state.updated_at': 1, _id: 1 });
      return (await rows.toArray()).map(({ state }) => state as Known);
    },
    of: async (opportunityId) => {
      const rows = collection.find({ 'state.opportunity.opportunity_id': opportunityId }, { projection: { state: 1 } });
      return (await rows.toArray()).map(({ state }) => state as Known);
    },
    pendingOf: async ({ opportunity_id, player_id, agent_id }) => {
      const rows = collection.find(
        {
          'state.status': 'pending',
          ...(opportunity_id && { 'state.opportunity.opportunity_id': opportunity_id }),
          ...(player_id && { [pathOfSide.player]: player_id }),
          ...(agent_id && { [pathOfSide.agent]: agent_id }),
        },
        { projection: { _id: 1 } },
      );
      return (await rows.toArray()).map(({ _id }) => String(_id));
    },
  };
};
