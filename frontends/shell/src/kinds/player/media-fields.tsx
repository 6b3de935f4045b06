import { acceptOf, fileLimits } from '@touchline/contracts/policies/file-limits';
import { lengthOf } from '@touchline/contracts/text';
import { Avatar, classes, TextArea } from '@touchline/ui';
import { FileDrop } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { useFileUpload } from '../../features/own-profile/api/file-upload.ts';
import { type OwnPlayer, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { text } from '../../features/own-profile/text.ts';
import type { StepForm } from '../../features/own-profile/use-step-form.ts';
import type { MediaTyped } from './player-steps.ts';

const MAX_BIO = 1500;

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
        accept={acceptOf('portrait')}
        maxSize={fileLimits.portrait.maxBytes}
        uploads={uploads}
        onFiles={([file]) => void take(file)}
        onCancel={cancel}
      />
    </div>
  );
};

export const BioField = ({ form }: { readonly form: StepForm<MediaTyped> }): ReactNode => {
  const left = MAX_BIO - lengthOf(form.typed.bio);
  return (
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
        <span
          className={classes('tl-tiny tl-num', left < 0 ? 'text-no' : 'tl-ink-3')}
          role={left < 0 ? 'status' : undefined}
        >
          {left < 0 ? text('bioOver', { count: -left }) : text('bioLeft', { count: left })}
        </span>
      }
    />
  );
};
