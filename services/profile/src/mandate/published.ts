import { mandateEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { type Known, type Mandate, type MandateEvent, publicMandateOf, untilOf } from './state.ts';

/** The contract of an event and what is its own: who did what, and until when. */
const happenedOf = (event: MandateEvent, after: Known) => {
  switch (event.type) {
    case 'MandateRequested':
      return [mandateEvents.requested, { answer_by: event.answer_by }] as const;
    case 'MandateConfirmed':
      return [mandateEvents.confirmed, { starts_on: event.starts_on }] as const;
    case 'MandateDeclined':
      return [mandateEvents.declined, { reason: event.reason }] as const;
    case 'MandateWithdrawn':
      return [mandateEvents.withdrawn, {}] as const;
    case 'MandateLapsed':
      return [mandateEvents.lapsed, {}] as const;
    case 'MandateClosed':
      return [mandateEvents.consentEnded, {}] as const;
    case 'MandateNoticeGiven': {
      const { reason, last_day } = event;
      return [mandateEvents.noticeGiven, { by: 'player', reason, last_day }] as const;
    }
    case 'MandateReminded':
      return [mandateEvents.reminded, { last_day: untilOf(after) }] as const;
    case 'MandateEnded':
      return [mandateEvents.ended, { by: event.end.by, reason: event.end.reason }] as const;
    default:
      return unreachable(event);
  }
};

export const snapshotOf = (state: Mandate) =>
  state.status === 'none' ? null : { type: mandateEvents.restated.type, data: { mandate: publicMandateOf(state) } };

/** An event as neighbours read it: what happened, beside the mandate after it. */
export const published = (event: MandateEvent, after: Mandate) => {
  if (after.status === 'none') return null;
  const [{ type }, happened] = happenedOf(event, after);
  return { type, data: { mandate: publicMandateOf(after), happened } };
};
