import { aggregateSchema } from '@touchline/infra/aggregate';
import type { Connection, Model } from 'mongoose';

export const clubModel = (connection: Connection): Model<unknown> => {
  const schema = aggregateSchema();
  schema.index({ 'state.name_key': 1, _id: 1 }, { name: 'name' });
  schema.index({ 'state.country': 1, 'state.name_key': 1, _id: 1 }, { name: 'country' });
  schema.index({ 'state.staff_order': 1, _id: 1 }, { name: 'staff' });
  schema.index({ 'state.teams.team_id': 1 }, { name: 'team' });
  schema.index({ 'state.entered_by.profile_id': 1 }, { name: 'entered-by', sparse: true });
  return connection.model('Club', schema, 'clubs') as unknown as Model<unknown>;
};
