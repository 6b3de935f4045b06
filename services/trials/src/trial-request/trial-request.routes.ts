import type { trialsOperations } from '@touchline/contracts/http/trials';
import { isEligible } from '@touchline/contracts/policies/eligibility';
import { earliestStart, todayAt } from '@touchline/contracts/policies/trial-dates';
import { derivedId, newId, Rejected, readBy, representativeOf, type Side, sideOf } from '@touchline/platform/domain';
import { asMember, type Handlers } from '@touchline/platform/http';
import {
  type ActingRequest,
  type CommandingRequest,
  createCommanding,
  type Participants,
} from '@touchline/platform/participants';
import type { Reading } from '@touchline/platform/representations';
import type { Limits } from '../limits.ts';
import { calendarIdOf, type PlayerCalendarRepository } from '../player-calendar/player-calendar.repository.ts';
import { isShownTo } from '../player-calendar/player-calendar.routes.ts';
import { isTaken } from '../player-calendar/player-calendar.ts';
import type { Reservations } from '../reservations/reservations.ts';
import type { Interests } from '../talks/interests.ts';
import { allowanceIdOf, type TrialAllowanceRepository } from '../trial-allowance/trial-allowance.repository.ts';
import { termsOf } from '../trial-allowance/trial-allowance.routes.ts';
import type { NamedInterest, Requested, TrialRequest, TrialRequestCommand } from './state.ts';
import { contentOf } from './trial-report.ts';
import type { TrialRequestRepository } from './trial-request.repository.ts';
import { accept, changeDates, request as decideRequest, initialState, propose, seenBy } from './trial-request.ts';
import { type TrialRequestView, trialRequestView } from './view.ts';

type Operation =
  | 'requestTrial'
  | 'trialsAtHome'
  | 'listTrialRequests'
  | 'getTrialRequest'
  | 'changeTrialDates'
  | 'proposeTrialDates'
  | 'acceptTrial'
  | 'declineTrial'
  | 'withdrawTrial'
  | 'cancelTrial'
  | 'reportTrial';

/** What anybody may look a trial up by: eight signs that nobody guesses, and that a repeated request finds again. */
const codeOf = (trialRequestId: string): string => derivedId('trl', trialRequestId).slice(4, 12).toUpperCase();

