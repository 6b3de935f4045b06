import type { trialsOperations } from '@touchline/contracts/http/trials';
import { Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { KnownProfile, Participants } from '@touchline/platform/participants';
import type { z } from 'zod';
import { type Period, periodAt } from './period.ts';
import { countOf } from './state.ts';
import { allowanceIdOf, type TrialAllowanceRepository } from './trial-allowance.repository.ts';

export type AllowanceView = z.input<typeof trialsOperations.getTrialAllowance.reply>;

/** What this profile's plan allows now, as billing has told it. */
export const termsOf = ({ subscription }: KnownProfile, now: Date): Period & { readonly limit: number | null } => {
  if (!subscription) throw new Rejected('SubscriptionRequired');
  return { limit: subscription.plan.trial_request_limit, ...periodAt(subscription, now) };
};

/** What is left of it. Where a smaller plan was taken meanwhile, nothing is left, and what was asked stays asked. */
export const allowanceOf = async (
  allowances: TrialAllowanceRepository,
  known: KnownProfile,
  now: Date,
): Promise<AllowanceView> => {
  const { limit, period, renews_on } = termsOf(known, now);
  const found = await allowances.load(allowanceIdOf(known.profile.profile_id));
  const { used, returned } = countOf(found?.state ?? { status: 'none' }, period);
  return { limit, used, left: limit === null ? null : Math.max(0, limit - used), returned, renews_on };
};

export const trialAllowanceRoutes = ({
  allowances,
  participants,
}: {
  allowances: TrialAllowanceRepository;
  participants: Participants;
}): Pick<Handlers<typeof trialsOperations>, 'getTrialAllowance'> => ({
  getTrialAllowance: async (request) => {
    const known = await participants.inMarket(request, 'club-representative');
    return { data: await allowanceOf(allowances, known, request.now) };
  },
});
