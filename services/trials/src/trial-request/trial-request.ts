import type { ErrorCode } from '@touchline/contracts/errors';
import type { TrialDates } from '@touchline/contracts/events';
import { isClosedFor } from '@touchline/contracts/events';
import { daysAfter, faultsOfDates, lengthInDays } from '@touchline/contracts/policies/trial-dates';
import { reportUntil } from '@touchline/contracts/policies/trial-report';
import {
  acting,
  ImpossibleEvent,
  invalid,
  mustPlayTheSameFootball,
  partyOf,
  Rejected,
  type Representative,
  type Side,
  unreachable,
} from '@touchline/platform/domain';
import type {
  AcceptedTrial,
  PendingTrial,
  PlayerFacts,
  Requested,
  TrialRequest,
  TrialRequestCommand,
  TrialRequestEvent,
} from './state.ts';
import { faultsOfReport, isSameReport, reportAfter, shownAnew } from './trial-report.ts';

export const initialState: TrialRequest = { status: 'none' };

type CommandOf<Type extends TrialRequestCommand['type']> = Extract<TrialRequestCommand, { type: Type }>;
type Events = readonly TrialRequestEvent[];

/** The trial as the one who acts may see it: else there is none. */
export const seenBy = (state: TrialRequest, side: Side): Requested => {
  if (state.status === 'none' || state.status === 'abandoned' || !partyOf(state, side)) throw new Rejected('NotFound');
  return state;
};

const pending = (trial: Requested): PendingTrial => {
  if (trial.status !== 'pending') throw new Rejected('TrialRequestNotPending', { status: trial.status });
  return trial;
};

/** What one party alone may do with it while it waits. */
const waitingFor = (party: Side['party'], state: TrialRequest, side: Side): PendingTrial => {
  const trial = seenBy(state, side);
  if (side.party !== party) throw new Rejected('AccessDeniedException');
  return pending(trial);
};

const mustBePossible = (dates: TrialDates, earliest: string): void => {
  const faults = faultsOfDates(dates, earliest);
  if (faults.length > 0) throw invalid(...faults);
};

const isSame = (one: TrialDates, other: TrialDates): boolean =>
  one.starts_on === other.starts_on && one.ends_on === other.ends_on;

/** In days before the first: a week, and the day before. */
const reminders = [7, 1] as const;

/** The next day after this one on which a trial's people are reminded of it. */
const reminderAfter = (startsOn: string, day: string): string | null =>
  reminders.map((days) => daysAfter(startsOn, -days)).find((due) => due > day) ?? null;

/** Why no club can ask this player to a trial now; null: it can. */
export const requestingBlocked = ({ eligible, shown }: Pick<PlayerFacts, 'eligible' | 'shown'>): ErrorCode | null => {
  if (!eligible) return 'TrialRequestPlayerNotEligible';
  return shown ? null : 'TrialRequestPlayerNotScoutable';
};

export const request = (command: CommandOf<'Request'>, state: TrialRequest): Events => {
  if (state.status === 'abandoned') throw new Rejected(state.refusal);
  if (state.status !== 'none') return [];
  const { type: _, facts, interest, earliest, now: at, ...invitation } = command;
  const blocked = requestingBlocked(facts);
  if (blocked) throw new Rejected(blocked);
  mustBePossible(command, earliest);
  mustPlayTheSameFootball(command.club_team, facts.gender);
  // Of another team or player, or none at all: one answer, so that nobody finds out by asking.
  if (interest && (interest.team_id !== command.club_team.team_id || interest.player_id !== command.player.profile_id))
    throw invalid({ path: 'interest_id', message: 'This interest is not between this team and this player.' });
  return [{ type: 'TrialRequested', ...invitation, interest_id: interest?.interest_id ?? null, at }];
};

export const changeDates = (
  { by, dates, earliest, now: at }: CommandOf<'ChangeDates'>,
  state: TrialRequest,
): Events => {
  const trial = waitingFor('club', state, by);
  mustBePossible(dates, earliest);
  return isSame(trial, dates) ? [] : [{ type: 'TrialDatesChanged', dates, acting: acting(by), at }];
};

