import { aggregateSchema } from '@touchline/infra/aggregate';
import type { Connection, Model } from 'mongoose';

/** The index that keeps a nickname one player's own. */
export const nicknameIndex = 'nickname_unique';

export const profileModel = (connection: Connection): Model<unknown> => {
  const schema = aggregateSchema();
  schema.index(
    { 'state.player.nickname': 1 },
    { name: nicknameIndex, unique: true, partialFilterExpression: { 'state.player.nickname': { $type: 'string' } } },
  );
  schema.index({ 'state.waiting_since': 1, _id: 1 }, { name: 'waiting' });
  schema.index({ 'state.created_at': -1, _id: -1 }, { name: 'newest' });
  schema.index({ 'state.name_key': 1, _id: 1 }, { name: 'name' });
  schema.index(
    { 'state.representative.club_id': 1 },
    { name: 'club', partialFilterExpression: { 'state.representative.club_id': { $type: 'string' } } },
  );
  schema.index(
    { 'state.player.upcoming.0.from': 1 },
    { name: 'upcoming', partialFilterExpression: { 'state.player.upcoming.0.from': { $type: 'string' } } },
  );
  return connection.model('Profile', schema, 'profiles') as unknown as Model<unknown>;
};
