import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { limitsTrialRequests } from '@touchline/contracts/policies/plan-limits';
import { trialAllowanceQuery } from '@touchline/negotiation/trials/trials-api.ts';
import { Allowance, Button, formatDay, formatMoney, Icon, Problem, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { methodQuery, nextPaymentQuery, openPortal, type Subscription } from './billing-api.ts';
import { payFailure } from './pay-failure.ts';
import { text } from './text.ts';

const dayOf = (instant: string): string => formatDay(instant);

const Fact = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section className="grid content-start gap-2 border-line py-5 md:border-l md:pl-6 md:first:border-l-0 md:first:pl-0">
    <h2 className="tl-strong">{title}</h2>
    {children}
  </section>
);
const Big = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <p className="tl-heading tl-num">{children}</p>
);
const Small = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <p className="tl-small tl-ink-2">{children}</p>
);
/** So many marks still tell at one look. */
const mostMarks = 12;

const TrialRequests = (): ReactNode => {
  const { data, isError } = useQuery(trialAllowanceQuery());
  if (isError) return null;
  return (
    <Fact title={text('allowance')}>
      {data === undefined ? (
        <Skeletons lines={2} />
      ) : data.limit === null ? (
        <Big>{text('noLimit')}</Big>
      ) : (
        <>
          <Big>{text('allowanceLeft', { left: data.left ?? 0, limit: data.limit })}</Big>
          {data.limit <= mostMarks ? (
            <Allowance
              used={data.used}
              limit={data.limit}
              label={text('allowanceLeft', { left: data.left ?? 0, limit: data.limit })}
            />
          ) : null}
          {data.renews_on ? <Small>{text('renews', { date: formatDay(data.renews_on) })}</Small> : null}
        </>
      )}
    </Fact>
  );
};

/** With VAT, as it will be charged. Where the payment service doesn't answer, the price and its day are known all the same. */
const NextPayment = ({
  price,
  end,
}: {
  readonly price: NonNullable<Subscription['price']>;
  readonly end: string;
}): ReactNode => {
  const { data, isPending } = useQuery(nextPaymentQuery);
  if (isPending) return <Skeletons lines={2} />;
  const vat = data?.tax ? text('withVat', { tax: formatMoney({ amount: data.tax, currency: data.currency }) }) : null;
  return (
    <>
      <Big>{formatMoney(data ?? price)}</Big>
      <Small>{text('nextOn', { date: dayOf(data?.at ?? end) })}</Small>
      <Small>{vat ?? text(price.interval)}</Small>
    </>
  );
};

const Payment = ({ subscription }: { readonly subscription: Subscription }): ReactNode => {
  const { unpaid, price, current_period_end: end, past_due_since: since } = subscription;
  if (unpaid && since)
    return (
      <Fact title={text('open')}>
        <Big>{formatMoney(unpaid)}</Big>
        <Small>{text('openSince', { date: dayOf(since) })}</Small>
        {unpaid.next_attempt_at ? <Small>{text('openNext', { date: dayOf(unpaid.next_attempt_at) })}</Small> : null}
      </Fact>
    );
  return (
    <Fact title={text('next')}>
      {subscription.cancel_at_period_end || !price || !end ? (
        <Small>{text('nextNone')}</Small>
      ) : (
        <NextPayment price={price} end={end} />
      )}
    </Fact>
  );
};

const Card = (): ReactNode => {
  const { data, isError, error } = useQuery(methodQuery);
  const portal = useMutation({
    mutationFn: openPortal,
    onSuccess: (reply) => location.assign(reply.data.url),
  });
  return (
    <Fact title={text('card')}>
      {isError ? (
        <Small>{payFailure(error)}</Small>
      ) : data === undefined ? (
        <Skeletons lines={2} />
      ) : data === null ? (
        <Small>{text('noCard')}</Small>
      ) : (
        <>
          <p className="tl-strong flex items-center gap-2 capitalize">
            <Icon name="credit-card" size={20} />
            {text('cardEnds', { brand: data.brand ?? data.kind, last4: data.last4 ?? '' })}
          </p>
          {data.expires ? (
            <Small>
              {text('cardUntil', { date: `${String(data.expires.month).padStart(2, '0')}/${data.expires.year}` })}
            </Small>
          ) : null}
        </>
      )}
      <div>
        <Button size="sm" busy={portal.isPending} onClick={() => portal.mutate()}>
          {text('changeCard')}
        </Button>
      </div>
      <Problem attempt={portal.submittedAt}>{portal.isError ? payFailure(portal.error) : null}</Problem>
    </Fact>
  );
};

/** Three facts in a row: what may still be asked, what is paid next, and with what. */
export const Facts = ({ subscription }: { readonly subscription: Subscription }): ReactNode => {
  const { current } = useSession();
  const paid = subscription.price !== null;
  const asksForTrials = current !== null && limitsTrialRequests([current.profile_type]) && subscription.is_subscribed;
  if (!paid && !asksForTrials) return null;
  return (
    <div className="grid border-line-strong border-t md:grid-cols-3 md:gap-6">
      {asksForTrials ? <TrialRequests /> : null}
      {paid ? <Payment subscription={subscription} /> : null}
      {paid ? <Card /> : null}
    </div>
  );
};
