import { useQueryClient } from '@tanstack/react-query';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { heading } from '@touchline/contracts/names';
import { acceptOf, fileLimits } from '@touchline/contracts/policies/file-limits';
import { Button, Page, PageHeader, Problem, TextField } from '@touchline/ui';
import { FileDrop } from '@touchline/ui/forms';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { useBeginDraft } from '../../features/documents/api/own-documents-api.ts';
import { text } from '../../features/documents/text.ts';
import { titleOfFile } from '../../features/documents/title-of-file.ts';
import { useFileUpload } from '../../features/own-profile/api/file-upload.ts';

const beginning = () => z.object({ file: z.instanceof(File, { error: text('fileMissing') }), title: heading });

/** /documents/new: the paper and what it is called; the rest follows where it is prepared. */
export const Component = (): ReactNode => {
  usePageTitle(text('newTitle'));
  const navigate = useNavigate();
  const client = useQueryClient();
  const begin = useBeginDraft();
  const [file, setFile] = useState<File>();
  /** The draft of a try whose file was refused: another file goes into the same one. */
  const draft = useRef<string>(undefined);
  const { uploads, send, cancel } = useFileUpload();
  const { form, error, refusal, busy, submit, settle, put, verdict } = useContractForm({
    schema: useMemo(beginning, []),
    initial: { title: '' },
    values: (typed: { readonly title: string }) => ({ ...typed, file }),
  });
  const go = submit(async ({ title, file: chosen }) => {
    draft.current ??= (await begin.mutateAsync({ title, message: '', sign_until: null })).data.id;
    const id = draft.current;
    const answer = await send('/documents/{document_id}/file', chosen, { params: { document_id: id } });
    if (!answer) return;
    client.setQueryData(['document', id], answer);
    void client.invalidateQueries({ queryKey: ['documents'] });
    await navigate(`/documents/${id}`, { replace: true });
  });
  const chosen = file && uploads.length === 0;
  return (
    <Page>
      <PageHeader title={text('newTitle')} lead={text('newLead')} back={{ href: '/documents', label: text('back') }} />
      <Form verdict={verdict} onSubmit={go} className="grid max-w-140 gap-5">
        <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
        <FileDrop
          label={text('file')}
          help={text('fileHelp')}
          accept={acceptOf('paper')}
          maxSize={fileLimits.paper.maxBytes}
          disabled={busy}
          uploads={
            chosen ? [{ id: 'chosen', name: file.name, size: file.size, loaded: 0, state: 'chosen' as const }] : uploads
          }
          error={error('file')}
          onFiles={([next]) => {
            if (!next) return;
            cancel();
            setFile(next);
            settle('file');
            if (!form.getValues('title')) put({ title: titleOfFile(next.name) });
          }}
          onCancel={() => {
            cancel();
            setFile(undefined);
          }}
        />
        <TextField
          label={text('draftTitle')}
          help={text('draftTitleHelp')}
          maxLength={80}
          error={error('title')}
          {...form.register('title')}
        />
        <div>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {text('continue')}
          </Button>
        </div>
      </Form>
    </Page>
  );
};
