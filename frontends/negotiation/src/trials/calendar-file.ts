import { spokenTrialCode } from '@touchline/contracts/policies/trial-code';
import { daysAfter } from '@touchline/contracts/policies/trial-dates';
import ical from 'ical-generator';
import { nameOf } from './groups.ts';
import { text } from './text.ts';
import type { Trial } from './trials-api.ts';

const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * An agreed trial as a calendar takes it (RFC 5545): whole days without a zone, the end not counted, under an id of its own, so
 * that opening it twice changes the entry instead of adding one. `site`: the address that links lead to, without a slash.
 */
export const calendarFileOf = (trial: Trial, site: string): string => {
  const { id, starts_on, ends_on, location, kit, travel, contact, code } = trial;
  const lines = [
    text('costsPaid'),
    ...(travel ? [`${text('travel')}: ${travel}`] : []),
    ...(kit ? [`${text('bring')}: ${kit}`] : []),
    `${text('contact')}: ${[contact.name, contact.phone].filter(Boolean).join(', ')}`,
    `${text('code')}: ${spokenTrialCode(code)}, ${site}/trial-check/${code}`,
  ];
  const calendar = ical({ prodId: { company: 'Touchline', product: 'Trials', language: 'EN' } });
  calendar.createEvent({
    id: `${id}@touchline`,
    allDay: true,
    start: atMidnight(starts_on),
    end: atMidnight(daysAfter(ends_on, 1)),
    stamp: new Date(trial.updated_at),
    summary: text('calendarTitle', { name: nameOf(trial) }),
    location: `${location.name}, ${location.city}`,
    description: lines.join('\n'),
    url: `${site}/trial-requests`,
  });
  return calendar.toString();
};
