import { z } from 'zod';
import { entitlements } from '../policies/entitlements.ts';
import { id, money, profileType } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

/** What a member can subscribe to, in its current version. */
export const publicPlan = z
  .object({
    plan_id: id,
    /** Counts the changes of what is offered; a subscription names the one that was taken. */
    version: z.int().min(1),
    status: z.enum(['active', 'archived', 'deleted']),
    audience: z.array(profileType),
    name: z.string(),
    description: z.string(),
    features: z.array(z.string()),
    trial_request_limit: z.int().min(0).nullable(),
    /** What else it includes; not said before plans named it: all that there is for its audience. */
    entitlements: z.array(z.enum(entitlements)).optional(),
    /** Minor units, without VAT. Empty: the plan is free. */
    prices: z.array(
      z.object({ interval: z.enum(['month', 'year']), currency: money.shape.currency, amount: z.int().min(1) }),
    ),
    is_free: z.boolean(),
  })
  .meta({ id: 'PublicPlan' });
export type PublicPlan = z.infer<typeof publicPlan>;

const example: PublicPlan = {
  plan_id: 'pln_recruit00000000000000',
  version: 1,
  status: 'active',
  audience: ['club-representative'],
  name: 'Recruit',
  description: 'One team that recruits in every window.',
  features: ['Search with all filters', 'Shortlists'],
  trial_request_limit: 8,
  entitlements: ['saved-searches'],
  prices: [
    { interval: 'month', currency: 'EUR', amount: 14_900 },
    { interval: 'year', currency: 'EUR', amount: 149_000 },
  ],
  is_free: false,
};

const withPlan = z.object({ plan: publicPlan });
const plan = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicPlan> = {},
) => eventOf(`touchline.plan.${what}.v1`, withPlan, happened, { plan: { ...example, ...after }, happened: told });

/** The member of staff; null: the product itself, for what is there from the first start. */
const byStaff = { by: id.nullable() };
const by = 'usr_petra000000000000000';

export const planEvents = {
  created: plan('created', byStaff, { by }),
  /** The fields that differ from the version before. */
  edited: plan(
    'edited',
    {
      ...byStaff,
      fields: z.array(z.string()),
      /** Whether who has an earlier version is moved to this one, with notice; not said: they keep theirs. */
      moves_members: z.boolean().optional(),
    },
    { by, fields: ['prices'], moves_members: true },
    { version: 2 },
  ),
  archived: plan('archived', byStaff, { by }, { status: 'archived' }),
  restored: plan('restored', byStaff, { by }),
  moved: plan('moved', byStaff, { by }),
  /** The first subscription of it: from now on it can't be deleted. */
  taken: plan('taken', { profile_id: id }, { profile_id: 'prf_saskia00000000000000' }),
  deleted: plan('deleted', byStaff, { by }, { status: 'deleted' }),
  restated: event('touchline.plan.restated.v1', withPlan, { plan: example }),
} as const;

export const planTopic = {
  topic: 'touchline.plan',
  key: 'subject',
  prefix: 'pln',
  events: Object.values(planEvents),
} satisfies TopicContract;
