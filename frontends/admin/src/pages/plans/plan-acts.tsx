import { useQueryClient } from '@tanstack/react-query';
import { Notice, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { ConfirmAct } from '../../features/decision/components/confirm-act.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import { allPlansQuery } from '../../features/plans/plans-query.ts';
import { archivePlan, deletePlan, type PlanRow } from './plans-api.ts';
import { text } from './text.ts';

export type PlanAct = 'archive' | 'delete';

/** Asks before a plan goes off the list, and says what that means for whom. */
export const ConfirmPlanAct = ({
  act,
  plan,
  lastFree,
  onClose,
}: {
  readonly act: PlanAct;
  readonly plan: PlanRow;
  /** Without it, new members of a kind can't go on. */
  readonly lastFree: boolean;
  readonly onClose: () => void;
}): ReactNode => {
  const client = useQueryClient();
  const { busy, failure, decide } = useDecision<PlanAct>();
  const { id, name, members } = plan;
  const confirm = async (): Promise<boolean> => {
    const done = await decide(act, () => (act === 'archive' ? archivePlan(id) : deletePlan(id)).then(() => true));
    if (!done) return false;
    await client.invalidateQueries({ queryKey: allPlansQuery.queryKey });
    toast({ kind: 'success', title: text(act === 'archive' ? 'archivedToast' : 'deletedToast', { name }) });
    return true;
  };
  return (
    <ConfirmAct
      title={text(act === 'archive' ? 'archiveTitle' : 'deleteTitle', { name })}
      description={
        act === 'delete'
          ? text('deleteText')
          : members > 0
            ? text('archiveText', { count: members })
            : text('archiveNobody')
      }
      confirmLabel={text(act)}
      final={act === 'delete'}
      busy={busy !== null}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      {lastFree ? <Notice tone="pending">{text('lastFree')}</Notice> : null}
    </ConfirmAct>
  );
};
