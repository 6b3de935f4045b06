import { aggregateSchema } from '@touchline/infra/aggregate';
import type { Connection, Model } from 'mongoose';

/** The index whose breach is `UserEmailTaken`. */
export const emailIndex = 'email_key_unique';

export const userModel = (connection: Connection): Model<unknown> => {
  const schema = aggregateSchema();
  schema.index({ 'state.email_key': 1 }, { name: emailIndex, unique: true });
  schema.index({ 'state.waiting_since': 1, _id: 1 }, { name: 'waiting' });
  schema.index({ 'state.registered_at': -1, _id: 1 }, { name: 'registered' });
  schema.index({ 'state.name': 1, _id: 1 }, { name: 'name' });
  return connection.model('User', schema, 'users') as unknown as Model<unknown>;
};
