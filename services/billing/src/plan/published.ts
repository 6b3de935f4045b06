import { type PublicPlan, planEvents } from '@touchline/contracts/events';
import { includedIn } from '@touchline/contracts/policies/entitlements';
import { unreachable } from '@touchline/platform/domain';
import { changedFields, currentOf } from './plan.ts';
import type { Known, Plan, PlanEvent } from './state.ts';

/** The contract of an event and what is its own: who did what, and in which fields; null: it is nobody else's business. */
const happenedOf = (event: PlanEvent, before: Plan) => {
  switch (event.type) {
    case 'PlanCreated':
      return [planEvents.created, { by: event.by }] as const;
    case 'PlanEdited': {
      const fields = before.status === 'none' ? [] : [...changedFields(before, event.terms)];
      return [planEvents.edited, { by: event.by, fields, moves_members: event.moves_members ?? false }] as const;
    }
    case 'PlanArchived':
      return [planEvents.archived, { by: event.by }] as const;
    case 'PlanRestored':
      return [planEvents.restored, { by: event.by }] as const;
    case 'PlanMoved':
      return [planEvents.moved, { by: event.by }] as const;
    case 'PlanTaken':
      return [planEvents.taken, { profile_id: event.profile_id }] as const;
    case 'PlanHeld':
    case 'PlanReleased':
      return null;
    case 'PlanDeleted':
      return [planEvents.deleted, { by: event.by }] as const;
    default:
      return unreachable(event);
  }
};

const publicPlanOf = (plan: Known): PublicPlan => {
  const { version, name, description, features, trial_request_limit, entitlements, prices } = currentOf(plan);
  return {
    plan_id: plan.plan_id,
    version,
    status: plan.status,
    audience: [...plan.audience],
    name,
    description,
    features: [...features],
    trial_request_limit,
    entitlements: [...includedIn(entitlements, plan.audience)],
    prices: [...prices],
    is_free: prices.length === 0,
  };
};

export const stateData = (state: Plan) => ({ plan: state.status === 'none' ? undefined : publicPlanOf(state) });

/** An event as neighbours read it: what happened, beside the plan after it. */
export const published = (event: PlanEvent, after: Plan, before: Plan) => {
  const told = happenedOf(event, before);
  if (!told) return null;
  const [{ type }, happened] = told;
  return { type, data: { ...stateData(after), happened } };
};
