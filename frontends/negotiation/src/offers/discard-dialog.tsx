import { ConfirmDialog, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from './text.ts';

/** Asks before what is typed is thrown away. */
export const DiscardDialog = ({
  title,
  description,
  onClose,
  onDiscard,
}: {
  readonly title: string;
  readonly description: string;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}): ReactNode => (
  <ConfirmDialog
    open
    onOpenChange={(open) => (open ? undefined : onClose())}
    title={title}
    description={description}
    confirmLabel={text('discard')}
    destructive
    onConfirm={() => {
      onDiscard();
      toast({ kind: 'info', title: text('discarded') });
    }}
  />
);
