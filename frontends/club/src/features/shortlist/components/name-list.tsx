import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { namingShortlist } from '@touchline/contracts/http/profile';
import { TextField } from '@touchline/ui';
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
  const entry = useContractForm({ schema: namingShortlist, initial: { name } });
  return (
    <FormDialog
      id="name-list"
      entry={entry}
      width="27.5rem"
      title={title}
      save={text('save')}
      onSend={(body) => onName(body.name)}
      onClose={onClose}
    >
      <TextField
        label={text('listName')}
        help={text('listNameHelp')}
        maxLength={60}
        {...entry.form.register('name')}
        error={entry.error('name')}
      />
    </FormDialog>
  );
};
