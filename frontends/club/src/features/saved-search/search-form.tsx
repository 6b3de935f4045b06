import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { changingSearch } from '@touchline/contracts/http/profile';
import { Button, Dialog, Problem, Radios, TextField } from '@touchline/ui';
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
  const { form, error, refusal, busy, put, submit } = useContractForm({ schema: changingSearch, initial });
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      busy={busy}
      width="440px"
      title={title}
      footer={
        <>
          {onDelete ? (
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
          ) : null}
          <Button variant="primary" type="submit" form="search-form" busy={busy}>
            {text('save')}
          </Button>
        </>
      }
    >
      <form
        id="search-form"
        noValidate
        className="grid gap-5 text-ink"
        onSubmit={submit(async (body) => {
          await onSend(body);
          onClose();
        })}
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
        <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
      </form>
    </Dialog>
  );
};
