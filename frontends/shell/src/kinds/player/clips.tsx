import { maxHighlights } from '@touchline/contracts/http/profile';
import { type ReactNode, useState } from 'react';
import { type OwnPlayer, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { text } from '../../features/own-profile/text.ts';
import { ClipRow } from './clip-row.tsx';
import { useMoveHighlight } from './clips-api.ts';
import { NewClip } from './new-clip.tsx';

/** Up to five, each a clip that lies here or a page of another site; the first one stands large on the player's page. */
export const Clips = ({ player, level = 2 }: { readonly player: OwnPlayer; readonly level?: 2 | 3 }): ReactNode => {
  const Heading = level === 2 ? 'h2' : 'h3';
  const keep = useKeepOwnProfile();
  const move = useMoveHighlight();
  const [open, setOpen] = useState<string | null>(null);
  const clips = player.highlights;
  return (
    <section>
      <div className="flex items-baseline justify-between border-line-strong border-b pb-2">
        <Heading className="tl-subhead">{text('clips')}</Heading>
        <b className="tl-small tl-num">{text('clipsCount', { count: clips.length, max: maxHighlights })}</b>
      </div>
      {clips.length ? (
        <ul>
          {clips.map((clip, index) => (
            <ClipRow
              key={clip.id}
              highlight={clip}
              index={index}
              of={clips.length}
              open={open === clip.id}
              onOpen={(now) => setOpen(now ? clip.id : null)}
              onMove={(by) => move.mutate({ id: clip.id, place: index + 1 + by })}
            />
          ))}
        </ul>
      ) : (
        <p className="tl-ink-3 border-line border-b py-3">{text('clipsNone')}</p>
      )}
      {clips.length < maxHighlights ? (
        <NewClip onAdded={keep} onReady={setOpen} />
      ) : (
        <p className="tl-small pt-3 text-ink-2">{text('clipsFull', { max: maxHighlights })}</p>
      )}
    </section>
  );
};
