import { Button, Dialog, TextArea } from '@touchline/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { text } from '../../text.ts';

/** Suspending is rare and heavy: behind a dialog that says what happens, with the reason in words. */
export const SuspendButton = ({
  name,
  busy,
  reason,
  onSuspend,
}: {
  readonly name: string;
  readonly busy: boolean;
  /** Why it can't be done. */
  readonly reason?: string;
  readonly onSuspend: (why: string) => Promise<boolean>;
}): ReactNode => {
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (why.trim().length < 3) {
      setError(text('suspendReasonShort'));
      return;
    }
    setOpen(false);
    if (await onSuspend(why.trim())) setWhy('');
  };
  return (
    <>
      <Button variant="ghost" size="sm" icon="prohibit" busy={busy} reason={reason} onClick={() => setOpen(true)}>
        {text('suspend')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="480px"
        title={text('suspendTitle', { name })}
        description={text('suspendText')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{text('cancel')}</Button>
            <Button variant="danger" type="submit" form="suspend">
              {text('suspendConfirm', { name })}
            </Button>
          </>
        }
      >
        <form id="suspend" noValidate onSubmit={(event) => void submit(event)}>
          <TextArea
            label={text('suspendReason')}
            help={text('suspendReasonHelp')}
            rows={3}
            maxLength={500}
            autoFocus
            value={why}
            error={error}
            onChange={(event) => {
              setWhy(event.target.value);
              setError(undefined);
            }}
          />
        </form>
      </Dialog>
    </>
  );
};