export const propose = ({ by, dates, earliest, now: at }: CommandOf<'Propose'>, state: TrialRequest): Events => {
  const trial = waitingFor('player', state, by);
  mustBePossible(dates, earliest);
  if (isSame(trial, dates))
    throw invalid({ path: 'starts_on', message: 'These are the days that you were asked for. Choose others.' });
  return trial.proposal && isSame(trial.proposal, dates) ? [] : [{ type: 'TrialDatesProposed', dates, at }];
};

export const accept = ({ by, dates, booking_id, now: at }: CommandOf<'Accept'>, state: TrialRequest): Events => {
  if (state.status === 'accepted' && state.booking_id === booking_id) return [];
  const { starts_on, ends_on } = waitingFor('player', state, by);
  // The dates were changed while the player was reading: what is accepted is what was seen.
  if (!isSame({ starts_on, ends_on }, dates)) throw new Rejected('StaleVersion', { starts_on, ends_on });
  return [{ type: 'TrialAccepted', booking_id, at }];
};

export const decline = ({ by, reason, now: at }: CommandOf<'Decline'>, state: TrialRequest): Events => {
  waitingFor('player', state, by);
  return [{ type: 'TrialDeclined', reason: reason || null, at }];
};

export const withdraw = ({ by, reason, now: at }: CommandOf<'Withdraw'>, state: TrialRequest): Events => {
  waitingFor('club', state, by);
  return [{ type: 'TrialWithdrawn', reason: reason || null, acting: acting(by), at }];
};

export const cancel = ({ by, reason, now: at }: CommandOf<'Cancel'>, state: TrialRequest): Events => {
  const { status } = seenBy(state, by);
  if (status !== 'accepted') throw new Rejected('TrialRequestNotAccepted', { status });
  return [{ type: 'TrialCancelled', by: by.party, reason, acting: acting(by), at }];
};

export const report = (
  { by, revision, report: content, today, now: at }: CommandOf<'Report'>,
  state: TrialRequest,
): Events => {
  const trial = seenBy(state, by);
  if (by.party !== 'club') throw new Rejected('AccessDeniedException');
  if (trial.status !== 'completed') throw new Rejected('TrialRequestNotCompleted', { status: trial.status });
  const before = trial.report;
  if (before && isSameReport(before, content)) return [];
  if (today > reportUntil(trial)) throw new Rejected('TrialReportClosed');
  // A colleague has written meanwhile: nothing of theirs is lost unread.
  if (revision !== (before?.revision ?? 0)) throw new Rejected('StaleVersion', { revision: before?.revision ?? 0 });
  const faults = faultsOfReport(content, lengthInDays(trial));
  if (faults.length > 0) throw invalid(...faults);
  const { name, position } = by.representative;
  return [{ type: 'TrialReported', report: content, by: { name, position }, anew: shownAnew(before, content), at }];
};

export const remind = ({ today, now: at }: CommandOf<'Remind'>, state: TrialRequest): Events =>
  state.status === 'accepted' && state.remind_on !== null && state.remind_on <= today && today < state.starts_on
    ? [{ type: 'TrialReminded', today, at }]
    : [];

export const complete = ({ today, now: at }: CommandOf<'Complete'>, state: TrialRequest): Events =>
  state.status === 'accepted' && state.ends_on < today ? [{ type: 'TrialCompleted', at }] : [];

/** Where a guardian takes the consent back, or one of them leaves, nobody goes to a trial that was agreed either. */
export const close = ({ reason, now: at }: CommandOf<'Close'>, state: TrialRequest): Events =>
  state.status === 'pending' || (state.status === 'accepted' && isClosedFor(reason))
    ? [{ type: 'TrialClosed', reason, at }]
    : [];

export const abandon = ({ refusal, now: at }: CommandOf<'Abandon'>, state: TrialRequest): Events =>
  state.status === 'none' ? [{ type: 'TrialAbandoned', refusal, at }] : [];

