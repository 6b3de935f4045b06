import { fieldDetails } from '@touchline/market';
import { Button, Dialog, TextArea, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useDocumentAct } from './documents-api.ts';
import { text } from './text.ts';

export type Ending = 'decline' | 'void';

/** Declining and voiding: names what will happen, and asks why. */
export const ReasonDialog = ({
  documentId,
  ending,
  onClose,
}: {
  readonly documentId: string;
  readonly ending: Ending | null;
  readonly onClose: () => void;
}): ReactNode => {
  const act = useDocumentAct(documentId);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const declining = ending !== 'void';
  const send = (): void => {
    if (reason.trim().length < 3) {
      setProblem(text('reasonNeeded'));
      return;
    }
    act.mutate(
      { kind: declining ? 'decline' : 'void', reason: reason.trim(), key: crypto.randomUUID() },
      {
        onSuccess: () => {
          onClose();
          toast({ kind: 'success', title: text(declining ? 'declinedToast' : 'voidedToast') });
        },
        onError: (failure) => setProblem(fieldDetails(failure)[0]?.message ?? failure.message),
      },
    );
  };
  return (
    <Dialog
      open={ending !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text(declining ? 'declineConfirm' : 'voidConfirm')}
      description={text(declining ? 'declineText' : 'voidText')}
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button variant="danger" busy={act.isPending} onClick={send}>
            {text(declining ? 'declineConfirm' : 'voidConfirm')}
          </Button>
        </>
      }
    >
      <TextArea
        label={text('reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={500}
        error={problem}
      />
    </Dialog>
  );
};
