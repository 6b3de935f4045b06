import type { Rejection } from '@touchline/contracts/values';
import { fingerprint } from './canonical.ts';
import { type FieldError, invalid, Rejected, unreachable } from './rejected.ts';

/** How staff verify what somebody hands in: one lifecycle for people and for their profiles. */

/** What lies in the state of what is verified. Each status has what belongs to it: a rejection only where it was rejected. */
export type Verification =
  | { readonly verification_status: 'pending'; readonly rejection: null; readonly judged: null }
  | { readonly verification_status: 'verified'; readonly rejection: null; readonly judged: null }
  | {
      readonly verification_status: 'rejected';
      readonly rejection: Rejection;
      /** What staff saw when they rejected it; null where that was before it was kept. */
      readonly judged: string | null;
    };
export type VerificationOf<Status extends Verification['verification_status']> = Extract<
  Verification,
  { verification_status: Status }
>;

/** What staff judge, as its aggregate describes it. */
export interface Judged {
  /** In a sentence: `account`, `profile`. */
  readonly noun: string;
  readonly user_id: string;
  readonly verification: Verification;
  readonly is_handed_in: boolean;
  /** All that its person can change and staff judge, as one string: equal where nothing is new. */
  readonly shown: string;
  /** What staff look at beside it. */
  readonly beside?: readonly unknown[];
}

/** A decision of staff on what they looked at, as `submissionOf` had it. */
export interface Judging {
  readonly by: string;
  readonly submission: string;
  readonly now: string;
}
export interface Rejecting extends Judging {
  readonly reason: string;
  readonly kind: Rejection['kind'];
  readonly note: string;
}

interface ByStaff {
  readonly by: string;
  readonly at: string;
}
export type VerificationEvent =
  | { readonly type: 'Resubmitted'; readonly at: string }
  | ({ readonly type: 'Verified' } & ByStaff)
  | ({
      readonly type: 'Rejected';
      readonly rejection: Rejection;
      readonly note: string;
      readonly judged: string | null;
    } & ByStaff)
  | ({ readonly type: 'Reopened' } & ByStaff);

/** Stands for what staff look at, and what was decided about it so far. */
export const submissionOf = ({ shown, beside = [], verification }: Judged): string =>
  fingerprint([shown, ...beside, verification.verification_status, verification.rejection]);

/** Nobody decides on themselves. */
export const refuseOwn = ({ user_id, noun }: Pick<Judged, 'user_id' | 'noun'>, by: string): void => {
  if (user_id === by) throw new Rejected('AccessDeniedException', { reason: `Nobody decides on their own ${noun}.` });
};

const refuseNotHandedIn = ({ is_handed_in }: Judged): void => {
  if (!is_handed_in) throw new Rejected('UserNotVerified', { onboarding: 'pending' });
};

/** Something of it changed since staff looked, or a colleague decided: they look again first. */
const refuseUnseen = (judged: Judged, submission: string): void => {
  const current = submissionOf(judged);
  if (submission !== current) throw new Rejected('StaleVersion', { current });
};

/** What was decided for good, or for somebody, is taken back first: two decisions, each with its own line and its own message. */
const refuseDecided = (isDecided: boolean): void => {
  if (isDecided) throw new Rejected('AccessDeniedException', { reason: 'This is decided. Reopen it first.' });
};

/** `refuseBlocked` throws where something is missing that staff need. */
export const verify = (command: Judging, judged: Judged, refuseBlocked: () => void): readonly VerificationEvent[] => {
  refuseOwn(judged, command.by);
  if (judged.verification.verification_status === 'verified') return [];
  refuseNotHandedIn(judged);
  refuseUnseen(judged, command.submission);
  refuseDecided(judged.verification.rejection?.kind === 'final');
  refuseBlocked();
  return [{ type: 'Verified', by: command.by, at: command.now }];
};

export const reject = (command: Rejecting, judged: Judged): readonly VerificationEvent[] => {
  const { by, reason, kind, note, now: at } = command;
  refuseOwn(judged, by);
  refuseNotHandedIn(judged);
  const before = judged.verification.rejection;
  if (before?.reason === reason && before.kind === kind) return [];
  refuseUnseen(judged, command.submission);
  refuseDecided(judged.verification.verification_status === 'verified');
  return [{ type: 'Rejected', rejection: { reason, kind, at }, note, judged: judged.shown, by, at }];
};

export const reopen = ({ by, submission, now }: Judging, judged: Judged): readonly VerificationEvent[] => {
  refuseOwn(judged, by);
  if (judged.verification.verification_status === 'pending') return [];
  refuseUnseen(judged, submission);
  return [{ type: 'Reopened', by, at: now }];
};

/** `refuseUnready` throws where something is missing, `nothingNew` says where and how there could be something new. */
export const resubmit = (
  { now }: { readonly now: string },
  judged: Judged,
  refuseUnready: () => void,
  nothingNew: FieldError,
): readonly VerificationEvent[] => {
  const { verification, is_handed_in, shown } = judged;
  if (verification.verification_status === 'pending' && is_handed_in) return [];
  if (verification.rejection?.kind !== 'fixable') throw new Rejected('AccessDeniedException');
  refuseUnready();
  // The same once more would only come back: staff look again when there is something new to look at.
  if (verification.judged === shown) throw invalid(nothingNew);
  return [{ type: 'Resubmitted', at: now }];
};

export const pending: VerificationOf<'pending'> = { verification_status: 'pending', rejection: null, judged: null };
export const verified: VerificationOf<'verified'> = { verification_status: 'verified', rejection: null, judged: null };
export const rejected = (rejection: Rejection, judged: string | null): VerificationOf<'rejected'> => ({
  ...{ verification_status: 'rejected', rejection, judged },
});

/** One line of what staff see of the way of what they judge. */
export interface HistoryLine {
  readonly at: string;
  readonly what: string;
  readonly by: string | null;
  readonly note: string | null;
  /** Of a decision: since when it had waited. Lines of before it was kept don't say. */
  readonly since?: string | null;
}

const keptLines = 100;

/** The history with one more line; the oldest ones go. */
export const withLine = (
  history: readonly HistoryLine[],
  { by = null, note = null, ...line }: Pick<HistoryLine, 'at' | 'what'> & Partial<HistoryLine>,
): readonly HistoryLine[] => [...history, { ...line, by, note }].slice(-keptLines);

/** What the history says of a step of the lifecycle. */
export const lineOf = (event: VerificationEvent): Pick<HistoryLine, 'at' | 'what'> & Partial<HistoryLine> => {
  const { at } = event;
  switch (event.type) {
    case 'Resubmitted':
      return { at, what: 'Submitted again' };
    case 'Verified':
      return { at, what: 'Verified', by: event.by };
    case 'Rejected': {
      const what = event.rejection.kind === 'final' ? 'Rejected for good' : 'Rejected, can be mended';
      return { at, what, by: event.by, note: event.rejection.reason };
    }
    case 'Reopened':
      return { at, what: 'Reopened', by: event.by };
    default:
      return unreachable(event);
  }
};

/** The verification of a stored state: what a status doesn't have isn't read, and `judged` is younger than rejections. */
export const verificationFromStored = (stored: {
  readonly verification_status: Verification['verification_status'];
  readonly rejection: Rejection | null;
  readonly judged?: string | null;
}): Verification => {
  if (stored.rejection && stored.verification_status === 'rejected')
    return rejected(stored.rejection, stored.judged ?? null);
  return stored.verification_status === 'verified' ? verified : pending;
};
