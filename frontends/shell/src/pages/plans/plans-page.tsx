import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { Button, ErrorPanel, formatMoney, Icon, Page, PageHeader, Reason, Skeletons, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text } from './text.ts';

export const handle: PageHandle = { layout: 'none' };

/** /plans: what a verified profile takes part with. Taking one that is taken already is no fault to the one who asks. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const { refresh } = useSession();
  const navigate = useNavigate();
  const plans = useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => api.get('/plans', { signal, quiet: true }) });
  const take = useMutation({
    mutationFn: async (plan: { id: string; name: string }) => {
      await api.post('/subscriptions', { body: { plan_id: plan.id } });
      return plan;
    },
    onSuccess: (plan) =>
      toast({ kind: 'success', title: text('chosen'), description: text('chosenText', { plan: plan.name }) }),
    onSettled: async () => {
      await refresh();
      await navigate('/');
    },
  });
  return (
    <Page width="reading">
      <PageHeader title={text('title')} lead={text('lead')} />
      {plans.isError ? <ErrorPanel onRetry={() => void plans.refetch()} /> : null}
      {plans.isPending ? <Skeletons lines={4} /> : null}
      {plans.data?.data.map((plan) => (
        <section key={plan.id} className="plan" aria-labelledby={plan.id}>
          <div className="plan-price">
            <h2 className="tl-heading" id={plan.id}>
              {plan.name}
            </h2>
            <p className="tl-shirt tl-num">{plan.prices[0] ? formatMoney(plan.prices[0]) : text('free')}</p>
            {plan.prices[0] ? (
              <p className="tl-ink-2">{plan.prices[0].interval === 'month' ? text('perMonth') : text('perYear')}</p>
            ) : null}
          </div>
          <div className="grid gap-4">
            <p className="tl-ink-2">{plan.description}</p>
            <ul className="grid gap-2">
              {plan.features.map((feature) => (
                <li key={feature} className="flex items-start gap-2">
                  <Icon name="check" />
                  {feature}
                </li>
              ))}
            </ul>
            <div>
              {plan.is_free ? (
                <Button variant="primary" size="lg" busy={take.isPending} onClick={() => take.mutate(plan)}>
                  {text('choose', { plan: plan.name })}
                </Button>
              ) : (
                <Reason icon="info">{text('soon')}</Reason>
              )}
            </div>
          </div>
        </section>
      ))}
    </Page>
  );
};
