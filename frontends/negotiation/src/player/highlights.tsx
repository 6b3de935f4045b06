import { Icon, Play, Section } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../text.ts';
import type { Highlight } from './players-api.ts';
import { sceneAt } from './plays.ts';

/** A file that a browser plays by itself; everything else is a page of another site. */
export const isVideoFile = (url: string): boolean => /\.(mp4|webm|m4v)(\?|#|$)/i.test(url);

const hostOf = (url: string): string => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
};

const Still = ({ index, small }: { readonly index: number; readonly small: boolean }): ReactNode => (
  <>
    <Play scene={sceneAt(index)} />
    <span
      className={`absolute grid place-items-center bg-[oklch(0.985_0.01_120)] text-primary-900 ${small ? 'top-1.5 left-1.5 size-6.5 rounded-[4px]' : 'top-3 left-3 size-11 rounded-sm'}`}
    >
      <Icon name="play-fill" size={small ? 14 : 20} />
    </span>
  </>
);

const frame = (small: boolean): string =>
  `relative block aspect-video w-full overflow-hidden ${small ? 'rounded-sm' : 'rounded-lg'}`;

/** Plays in the page where it is a file; else it opens where it was published. */
const Clip = ({
  highlight,
  index,
  small,
}: {
  readonly highlight: Highlight;
  readonly index: number;
  readonly small: boolean;
}): ReactNode => {
  const [playing, setPlaying] = useState(false);
  const { title, url } = highlight;
  const file = url !== null && isVideoFile(url);
  const label = text('highlightPlay', { title });
  return (
    <figure className={small ? 'grid grid-cols-[136px_minmax(0,1fr)] items-center gap-3' : 'grid gap-2'}>
      {file && playing ? (
        // biome-ignore lint/a11y/useMediaCaption: a clip of a match that the player published; there is no speech to caption
        <video className={frame(false)} src={url} controls autoPlay playsInline aria-label={title} />
      ) : file ? (
        <button type="button" className={frame(small)} aria-label={label} onClick={() => setPlaying(true)}>
          <Still index={index} small={small} />
        </button>
      ) : (
        <a className={frame(small)} href={url ?? '#'} target="_blank" rel="noopener noreferrer" aria-label={label}>
          <Still index={index} small={small} />
        </a>
      )}
      <figcaption className="min-w-0">
        <p className="tl-small tl-strong [overflow-wrap:anywhere]">{title}</p>
        {url && !file ? (
          <p className="tl-tiny inline-flex items-center gap-1 text-ink-3">
            {text('highlightOpens', { host: hostOf(url) })}
            <Icon name="arrow-square-out" size={12} />
          </p>
        ) : null}
      </figcaption>
    </figure>
  );
};

export const Highlights = ({ list }: { readonly list: readonly Highlight[] }): ReactNode => {
  const [first, ...others] = list;
  return (
    <Section
      title={text('highlights')}
      aside={list.length ? text('highlightsCount', { count: list.length }) : undefined}
    >
      {first ? (
        <div className="@container pt-4">
          <div
            className={`grid gap-6 ${others.length ? '@[38rem]:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]' : 'max-w-150'}`}
          >
            <Clip highlight={first} index={0} small={false} />
            {others.length ? (
              <div className="grid content-start gap-4">
                {others.map((highlight, index) => (
                  <Clip key={highlight.id} highlight={highlight} index={index + 1} small />
                ))}
              </div>
            ) : null}
          </div>
        </div>
      ) : (
        <p className="py-4 text-ink-3">{text('highlightsNone')}</p>
      )}
    </Section>
  );
};
