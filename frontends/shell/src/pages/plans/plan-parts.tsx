import type { PlanInterval, PlanPrice } from '@touchline/contracts/http/billing';
import { limitsTrialRequests } from '@touchline/contracts/policies/plan-limits';
import { Badge, Button, formatMoney, Icon, Reason } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Subscription } from '../../features/billing/billing-api.ts';
import { type ComparedRow, compareFeatures, differingFirst, priceFor } from '../../features/billing/comparison.ts';
import { PayNow } from '../../features/billing/grace-banner.tsx';
import type { Plan } from './plans-api.ts';
import { ownMarkOf, refusalOf } from './refusal.ts';
import { text } from './text.ts';

/** How plans are shown, one or several. */
export interface Offered {
  readonly interval: PlanInterval;
  readonly currency: PlanPrice['currency'];
  /** The id of the plan that is being taken. */
  readonly taking: string | undefined;
  readonly onTake: (plan: Plan) => void;
  /** What the profile has, or had last. */
  readonly own: Subscription | null | undefined;
}

type Priced = Pick<Offered, 'interval' | 'currency'> & { readonly plan: Plan };

const termOf = (interval: PlanInterval): string => text(interval === 'month' ? 'perMonth' : 'perYear');

/** What it costs, and for how long. */
export const Price = ({ plan, interval, currency }: Priced): ReactNode => {
  if (plan.is_free) return <span className="tl-shirt tl-num">{text('free')}</span>;
  const price = priceFor(plan, interval, currency);
  return price ? (
    <span className="plan-price">
      <span className="tl-shirt tl-num">{formatMoney(price)}</span>{' '}
      <span className="tl-small tl-ink-2">{termOf(interval)}</span>
    </span>
  ) : (
    <span className="tl-small tl-ink-2">{text('notSold')}</span>
  );
};

/** The same for the other period. */
export const OtherPrice = ({ plan, interval, currency }: Priced): ReactNode => {
  const other = interval === 'month' ? 'year' : 'month';
  const price = priceFor(plan, other, currency);
  return price ? (
    <span className="tl-small tl-num tl-block tl-ink-2">
      {formatMoney(price)} {termOf(other)}
    </span>
  ) : null;
};

/** Takes it, or says why it can't be taken. */
export const Choice = ({
  plan,
  interval,
  currency,
  taking,
  own,
  onTake,
  main,
}: Offered & {
  readonly plan: Plan;
  /** It is the one thing to press here. */
  readonly main?: boolean;
}): ReactNode => {
  const mark = ownMarkOf(own, plan);
  const refusal = refusalOf(own, plan);
  const isLate = refusal === 'late';
  const badge = mark ? (
    <span>
      <Badge meaning="closed">{text(mark)}</Badge>
    </span>
  ) : null;
  if (own && refusal)
    return (
      <span className="grid gap-2">
        {mark && isLate ? <PayNow subscription={own} /> : null}
        <Reason>{text(refusal, { plan: own.plan.name })}</Reason>
        {badge}
      </span>
    );
  if (!plan.is_free && !priceFor(plan, interval, currency)) return <Reason>{text('notSoldWhy')}</Reason>;
  return (
    <span className="grid gap-1.5">
      <Button
        block
        variant={plan.is_free && !main ? 'secondary' : 'primary'}
        busy={taking === plan.id}
        disabled={taking !== undefined && taking !== plan.id}
        onClick={() => onTake(plan)}
      >
        {text(plan.is_free ? 'choose' : 'continue', { plan: plan.name })}
      </Button>
      <span className="tl-tiny tl-ink-2">
        {text(taking === plan.id && !plan.is_free ? 'opening' : plan.is_free ? 'noCard' : 'byCard')}
      </span>
      {badge}
    </span>
  );
};

export const Value = ({ value }: { readonly value: ComparedRow['of'][number] | undefined }): ReactNode => {
  if (typeof value === 'string') return value;
  return value ? (
    <span className="plan-value tl-yes">
      <Icon name="check" size={16} />
      <span className="tl-ink">{text('yes')}</span>
    </span>
  ) : (
    <span className="plan-value tl-ink-3">
      <Icon name="minus" size={16} />
      {text('no')}
    </span>
  );
};

/** A line of what plans open, and of each whether, or how much of it. */
export interface PlanRow extends ComparedRow {
  readonly note?: string;
  /** It is what people compare first. */
  readonly isLimit?: true;
}

const limitText = ({ trial_request_limit: limit }: Plan): string =>
  limit === null ? text('noLimit') : text('perMonthCount', { count: limit });

/** What plans open, side by side. Only who asks players for trials compares their limit. */
export const rowsOf = (plans: readonly Plan[]): readonly PlanRow[] => [
  ...(plans.some(({ audience }) => limitsTrialRequests(audience))
    ? [
        {
          label: text('trialRequests'),
          note: text('trialRequestsNote'),
          of: plans.map(limitText),
          isLimit: true as const,
        },
      ]
    : []),
  ...differingFirst(compareFeatures(plans)),
];
