import { sceneAt } from '@touchline/negotiation/player/plays.ts';
import { Button, CloseButton, FieldError, Icon, Play } from '@touchline/ui';
import { type ReactNode, useRef, useState } from 'react';
import { type OwnPlayer, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { text } from '../../features/own-profile/text.ts';
import { sendPicture, useRemoveHighlight } from './clips-api.ts';
import { frameOf } from './frame.ts';
import { NewClip } from './new-clip.tsx';

const MAX_CLIPS = 5;

type Highlight = OwnPlayer['highlights'][number];

const Still = ({ poster, index }: { readonly poster: string | null; readonly index: number }): ReactNode =>
  poster ? <img src={poster} alt="" className="size-full object-cover" /> : <Play scene={sceneAt(index)} />;

/** The clip as others see it, and the way to another picture of it. */
const Watching = ({ highlight, clip }: { readonly highlight: Highlight; readonly clip: string }): ReactNode => {
  const keep = useKeepOwnProfile();
  const video = useRef<HTMLVideoElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const picture = video.current && (await frameOf(video.current));
      if (picture) keep(await sendPicture(highlight.id, picture));
      else setFailed(true);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid w-full gap-3 pb-2">
      {/* biome-ignore lint/a11y/useMediaCaption: a clip of a match, without speech to caption */}
      <video
        ref={video}
        className="aspect-video w-full rounded-sm bg-black"
        src={clip}
        poster={highlight.poster ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={highlight.title}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" icon="image" busy={busy} onClick={() => void take()}>
          {text('clipPicture')}
        </Button>
        <p className="tl-small min-w-0 flex-1 basis-60 text-ink-2">{text('clipPictureHelp')}</p>
      </div>
      {failed ? <FieldError>{text('clipPictureNot')}</FieldError> : null}
    </div>
  );
};

const Row = ({ highlight, index }: { readonly highlight: Highlight; readonly index: number }): ReactNode => {
  const remove = useRemoveHighlight();
  const [open, setOpen] = useState(false);
  const { id, title, url, clip, poster } = highlight;
  const frame = 'relative block aspect-video w-24 flex-none overflow-hidden rounded-[4px]';
  const still = <Still poster={poster} index={index} />;
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-2.5">
      {clip ? (
        <button
          type="button"
          className={frame}
          aria-expanded={open}
          aria-label={text(open ? 'clipWatchEnd' : 'clipWatch', { title })}
          onClick={() => setOpen(!open)}
        >
          {still}
          <span className="absolute bottom-1 left-1 grid size-6 place-items-center rounded-[4px] bg-[oklch(0.985_0.01_120)] text-primary-900">
            <Icon name={open ? 'x' : 'play-fill'} size={12} />
          </span>
        </button>
      ) : (
        <span className={frame}>{still}</span>
      )}
      <span className="min-w-0 flex-1">
        <span className="tl-strong tl-block tl-cut">{title}</span>
        <span className="tl-tiny tl-ink-3 tl-block tl-cut">{url ?? text('clipHere')}</span>
      </span>
      <CloseButton
        label={text('remove', { name: title })}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      />
      {open && clip ? <Watching highlight={highlight} clip={clip} /> : null}
    </li>
  );
};

/** Up to five, each a clip that lies here or a page of another site. */
export const Clips = ({ player, level = 2 }: { readonly player: OwnPlayer; readonly level?: 2 | 3 }): ReactNode => {
  const Heading = level === 2 ? 'h2' : 'h3';
  const keep = useKeepOwnProfile();
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
            <Row key={clip.id} highlight={clip} index={index} />
          ))}
        </ul>
      ) : (
        <p className="tl-ink-3 border-line border-b py-3">{text('clipsNone')}</p>
      )}
      {clips.length < MAX_CLIPS ? (
        <NewClip onAdded={keep} />
      ) : (
        <p className="tl-small pt-3 text-ink-2">{text('clipsFull', { max: MAX_CLIPS })}</p>
      )}
    </section>
  );
};
