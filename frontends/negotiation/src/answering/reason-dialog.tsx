import { ConfirmDialog, type ConfirmDialogProps, FormProblems, Problem, TextArea } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { Answering } from './use-answering.ts';

export type ReasonDialogProps<Answer extends object> = Pick<
  ConfirmDialogProps,
  'open' | 'title' | 'description' | 'confirmLabel'
> & {
  readonly answering: Answering<Answer>;
  /** Beside the field. */
  readonly label: string;
  readonly required?: boolean;
  readonly answer: (reason: string) => Answer;
  /** What is said once it is done. */
  readonly done: string;
  readonly onClose: () => void;
};

/** Says no, takes it back or calls it off, with a reason in words. */
export const ReasonDialog = <Answer extends object>({
  answering: { send, busy, problem, error, attempt, verdict },
  label,
  required = false,
  answer,
  done,
  onClose,
  ...dialog
}: ReasonDialogProps<Answer>): ReactNode => {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={(next) => (next ? undefined : onClose())}
      destructive
      busy={busy}
      onConfirm={() => send(answer(reason.trim()), done, onClose)}
    >
      <div className="grid gap-4 text-ink">
        <FormProblems verdict={verdict}>
          <TextArea
            label={label}
            optional={!required}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={error('reason')}
          />
          <Problem attempt={attempt}>{problem}</Problem>
        </FormProblems>
      </div>
    </ConfirmDialog>
  );
};
