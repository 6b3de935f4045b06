import type { ErrorCode } from '@touchline/contracts/errors';
import { Rejected } from '@touchline/platform/domain';
import { calendarIdOf, type PlayerCalendarRepository } from '../player-calendar/player-calendar.repository.ts';
import { entryOf } from '../player-calendar/state.ts';
import { allowanceIdOf, type TrialAllowanceRepository } from '../trial-allowance/trial-allowance.repository.ts';
import type { Requested } from '../trial-request/state.ts';
import type { TrialRequestRepository } from '../trial-request/trial-request.repository.ts';

/** What a trial request reserves elsewhere: one of its club's allowance, days in its player's calendar. */
export interface Reserved {
  readonly trial_request_id: string;
  readonly player_id: string;
  /** Of the representative who asks. */
  readonly profile_id: string;
}

/**
 * Brings allowance and calendar to what the trial request says, whose own document decides: by commands that may be repeated,
 * in whatever order and by however many at the same moment. Nothing is taken back before the request itself is over.
 */
export interface Reservations {
  /** After the request has changed, or may have. */
  readonly settle: (trialRequestId: string, now: string) => Promise<void>;
  /** Ends what was reserved for a request that never came about, unless it has come about meanwhile. */
  readonly abandon: (reserved: Reserved, refusal: ErrorCode, now: string) => Promise<void>;
}

/** Where nothing was ever reserved there is nothing to change. */
const whereThere = async (change: Promise<unknown>): Promise<void> => {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof Rejected) || error.code !== 'NotFound') throw error;
  }
};

export const createReservations = ({
  trials,
  allowances,
  calendars,
}: {
  readonly trials: TrialRequestRepository;
  readonly allowances: TrialAllowanceRepository;
  readonly calendars: PlayerCalendarRepository;
}): Reservations => {
  const commit = ({ trial_request_id, requested_by }: Requested, now: string) =>
    whereThere(allowances.handle(allowanceIdOf(requested_by), { type: 'Commit', trial_request_id, now }));
  const giveBack = (trial_request_id: string, profileId: string, now: string) =>
    whereThere(allowances.handle(allowanceIdOf(profileId), { type: 'Release', trial_request_id, now }));
  const freeDays = (trial_request_id: string, playerId: string, now: string) =>
    whereThere(calendars.handle(calendarIdOf(playerId), { type: 'Release', trial_request_id, now }));

  /** The player has answered, the days are booked, and whoever should have noted it is gone: it is noted. */
  const carryOn = async (trial: Requested, now: string): Promise<void> => {
    const { trial_request_id: id, player } = trial;
    const entry = entryOf(await calendars.of(player.profile_id), id);
    if (entry?.state !== 'booked') return;
    const { starts_on, ends_on, booking_id } = entry;
    const by = { party: 'player', profile_id: player.profile_id } as const;
    const dates = { starts_on, ends_on };
    try {
      await trials.handle(id, { type: 'Accept', by, dates, booking_id, now });
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      const found = (await trials.load(id))?.state;
      if (found?.status !== 'pending') return settle(id, now);
      // Other dates were proposed in the same moment: the player has not seen these.
      const current = { starts_on: found.starts_on, ends_on: found.ends_on };
      const unbook = { type: 'Unbook', trial_request_id: id, dates, current, now } as const;
      await whereThere(calendars.handle(calendarIdOf(player.profile_id), unbook));
    }
  };

  const settle = async (id: string, now: string): Promise<void> => {
    const trial = (await trials.load(id))?.state;
    // Not made yet: whoever is making it goes on, or the sweep gives up for them.
    if (!trial || trial.status === 'none' || trial.status === 'abandoned') return;
    switch (trial.status) {
      case 'pending':
        await commit(trial, now);
        return carryOn(trial, now);
      case 'accepted':
        return commit(trial, now);
      case 'cancelled':
      case 'completed':
        await commit(trial, now);
        return freeDays(id, trial.player.profile_id, now);
      case 'declined':
      case 'withdrawn':
      case 'closed':
        await giveBack(id, trial.requested_by, now);
        return freeDays(id, trial.player.profile_id, now);
    }
  };

  return {
    settle,
    abandon: async ({ trial_request_id, player_id, profile_id }, refusal, now) => {
      const { state } = await trials.handle(trial_request_id, { type: 'Abandon', refusal, now }, { creates: true });
      if (state.status !== 'abandoned') return settle(trial_request_id, now);
      await giveBack(trial_request_id, profile_id, now);
      await freeDays(trial_request_id, player_id, now);
    },
  };
};
