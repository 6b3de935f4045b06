import { rejecting } from '@touchline/contracts/http/identity';
import type { z } from 'zod';

export type Reason = {
  readonly id: string;
  /** What staff picks. */
  readonly label: string;
  /** What the applicant reads; empty for the reason in own words. */
  readonly sentence: string;
  readonly kind: Rejecting['kind'];
};
export type Rejecting = z.output<typeof rejecting>;

export type RejectDraft = {
  readonly picked: string | null;
  readonly kind: Rejecting['kind'];
  readonly reason: string;
  readonly note: string;
};

export const emptyReject: RejectDraft = { picked: null, kind: 'fixable', reason: '', note: '' };

/** Two words make something that a person wrote; less is a slip of the keys. */
const written = (reason: string): boolean => (reason.match(/\p{L}{2,}/gu) ?? []).length >= 2;

/** Picks a reason: its sentence stands in the field, unless staff has written something of their own there. */
export const pickReason = (draft: RejectDraft, next: Reason, reasons: readonly Reason[]): RejectDraft => {
  const prepared = reasons.some(({ sentence }) => sentence !== '' && sentence === draft.reason);
  const own = written(draft.reason) && !prepared;
  return { ...draft, picked: next.id, kind: next.kind, reason: own ? draft.reason : next.sentence };
};

/** What is sent, or the sentence about what is missing. */
export const rejectionOf = (
  draft: RejectDraft,
): { readonly body: Rejecting } | { readonly problems: Readonly<Record<string, string>> } => {
  const parsed = rejecting.safeParse({ reason: draft.reason, kind: draft.kind, note: draft.note });
  if (parsed.success) return { body: parsed.data };
  return { problems: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])) };
};
