import { aggregateSchema } from '@touchline/infra/aggregate';
import type { Connection, Model } from 'mongoose';

/** At most one pending offer per club team and player. */
export const pendingIndex = 'one_pending_per_team_and_player';
/** At most one contract in signing per player. */
export const signingIndex = 'one_signing_per_player';

const whereSet = (field: string) => ({ partialFilterExpression: { [field]: { $type: 'string' } } });

export const offerModel = (connection: Connection): Model<unknown> => {
  const schema = aggregateSchema();
  schema.index({ 'state.pending_key': 1 }, { name: pendingIndex, unique: true, ...whereSet('state.pending_key') });
  schema.index(
    { 'state.signing_player': 1 },
    { name: signingIndex, unique: true, ...whereSet('state.signing_player') },
  );
  schema.index({ 'state.player.profile_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_player' });
  schema.index({ 'state.team_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_team' });
  schema.index({ 'state.status': 1, 'state.expires_at': 1 }, { name: 'due' });
  return connection.model('Offer', schema, 'offers') as unknown as Model<unknown>;
};
