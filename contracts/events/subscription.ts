import { z } from 'zod';
import { id, instant, profileType } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

export const publicSubscription = z
  .object({
    subscription_id: id,
    profile_id: id,
    profile_type: profileType,
    plan: z.object({
      plan_id: id,
      /** Of the plan, as it was taken; not said before plans had versions: the first. */
      version: z.int().min(1).optional(),
      name: z.string(),
      is_free: z.boolean(),
      trial_request_limit: z.int().min(0).nullable(),
    }),
    status: z.enum(['incomplete', 'active', 'past_due', 'canceled']),
    /** Whether the profile may act in the market now: active, or past due within the days of grace. */
    is_subscribed: z.boolean(),
    /** When the paid period began; null (or not said): nothing is paid, limits count per calendar month, UTC. */
    current_period_start: instant.nullable().optional(),
    current_period_end: instant.nullable(),
  })
  .meta({ id: 'PublicSubscription' });
export type PublicSubscription = z.infer<typeof publicSubscription>;

const example: PublicSubscription = {
  subscription_id: 'sub_davi0000000000000000',
  profile_id: 'prf_davi0000000000000000',
  profile_type: 'player',
  plan: { plan_id: 'pln_playerfree0000000000', version: 1, name: 'Player', is_free: true, trial_request_limit: null },
  status: 'active',
  is_subscribed: true,
  current_period_start: null,
  current_period_end: null,
};
const withSubscription = z.object({ subscription: publicSubscription });
const plan = { plan_id: id };
const { plan_id } = example.plan;

export const subscriptionEvents = {
  started: eventOf('touchline.subscription.started.v1', withSubscription, plan, {
    subscription: example,
    happened: { plan_id },
  }),
  canceled: eventOf('touchline.subscription.canceled.v1', withSubscription, plan, {
    subscription: { ...example, status: 'canceled', is_subscribed: false },
    happened: { plan_id },
  }),
  restated: event('touchline.subscription.restated.v1', withSubscription, { subscription: example }),
} as const;

export const subscriptionTopic = {
  topic: 'touchline.subscription',
  key: 'subject',
  prefix: 'sub',
  events: Object.values(subscriptionEvents),
} satisfies TopicContract;
