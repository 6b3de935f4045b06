import { Button, FieldError, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type TouchlineDocument, useRemind } from '../api/documents-api.ts';
import { text } from '../text.ts';

/** Its author reminds those whose turn it is. */
export const RemindButton = ({ document }: { readonly document: TouchlineDocument }): ReactNode => {
  const remind = useRemind(document.id);
  const [first, ...more] = document.signers.filter(({ status, is_you }) => status === 'current' && !is_you);
  const words = first && more.length === 0 ? text('remind', { name: first.name }) : text('remindSome');
  return (
    <div className="grid gap-2 justify-items-start">
      <Button
        icon="bell"
        busy={remind.isPending}
        onClick={() =>
          remind.mutate(undefined, {
            onSuccess: () =>
              toast({ kind: 'success', title: text('remindedToast'), description: text('remindedToastText') }),
          })
        }
      >
        {words}
      </Button>
      {remind.error ? <FieldError>{remind.error.message}</FieldError> : null}
    </div>
  );
};
