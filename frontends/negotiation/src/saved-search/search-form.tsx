import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { changingSearch } from '@touchline/contracts/http/saved-searches';
import { Button, TextField } from '@touchline/ui';
import { Radios } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import type { NamedSearch, Searches } from './searches.ts';
import { text } from './text.ts';

const notices = [
  { value: 'daily', label: text('notice_daily') },
  { value: 'at-once', label: text('notice_at_once') },
  { value: 'none', label: text('notice_none') },
] as const;

/** What a search is called, and when somebody is told of what newly matches. */
export const SearchForm = ({
  title,
  what,
  initial,
  onSend,
  onDelete,
  onClose,
}: {
  readonly title: string;
  readonly what: Searches<never>['what'];
  readonly initial: NamedSearch;
  readonly onSend: (body: NamedSearch) => Promise<void>;
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
      width="27.5rem"
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
        label={text(`notice_of_${what}`)}
        help={text(`noticeHelp_${what}`)}
        stacked
        value={form.watch('notice')}
        options={notices}
        onChange={(notice) => put({ notice })}
        error={error('notice')}
      />
    </FormDialog>
  );
};
