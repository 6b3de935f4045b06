import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { Button, Dialog, Problem } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../../../text.ts';

/**
 * Asks before a decision that was made by a key, or that can't be taken back by the person it is about. What is decided is
 * sent when it is confirmed, never later; why it could not be stands here. For a final one Enter leads back.
 */
export const ConfirmAct = ({
  title,
  description,
  confirmLabel,
  final = false,
  busy,
  failure,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly final?: boolean;
  readonly busy: boolean;
  readonly failure: ApiFailure | null;
  /** Resolves to whether it was taken. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}): ReactNode => {
  const [attempt, setAttempt] = useState(0);
  const confirm = async (): Promise<void> => {
    setAttempt(attempt + 1);
    if (await onConfirm()) onClose();
  };
  return (
    <Dialog
      open
      width="27.5rem"
      busy={busy}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description={description}
      footer={
        <>
          <Button autoFocus={final} disabled={busy} onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button autoFocus={!final} variant={final ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {children}
        <Problem attempt={attempt}>{attempt > 0 ? failure?.message : null}</Problem>
      </div>
    </Dialog>
  );
};
