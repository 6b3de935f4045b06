import type { ClosedFor, Party, PublicInterest } from '@touchline/contracts/events';
import type { ClubTeam, Gender } from '@touchline/contracts/values';
import type { Representative, Side } from '@touchline/platform/domain';

export type Player = PublicInterest['player'];
/** The open position that a player answers. */
export type Answered = NonNullable<PublicInterest['opportunity']>;
/** Events say the words that were there first; those of `ClosedFor` have events of their own. */
export type CloseReason = NonNullable<PublicInterest['close_reason']> | ClosedFor;

/** How to reach somebody, as far as they chose to show. The other side reads it once both are in talks. */
export interface Contact {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

interface Common {
  readonly interest_id: string;
  readonly club_team: ClubTeam;
  readonly team_id: string;
  /** Who acted last for the club. */
  readonly representative: Representative;
  readonly player: Player;
  readonly initiated_by: Party;
  /** The open position that the player answered with it. */
  readonly opportunity: Answered | null;
  readonly message: string;
  /** Of the one who declared it; the other's comes with the answer. */
  readonly contacts: { readonly [Of in Party]: Contact | null };
  readonly declared_at: string;
  readonly updated_at: string;
}

interface Pending {
  readonly status: 'pending';
  /** Set while it is pending, alone: the key of "one pending interest per team and player". */
  readonly pending_key: string;
}
interface Accepted {
  readonly status: 'accepted';
  readonly pending_key: null;
}
interface Ended {
  readonly status: 'declined' | 'withdrawn';
  readonly pending_key: null;
  readonly reason: string | null;
}
interface Closed {
  readonly status: 'closed';
  readonly pending_key: null;
  readonly close_reason: CloseReason;
}

export type PendingInterest = Common & Pending;
export type Declared = PendingInterest | (Common & (Accepted | Ended | Closed));
export type Interest = { readonly status: 'none' } | Declared;

export type InterestCommand =
  | {
      readonly type: 'Declare';
      readonly interest_id: string;
      readonly club_team: ClubTeam;
      readonly representative: Representative;
      readonly player: Player;
      readonly initiated_by: Party;
      readonly opportunity: Answered | null;
      readonly message: string;
      readonly contact: Contact;
      /** What is known of the player now. */
      readonly facts: {
        readonly eligible: boolean;
        readonly shown: boolean;
        /** Whose football he or she plays; null where it isn't known. */
        readonly gender: Gender | null;
      };
      readonly now: string;
    }
  | { readonly type: 'ChangeMessage'; readonly by: Side; readonly message: string; readonly now: string }
  | {
      readonly type: 'Accept';
      readonly by: Side;
      readonly contact: Contact;
      readonly facts: { readonly eligible: boolean };
      readonly now: string;
    }
  | { readonly type: 'Decline'; readonly by: Side; readonly reason: string; readonly now: string }
  | { readonly type: 'Withdraw'; readonly by: Side; readonly reason: string; readonly now: string }
  | { readonly type: 'Close'; readonly reason: CloseReason; readonly now: string };

export type InterestEvent =
  | {
      readonly type: 'InterestDeclared';
      readonly interest_id: string;
      readonly club_team: ClubTeam;
      readonly representative: Representative;
      readonly player: Player;
      readonly initiated_by: Party;
      readonly opportunity: Answered | null;
      readonly message: string;
      readonly contact: Contact;
      readonly at: string;
    }
  | {
      readonly type: 'InterestMessageChanged';
      readonly message: string;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | {
      readonly type: 'InterestAccepted';
      readonly by: Party;
      readonly contact: Contact;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | {
      readonly type: 'InterestDeclined';
      readonly by: Party;
      readonly reason: string | null;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | {
      readonly type: 'InterestWithdrawn';
      readonly by: Party;
      readonly reason: string | null;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | { readonly type: 'InterestClosed'; readonly reason: CloseReason; readonly at: string };
