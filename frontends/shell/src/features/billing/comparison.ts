import type { PlanInterval, PlanPrice } from '@touchline/contracts/http/billing';
import { type Entitlement, includedLines } from '@touchline/contracts/policies/entitlements';

export interface ComparedPlan {
  readonly id: string;
  readonly features: readonly string[];
  readonly entitlements: readonly Entitlement[];
  readonly prices: readonly PlanPrice[];
}

/** One thing that plans include: of each, in their order, whether, or how much of it. */
export interface ComparedRow {
  readonly label: string;
  readonly of: readonly (boolean | string)[];
}

/** `Shortlists: 30` says how much of it; without a colon it is there. */
const readFeature = (feature: string): readonly [label: string, value: true | string] => {
  const [, label, value] = /^([^:]+):\s+(.+)$/.exec(feature) ?? [];
  return label && value ? [label.trim(), value] : [feature, true];
};

/** What the plans include, side by side: what they open, then what staff wrote, in the order in which it is first named. */
export const compareFeatures = (plans: readonly ComparedPlan[]): readonly ComparedRow[] => {
  const read = plans.map((plan) => new Map(includedLines(plan).map(readFeature)));
  const labels = new Set(read.flatMap((features) => [...features.keys()]));
  return [...labels].map((label) => ({ label, of: read.map((features) => features.get(label) ?? false) }));
};

/** What tells the plans apart, then what is the same in each. */
export const differingFirst = (rows: readonly ComparedRow[]): readonly ComparedRow[] => {
  const differs = ({ of }: ComparedRow): boolean => of.some((value) => value !== of[0]);
  return [...rows.filter(differs), ...rows.filter((row) => !differs(row))];
};

type Priced = Pick<ComparedPlan, 'prices'>;

/** The currencies of all prices, in the order in which each comes first. */
export const currenciesOf = (plans: readonly Priced[]): readonly PlanPrice['currency'][] => [
  ...new Set(plans.flatMap(({ prices }) => prices.map(({ currency }) => currency))),
];

export const priceFor = (
  { prices }: Priced,
  interval: PlanInterval,
  currency: PlanPrice['currency'],
): PlanPrice | undefined => prices.find((price) => price.interval === interval && price.currency === currency);

/** How many months a year of each plan costs, where that is the same whole number for all; otherwise null. */
export const monthsOfYear = (plans: readonly Priced[], currency: PlanPrice['currency']): number | null => {
  const months = plans
    .filter(({ prices }) => prices.length > 0)
    .map((plan) => {
      const [month, year] = [priceFor(plan, 'month', currency), priceFor(plan, 'year', currency)];
      return month && year ? year.amount / month.amount : Number.NaN;
    });
  const [first] = months;
  return first !== undefined && first < 12 && Number.isInteger(first) && months.every((one) => one === first)
    ? first
    : null;
};
