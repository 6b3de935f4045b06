import type { ProfileType } from '@touchline/contracts/values';
import type { verification } from '@touchline/platform/domain';

export interface Identification {
  readonly kind: string;
  /** Key in the file store; never leaves the service. Null: destroyed, a set time after the decision. */
  readonly file: string | null;
  readonly content_type: string;
  readonly sha256: string;
  readonly provided_at: string;
  /** A keyed hash of the number on it, where staff have typed that. It goes with the file. */
  readonly number_mark?: string;
  /** When its file was destroyed; not there while there is one. */
  readonly destroyed_at?: string;
}

/** A document that can be looked at. */
export type Kept = Identification & { readonly file: string };

/** A secret sent by mail: what was sent follows from `nonce` and the service's key; only its hash is compared. */
export interface SentSecret {
  readonly nonce: string;
  readonly hash: string;
  readonly expires_at: string;
}

/** A new address that waits for the code that was sent to it. */
export interface EmailChange extends SentSecret {
  readonly email: string;
  readonly tries: number;
}

/** A confirmed address that the account has left: until the link sent there expires, it can be put back and is nobody else's. */
export interface LeftAddress extends SentSecret {
  readonly email: string;
  readonly email_key: string;
}

/** A browser that the account was used from: a digest of the id in its cookie. */
export interface KnownDevice {
  readonly digest: string;
  /** To the day. */
  readonly used_at: string;
}

/** A device that proves by its own lock (finger, face, PIN) who holds it. */
export interface Passkey {
  readonly id: string;
  readonly credential_id: string;
  /** COSE, base64url. */
  readonly public_key: string;
  /** How often the device says it was used; 0 of those that don't count. */
  readonly counter: number;
  readonly name: string;
  readonly created_at: string;
  readonly used_at: string | null;
}

/** An app whose codes are asked for after the password. */
export interface SecondFactor {
  /** The app's secret follows from it and the service's key. */
  readonly nonce: string;
  readonly since: string;
  /** The newest 30 seconds, counted since 1970, of which a code was used: no code up to there counts again. */
  readonly last_step: number;
  /** Keyed hashes of the recovery codes that weren't used yet. */
  readonly recovery: readonly string[];
  /** Since the last right code. */
  readonly wrong_codes: number;
  readonly passkeys: readonly Passkey[];
  /** A member of staff asks for it to be taken away; another one has to confirm. */
  readonly removal: { readonly by: string; readonly reason: string; readonly at: string } | null;
}

interface Account {
  readonly status: 'registered';
  readonly user_id: string;
  readonly email: string;
  /** The address in lower case: unique. */
  readonly email_key: string;
  /** In the order in which they were left. */
  readonly left_addresses: readonly LeftAddress[];
  /** The address and those that can be put back, in lower case: each is one account's alone. */
  readonly email_keys: readonly string[];
  readonly email_change: EmailChange | null;
  readonly name: string;
  readonly password_hash: string;
  readonly is_admin: boolean;
  readonly registered_at: string;
  readonly pin: (SentSecret & { readonly tries: number }) | null;
  readonly staff_note: string | null;
  readonly identification: Identification | null;
  /** Since when its document has served, while it is still kept: staff have verified the person, or rejected him for good. */
  readonly identification_served_at: string | null;
  readonly default_profile_id: string | null;
  /** The newest last; null until the account learns its first one. */
  readonly devices: readonly KnownDevice[] | null;
  readonly second_factor: SecondFactor | null;
  /** An app that was shown its secret and waits for its first code. */
  readonly factor_setup: { readonly nonce: string; readonly expires_at: string } | null;
  readonly history: readonly verification.HistoryLine[];
  /** What the person has asked for last of all that is kept; null: nothing, or it is gone. */
  readonly data_export: DataExport | null;
}

/** All that is kept of a person, being put together or to be fetched. */
export type DataExport = { readonly export_id: string; readonly asked_at: string } & (
  | { readonly status: 'making' }
  | { readonly status: 'ready'; readonly bytes: number; readonly ready_at: string; readonly expires_at: string }
);

/** A token is there only while the address isn't confirmed. */
type Address =
  | { readonly email_verified_at: null; readonly email_token: SentSecret | null }
  | { readonly email_verified_at: string; readonly email_token: null };

/** Staff have something to decide only while it is pending; `waiting_since`: since everything for it is there. */
type Verified =
  | (verification.VerificationOf<'pending'> & { readonly waiting_since: string | null })
  | (verification.VerificationOf<'verified' | 'rejected'> & { readonly waiting_since: null });

type Suspension =
  | { readonly suspended_at: null; readonly suspension_reason: null }
  /** The reason is what the person reads; null where the suspension was before it was kept. */
  | { readonly suspended_at: string; readonly suspension_reason: string | null };

