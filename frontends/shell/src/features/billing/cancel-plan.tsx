import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { Button, ConfirmDialog, formatDayLong, Problem, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { cancelSubscription, type Subscription, showSubscription } from './billing-api.ts';
import { payFailure } from './pay-failure.ts';
import { text } from './text.ts';

/** Ends the plan, after saying when and what that means; nothing where it ends already. */
export const CancelPlan = ({ subscription }: { readonly subscription: Subscription }): ReactNode => {
  const client = useQueryClient();
  const { refresh } = useSession();
  const [open, setOpen] = useState(false);
  const { plan, price, status, change, is_subscribed, current_period_end: end } = subscription;
  const cancel = useMutation({
    mutationFn: cancelSubscription,
    onSuccess: async ({ data }) => {
      await showSubscription(client, data);
      setOpen(false);
      if (data.status !== 'canceled') return;
      toast({ kind: 'success', title: text('canceledNow') });
      await refresh();
    },
  });
  if ((status !== 'active' && status !== 'past_due') || subscription.cancel_at_period_end) return null;
  const date = price && end ? formatDayLong(end) : null;
  const when = date
    ? [
        text(is_subscribed ? 'cancelUntil' : 'cancelLate', { date }),
        text(is_subscribed ? 'cancelLoses' : 'cancelLateNext'),
      ]
    : [text('cancelFree')];
  return (
    <>
      <Button variant="ghost" disabled={change?.status === 'asked'} onClick={() => setOpen(true)}>
        {text('cancel')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={text('cancelTitle', { plan: plan.name })}
        confirmLabel={text('cancel')}
        destructive
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        <div className="grid gap-3">
          {[...when, text('cancelKeeps')].map((words) => (
            <p key={words}>{words}</p>
          ))}
          <Problem attempt={cancel.submittedAt}>{cancel.isError ? payFailure(cancel.error) : null}</Problem>
        </div>
      </ConfirmDialog>
    </>
  );
};
