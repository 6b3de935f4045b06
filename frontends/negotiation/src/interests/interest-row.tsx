import { clubHref } from '@touchline/app-core/page/club-href.ts';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { Anchor, Avatar, Badge, Crest, formatDay, Link, RelativeTime, Status } from '@touchline/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { StoryButton, StoryWithin } from '../story/story-beside.tsx';
import { AnswerPanel, OwnActions } from './answer-interest.tsx';
import { nameOf } from './groups.ts';
import type { Interest } from './interests-api.ts';
import { text } from './text.ts';

export interface InterestRowProps {
  readonly side: 'club' | 'player' | 'reader';
  /** Where the other side is looked at; null: nowhere. */
  readonly counterpartHref: (interest: Interest) => string | null;
  /** The next act where both are in talks. */
  readonly next?: (interest: Interest) => ReactNode;
}

/** Where the positions are that players answer. */
const positions = {
  club: '/club-representative/requests',
  player: '/club-requests',
  reader: '/club-requests',
} as const;

const waitedFor = ({ initiated_by, club_team, player }: Interest): string =>
  initiated_by === 'club' ? player.name : club_team.club_name;

const closedWords = (interest: Interest): string => {
  switch (interest.close_reason) {
    case 'account-closed':
      return text('closed_account_closed');
    case 'guardian-consent-withdrawn':
      return text('closed_consent_withdrawn');
    default:
      return text('closed_player_signed_elsewhere', { name: interest.player.name });
  }
};

/** How it stands, for who looks. */
export const State = ({ interest }: { readonly interest: Interest }): ReactNode => {
  switch (interest.status) {
    case 'pending':
      return interest.your_turn ? (
        <Badge meaning="mine">{text('turn')}</Badge>
      ) : (
        <Status meaning="pending">
          {interest.as_agent ? text('turnOf', { name: waitedFor(interest) }) : text('waits')}
        </Status>
      );
    case 'accepted':
      return <Status meaning="yes">{text('acceptedBy')}</Status>;
    case 'declined':
      return <Status meaning="no">{text('declinedBadge')}</Status>;
    case 'withdrawn':
      return <Status meaning="closed">{text('withdrawnBadge')}</Status>;
    case 'closed':
      return <Status meaning="closed">{closedWords(interest)}</Status>;
  }
};

/** How to reach the other side, once both are in talks. */
export const Contact = ({ interest }: { readonly interest: Interest }): ReactNode => {
  const { contact } = interest;
  if (!contact) return null;
  const { email, phone } = contact;
  return (
    <div className="grid gap-1">
      <p className="tl-small tl-strong">{text('contactTitle', { name: contact.name })}</p>
      {email || phone ? (
        <p className="tl-small flex flex-wrap gap-x-5 gap-y-1">
          {email ? <Link href={`mailto:${email}`}>{email}</Link> : null}
          {phone ? (
            <Link href={`tel:${phone.replace(/[^+0-9]/g, '')}`}>
              <span className="tl-num">{phone}</span>
            </Link>
          ) : null}
        </p>
      ) : (
        <p className="tl-small text-ink-2">{text('contactNone')}</p>
      )}
    </div>
  );
};

const reasonOf = (interest: Interest): string | null => {
  if (interest.status !== 'declined' && interest.status !== 'withdrawn') return null;
  return interest.reason ? text('reasonGiven', { reason: interest.reason }) : text('reasonNone');
};

/** Links beneath each other, each a box high enough for a finger, however its words wrap. */
const line = 'block w-fit leading-6';

export const InterestRow = ({
  interest,
  side,
  counterpartHref,
  next,
  named,
  onStory,
}: InterestRowProps & {
  readonly interest: Interest;
  readonly named: boolean;
  readonly onStory: () => void;
}): ReactNode => {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (named) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [named]);
  const name = nameOf(interest);
  const href = counterpartHref(interest) ?? (side === 'player' ? clubHref(interest.club_team.club_id) : null);
  const reason = reasonOf(interest);
  return (
    <li
      ref={ref}
      className={`relative grid scroll-my-28 gap-x-5 gap-y-3 border-line border-b py-4 @[44rem]:grid-cols-[minmax(12.5rem,1fr)_minmax(0,1.4fr)_14.75rem] ${named ? 'bg-sunken' : ''} ${interest.your_turn ? 'pl-4 before:absolute before:inset-y-4 before:left-0 before:w-[3px] before:rounded-full before:bg-accent' : ''}`}
    >
      <div className="flex items-start gap-3.5">
        {side !== 'player' ? (
          <Avatar name={name} size={40} />
        ) : (
          <Crest club={crestOf(interest.club_team)} size={40} decorative />
        )}
        <div className="min-w-0">
          <h3 className="tl-name text-[1.0625rem]">{href ? <Anchor href={href}>{name}</Anchor> : name}</h3>
          <p className="tl-tiny text-ink-3">
            {side === 'reader' ? (
              <Link className={line} href={clubHref(interest.club_team.club_id)}>
                {interest.club_team.club_name}
              </Link>
            ) : (
              <span className="block">{interest.club_team.team_name}</span>
            )}
            {interest.opportunity ? (
              <Link className={line} href={`${positions[side]}?opportunity=${interest.opportunity.id}`}>
                {text('forPosition', { title: interest.opportunity.title })}
              </Link>
            ) : null}
            {interest.status === 'accepted' ? (
              text('age', { date: formatDay(interest.updated_at) })
            ) : (
              <RelativeTime instant={interest.updated_at} className="tl-num" />
            )}
          </p>
        </div>
      </div>
      <div className="tl-small grid content-start gap-2 text-ink-2">
        {interest.message ? <p className="whitespace-pre-line break-words">“{interest.message}”</p> : null}
        {reason ? <p className="break-words">{reason}</p> : null}
        <Contact interest={interest} />
      </div>
      <div className="grid content-start justify-items-start gap-2 @[44rem]:justify-items-end">
        <State interest={interest} />
        {interest.status === 'pending' && !interest.your_turn && !interest.as_agent ? (
          <OwnActions interest={interest} />
        ) : null}
        {interest.status === 'accepted' ? next?.(interest) : null}
        {side === 'reader' ? null : <StoryButton name={name} open={named} onToggle={onStory} />}
      </div>
      {interest.your_turn ? (
        <div className="col-span-full">
          <AnswerPanel interest={interest} />
        </div>
      ) : null}
      {named && side !== 'reader' ? <StoryWithin of={interest} side={side} /> : null}
    </li>
  );
};
