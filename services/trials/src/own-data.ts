import type { Section } from '@touchline/platform/own-data';
import type { PlayerCalendarRepository } from './player-calendar/player-calendar.repository.ts';
import { publicTrialRequestOf } from './trial-request/state.ts';
import type { TrialRequestRepository } from './trial-request/trial-request.repository.ts';

/** Of a trial what both know; of its report a player gets what the club shows him, on the page. */
export const ownDataSections = ({
  trials,
  calendars,
}: {
  readonly trials: TrialRequestRepository;
  readonly calendars: PlayerCalendarRepository;
}): Readonly<Record<string, Section>> => ({
  trials: async (person) =>
    (await trials.about(person)).flatMap((trial) =>
      trial.status === 'none' || trial.status === 'abandoned' ? [] : [publicTrialRequestOf(trial)],
    ),
  'blocked-days': async (person) =>
    (await calendars.about(person)).flatMap((calendar) => (calendar.status === 'none' ? [] : calendar.blocked)),
});
