import { useQueryClient } from '@tanstack/react-query';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { acceptOf, fileLimits } from '@touchline/contracts/policies/file-limits';
import { signingDays } from '@touchline/contracts/policies/own-documents';
import {
  Anchor,
  Badge,
  Button,
  ConfirmDialog,
  DateField,
  EmptyState,
  Field,
  Icon,
  Problem,
  TextArea,
  TextField,
  toast,
} from '@touchline/ui';
import { FileDrop } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { fileAddress, type TouchlineDocument } from '../../features/documents/api/documents-api.ts';
import { useDiscardDraft, useDraftAct } from '../../features/documents/api/own-documents-api.ts';
import { bothSavings } from '../../features/documents/autosave.ts';
import { Corrects } from '../../features/documents/components/correct-button.tsx';
import { DraftCopies } from '../../features/documents/components/draft-copies.tsx';
import { FieldLayer, FieldTools } from '../../features/documents/components/draft-fields.tsx';
import { DraftSigners } from '../../features/documents/components/draft-signers.tsx';
import { KeepTemplate } from '../../features/documents/components/keep-template.tsx';
import { Paper } from '../../features/documents/components/paper.tsx';
import { SavedNote, StaleNotice } from '../../features/documents/components/saved-note.tsx';
import { smallFields } from '../../features/documents/field-looks.ts';
import { type RoleText, text } from '../../features/documents/text.ts';
import { useDraftFields } from '../../features/documents/use-draft-fields.ts';
import { useDraftWords } from '../../features/documents/use-draft-words.ts';
import { useFileUpload } from '../../features/own-profile/api/file-upload.ts';
import { roleInWords } from '../../kinds/signing-role.ts';

/** The file of the draft: another one takes its place. */
const DraftFile = ({
  document,
  error,
  onTaken,
}: {
  readonly document: TouchlineDocument;
  readonly error: string | undefined;
  readonly onTaken: () => void;
}): ReactNode => {
  const client = useQueryClient();
  const { uploads, send, cancel } = useFileUpload();
  return (
    <FileDrop
      label={text(document.sha256 ? 'anotherFile' : 'file')}
      help={text('fileHelp')}
      accept={acceptOf('paper')}
      maxSize={fileLimits.paper.maxBytes}
      uploads={uploads}
      error={error}
      onCancel={cancel}
      onFiles={async ([file]) => {
        if (!file) return;
        const answer = await send('/documents/{document_id}/file', file, { params: { document_id: document.id } });
        if (!answer) return;
        client.setQueryData(['document', document.id], answer);
        onTaken();
        cancel();
      }}
    />
  );
};

