import { type billingOperations, planBounds, type planOperations } from '@touchline/contracts/http/billing';
import { profileTypes } from '@touchline/contracts/values';
import { derivedId, invalid, newId } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { type CommandingRequest, createCommanding, type Participants } from '@touchline/platform/participants';
import type { SubscriptionRepository } from '../subscription/subscription.repository.ts';
import { atFreePlace, rankBefore } from './place.ts';
import type { PlanRepository } from './plan.repository.ts';
import type { Plan } from './state.ts';
import { planRowView, planView } from './view.ts';

export const planRoutes = ({
  plans,
  subscriptions,
  participants,
}: {
  readonly plans: PlanRepository;
  readonly subscriptions: SubscriptionRepository;
  readonly participants: Participants;
}): Pick<Handlers<typeof billingOperations>, keyof typeof planOperations> => {
  const command = createCommanding(plans);
  const rowOf = (members: number) => (state: Plan) =>
    state.status === 'none' || state.status === 'deleted' ? null : planRowView(state, members);
  const by = ({ actor, now }: CommandingRequest & { readonly now: Date }) => ({
    by: actor.user_id,
    now: now.toISOString(),
  });
  const row = async (planId: string) => rowOf(await subscriptions.countOf(planId));

  const refuseTooMany = (count: number): void => {
    if (count >= planBounds.plans)
      throw invalid({ path: 'name', message: `There can be ${planBounds.plans} plans. Delete one that nobody has.` });
  };

  return {
    listPlans: async (request) => {
      const { profile } = await participants.verified(request, ...profileTypes);
      return { data: (await plans.offeredTo(profile.profile_type)).map((plan) => planView(plan)) };
    },
    listEntryPrices: async () => {
      const onSale = (await plans.all()).filter(({ status }) => status === 'active');
      const data = profileTypes.map((profile_type) => ({
        profile_type,
        plans: onSale.filter(({ audience }) => audience.includes(profile_type)).map((plan) => planView(plan)),
      }));
      return { data };
    },
    listAllPlans: async () => {
      const [all, members] = await Promise.all([plans.all(), subscriptions.membersOf()]);
      return { data: all.map((plan) => planRowView(plan, members.get(plan.plan_id) ?? 0)) };
    },
    createPlan: (request) =>
      atFreePlace(async () => {
        const { actor, body, idempotencyKey } = request;
        const { audience, ...terms } = body;
        const plan_id = idempotencyKey ? derivedId('pln', actor.user_id, idempotencyKey) : newId('pln');
        const all = await plans.all();
        // The same request again finds its plan, also where that was the last one possible.
        if (!all.some((plan) => plan.plan_id === plan_id)) refuseTooMany(all.length);
        const create = { type: 'Create', plan_id, audience, terms, rank: rankBefore(all, null) } as const;
        return command(plan_id, { ...create, ...by(request) }, request, rowOf(0), { creates: true });
      }),
    editPlan: async (request) => {
      const { plan_id } = request.params;
      const { version, moves_members = false, ...terms } = request.body;
      const edit = { type: 'Edit', version, terms, moves_members } as const;
      return command(plan_id, { ...edit, ...by(request) }, request, await row(plan_id));
    },
    archivePlan: async (request) => {
      const { plan_id } = request.params;
      return command(plan_id, { type: 'Archive', ...by(request) }, request, await row(plan_id));
    },
    restorePlan: async (request) => {
      const { plan_id } = request.params;
      return command(plan_id, { type: 'Restore', ...by(request) }, request, await row(plan_id));
    },
    movePlan: (request) =>
      atFreePlace(async () => {
        const { plan_id } = request.params;
        const others = (await plans.all()).filter((plan) => plan.plan_id !== plan_id);
        const rank = rankBefore(others, request.body.before);
        return command(plan_id, { type: 'Move', rank, ...by(request) }, request, await row(plan_id));
      }),
    deletePlan: async (request) => {
      const { plan_id } = request.params;
      const members = await subscriptions.usersOf(plan_id);
      return command(plan_id, { type: 'Delete', facts: { members }, ...by(request) }, request, () => ({ id: plan_id }));
    },
  };
};
