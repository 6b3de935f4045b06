import type { trialsOperations } from '@touchline/contracts/http/trials';
import { blockedUnverified } from '@touchline/contracts/policies/eligibility';
import { Rejected } from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import type { Limits } from '../limits.ts';
import type { TrialRequestRepository } from './trial-request.repository.ts';

/** For whoever was asked to a trial, and their family: is it real? Says nothing of the player. */
export const trialCheckRoutes = ({
  trials,
  participants,
  limits,
}: {
  trials: TrialRequestRepository;
  participants: Participants;
  limits: Limits;
}): Pick<Handlers<typeof trialsOperations>, 'checkTrial'> => ({
  checkTrial: async ({ params, ip, now }) => {
    await limits.check.take(networkOf(ip));
    const { code } = params;
    const trial = await trials.byCode(code);
    if (!trial) throw new Rejected('NotFound');
    const { club_team, representative } = trial;
    const known = await participants.find(representative.profile_id);
    return {
      data: {
        code,
        club: {
          id: club_team.club_id,
          name: club_team.club_name,
          short_name: club_team.club_short_name,
          country: club_team.country,
        },
        team_name: club_team.team_name,
        starts_on: trial.starts_on,
        ends_on: trial.ends_on,
        city: trial.location.city,
        representative: { name: representative.name, position: representative.position },
        status: trial.status,
        is_vouched: known !== undefined && blockedUnverified(known, now.toISOString().slice(0, 10)) === null,
      },
    };
  },
});
