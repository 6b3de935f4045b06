import { accountClosed, consentWithdrawn, type TrialDates, trialRequestEvents } from '@touchline/contracts/events';
import { lengthInDays } from '@touchline/contracts/policies/trial-dates';
import { unreachable } from '@touchline/platform/domain';
import { publicTrialRequestOf, type Requested, type TrialRequest, type TrialRequestEvent } from './state.ts';

const datesOf = ({ starts_on, ends_on }: TrialDates): TrialDates => ({ starts_on, ends_on });

const isRequested = (state: TrialRequest): state is Requested =>
  state.status !== 'none' && state.status !== 'abandoned';

/** The contract of an event and what is its own: who did what, and what was before. */
const happenedOf = (
  event: Exclude<TrialRequestEvent, { type: 'TrialAbandoned' }>,
  after: Requested,
  before: TrialRequest,
) => {
  switch (event.type) {
    case 'TrialRequested':
      return [trialRequestEvents.requested, { dates: datesOf(event) }] as const;
    case 'TrialDatesChanged':
      return [trialRequestEvents.datesChanged, { before: datesOf(isRequested(before) ? before : after) }] as const;
    case 'TrialDatesProposed':
      return [trialRequestEvents.datesProposed, { dates: datesOf(event.dates) }] as const;
    case 'TrialAccepted':
      return [trialRequestEvents.accepted, { dates: datesOf(after) }] as const;
    case 'TrialDeclined':
      return [trialRequestEvents.declined, { reason: event.reason }] as const;
    case 'TrialWithdrawn':
      return [trialRequestEvents.withdrawn, { reason: event.reason }] as const;
    case 'TrialCancelled':
      return [trialRequestEvents.cancelled, { by: event.by, reason: event.reason }] as const;
    case 'TrialReminded': {
      const starts_in_days = lengthInDays({ starts_on: event.today, ends_on: after.starts_on }) - 1;
      return [trialRequestEvents.reminded, { starts_in_days }] as const;
    }
    case 'TrialCompleted':
      return [trialRequestEvents.completed, { dates: datesOf(after) }] as const;
    case 'TrialReported': {
      const { shared } = event.report;
      const shown_before = before.status === 'completed' && (before.report?.shown ?? null) !== null;
      return [trialRequestEvents.reported, { shared: [...shared], anew: [...event.anew], shown_before }] as const;
    }
    case 'TrialClosed':
      if (event.reason === accountClosed) return [trialRequestEvents.memberLeft, {}] as const;
      return event.reason === consentWithdrawn
        ? ([trialRequestEvents.consentEnded, {}] as const)
        : ([trialRequestEvents.closed, { reason: event.reason }] as const);
    default:
      return unreachable(event);
  }
};

export const snapshotOf = (state: TrialRequest) =>
  isRequested(state)
    ? { type: trialRequestEvents.restated.type, data: { trial_request: publicTrialRequestOf(state) } }
    : null;

/** An event as neighbours read it: what happened, beside the trial request after it. One that never came about is nobody's business. */
export const published = (event: TrialRequestEvent, after: TrialRequest, before: TrialRequest) => {
  if (event.type === 'TrialAbandoned' || !isRequested(after)) return null;
  const [{ type }, happened] = happenedOf(event, after, before);
  return { type, data: { trial_request: publicTrialRequestOf(after), happened } };
};
