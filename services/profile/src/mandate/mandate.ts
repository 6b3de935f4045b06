import type { ErrorCode } from '@touchline/contracts/errors';
import {
  answerMandateBy,
  excludeEachOther,
  lastDayOfNotice,
  mandateReminderOn,
  mandateTermProblem,
} from '@touchline/contracts/policies/mandates';
import {
  type Decider,
  ImpossibleEvent,
  invalid,
  Rejected,
  type RepresentedSide,
  unreachable,
} from '@touchline/platform/domain';
import {
  type ActiveMandate,
  type ConfirmFacts,
  dayOf,
  type Known,
  type Mandate,
  type MandateCommand,
  type MandateEvent,
  type PendingMandate,
} from './state.ts';

type CommandOf<Type extends MandateCommand['type']> = Extract<MandateCommand, { type: Type }>;
type Events = readonly MandateEvent[];

/** The mandate as the one who acts may see it: of others there is none. */
export const ownMandate = (state: Mandate, { side, profile_id }: RepresentedSide): Known => {
  if (state.status === 'none' || state[side].profile_id !== profile_id) throw new Rejected('NotFound');
  return state;
};

const later = (one: string, other: string): string => (one > other ? one : other);

/** Whether nobody can say yes to it any more on this day. */
const isTooLate = ({ answer_by, ends_on }: Known, today: string): boolean => answer_by < today || ends_on < today;

/** What waits for the player's answer, for the side that acts. */
const pending = (state: Mandate, by: RepresentedSide): PendingMandate => {
  const mandate = ownMandate(state, by);
  if (mandate.status !== 'pending') throw new Rejected('MandateNotPending', { status: mandate.status });
  return mandate;
};

export const request = (command: CommandOf<'Request'>, state: Mandate): Events => {
  if (state.status !== 'none') return [];
  const { type: _, facts, now: at, ...requested } = command;
  const { starts_on, ends_on, exclusive, agent } = requested;
  if (!facts.eligible) throw new Rejected('PlayerNotEligible');
  const problem = mandateTermProblem(requested, at);
  if (problem) throw invalid(problem);
  const wanted = { agent_id: agent.profile_id, exclusive, starts_on, until: ends_on };
  if (facts.beside.some((other) => excludeEachOther(wanted, other))) throw new Rejected('MandateOverlaps');
  return [{ type: 'MandateRequested', ...requested, answer_by: answerMandateBy(dayOf(at)), at }];
};

/** Why the player can't say yes to it now; null: he can. */
export const confirmingBlocked = (mandate: PendingMandate, facts: ConfirmFacts, today: string): ErrorCode | null => {
  if (isTooLate(mandate, today)) return 'MandateNotPending';
  if (facts.guardian_missing) return 'GuardianConsentRequired';
  if (!facts.agent_eligible) return 'MandateAgentNotEligible';
  const { agent, exclusive, ends_on: until } = mandate;
  const wanted = { agent_id: agent.profile_id, exclusive, starts_on: later(mandate.starts_on, today), until };
  return facts.beside.some((other) => excludeEachOther(wanted, other)) ? 'MandateOverlaps' : null;
};

export const confirm = ({ by, place_key, facts, now: at }: CommandOf<'Confirm'>, state: Mandate): Events => {
  const mandate = pending(state, by);
  const blocked = confirmingBlocked(mandate, facts, dayOf(at));
  if (blocked) throw new Rejected(blocked);
  const starts_on = later(mandate.starts_on, dayOf(at));
  const remind_on = mandateReminderOn({ starts_on, ends_on: mandate.ends_on });
  return [{ type: 'MandateConfirmed', place_key, starts_on, remind_on, at }];
};

export const decline = ({ by, reason, now: at }: CommandOf<'Decline'>, state: Mandate): Events => {
  pending(state, by);
  return [{ type: 'MandateDeclined', reason: reason || null, at }];
};

export const withdraw = ({ by, now: at }: CommandOf<'Withdraw'>, state: Mandate): Events => {
  pending(state, by);
  return [{ type: 'MandateWithdrawn', at }];
};

export const lapse = ({ now: at }: CommandOf<'Lapse'>, state: Mandate): Events =>
  state.status === 'pending' && isTooLate(state, dayOf(at)) ? [{ type: 'MandateLapsed', at }] : [];

/** One that is active stays, without effect while its player is out of the market. */
export const close = ({ reason, now: at }: CommandOf<'Close'>, state: Mandate): Events =>
  state.status === 'pending' ? [{ type: 'MandateClosed', reason, at }] : [];

