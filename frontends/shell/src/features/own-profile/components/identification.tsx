import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { identificationKinds } from '@touchline/contracts/http/identity';
import { acceptOf, fileLimits } from '@touchline/contracts/policies/file-limits';
import { Button, formatInstant, Notice } from '@touchline/ui';
import { FileDrop, Select } from '@touchline/ui/forms';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { useFileUpload } from '../api/file-upload.ts';
import { text } from '../text.ts';

const kinds = () => [
  { value: 'passport', label: text('kindPassport') },
  { value: 'identity-card', label: text('kindIdentity') },
  { value: 'driving-licence', label: text('kindLicence') },
  { value: 'residence-permit', label: text('kindResidence') },
];

const sending = () =>
  z.object({
    kind: z.enum(identificationKinds, text('identificationKindMissing')),
    file: z.instanceof(File, { error: text('identificationFileMissing') }),
  });

/** What was chosen, as it will be sent; a PDF is told by its name alone. */
const Preview = ({ file }: { readonly file: File }): ReactNode => {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file.type.startsWith('image/') && src ? (
    <img
      src={src}
      alt={text('identificationPreview', { name: file.name })}
      className="max-h-48 w-fit max-w-full rounded-sm border border-line"
    />
  ) : null;
};

/** Another document, or the first: the person says what it is, looks at it, and sends it. */
const SendDocument = ({
  provided,
  error: missing,
}: {
  readonly provided: boolean;
  /** The profile can't be handed in without it. */
  readonly error?: string | undefined;
}): ReactNode => {
  const { refresh } = useSession();
  const [file, setFile] = useState<File>();
  const { uploads, send, cancel } = useFileUpload();
  const { form, error, busy, submit, settle, verdict } = useContractForm({
    schema: useMemo(sending, []),
    initial: { kind: '' },
    values: (typed: { readonly kind: string }) => ({ ...typed, file }),
  });
  const drop = (): void => {
    cancel();
    setFile(undefined);
  };
  const go = submit(async ({ kind, file: chosen }) => {
    if (!(await send('/me/identification', chosen, { query: { kind } }))) return;
    await refresh();
    // The notice above says it now.
    drop();
    form.reset();
  });
  const chosen = file && uploads.length === 0;
  return (
    <Form verdict={verdict} className="grid gap-4" onSubmit={go}>
      <Select
        label={text('identificationKind')}
        className="sm:max-w-96"
        prompt={text('identificationKindChoose')}
        options={kinds()}
        error={error('kind')}
        {...form.register('kind')}
      />
      <FileDrop
        label={provided ? text('identificationReplace') : text('identificationFile')}
        help={text('identificationHelp')}
        accept={acceptOf('identification')}
        maxSize={fileLimits.identification.maxBytes}
        disabled={busy}
        uploads={
          chosen ? [{ id: 'chosen', name: file.name, size: file.size, loaded: 0, state: 'chosen' as const }] : uploads
        }
        onFiles={([next]) => {
          cancel();
          setFile(next);
          settle('file');
        }}
        onCancel={drop}
        error={error('file') ?? (missing && chosen ? text('identificationUnsent') : missing)}
      />
      {file ? <Preview file={file} /> : null}
      <div>
        <Button type="submit" icon="upload-simple" busy={busy}>
          {text('identificationSend')}
        </Button>
      </div>
    </Form>
  );
};

/** The document that staff compare with the person: what was provided, and the way to give another. */
export const Identification = ({
  error,
  refused = false,
}: {
  readonly error?: string | undefined;
  /** Staff could not use the one that is there. */
  readonly refused?: boolean;
}): ReactNode => {
  const { identification } = useIdentity();
  const provided = identification.status === 'provided';
  return (
    <div className="grid gap-4">
      {provided && identification.provided_at ? (
        <Notice tone={refused ? 'info' : 'yes'} icon={refused ? 'file-text' : undefined}>
          <b>
            {text('identificationDone', {
              kind: kinds().find((other) => other.value === identification.kind)?.label ?? text('identification'),
              when: formatInstant(identification.provided_at),
            })}
          </b>
          <p>{text('identificationDoneText')}</p>
          {identification.kept_until ? (
            <p>{text('identificationKept', { when: formatInstant(identification.kept_until) })}</p>
          ) : null}
          {identification.destroyed_at ? (
            <p>{text('identificationDestroyed', { when: formatInstant(identification.destroyed_at) })}</p>
          ) : null}
        </Notice>
      ) : null}
      <SendDocument provided={provided} error={provided ? undefined : error} />
    </div>
  );
};
