import { lastDayOfNotice, mandateRegulations } from '@touchline/contracts/policies/mandates';
import { Button, ConfirmDialog, formatDay, Problem, todayAtUtc } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../answering/reason-dialog.tsx';
import { useAnswering } from '../answering/use-answering.ts';
import { type Mandate, useAnswerMandate } from './mandates-api.ts';
import { text } from './text.ts';

/** The other side, by name. */
export const otherOf = ({ your_side, agent, player }: Mandate): string => (your_side === 'agent' ? player : agent).name;

/** When it is over if it is ended today, said before it is done. */
const endText = (mandate: Mandate): string => {
  const name = otherOf(mandate);
  if (mandate.your_side === 'agent') return text('endAgentText', { name });
  const last = lastDayOfNotice(mandate.until, todayAtUtc());
  if (last < mandate.starts_on) return text('endPlayerNow');
  return text('endPlayerText', { name, date: formatDay(last), days: mandateRegulations.noticeDays });
};

/** Whether this side can end it early now: a player who has done so waits for the last day. */
const canEnd = ({ status, end, your_side }: Mandate): boolean =>
  status === 'active' && !(your_side === 'player' && end !== null);

/** Ends an active mandate, with a reason or without. */
export const EndMandate = ({
  mandate,
  block = false,
}: {
  readonly mandate: Mandate;
  readonly block?: boolean;
}): ReactNode => {
  const [open, setOpen] = useState(false);
  const answering = useAnswering(useAnswerMandate(mandate.id));
  const name = otherOf(mandate);
  if (!canEnd(mandate)) return null;
  return (
    <>
      <Button variant="decline" size={block ? 'md' : 'sm'} block={block} onClick={() => setOpen(true)}>
        {text('end')}
        <span className="tl-sr">: {name}</span>
      </Button>
      <ReasonDialog
        answering={answering}
        open={open}
        onClose={() => setOpen(false)}
        title={text('endTitle', { name })}
        description={endText(mandate)}
        label={text('reason')}
        confirmLabel={text('end')}
        answer={(reason) => ({ kind: 'end' as const, body: { reason } })}
        done={text('endedToast', { name })}
      />
    </>
  );
};

/** Takes a request back while it waits. */
export const WithdrawMandate = ({ mandate }: { readonly mandate: Mandate }): ReactNode => {
  const [open, setOpen] = useState(false);
  const { send, busy, problem, attempt } = useAnswering(useAnswerMandate(mandate.id));
  const { name } = mandate.player;
  return (
    <>
      <Button variant="decline" size="sm" onClick={() => setOpen(true)}>
        {text('withdraw')}
        <span className="tl-sr">: {name}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        destructive
        busy={busy}
        title={text('withdrawTitle', { name })}
        description={text('withdrawText', { name })}
        confirmLabel={text('withdraw')}
        onConfirm={() => send({ kind: 'withdraw' }, text('withdrawnToast', { name }), () => setOpen(false))}
      >
        <Problem attempt={attempt}>{problem}</Problem>
      </ConfirmDialog>
    </>
  );
};
