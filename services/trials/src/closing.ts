import { accountClosed } from '@touchline/contracts/events';
import { type FormerMember, isFormer } from '@touchline/platform/domain';
import type { Participants } from '@touchline/platform/participants';
import type { TrialRequestRepository } from './trial-request/trial-request.repository.ts';

interface Given {
  readonly trials: TrialRequestRepository;
  readonly participants: Pick<Participants, 'isActedFor'>;
}

/**
 * Somebody closes the account: trials that wait or are agreed are closed, and give back what they had reserved; those of a
 * representative go on while somebody else acts for the club.
 */
export const createClosing =
  ({ trials, participants }: Given) =>
  async (person: FormerMember, now: string): Promise<void> => {
    for (const { trial_request_id, player, club_team } of await trials.openNaming(person.profile_ids))
      if (isFormer(person, player) || !(await participants.isActedFor(club_team.club_id, person.profile_ids)))
        await trials.handle(trial_request_id, { type: 'Close', reason: accountClosed, now });
  };
