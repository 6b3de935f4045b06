import type { PlanPrice } from '@touchline/contracts/http/billing';
import { type Entitlement, entitlements, entitlementsFor } from '@touchline/contracts/policies/entitlements';
import { limitsTrialRequests } from '@touchline/contracts/policies/plan-limits';
import type { ProfileType } from '@touchline/contracts/values';
import type { PlanRow } from './plans-api.ts';

type Currency = PlanPrice['currency'];

/** The prices in one currency, as they are typed. */
export interface TypedPrice {
  readonly currency: Currency;
  /** Minor units; null: not sold for this. */
  readonly month: number | null;
  readonly year: number | null;
}

export interface PlanTyped {
  readonly audience: readonly ProfileType[];
  readonly name: string;
  readonly description: string;
  /** One in each line. */
  readonly features: string;
  /** Of whatever audience: what isn't theirs isn't sent. */
  readonly entitlements: readonly Entitlement[];
  readonly limited: boolean;
  readonly limit: string;
  readonly prices: readonly TypedPrice[];
}

const noPrice = (currency: Currency): TypedPrice => ({ currency, month: null, year: null });

export const emptyPlan = (): PlanTyped => ({
  ...{ audience: [], name: '', description: '', features: '', entitlements, limited: true, limit: '' },
  prices: [noPrice('EUR')],
});

/** Prices by currency, in the order in which each comes first. */
export const pricesByCurrency = (prices: readonly PlanPrice[]): readonly TypedPrice[] =>
  [...new Set(prices.map(({ currency }) => currency))].map((currency) => {
    const of = (interval: PlanPrice['interval']): number | null =>
      prices.find((price) => price.currency === currency && price.interval === interval)?.amount ?? null;
    return { currency, month: of('month'), year: of('year') };
  });

export const planTyped = (plan: PlanRow): PlanTyped => {
  const prices = pricesByCurrency(plan.prices);
  return {
    audience: plan.audience,
    name: plan.name,
    description: plan.description,
    features: plan.features.join('\n'),
    entitlements: plan.entitlements,
    limited: plan.trial_request_limit !== null,
    limit: plan.trial_request_limit === null ? '' : String(plan.trial_request_limit),
    prices: prices.length > 0 ? prices : [noPrice('EUR')],
  };
};

const pricesOf = ({ currency, month, year }: TypedPrice): readonly PlanPrice[] => [
  ...(month === null ? [] : [{ interval: 'month' as const, currency, amount: month }]),
  ...(year === null ? [] : [{ interval: 'year' as const, currency, amount: year }]),
];

/** What is typed, as the contract has it. */
export const planValues = (typed: PlanTyped) => ({
  name: typed.name,
  description: typed.description,
  features: typed.features
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  entitlements: entitlementsFor(typed.audience).filter((one) => typed.entitlements.includes(one)),
  trial_request_limit:
    !limitsTrialRequests(typed.audience) || !typed.limited
      ? null
      : typed.limit.trim() === ''
        ? Number.NaN
        : Number(typed.limit),
  prices: typed.prices.flatMap(pricesOf),
});

/** Where the contract speaks of the price that is typed here; null where none is. */
export const pricePath = (
  typed: readonly TypedPrice[],
  row: number,
  interval: PlanPrice['interval'],
): string | null => {
  const before = typed.slice(0, row).flatMap(pricesOf).length;
  const at = typed[row] ? pricesOf(typed[row]).findIndex((price) => price.interval === interval) : -1;
  return at < 0 ? null : `prices.${before + at}.amount`;
};
