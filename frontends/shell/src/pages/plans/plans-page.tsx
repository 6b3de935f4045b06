import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import type { PlanInterval } from '@touchline/contracts/http/billing';
import { EmptyState, Page, PageHeader, Problem, Skeletons, Status, toast } from '@touchline/ui';
import { Segments, Select } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { nextLook, subscriptionQuery } from '../../features/billing/billing-api.ts';
import { currenciesOf, monthsOfYear } from '../../features/billing/comparison.ts';
import { StandingNotice } from '../../features/billing/standing-notice.tsx';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { OwnPlan } from './own-plan.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanTable } from './plan-table.tsx';
import { type Plan, plansQuery, takePlan } from './plans-api.ts';
import { text } from './text.ts';

export const handle: PageHandle = { layout: 'none' };

/** /plans: what a verified profile takes part with. Taking one that is taken already is no fault to the one who asks. */
export const Component = (): ReactNode => {
  const { refresh } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const Compared = useMedia(media.tablet) ? PlanTable : PlanComparison;
  const query = useQuery(plansQuery);
  const [interval, setInterval] = useState<PlanInterval>('month');
  const [chosen, setChosen] = useState<string | null>(null);
  const take = useMutation({
    mutationFn: (plan: Plan) => takePlan(plan),
    onSuccess: (_, { name }) =>
      toast({ kind: 'success', title: text('chosen'), description: text('chosenText', { plan: name }) }),
    onSettled: async (_, reason) => {
      // It has changed since it was shown: what is offered now is to be looked at first.
      if (isApiFailure(reason) && (reason.code === 'StaleVersion' || reason.code === 'NotFound'))
        return client.invalidateQueries({ queryKey: plansQuery.queryKey });
      await refresh();
      await navigate('/');
    },
  });
  const subscription = useQuery({ ...subscriptionQuery, refetchInterval: nextLook });
  const own = subscription.data;
  const checkout = useCheckout();
  // What can be taken depends on what there is.
  const isPending = query.isPending || subscription.isPending;
  const plans = isPending ? [] : (query.data ?? []);
  // A choice of one is none: what it is and costs is said instead.
  const only = plans.length === 1 ? plans[0] : undefined;
  const title = text(only ? (only.is_free ? 'titleFree' : 'titleOne') : 'title');
  usePageTitle(title);
  const currencies = currenciesOf(plans);
  const currency = currencies.find((one) => one === chosen) ?? currencies[0] ?? 'EUR';
  const months = monthsOfYear(plans, currency);
  const offered = {
    ...{ interval, currency, own },
    onTake: (plan: Plan) =>
      plan.is_free
        ? take.mutate(plan)
        : checkout.begin({ plan_id: plan.id, version: plan.version, interval, currency }),
    taking: take.isPending ? take.variables.id : checkout.opening,
  };
  const actions =
    currencies.length > 0 ? (
      <div className="plan-switch">
        {currencies.length > 1 ? (
          <Select
            label={text('currency')}
            hideLabel
            value={currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        ) : null}
        <Segments
          label={text('period')}
          hideLabel
          value={interval}
          options={[
            { value: 'month', label: text('monthly') },
            { value: 'year', label: text('yearly') },
          ]}
          onChange={setInterval}
          {...(months ? { help: text('monthsOfYear', { count: months }) } : {})}
        />
      </div>
    ) : null;
  return (
    <Page>
      <Status meaning="yes" icon="seal-check">
        {text('verified')}
      </Status>
      <PageHeader
        title={title}
        lead={text(only ? (only.is_free ? 'leadFree' : 'leadOne') : 'lead')}
        actions={actions}
      />
      {own && checkout.opening === undefined ? <StandingNotice subscription={own} /> : null}
      <Problem attempt={checkout.attempt}>{checkout.problem}</Problem>
      {query.isError ? <ReadFailed query={query} /> : null}
      {isPending ? <Skeletons lines={6} /> : null}
      {query.data?.length === 0 ? <EmptyState icon="credit-card" title={text('none')} /> : null}
      {only ? <PlanCard plan={only} {...offered} /> : null}
      {plans.length > 1 ? <Compared plans={plans} {...offered} /> : null}
      {own ? <OwnPlan subscription={own} /> : null}
    </Page>
  );
};
