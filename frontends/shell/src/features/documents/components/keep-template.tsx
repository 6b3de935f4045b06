import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { templateOperations } from '@touchline/contracts/http/documents/templates';
import { Button, TextField, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { TouchlineDocument } from '../api/documents-api.ts';
import { useKeepTemplate } from '../api/templates-api.ts';
import { suggestedRoles } from '../suggested-roles.ts';
import { text } from '../templates-text.ts';
import type { RoleText } from '../text.ts';
import { type TypedWords, typedWords, WordsFields, wordsOf } from './words-fields.tsx';

type Typed = TypedWords & { roles: { signer: string; name: string }[] };

const Keeping = ({
  document,
  roleOf,
  onClose,
}: {
  readonly document: TouchlineDocument;
  readonly roleOf: RoleText;
  readonly onClose: () => void;
}): ReactNode => {
  const keep = useKeepTemplate(document.id);
  const navigate = useNavigate();
  const signers = document.signers.filter(({ is_you }) => !is_you);
  const people = [
    ...signers.map((signer) => ({ ...signer, label: 'roleAs', help: 'roleAsHelp' }) as const),
    ...document.copies.map((reader) => ({ ...reader, label: 'copyAs', help: 'copyAsHelp' }) as const),
  ];
  const entry = useContractForm({
    schema: templateOperations.makeTemplate.body,
    initial: {
      ...typedWords({ title: document.title, message: document.message }),
      roles: suggestedRoles(people, roleOf),
    },
    values: ({ roles, ...words }: Typed) => ({ ...wordsOf(words), roles }),
  });
  return (
    <FormDialog
      id="keep-template"
      entry={entry}
      title={text('keep')}
      description={text('keepText')}
      save={text('keepSave')}
      onClose={onClose}
      onSend={async (body) => {
        const { data } = await keep.mutateAsync(body);
        toast({ kind: 'success', title: text('kept') });
        void navigate(`/documents/templates/${data.id}`);
      }}
    >
      {people.map(({ profile_id, name, label, help }, at) => (
        <TextField
          key={profile_id}
          label={text(label, { name })}
          help={text(help)}
          maxLength={40}
          error={entry.error(`roles.${at}.name`)}
          {...entry.form.register(`roles.${at}.name`)}
        />
      ))}
      <WordsFields entry={entry} />
    </FormDialog>
  );
};

/** Its author keeps a document for the next time, once it has a file. */
export const KeepTemplate = ({
  document,
  roleOf,
}: {
  readonly document: TouchlineDocument;
  readonly roleOf: RoleText;
}): ReactNode => {
  const [open, setOpen] = useState(false);
  if (!document.files.original.available) return null;
  return (
    <>
      <Button size="sm" icon="copy-simple" onClick={() => setOpen(true)}>
        {text('keep')}
      </Button>
      {open ? <Keeping document={document} roleOf={roleOf} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
