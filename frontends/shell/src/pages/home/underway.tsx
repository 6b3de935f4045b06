import {
  Agenda,
  type AgendaEntry,
  dayParts,
  formatDayRange,
  formatMoney,
  formatRelative,
  Link,
  Status,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { waitedFor } from '../../features/documents/order.ts';
import { documentHref, useInterestHref, useOfferHref, useTrialHref } from './addresses.ts';
import type { Home, UnderwayEntry } from './entries.ts';
import { text } from './text.ts';

/** `21` and `Nov, Sat` of a calendar day, or of an instant where the reader is. */
export const dayOf = (date: string): Pick<AgendaEntry, 'day' | 'caption'> => {
  const { day, month, weekday } = dayParts(date);
  return { day, caption: `${month}, ${weekday}` };
};
const noDay = { day: '–', caption: '' };

interface Hrefs {
  readonly offerHref: (id: string) => string;
  readonly trialHref: (id: string) => string;
  readonly interestHref: (id: string) => string;
}

const agendaEntry = (entry: UnderwayEntry, { offerHref, trialHref, interestHref }: Hrefs): AgendaEntry => {
  const when = entry.until ? dayOf(entry.until) : noDay;
  if (entry.kind === 'interest') {
    const { interest } = entry;
    const name = interest.your_side === 'player' ? interest.club_team.club_name : interest.player.name;
    return {
      id: entry.id,
      ...when,
      title: <Link href={interestHref(interest.id)}>{text('interestIn', { name })}</Link>,
      detail: (
        <>
          {interest.opportunity ? (
            <span className="tl-block">{text('forPosition', { title: interest.opportunity.title })}</span>
          ) : null}
          {text('interestSent', { when: formatRelative(interest.declared_at) })}
        </>
      ),
      end: <Status meaning="pending">{text('theirTurn', { name })}</Status>,
    };
  }
  if (entry.kind === 'trial') {
    const { trial } = entry;
    const mine = trial.your_side === 'player';
    const other = mine ? trial.club_team.club_name : trial.player.name;
    const title = mine ? text('trialAt', { club: other }) : text('trialOf', { name: other });
    return {
      id: entry.id,
      ...dayOf(trial.starts_on),
      title: <Link href={trialHref(trial.id)}>{title}</Link>,
      detail: `${formatDayRange(trial.starts_on, trial.ends_on)}, ${trial.location.city}`,
      end: trial.status === 'pending' ? <Status meaning="pending">{text('theirTurn', { name: other })}</Status> : null,
    };
  }
  if (entry.kind === 'offer') {
    const { offer } = entry;
    const mine = offer.your_side === 'player';
    const other = mine ? offer.club_team.club_name : offer.player.name;
    const title = mine ? text('offerFrom', { club: other }) : text('offerTo', { name: other });
    return {
      id: entry.id,
      ...when,
      title: <Link href={offerHref(offer.id)}>{title}</Link>,
      detail:
        offer.status === 'accepted'
          ? text('writing')
          : text('waitsTerms', {
              total: formatMoney({ amount: Math.round(offer.total_per_season / 100) * 100, currency: offer.currency }),
              round: offer.round,
            }),
      end: offer.status === 'pending' ? <Status meaning="pending">{text('theirTurn', { name: other })}</Status> : null,
    };
  }
  const { document } = entry;
  const next = waitedFor(document);
  return {
    id: entry.id,
    ...when,
    title: <Link href={documentHref(entry.id)}>{document.title}</Link>,
    detail: !next ? text('sealing') : 'missing' in next ? text('waitsForSome', next) : text('waitsFor', next),
  };
};

/** What waits for others, by date; and the day on which a signed contract begins. */
export const Underway = ({
  entries,
  player,
}: {
  readonly entries: readonly UnderwayEntry[];
  readonly player: Home['player'];
}): ReactNode => {
  const hrefs = { offerHref: useOfferHref(), trialHref: useTrialHref(), interestHref: useInterestHref() };
  return (
    <Agenda
      entries={[
        ...entries.map((entry) => agendaEntry(entry, hrefs)),
        ...(player?.joins && player.from
          ? [
              {
                id: 'joins',
                ...dayOf(player.from),
                title: text('joins', { club: player.joins }),
                detail: text('joinsText'),
              },
            ]
          : []),
      ]}
    />
  );
};
