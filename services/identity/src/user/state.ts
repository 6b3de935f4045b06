import type { PublicUser } from '@touchline/contracts/events';
import type { ProfileType, Rejection, VerificationStatus } from '@touchline/contracts/values';

/** One line of what staff see of a user's way. */
export interface HistoryLine {
  readonly at: string;
  readonly what: string;
  readonly by: string | null;
  readonly note: string | null;
}

export interface Identification {
  readonly kind: string;
  /** Key in the file store; never leaves the service. */
  readonly file: string;
  readonly content_type: string;
  readonly sha256: string;
  readonly provided_at: string;
}

/** A secret sent by mail: what was sent follows from `nonce` and the service's key; only its hash is compared. */
export interface SentSecret {
  readonly nonce: string;
  readonly hash: string;
  readonly expires_at: string;
}

export interface Registered {
  readonly status: 'registered';
  readonly user_id: string;
  readonly email: string;
  /** The address in lower case: unique. */
  readonly email_key: string;
  readonly name: string;
  readonly password_hash: string;
  readonly is_admin: boolean;
  readonly registered_at: string;
  readonly email_verified_at: string | null;
  readonly email_token: SentSecret | null;
  readonly pin: (SentSecret & { readonly tries: number }) | null;
  readonly verification_status: VerificationStatus;
  readonly rejection: Rejection | null;
  /** What staff saw when they rejected it; not there where that was before it was kept. */
  readonly judged?: string | null;
  readonly staff_note: string | null;
  readonly identification: Identification | null;
  readonly default_profile_id: string | null;
  readonly suspended_at: string | null;
  /** Since when staff has everything to decide; null where nothing waits. */
  readonly waiting_since: string | null;
  readonly history: readonly HistoryLine[];
}

export interface Unregistered {
  readonly status: 'unregistered';
}

export type User = Unregistered | Registered;

interface By {
  readonly at: string;
}
interface ByStaff extends By {
  readonly by: string;
}

export type UserEvent =
  | ({
      readonly type: 'UserRegistered';
      readonly user_id: string;
      readonly email: string;
      readonly name: string;
      readonly password_hash: string;
      readonly is_admin: boolean;
      readonly profile_type: ProfileType | null;
      readonly email_token: SentSecret | null;
    } & By)
  | ({ readonly type: 'ConfirmationRequested'; readonly email_token: SentSecret } & By)
  | ({ readonly type: 'EmailVerified' } & By)
  | ({ readonly type: 'PinRequested'; readonly pin: SentSecret } & By)
  | ({ readonly type: 'PinTried' } & By)
  | ({ readonly type: 'PasswordChanged'; readonly password_hash: string; readonly how: 'pin' | 'password' } & By)
  | ({ readonly type: 'PasswordRehashed'; readonly password_hash: string } & By)
  | ({ readonly type: 'SessionsEnded' } & By)
  | ({ readonly type: 'NameChanged'; readonly name: string } & By)
  | ({ readonly type: 'DefaultProfileChosen'; readonly profile_id: string } & By)
  | ({ readonly type: 'IdentificationProvided'; readonly identification: Identification } & By)
  | ({ readonly type: 'UserResubmitted' } & By)
  | ({ readonly type: 'UserVerified' } & ByStaff)
  | ({
      readonly type: 'UserRejected';
      readonly rejection: Rejection;
      readonly note: string;
      readonly judged?: string;
    } & ByStaff)
  | ({ readonly type: 'UserReopened' } & ByStaff)
  | ({ readonly type: 'UserSuspended'; readonly reason: string } & ByStaff)
  | ({ readonly type: 'UserReinstated' } & ByStaff);

export const publicUserOf = (user: Registered): PublicUser => ({
  user_id: user.user_id,
  name: user.name,
  email: user.email,
  is_admin: user.is_admin,
  email_verified_at: user.email_verified_at,
  verification_status: user.verification_status,
  rejection: user.rejection,
  identification: user.identification ? 'provided' : 'none',
  suspended_at: user.suspended_at,
  default_profile_id: user.default_profile_id,
});
