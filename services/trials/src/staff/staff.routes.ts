import type { trialsOperations } from '@touchline/contracts/http/trials';
import { spansOf } from '@touchline/contracts/policies/spans';
import type { Handlers } from '@touchline/platform/http';
import type { TrialRequestRepository } from '../trial-request/trial-request.repository.ts';

/** As many as a person's file shows. */
const shown = 20;

/** What staff see of trials: with whom, when, and how they stand. */
export const staffRoutes = ({
  trials,
}: {
  readonly trials: TrialRequestRepository;
}): Pick<Handlers<typeof trialsOperations>, 'listTrialsOf' | 'trialPulse'> => ({
  listTrialsOf: async ({ query: { profile_ids } }) => ({
    data: (await trials.newestOf(profile_ids, shown)).map((trial) => {
      const { player, representative, club_team } = trial;
      const isPlayer = profile_ids.includes(player.profile_id);
      return {
        id: trial.trial_request_id,
        kind: 'trial' as const,
        profile_id: isPlayer ? player.profile_id : representative.profile_id,
        with: isPlayer ? club_team.club_name : player.name,
        status: trial.status,
        turn: trial.status === 'pending' ? (trial.proposal ? ('club' as const) : ('player' as const)) : null,
        round: null,
        starts_on: trial.starts_on,
        updated_at: trial.updated_at,
      };
    }),
  }),
  trialPulse: async ({ query, now }) => ({
    data: { trials: await trials.requestedIn(spansOf(query.period, now).spans) },
  }),
});
