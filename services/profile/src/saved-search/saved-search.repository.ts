import { savedSearchEvents } from '@touchline/contracts/events';
import { savedSearchBounds } from '@touchline/contracts/http/profile';
import {
  aggregateSchema,
  createRepository,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import type { Connection } from 'mongoose';
import { published, stateData } from './published.ts';
import { savedSearchDecider } from './saved-search.ts';
import type { Known, SavedSearch, SavedSearchCommand, SavedSearchEvent } from './state.ts';

export interface SavedSearchRepository extends Repository<SavedSearchCommand, SavedSearch, SavedSearchEvent> {
  /** What a profile keeps, newest first. */
  readonly ofProfile: (profileId: string) => Promise<readonly Known[]>;
  /** All kept searches whose owner is told of news. */
  readonly watched: () => AsyncIterable<Known>;
}

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  schema.index({ 'state.profile_id': 1, 'state.status': 1, 'state.saved_at': -1 }, { name: 'of_profile' });
  schema.index({ 'state.status': 1, 'state.notice': 1 }, { name: 'by_notice' });
  return connection.model('SavedSearch', schema, 'saved_searches');
};

export const createSavedSearchRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): SavedSearchRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  return {
    ...createRepository(
      {
        name: 'saved-search',
        topic: 'touchline.saved-search',
        decider: savedSearchDecider,
        model,
        publish: published,
        snapshot: (state) => ({ type: savedSearchEvents.restated.type, data: stateData(state) }),
      },
      dependencies,
    ),
    ofProfile: async (profileId) => {
      const found = collection
        .find({ 'state.profile_id': profileId, 'state.status': 'kept' }, { projection: { state: 1 } })
        .sort({ 'state.saved_at': -1, _id: -1 })
        .limit(savedSearchBounds.searches * 2);
      return (await found.toArray()).map(({ state }) => state as Known);
    },
    watched: async function* () {
      const filter = { 'state.status': 'kept', 'state.notice': { $in: ['at-once', 'daily'] } };
      for await (const { state } of collection.find(filter, { projection: { state: 1 } }).sort({ _id: 1 }))
        yield state as Known;
    },
  };
};
