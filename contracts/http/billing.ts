import { z } from 'zod';
import { id, instant, profileType } from '../values.ts';
import { operation, operations } from './operation.ts';
import { verified } from './preconditions.ts';

export const plan = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    audience: z.array(profileType),
    price: z.int().min(0),
    currency: z.string(),
    interval: z.enum(['month', 'year']),
    is_free: z.boolean(),
    trial_request_limit: z.int().min(0).nullable(),
    features: z.array(z.string()),
  })
  .meta({ id: 'Plan' });
export const subscription = z
  .object({
    id,
    profile_id: id,
    plan,
    status: z.enum(['incomplete', 'active', 'past_due', 'canceled']),
    started_at: instant,
    current_period_end: instant.nullable(),
  })
  .meta({ id: 'Subscription' });

export const billingOperations = operations({
  listPlans: operation({
    summary: 'The plans for the current profile’s type',
    method: 'GET',
    path: '/plans',
    access: 'member',
    reply: z.array(plan),
    errors: [...verified],
  }),
  getSubscription: operation({
    summary: 'The current profile’s subscription, or null',
    method: 'GET',
    path: '/subscription',
    access: 'member',
    reply: subscription.nullable(),
    errors: ['AccessDeniedException'],
  }),
  subscribe: operation({
    summary: 'Takes a plan',
    method: 'POST',
    path: '/subscriptions',
    access: 'member',
    status: 201,
    body: z.strictObject({ plan_id: id }),
    reply: subscription,
    errors: [...verified, 'FreeSubscriptionAlreadyExists', 'NotFound'],
  }),
});
