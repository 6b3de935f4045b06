import type { PlanInterval, PlanPrice } from '@touchline/contracts/http/billing';
import { limitsTrialRequests } from '@touchline/contracts/policies/plan-limits';
import type { Subscription } from '../../features/billing/billing-api.ts';
import { compareFeatures, priceFor } from '../../features/billing/comparison.ts';
import type { Plan } from './billing-queries.ts';
import { text } from './text.ts';

export interface ChangeLine {
  readonly kind: 'gained' | 'other' | 'lost' | 'same';
  readonly words: string;
}

type Said = Omit<ChangeLine, 'kind'> & { readonly kind: 'gained' | 'other' | 'lost' };

const limitLine = (own: Plan, wanted: Plan): readonly Said[] => {
  const [before, after] = [own.trial_request_limit, wanted.trial_request_limit];
  if (!limitsTrialRequests(wanted.audience) || before === after) return [];
  if (after === null) return [{ kind: 'gained', words: text('gainsNoLimit') }];
  return before !== null && after > before
    ? [{ kind: 'gained', words: text('gainsRequests', { count: after }) }]
    : [{ kind: 'lost', words: text('losesRequests', { count: after }) }];
};

const featureLines = (own: Plan, wanted: Plan): readonly Said[] =>
  compareFeatures([own, wanted]).flatMap(({ label, of: [before = false, after = false] }): readonly Said[] => {
    if (before === after) return [];
    if (after === false) return [{ kind: 'lost', words: text('loses', { feature: label }) }];
    const feature = typeof after === 'string' ? text('feature', { label, value: after }) : label;
    if (before === false) return [{ kind: 'gained', words: feature }];
    return [{ kind: 'other', words: typeof before === 'string' ? text('insteadOf', { feature, before }) : feature }];
  });

/** What the other plan brings that the own one doesn't have, in lines for people. */
export const brings = (own: Plan, other: Plan): readonly string[] =>
  [...limitLine(own, other), ...featureLines(own, other)].flatMap(({ kind, words }) => (kind === 'lost' ? [] : words));

const order: readonly Said['kind'][] = ['gained', 'other', 'lost'];

/** What the other plan brings and takes, and what stays, line by line. `paid`: it comes with a payment that is made elsewhere. */
export const changeLines = (
  own: Plan,
  wanted: Plan,
  { paid = false }: { readonly paid?: boolean } = {},
): readonly ChangeLine[] => {
  const differences = [...limitLine(own, wanted), ...featureLines(own, wanted)];
  const said = order.flatMap((kind) => differences.filter((one) => one.kind === kind));
  return [
    ...said.map(({ kind, words }) => ({ kind, words: text(paid ? 'oncePaid' : 'atOnce', { what: words }) })),
    ...(said.length === 0 ? [{ kind: 'same', words: text('sameIncluded') } as const] : []),
    { kind: 'same', words: text('runningStays') },
  ];
};

interface Had {
  readonly plan: Plan;
  readonly price: Pick<PlanPrice, 'interval' | 'currency'> | null;
}

/** How to come back to what there is now: not always, since only what is sold now can be taken. */
export const wayBack = (
  own: Had,
  wanted: { readonly plan: Plan; readonly interval: PlanInterval },
  offered: readonly Plan[],
): string => {
  const { plan, price } = own;
  const now = offered.find(({ id, version }) => id === plan.id && version === plan.version);
  if (!now || (price && !priceFor(now, price.interval, price.currency))) return text('backGone', { plan: plan.name });
  if (!price) return text('backToFree', { plan: plan.name, wanted: wanted.plan.name });
  return plan.id === wanted.plan.id
    ? text(price.interval === 'month' ? 'backToMonth' : 'backToYear')
    : text('backToPaid', { plan: plan.name });
};

/**
 * What is said once what was asked for is over, by what there is then: a change may be taken back before the page has seen that this was
 * asked for, and paid while it is being taken back. Null: nobody asked for it here.
 */
export const overWords = (
  was: Pick<NonNullable<Subscription['change']>, 'kind' | 'plan_id' | 'interval'>,
  own: { readonly plan: Pick<Plan, 'id' | 'name'>; readonly price: Had['price']; readonly until: string },
): string | null => {
  switch (was.kind) {
    case 'plan':
    case 'drop':
      return was.plan_id === own.plan.id && was.interval === own.price?.interval
        ? text('changed')
        : text('kept', { plan: own.plan.name });
    case 'cancel':
      return text('canceledToast', { date: own.until });
    case 'resume':
      return text('resumed');
    case 'move':
      return null;
  }
};
