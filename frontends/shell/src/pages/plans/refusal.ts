import type { Subscription } from '../../features/billing/billing-api.ts';
import type { Plan } from './plans-api.ts';

/** Why a plan can't be taken now: a payment is late, or one is being confirmed. */
export type Refusal = 'late' | 'confirming';

/** What would be refused isn't offered. null: the plan can be taken. */
export const refusalOf = (
  own: Pick<Subscription, 'status' | 'checkout'> | null | undefined,
  { is_free }: Pick<Plan, 'is_free'>,
): Refusal | null => {
  if (own?.status === 'past_due') return 'late';
  return own?.checkout?.status === 'confirming' && !is_free ? 'confirming' : null;
};
