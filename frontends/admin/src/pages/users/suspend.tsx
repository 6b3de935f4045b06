import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { suspending } from '@touchline/contracts/http/identity';
import { Button, Dialog, Problem, TextArea, TextField } from '@touchline/ui';
import { Radios } from '@touchline/ui/forms';
import { type ReactNode, useMemo, useState } from 'react';
import type { z } from 'zod';
import { suspensionReasons } from '../../features/decision/reasons.ts';
import { sentenceOf } from '../../features/decision/reject-draft.ts';
import { text } from '../../text.ts';

export type Suspending = z.output<typeof suspending>;

/** Suspending is rare and heavy: behind a dialog that says what happens, with what the person will read. */
export const SuspendButton = ({
  name,
  label = text('suspend'),
  variant = 'ghost',
  reason,
  busy,
  failure,
  onSuspend,
}: {
  /** Whom: a name, or how many. */
  readonly name: string;
  readonly label?: string;
  readonly variant?: 'ghost' | 'secondary';
  /** Why it can't be done now. */
  readonly reason?: string | undefined;
  readonly busy: boolean;
  readonly failure: ApiFailure | null;
  /** Resolves to whether it was taken. */
  readonly onSuspend: (body: Suspending) => Promise<boolean>;
}): ReactNode => {
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const reasons = useMemo(suspensionReasons, []);
  const { form, error, put, submit, verdict } = useContractForm({
    schema: suspending,
    initial: { reason: '', note: '' },
  });
  const { submitCount } = form.formState;
  const pick = (id: string): void => {
    const reason = reasons.find((other) => other.id === id);
    if (!reason) return;
    setPicked(id);
    const sentence = sentenceOf(form.getValues('reason'), reason, reasons);
    put({ reason: sentence });
    if (sentence === '') form.setFocus('reason');
  };
  const suspend = submit(async (body) => {
    if (!(await onSuspend(body))) return;
    setOpen(false);
    setPicked(null);
    form.reset();
  });
  return (
    <>
      <Button variant={variant} size="sm" icon="prohibit" reason={reason} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        busy={busy}
        width="30rem"
        title={text('suspendTitle', { name })}
        description={text('suspendText')}
        footer={
          <>
            <Button disabled={busy} onClick={() => setOpen(false)}>
              {text('cancel')}
            </Button>
            <Button variant="danger" type="submit" form="suspend" busy={busy}>
              {text('suspendConfirm', { name })}
            </Button>
          </>
        }
      >
        <Form verdict={verdict} id="suspend" className="grid gap-3.5" onSubmit={suspend}>
          <Radios
            label={text('reason')}
            hideLabel
            stacked
            value={picked}
            onChange={pick}
            options={reasons.map(({ id, label }) => ({ value: id, label }))}
          />
          <TextArea
            label={text('reads')}
            help={text('suspendReadsHelp')}
            rows={3}
            maxLength={500}
            error={error('reason')}
            {...form.register('reason')}
          />
          <TextField
            small
            label={text('note')}
            placeholder={text('notePlaceholder')}
            maxLength={500}
            error={error('note')}
            {...form.register('note')}
          />
          <Problem attempt={submitCount}>{submitCount > 0 && !busy ? failure?.message : null}</Problem>
        </Form>
      </Dialog>
    </>
  );
};
