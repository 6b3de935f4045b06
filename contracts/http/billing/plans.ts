import { z } from 'zod';
import { nameOf, prose } from '../../names.ts';
import { entitlements } from '../../policies/entitlements.ts';
import { id, instant, money, profileType } from '../../values.ts';
import { operation, operations } from '../operation.ts';
import { verified } from '../preconditions.ts';

/** How many plans there are at most, how much each says, and how often one is changed. */
export const planBounds = {
  plans: 60,
  features: 12,
  description: 200,
  trial_requests: 10_000,
  amount: 10_000_000,
  versions: 500,
} as const;

export const planIntervals = ['month', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** Minor units of one currency, without VAT, for a month or a year. */
export const planPrice = z
  .strictObject({
    interval: z.enum(planIntervals),
    currency: money.shape.currency,
    amount: z.int('Enter a price.').min(1, 'Enter a price.').max(planBounds.amount, 'Enter a lower price.'),
  })
  .meta({ id: 'PlanPrice' });
export type PlanPrice = z.infer<typeof planPrice>;

export const entitlement = z.enum(entitlements).meta({ id: 'Entitlement' });

/** A plan as it is offered, or as somebody took it: `version` says which. */
export const plan = z
  .object({
    id,
    /** Counts the changes of what is offered. Whoever takes a plan keeps that version. */
    version: z.int(),
    name: z.string(),
    description: z.string(),
    audience: z.array(profileType),
    /** Empty: the plan is free. */
    prices: z.array(planPrice),
    is_free: z.boolean(),
    /** Per month: from the day on which the paid period began, also where a year is paid; of a free plan by the calendar, UTC. Null: no limit. */
    trial_request_limit: z.int().min(0).nullable(),
    features: z.array(z.string()),
    /** What it opens beside, of what there is for its audience. */
    entitlements: z.array(entitlement),
  })
  .meta({ id: 'Plan' });

/** What is on sale for one kind of member, for who looks around: names and prices, in the order in which they are offered. */
export const entryPrices = z
  .object({
    profile_type: profileType,
    plans: z.array(plan.pick({ name: true, prices: true, is_free: true }).meta({ id: 'EntryPlan' })),
  })
  .meta({ id: 'EntryPrices' });

/** A plan as staff see it. */
export const planRow = plan
  .extend({
    status: z.enum(['active', 'archived']),
    /** Profiles with a subscription of it now, of whatever version. */
    members: z.int(),
    /** Somebody has taken it: it can be archived, not deleted. */
    in_use: z.boolean(),
    changed_at: instant,
  })
  .meta({ id: 'PlanRow' });

const isDistinct = (list: readonly string[]): boolean => new Set(list).size === list.length;

const audience = z
  .array(profileType)
  .min(1, 'Choose whom the plan is for.')
  .max(profileType.options.length)
  .refine(isDistinct, 'Name each kind of member once.');

/** What staff say of a plan. */
const described = {
  name: nameOf({ most: 40, missing: 'Give the plan a name.' }),
  description: prose(planBounds.description),
  features: z
    .array(nameOf({ most: 80, missing: 'Say what it is.' }))
    .max(planBounds.features, `Name at most ${planBounds.features} features.`)
    .refine(isDistinct, 'Name each feature once.'),
  trial_request_limit: z
    .int('Enter a whole number.')
    .min(0, 'Enter 0 or more.')
    .max(planBounds.trial_requests, `Enter at most ${planBounds.trial_requests}.`)
    .nullable(),
  /** Not said: all that there is for its audience; in a change, as it was. */
  entitlements: z.array(entitlement).max(entitlements.length).refine(isDistinct, 'Name each once.').optional(),
  prices: z
    .array(planPrice)
    .max(planIntervals.length * money.shape.currency.options.length)
    .refine(
      (prices) => isDistinct(prices.map(({ interval, currency }) => `${interval} ${currency}`)),
      'Name each currency once.',
    ),
};
export const creatingPlan = z.strictObject({ ...described, audience });
export const editingPlan = z.strictObject({
  ...described,
  /** The version that was seen. */
  version: z.int().min(1).max(1_000_000_000),
  /** Who has an earlier version is moved to this one, at the first renewal that is told of in time; else they keep theirs. */
  moves_members: z.boolean().optional(),
});
/** The plan that it shall stand before; null: it comes last. */
export const movingPlan = z.strictObject({ before: id.nullable() });

const planId = z.strictObject({ plan_id: id });

export const planOperations = operations({
  listPlans: operation({
    summary: 'The plans for the current profile’s type, in the order in which they are offered',
    method: 'GET',
    path: '/plans',
    access: 'member',
    reply: z.array(plan),
    errors: [...verified],
  }),
  listEntryPrices: operation({
    summary: 'What the plans on sale cost each kind of member, for everybody; may be some minutes old',
    method: 'GET',
    path: '/entry-prices',
    access: 'guest',
    keptSeconds: 300,
    reply: z.array(entryPrices),
  }),
  listAllPlans: operation({
    summary: 'All plans, the archived ones too, in the order in which they are offered',
    method: 'GET',
    path: '/admin/plans',
    access: 'admin',
    reply: z.array(planRow),
  }),
  createPlan: operation({
    summary: 'A new plan, offered from now on',
    method: 'POST',
    path: '/admin/plans',
    access: 'admin',
    fresh: true,
    status: 201,
    body: creatingPlan,
    reply: planRow,
  }),
  editPlan: operation({
    summary: 'Changes what is offered from now on; who has the plan keeps what was taken, or is moved with notice',
    method: 'PUT',
    path: '/admin/plans/:plan_id',
    access: 'admin',
    fresh: true,
    params: planId,
    body: editingPlan,
    reply: planRow,
    errors: ['StaleVersion', 'NotFound'],
  }),
  archivePlan: operation({
    summary: 'Takes a plan off the list; who has it keeps it',
    method: 'POST',
    path: '/admin/plans/:plan_id/archive',
    access: 'admin',
    fresh: true,
    params: planId,
    reply: planRow,
    errors: ['NotFound'],
  }),
  restorePlan: operation({
    summary: 'Offers an archived plan again',
    method: 'POST',
    path: '/admin/plans/:plan_id/restore',
    access: 'admin',
    fresh: true,
    params: planId,
    reply: planRow,
    errors: ['NotFound'],
  }),
  movePlan: operation({
    summary: 'Puts a plan before another one, or last',
    method: 'POST',
    path: '/admin/plans/:plan_id/move',
    access: 'admin',
    params: planId,
    body: movingPlan,
    reply: planRow,
    errors: ['NotFound', 'StaleVersion'],
  }),
  deletePlan: operation({
    summary: 'Deletes a plan that nobody has ever taken',
    method: 'DELETE',
    path: '/admin/plans/:plan_id',
    access: 'admin',
    fresh: true,
    params: planId,
    reply: z.object({ id }),
    errors: ['NotFound', 'PlanInUse'],
  }),
});
