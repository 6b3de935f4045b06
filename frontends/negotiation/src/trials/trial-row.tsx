import { clubHref } from '@touchline/app-core/page/club-href.ts';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { spokenTrialCode } from '@touchline/contracts/policies/trial-code';
import {
  Anchor,
  Avatar,
  Badge,
  Button,
  ButtonLink,
  Crest,
  DescriptionList,
  type Fact,
  formatDayRange,
  formatWeekday,
  Link,
  RelativeTime,
  Status,
  toast,
} from '@touchline/ui';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StoryButton, StoryWithin } from '../story/story-beside.tsx';
import { trialReportHref } from './addresses.ts';
import { AnswerPanel, OwnActions } from './answer-trial.tsx';
import { mapHref, nameOf } from './groups.ts';
import { Proposal } from './propose-dates.tsx';
import { text } from './text.ts';
import type { Trial } from './trials-api.ts';

const closedWords = (trial: Trial): string => {
  switch (trial.close_reason) {
    case 'account-closed':
      return text('closed_account_closed');
    case 'guardian-consent-withdrawn':
      return text('closed_consent_withdrawn');
    default:
      return text('closed_player_signed_elsewhere', { name: trial.player.name });
  }
};

export const TrialState = ({ trial }: { readonly trial: Trial }): ReactNode => {
  const names = { club: trial.club_team.club_name, player: trial.player.name };
  switch (trial.status) {
    case 'pending':
      return trial.your_turn ? (
        <Badge meaning="mine">{text('turn')}</Badge>
      ) : (
        <Status meaning="pending">
          {trial.as_agent ? text('turnOf', { name: trial.proposal ? names.club : names.player }) : text('waits')}
        </Status>
      );
    case 'accepted':
      return <Status meaning="yes">{text('acceptedBadge')}</Status>;
    case 'declined':
      return <Status meaning="no">{text('declinedBadge')}</Status>;
    case 'withdrawn':
      return <Status meaning="closed">{text('withdrawnBadge')}</Status>;
    case 'cancelled':
      return (
        <Status meaning="closed" icon="prohibit">
          {trial.cancelled_by === 'club' ? text('cancelledByClub', names) : text('cancelledByPlayer', names)}
        </Status>
      );
    case 'completed':
      return (
        <Status meaning="closed" icon="flag-checkered">
          {text('completedBadge')}
        </Status>
      );
    case 'closed':
      return <Status meaning="closed">{closedWords(trial)}</Status>;
  }
};

const reasonOf = ({ status, reason }: Trial): string | null => {
  if (status !== 'declined' && status !== 'withdrawn' && status !== 'cancelled') return null;
  return reason ? text('reasonGiven', { reason }) : text('reasonNone');
};

const Contact = ({ trial: { contact, your_side, as_agent } }: { readonly trial: Trial }): ReactNode => (
  <>
    {contact.name}
    {contact.phone ? (
      <>
        <br />
        <Link href={`tel:${contact.phone.replace(/[^+0-9]/g, '')}`}>{contact.phone}</Link>
      </>
    ) : your_side === 'player' && !as_agent ? (
      <span className="tl-tiny tl-block font-normal text-ink-3">{text('phoneAfter')}</span>
    ) : null}
  </>
);

/** The page that says whether the trial is real, for the camera of whoever wants to check. */
const CheckCode = ({ code }: { readonly code: string }): ReactNode => (
  <span className="mt-2 inline-block overflow-hidden rounded-sm">
    <QRCodeSVG
      value={`${window.location.origin}/trial-check/${code}`}
      size={128}
      // Paper in the dark, too: cameras look for the light around it.
      marginSize={4}
      title={text('codePicture', { code: spokenTrialCode(code) })}
      role="img"
    />
  </span>
);

/** What one needs to know to come, or to say no; what the club left out is left out. */
const factsOf = (trial: Trial): readonly Fact[] => [
  {
    term: text('where'),
    value: (
      <>
        {trial.location.name}, {trial.location.city}
        <br />
        <Link href={mapHref(trial.location)} target="_blank" rel="noreferrer">
          {text('map')}
        </Link>
      </>
    ),
  },
  ...(trial.travel
    ? [{ term: text('travel'), value: <span className="whitespace-pre-line">{trial.travel}</span> }]
    : []),
  ...(trial.kit ? [{ term: text('bring'), value: <span className="whitespace-pre-line">{trial.kit}</span> }] : []),
  { term: text('contact'), value: <Contact trial={trial} /> },
  {
    term: text('costs'),
    value: <Status meaning="yes">{text('costsPaid')}</Status>,
  },
  {
    term: text('code'),
    value: (
      <>
        <Link href={`/trial-check/${trial.code}`}>{spokenTrialCode(trial.code)}</Link>
        <span className="tl-tiny tl-block font-normal text-ink-3">{text('codeText')}</span>
        {trial.your_side === 'player' ? <CheckCode code={trial.code} /> : null}
      </>
    ),
  },
];

