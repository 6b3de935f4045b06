import { spokenTrialCode } from '@touchline/contracts/policies/trial-code';
import { daysAfter } from '@touchline/contracts/policies/trial-dates';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { TrialRequestView } from '../trial-request/view.ts';

/** What calendars follow of a trial. */
export type FollowedTrial = Pick<
  TrialRequestView,
  | 'id'
  | 'status'
  | 'your_side'
  | 'club_team'
  | 'player'
  | 'starts_on'
  | 'ends_on'
  | 'location'
  | 'travel'
  | 'kit'
  | 'contact'
  | 'code'
  | 'updated_at'
>;

const statusOf = ({ status }: FollowedTrial): ICalEventStatus => {
  switch (status) {
    case 'pending':
      return ICalEventStatus.TENTATIVE;
    case 'accepted':
    case 'completed':
      return ICalEventStatus.CONFIRMED;
    default:
      // Not agreed, or called off: a calendar that has it strikes it out.
      return ICalEventStatus.CANCELLED;
  }
};

const nameOf = ({ your_side, player, club_team }: FollowedTrial): string =>
  your_side === 'club' ? player.name : club_team.club_name;

const descriptionOf = ({ travel, kit, contact, code }: FollowedTrial): string =>
  [
    'All paid by the club.',
    ...(travel ? [`Travel and lodging: ${travel}`] : []),
    ...(kit ? [`Bring: ${kit}`] : []),
    `Contact: ${[contact.name, contact.phone].filter(Boolean).join(', ')}`,
    `Code of this trial: ${spokenTrialCode(code)}`,
  ].join('\n');

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * Trials as a calendar follows them (RFC 5545): whole days without a zone, the end not counted, each under an id that it keeps
 * for good, with a `SEQUENCE` that grows with each change.
 */
export const feedFileOf = (trials: readonly FollowedTrial[]): string => {
  const calendar = ical({
    name: 'Touchline trials',
    prodId: { company: 'Touchline', product: 'Trials', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const trial of trials)
    calendar.createEvent({
      id: `${trial.id}@touchline`,
      allDay: true,
      start: midnight(trial.starts_on),
      end: midnight(daysAfter(trial.ends_on, 1)),
      stamp: new Date(trial.updated_at),
      lastModified: new Date(trial.updated_at),
      // Seconds: whole, growing, and of the size that the standard allows until 2038.
      sequence: Math.floor(Date.parse(trial.updated_at) / 1000),
      status: statusOf(trial),
      summary: `Trial: ${nameOf(trial)}`,
      location: `${trial.location.name}, ${trial.location.city}`,
      description: descriptionOf(trial),
    });
  return calendar.toString();
};
