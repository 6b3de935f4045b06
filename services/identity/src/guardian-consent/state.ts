import type { PublicGuardianConsent } from '@touchline/contracts/events';
import type { SentSecret } from '../user/state.ts';

export type Player = PublicGuardianConsent['player'];
export type Guardian = PublicGuardianConsent['guardian'];

/** Who answered, in the guardian's own words: kept as evidence, told to nobody. */
export interface AnsweredBy {
  readonly name: string;
  readonly date_of_birth: string;
}

interface Common {
  readonly guardian_consent_id: string;
  readonly player: Player;
  /** The player's. */
  readonly date_of_birth: string;
  readonly guardian: Guardian;
  /** How far the player's profile had come when it was last read. */
  readonly profile_sequence: number;
  readonly requested_at: string;
  readonly sent_at: string;
  readonly link_expires_at: string;
  readonly opened_at: string | null;
  readonly updated_at: string;
}

/** A token is there only while it answers: used, over or replaced it is gone. */
interface Requested extends Record<'answered_at' | 'answered_by' | 'reason' | 'withdrawal', null> {
  readonly status: 'requested';
  readonly token: SentSecret;
}
interface Given extends Record<'token' | 'reason', null> {
  readonly status: 'given';
  readonly answered_at: string;
  readonly answered_by: AnsweredBy;
  /** The link by which the guardian takes it back. */
  readonly withdrawal: SentSecret;
}
interface Ended extends Record<'token' | 'withdrawal', null> {
  readonly status: 'refused' | 'withdrawn';
  readonly answered_at: string;
  readonly answered_by: AnsweredBy;
  readonly reason: string | null;
}

export type GivenConsent = Common & Given;
export type Known = (Common & (Requested | Ended)) | GivenConsent;
export type GuardianConsent = { readonly status: 'none' } | Known;

/** What the player's profile says. */
export interface Named {
  readonly player: Player;
  readonly date_of_birth: string;
  readonly guardian: Guardian;
  readonly profile_sequence: number;
}

/** Secrets are made and hashed outside; the decider compares hashes. `own_email`: the address of the player's account. */
export type GuardianConsentCommand =
  | ({
      readonly type: 'Request';
      readonly guardian_consent_id: string;
      readonly own_email: string;
      readonly token: SentSecret;
      readonly now: string;
    } & Named)
  | { readonly type: 'AskAgain'; readonly own_email: string; readonly token: SentSecret; readonly now: string }
  | { readonly type: 'Open'; readonly hash: string; readonly now: string }
  | {
      readonly type: 'Give';
      readonly hash: string;
      readonly by: AnsweredBy;
      readonly own_email: string;
      readonly withdrawal: SentSecret;
      readonly now: string;
    }
  | {
      readonly type: 'Refuse';
      readonly hash: string;
      readonly by: AnsweredBy;
      readonly reason: string;
      readonly now: string;
    }
  | { readonly type: 'Withdraw'; readonly hash: string; readonly reason: string; readonly now: string };

interface At {
  readonly at: string;
}

export type GuardianConsentEvent =
  | ({ readonly type: 'ConsentRequested'; readonly guardian_consent_id: string; readonly token: SentSecret } & Named &
      At)
  /** The player's name, nickname or date of birth changed; the question stays. */
  | ({ readonly type: 'PlayerChanged' } & Omit<Named, 'guardian'> & At)
  | ({ readonly type: 'ConsentSentAgain'; readonly token: SentSecret } & At)
  | ({ readonly type: 'ConsentOpened' } & At)
  | ({ readonly type: 'ConsentGiven'; readonly by: AnsweredBy; readonly withdrawal: SentSecret } & At)
  | ({ readonly type: 'ConsentRefused'; readonly by: AnsweredBy; readonly reason: string | null } & At)
  | ({ readonly type: 'ConsentWithdrawn'; readonly reason: string | null } & At);

export const publicConsentOf = (consent: Known): PublicGuardianConsent => ({
  guardian_consent_id: consent.guardian_consent_id,
  player: consent.player,
  guardian: consent.guardian,
  status: consent.status,
  requested_at: consent.requested_at,
  link_expires_at: consent.link_expires_at,
  opened_at: consent.opened_at,
  answered_at: consent.answered_at,
  reason: consent.reason,
});
