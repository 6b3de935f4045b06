import { useQuery } from '@tanstack/react-query';
import { Button, formatMoney, Icon, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Subscription } from '../../features/billing/billing-api.ts';
import { currenciesOf, priceFor } from '../../features/billing/comparison.ts';
import { text as shared } from '../../features/billing/text.ts';
import { plansQuery } from './billing-queries.ts';
import { brings } from './change-words.ts';
import { text } from './text.ts';

/** What else there is for who has a free plan: what each plan brings beside it, and what it costs. */
export const OtherPlans = ({
  plan: own,
  onLook,
}: {
  readonly plan: Subscription['plan'];
  readonly onLook: (planId: string) => void;
}): ReactNode => {
  const { data = [] } = useQuery(plansQuery);
  const [currency] = currenciesOf(data);
  const others = data.flatMap((plan) => {
    const price = currency && (priceFor(plan, 'month', currency) ?? priceFor(plan, 'year', currency));
    return price && plan.id !== own.id ? [{ plan, price }] : [];
  });
  if (others.length === 0) return null;
  return (
    <Section title={text('others')}>
      <ul className="m-0 list-none p-0">
        {others.map(({ plan, price }) => (
          <li
            key={plan.id}
            className="grid items-start gap-x-6 gap-y-3 border-line border-t py-4 first:border-t-0 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto]"
          >
            <div>
              <h3 className="tl-name">{plan.name}</h3>
              <p className="tl-small tl-num tl-ink-2">
                <b className="tl-ink">{formatMoney(price)}</b> {shared(price.interval)}
              </p>
            </div>
            <ul className="m-0 grid list-none gap-1.5 p-0">
              {brings(own, plan).map((line) => (
                <li key={line} className="tl-small flex items-start gap-2.5">
                  <Icon name="plus" size={18} className="tl-yes" />
                  <span className="block first-letter:uppercase">{line}</span>
                </li>
              ))}
            </ul>
            <Button size="sm" onClick={() => onLook(plan.id)}>
              {text('lookAt', { plan: plan.name })}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
};
