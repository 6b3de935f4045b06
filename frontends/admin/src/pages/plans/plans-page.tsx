import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { Button, Page, PageHeader, Reason, Skeletons, toast } from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { useDecision } from '../../features/decision/use-decision.ts';
import { allPlansQuery } from '../../features/plans/plans-query.ts';
import { ConfirmPlanAct, type PlanAct } from './plan-acts.tsx';
import { PlanForm } from './plan-form.tsx';
import { byAudience } from './plan-order.ts';
import { movePlan, type PlanRow, restorePlan } from './plans-api.ts';
import { PlansTable } from './plans-table.tsx';
import { text } from './text.ts';

type Open =
  | { readonly kind: 'form'; readonly plan: PlanRow | null }
  | { readonly kind: PlanAct; readonly plan: PlanRow };

/** Whether a kind of member has no other plan to begin with. */
const isLastFree = (plan: PlanRow, plans: readonly PlanRow[]): boolean =>
  plan.is_free &&
  byAudience(plans).some(({ active }) => {
    const free = active.filter(({ is_free }) => is_free);
    return free.length === 1 && free[0]?.id === plan.id;
  });

/** /admin/plans-management: the plans by audience, in the order in which members see them. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const client = useQueryClient();
  const query = useQuery(allPlansQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const [showArchived, setShowArchived] = useState(false);
  const [announced, setAnnounced] = useState('');
  const { decide } = useDecision<'restore'>();
  const plans = query.data ?? [];
  const reload = () => client.invalidateQueries({ queryKey: allPlansQuery.queryKey });
  const move = useMutation({
    mutationFn: ({ plan, before }: { plan: PlanRow; before: string | null; place: number; count: number }) =>
      movePlan(plan.id, before),
    onSuccess: (_, { plan, place, count }) => setAnnounced(text('moved', { name: plan.name, place, count })),
    onSettled: reload,
  });
  const restore = async (plan: PlanRow): Promise<void> => {
    const done = await decide('restore', () => restorePlan(plan.id));
    if (!done) return;
    await reload();
    toast({ kind: 'success', title: text('restoredToast', { name: plan.name }) });
  };
  const actions = (
    <>
      <Switch label={text('showArchived')} checked={showArchived} onChange={setShowArchived} />
      <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'form', plan: null })}>
        {text('newPlan')}
      </Button>
    </>
  );
  const begin = async (plan: PlanRow): Promise<void> => {
    const { data } = await query.refetch();
    setOpen({ kind: 'form', plan: data?.find(({ id }) => id === plan.id) ?? null });
  };
  return (
    <Page width="wide">
      <PageHeader title={text('title')} lead={text('lead')} actions={actions} />
      {query.isError && !query.data ? (
        <ReadFailed query={query} />
      ) : query.isPending ? (
        <Skeletons lines={8} />
      ) : (
        <>
          <PlansTable
            groups={byAudience(plans)}
            showArchived={showArchived}
            acts={{
              onEdit: (plan) => setOpen({ kind: 'form', plan }),
              onAct: (kind, plan) => setOpen({ kind, plan }),
              onRestore: (plan) => void restore(plan),
              onMove: (plan, before, place, count) => move.mutate({ plan, before, place, count }),
            }}
          />
          <p className="tl-sr" role="status">
            {announced}
          </p>
          <div className="grid gap-1 pt-3">
            <Reason icon="info">{text('note')}</Reason>
            <span className="max-md:hidden">
              <Reason icon="dots-six-vertical">{text('moveHelp')}</Reason>
            </span>
          </div>
        </>
      )}
      {open?.kind === 'form' ? (
        <PlanForm
          key={`${open.plan?.id} ${open.plan?.version}`}
          plan={open.plan}
          onReload={() => (open.plan ? void begin(open.plan) : undefined)}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open && open.kind !== 'form' ? (
        <ConfirmPlanAct
          act={open.kind}
          plan={open.plan}
          lastFree={isLastFree(open.plan, plans)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Page>
  );
};
