import type { offersOperations } from '@touchline/contracts/http/offers';
import { type Criterion, type FitPlayer, fitOf } from '@touchline/contracts/policies/fit';
import { contractEndOf } from '@touchline/contracts/policies/transfer-regulations';
import type { Side } from '@touchline/platform/domain';
import type { KnownProfile } from '@touchline/platform/participants';
import type { z } from 'zod';
import type { Declared } from '../interest/state.ts';
import type { Known as Suggested } from '../suggestion/state.ts';
import { isOpenAt, type Published } from './state.ts';

export type OpportunityView = z.input<typeof offersOperations.getOpportunity.reply>;

/** What counts of a player where a position asks for something. */
export const fitPlayerOf = ({ profile: { player } }: KnownProfile): FitPlayer => ({
  positions: player?.positions ?? [],
  date_of_birth: player?.date_of_birth ?? null,
  gender: player?.gender ?? null,
  preferred_foot: player?.preferred_foot ?? null,
  contract_ends_on: contractEndOf(player),
  level: player?.club_team?.level ?? null,
});

/** Who looks at positions, and what of it is his own. */
export interface Viewer {
  /** An agent has none: he looks for the players whom he represents. */
  readonly side: Side | { readonly party: 'agent' };
  /** Of a player. */
  readonly fits: FitPlayer | null;
  /** The player's answers by the position's id. */
  readonly answers: ReadonlyMap<string, Declared>;
  /** What the player's agent suggests to him and waits for him, by the position's id. */
  readonly suggestions: ReadonlyMap<string, Suggested>;
  readonly now: string;
}

export const fitFor = (opportunity: Published, fits: FitPlayer | null, now: string): readonly Criterion[] | null =>
  fits && fitOf(opportunity, fits, now.slice(0, 10));

/** A position as this viewer may see it. */
export const opportunityView = (
  opportunity: Published,
  { side, fits, answers, suggestions, now }: Viewer,
): OpportunityView => {
  const own = side.party === 'club' && side.team_ids.includes(opportunity.team_id);
  // Over by the clock is over, also in the seconds before the sweep says so.
  const isOver = opportunity.status === 'open' && !isOpenAt(opportunity, now);
  const answer = answers.get(opportunity.opportunity_id);
  const suggested = suggestions.get(opportunity.opportunity_id);
  const fit = fitFor(opportunity, fits, now);
  return {
    id: opportunity.opportunity_id,
    club_team: opportunity.club_team,
    title: opportunity.title,
    position: opportunity.position,
    age: opportunity.age,
    foot: opportunity.foot,
    contract_from: opportunity.contract_from,
    contract_until: opportunity.contract_until,
    pay: own || opportunity.pay_shown ? opportunity.pay : null,
    pay_shown: opportunity.pay_shown,
    description: opportunity.description,
    closes_on: opportunity.closes_on,
    status: isOver ? 'closed' : opportunity.status,
    close_reason: isOver ? 'deadline' : opportunity.status === 'closed' ? opportunity.close_reason : null,
    filled_by: own && opportunity.status === 'filled' ? opportunity.filled_by : null,
    representative: { name: opportunity.representative.name, position: opportunity.representative.position },
    published_at: opportunity.published_at,
    updated_at: opportunity.updated_at,
    own,
    fit: fit && [...fit],
    answer: answer ? { interest_id: answer.interest_id, status: answer.status, at: answer.declared_at } : null,
    suggestion: suggested
      ? {
          id: suggested.suggestion_id,
          agent: { profile_id: suggested.agent.profile_id, name: suggested.agent.name },
          message: suggested.message,
          suggested_at: suggested.suggested_at,
        }
      : null,
  };
};
