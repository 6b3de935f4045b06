import { sendingEvents } from '@touchline/contracts/events';
import {
  aggregateSchema,
  createRepository,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import type { Connection } from 'mongoose';
import { published, stateData } from './published.ts';
import { sendingDecider } from './sending.ts';
import type { Known, Sending, SendingCommand, SendingEvent } from './state.ts';
import { withoutMember } from './without-person.ts';

export interface SendingRepository extends Repository<SendingCommand, Sending, SendingEvent> {
  readonly find: (id: string) => Promise<Known | undefined>;
  /** A page of somebody's sendings, the newest first; of one template where it is named. */
  readonly listOf: (
    profileId: string,
    query: { readonly template_id?: string | undefined; readonly cursor?: string | undefined; readonly limit: number },
  ) => Promise<{ readonly sendings: readonly Known[]; readonly next_cursor: string | null }>;
  /** Ids of those that are under way, the oldest first. */
  readonly underWay: () => Promise<readonly string[]>;
}

const perSweep = 50;
const byAuthor = 'state.author.profile_id';
const byNewest: Order = { field: 'state.begun_at', direction: -1 };

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  schema.index({ [byAuthor]: 1, 'state.begun_at': -1, _id: -1 }, { name: 'by_author' });
  schema.index({ 'state.lines.signers.profile_id': 1 }, { name: 'by_refused', sparse: true });
  const open = { partialFilterExpression: { 'state.status': 'under-way' } };
  schema.index({ 'state.status': 1, 'state.begun_at': 1 }, { name: 'under_way', ...open });
  return connection.model('DocumentSending', schema, 'document_sendings');
};

export const createSendingRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): SendingRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  const repository = createRepository<SendingCommand, Sending, SendingEvent>(
    {
      name: 'document-sending',
      topic: 'touchline.document-sending',
      keepsCorrelation: true,
      decider: sendingDecider,
      model,
      publish: published,
      personal: { named: { profile: [byAuthor, 'state.lines.signers.profile_id'] }, without: withoutMember },
      snapshot: (state) => ({ type: sendingEvents.restated.type, data: stateData(state) }),
    },
    dependencies,
  );
  return {
    ...repository,
    find: async (id) => {
      const loaded = await repository.load(id);
      return loaded && loaded.state.status !== 'none' ? loaded.state : undefined;
    },
    listOf: async (profileId, { template_id, ...page }) => {
      const filter = { [byAuthor]: profileId, ...(template_id && { 'state.template_id': template_id }) };
      const { rows, next_cursor } = await pageOf<{ _id: string; state: unknown }>(collection, filter, byNewest, page);
      return { sendings: rows.map(({ state }) => state as Known), next_cursor };
    },
    underWay: async () => {
      const found = collection
        .find({ 'state.status': 'under-way' }, { projection: { _id: 1 } })
        .sort({ 'state.begun_at': 1 })
        .limit(perSweep);
      return (await found.toArray()).map(({ _id }) => String(_id));
    },
  };
};
