import type { consentWithdrawn, PublicMandate } from '@touchline/contracts/events';
import type { RepresentedSide } from '@touchline/platform/domain';

export type Agent = PublicMandate['agent'];
export type Player = PublicMandate['player'];
export type Ender = NonNullable<PublicMandate['end']>['by'];

/** What closes a request that waits, for neither side's word. */
export type CloseReason = typeof consentWithdrawn;

/** What was said when a mandate was ended. */
export interface Said<By extends Ender = Ender> {
  readonly by: By;
  readonly reason: string | null;
  readonly said_at: string;
}

/** A mandate beside which another one may not be. */
export interface Beside {
  readonly agent_id: string;
  readonly exclusive: boolean;
  readonly starts_on: string;
  readonly until: string;
}

interface Common {
  readonly mandate_id: string;
  readonly agent: Agent;
  readonly player: Player;
  readonly exclusive: boolean;
  /** Calendar dates; both days are counted. */
  readonly starts_on: string;
  readonly ends_on: string;
  readonly message: string;
  /** The last day on which the player can answer. */
  readonly answer_by: string;
  readonly requested_at: string;
  readonly updated_at: string;
}

interface Pending {
  readonly status: 'pending';
  /** Set while it is pending, alone: the key of "one pending request per agent and player". */
  readonly pending_key: string;
  readonly place_key: null;
}
interface Active {
  readonly status: 'active';
  readonly pending_key: null;
  /** The player's n-th confirmed mandate, for good: who confirms has seen all before it, by a unique index. */
  readonly place_key: string;
  /** The last day in force as things stand. */
  readonly until: string;
  /** The player has ended it; null: nobody has. */
  readonly notice: Said<'player'> | null;
  /** The day on which both are told that it is about to end; null: they have been, or nobody has to be. */
  readonly remind_on: string | null;
}
interface Over {
  readonly status: 'declined' | 'withdrawn' | 'lapsed';
  /** Why it lapsed before its time. Earlier versions kept none. */
  readonly close_reason?: CloseReason;
  readonly pending_key: null;
  readonly place_key: null;
  readonly reason: string | null;
}
interface Ended {
  readonly status: 'ended';
  readonly pending_key: null;
  readonly place_key: string;
  readonly until: string;
  readonly end: Said;
}

export type PendingMandate = Common & Pending;
export type ActiveMandate = Common & Active;
export type Known = PendingMandate | ActiveMandate | (Common & (Over | Ended));
export type Mandate = { readonly status: 'none' } | Known;

export type MandateCommand =
  | {
      readonly type: 'Request';
      readonly mandate_id: string;
      readonly agent: Agent;
      readonly player: Player;
      readonly exclusive: boolean;
      readonly starts_on: string;
      readonly ends_on: string;
      readonly message: string;
      /** What is known of the player now. */
      readonly facts: { readonly eligible: boolean; readonly beside: readonly Beside[] };
      readonly now: string;
    }
  | {
      readonly type: 'Confirm';
      readonly by: RepresentedSide;
      /** The player's next number. */
      readonly place_key: string;
      readonly facts: ConfirmFacts;
      readonly now: string;
    }
  | { readonly type: 'Decline'; readonly by: RepresentedSide; readonly reason: string; readonly now: string }
  | { readonly type: 'Withdraw'; readonly by: RepresentedSide; readonly now: string }
  | { readonly type: 'Lapse'; readonly now: string }
  | { readonly type: 'Close'; readonly reason: CloseReason; readonly now: string }
  | { readonly type: 'End'; readonly by: RepresentedSide; readonly reason: string; readonly now: string }
  | { readonly type: 'Remind'; readonly now: string }
  | { readonly type: 'Finish'; readonly now: string }
  /** One of the two has left: it is over at once, without a word. */
  | { readonly type: 'Dissolve'; readonly now: string };

/** What is known of both, and of the player's other active mandates, when he says yes. */
export interface ConfirmFacts {
  readonly agent_eligible: boolean;
  /** A guardian has to consent, and hasn't. */
  readonly guardian_missing: boolean;
  readonly beside: readonly Beside[];
}

export type MandateEvent =
  | {
      readonly type: 'MandateRequested';
      readonly mandate_id: string;
      readonly agent: Agent;
      readonly player: Player;
      readonly exclusive: boolean;
      readonly starts_on: string;
      readonly ends_on: string;
      readonly message: string;
      readonly answer_by: string;
      readonly at: string;
    }
  | {
      readonly type: 'MandateConfirmed';
      readonly place_key: string;
      readonly starts_on: string;
      readonly remind_on: string | null;
      readonly at: string;
    }
  | { readonly type: 'MandateDeclined'; readonly reason: string | null; readonly at: string }
  | { readonly type: 'MandateWithdrawn'; readonly at: string }
  | { readonly type: 'MandateLapsed'; readonly at: string }
  | { readonly type: 'MandateClosed'; readonly reason: CloseReason; readonly at: string }
  | {
      readonly type: 'MandateNoticeGiven';
      readonly reason: string | null;
      readonly last_day: string;
      readonly at: string;
    }
  | { readonly type: 'MandateReminded'; readonly at: string }
  | {
      readonly type: 'MandateEnded';
      readonly until: string;
      readonly end: Said;
      readonly at: string;
    };

/** The calendar day of an instant, UTC. */
export const dayOf = (instant: string): string => instant.slice(0, 10);

/** The last day in force as things stand. */
export const untilOf = (mandate: Known): string => ('until' in mandate ? mandate.until : mandate.ends_on);

/** Who has ended it, from the moment it was said; null: nobody. */
export const endOf = (mandate: Known): Said | null => {
  if (mandate.status === 'active') return mandate.notice;
  return mandate.status === 'ended' ? mandate.end : null;
};

export const publicMandateOf = (mandate: Known): PublicMandate => ({
  mandate_id: mandate.mandate_id,
  agent: mandate.agent,
  player: mandate.player,
  exclusive: mandate.exclusive,
  starts_on: mandate.starts_on,
  ends_on: mandate.ends_on,
  until: untilOf(mandate),
  message: mandate.message,
  status: mandate.status,
  reason: 'reason' in mandate ? mandate.reason : null,
  end: endOf(mandate),
  requested_at: mandate.requested_at,
});
