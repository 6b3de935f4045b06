import {
  accountClosed,
  consentWithdrawn,
  interestEvents,
  ownWord,
  type PublicInterest,
} from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import type { Declared, Interest, InterestEvent } from './state.ts';

/** The contract of an event and what is its own: who did what, and what was before. */
const happenedOf = (event: InterestEvent, before: Interest) => {
  switch (event.type) {
    case 'InterestDeclared':
      return [interestEvents.declared, { by: event.initiated_by }] as const;
    case 'InterestMessageChanged': {
      const told =
        before.status === 'none' ? { by: 'club', before: '' } : { by: before.initiated_by, before: before.message };
      return [interestEvents.messageChanged, told] as const;
    }
    case 'InterestAccepted':
      return [interestEvents.accepted, { by: event.by }] as const;
    case 'InterestDeclined':
      return [interestEvents.declined, { by: event.by, reason: event.reason }] as const;
    case 'InterestWithdrawn':
      return [interestEvents.withdrawn, { by: event.by, reason: event.reason }] as const;
    case 'InterestClosed':
      if (event.reason === accountClosed) return [interestEvents.memberLeft, {}] as const;
      return event.reason === consentWithdrawn
        ? ([interestEvents.consentEnded, {}] as const)
        : ([interestEvents.closed, { reason: event.reason }] as const);
    default:
      return unreachable(event);
  }
};

/** The interest as other services may know it: without what was shown to the other side alone. */
const publicInterestOf = (interest: Declared): PublicInterest => ({
  interest_id: interest.interest_id,
  club_team: interest.club_team,
  representative: interest.representative,
  player: interest.player,
  initiated_by: interest.initiated_by,
  message: interest.message,
  status: interest.status,
  reason: interest.status === 'declined' || interest.status === 'withdrawn' ? interest.reason : null,
  close_reason: interest.status === 'closed' ? ownWord(interest.close_reason) : null,
  declared_at: interest.declared_at,
  opportunity: interest.opportunity,
});

export const stateData = (state: Interest) => ({
  interest: state.status === 'none' ? undefined : publicInterestOf(state),
});

/** An event as neighbours read it: what happened, beside the interest after it. */
export const published = (event: InterestEvent, after: Interest, before: Interest) => {
  const [{ type }, happened] = happenedOf(event, before);
  return { type, data: { ...stateData(after), happened } };
};