export type Registered = Account & Address & Verified & Suspension;

/** Closed by the person: nothing of the person is left but that there was one, who is named in what others keep. */
export interface Closed {
  readonly status: 'closed';
  readonly user_id: string;
  /** No address: what its unique index holds instead. */
  readonly email_key: string;
  readonly name: string;
  readonly closed_at: string;
  /** Where the last message goes; forgotten once it is sent. */
  readonly farewell: { readonly email: string; readonly name: string } | null;
}

export type User = { readonly status: 'none' } | Registered | Closed;

/** The document, while there is one; undefined: none was given, or it is destroyed. */
export const documentOf = ({ identification }: Pick<Registered, 'identification'>): Kept | undefined =>
  identification?.file ? { ...identification, file: identification.file } : undefined;

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
  | ({ readonly type: 'EmailChangeRequested'; readonly email: string; readonly code: SentSecret } & By)
  | ({ readonly type: 'EmailCodeTried' } & By)
  | ({ readonly type: 'EmailChangeCancelled' } & By)
  /** Without `undo` there is nobody to tell: the address before was never confirmed. */
  | ({ readonly type: 'EmailChanged'; readonly email: string; readonly undo: SentSecret | null } & By)
  | ({ readonly type: 'EmailChangeUndone'; readonly email: string; readonly password_hash: string } & By)
  | ({ readonly type: 'LeftAddressesReleased' } & By)
  | ({ readonly type: 'PinRequested'; readonly pin: SentSecret } & By)
  | ({ readonly type: 'PinTried' } & By)
  | ({ readonly type: 'PasswordChanged'; readonly password_hash: string; readonly how: 'pin' | 'password' } & By)
  | ({ readonly type: 'PasswordRehashed'; readonly password_hash: string } & By)
  /** `by`: the member of staff; null: the person. */
  | ({
      readonly type: 'SessionsEnded';
      readonly by: string | null;
      readonly one?: { readonly device: string | null };
    } & By)
  | ({ readonly type: 'DeviceUsed'; readonly digest: string } & By)
  /** Without a digest it was a client that keeps no cookies. */
  | ({
      readonly type: 'NewDeviceUsed';
      readonly digest: string | null;
      readonly browser: string | null;
      readonly system: string | null;
    } & By)
  | ({ readonly type: 'SecondFactorBegun'; readonly nonce: string; readonly expires_at: string } & By)
  | ({
      readonly type: 'SecondFactorSwitchedOn';
      readonly nonce: string;
      readonly step: number;
      readonly recovery: readonly string[];
    } & By)
  | ({ readonly type: 'AppCodeUsed'; readonly step: number } & By)
  | ({ readonly type: 'RecoveryCodeUsed'; readonly hash: string } & By)
  | ({ readonly type: 'WrongCodeTyped' } & By)
  | ({ readonly type: 'RecoveryCodesRenewed'; readonly recovery: readonly string[] } & By)
  | ({ readonly type: 'SecondFactorSwitchedOff' } & By)
  | ({ readonly type: 'PasskeyAdded'; readonly passkey: Passkey } & By)
  | ({ readonly type: 'PasskeyUsed'; readonly id: string; readonly counter: number } & By)
  | ({ readonly type: 'PasskeyRemoved'; readonly id: string; readonly name: string } & By)
  | ({ readonly type: 'FactorRemovalAsked'; readonly reason: string } & ByStaff)
  | ({ readonly type: 'FactorRemovalDropped' } & ByStaff)
  | ({ readonly type: 'SecondFactorRemoved'; readonly asked_by: string; readonly reason: string } & ByStaff)
  | ({ readonly type: 'NameChanged'; readonly name: string } & By)
  | ({ readonly type: 'DefaultProfileChosen'; readonly profile_id: string } & By)
  | ({ readonly type: 'IdentificationProvided'; readonly identification: Identification } & By)
  | ({ readonly type: 'IdentificationDestroyed' } & By)
  | ({ readonly type: 'DocumentNumberNoted'; readonly number_mark: string } & ByStaff)
  | verification.VerificationEvent
  | ({ readonly type: 'UserSuspended'; readonly reason: string; readonly note: string } & ByStaff)
  | ({ readonly type: 'UserReinstated' } & ByStaff)
  | ({ readonly type: 'DataRequested'; readonly export_id: string } & By)
  | ({
      readonly type: 'DataReady';
      readonly export_id: string;
      readonly bytes: number;
      readonly expires_at: string;
    } & By)
  | ({ readonly type: 'DataRemoved' } & By)
  | ({ readonly type: 'AccountClosed' } & By)
  /** The last message is sent, or will not be any more. */
  | ({ readonly type: 'FarewellForgotten' } & By);
