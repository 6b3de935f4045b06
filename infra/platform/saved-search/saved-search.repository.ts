import { savedSearchBounds } from '@touchline/contracts/http/saved-searches';
import type { Connection } from 'mongoose';
import {
  aggregateSchema,
  createRepository,
  freePlace,
  indexPlaces,
  PlaceTaken,
  placeIndex,
  type Repository,
  type RepositoryDependencies,
} from '../aggregate/index.ts';
import { type Published, publishing, stateData } from './published.ts';
import { savedSearchDecider } from './saved-search.ts';
import type { Known, SavedSearch, SavedSearchCommand, SavedSearchEvent } from './state.ts';

export interface SavedSearchRepository<Filters>
  extends Repository<SavedSearchCommand<Filters>, SavedSearch<Filters>, SavedSearchEvent<Filters>> {
  /** What a profile keeps, newest first. */
  readonly ofProfile: (profileId: string) => Promise<readonly Known<Filters>[]>;
  /** A place for one more of this profile; null where it keeps as many as it may. */
  readonly freePlace: (profileId: string) => Promise<string | null>;
  /** All kept searches whose owner is told of news. */
  readonly watched: () => AsyncIterable<Known<Filters>>;
}

/** What a service's saved searches are called and where they are kept. */
export interface SavedSearchKind extends Published {
  /** `saved-search`: the name of the aggregate, and of its topic after `touchline.` */
  readonly name: string;
  readonly collection: string;
}

/** A search of somebody who has left looks for nothing. */
const withoutWords = <Filters>(search: SavedSearch<Filters>): SavedSearch<Filters> =>
  search.status === 'none'
    ? search
    : {
        ...search,
        ...{ status: 'deleted', name: '', notice: 'none', seen: [], fresh: 0, place_key: null },
        filters: {} as Filters,
      };

const modelOf = (connection: Connection, collection: string) => {
  const schema = indexPlaces(aggregateSchema());
  schema.index({ 'state.profile_id': 1, 'state.status': 1, 'state.saved_at': -1 }, { name: 'of_profile' });
  schema.index({ 'state.status': 1, 'state.notice': 1 }, { name: 'by_notice' });
  return connection.model(collection, schema, collection);
};

export const createSavedSearchRepository = <Filters>(
  connection: Connection,
  kind: SavedSearchKind,
  dependencies: RepositoryDependencies,
): SavedSearchRepository<Filters> => {
  const model = modelOf(connection, kind.collection);
  const { collection } = model;
  const kept = (profileId: string) => ({ 'state.profile_id': profileId, 'state.status': 'kept' });
  return {
    ...createRepository(
      {
        name: kind.name,
        topic: `touchline.${kind.name}`,
        decider: savedSearchDecider<Filters>(),
        model,
        publish: publishing(kind),
        personal: { named: { profile: ['state.profile_id'] }, without: withoutWords },
        snapshot: (state) => ({ type: kind.events.restated.type, data: stateData(state) }),
        uniqueness: { [placeIndex]: ({ type }) => (type === 'Save' ? new PlaceTaken() : undefined) },
      },
      dependencies,
    ),
    ofProfile: async (profileId) => {
      const found = collection
        .find(kept(profileId), { projection: { state: 1 } })
        .sort({ 'state.saved_at': -1, _id: -1 });
      return (await found.toArray()).map(({ state }) => state as Known<Filters>);
    },
    freePlace: (profileId) =>
      freePlace(collection, { owner: profileId, among: kept(profileId), most: savedSearchBounds.searches }),
    watched: async function* () {
      const filter = { 'state.status': 'kept', 'state.notice': { $in: ['at-once', 'daily'] } };
      for await (const { state } of collection.find(filter, { projection: { state: 1 } }).sort({ _id: 1 }))
        yield state as Known<Filters>;
    },
  };
};
