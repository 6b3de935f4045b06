import { exampleOffer } from '@touchline/contracts/events/offer';
import type { Terms } from '@touchline/contracts/values';
import type { Side } from '@touchline/platform/domain';
import type { OfferCommand, OfferEvent } from './state.ts';
import type { PlayerFacts } from './terms.ts';
import { digestOf, normalised } from './terms.ts';

export const now = '2026-11-19T08:00:00.000Z';
export const inTwoDays = '2026-11-21T08:00:00.000Z';

export const terms: Terms = {
  contract_start_date: '2027-07-01',
  contract_expiry_date: '2030-06-30',
  salary: { amount: 450_000, currency: 'EUR', per: 'week', basis: 'gross' },
  signing_bonus: 4_000_000,
  bonuses: [
    { kind: 'goal', amount: 50_000 },
    { kind: 'appearance', amount: 30_000 },
  ],
  release_clause: null,
  extension_option: null,
  housing: null,
  squad_role: 'rotation',
  other_terms: '',
};
export const higher: Terms = { ...terms, salary: { ...terms.salary, amount: 600_000 } };

export const facts: PlayerFacts = {
  eligible: true,
  date_of_birth: '2004-03-14',
  gender: 'male',
  contract_ends_on: '2027-06-30',
};

export const club: Side = {
  party: 'club',
  team_ids: [exampleOffer.club_team.team_id],
  representative: exampleOffer.representative,
};
export const colleague: Side = {
  ...club,
  representative: { profile_id: 'prf_colleague', user_id: 'usr_colleague', name: 'Joost Maas', position: 'Scout' },
};
export const player: Side = { party: 'player', profile_id: exampleOffer.player.profile_id };
export const stranger: Side = { party: 'player', profile_id: 'prf_stranger' };

export const make = (given: Partial<Extract<OfferCommand, { type: 'Make' }>> = {}): OfferCommand => ({
  type: 'Make',
  offer_id: 'off_1',
  club_team: exampleOffer.club_team,
  representative: exampleOffer.representative,
  player: exampleOffer.player,
  facts,
  negotiable: true,
  expires_at: inTwoDays,
  terms,
  message: 'Our opening terms.',
  interest: null,
  informing: { needed: false, done: false },
  now,
  ...given,
});

const round = (number: number, by: 'club' | 'player', t: Terms, message = '') => ({
  number,
  by,
  terms: normalised(t),
  message,
  at: now,
  digest: digestOf(t),
});

export const made = (given: Partial<Extract<OfferEvent, { type: 'OfferMade' }>> = {}): OfferEvent => ({
  type: 'OfferMade',
  offer_id: 'off_1',
  club_team: exampleOffer.club_team,
  representative: exampleOffer.representative,
  player: exampleOffer.player,
  negotiable: true,
  expires_at: inTwoDays,
  round: round(1, 'club', terms, 'Our opening terms.'),
  interest_id: null,
  at: now,
  ...given,
});

export const countered = (by: 'club' | 'player', number: number, t: Terms, negotiable = true): OfferEvent => ({
  type: 'OfferCountered',
  round: round(number, by, t),
  negotiable,
  expires_at: inTwoDays,
  acting: by === 'club' && club.party === 'club' ? club.representative : null,
  at: now,
});

export const accepted = (by: 'club' | 'player', number: number): OfferEvent => ({
  type: 'OfferAccepted',
  by,
  round: number,
  acting: by === 'club' && club.party === 'club' ? club.representative : null,
  at: now,
});