/** An agent's word counts at once; a player's with notice, so that nobody loses his agent in the middle of a talk by a slip. */
export const end = ({ by, reason: said, now: at }: CommandOf<'End'>, state: Mandate): Events => {
  const mandate = ownMandate(state, by);
  if (mandate.status !== 'active') throw new Rejected('MandateNotActive', { status: mandate.status });
  const reason = said || null;
  const today = dayOf(at);
  const over = { type: 'MandateEnded', until: today, end: { by: by.side, reason, said_at: at }, at } as const;
  if (by.side === 'agent') return [over];
  if (mandate.notice) throw new Rejected('MandateNotActive', { status: mandate.status });
  const last_day = lastDayOfNotice(mandate.until, today);
  // One that would begin after the notice never begins.
  return last_day < mandate.starts_on ? [over] : [{ type: 'MandateNoticeGiven', reason, last_day, at }];
};

export const remind = ({ now: at }: CommandOf<'Remind'>, state: Mandate): Events =>
  state.status === 'active' && state.remind_on !== null && state.remind_on <= dayOf(at)
    ? [{ type: 'MandateReminded', at }]
    : [];

export const finish = ({ now: at }: CommandOf<'Finish'>, state: Mandate): Events => {
  if (state.status !== 'active' || state.until >= dayOf(at)) return [];
  const { until, notice } = state;
  return [{ type: 'MandateEnded', until, end: notice ?? { by: 'clock', reason: null, said_at: at }, at }];
};

export const dissolve = ({ now: at }: CommandOf<'Dissolve'>, state: Mandate): Events => {
  if (state.status === 'pending') return [{ type: 'MandateLapsed', at }];
  if (state.status !== 'active') return [];
  return [{ type: 'MandateEnded', until: dayOf(at), end: { by: 'clock', reason: null, said_at: at }, at }];
};

const decide = (command: MandateCommand, state: Mandate): Events => {
  switch (command.type) {
    case 'Request':
      return request(command, state);
    case 'Confirm':
      return confirm(command, state);
    case 'Decline':
      return decline(command, state);
    case 'Withdraw':
      return withdraw(command, state);
    case 'Lapse':
      return lapse(command, state);
    case 'Close':
      return close(command, state);
    case 'End':
      return end(command, state);
    case 'Remind':
      return remind(command, state);
    case 'Finish':
      return finish(command, state);
    case 'Dissolve':
      return dissolve(command, state);
    default:
      return unreachable(command);
  }
};

const requested = ({ type: _, at, ...event }: Extract<MandateEvent, { type: 'MandateRequested' }>): PendingMandate => ({
  ...event,
  status: 'pending',
  pending_key: `${event.agent.profile_id}|${event.player.profile_id}`,
  place_key: null,
  requested_at: at,
  updated_at: at,
});

const evolve = (state: Mandate, event: MandateEvent): Mandate => {
  const { at: updated_at } = event;
  const waiting = (): PendingMandate => {
    if (state.status !== 'pending') throw new ImpossibleEvent(event, state);
    return state;
  };
  const active = (): ActiveMandate => {
    if (state.status !== 'active') throw new ImpossibleEvent(event, state);
    return state;
  };
  const unanswered = (status: 'declined' | 'withdrawn' | 'lapsed', reason: string | null = null): Mandate => ({
    ...{ ...waiting(), status, pending_key: null, reason, updated_at },
  });
  switch (event.type) {
    case 'MandateRequested':
      if (state.status !== 'none') throw new ImpossibleEvent(event, state);
      return requested(event);
    case 'MandateConfirmed': {
      const mandate = waiting();
      const { place_key, starts_on, remind_on } = event;
      return {
        ...{ ...mandate, status: 'active', pending_key: null, place_key, starts_on, remind_on },
        ...{ until: mandate.ends_on, notice: null, updated_at },
      };
    }
    case 'MandateDeclined':
      return unanswered('declined', event.reason);
    case 'MandateWithdrawn':
      return unanswered('withdrawn');
    case 'MandateLapsed':
      return unanswered('lapsed');
    case 'MandateClosed':
      return {
        ...waiting(),
        status: 'lapsed',
        pending_key: null,
        reason: null,
        close_reason: event.reason,
        updated_at,
      };
    case 'MandateNoticeGiven': {
      const notice = { by: 'player', reason: event.reason, said_at: updated_at } as const;
      return { ...active(), until: event.last_day, notice, remind_on: null, updated_at };
    }
    case 'MandateReminded':
      return { ...active(), remind_on: null, updated_at };
    case 'MandateEnded': {
      const { notice: _, remind_on: __, ...mandate } = active();
      return { ...mandate, status: 'ended', until: event.until, end: event.end, updated_at };
    }
    default:
      return unreachable(event);
  }
};

export const mandateDecider: Decider<MandateCommand, Mandate, MandateEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
