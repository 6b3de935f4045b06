import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Button, Dialog, FormProblems, Problem, TextArea, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useDocumentAct } from '../api/documents-api.ts';
import { text } from '../text.ts';

export type Ending = 'decline' | 'void';

/** Declining and voiding: names what will happen, and asks why. */
export const ReasonDialog = ({
  documentId,
  own,
  ending,
  onClose,
}: {
  readonly documentId: string;
  /** Somebody's own paper, and no contract. */
  readonly own: boolean;
  readonly ending: Ending | null;
  readonly onClose: () => void;
}): ReactNode => {
  const act = useDocumentAct(documentId);
  const { form, error, refusal, submit, verdict } = useContractForm({
    schema: z.object({ reason: z.string().trim().min(3, text('reasonNeeded')) }),
    initial: { reason: '' },
  });
  const declining = ending !== 'void';
  const confirm = text(
    declining ? (own ? 'declineConfirmOwn' : 'declineConfirm') : own ? 'voidConfirmOwn' : 'voidConfirm',
  );
  const send = submit(async ({ reason }) => {
    await act.mutateAsync({ kind: declining ? 'decline' : 'void', reason });
    onClose();
    toast({ kind: 'success', title: text(declining ? 'declinedToast' : own ? 'voidedToastOwn' : 'voidedToast') });
  });
  return (
    <Dialog
      open={ending !== null}
      busy={act.isPending}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={confirm}
      description={text(declining ? (own ? 'declineTextOwn' : 'declineText') : 'voidText')}
      footer={
        <>
          <Button disabled={act.isPending} onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button variant="danger" busy={act.isPending} onClick={() => void send()}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormProblems verdict={verdict}>
          <TextArea label={text('reason')} maxLength={500} error={error('reason')} {...form.register('reason')} />
          <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
        </FormProblems>
      </div>
    </Dialog>
  );
};