export const trialRequestRoutes = ({
  trials,
  allowances,
  calendars,
  reservations,
  interests,
  participants,
  reading,
  limits,
}: {
  trials: TrialRequestRepository;
  allowances: TrialAllowanceRepository;
  calendars: PlayerCalendarRepository;
  reservations: Reservations;
  interests: Interests;
  participants: Participants;
  reading: Reading;
  limits: Limits;
}): Pick<Handlers<typeof trialsOperations>, Operation> => {
  const dealing = async (request: ActingRequest): Promise<Side> =>
    sideOf(await participants.inMarket(request, 'player', 'club-representative'));

  const command = createCommanding(trials);
  const seenFrom =
    ({ party }: Side, now: Date) =>
    (state: TrialRequest): TrialRequestView | null =>
      state.status === 'none' || state.status === 'abandoned' ? null : trialRequestView(state, party, now);

  const act = (
    id: string,
    asked: TrialRequestCommand,
    request: CommandingRequest & { readonly now: Date },
    side: Side,
    options: { readonly creates?: true; readonly correlation?: string | undefined } = {},
  ) => command(id, asked, request, seenFrom(side, request.now), options);

  /** Ends a request in one of its ways; what it had reserved is free before the answer goes out. */
  const end = async (
    id: string,
    asked: TrialRequestCommand,
    request: CommandingRequest & { readonly now: Date },
    side: Side,
  ) => {
    const ended = await act(id, asked, request, side);
    await reservations.settle(id, request.now.toISOString());
    return ended;
  };

  /** The interest that a request names, and the correlation id that goes on from it. */
  const named = async (
    id: string | undefined,
  ): Promise<{ readonly interest: NamedInterest | null; readonly correlation?: string | undefined }> => {
    if (id === undefined) return { interest: null };
    const found = await interests.find(id);
    const interest = { interest_id: id, team_id: found?.team_id ?? null, player_id: found?.player_id ?? null };
    return { interest, correlation: found?.correlation ?? undefined };
  };

  const stateOf = async (id: string): Promise<TrialRequest> => (await trials.load(id))?.state ?? initialState;

  return {
    requestTrial: async (request) => {
      const { body, actor, idempotencyKey } = request;
      const known = await participants.inMarket(request, 'club-representative');
      const club_team = known.profile.representative?.teams.find((t) => t.team_id === body.team_id);
      if (!club_team) throw new Rejected('AccessDeniedException');
      const player = await participants.find(body.player_id);
      if (!player?.profile.player) throw new Rejected('NotFound');
      const { profile_id, user_id, name } = player.profile;
      const id = idempotencyKey ? derivedId('tri', actor.user_id, idempotencyKey) : newId('tri');
      const calendar = await calendars.of(profile_id);
      const talks = await interests.openBetween(profile_id, [club_team.team_id]);
      const { interest, correlation } = await named(body.interest_id);
      const dates = { starts_on: body.starts_on, ends_on: body.ends_on };
      const now = request.now.toISOString();
      const command = {
        type: 'Request',
        trial_request_id: id,
        club_team,
        representative: representativeOf(known),
        player: { profile_id, user_id, name, nickname: player.profile.player.nickname ?? '' },
        ...dates,
        location: body.location,
        kit: body.kit,
        travel: body.travel,
        note: body.note,
        contact: { name: body.contact.name, phone: body.contact.phone || null },
        code: codeOf(id),
        facts: {
          eligible: isEligible(player, now.slice(0, 10)),
          shown: isShownTo(player, calendar, talks, [club_team.team_id], request.now),
          gender: player.profile.player.gender ?? null,
        },
        interest,
        earliest: earliestStart(club_team.country, request.now),
        now,
      } as const;
      if ((await stateOf(id)).status === 'none') {
        // Refused here, nothing has to be given back; what comes between is refused by the one write below.
        decideRequest(command, initialState);
        if (isTaken(calendar, id, club_team.team_id, dates)) throw new Rejected('TrialRequestDatesOverlap');
        await limits.request.take(`${club_team.team_id}:${profile_id}`);
        const ids = { trial_request_id: id, player_id: profile_id };
        const allowance_id = allowanceIdOf(known.profile.profile_id);
        const { limit, period } = termsOf(known, request.now);
        const reserved = { ...ids, allowance_id, profile_id: known.profile.profile_id };
        await allowances.handle(
          allowance_id,
          { type: 'Reserve', ...reserved, limit, period, now },
          { actor: actor.user_id, creates: true },
        );
        const calendar_id = calendarIdOf(profile_id);
        try {
          await calendars.handle(
            calendar_id,
            { type: 'Hold', ...ids, calendar_id, team_id: club_team.team_id, dates, now },
            { actor: actor.user_id, creates: true },
          );
        } catch (error) {
          if (error instanceof Rejected) await reservations.abandon(reserved, error.code, now);
          throw error;
        }
      }
      return act(id, command, request, sideOf(known), { creates: true, correlation });
    },
    trialsAtHome: async (given) => {
      const request = asMember(given);
      const reader = await reading(request);
      const { mine, theirs, agreed, reports } = await trials.atHome(reader, request.now);
      const shown = (some: readonly Requested[]) =>
        some.map((trial) => trialRequestView(trial, reader.party, request.now));
      return {
        data: { mine: shown(mine), theirs: shown(theirs), agreed: shown(agreed), reports: shown(reports) },
      };
    },
    listTrialRequests: async (request) => {
      const reader = await reading(request);
      const { trials: listed, next_cursor, waiting } = await trials.listOf(reader, request.query, request.now);
      return {
        data: listed.map((trial) => trialRequestView(trial, reader.party, request.now)),
        meta: { next_cursor, mine: waiting },
      };
    },
    getTrialRequest: async (request) => {
      const reader = await reading(request);
      const state = await stateOf(request.params.trial_request_id);
      if (state.status === 'none' || state.status === 'abandoned') throw new Rejected('NotFound');
      const by = readBy(state, reader);
      if (!by) throw new Rejected('NotFound');
      return { data: trialRequestView(state, by, request.now) };
    },
    changeTrialDates: async (request) => {
      const by = await dealing(request);
      const id = request.params.trial_request_id;
      const state = await stateOf(id);
      const trial = seenBy(state, by);
      const earliest = earliestStart(trial.club_team.country, request.now);
      const now = request.now.toISOString();
      const command = { type: 'ChangeDates', by, dates: request.body, earliest, now } as const;
      // One that is over answers a repeat, or refuses, by itself.
      if (trial.status === 'pending' && changeDates(command, state).length > 0) {
        await limits.dates.take(id);
        await calendars.handle(calendarIdOf(trial.player.profile_id), {
          type: 'Move',
          trial_request_id: id,
          dates: request.body,
          now,
        });
      }
      return act(id, command, request, by);
    },
    proposeTrialDates: async (request) => {
      const by = await dealing(request);
      const { params, body: dates, now } = request;
      const id = params.trial_request_id;
      const state = await stateOf(id);
      const trial = seenBy(state, by);
      const earliest = earliestStart(trial.club_team.country, now);
      const command = { type: 'Propose', by, dates, earliest, now: now.toISOString() } as const;
      // Nothing is reserved by it: the days are asked for once the club takes them.
      if (trial.status === 'pending' && propose(command, state).length > 0) {
        // Apart from the club's own changes: neither side uses up the other's.
        await limits.dates.take(`${id}:player`);
        const calendar = await calendars.of(trial.player.profile_id);
        if (isTaken(calendar, id, trial.team_id, dates)) throw new Rejected('TrialRequestDatesOverlap');
      }
      return act(id, command, request, by);
    },
    acceptTrial: async (request) => {
      const by = await dealing(request);
      const id = request.params.trial_request_id;
      const state = await stateOf(id);
      const trial = seenBy(state, by);
      const now = request.now.toISOString();
      const booking_id = request.idempotencyKey
        ? derivedId('bkg', request.actor.user_id, request.idempotencyKey)
        : newId('bkg');
      const command = { type: 'Accept', by, dates: request.body, booking_id, now } as const;
      if (trial.status !== 'pending') return act(id, command, request, by);
      accept(command, state);
      const book = { type: 'Book', trial_request_id: id, booking_id, dates: request.body, now } as const;
      await calendars.handle(calendarIdOf(trial.player.profile_id), book, { actor: request.actor.user_id });
      try {
        return await act(id, command, request, by);
      } catch (error) {
        // Withdrawn, or moved to other days, in the same moment: the days are free again.
        if (error instanceof Rejected) await reservations.settle(id, now);
        throw error;
      }
    },
    declineTrial: async (request) => {
      const by = await dealing(request);
      const { params, body, now } = request;
      const command = { type: 'Decline', by, reason: body.reason, now: now.toISOString() } as const;
      return end(params.trial_request_id, command, request, by);
    },
    withdrawTrial: async (request) => {
      const by = await dealing(request);
      const { params, body, now } = request;
      const command = { type: 'Withdraw', by, reason: body.reason, now: now.toISOString() } as const;
      return end(params.trial_request_id, command, request, by);
    },
    cancelTrial: async (request) => {
      const by = await dealing(request);
      const { params, body, now } = request;
      const command = { type: 'Cancel', by, reason: body.reason, now: now.toISOString() } as const;
      return end(params.trial_request_id, command, request, by);
    },
    reportTrial: async (request) => {
      const by = await dealing(request);
      const { params, body, now } = request;
      const id = params.trial_request_id;
      const { revision, ...said } = body;
      const { club_team } = seenBy(await stateOf(id), by);
      const today = todayAt(club_team.country, now).earliest;
      const report = contentOf(said);
      return act(id, { type: 'Report', by, revision, report, today, now: now.toISOString() }, request, by);
    },
  };
};
