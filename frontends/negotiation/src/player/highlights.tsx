import { formatDay, Icon, Section } from '@touchline/ui';
import { Play } from '@touchline/ui/pitch';
import { type ReactNode, useState } from 'react';
import { text } from '../text.ts';
import type { Highlight } from './players-api.ts';
import { sceneAt } from './plays.ts';

const hostOf = (url: string): string => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
};

const Still = ({
  highlight: { poster },
  index,
  small,
}: {
  readonly highlight: Highlight;
  readonly index: number;
  readonly small: boolean;
}): ReactNode => (
  <>
    {poster ? (
      <img src={poster} alt="" className="size-full object-cover" loading="lazy" />
    ) : (
      <Play scene={sceneAt(index)} />
    )}
    <span className={`tl-play-mark ${small ? 'top-1.5 left-1.5 size-6.5' : 'top-3 left-3 size-11 rounded-sm'}`}>
      <Icon name="play-fill" size={small ? 14 : 20} />
    </span>
  </>
);

const frame = (small: boolean): string =>
  `relative block aspect-video w-full overflow-hidden ${small ? 'rounded-sm' : 'rounded-lg'}`;

/** Takes the place and the focus of the still that was clicked. */
const Playing = ({
  title,
  clip,
  poster,
}: Pick<Highlight, 'title' | 'poster'> & { readonly clip: string }): ReactNode => {
  const [failed, setFailed] = useState(false);
  if (failed) return <p className="rounded-lg border border-line p-4 text-ink-2">{text('highlightNot')}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a clip of a match that the player published; there is no speech to caption
    <video
      ref={(video) => video?.focus()}
      className={`${frame(false)} bg-black`}
      src={clip}
      poster={poster ?? undefined}
      controls
      autoPlay
      playsInline
      aria-label={title}
      onError={() => setFailed(true)}
    />
  );
};

/** Plays in the page where it lies here; else it opens where it was published. */
const Clip = ({
  highlight,
  index,
  name,
  small = false,
  playing = false,
  onPlay,
}: {
  readonly highlight: Highlight;
  readonly name: string;
  /** Where it stands in the list: its still stays the same when it moves. */
  readonly index: number;
  readonly small?: boolean;
  readonly playing?: boolean;
  readonly onPlay: (id: string) => void;
}): ReactNode => {
  const { id, title, url, clip, poster, at } = highlight;
  const label = text('highlightPlay', { title });
  const still = <Still highlight={highlight} index={index} small={small} />;
  return (
    <figure className={small ? 'grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-3' : 'grid gap-2'}>
      {clip && playing ? (
        <Playing title={title} clip={clip} poster={poster} />
      ) : clip ? (
        <button type="button" className={frame(small)} aria-label={label} onClick={() => onPlay(id)}>
          {still}
        </button>
      ) : (
        <a className={frame(small)} href={url ?? '#'} target="_blank" rel="noopener noreferrer" aria-label={label}>
          {still}
        </a>
      )}
      <figcaption className="min-w-0">
        <p className="tl-small tl-strong [overflow-wrap:anywhere]">{title}</p>
        {url ? (
          <p className="tl-tiny inline-flex items-center gap-1 text-ink-3">
            {text('highlightOpens', { host: hostOf(url) })}
            <Icon name="arrow-square-out" size={12} />
          </p>
        ) : (
          <p className="tl-tiny tl-num text-ink-3">{text('highlightFrom', { date: formatDay(at), name })}</p>
        )}
      </figcaption>
    </figure>
  );
};

/** The one that plays has the large place. */
export const Highlights = ({
  list,
  name,
}: {
  readonly list: readonly Highlight[];
  /** Of the player, who put them there. */
  readonly name: string;
}): ReactNode => {
  const [played, setPlayed] = useState<string>();
  const numbered = list.map((highlight, index) => ({ highlight, index }));
  const large = numbered.find(({ highlight }) => highlight.id === played) ?? numbered[0];
  const others = numbered.filter((one) => one !== large);
  return (
    <Section
      title={text('highlights')}
      aside={list.length ? text('highlightsCount', { count: list.length }) : undefined}
    >
      {large ? (
        <div className="@container pt-4">
          <div
            className={`grid gap-6 ${others.length ? '@[38rem]:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]' : 'max-w-150'}`}
          >
            <Clip
              key={large.highlight.id}
              {...large}
              name={name}
              playing={large.highlight.id === played}
              onPlay={setPlayed}
            />
            {others.length ? (
              <div className="grid content-start gap-4">
                {others.map((one) => (
                  <Clip key={one.highlight.id} {...one} name={name} small onPlay={setPlayed} />
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
