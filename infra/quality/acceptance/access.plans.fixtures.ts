import { randomUUID } from 'node:crypto';
import { done } from './access.people.fixtures.ts';
import type { Ask, Asked } from './access.requests.fixtures.ts';

/** What staff say of a plan, under a name of its own. */
const planTerms = () => ({
  name: `Plan ${randomUUID().slice(0, 13)}`,
  description: 'One team that recruits in every window.',
  features: ['Search with all filters', 'Shortlists: 30'],
  trial_request_limit: 8,
  prices: [
    { interval: 'month', currency: 'EUR', amount: 14_900 },
    { interval: 'year', currency: 'EUR', amount: 149_000 },
  ],
});
export const newPlan = () => ({ ...planTerms(), audience: ['club-representative'] });

interface Row {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly status: string;
}

/** A request about a plan of this file, which nobody has taken. */
const onPlan =
  (body?: (plan: Row) => unknown, status = 'active'): Ask =>
  async ({ fixture }): Promise<Asked> => {
    const { client } = fixture.who.staff;
    const there: readonly Row[] = await done(client.send('GET', '/admin/plans'));
    const found = there.find((plan) => plan.name.startsWith('Plan ') && plan.status === status);
    const plan: Row = found ?? (await done(client.send('POST', '/admin/plans', newPlan())));
    if (status === 'archived') await done(client.send('POST', `/admin/plans/${plan.id}/archive`));
    return { params: { plan_id: plan.id }, ...(body ? { body: body(plan) } : {}) };
  };

export const planRequests: Readonly<Record<string, Ask>> = {
  listAllPlans: () => ({}),
  createPlan: () => ({ body: newPlan() }),
  editPlan: onPlan(({ version }) => ({ ...planTerms(), version })),
  movePlan: onPlan(() => ({ before: null })),
  archivePlan: onPlan(),
  restorePlan: onPlan(undefined, 'archived'),
  deletePlan: onPlan(),
};
