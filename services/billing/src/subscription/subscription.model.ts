import { aggregateSchema } from '@touchline/infra/aggregate';
import type { Connection, Model } from 'mongoose';

export const subscriptionModel = (connection: Connection): Model<unknown> =>
  connection.model('Subscription', aggregateSchema(), 'subscriptions') as unknown as Model<unknown>;
