import { messageOf } from '@touchline/contracts/errors';
import type { trialsOperations } from '@touchline/contracts/http/trials';
import { isEligible, isScoutable } from '@touchline/contracts/policies/eligibility';
import { earliestStart, longestTrial } from '@touchline/contracts/policies/trial-dates';
import { Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { KnownProfile, Participants } from '@touchline/platform/participants';
import type { TrialAllowanceRepository } from '../trial-allowance/trial-allowance.repository.ts';
import { allowanceOf } from '../trial-allowance/trial-allowance.routes.ts';
import { requestingBlocked } from '../trial-request/trial-request.ts';
import type { PlayerCalendarRepository } from './player-calendar.repository.ts';
import type { PlayerCalendar } from './state.ts';

/** Whether clubs see the player: one who can be scouted, or who has trial days with one of these teams. */
export const isShownTo = (player: KnownProfile, calendar: PlayerCalendar, teamIds: readonly string[]): boolean =>
  isScoutable(player) ||
  (calendar.status === 'kept' && calendar.entries.some(({ team_id }) => teamIds.includes(team_id)));

export const playerCalendarRoutes = ({
  calendars,
  allowances,
  participants,
}: {
  calendars: PlayerCalendarRepository;
  allowances: TrialAllowanceRepository;
  participants: Participants;
}): Pick<Handlers<typeof trialsOperations>, 'getTrialProspect'> => ({
  getTrialProspect: async (request) => {
    const known = await participants.inMarket(request, 'club-representative');
    const player = await participants.find(request.params.player_id);
    if (!player?.profile.player) throw new Rejected('NotFound');
    const teams = known.profile.representative?.teams ?? [];
    const teamIds = teams.map(({ team_id }) => team_id);
    const calendar = await calendars.of(player.profile.profile_id);
    const shown = isShownTo(player, calendar, teamIds);
    if (!shown) throw new Rejected('PlayerNotScoutable');
    const allowance = await allowanceOf(allowances, known, request.now);
    const blocked = requestingBlocked({ eligible: isEligible(player), shown });
    const refusal = blocked ?? (allowance.left === 0 ? 'TrialRequestPlanLimitExceeded' : null);
    const entries = calendar.status === 'none' ? [] : calendar.entries;
    return {
      data: {
        player: {
          profile_id: player.profile.profile_id,
          name: player.profile.name,
          nickname: player.profile.player.nickname ?? '',
        },
        teams: teams.map((club_team) => ({
          club_team,
          refusal: refusal && { error: refusal, message: messageOf(refusal) },
          earliest_start: earliestStart(club_team.country, request.now),
        })),
        longest: longestTrial,
        blocked: entries
          .filter(({ state, team_id }) => state === 'booked' || teamIds.includes(team_id))
          .map(({ trial_request_id, team_id, starts_on, ends_on, state }) => ({
            starts_on,
            ends_on,
            why: state === 'booked' ? ('on-trial' as const) : ('requested' as const),
            trial_request_id: teamIds.includes(team_id) ? trial_request_id : null,
          })),
        allowance,
      },
    };
  },
});
