import { planOperations } from './billing/plans.ts';
import { subscriptionOperations } from './billing/subscriptions.ts';

export * from './billing/plans.ts';
export * from './billing/subscription-shapes.ts';
export * from './billing/subscriptions.ts';

/** What billing answers, room by room. */
export const billingOperations = { ...planOperations, ...subscriptionOperations };
