import { templateEvents } from '@touchline/contracts/events';
import { maxTemplates } from '@touchline/contracts/policies/own-documents';
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
import type { Connection } from 'mongoose';
import { published, stateData } from './published.ts';
import type { Known, Member, Template, TemplateCommand, TemplateEvent } from './state.ts';
import { templateDecider } from './template.ts';
import { withoutMember } from './without-person.ts';

export interface TemplateRepository extends Repository<TemplateCommand, Template, TemplateEvent> {
  readonly find: (id: string) => Promise<Known | undefined>;
  /** What somebody may use, his own and the club's, by title. */
  readonly usableBy: (member: Member) => Promise<readonly Known[]>;
  /** The ids of all that a club shares. */
  readonly idsOfClub: (clubId: string) => Promise<readonly string[]>;
  /** All that one of these profiles keeps. */
  readonly ofOwners: (profileIds: readonly string[]) => Promise<readonly Known[]>;
  /** A place for one more template; null where the owner has as many as he may. */
  readonly freePlace: (profileId: string) => Promise<string | null>;
}

/** Nobody keeps more than fifty, nor looks through more than this: of a club with more, some are reached by their address alone. */
const shownAtMost = 500;

const byOwner = 'state.owner.profile_id';

const modelOf = (connection: Connection) => {
  const schema = indexPlaces(aggregateSchema());
  schema.index({ [byOwner]: 1, 'state.status': 1 }, { name: 'by_owner' });
  const shared = { partialFilterExpression: { 'state.club_id': { $type: 'string' } } };
  schema.index({ 'state.club_id': 1, 'state.status': 1 }, { name: 'of_club', ...shared });
  return connection.model('DocumentTemplate', schema, 'document_templates');
};

export const createTemplateRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): TemplateRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  const repository = createRepository<TemplateCommand, Template, TemplateEvent>(
    {
      name: 'document-template',
      topic: 'touchline.document-template',
      decider: templateDecider,
      model,
      publish: published,
      personal: { named: { profile: [byOwner] }, without: withoutMember },
      snapshot: (state) => ({ type: templateEvents.restated.type, data: stateData(state) }),
      uniqueness: { [placeIndex]: ({ type }) => (type === 'Make' ? new PlaceTaken() : undefined) },
    },
    dependencies,
  );
  const kept = (filter: object) => ({ ...filter, 'state.status': 'kept' });
  const found = async (filter: Readonly<Record<string, unknown>>): Promise<readonly Known[]> => {
    const rows = collection.find(filter, { projection: { state: 1 } }).limit(shownAtMost);
    return (await rows.toArray()).map(({ state }) => state as Known);
  };
  // The type is named for the sake of the index, which has those alone that a club shares.
  const ofClub = (clubId: string) => ({ 'state.club_id': { $eq: clubId, $type: 'string' as const } });
  return {
    ...repository,
    find: async (id) => {
      const loaded = await repository.load(id);
      return loaded && loaded.state.status !== 'none' ? loaded.state : undefined;
    },
    usableBy: async ({ profile_id, club_id }) => {
      const own = kept({ [byOwner]: profile_id });
      const templates = await found(club_id === null ? own : { $or: [own, kept(ofClub(club_id))] });
      return templates.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
    },
    idsOfClub: async (clubId) => {
      const rows = await collection.find(ofClub(clubId), { projection: { _id: 1 } }).toArray();
      return rows.map(({ _id }) => String(_id));
    },
    ofOwners: (profileIds) => found({ [byOwner]: { $in: [...profileIds] } }),
    freePlace: (profileId) =>
      freePlace(collection, { owner: profileId, among: kept({ [byOwner]: profileId }), most: maxTemplates }),
  };
};
