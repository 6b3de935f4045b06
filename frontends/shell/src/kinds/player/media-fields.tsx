import { useMutation } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { newHighlight } from '@touchline/contracts/http/profile';
import { sceneAt } from '@touchline/negotiation/player/plays.ts';
import { Avatar, Button, CloseButton, FileDrop, Play, TextArea, TextField } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useFileUpload } from '../../features/own-profile/api/file-upload.ts';
import { type OwnPlayer, type OwnProfile, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { text } from '../../features/own-profile/text.ts';
import type { StepForm } from '../../features/own-profile/use-step-form.ts';
import type { MediaTyped } from './player-steps.ts';

const MAX_CLIPS = 5;
const MAX_BIO = 1500;
const MAX_PHOTO_BYTES = 5_000_000;

/** The portrait, as it was taken: nothing is cut off. */
export const Photo = ({ player, name }: { readonly player: OwnPlayer; readonly name: string }): ReactNode => {
  const keep = useKeepOwnProfile();
  const { uploads, send, cancel } = useFileUpload();
  const take = async (file: File | undefined): Promise<void> => {
    const reply = file && (await send('/profile/photo', file));
    if (reply) keep(reply);
  };
  return (
    <div className="flex flex-wrap items-start gap-5">
      {player.photo ? (
        <img
          src={player.photo}
          alt={text('photoAlt')}
          className="size-30 flex-none rounded-sm border border-line object-cover"
        />
      ) : (
        <Avatar name={name || '?'} size={120} />
      )}
      <FileDrop
        className="min-w-0 flex-1 basis-60"
        label={text('photo')}
        optional
        help={player.photo ? text('photoHelp') : `${text('photoHelp')} ${text('photoNone')}`}
        accept=".png,.jpg,.jpeg"
        maxSize={MAX_PHOTO_BYTES}
        uploads={uploads}
        onFiles={([file]) => void take(file)}
        onCancel={cancel}
      />
    </div>
  );
};

const NewClip = ({ onAdded }: { readonly onAdded: (reply: { readonly data: OwnProfile }) => void }): ReactNode => {
  const { form, error, refusal, busy, submit } = useContractForm({
    schema: newHighlight,
    initial: { title: '', url: '' },
    missing: text('missing'),
  });
  const add = submit(async (body) => {
    onAdded(await api.post('/profile/highlights', { body }));
    form.reset();
  });
  return (
    <form
      noValidate
      className="grid items-start gap-3 pt-3 sm:grid-cols-[1fr_1.4fr_auto]"
      onSubmit={(event) => {
        event.stopPropagation();
        void add(event);
      }}
    >
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
    </form>
  );
};

/** Up to five clips by their links; the sixth is refused where it is typed. */
export const Clips = ({ player, level = 2 }: { readonly player: OwnPlayer; readonly level?: 2 | 3 }): ReactNode => {
  const Heading = level === 2 ? 'h2' : 'h3';
  const keep = useKeepOwnProfile();
  const remove = useMutation({
    mutationFn: (id: string) =>
      api.delete('/profile/highlights/{highlight_id}', { params: { highlight_id: id } }).then(keep),
  });
  const clips = player.highlights;
  return (
    <section>
      <div className="flex items-baseline justify-between border-line-strong border-b pb-2">
        <Heading className="tl-subhead">{text('clips')}</Heading>
        <b className="tl-small tl-num">{text('clipsCount', { count: clips.length, max: MAX_CLIPS })}</b>
      </div>
      {clips.length ? (
        <ul>
          {clips.map((clip, index) => (
            <li key={clip.id} className="flex items-center gap-3 border-line border-b py-2">
              <span className="block aspect-video w-20 flex-none overflow-hidden rounded-[4px]">
                <Play scene={sceneAt(index)} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="tl-strong tl-block tl-cut">{clip.title}</span>
                {clip.url ? <span className="tl-tiny tl-ink-3 tl-block tl-cut">{clip.url}</span> : null}
              </span>
              <CloseButton
                label={text('remove', { name: clip.title })}
                disabled={remove.isPending}
                onClick={() => remove.mutate(clip.id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="tl-ink-3 border-line border-b py-3">{text('clipsNone')}</p>
      )}
      <NewClip onAdded={keep} />
    </section>
  );
};

export const BioField = ({ form }: { readonly form: StepForm<MediaTyped> }): ReactNode => (
  <TextArea
    id="bio"
    label={text('bio')}
    optional
    rows={6}
    value={form.typed.bio}
    onChange={(event) => form.put({ bio: event.target.value })}
    onBlur={() => form.leave('bio')}
    error={form.error('bio')}
    help={text('bioHelp')}
    aside={
      <span className="tl-tiny tl-ink-3 tl-num">
        {text('bioLeft', { count: Math.max(0, MAX_BIO - form.typed.bio.length) })}
      </span>
    }
  />
);
