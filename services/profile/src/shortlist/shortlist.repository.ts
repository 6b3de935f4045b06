import { shortlistEvents } from '@touchline/contracts/events';
import { shortlistBounds } from '@touchline/contracts/http/profile';
import {
  aggregateSchema,
  createRepository,
  freePlace,
  indexPlaces,
  PlaceTaken,
  placeIndex,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import { invalid } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import { published, stateData } from './published.ts';
import { shortlistDecider } from './shortlist.ts';
import type { Known, Shortlist, ShortlistCommand, ShortlistEvent } from './state.ts';
import { withoutMember } from './without-person.ts';

export interface ShortlistRepository extends Repository<ShortlistCommand, Shortlist, ShortlistEvent> {
  /** The club's open lists, by name. */
  readonly ofClub: (clubId: string) => Promise<readonly Known[]>;
  /** The ids of all lists of a club, deleted ones too. */
  readonly idsOfClub: (clubId: string) => Promise<readonly string[]>;
  /** A place for one more open list of the club; null where it has as many as it may. */
  readonly freePlace: (clubId: string) => Promise<string | null>;
}

/** An open list's name is the club's only one. */
const nameIndex = 'one_open_list_per_name';

/** Where a list names people. */
const namedIn = [
  ...['entries.player_id', 'removed.player_id'],
  ...['entries', 'removed'].flatMap((of) => [`${of}.added_by.profile_id`, `${of}.changed_by.profile_id`]),
  ...['created_by.profile_id', 'changed_by.profile_id'],
].map((path) => `state.${path}`);

const modelOf = (connection: Connection) => {
  const schema = indexPlaces(aggregateSchema());
  const whereOpen = { unique: true, partialFilterExpression: { 'state.name_key': { $type: 'string' } } };
  schema.index({ 'state.name_key': 1 }, { name: nameIndex, ...whereOpen });
  schema.index({ 'state.club_id': 1, 'state.status': 1, 'state.name_key': 1 }, { name: 'of_club' });
  for (const path of namedIn) schema.index({ [path]: 1 }, { name: `by_${path}` });
  return connection.model('Shortlist', schema, 'shortlists');
};

export const createShortlistRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): ShortlistRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  const open = (clubId: string) => ({ 'state.club_id': clubId, 'state.status': 'open' });
  return {
    ...createRepository(
      {
        name: 'shortlist',
        topic: 'touchline.shortlist',
        decider: shortlistDecider,
        model,
        publish: published,
        personal: { named: { profile: namedIn }, without: withoutMember },
        snapshot: (state) => ({ type: shortlistEvents.restated.type, data: stateData(state) }),
        uniqueness: {
          [placeIndex]: ({ type }) => (type === 'Create' || type === 'Restore' ? new PlaceTaken() : undefined),
          [nameIndex]: ({ type }) =>
            type === 'Create' || type === 'Rename' || type === 'Restore' || type === 'FollowClub'
              ? invalid({ path: 'name', message: 'Your club has a list of this name. Choose another one.' })
              : undefined,
        },
      },
      dependencies,
    ),
    ofClub: async (clubId) => {
      const found = collection.find(open(clubId), { projection: { state: 1 } }).sort({ 'state.name_key': 1 });
      return (await found.toArray()).map(({ state }) => state as Known);
    },
    idsOfClub: async (clubId) => {
      const found = await collection.find({ 'state.club_id': clubId }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => String(_id));
    },
    freePlace: (clubId) => freePlace(collection, { owner: clubId, among: open(clubId), most: shortlistBounds.lists }),
  };
};
