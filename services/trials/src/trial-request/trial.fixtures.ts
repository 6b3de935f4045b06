import { exampleTrialRequest } from '@touchline/contracts/events/trial-request';
import type { Side } from '@touchline/platform/domain';
import type { TrialRequestCommand, TrialRequestEvent } from './state.ts';

export const now = '2026-11-19T08:00:00.000Z';
export const { club_team, representative, player: invited } = exampleTrialRequest;
export const dates = { starts_on: '2027-01-04', ends_on: '2027-01-08' };
export const otherDates = { starts_on: '2027-01-11', ends_on: '2027-01-15' };

export const club: Side = { party: 'club', team_ids: [club_team.team_id], representative };
export const player: Side = { party: 'player', profile_id: invited.profile_id };

type CommandOf<Type extends TrialRequestCommand['type']> = Extract<TrialRequestCommand, { type: Type }>;

const invitation = {
  trial_request_id: 'tri_1',
  club_team,
  representative,
  player: invited,
  ...dates,
  location: { name: 'Sportpark Nieuw Terbregge', city: 'Rotterdam' },
  kit: 'Boots and shin guards.',
  travel: 'We book the flight and the hotel.',
  note: 'Come and train with us.',
  contact: { name: 'Joost Maas', phone: '+31 10 555 0101' },
  code: '7QK492MX',
};

export const requestTrial = (change: Partial<CommandOf<'Request'>> = {}): TrialRequestCommand => ({
  type: 'Request',
  ...invitation,
  facts: { eligible: true, shown: true, gender: 'male' },
  interest: null,
  earliest: '2026-11-20',
  now,
  ...change,
});
export const requested = (): TrialRequestEvent => ({
  type: 'TrialRequested',
  ...invitation,
  interest_id: null,
  at: now,
});
