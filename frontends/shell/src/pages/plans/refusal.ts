import type { Subscription } from '../../features/billing/billing-api.ts';
import type { Plan } from './plans-api.ts';

/** Why a plan can't be taken now: a payment is late, or one is being confirmed. */
export type Refusal = 'late' | 'confirming';

/** What the profile's own plan is called among the others: kept while a payment is late, chosen and not paid yet, or the last one. */
export type OwnMark = 'yoursNow' | 'yoursChosen' | 'yours';

const marks: Readonly<Record<Subscription['status'], OwnMark>> = {
  active: 'yoursNow',
  past_due: 'yoursNow',
  incomplete: 'yoursChosen',
  canceled: 'yours',
};

/** null: the plan is another one. */
export const ownMarkOf = (
  own: { readonly status: Subscription['status']; readonly plan: Pick<Plan, 'id'> } | null | undefined,
  { id }: Pick<Plan, 'id'>,
): OwnMark | null => (own?.plan.id === id ? marks[own.status] : null);

/** What would be refused isn't offered. null: the plan can be taken. */
export const refusalOf = (
  own: Pick<Subscription, 'status' | 'checkout'> | null | undefined,
  { is_free }: Pick<Plan, 'is_free'>,
): Refusal | null => {
  if (own?.status === 'past_due') return 'late';
  return own?.checkout?.status === 'confirming' && !is_free ? 'confirming' : null;
};
