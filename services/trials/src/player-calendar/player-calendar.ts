import type { TrialDates } from '@touchline/contracts/events';
import { overlap } from '@touchline/contracts/policies/trial-dates';
import { ImpossibleEvent, Rejected, unreachable } from '@touchline/platform/domain';
import {
  type CalendarEntry,
  entryOf,
  type KeptCalendar,
  type PlayerCalendar,
  type PlayerCalendarCommand,
  type PlayerCalendarEvent,
} from './state.ts';

export const initialState: PlayerCalendar = { status: 'none' };

type CommandOf<Type extends PlayerCalendarCommand['type']> = Extract<PlayerCalendarCommand, { type: Type }>;
type Events = readonly PlayerCalendarEvent[];

const others = (state: PlayerCalendar, trialRequestId: string): readonly CalendarEntry[] =>
  state.status === 'none' ? [] : state.entries.filter((one) => one.trial_request_id !== trialRequestId);

const isSame = (one: TrialDates, other: TrialDates): boolean =>
  one.starts_on === other.starts_on && one.ends_on === other.ends_on;

/** Whether these days can't be asked for: agreed with somebody, or wanted by another request of the same team. */
export const isTaken = (state: PlayerCalendar, trialRequestId: string, teamId: string, dates: TrialDates): boolean =>
  others(state, trialRequestId).some(
    (one) => (one.state === 'booked' || one.team_id === teamId) && overlap(one, dates),
  );

const mustBeFree = (isBlocked: boolean): void => {
  if (isBlocked) throw new Rejected('TrialRequestDatesOverlap');
};

const datesOf = ({ starts_on, ends_on }: TrialDates): TrialDates => ({ starts_on, ends_on });

export const hold = (command: CommandOf<'Hold'>, state: PlayerCalendar): Events => {
  const { type: _, now: at, ...held } = command;
  if (entryOf(state, command.trial_request_id)) return [];
  mustBeFree(isTaken(state, command.trial_request_id, command.team_id, command.dates));
  return [{ type: 'DaysHeld', ...held, at }];
};

export const move = ({ trial_request_id, dates, now: at }: CommandOf<'Move'>, state: PlayerCalendar): Events => {
  const entry = entryOf(state, trial_request_id);
  // Booked: the player has just accepted. Gone: it is over.
  if (state.status === 'none' || entry?.state !== 'held') throw new Rejected('TrialRequestNotPending');
  if (isSame(entry, dates)) return [];
  mustBeFree(isTaken(state, trial_request_id, entry.team_id, dates));
  const { calendar_id, player_id } = state;
  return [{ type: 'DaysHeld', calendar_id, player_id, team_id: entry.team_id, trial_request_id, dates, at }];
};

export const book = (command: CommandOf<'Book'>, state: PlayerCalendar): Events => {
  const { trial_request_id, booking_id, dates, now: at } = command;
  const entry = entryOf(state, trial_request_id);
  if (!entry) throw new Rejected('TrialRequestNotPending');
  if (entry.state === 'booked' && isSame(entry, dates)) return [];
  mustBeFree(others(state, trial_request_id).some((one) => one.state === 'booked' && overlap(one, dates)));
  return [{ type: 'DaysBooked', trial_request_id, booking_id, dates, at }];
};

export const unbook = (command: CommandOf<'Unbook'>, state: PlayerCalendar): Events => {
  const { trial_request_id, dates, current, now: at } = command;
  const entry = entryOf(state, trial_request_id);
  if (state.status === 'none' || entry?.state !== 'booked' || !isSame(entry, dates)) return [];
  const { calendar_id, player_id } = state;
  return [{ type: 'DaysHeld', calendar_id, player_id, team_id: entry.team_id, trial_request_id, dates: current, at }];
};

export const release = ({ trial_request_id, now: at }: CommandOf<'Release'>, state: PlayerCalendar): Events => {
  const entry = entryOf(state, trial_request_id);
  return entry ? [{ type: 'DaysReleased', trial_request_id, dates: datesOf(entry), at }] : [];
};

export const decide = (command: PlayerCalendarCommand, state: PlayerCalendar): Events => {
  switch (command.type) {
    case 'Hold':
      return hold(command, state);
    case 'Move':
      return move(command, state);
    case 'Book':
      return book(command, state);
    case 'Unbook':
      return unbook(command, state);
    case 'Release':
      return release(command, state);
    default:
      return unreachable(command);
  }
};

const keptOf = (state: PlayerCalendar, event: PlayerCalendarEvent): KeptCalendar => {
  if (state.status === 'none' || !entryOf(state, event.trial_request_id)) throw new ImpossibleEvent(event, state);
  return state;
};

export const evolve = (state: PlayerCalendar, event: PlayerCalendarEvent): PlayerCalendar => {
  const { trial_request_id } = event;
  switch (event.type) {
    case 'DaysHeld': {
      const { calendar_id, player_id, team_id, dates } = event;
      const entry = { trial_request_id, team_id, ...datesOf(dates), state: 'held' } as const;
      return { status: 'kept', calendar_id, player_id, entries: [...others(state, trial_request_id), entry] };
    }
    case 'DaysBooked': {
      const kept = keptOf(state, event);
      const entries = kept.entries.map((one) =>
        one.trial_request_id === trial_request_id
          ? { ...one, ...datesOf(event.dates), state: 'booked' as const, booking_id: event.booking_id }
          : one,
      );
      return { ...kept, entries };
    }
    case 'DaysReleased':
      return { ...keptOf(state, event), entries: others(state, trial_request_id) };
    default:
      return unreachable(event);
  }
};
