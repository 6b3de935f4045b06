import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Button, Dialog, FormProblems, Problem, TextArea, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { isOwn } from '../../features/documents/own.ts';
import { type GuestDocument, useGuestAct } from './guest-signing-api.ts';
import { text } from './text.ts';

/** Declining as a guest: names what will happen, and asks why. */
export const DeclineDialog = ({
  document,
  link,
  open,
  onClose,
}: {
  readonly document: GuestDocument;
  readonly link: string;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactNode => {
  const act = useGuestAct(link);
  const own = isOwn(document);
  const confirm = text(own ? 'declineConfirmOwn' : 'declineConfirm');
  const { form, error, refusal, submit, verdict } = useContractForm({
    schema: z.object({ reason: z.string().trim().min(3, text('reasonNeeded')) }),
    initial: { reason: '' },
  });
  const send = submit(async ({ reason }) => {
    await act.mutateAsync({ kind: 'decline', reason });
    onClose();
    toast({ kind: 'success', title: text('declined') });
  });
  return (
    <Dialog
      open={open}
      busy={act.isPending}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={confirm}
      description={text(own ? 'declineTextOwn' : 'declineText', {
        ...{ player: document.player_name ?? '', club: document.club_team?.club_name ?? '' },
      })}
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
