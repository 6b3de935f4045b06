import { includedIn } from '@touchline/contracts/policies/entitlements';
import { currentOf } from './plan.ts';
import type { Known, Version } from './state.ts';

/** A plan as members see it: in its current version, or as it was taken. */
export const planView = (plan: Known, as: Version = currentOf(plan)) => ({
  id: plan.plan_id,
  version: as.version,
  name: as.name,
  description: as.description,
  audience: [...plan.audience],
  prices: [...as.prices],
  is_free: as.prices.length === 0,
  trial_request_limit: as.trial_request_limit,
  features: [...as.features],
  entitlements: [...includedIn(as.entitlements, plan.audience)],
});

/** A plan as staff see it. */
export const planRowView = (plan: Known, members: number) => ({
  ...planView(plan),
  status: plan.status === 'archived' ? ('archived' as const) : ('active' as const),
  members,
  in_use: plan.taken || members > 0,
  changed_at: plan.changed_at,
});
