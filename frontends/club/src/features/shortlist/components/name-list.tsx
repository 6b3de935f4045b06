import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { namingShortlist } from '@touchline/contracts/http/profile';
import { Button, Dialog, Problem, TextField } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';

/** Asks what a list is called: a new one, or one that is there. */
export const NameList = ({
  title,
  name,
  onName,
  onClose,
}: {
  readonly title: string;
  readonly name: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode => {
  const { form, error, refusal, busy, submit } = useContractForm({
    schema: namingShortlist,
    initial: { name },
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      busy={busy}
      width="440px"
      title={title}
      footer={
        <Button variant="primary" type="submit" form="name-list" busy={busy}>
          {text('save')}
        </Button>
      }
    >
      <form
        id="name-list"
        noValidate
        className="grid gap-5 text-ink"
        onSubmit={(event) => {
          // A form within a row's layer is nobody else's to submit.
          event.stopPropagation();
          void submit(async ({ name: given }) => {
            await onName(given);
            onClose();
          })(event);
        }}
      >
        <TextField
          label={text('listName')}
          help={text('listNameHelp')}
          maxLength={60}
          {...form.register('name')}
          error={error('name')}
        />
        <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
      </form>
    </Dialog>
  );
};
