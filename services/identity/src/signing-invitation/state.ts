import type { PublicSigningInvitation, signingInvitationEvents } from '@touchline/contracts/events';
import type { z } from 'zod';

export type Guest = PublicSigningInvitation['guest'];

/** A code sent by mail: what was sent follows from `nonce` and the service's key; only its keyed hash is compared. */
export interface SentCode {
  readonly nonce: string;
  readonly hash: string;
  readonly expires_at: string;
}

/** What a member has brought and asks a guest to sign: the author goes, and what is known of his guests with him. */
export interface OwnDocument {
  readonly title: string;
  readonly message: string;
  readonly author: { readonly profile_id: string; readonly name: string };
}

/** What a guest is asked to sign. */
export interface Invited {
  readonly signing_invitation_id: string;
  readonly document_id: string;
  readonly guest: Guest;
  /** Of a contract, which a guardian signs; empty for others. */
  readonly player_name: string;
  readonly club_name: string;
  /** Not a contract. */
  readonly own?: OwnDocument;
  /** Gets the sealed document and was never asked to sign it. */
  readonly copy?: true;
  /** The document's deadline. */
  readonly expires_at: string;
  readonly invited_at: string;
}

/** `code`: the one that was sent last, with how often another was given; null: none, or it was used. */
export type Open = Invited & {
  readonly status: 'open';
  readonly code: (SentCode & { readonly tries: number }) | null;
  readonly reminded_at?: string;
};
export type Completed = Invited & { readonly status: 'completed'; readonly readable_until: string };
export type Known = Open | (Invited & { readonly status: 'signed' | 'closed' }) | Completed;
export type SigningInvitation = { readonly status: 'none' } | Known;

/** Why there is nothing more to sign. */
type Closing = NonNullable<z.infer<(typeof signingInvitationEvents)['closed']['data']>['happened']>;

export type SigningInvitationCommand =
  | ({ readonly type: 'Invite'; readonly now: string } & Omit<Invited, 'invited_at'>)
  | { readonly type: 'RequestCode'; readonly code: SentCode; readonly now: string }
  | { readonly type: 'GiveCode'; readonly hash: string; readonly now: string }
  | { readonly type: 'NoteSigned'; readonly now: string }
  | { readonly type: 'Remind'; readonly by_author: boolean; readonly now: string }
  /** Enough others have signed in his place. */
  | { readonly type: 'Release'; readonly now: string }
  | { readonly type: 'Complete'; readonly now: string }
  /** It is sealed, and this guest gets a copy. */
  | ({ readonly type: 'GiveCopy'; readonly now: string } & Omit<Invited, 'invited_at' | 'copy'>)
  | ({ readonly type: 'Close'; readonly now: string } & Closing);

export type SigningInvitationEvent =
  | ({ readonly type: 'SigningInvited'; readonly at: string } & Omit<Invited, 'invited_at'>)
  | { readonly type: 'SigningCodeRequested'; readonly code: SentCode; readonly at: string }
  /** A wrong code was given. */
  | { readonly type: 'SigningCodeTried'; readonly at: string }
  /** The right one was. */
  | { readonly type: 'SigningCodeUsed'; readonly at: string }
  | { readonly type: 'SigningInvitationSigned'; readonly at: string }
  | { readonly type: 'SigningInvitationReminded'; readonly by_author: boolean; readonly at: string }
  | { readonly type: 'SigningInvitationReleased'; readonly at: string }
  | { readonly type: 'SigningInvitationCompleted'; readonly readable_until: string; readonly at: string }
  | ({ readonly type: 'SigningCopyGiven'; readonly readable_until: string; readonly at: string } & Omit<
      Invited,
      'invited_at' | 'copy'
    >)
  /** What became of the document is told, and not kept: the document has it. */
  | ({ readonly type: 'SigningInvitationClosed'; readonly at: string } & Closing);

export const publicInvitationOf = (invitation: Known): PublicSigningInvitation => ({
  signing_invitation_id: invitation.signing_invitation_id,
  document_id: invitation.document_id,
  guest: invitation.guest,
  status: invitation.status,
  expires_at: invitation.expires_at,
  readable_until: invitation.status === 'completed' ? invitation.readable_until : null,
});
