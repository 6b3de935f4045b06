import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { trialKeys } from '@touchline/negotiation/trials/trials-api.ts';
import {
  Button,
  ButtonLink,
  EmptyState,
  formatDay,
  formatDeadline,
  formatMoney,
  Notice,
  Page,
  PageHeader,
  Problem,
  Skeletons,
  toast,
} from '@touchline/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  nextLook,
  type Subscription,
  showSubscription,
  subscriptionQuery,
} from '../../features/billing/billing-api.ts';
import { CancelPlan } from '../../features/billing/cancel-plan.tsx';
import { Facts } from '../../features/billing/facts.tsx';
import { Invoices } from '../../features/billing/invoices.tsx';
import { payFailure } from '../../features/billing/pay-failure.ts';
import { Standing } from '../../features/billing/standing.tsx';
import { text as shared } from '../../features/billing/text.ts';
import { AccountTabs } from '../../frame/account-tabs.tsx';
import { dropPlanChange, resumeSubscription } from './billing-queries.ts';
import { ChangePlan } from './change-plan.tsx';
import { overWords } from './change-words.ts';
import { Moves } from './moves.tsx';
import { PlanOpens } from './plan-opens.tsx';
import { OtherPlans } from './plan-others.tsx';
import { text } from './text.ts';

const dayOf = (instant: string): string => formatDay(instant);

const Own = ({ subscription }: { readonly subscription: Subscription }): ReactNode => {
  const client = useQueryClient();
  /** Another plan is looked at: which one first. */
  const [changing, setChanging] = useState<{ readonly first: string | null } | null>(null);
  const { plan, price, status, change, current_period_end: end } = subscription;
  const isAsked = change?.status === 'asked';
  const resume = useMutation({
    mutationFn: resumeSubscription,
    onSuccess: ({ data }) => showSubscription(client, data),
  });
  const drop = useMutation({ mutationFn: dropPlanChange, onSuccess: ({ data }) => showSubscription(client, data) });
  // What was asked for is done by another: said when it is, and all that shows sums is asked again.
  const before = useRef(change);
  useEffect(() => {
    const was = before.current;
    before.current = change;
    if (!was || was.status === 'failed' || change !== null) return;
    const title = overWords(was, { plan, price, until: end ? dayOf(end) : '' });
    if (title) toast({ kind: 'success', title });
    void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    void client.invalidateQueries({ queryKey: trialKeys.allowance });
  }, [change, client, end, plan, price]);
  return (
    <>
      <section className="flex flex-wrap items-end gap-4 pb-6">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-3">
            <span className="tl-heading">{plan.name}</span>
            <Standing subscription={subscription} />
          </p>
          <p className="pt-1">
            <span className="tl-shirt tl-num" style={{ fontSize: '3.5rem', lineHeight: '3.75rem' }}>
              {price ? formatMoney(price) : text('free')}
            </span>{' '}
            {price ? <span className="tl-small tl-ink-2">{shared(price.interval)}</span> : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {subscription.cancel_at_period_end && status === 'active' ? (
            <Button variant="primary" busy={resume.isPending || isAsked} onClick={() => resume.mutate()}>
              {text('resume')}
            </Button>
          ) : status === 'active' ? (
            <Button disabled={isAsked} onClick={() => setChanging({ first: null })}>
              {text('change')}
            </Button>
          ) : null}
          <CancelPlan subscription={subscription} />
        </div>
      </section>
      <Problem attempt={resume.submittedAt}>{resume.isError ? payFailure(resume.error) : null}</Problem>
      <Problem attempt={drop.submittedAt}>{drop.isError ? payFailure(drop.error) : null}</Problem>
      {isAsked ? (
        <div className="pb-6" role="status">
          <Notice tone="info">{change.kind === 'drop' ? text('dropAsked') : shared('changeAsked')}</Notice>
        </div>
      ) : change?.status === 'waiting' && change.payment ? (
        <div className="pb-6">
          <Notice tone="info" icon="credit-card">
            <span className="flex w-full flex-wrap items-center gap-3">
              <span className="min-w-0 flex-1 basis-72">
                <strong>{text('changeWaits')}</strong>{' '}
                {text('changeWaitsText', { until: formatDeadline(change.payment.until), plan: plan.name })}
              </span>
              {subscription.pay_url ? (
                <ButtonLink variant="primary" href={subscription.pay_url}>
                  {text('confirmPayment', { amount: formatMoney(change.payment) })}
                </ButtonLink>
              ) : null}
              <Button busy={drop.isPending} onClick={() => drop.mutate()}>
                {text('keepPlan')}
              </Button>
            </span>
          </Notice>
        </div>
      ) : change?.status === 'failed' ? (
        <div className="pb-6">
          <Notice tone="no">{shared('changeFailed')}</Notice>
        </div>
      ) : null}
      {subscription.move && price && !subscription.cancel_at_period_end ? (
        <Moves plan={plan} price={price} move={subscription.move} />
      ) : null}
      <Facts subscription={subscription} />
      <PlanOpens plan={plan} />
      <Invoices ifAny={price === null} />
      {status === 'active' && price === null ? (
        <OtherPlans plan={plan} onLook={(first) => setChanging({ first })} />
      ) : null}
      {changing ? (
        <ChangePlan
          subscription={subscription}
          first={changing.first}
          onClose={() => setChanging(null)}
          onDone={() => setChanging(null)}
        />
      ) : null}
    </>
  );
};

/** `/profile/billing`: the current profile's plan, what it still allows, and what is paid. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const query = useQuery({ ...subscriptionQuery, refetchInterval: nextLook });
  return (
    <Page>
      <PageHeader title={text('title')} lead={text('lead')} />
      <AccountTabs current="billing" />
      {query.isError && query.data === undefined ? (
        <ReadFailed query={query} />
      ) : query.data === undefined ? (
        <Skeletons lines={6} />
      ) : query.data === null ? (
        <EmptyState
          icon="credit-card"
          title={text('noPlan')}
          actions={<ButtonLink href="/plans">{text('plans')}</ButtonLink>}
        >
          {text('noPlanText')}
        </EmptyState>
      ) : (
        <Own subscription={query.data} />
      )}
    </Page>
  );
};
