import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../actions/button.tsx';
import { Anchor, isPlainClick, Link } from '../actions/link.tsx';
import { EmptyState } from '../feedback/states.tsx';
import { formatDeadline, formatRelative } from '../format/dates.ts';
import { SearchField } from '../forms/text-fields.tsx';
import { Icon } from '../icon/icon.tsx';
import { Menu, type MenuEntry } from '../layers/menu.tsx';
import { Popover } from '../layers/popover.tsx';
import { Avatar } from '../people/avatar.tsx';
import { Count } from '../status/status.tsx';
import { text } from '../text.ts';

export type SwitchableProfile = {
  readonly id: string;
  readonly name: string /** Club, agency or the kind of profile. */;
  readonly detail: string;
  readonly mark?: ReactNode;
};
export type ProfileSwitcherProps = {
  readonly current: SwitchableProfile;
  readonly profiles: readonly SwitchableProfile[];
  readonly onSwitch: (id: string) => void;
  /** At the end of the list: add a profile. */
  readonly actions?: ReactNode;
};

const SEARCH_FROM = 6;

/** Whose name everything is done in, and the way to another. */
export const ProfileSwitcher = ({ current, profiles, onSwitch, actions }: ProfileSwitcherProps): ReactNode => {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const shown = profiles.filter((profile) =>
    `${profile.name} ${profile.detail}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const face = (
    <>
      {current.mark ?? <Avatar name={current.name} size={30} />}
      <span className="tl-switcher-text">
        <span className="tl-name tl-cut">{current.name}</span>
        <span className="tl-cut">{current.detail}</span>
      </span>
    </>
  );
  if (profiles.length === 0 && !actions) return <span className="tl-switcher is-fixed">{face}</span>;
  return (
    <Popover
      flush
      align="start"
      label={text('changeProfile')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="tl-switcher">
          {face}
          <Icon name="caret-up-down" />
          <span className="tl-sr">{text('changeProfile')}</span>
        </button>
      }
    >
      <div className="tl-menu">
        {profiles.length >= SEARCH_FROM ? (
          <div className="tl-menu-search">
            <SearchField small value={query} onChange={(event) => setQuery(event.target.value)} />
          </div>
        ) : null}
        <ul>
          {shown.map((profile) => (
            <li key={profile.id}>
              <button
                type="button"
                className="tl-menu-item"
                aria-current={profile.id === current.id || undefined}
                onClick={() => {
                  setOpen(false);
                  if (profile.id !== current.id) onSwitch(profile.id);
                }}
              >
                {profile.mark ?? <Avatar name={profile.name} size={28} />}
                <span>
                  <span className="tl-name tl-block">{profile.name}</span>
                  <span className="tl-tiny tl-ink-3">{profile.detail}</span>
                </span>
                {profile.id === current.id ? (
                  <span className="tl-menu-end">
                    <Icon name="check" />
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
        {shown.length ? null : <p className="tl-options-note">{text('noMatchingData')}</p>}
        {actions}
      </div>
    </Popover>
  );
};

export type BellEntry = {
  readonly id: string;
  readonly href: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly at: string;
  readonly read: boolean /** Waits for my answer. */;
  readonly mine?: boolean;
  /** Whom it is about. */
  readonly mark: ReactNode;
  /** Until when it can be answered. */
  readonly until?: string | null;
  /** Does what it asks for right here; its link stays for a new tab. */
  readonly onAnswer?: (() => void) | undefined;
};
export type BellProps = {
  /** News that I haven't read. */
  readonly unread: number;
  /** How many wait for my answer. */
  readonly answers: number;
  /** undefined while loading, null where they can't be had. */
  readonly entries: readonly BellEntry[] | null | undefined;
  readonly allHref?: string | undefined;
  readonly onRead?: (id: string) => void;
  readonly onReadAll?: (() => void) | undefined;
  readonly onOpen?: () => void;
};

/** What waits for my answer, which the count tells, and what happened while I was away: a dot where some of it is new. */
export const Bell = ({ unread, answers, entries, allHref, onRead, onReadAll, onOpen }: BellProps): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      flush
      label={text('bellTitle')}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) onOpen?.();
      }}
      trigger={
        <IconButton
          icon="bell"
          className="tl-bell"
          label={
            answers
              ? text('bellAnswers', { count: answers })
              : unread
                ? text('bellUnread', { count: unread })
                : text('bellTitle')
          }
        >
          {answers ? <Count n={answers} /> : unread ? <i className="tl-bell-new" aria-hidden="true" /> : null}
        </IconButton>
      }
    >
      <BellList
        unread={unread}
        answers={answers}
        entries={entries}
        allHref={allHref}
        onReadAll={onReadAll}
        onLeave={() => setOpen(false)}
        onPick={(id) => {
          setOpen(false);
          onRead?.(id);
        }}
      />
    </Popover>
  );
};

const BellRow = ({
  entry,
  onPick,
}: {
  readonly entry: BellEntry;
  readonly onPick?: (id: string) => void;
}): ReactNode => (
  <li>
    <Anchor
      className="tl-bell-item"
      href={entry.href}
      onClick={(event) => {
        onPick?.(entry.id);
        if (entry.onAnswer && isPlainClick(event)) {
          event.preventDefault();
          entry.onAnswer();
        }
      }}
      {...(entry.read || entry.mine ? { 'data-read': '' } : {})}
      {...(entry.mine ? { 'data-mine': '' } : {})}
    >
      {entry.mark}
      <span>
        <b>{entry.title}</b>
        {entry.detail ? <span className="tl-ink-2 tl-block">{entry.detail}</span> : null}
        {entry.until ? (
          <time dateTime={entry.until} className="tl-strong tl-block">
            {text('bellUntil', { when: formatDeadline(entry.until) })}
          </time>
        ) : null}
      </span>
      <time dateTime={entry.at}>{formatRelative(entry.at)}</time>
    </Anchor>
  </li>
);

/** Two lists that never mix: what waits for my answer, and news. */
const BellList = ({
  unread,
  answers,
  entries,
  allHref,
  onReadAll,
  onPick,
  onLeave,
}: Omit<BellProps, 'onRead' | 'onOpen'> & {
  readonly onPick: (id: string) => void;
  readonly onLeave: () => void;
}): ReactNode => {
  const mine = entries?.filter((entry) => entry.mine) ?? [];
  const news = entries?.filter((entry) => !entry.mine) ?? [];
  return (
    <div className="tl-bell-list">
      {mine.length ? (
        <>
          <div className="tl-bell-head">
            <h2 className="tl-subhead">
              {text('bellMine')} <Count n={answers} />
            </h2>
          </div>
          <ul>
            {mine.map((entry) => (
              <BellRow key={entry.id} entry={entry} onPick={onPick} />
            ))}
          </ul>
        </>
      ) : null}
      <div className="tl-bell-head">
        <h2 className="tl-subhead">{text('bellNews')}</h2>
        {unread && onReadAll ? (
          <Button variant="ghost" size="sm" onClick={onReadAll}>
            {text('bellMarkRead')}
          </Button>
        ) : null}
      </div>
      {news.length ? (
        <ul>
          {news.map((entry) => (
            <BellRow key={entry.id} entry={entry} onPick={onPick} />
          ))}
        </ul>
      ) : (
        <EmptyState title={entries ? text('bellEmpty') : entries === null ? text('errorTitle') : text('loading')} />
      )}
      {allHref ? (
        <p className="tl-bell-foot">
          <Link href={allHref} onClick={onLeave}>
            {text('bellSeeAll')}
          </Link>
        </p>
      ) : null}
    </div>
  );
};

/** The person behind the profiles: account, sign out. */
export const AccountMenu = ({
  name,
  photo,
  entries,
}: {
  readonly name: string;
  readonly photo?: string | null;
  readonly entries: readonly MenuEntry[];
}): ReactNode => (
  <Menu
    label={text('account')}
    entries={entries}
    trigger={
      <button type="button" className="tl-btn tl-btn-ghost tl-btn-icon">
        <Avatar name={name} src={photo} size={28} />
        <span className="tl-sr">{text('userMenu', { name })}</span>
      </button>
    }
  />
);
