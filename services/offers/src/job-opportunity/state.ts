import type { PublicOpportunity } from '@touchline/contracts/events';
import type { ClubTeam } from '@touchline/contracts/values';
import type { Representative, Side } from '@touchline/platform/domain';

export type CloseReason = NonNullable<PublicOpportunity['close_reason']>;
export type Filling = { readonly profile_id: string; readonly name: string };

/** What the club asks for and says of the place. Sport, gender and level are those of the team. */
export type OpportunityTerms = Pick<
  PublicOpportunity,
  'title' | 'position' | 'age' | 'foot' | 'contract_from' | 'contract_until' | 'pay' | 'description' | 'closes_on'
> & {
  /** Whether players see the pay. */
  readonly pay_shown: boolean;
};

interface Common extends Readonly<OpportunityTerms> {
  readonly opportunity_id: string;
  readonly club_team: ClubTeam;
  readonly team_id: string;
  /** Who acted last for the club. */
  readonly representative: Representative;
  /** Profiles of the players who answered last while it was open: decided by the same write as its end. */
  readonly answered_by: readonly string[];
  readonly published_at: string;
  readonly updated_at: string;
}

export type OpenOpportunity = Common & { readonly status: 'open' };
export type ClosedOpportunity = Common & { readonly status: 'closed'; readonly close_reason: CloseReason };
export type Published =
  | OpenOpportunity
  | ClosedOpportunity
  | (Common & { readonly status: 'filled'; readonly filled_by: Filling });
export type JobOpportunity = { readonly status: 'none' } | Published;

export type JobOpportunityCommand =
  | {
      readonly type: 'Publish';
      readonly opportunity_id: string;
      readonly club_team: ClubTeam;
      readonly representative: Representative;
      readonly terms: OpportunityTerms;
      readonly now: string;
    }
  | { readonly type: 'Edit'; readonly by: Side; readonly terms: OpportunityTerms; readonly now: string }
  | { readonly type: 'Answer'; readonly player_id: string; readonly now: string }
  | { readonly type: 'Close'; readonly by: Side; readonly now: string }
  | { readonly type: 'Expire'; readonly now: string }
  | {
      readonly type: 'Fill';
      readonly by: Side;
      readonly player: Filling;
      /** Whether this player has answered; who did once stays so. */
      readonly answered: boolean;
      readonly now: string;
    }
  /** The contract of an offer that grew from this player's answer is complete. */
  | { readonly type: 'FillByContract'; readonly player: Filling; readonly now: string };

export type JobOpportunityEvent =
  | {
      readonly type: 'OpportunityPublished';
      readonly opportunity_id: string;
      readonly club_team: ClubTeam;
      readonly representative: Representative;
      readonly terms: OpportunityTerms;
      readonly at: string;
    }
  | {
      readonly type: 'OpportunityEdited';
      readonly representative: Representative;
      readonly terms: OpportunityTerms;
      readonly fields: readonly string[];
      readonly at: string;
    }
  | { readonly type: 'OpportunityAnswered'; readonly player_id: string; readonly at: string }
  | {
      readonly type: 'OpportunityClosed';
      readonly reason: CloseReason;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | {
      readonly type: 'OpportunityFilled';
      readonly player: Filling;
      readonly how: 'by-club' | 'contract';
      readonly acting: Representative | null;
      readonly at: string;
    };

/** The last day counts whole. */
export const isOpenAt = (opportunity: Published, now: string): boolean =>
  opportunity.status === 'open' && now.slice(0, 10) <= opportunity.closes_on;
