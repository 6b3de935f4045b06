import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { templateWords } from '@touchline/contracts/http/documents/templates';
import { Button, ConfirmDialog, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { type Template, useChangeTemplate, useDeleteTemplate } from '../api/templates-api.ts';
import { text } from '../templates-text.ts';
import { typedWords, WordsFields, wordsOf } from './words-fields.tsx';

const Changing = ({ template, onClose }: { readonly template: Template; readonly onClose: () => void }): ReactNode => {
  const change = useChangeTemplate(template);
  const entry = useContractForm({ schema: templateWords, initial: typedWords(template), values: wordsOf });
  return (
    <FormDialog
      id="change-template"
      entry={entry}
      title={text('changeTitle')}
      save={text('change')}
      onClose={onClose}
      onSend={(words) => change.mutateAsync(words)}
    >
      <WordsFields entry={entry} />
    </FormDialog>
  );
};

/** For who decides about it: its words, and its end. */
export const TemplateActs = ({ template }: { readonly template: Template }): ReactNode => {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const end = useDeleteTemplate(template.id);
  if (!template.may_change) return null;
  const close = (): void => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon="pencil-simple" onClick={() => setOpen('change')}>
        {text('change')}
      </Button>
      <Button size="sm" variant="ghost" icon="trash" onClick={() => setOpen('delete')}>
        {text('delete')}
      </Button>
      {open === 'change' ? <Changing template={template} onClose={close} /> : null}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={text('deleteTitle', { title: template.title })}
        description={text('deleteText')}
        confirmLabel={text('delete')}
        destructive
        busy={end.isPending}
        onConfirm={() =>
          end.mutate(undefined, {
            onSuccess: () => {
              toast({ kind: 'success', title: text('deleted') });
              void navigate('/documents/templates');
            },
          })
        }
      />
    </div>
  );
};
