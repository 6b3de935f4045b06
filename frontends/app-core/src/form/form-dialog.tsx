import type { ContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Button, Dialog, type DialogProps, Problem } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form } from './form.tsx';

export interface FormDialogProps<Typed extends FieldValues, Body>
  extends Pick<DialogProps, 'title' | 'description' | 'width'> {
  /** Of the form in the page. */
  readonly id: string;
  readonly entry: Pick<ContractForm<Typed, Body>, 'form' | 'busy' | 'refusal' | 'submit' | 'verdict'>;
  /** On the button that sends. */
  readonly save: string;
  readonly icon?: string;
  /** What stands before that button. */
  readonly acts?: ReactNode;
  /** Closes when it is done; what it throws is said at its field, else below the form. */
  readonly onSend: (body: Body) => Promise<unknown>;
  /** The field that a refusal without one is about. */
  readonly at?: Parameters<ContractForm<Typed, Body>['submit']>[1];
  /** Instead of the sentence of the refusal. */
  readonly problem?: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: one button sends it, what is wrong stands at its field or below, and nothing typed is lost on the way. */
export const FormDialog = <Typed extends FieldValues, Body>({
  id,
  entry: { form, busy, refusal, submit, verdict },
  save,
  icon,
  acts,
  onSend,
  at,
  problem = refusal,
  onClose,
  children,
  ...dialog
}: FormDialogProps<Typed, Body>): ReactNode => {
  const send = submit(async (body) => {
    await onSend(body);
    onClose();
  }, at);
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      busy={busy}
      footer={
        <>
          {acts}
          <Button variant="primary" {...(icon ? { icon } : {})} type="submit" form={id} busy={busy}>
            {save}
          </Button>
        </>
      }
    >
      <Form id={id} verdict={verdict} className="grid gap-5 text-ink" onSubmit={send}>
        {children}
        <Problem attempt={form.formState.submitCount}>{problem}</Problem>
      </Form>
    </Dialog>
  );
};
