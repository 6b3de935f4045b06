import { fieldDetails } from '@touchline/market';
import { Button, Dialog, Problem, TextArea, toast } from '@touchline/ui';
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
  const [whole, setWhole] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const declining = ending !== 'void';
  const send = (): void => {
    setAttempt((before) => before + 1);
    setWhole(undefined);
    if (reason.trim().length < 3) {
      setProblem(text('reasonNeeded'));
      return;
    }
    act.mutate(
      { kind: declining ? 'decline' : 'void', reason: reason.trim() },
      {
        onSuccess: () => {
          onClose();
          toast({ kind: 'success', title: text(declining ? 'declinedToast' : 'voidedToast') });
        },
        onError: (failure) => {
          const [detail] = fieldDetails(failure);
          if (detail) setProblem(detail.message);
          else setWhole(failure.message);
        },
      },
    );
  };
  return (
    <Dialog
      open={ending !== null}
      busy={act.isPending}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text(declining ? 'declineConfirm' : 'voidConfirm')}
      description={text(declining ? 'declineText' : 'voidText')}
      footer={
        <>
          <Button disabled={act.isPending} onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button variant="danger" busy={act.isPending} onClick={send}>
            {text(declining ? 'declineConfirm' : 'voidConfirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={text('reason')}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(undefined);
          }}
          maxLength={500}
          error={problem}
        />
        <Problem attempt={attempt}>{whole}</Problem>
      </div>
    </Dialog>
  );
};
