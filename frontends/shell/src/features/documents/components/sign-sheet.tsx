import { Dialog, formatDeadline } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { TouchlineDocument } from '../api/documents-api.ts';
import { isOwn } from '../own.ts';
import { text } from '../text.ts';
import type { FieldValues } from '../use-field-values.ts';
import { SignForm } from './sign-form.tsx';

/** Signing where no column stands beside the paper: a sheet from below, its last part always in sight. */
export const SignSheet = ({
  document,
  fields,
  onClose,
  onDecline,
}: {
  readonly document: TouchlineDocument;
  readonly fields: FieldValues;
  readonly onClose: () => void;
  readonly onDecline: (() => void) | null;
}): ReactNode => {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const own = document.signers.find(({ is_you }) => is_you);
  if (!own) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text(isOwn(document) ? 'signOwn' : 'sign')}
      description={
        document.expires_at
          ? text('signUntilAs', {
              order: own.place,
              total: document.places.length,
              when: formatDeadline(document.expires_at),
            })
          : undefined
      }
      footer={<div className="w-full" ref={setFoot} />}
    >
      {foot ? <SignForm document={document} name={own.name} fields={fields} foot={foot} onDecline={onDecline} /> : null}
    </Dialog>
  );
};