export const decide = (command: TrialRequestCommand, state: TrialRequest): Events => {
  switch (command.type) {
    case 'Request':
      return request(command, state);
    case 'ChangeDates':
      return changeDates(command, state);
    case 'Propose':
      return propose(command, state);
    case 'Accept':
      return accept(command, state);
    case 'Decline':
      return decline(command, state);
    case 'Withdraw':
      return withdraw(command, state);
    case 'Cancel':
      return cancel(command, state);
    case 'Report':
      return report(command, state);
    case 'Remind':
      return remind(command, state);
    case 'Complete':
      return complete(command, state);
    case 'Close':
      return close(command, state);
    case 'Abandon':
      return abandon(command, state);
    default:
      return unreachable(command);
  }
};

const requested = (event: Extract<TrialRequestEvent, { type: 'TrialRequested' }>): PendingTrial => {
  const { type: _, at, ...invitation } = event;
  return {
    ...invitation,
    status: 'pending',
    proposal: null,
    team_id: invitation.club_team.team_id,
    requested_by: invitation.representative.profile_id,
    requested_at: at,
    updated_at: at,
  };
};

const actedOn = <Trial extends Pick<Requested, 'representative' | 'updated_at'>>(
  trial: Trial,
  acting: Representative | null,
  at: string,
): Trial => ({
  ...trial,
  representative: acting ?? trial.representative,
  updated_at: at,
});

export const evolve = (state: TrialRequest, event: TrialRequestEvent): TrialRequest => {
  const waiting = (): PendingTrial => {
    if (state.status !== 'pending') throw new ImpossibleEvent(event, state);
    return state;
  };
  /** What is left of a request once it waits no more. */
  const answered = (): Omit<PendingTrial, 'proposal'> => {
    const { proposal: _, ...trial } = waiting();
    return trial;
  };
  const agreed = (): AcceptedTrial => {
    if (state.status !== 'accepted') throw new ImpossibleEvent(event, state);
    return state;
  };
  const { at } = event;
  switch (event.type) {
    case 'TrialRequested':
      if (state.status !== 'none') throw new ImpossibleEvent(event, state);
      return requested(event);
    case 'TrialDatesChanged':
      return { ...actedOn(waiting(), event.acting, at), ...event.dates, proposal: null };
    case 'TrialDatesProposed':
      return { ...actedOn(waiting(), null, at), proposal: event.dates };
    case 'TrialAccepted':
      return {
        ...actedOn(answered(), null, at),
        status: 'accepted',
        booking_id: event.booking_id,
        remind_on: reminderAfter(waiting().starts_on, at.slice(0, 10)),
      };
    case 'TrialReminded':
      return { ...agreed(), remind_on: reminderAfter(agreed().starts_on, event.today) };
    case 'TrialDeclined':
      return { ...actedOn(answered(), null, at), status: 'declined', reason: event.reason };
    case 'TrialWithdrawn':
      return { ...actedOn(answered(), event.acting, at), status: 'withdrawn', reason: event.reason };
    case 'TrialCancelled': {
      const { by: cancelled_by, reason } = event;
      return { ...actedOn(agreed(), event.acting, at), status: 'cancelled', reason, cancelled_by };
    }
    case 'TrialCompleted':
      return { ...actedOn(agreed(), null, at), status: 'completed' };
    case 'TrialReported':
      if (state.status !== 'completed') throw new ImpossibleEvent(event, state);
      return { ...state, report: reportAfter(state.report, event) };
    case 'TrialClosed':
      return {
        ...actedOn(state.status === 'accepted' ? agreed() : answered(), null, at),
        ...{ status: 'closed', close_reason: event.reason },
      };
    case 'TrialAbandoned':
      if (state.status !== 'none') throw new ImpossibleEvent(event, state);
      return { status: 'abandoned', refusal: event.refusal };
    default:
      return unreachable(event);
  }
};
