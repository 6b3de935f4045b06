import { type ProfileType, profileTypes } from '@touchline/contracts/values';
import type { PlanRow } from './plans-api.ts';

type Placed = Pick<PlanRow, 'id' | 'status' | 'audience'>;

export interface AudienceGroup<Plan extends Placed> {
  readonly audience: ProfileType;
  /** In the order in which they are offered. */
  readonly active: readonly Plan[];
  readonly archived: readonly Plan[];
}

/** The plans by whom they are for; one for several kinds of member stands with each. */
export const byAudience = <Plan extends Placed>(plans: readonly Plan[]): readonly AudienceGroup<Plan>[] =>
  profileTypes.map((audience) => {
    const own = plans.filter((plan) => plan.audience.includes(audience));
    return {
      audience,
      active: own.filter(({ status }) => status === 'active'),
      archived: own.filter(({ status }) => status === 'archived'),
    };
  });

/**
 * What a plan stands before when it goes one place up (-1) or down (1) in its list; null: it comes last; undefined: it is at
 * the end already.
 */
export const beforeAfterStep = (
  list: readonly Pick<Placed, 'id'>[],
  id: string,
  step: -1 | 1,
): string | null | undefined => {
  const at = list.findIndex((plan) => plan.id === id);
  if (at < 0 || !list[at + step]) return undefined;
  return list[step < 0 ? at - 1 : at + 2]?.id ?? null;
};

/** What a plan stands before when it is dropped on another one: in its place, the others make room. */
export const beforeAfterDrop = (
  list: readonly Pick<Placed, 'id'>[],
  id: string,
  onto: string,
): string | null | undefined => {
  const [from, to] = [id, onto].map((wanted) => list.findIndex((plan) => plan.id === wanted));
  if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return undefined;
  return list[from < to ? to + 1 : to]?.id ?? null;
};