/** The agreed days as a file that calendars open. What makes it is loaded when somebody asks. */
const CalendarButton = ({ trial }: { readonly trial: Trial }): ReactNode => {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { calendarFileOf } = await import('./calendar-file.ts');
      const file = new Blob([calendarFileOf(trial, window.location.origin)], { type: 'text/calendar' });
      const href = URL.createObjectURL(file);
      const anchor = document.createElement('a');
      anchor.href = href;
      anchor.download = `trial-${trial.starts_on}.ics`;
      anchor.click();
      URL.revokeObjectURL(href);
    } catch {
      toast({ kind: 'error', title: text('calendarFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="ghost" size="sm" icon="calendar-plus" busy={busy} onClick={() => void save()}>
      {text('calendarAdd')}
      <span className="tl-sr">: {nameOf(trial)}</span>
    </Button>
  );
};

export const TrialRow = ({
  trial,
  href,
  named,
  onStory,
}: {
  readonly trial: Trial;
  /** Where the other side is looked at; null: nowhere. */
  readonly href: string | null;
  readonly named: boolean;
  readonly onStory: () => void;
}): ReactNode => {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (named) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [named]);
  const name = nameOf(trial);
  const to = href ?? (trial.your_side === 'player' && !trial.as_agent ? clubHref(trial.club_team.club_id) : null);
  const reason = reasonOf(trial);
  const isOpen = trial.status === 'pending' || trial.status === 'accepted';
  const club = trial.your_side === 'club';
  return (
    <li
      ref={ref}
      id={`trial-${trial.id}`}
      className={`relative grid scroll-my-28 gap-x-6 gap-y-4 border-line border-b py-5 @[44rem]:grid-cols-[minmax(13.125rem,1fr)_minmax(0,2fr)_12.5rem] ${named ? 'bg-sunken' : ''} ${trial.your_turn ? 'pl-4 before:absolute before:inset-y-5 before:left-0 before:w-[3px] before:rounded-full before:bg-accent' : ''}`}
    >
      <div className="flex items-start gap-3.5">
        {club || trial.as_agent ? (
          <Avatar name={name} size={40} />
        ) : (
          <Crest club={crestOf(trial.club_team)} size={40} decorative />
        )}
        <div className="min-w-0">
          <h3 className="tl-name text-[1.0625rem]">{to ? <Anchor href={to}>{name}</Anchor> : name}</h3>
          <p className="tl-tiny text-ink-3">
            {trial.as_agent ? (
              <Link href={clubHref(trial.club_team.club_id)}>{trial.club_team.club_name}</Link>
            ) : (
              trial.club_team.team_name
            )}
            <br />
            <RelativeTime instant={trial.updated_at} className="tl-num" />
          </p>
        </div>
      </div>
      <div className="grid content-start gap-3">
        <div>
          <p className="tl-shirt tl-num text-[1.625rem] leading-7">{formatDayRange(trial.starts_on, trial.ends_on)}</p>
          <p className="tl-small tl-num pt-0.5 text-ink-2">
            {text('days', { count: trial.days })}, {formatWeekday(trial.starts_on)}
            {trial.days > 1 ? ` – ${formatWeekday(trial.ends_on)}` : ''}
          </p>
        </div>
        {trial.note && isOpen ? (
          <p className="tl-small whitespace-pre-line break-words text-ink-2">“{trial.note}”</p>
        ) : null}
        {reason ? <p className="tl-small break-words text-ink-2">{reason}</p> : null}
        {isOpen ? <DescriptionList ruled facts={factsOf(trial)} /> : null}
        {trial.proposal ? <Proposal trial={trial} proposal={trial.proposal} /> : null}
        {trial.status === 'pending' && !club && !trial.as_agent ? <AnswerPanel trial={trial} /> : null}
      </div>
      <div className="grid content-start justify-items-start gap-2 @[44rem]:justify-items-end">
        <TrialState trial={trial} />
        {trial.status === 'accepted' ? <CalendarButton trial={trial} /> : null}
        {trial.as_agent ? null : <OwnActions trial={trial} />}
        {trial.report || trial.report_until ? (
          <ButtonLink
            variant={trial.report ? 'ghost' : 'primary'}
            size="sm"
            icon={trial.report ? 'file-text' : 'pencil-simple'}
            href={trialReportHref(trial.your_side, trial.id)}
          >
            {text(trial.report ? 'reportRead' : 'reportWrite')}
            <span className="tl-sr">: {name}</span>
          </ButtonLink>
        ) : null}
        {trial.as_agent ? null : <StoryButton name={name} open={named} onToggle={onStory} />}
      </div>
      {named && !trial.as_agent ? <StoryWithin of={trial} side={trial.your_side} /> : null}
    </li>
  );
};