/** An own document before it is sent: the paper on the left; who signs it, what is said to them, and sending in one column. */
export const DraftPage = ({ document }: { readonly document: TouchlineDocument }): ReactNode => {
  const roleOf: RoleText = (role) => roleInWords(document, role, '');
  usePageTitle(document.title);
  const navigate = useNavigate();
  const act = useDraftAct(document.id);
  const discard = useDiscardDraft(document.id);
  const [discarding, setDiscarding] = useState(false);
  const words = useDraftWords(document);
  const { form, error, refusal, busy, submit, settle, refuse, verdict } = words;
  const fields = useDraftFields(document);
  const [page, setPage] = useState(1);
  const send = submit(async () => {
    const kept = await Promise.all([words.keep(), fields.keep()]);
    if (!kept.every(Boolean)) return;
    try {
      const { data } = await act.mutateAsync({ kind: 'send' });
      const [first] = data.signers;
      toast({
        kind: 'success',
        title: text('sentToast'),
        description: first ? text('sentToastText', { name: first.is_you ? text('byYou') : first.name }) : '',
      });
    } catch (failure) {
      refuse(failure, { DocumentNotUploaded: 'file', SignerNotEligible: 'signers' });
    }
  });
  const beside = useMedia(media.beside);
  const [first] = document.signers;
  const sending = first
    ? text('sendFirstTo', { name: first.is_you ? text('sendToYou') : first.name })
    : text('sendDraft');
  const paper = document.files.original.available ? (
    <Paper
      key={document.sha256}
      address={fileAddress(document.id, 'original')}
      title={document.title}
      signers={[]}
      onPage={setPage}
      tools={<FieldTools editor={fields} page={page} />}
      layer={(number) => <FieldLayer editor={fields} page={number} />}
      small={smallFields(
        fields.fields,
        fields.signers.map(({ profile_id }) => profile_id),
        ({ signer }) => signer,
      )}
    />
  ) : (
    <div className="paper">
      <EmptyState icon="file-pdf">{text('noFileYet')}</EmptyState>
    </div>
  );
  return (
    <div className="document-page">
      {/* Beside each other, or what is to be filled in first. */}
      {beside ? paper : null}
      <aside className="document-aside">
        <header className="document-head">
          <Anchor className="tl-back" href="/documents">
            <Icon name="caret-left" />
            {text('back')}
          </Anchor>
          <h1 className="tl-title">{document.title}</h1>
          <span className="flex min-h-7.5 flex-wrap items-center gap-x-3 gap-y-1">
            <Badge meaning="closed">{text('ownDraft')}</Badge>
            <SavedNote
              saving={bothSavings(words.saving, fields.saving)}
              isWrong={words.isWrong}
              onAgain={() => {
                words.again();
                fields.again();
              }}
            />
          </span>
          {words.saving.kind === 'stale' ? (
            <StaleNotice onMine={() => void words.keepMine()} onTheirs={() => void words.takeTheirs()} />
          ) : null}
          {fields.saving.kind === 'stale' ? (
            <StaleNotice onMine={() => void fields.keepMine()} onTheirs={() => void fields.takeTheirs()} />
          ) : null}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <section className="document-scroll" tabIndex={0} aria-label={text('preparing')}>
          <Corrects document={document} />
          <DraftSigners document={document} error={error('signers')} roleOf={roleOf} />
          <DraftCopies document={document} roleOf={roleOf} />
          <Form
            verdict={verdict}
            onSubmit={(event) => {
              event.preventDefault();
              void words.keep();
            }}
            className="grid gap-4 border-line border-t pt-5"
          >
            <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
            <DraftFile document={document} error={error('file')} onTaken={() => settle('file')} />
            <TextField label={text('draftTitle')} maxLength={80} error={error('title')} {...form.register('title')} />
            <Field
              label={text('signUntilField')}
              optional
              help={text('signUntilHelp', { days: signingDays })}
              error={error('sign_until')}
              group
            >
              {() => (
                <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-2">
                  <DateField label={text('signUntilDay')} hideLabel id="sign_until" {...form.register('day')} />
                  <TextField label={text('signUntilTime')} hideLabel type="time" {...form.register('time')} />
                </div>
              )}
            </Field>
            <TextArea
              label={text('message')}
              help={text('messageHelp')}
              optional
              rows={3}
              maxLength={1000}
              error={error('message')}
              {...form.register('message')}
            />
            <div className="flex flex-wrap gap-2">
              <KeepTemplate document={document} roleOf={roleOf} />
              <Button size="sm" variant="ghost" onClick={() => setDiscarding(true)}>
                {text('discardDraft')}
              </Button>
            </div>
          </Form>
        </section>
        <div className="document-foot">
          <Button
            variant="primary"
            size="lg"
            icon="paper-plane-tilt"
            className="w-full"
            busy={busy}
            busyLabel={text('sendingDraft')}
            onClick={() => void send()}
          >
            {sending}
          </Button>
        </div>
      </aside>
      {beside ? null : paper}
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={text('discardTitle', { title: document.title })}
        description={text('discardText')}
        confirmLabel={text('discardDraft')}
        destructive
        busy={discard.isPending}
        onConfirm={() =>
          discard.mutate(undefined, {
            onSuccess: () => {
              toast({ kind: 'success', title: text('discarded') });
              void navigate('/documents?show=drafts');
            },
          })
        }
      />
    </div>
  );
};
