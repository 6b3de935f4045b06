import { createHash } from 'node:crypto';
import type { Party, PublicOffer, Round } from '@touchline/contracts/events';
import type { ClubTeam, Terms } from '@touchline/contracts/values';

export type Representative = PublicOffer['representative'];
export type Player = PublicOffer['player'];
export type CloseReason = NonNullable<PublicOffer['close_reason']>;

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

export type Made = Common & (Pending | Accepted | Ended | Closed);
export type Offer = { readonly status: 'none' } | Made;

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

/** JSON with sorted names, so that equal terms have equal digests whatever order they came in. */
const canonical = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(canonical).join(',')}]`
    : typeof value === 'object' && value !== null
      ? `{${Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
          .join(',')}}`
      : JSON.stringify(value);

/** Bonuses mean the same in any order. */
export const normalised = (terms: Terms): Terms => ({
  ...terms,
  bonuses: [...terms.bonuses].sort((a, b) => (a.kind < b.kind ? -1 : 1)),
});

/** SHA-256 over the canonical JSON of the terms, hex. */
export const digestOf = (terms: Terms): string =>
  createHash('sha256')
    .update(canonical(normalised(terms)))
    .digest('hex');

/** The names of the terms that differ. */
export const changedTerms = (before: Terms, after: Terms): readonly (keyof Terms)[] => {
  const [a, b] = [normalised(before), normalised(after)];
  return (Object.keys(b) as (keyof Terms)[]).filter((name) => canonical(a[name]) !== canonical(b[name]));
};

export const lastRound = (offer: Made): Round => {
  const round = offer.rounds.at(-1);
  if (!round) throw new Error(`offer ${offer.offer_id} has no round`);
  return round;
};

export const publicOfferOf = (offer: Made): PublicOffer => ({
  offer_id: offer.offer_id,
  club_team: offer.club_team,
  representative: offer.representative,
  acting_representative: offer.acting_representative,
  player: offer.player,
  negotiable: offer.negotiable,
  expires_at: offer.expires_at,
  rounds: [...offer.rounds],
  recipient: offer.recipient,
  status: offer.status,
  close_reason: offer.status === 'closed' ? offer.close_reason : null,
  reason:
    offer.status === 'declined' || offer.status === 'withdrawn' || offer.status === 'expired' ? offer.reason : null,
  contract: offer.status === 'accepted' ? offer.contract : null,
});
