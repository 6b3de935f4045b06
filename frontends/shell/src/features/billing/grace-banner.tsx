import { useQuery } from '@tanstack/react-query';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { ButtonLink, formatDayLong, formatMoney, Notice } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type Subscription, subscriptionQuery } from './billing-api.ts';
import { text } from './text.ts';

const minutes = 60_000;

/** Where an open payment is paid, with its amount. */
export const PayNow = ({ subscription }: { readonly subscription: Subscription }): ReactNode =>
  subscription.pay_url ? (
    <ButtonLink variant="primary" href={subscription.pay_url}>
      {subscription.unpaid ? text('payNow', { amount: formatMoney(subscription.unpaid) }) : text('payNowPlain')}
    </ButtonLink>
  ) : null;

/** Over every page while a payment is open and everything still works. */
export const GraceBanner = (): ReactNode => {
  const { identity, current } = useSession();
  const isMember = identity !== null && !identity.is_admin && current?.is_subscribed === true;
  const { data } = useQuery({ ...subscriptionQuery, enabled: isMember, staleTime: 5 * minutes });
  if (!isMember || data?.status !== 'past_due' || data.grace_ends_at === null) return null;
  return (
    <section className="px-4 pt-5 md:px-10" aria-label={text('graceTitle', { plan: data.plan.name })}>
      <Notice tone="pending" icon="warning">
        <span className="flex w-full flex-wrap items-center gap-3">
          <span className="min-w-0 flex-1 basis-72">
            <strong>{text('graceTitle', { plan: data.plan.name })}</strong>{' '}
            {text('graceText', { date: formatDayLong(data.grace_ends_at) })}
          </span>
          <PayNow subscription={data} />
        </span>
      </Notice>
    </section>
  );
};
