import type { TrialDates } from '@touchline/contracts/events';
import { blockBounds, daysAfter, lengthInDays, overlap } from '@touchline/contracts/policies/trial-dates';
import { ImpossibleEvent, invalid, Rejected, unreachable } from '@touchline/platform/domain';
import {
  type BlockedSpan,
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

const others = (state: PlayerCalendar, trialRequestId: string | null): readonly CalendarEntry[] =>
  state.status === 'none' ? [] : state.entries.filter((one) => one.trial_request_id !== trialRequestId);

const isSame = (one: TrialDates, other: TrialDates): boolean =>
  one.starts_on === other.starts_on && one.ends_on === other.ends_on;

const blockedIn = (state: PlayerCalendar): readonly BlockedSpan[] => (state.status === 'none' ? [] : state.blocked);

const isBlocked = (state: PlayerCalendar, dates: TrialDates): boolean =>
  blockedIn(state).some((span) => overlap(span, dates));

/** Whether these days can't be asked for: blocked, agreed with somebody, or wanted by another request of the same team. */
export const isTaken = (state: PlayerCalendar, trialRequestId: string, teamId: string, dates: TrialDates): boolean =>
  isBlocked(state, dates) ||
  others(state, trialRequestId).some(
    (one) => (one.state === 'booked' || one.team_id === teamId) && overlap(one, dates),
  );

/** Whether another trial is agreed on one of these days. */
const isAgreed = (state: PlayerCalendar, trialRequestId: string | null, dates: TrialDates): boolean =>
  others(state, trialRequestId).some((one) => one.state === 'booked' && overlap(one, dates));

const mustBeFree = (taken: boolean): void => {
  if (taken) throw new Rejected('TrialRequestDatesOverlap');
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
  mustBeFree(isBlocked(state, dates) || isAgreed(state, trial_request_id, dates));
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

export const block = (command: CommandOf<'Block'>, state: PlayerCalendar): Events => {
  const { calendar_id, player_id, block_id, starts_on, ends_on, reason, today, now: at } = command;
  const before = blockedIn(state);
  if (before.some((span) => span.block_id === block_id)) return [];
  const dates = { starts_on, ends_on };
  if (ends_on < starts_on) throw invalid({ path: 'ends_on', message: 'The last day can’t be before the first day.' });
  if (ends_on < today) throw invalid({ path: 'ends_on', message: 'These days are over.' });
  if (lengthInDays(dates) > blockBounds.days)
    throw invalid({ path: 'ends_on', message: `Block at most ${blockBounds.days} days at once.` });
  if (isBlocked(state, dates))
    throw invalid({ path: 'starts_on', message: 'You have blocked one of these days already.' });
  if (before.filter((span) => span.ends_on >= today).length >= blockBounds.spans)
    throw invalid({ path: 'starts_on', message: `You can block ${blockBounds.spans} times. Free some first.` });
  // Who has agreed to come cancels the trial, with a reason, before these days are the own ones again.
  mustBeFree(isAgreed(state, null, dates));
  return [{ type: 'DaysBlocked', calendar_id, player_id, block_id, dates, reason, at }];
};

export const unblock = ({ block_id, now: at }: CommandOf<'Unblock'>, state: PlayerCalendar): Events => {
  const span = blockedIn(state).find((one) => one.block_id === block_id);
  if (!span) throw new Rejected('NotFound');
  return [{ type: 'DaysUnblocked', block_id, dates: datesOf(span), at }];
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
    case 'Block':
      return block(command, state);
    case 'Unblock':
      return unblock(command, state);
    default:
      return unreachable(command);
  }
};

const keptOf = (
  state: PlayerCalendar,
  event: Extract<PlayerCalendarEvent, { type: 'DaysBooked' | 'DaysReleased' }>,
): KeptCalendar => {
  if (state.status === 'none' || !entryOf(state, event.trial_request_id)) throw new ImpossibleEvent(event, state);
  return state;
};

/** What was blocked stays in sight of nobody once it is over: days that nobody can look back on any more are dropped. */
const stillBlocked = (state: PlayerCalendar, at: string): readonly BlockedSpan[] =>
  blockedIn(state).filter((span) => span.ends_on >= daysAfter(at.slice(0, 10), -1));

export const evolve = (state: PlayerCalendar, event: PlayerCalendarEvent): PlayerCalendar => {
  switch (event.type) {
    case 'DaysHeld': {
      const { calendar_id, player_id, team_id, trial_request_id, dates } = event;
      const entry = { trial_request_id, team_id, ...datesOf(dates), state: 'held' } as const;
      const entries = [...others(state, trial_request_id), entry];
      return { status: 'kept', calendar_id, player_id, entries, blocked: blockedIn(state) };
    }
    case 'DaysBooked': {
      const kept = keptOf(state, event);
      const entries = kept.entries.map((one) =>
        one.trial_request_id === event.trial_request_id
          ? { ...one, ...datesOf(event.dates), state: 'booked' as const, booking_id: event.booking_id }
          : one,
      );
      return { ...kept, entries };
    }
    case 'DaysReleased':
      return { ...keptOf(state, event), entries: others(state, event.trial_request_id) };
    case 'DaysBlocked': {
      const { calendar_id, player_id, block_id, dates, reason, at } = event;
      const blocked = [...stillBlocked(state, at), { block_id, ...datesOf(dates), reason }];
      return { status: 'kept', calendar_id, player_id, entries: others(state, null), blocked };
    }
    case 'DaysUnblocked': {
      if (state.status === 'none') throw new ImpossibleEvent(event, state);
      return { ...state, blocked: state.blocked.filter(({ block_id }) => block_id !== event.block_id) };
    }
    default:
      return unreachable(event);
  }
};
