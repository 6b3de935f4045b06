import { sceneAt } from '@touchline/negotiation/player/plays.ts';
import { Button, ConfirmDialog, FieldError, Icon, IconButton, Menu, type MenuEntry, toast } from '@touchline/ui';
import { Play } from '@touchline/ui/pitch';
import { type ReactNode, useRef, useState } from 'react';
import { useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { text } from '../../features/own-profile/text.ts';
import { type Highlight, sendPicture, useRemoveHighlight } from './clips-api.ts';
import { frameOf } from './frame.ts';

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
      if (picture) {
        keep(await sendPicture(highlight.id, picture));
        toast({ kind: 'success', title: text('clipPictureSaved', { title: highlight.title }) });
      } else setFailed(true);
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
        className="aspect-video w-full max-w-150 rounded-sm bg-black"
        src={clip}
        poster={highlight.poster ?? undefined}
        controls
        playsInline
        preload="auto"
        aria-label={highlight.title}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon="image" busy={busy} onClick={() => void take()}>
          {text('clipPicture')}
        </Button>
        <p className="tl-small min-w-0 flex-1 basis-60 text-ink-2">{text('clipPictureHelp')}</p>
      </div>
      {failed ? <FieldError>{text('clipPictureNot')}</FieldError> : null}
    </div>
  );
};

const frame = 'relative block aspect-video w-24 flex-none overflow-hidden rounded-[0.25rem]';

/** A highlight of one's own: watched, given another picture, moved and removed. */
export const ClipRow = ({
  highlight,
  index,
  of,
  open,
  onOpen,
  onMove,
}: {
  readonly highlight: Highlight;
  readonly index: number;
  /** So many there are. */
  readonly of: number;
  readonly open: boolean;
  readonly onOpen: (now: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
}): ReactNode => {
  const remove = useRemoveHighlight();
  const [removing, setRemoving] = useState(false);
  const { id, title, url, clip, poster } = highlight;
  const still = poster ? (
    <img src={poster} alt="" className="size-full object-cover" />
  ) : (
    <Play scene={sceneAt(index)} />
  );
  const entries: readonly MenuEntry[] = [
    ...(clip && !open ? [{ label: text('clipPictureChange'), icon: 'image', onSelect: () => onOpen(true) }] : []),
    ...(index > 0 ? [{ label: text('clipUp'), icon: 'arrow-up', onSelect: () => onMove(-1) }] : []),
    ...(index < of - 1 ? [{ label: text('clipDown'), icon: 'arrow-down', onSelect: () => onMove(1) }] : []),
    { label: text('clipRemove'), icon: 'trash', danger: true, onSelect: () => setRemoving(true) },
  ];
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-2.5">
      {clip ? (
        <button
          type="button"
          className={frame}
          aria-expanded={open}
          aria-label={text(open ? 'clipWatchEnd' : 'clipWatch', { title })}
          onClick={() => onOpen(!open)}
        >
          {still}
          <span className="tl-play-mark bottom-1 left-1 size-6">
            <Icon name={open ? 'x' : 'play-fill'} size={12} />
          </span>
        </button>
      ) : (
        <span className={frame}>{still}</span>
      )}
      <span className="min-w-0 flex-1">
        <span className="tl-strong tl-block tl-cut">{title}</span>
        <span className="tl-tiny tl-ink-3 tl-block tl-cut">{url ?? text('clipHere')}</span>
        {index === 0 && of > 1 ? <span className="tl-tiny tl-ink-3 tl-block">{text('clipFirst')}</span> : null}
      </span>
      <Menu
        align="end"
        label={text('clipMore', { title })}
        entries={entries}
        trigger={<IconButton icon="dots-three" label={text('clipMore', { title })} />}
      />
      {open && clip ? <Watching highlight={highlight} clip={clip} /> : null}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={text('clipRemoveTitle', { title })}
        description={text(clip ? 'clipRemoveFile' : 'clipRemoveLink')}
        confirmLabel={text('clipRemove')}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSuccess: () => setRemoving(false) })}
      />
    </li>
  );
};
