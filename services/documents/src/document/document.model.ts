import { aggregateSchema } from '@touchline/infra/aggregate';
import type { Connection, Model } from 'mongoose';

export const documentModel = (connection: Connection): Model<unknown> => {
  const schema = aggregateSchema();
  schema.index({ 'state.signers.profile': 1, 'state.draftedAt': -1, _id: -1 }, { name: 'of_signer' });
  schema.index({ 'state.author.profile': 1, 'state.draftedAt': -1, _id: -1 }, { name: 'of_author' });
  schema.index({ 'state.status': 1, 'state.expiresAt': 1 }, { name: 'due' });
  return connection.model('Document', schema, 'documents') as unknown as Model<unknown>;
};
