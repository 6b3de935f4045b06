import type { Round } from '@touchline/contracts/events';
import type { offersOperations } from '@touchline/contracts/http/offers';
import { isScoutable } from '@touchline/contracts/policies/eligibility';
import {
  contractEndOf,
  contractWindowOf,
  longestContractYears,
  nextDay,
} from '@touchline/contracts/policies/transfer-regulations';
import { turnInOffer } from '@touchline/contracts/policies/whose-turn';
import { ageOn, totalPerSeason } from '@touchline/contracts/values';
import { type ReadBy, sideRead } from '@touchline/platform/domain';
import type { KnownProfile } from '@touchline/platform/participants';
import type { z } from 'zod';
import type { Made } from './state.ts';
import { changedTerms, lastRound } from './terms.ts';

export type OfferRow = z.input<typeof offersOperations.listOffers.reply>[number];
export type OfferView = z.input<typeof offersOperations.getOffer.reply>;

/** What the market knows of the player today: while something is open, and of whom every club may find. */
const playerToday = (
  { status, contract }: Pick<OfferRow, 'status' | 'contract'>,
  known: KnownProfile | undefined,
  today: string,
): OfferRow['player_today'] => {
  const player = known?.profile.player;
  const open = status === 'pending' || contract?.status === 'signing';
  if (!known || !player?.date_of_birth || !(open || isScoutable(known, today))) return null;
  return {
    age: ageOn(player.date_of_birth, today),
    positions: [...player.positions],
    club_team: player.club_team,
  };
};

const salaryOf = ({ terms }: Round): OfferRow['salary'] => {
  const { amount, currency, per } = terms.salary;
  return { amount, currency, per };
};

const sameSalary = (a: OfferRow['salary'], b: OfferRow['salary']): boolean =>
  a.amount === b.amount && a.currency === b.currency && a.per === b.per;

/** An offer as its reader sees it in a list. */
export const offerRow = (offer: Made, by: ReadBy, known: KnownProfile | undefined, now: string): OfferRow => {
  const round = lastRound(offer);
  const before = offer.rounds.at(-2);
  const salary = salaryOf(round);
  const contract = offer.status === 'accepted' ? offer.contract : null;
  // Over by the clock is over, also in the seconds before the sweep says so.
  const status = offer.status === 'pending' && now >= offer.expires_at ? 'expired' : offer.status;
  const { user_id: _, date_of_birth: _born, ...player } = offer.player;
  const { user_id: _user, ...representative } = offer.acting_representative;
  return {
    id: offer.offer_id,
    club_team: offer.club_team,
    player,
    representative,
    status,
    close_reason: offer.status === 'closed' ? offer.close_reason : null,
    reason:
      offer.status === 'declined' || offer.status === 'withdrawn' || offer.status === 'expired' ? offer.reason : null,
    contract,
    recipient: offer.recipient,
    your_turn: turnInOffer({ status, recipient: offer.recipient }) === by,
    your_side: sideRead(by),
    as_agent: by === 'agent',
    negotiable: offer.negotiable,
    round: round.number,
    total_per_season: totalPerSeason(round.terms).total,
    currency: salary.currency,
    salary,
    salary_before: before && !sameSalary(salaryOf(before), salary) ? salaryOf(before) : null,
    player_today: playerToday({ status, contract }, known, now.slice(0, 10)),
    contract_start_date: round.terms.contract_start_date,
    contract_expiry_date: round.terms.contract_expiry_date,
    interest_id: offer.interest_id,
    expires_at: offer.expires_at,
    updated_at: offer.updated_at,
  };
};

/** What an offer to a player has to keep to, from what is known of him today. */
export const frame = (known: KnownProfile | undefined, birth: string, today: string) => {
  const player = known?.profile.player;
  const end = contractEndOf(player);
  return {
    approach: contractWindowOf(player?.current_contract_ends_on ?? null, today),
    max_years: longestContractYears(birth, today),
    earliest_start: end === null ? null : nextDay(end),
  };
};

/** The end of an offer; of one from before it was kept, the last thing that happened, and of an accepted one nothing. */
const endOf = (offer: Made, status: OfferRow['status']): OfferView['ended'] => {
  if (offer.ended) return { ...offer.ended };
  if (status === 'pending' || status === 'accepted') return null;
  return { by: null, at: offer.status === 'pending' ? offer.expires_at : offer.updated_at };
};

export const offerView = (offer: Made, by: ReadBy, known: KnownProfile | undefined, now: string): OfferView => {
  const row = offerRow(offer, by, known, now);
  return {
    ...row,
    ended: endOf(offer, row.status),
    ...frame(known, offer.player.date_of_birth, now.slice(0, 10)),
    rounds: offer.rounds.map((round, i) => {
      const before = offer.rounds[i - 1];
      return {
        ...round,
        total: totalPerSeason(round.terms),
        author: round.by === 'club' ? offer.club_team.club_name : offer.player.name,
        changed: before ? [...changedTerms(before.terms, round.terms)] : [],
      };
    }),
  };
};
