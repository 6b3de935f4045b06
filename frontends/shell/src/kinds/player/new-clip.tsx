import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { newClip, newHighlight } from '@touchline/contracts/http/profile';
import { acceptOf, fileLimits } from '@touchline/contracts/policies/file-limits';
import { Button, TextField, toast } from '@touchline/ui';
import { FileDrop, Segments } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { useFileUpload } from '../../features/own-profile/api/file-upload.ts';
import type { OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { text } from '../../features/own-profile/text.ts';
import { addLink, sendPicture } from './clips-api.ts';
import { firstFrameOf } from './frame.ts';

interface Given {
  readonly onAdded: (reply: { readonly data: OwnProfile }) => OwnProfile;
  /** The clip is there, and has a picture where one could be taken: here another one is chosen. */
  readonly onReady: (id: string) => void;
}

const NewLink = ({ onAdded }: Pick<Given, 'onAdded'>): ReactNode => {
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: newHighlight,
    initial: { title: '', url: '' },
    missing: text('missing'),
  });
  const add = submit(async (body) => {
    onAdded(await addLink(body));
    form.reset();
  });
  return (
    <Form verdict={verdict} className="grid items-start gap-3 sm:grid-cols-[1fr_1.4fr_auto]" onSubmit={add}>
      <TextField autoComplete="off" label={text('clipTitle')} error={error('title')} {...form.register('title')} />
      <TextField
        autoComplete="off"
        label={text('clipLink')}
        type="url"
        inputMode="url"
        help={text('clipLinkHelp')}
        error={error('url') ?? refusal ?? undefined}
        {...form.register('url')}
      />
      <Button type="submit" icon="plus" busy={busy} className="sm:mt-6.5">
        {text('addClip')}
      </Button>
    </Form>
  );
};

/** `Goal_vs-Ajax.mp4` → `Goal vs Ajax` */
const titleFrom = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();

/** Chosen, named, sent with its progress; its picture is taken from what was kept, so that it is one that plays. */
const NewFile = ({ onAdded, onReady }: Given): ReactNode => {
  const [file, setFile] = useState<File>();
  const { uploads, send, cancel } = useFileUpload();
  const { form, error, refusal, busy, submit, settle, verdict } = useContractForm({
    schema: newClip.extend({ file: z.instanceof(File, { error: text('missing') }) }),
    initial: { title: '' },
    values: (typed: { readonly title: string }) => ({ ...typed, file }),
    missing: text('missing'),
  });
  const sending = uploads.some(({ state }) => state === 'sending');
  const chosen = file && uploads.length === 0;
  const leave = (): void => {
    cancel();
    setFile(undefined);
  };
  const add = submit(async ({ title, file: sent }) => {
    const reply = await send('/profile/clips', sent, { adds: true, query: { title } });
    if (!reply) return;
    const highlight = onAdded(reply).player?.highlights.at(-1);
    form.reset();
    leave();
    if (!highlight?.clip) return;
    const picture = await firstFrameOf(highlight.clip);
    // Without a picture it stands there as one that has none.
    if (picture) await sendPicture(highlight.id, picture, true).then(onAdded, () => undefined);
    toast({ kind: 'success', title: text('clipAdded', { title }), description: text('clipAddedNext') });
    onReady(highlight.id);
  });
  return (
    <Form verdict={verdict} className="grid gap-4" onSubmit={add}>
      <FileDrop
        label={text('clipFile')}
        help={text('clipFileHelp')}
        accept={acceptOf('clip')}
        maxSize={fileLimits.clip.maxBytes}
        disabled={sending}
        uploads={
          chosen ? [{ id: 'chosen', name: file.name, size: file.size, loaded: 0, state: 'chosen' as const }] : uploads
        }
        error={error('file')}
        onFiles={([next]) => {
          cancel();
          setFile(next);
          settle('file');
          if (next && !form.getValues('title')) form.setValue('title', titleFrom(next.name), { shouldValidate: true });
        }}
        onCancel={leave}
      />
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          autoComplete="off"
          label={text('clipTitle')}
          error={error('title') ?? refusal ?? undefined}
          {...form.register('title')}
        />
        <Button type="submit" icon="upload-simple" busy={busy} className="sm:mt-6.5">
          {text('addClip')}
        </Button>
      </div>
    </Form>
  );
};

/** A file that is kept here, or the page of another site. */
export const NewClip = (given: Given): ReactNode => {
  const [how, setHow] = useState<'file' | 'link'>('file');
  return (
    <div className="grid gap-4 pt-4">
      <Segments
        label={text('clipHow')}
        value={how}
        onChange={setHow}
        options={[
          { value: 'file', label: text('clipUpload'), icon: 'upload-simple' },
          { value: 'link', label: text('clipWhole'), icon: 'link-simple' },
        ]}
      />
      {how === 'file' ? <NewFile {...given} /> : <NewLink {...given} />}
    </div>
  );
};
