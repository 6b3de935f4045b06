import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';

export type Fact = { readonly term: string; readonly value: ReactNode; readonly note?: ReactNode };

/** Terms and their values; ruled when each is to be read, compact in a drawer. */
export const DescriptionList = ({
  facts,
  ruled = false,
  className,
}: {
  readonly facts: readonly Fact[];
  readonly ruled?: boolean;
  readonly className?: string;
}): ReactNode => (
  <dl className={classes('tl-facts', ruled && 'tl-facts-ruled', className)}>
    {facts.map(({ term, value, note }) =>
      ruled ? (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="tl-num">{value}</dd>
          {note ? <dd className="tl-facts-note">{note}</dd> : null}
        </div>
      ) : (
        <FactPair key={term} term={term} value={value} note={note} />
      ),
    )}
  </dl>
);

const FactPair = ({ term, value, note }: Fact): ReactNode => (
  <>
    <dt>{term}</dt>
    <dd>
      {value}
      {note ? <span className="tl-facts-note"> {note}</span> : null}
    </dd>
  </>
);

/** What waits for my answer: the blue bar, who and what, then the act. */
export const Ask = ({ children, action }: { readonly children: ReactNode; readonly action: ReactNode }): ReactNode => (
  <li className="tl-ask">
    <div className="tl-ask-body">{children}</div>
    <div className="tl-actions">{action}</div>
  </li>
);

export type AgendaEntry = {
  readonly id: string;
  readonly day: string;
  readonly caption: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly end?: ReactNode;
};

/** Dates to come, the day as a shirt number. */
export const Agenda = ({ entries }: { readonly entries: readonly AgendaEntry[] }): ReactNode => (
  <ul className="tl-agenda">
    {entries.map((entry) => (
      <li key={entry.id}>
        <span className="tl-agenda-day">
          <span className="tl-shirt tl-num">{entry.day}</span>
          <span>{entry.caption}</span>
        </span>
        <span>
          <span className="tl-subhead">{entry.title}</span>
          {entry.detail ? <span className="tl-small tl-ink-2 tl-block">{entry.detail}</span> : null}
        </span>
        {entry.end ? <span>{entry.end}</span> : null}
      </li>
    ))}
  </ul>
);

export type FeedEntry = {
  readonly id: string;
  readonly icon?: string;
  readonly mark?: ReactNode;
  readonly text: ReactNode;
  readonly detail?: ReactNode;
  readonly when: string;
  readonly at: string;
};

/** What changed, newest first. `when` is the wording, `at` the instant. */
export const Feed = ({ entries }: { readonly entries: readonly FeedEntry[] }): ReactNode => (
  <ul className="tl-feed">
    {entries.map((entry) => (
      <li key={entry.id}>
        {entry.mark ?? (
          <span className="tl-feed-mark">
            <Icon name={entry.icon ?? 'circle'} />
          </span>
        )}
        <span>
          {entry.text}
          {entry.detail ? <span className="tl-ink-2 tl-block">{entry.detail}</span> : null}
        </span>
        <time dateTime={entry.at}>{entry.when}</time>
      </li>
    ))}
  </ul>
);

export type StepState = 'done' | 'current' | 'mine' | 'upcoming' | 'failed';
