import { messageOf } from '@touchline/contracts/errors';
import type { trialCalendarOperations, trialsOperations } from '@touchline/contracts/http/trials';
import { isEligible, isScoutable } from '@touchline/contracts/policies/eligibility';
import { playsTheSameFootball } from '@touchline/contracts/policies/fit';
import { todaySomewhere } from '@touchline/contracts/policies/today';
import { earliestStart, longestTrial } from '@touchline/contracts/policies/trial-dates';
import { derivedId, newId, Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { createCommanding, type KnownProfile, type Participants } from '@touchline/platform/participants';
import type { Interests, KnownInterest } from '../talks/interests.ts';
import type { TrialAllowanceRepository } from '../trial-allowance/trial-allowance.repository.ts';
import { allowanceOf } from '../trial-allowance/trial-allowance.routes.ts';
import { requestingBlocked } from '../trial-request/trial-request.ts';
import { calendarIdOf, type PlayerCalendarRepository } from './player-calendar.repository.ts';
import type { BlockedSpan, PlayerCalendar } from './state.ts';

/** Whether clubs see the player: one who can be scouted, or with whom one of these teams is in talks or has trial days. */
export const isShownTo = (
  player: KnownProfile,
  calendar: PlayerCalendar,
  talks: readonly KnownInterest[],
  teamIds: readonly string[],
  now: Date,
): boolean =>
  isScoutable(player, now.toISOString().slice(0, 10)) ||
  talks.length > 0 ||
  (calendar.status === 'kept' && calendar.entries.some(({ team_id }) => teamIds.includes(team_id)));

const blockedOf = (calendar: PlayerCalendar): readonly BlockedSpan[] =>
  calendar.status === 'none' ? [] : calendar.blocked;

/** The player's own days, as the player sees them. */
const viewOf = (calendar: PlayerCalendar, now: Date) => {
  const entries = calendar.status === 'none' ? [] : calendar.entries;
  return {
    blocked: blockedOf(calendar)
      .filter(({ ends_on }) => ends_on >= todaySomewhere(now).first)
      .map(({ block_id: id, ...span }) => ({ id, ...span }))
      .sort((a, b) => a.starts_on.localeCompare(b.starts_on)),
    agreed: entries
      .filter(({ state }) => state === 'booked')
      .map(({ trial_request_id, starts_on, ends_on }) => ({ trial_request_id, starts_on, ends_on })),
  };
};

export const playerCalendarRoutes = ({
  calendars,
  allowances,
  interests,
  participants,
}: {
  calendars: PlayerCalendarRepository;
  allowances: TrialAllowanceRepository;
  interests: Interests;
  participants: Participants;
}): Pick<Handlers<typeof trialsOperations>, 'getTrialProspect' | keyof typeof trialCalendarOperations> => {
  const commanding = createCommanding(calendars);
  return {
    getTrialProspect: async (request) => {
      const known = await participants.inMarket(request, 'club-representative');
      const player = await participants.find(request.params.player_id);
      if (!player?.profile.player) throw new Rejected('NotFound');
      const teams = known.profile.representative?.teams ?? [];
      const teamIds = teams.map(({ team_id }) => team_id);
      const calendar = await calendars.of(player.profile.profile_id);
      const talks = await interests.openBetween(player.profile.profile_id, teamIds);
      const shown = isShownTo(player, calendar, talks, teamIds, request.now);
      if (!shown) throw new Rejected('PlayerNotScoutable');
      const allowance = await allowanceOf(allowances, known, request.now);
      const blocked = requestingBlocked({
        eligible: isEligible(player, request.now.toISOString().slice(0, 10)),
        shown,
      });
      const refusal = blocked ?? (allowance.left === 0 ? 'TrialRequestPlanLimitExceeded' : null);
      const gender = player.profile.player.gender ?? null;
      const entries = calendar.status === 'none' ? [] : calendar.entries;
      return {
        data: {
          player: {
            profile_id: player.profile.profile_id,
            name: player.profile.name,
            nickname: player.profile.player.nickname ?? '',
          },
          teams: teams
            .filter((team) => playsTheSameFootball(team, gender))
            .map((club_team) => ({
              club_team,
              refusal: refusal && { error: refusal, message: messageOf(refusal) },
              earliest_start: earliestStart(club_team.country, request.now),
              interest_id: talks.find(({ team_id }) => team_id === club_team.team_id)?.interest_id ?? null,
            })),
          longest: longestTrial,
          blocked: [
            ...blockedOf(calendar).map(({ starts_on, ends_on }) => ({
              starts_on,
              ends_on,
              why: 'not-free' as const,
              trial_request_id: null,
            })),
            ...entries
              .filter(({ state, team_id }) => state === 'booked' || teamIds.includes(team_id))
              .map(({ trial_request_id, team_id, starts_on, ends_on, state }) => ({
                starts_on,
                ends_on,
                why: state === 'booked' ? ('on-trial' as const) : ('requested' as const),
                trial_request_id: teamIds.includes(team_id) ? trial_request_id : null,
              })),
          ],
          allowance,
        },
      };
    },
    getTrialCalendar: async (request) => {
      const { profile } = await participants.inMarket(request, 'player');
      return { data: viewOf(await calendars.of(profile.profile_id), request.now) };
    },
    blockDays: async (request) => {
      const { actor, body, idempotencyKey, now } = request;
      const { profile_id: player_id } = (await participants.inMarket(request, 'player')).profile;
      const calendar_id = calendarIdOf(player_id);
      const block_id = idempotencyKey ? derivedId('blk', actor.user_id, idempotencyKey) : newId('blk');
      const command = { type: 'Block', calendar_id, player_id, block_id, ...body } as const;
      const said = { ...command, today: todaySomewhere(now).first, now: now.toISOString() };
      return commanding(calendar_id, said, request, (state) => viewOf(state, now), { creates: true });
    },
    unblockDays: async (request) => {
      const { params, now } = request;
      const { profile_id } = (await participants.inMarket(request, 'player')).profile;
      const command = { type: 'Unblock', block_id: params.block_id, now: now.toISOString() } as const;
      return commanding(calendarIdOf(profile_id), command, request, (state) => viewOf(state, now));
    },
  };
};
