import { z } from 'zod';
import { id, instant } from '../values.ts';
import { plan, planOperations } from './billing/plans.ts';
import { operation, operations } from './operation.ts';
import { verified } from './preconditions.ts';

export * from './billing/plans.ts';

export const subscription = z
  .object({
    id,
    profile_id: id,
    /** In the version that was taken. */
    plan,
    status: z.enum(['incomplete', 'active', 'past_due', 'canceled']),
    started_at: instant,
    current_period_end: instant.nullable(),
  })
  .meta({ id: 'Subscription' });

const subscriptionOperations = operations({
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
    /** `version`: the one that was seen; without it, the current one. */
    body: z.strictObject({ plan_id: id, version: z.int().min(1).max(1_000_000_000).optional() }),
    reply: subscription,
    errors: [...verified, 'FreeSubscriptionAlreadyExists', 'PlanNotPayable', 'StaleVersion', 'NotFound'],
  }),
});

/** What billing answers, room by room. */
export const billingOperations = { ...planOperations, ...subscriptionOperations };
