import type { PlanInterval, PlanPrice } from '@touchline/contracts/http/billing';
import { limitsTrialRequests } from '@touchline/contracts/policies/plan-limits';
import { Badge, Button, formatMoney, Icon, Reason } from '@touchline/ui';
import { Fragment, type ReactNode } from 'react';
import type { Subscription } from '../../features/billing/billing-api.ts';
import { type ComparedRow, compareFeatures, differingFirst, priceFor } from '../../features/billing/comparison.ts';
import { PayNow } from '../../features/billing/grace-banner.tsx';
import type { Plan } from './plans-api.ts';
import { ownMarkOf, refusalOf } from './refusal.ts';
import { text } from './text.ts';

export interface PlanColumns {
  readonly plans: readonly Plan[];
  readonly interval: PlanInterval;
  readonly currency: PlanPrice['currency'];
  /** The id of the plan that is being taken. */
  readonly taking: string | undefined;
  readonly onTake: (plan: Plan) => void;
  /** What the profile has, or had last. */
  readonly own: Subscription | null | undefined;
}

const Price = ({ plan, interval, currency }: Pick<PlanColumns, 'interval' | 'currency'> & { readonly plan: Plan }) => {
  const price = priceFor(plan, interval, currency);
  const other = priceFor(plan, interval === 'month' ? 'year' : 'month', currency);
  if (plan.is_free) return <p className="tl-shirt tl-num">{text('free')}</p>;
  return (
    <>
      {price ? (
        <p className="plan-price">
          <span className="tl-shirt tl-num">{formatMoney(price)}</span>{' '}
          <span className="tl-small tl-ink-2">{text(interval === 'month' ? 'perMonth' : 'perYear')}</span>
        </p>
      ) : (
        <p className="tl-small tl-ink-2">{text('notSold')}</p>
      )}
      {other ? (
        <p className="tl-small tl-num tl-ink-2">
          {formatMoney(other)} {text(interval === 'month' ? 'perYear' : 'perMonth')}
        </p>
      ) : null}
    </>
  );
};

const Choice = ({
  plan,
  interval,
  currency,
  taking,
  own,
  onTake,
}: Omit<PlanColumns, 'plans'> & { readonly plan: Plan }): ReactNode => {
  const mark = ownMarkOf(own, plan);
  const refusal = refusalOf(own, plan);
  const isLate = refusal === 'late';
  if (!refusal && !plan.is_free && !priceFor(plan, interval, currency)) return null;
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
  return (
    <span className="grid gap-1.5">
      <Button
        block
        variant={plan.is_free ? 'secondary' : 'primary'}
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

const Value = ({ value }: { readonly value: ComparedRow['of'][number] | undefined }): ReactNode => {
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

const limitText = ({ trial_request_limit: limit }: Plan): string =>
  limit === null ? text('noLimit') : text('perMonthCount', { count: limit });

/** Only who asks players for trials compares their limit. */
const hasLimit = (plans: readonly Plan[]): boolean => plans.some(({ audience }) => limitsTrialRequests(audience));

/** A column per plan: price, choice, and all that it includes beside the others. */
export const PlanTable = ({ plans, ...shown }: PlanColumns): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
  <section className="tl-table-wrap" aria-label={text('title')} tabIndex={0}>
    <table className="plan-table">
      <thead>
        <tr>
          <td className="tl-small tl-ink-2">{plans.some(({ is_free }) => !is_free) ? text('vat') : null}</td>
          {plans.map((plan) => (
            <th key={plan.id} scope="col">
              <span className="tl-heading">{plan.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="plan-offer">
          <td />
          {plans.map((plan) => (
            <td key={plan.id}>
              <Price plan={plan} {...shown} />
              <p className="tl-small tl-ink-2">{plan.description}</p>
            </td>
          ))}
        </tr>
        <tr className="plan-choice">
          <td />
          {plans.map((plan) => (
            <td key={plan.id}>
              <Choice plan={plan} {...shown} />
            </td>
          ))}
        </tr>
        {hasLimit(plans) ? (
          <tr>
            <th scope="row">
              {text('trialRequests')}
              <span className="tl-tiny tl-block tl-ink-2">{text('trialRequestsNote')}</span>
            </th>
            {plans.map((plan) => (
              <td key={plan.id} className="tl-name tl-num plan-limit">
                {limitText(plan)}
              </td>
            ))}
          </tr>
        ) : null}
        {differingFirst(compareFeatures(plans)).map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {plans.map((plan, at) => (
              <td key={plan.id}>
                <Value value={of[at]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** One below the other, where there is no width to compare them. */
export const PlanList = ({ plans, ...shown }: PlanColumns): ReactNode =>
  plans.map((plan) => (
    <section key={plan.id} className="plan-alone" aria-labelledby={plan.id}>
      <h2 className="tl-heading" id={plan.id}>
        {plan.name}
      </h2>
      <div>
        <Price plan={plan} {...shown} />
      </div>
      <p className="tl-ink-2">{plan.description}</p>
      <Choice plan={plan} {...shown} />
      <dl>
        {hasLimit([plan]) ? (
          <>
            <dt>{text('trialRequests')}</dt>
            <dd className="tl-name tl-num">{limitText(plan)}</dd>
          </>
        ) : null}
        {compareFeatures([plan]).map(({ label, of }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              <Value value={of[0]} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  ));
