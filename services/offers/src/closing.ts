import { accountClosed } from '@touchline/contracts/events';
import { type FormerMember, isFormer, Rejected } from '@touchline/platform/domain';
import type { Participants } from '@touchline/platform/participants';
import type { InterestRepository } from './interest/interest.repository.ts';
import type { JobOpportunityRepository } from './job-opportunity/job-opportunity.repository.ts';
import type { OfferRepository } from './offer/offer.repository.ts';

interface Given {
  readonly offers: OfferRepository;
  readonly interests: InterestRepository;
  readonly opportunities: JobOpportunityRepository;
  readonly participants: Pick<Participants, 'isActedFor'>;
}

/**
 * Somebody closes the account: what is open with a player is closed; what a representative has open goes on while somebody
 * else acts for the club. A contract that is being signed is documents' to end; suggestions end with their mandate.
 */
export const createClosing =
  ({ offers, interests, opportunities, participants }: Given) =>
  async (person: FormerMember, now: string): Promise<void> => {
    const { profile_ids } = person;
    const close = { type: 'Close', reason: accountClosed, now } as const;
    const goesOn = (clubId: string) => participants.isActedFor(clubId, profile_ids);
    for (const { offer_id, player, club_team } of await offers.openNaming(profile_ids))
      if (isFormer(person, player) || !(await goesOn(club_team.club_id))) await offers.handle(offer_id, close);
    for (const { interest_id, player, club_team } of await interests.openNaming(profile_ids))
      if (isFormer(person, player) || !(await goesOn(club_team.club_id))) await interests.handle(interest_id, close);
    for (const { opportunity_id, team_id, club_team, representative } of await opportunities.openBy(profile_ids)) {
      if (await goesOn(club_team.club_id)) continue;
      const by = { party: 'club', team_ids: [team_id], representative } as const;
      await opportunities.handle(opportunity_id, { type: 'Close', by, now }).catch((error: unknown) => {
        // Closed by the clock or by another representative at this moment.
        if (!(error instanceof Rejected)) throw error;
      });
    }
  };
