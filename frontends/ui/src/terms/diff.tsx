import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { text } from '../text.ts';

export type TermChange = {
  readonly term: string;
  readonly before: ReactNode;
  readonly now: ReactNode /** `−€600`, `+1 season`; empty where there is no measure. */;
  readonly difference?: ReactNode;
};

/** Only what changed: old, new, and by how much. The rest folds away beneath. */
export const Diff = ({
  label,
  changes,
  unchanged,
}: {
  readonly label: string;
  readonly changes: readonly TermChange[];
  readonly unchanged?: { readonly count: number; readonly content: ReactNode };
}): ReactNode => (
  <>
    {changes.length ? (
      <table className="tl-diff" aria-label={label}>
        <thead className="tl-sr">
          <tr>
            <th scope="col">{text('diffTerm')}</th>
            <th scope="col">{text('diffBefore')}</th>
            <th scope="col">{text('diffNow')}</th>
            <th scope="col">{text('diffDifference')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ term, before, now, difference }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td className="tl-num">
                <s>{before}</s>
              </td>
              <td className="tl-num">
                <span className="tl-diff-to">
                  <Icon name="arrow-right" />
                  {now}
                </span>
              </td>
              <td className="tl-num">{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ) : null}
    {unchanged?.count ? (
      <details className="tl-unchanged">
        <summary>
          <Icon name="caret-right" />
          {text('diffUnchanged', { count: unchanged.count })}
        </summary>
        {unchanged.content}
      </details>
    ) : null}
  </>
);

/** The sum under a round, with its difference to the one before. */
export const Total = ({
  label,
  difference,
  value,
}: {
  readonly label: ReactNode;
  readonly difference?: ReactNode;
  readonly value: ReactNode;
}): ReactNode => (
  <p className="tl-total">
    <span>{label}</span>
    <span className="tl-num">{difference}</span>
    <b className="tl-num">{value}</b>
  </p>
);

export type TimelineRound = {
  readonly number: number;
  readonly by: ReactNode;
  readonly what?: ReactNode;
  readonly when: string;
  readonly at: string;
  readonly said?: ReactNode;
  readonly current?: boolean;
  readonly content?: ReactNode;
};

/** How a negotiation ended, above its rounds. */
export type TimelineEnd = {
  readonly tone: 'yes' | 'no' | 'closed';
  readonly icon: string;
  readonly title: ReactNode;
  /** Empty where it isn't known. */
  readonly when?: string | undefined;
  readonly at?: string | undefined;
  readonly content?: ReactNode;
};

/** A negotiation as a story, newest round first; its end, where there is one, before all. */
export const Timeline = ({
  rounds,
  end,
}: {
  readonly rounds: readonly TimelineRound[];
  readonly end?: TimelineEnd | undefined;
}): ReactNode => (
  <ol className="tl-rounds">
    {end ? (
      <li className="tl-round" data-end={end.tone}>
        <div className="tl-round-n">
          <Icon name={end.icon} />
        </div>
        <article>
          <header className="tl-round-head">
            <h3 className="tl-name">{end.title}</h3>
            {end.when ? (
              <time className="tl-small tl-ink-3 tl-num" dateTime={end.at}>
                {end.when}
              </time>
            ) : null}
          </header>
          {end.content}
        </article>
      </li>
    ) : null}
    {rounds.map((round) => (
      <li key={round.number} className="tl-round" {...(round.current ? { 'data-current': '' } : {})}>
        <div className="tl-round-n tl-shirt tl-num">{round.number}</div>
        <article>
          <header className="tl-round-head">
            <h3 className="tl-name">{round.by}</h3>
            {round.what ? <span className="tl-small tl-ink-3">{round.what}</span> : null}
            <time className="tl-small tl-ink-3 tl-num" dateTime={round.at}>
              {round.when}
            </time>
          </header>
          {round.said ? <p className="tl-round-said">{round.said}</p> : null}
          {round.content}
        </article>
      </li>
    ))}
  </ol>
);

export type EventEntry = {
  readonly id: string;
  readonly icon?: string;
  readonly tone?: 'pending' | 'yes' | 'no' | 'closed';
  readonly text: ReactNode;
  readonly detail?: ReactNode;
  readonly when: string;
  readonly at: string;
};

/** What happened, in order, with marks: an audit trail, a history with a player. */
export const Events = ({ entries }: { readonly entries: readonly EventEntry[] }): ReactNode => (
  <ol className="tl-events">
    {entries.map((entry) => (
      <li key={entry.id}>
        <Icon name={entry.icon ?? 'circle'} className={entry.tone ? `tl-${entry.tone}` : 'tl-ink-3'} />
        <span>
          {entry.text}
          {entry.detail ? <span className="tl-ink-2 tl-block">{entry.detail}</span> : null}
        </span>
        <time dateTime={entry.at}>{entry.when}</time>
      </li>
    ))}
  </ol>
);
