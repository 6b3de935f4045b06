import {
  documentEvents,
  type PublicDocument,
  type PublicPlayerCalendar,
  playerCalendarEvents,
  trialRequestEvents,
} from '@touchline/contracts/events';
import { daysAfter, todayAt } from '@touchline/contracts/policies/trial-dates';
import { type Consumer, type ConsumerDependencies, consumer, type Sweep } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import { calendarIdOf, type PlayerCalendarRepository } from '../player-calendar/player-calendar.repository.ts';
import { entryOf } from '../player-calendar/state.ts';
import type { TrialAllowanceRepository } from '../trial-allowance/trial-allowance.repository.ts';
import type { TrialRequestRepository } from '../trial-request/trial-request.repository.ts';
import type { Reservations } from './reservations.ts';

/** How long a request may take from its reservation to its own document, in ms; then it is given up. */
export const patience = 10 * 60_000;

/** What nobody waits for: steps of a trial request that others have to follow, and those that the clock takes. */
export interface ReservationsProcess {
  readonly subscription: Consumer;
  readonly sweeps: readonly Sweep[];
}

interface CalendarNews {
  readonly player_calendar: PublicPlayerCalendar;
  readonly happened?: { readonly trial_request_id: string };
}

export const createReservationsProcess = (
  {
    trials,
    allowances,
    calendars,
    reservations,
  }: {
    readonly trials: TrialRequestRepository;
    readonly allowances: TrialAllowanceRepository;
    readonly calendars: PlayerCalendarRepository;
    readonly reservations: Reservations;
  },
  deps: ConsumerDependencies & { readonly clock: () => Date },
): ReservationsProcess => {
  const { settle, abandon } = reservations;
  // A reminder changes nothing that is reserved.
  const { restated: _, reminded: __, ...changes } = trialRequestEvents;
  const onTrial = (_data: unknown, { subject, time }: CloudEvent) => settle(subject, time);

  /** Days that were held or booked by whoever came too late, after the request was given up. */
  const onDays = async ({ player_calendar, happened }: CalendarNews, { time: now }: CloudEvent): Promise<void> => {
    const trial_request_id = happened?.trial_request_id;
    if (!trial_request_id) return;
    await settle(trial_request_id, now);
    const trial = (await trials.load(trial_request_id))?.state;
    const { player_id } = player_calendar;
    if (trial?.status !== 'abandoned' || !entryOf(await calendars.of(player_id), trial_request_id)) return;
    await calendars.handle(calendarIdOf(player_id), { type: 'Release', trial_request_id, now });
  };

  const onSigned = async ({ document }: { readonly document: PublicDocument }, event: CloudEvent): Promise<void> => {
    const player = document.offer?.player.profile_id;
    if (!player) return;
    const close = { type: 'Close', reason: 'player-signed-elsewhere', now: event.time } as const;
    for (const id of await trials.pendingOf(player)) await trials.handle(id, close);
  };

  return {
    subscription: consumer(deps, {
      group: 'trials.reservations',
      topics: ['touchline.trial-request', 'touchline.player-calendar', 'touchline.document'],
      from: 'end',
      checkpoints: null,
      on: {
        ...Object.fromEntries(Object.values(changes).map(({ type }) => [type, onTrial])),
        [playerCalendarEvents.held.type]: onDays,
        [playerCalendarEvents.booked.type]: onDays,
        [documentEvents.completed.type]: onSigned,
      },
    }),
    sweeps: [
      {
        name: 'reservations without a trial request',
        everyMs: 30_000,
        run: async () => {
          const now = deps.clock();
          const waiting = await allowances.waitingSince(new Date(now.getTime() - patience).toISOString());
          for (const reserved of waiting) await abandon(reserved, 'TrialRequestNotPending', now.toISOString());
          return waiting.length;
        },
      },
      {
        name: 'reminders of trials',
        everyMs: 60_000,
        run: async () => {
          const now = deps.clock();
          const today = now.toISOString().slice(0, 10);
          const due = await trials.toRemind(today);
          for (const { trial_request_id } of due)
            await trials.handle(trial_request_id, { type: 'Remind', today, now: now.toISOString() });
          return due.length;
        },
      },
      {
        name: 'trials that are over',
        everyMs: 30_000,
        run: async () => {
          const now = deps.clock();
          // Nowhere is it later than a day after UTC's date.
          const found = await trials.over(daysAfter(now.toISOString().slice(0, 10), 1));
          const due = found.filter(({ ends_on, club_team }) => ends_on < todayAt(club_team.country, now).earliest);
          for (const { trial_request_id, club_team } of due)
            await trials.handle(trial_request_id, {
              type: 'Complete',
              today: todayAt(club_team.country, now).earliest,
              now: now.toISOString(),
            });
          return due.length;
        },
      },
    ],
  };
};
