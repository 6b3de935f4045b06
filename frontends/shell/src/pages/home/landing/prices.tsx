import { useQuery } from '@tanstack/react-query';
import type { PlanPrice } from '@touchline/contracts/http/billing';
import { type ProfileType, profileTypes } from '@touchline/contracts/values';
import { formatMoney, Link, Skeleton } from '@touchline/ui';
import type { ReactNode } from 'react';
import { currenciesOf, monthsOfYear, priceFor } from '../../../features/billing/comparison.ts';
import { kinds } from '../../../kinds/kinds.ts';
import { type EntryPrices, entryPricesQuery } from './prices-api.ts';
import { text } from './text.ts';

type Plan = EntryPrices[number]['plans'][number];

const Price = ({ plan, currency }: { readonly plan: Plan; readonly currency: PlanPrice['currency'] }): ReactNode => {
  if (plan.is_free) return <b className="tl-num">{text('free')}</b>;
  // Where it isn't sold in this currency, in one in which it is.
  const price = priceFor(plan, 'month', currency) ?? priceFor(plan, 'year', currency) ?? plan.prices[0];
  return price ? (
    <span className="tl-num">
      <b>{formatMoney(price)}</b> {text(price.interval === 'month' ? 'perMonth' : 'perYear')}
    </span>
  ) : null;
};

const Kind = ({ type, children }: { readonly type: ProfileType; readonly children: ReactNode }): ReactNode => (
  <li>
    <h3 className="tl-name">{kinds[type].name}</h3>
    {children}
  </li>
);

/** Room for three plans, before it is known how many there are. */
const Room = (): ReactNode => (
  <div className="landing-plans">
    <Skeleton width="72%" />
    <Skeleton width="84%" />
    <Skeleton width="60%" />
  </div>
);

/** What else is to be said of the prices: other currencies, and what a year costs. */
const noteOf = (plans: readonly Plan[]): string => {
  const [currency, ...others] = currenciesOf(plans);
  if (currency === undefined) return '';
  const months = monthsOfYear(plans, currency);
  return [
    text('vat'),
    ...(others.length > 0 ? [text('otherCurrencies', { list: others.join(', ') })] : []),
    ...(months ? [text('monthsOfYear', { count: months })] : []),
  ].join(' ');
};

/** What it costs: words that come with the page, and prices that fill the room kept for them. */
export const Prices = (): ReactNode => {
  const { data, isError } = useQuery(entryPricesQuery);
  const known = data?.filter(({ plans }) => plans.length > 0);
  const plans = known?.flatMap((one) => one.plans) ?? [];
  const [currency = 'EUR'] = currenciesOf(plans);
  const isAway = isError && data === undefined;
  const isEmpty = known?.length === 0;
  return (
    <section className="landing-prices" aria-labelledby="prices">
      <div className="landing-prices-head">
        <h2 className="tl-heading" id="prices">
          {text('prices')}
        </h2>
        <p>{text('pricesText')}</p>
      </div>
      <div className="landing-prices-body">
        {isAway || isEmpty ? (
          <p className="landing-prices-away" role="status">
            {text(isAway ? 'pricesAway' : 'pricesNone')} <Link href="/register">{text('create')}</Link>
          </p>
        ) : null}
        {/* The room stays, so that nothing below it moves. */}
        <ul
          data-away={isAway || isEmpty || undefined}
          aria-hidden={isAway || isEmpty || undefined}
          aria-busy={!data && !isAway}
        >
          {known && !isEmpty
            ? known.map(({ profile_type, plans: offered }) => (
                <Kind key={profile_type} type={profile_type}>
                  <dl className="landing-plans">
                    {offered.map((plan) => (
                      <div key={plan.name}>
                        <dt>{plan.name}</dt>
                        <dd>
                          <Price plan={plan} currency={currency} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </Kind>
              ))
            : profileTypes.map((type) => (
                <Kind key={type} type={type}>
                  <Room />
                </Kind>
              ))}
        </ul>
      </div>
      <p className="landing-prices-note">{noteOf(plans)}</p>
    </section>
  );
};
