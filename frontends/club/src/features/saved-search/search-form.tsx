import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { changingSearch } from '@touchline/contracts/http/profile';
import { Button, Radios, TextField } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { ChangingSearch } from './saved-search-api.ts';
import { text } from './text.ts';

const notices = [
  { value: 'daily', label: text('notice_daily') },
  { value: 'at-once', label: text('notice_at_once') },
  { value: 'none', label: text('notice_none') },
] as const;

/** What a search is called, and when somebody is told of players who newly match. */
export const SearchForm = ({
  title,
  initial,
  onSend,
  onDelete,
  onClose,
}: {
  readonly title: string;
  readonly initial: ChangingSearch;
  readonly onSend: (body: ChangingSearch) => Promise<void>;
  /** Without it there is nothing to delete yet. */
  readonly onDelete?: () => Promise<void>;
  readonly onClose: () => void;
}): ReactNode => {
  const entry = useContractForm({ schema: changingSearch, initial });
  const { form, error, busy, put } = entry;
  return (
    <FormDialog
      id="search-form"
      entry={entry}
      width="440px"
      title={title}
      save={text('save')}
      onSend={onSend}
      onClose={onClose}
      acts={
        onDelete ? (
          <Button
            variant="ghost"
            icon="trash"
            disabled={busy}
            onClick={async () => {
              await onDelete();
              onClose();
            }}
          >
            {text('delete')}
          </Button>
        ) : null
      }
    >
      <TextField label={text('name')} maxLength={60} {...form.register('name')} error={error('name')} />
      <Radios
        label={text('notice')}
        help={text('noticeHelp')}
        stacked
        value={form.watch('notice')}
        options={notices}
        onChange={(notice) => put({ notice })}
        error={error('notice')}
      />
    </FormDialog>
  );
};
