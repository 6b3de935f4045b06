import type { ClosedFor, Party, PublicOffer, Round } from '@touchline/contracts/events';
import type { ClubTeam, Terms } from '@touchline/contracts/values';
import type { Representative, Side } from '@touchline/platform/domain';
import type { PlayerFacts } from './terms.ts';

export type Player = PublicOffer['player'];
/** Events say the words that were there first; those of `ClosedFor` have events of their own. */
export type CloseReason = NonNullable<PublicOffer['close_reason']> | ClosedFor;

interface Common {
  readonly offer_id: string;
  readonly club_team: ClubTeam;
  readonly team_id: string;
  readonly representative: Representative;
  /** Who acted last for the club: the one who signs for it. */
  readonly acting_representative: Representative;
  readonly player: Player;
  readonly negotiable: boolean;
  readonly expires_at: string;
  readonly rounds: readonly Round[];
  readonly recipient: Party;
  /** The interest that it grew from. */
  readonly interest_id: string | null;
  /** When it left the table, and by whose doing; by nobody's where the clock or somebody else ended it. */
  readonly ended: { readonly by: Party | null; readonly at: string } | null;
  readonly made_at: string;
  readonly updated_at: string;
}

/** Set while the offer is pending, alone: the key of "one pending offer per team and player". */
interface Pending {
  readonly status: 'pending';
  readonly pending_key: string;
  readonly signing_player: null;
}

export type Contract = NonNullable<PublicOffer['contract']>;

interface Accepted {
  readonly status: 'accepted';
  readonly pending_key: null;
  /** Set while the contract is being signed: the key of "one contract in signing per player". */
  readonly signing_player: string | null;
  readonly contract: Contract;
}

interface Ended {
  readonly status: 'declined' | 'withdrawn' | 'expired';
  readonly pending_key: null;
  readonly signing_player: null;
  readonly reason: string | null;
}

interface Closed {
  readonly status: 'closed';
  readonly pending_key: null;
  readonly signing_player: null;
  readonly close_reason: CloseReason;
}

export type PendingOffer = Common & Pending;
export type AcceptedOffer = Common & Accepted;
export type Made = PendingOffer | AcceptedOffer | (Common & (Ended | Closed));
export type Offer = { readonly status: 'none' } | Made;

export interface Answering {
  readonly by: Side;
  /** The round that is answered: a newer one on the table is a conflict. */
  readonly round: number;
  readonly now: string;
}

/** The interest that an offer names; of one that isn't there, neither team nor player is known. */
export interface NamedInterest {
  readonly interest_id: string;
  readonly team_id: string | null;
  readonly player_id: string | null;
}

export type OfferCommand =
  | {
      readonly type: 'Make';
      readonly offer_id: string;
      readonly club_team: ClubTeam;
      readonly representative: Representative;
      readonly player: Player;
      readonly facts: PlayerFacts;
      readonly negotiable: boolean;
      readonly expires_at: string;
      readonly terms: Terms;
      readonly message: string;
      /** The current club has to be informed, and whether it was. */
      readonly interest: NamedInterest | null;
      readonly informing: { readonly needed: boolean; readonly done: boolean };
      readonly now: string;
    }
  | ({
      readonly type: 'Counter';
      readonly terms: Terms;
      readonly message: string;
      readonly final: boolean;
      readonly expires_at: string | null;
      readonly facts: PlayerFacts;
    } & Answering)
  | ({ readonly type: 'Accept'; readonly facts: PlayerFacts } & Answering)
  | ({ readonly type: 'Decline'; readonly reason: string } & Answering)
  | { readonly type: 'Withdraw'; readonly by: Side; readonly reason: string; readonly now: string }
  | { readonly type: 'Expire'; readonly now: string }
  | { readonly type: 'Close'; readonly reason: CloseReason; readonly now: string }
  | { readonly type: 'NoteContract'; readonly document_id: string; readonly now: string }
  | { readonly type: 'CompleteContract'; readonly document_id: string; readonly now: string }
  | { readonly type: 'FailContract'; readonly document_id: string; readonly reason: string; readonly now: string };

export type OfferEvent =
  | {
      readonly type: 'OfferMade';
      readonly offer_id: string;
      readonly club_team: ClubTeam;
      readonly representative: Representative;
      readonly player: Player;
      readonly negotiable: boolean;
      readonly expires_at: string;
      readonly round: Round;
      readonly interest_id: string | null;
      readonly at: string;
    }
  | {
      readonly type: 'OfferCountered';
      readonly round: Round;
      readonly negotiable: boolean;
      readonly expires_at: string;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | {
      readonly type: 'OfferAccepted';
      readonly by: Party;
      readonly round: number;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | {
      readonly type: 'OfferDeclined';
      readonly by: Party;
      readonly reason: string | null;
      readonly acting: Representative | null;
      readonly at: string;
    }
  | {
      readonly type: 'OfferWithdrawn';
      readonly reason: string | null;
      readonly acting: Representative;
      readonly at: string;
    }
  | { readonly type: 'OfferExpired'; readonly at: string }
  | { readonly type: 'OfferClosed'; readonly reason: CloseReason; readonly at: string }
  | { readonly type: 'ContractDrafted'; readonly document_id: string; readonly at: string }
  | { readonly type: 'ContractCompleted'; readonly document_id: string; readonly at: string }
  | { readonly type: 'ContractFailed'; readonly document_id: string; readonly reason: string; readonly at: string };
