import type { rejecting } from '@touchline/contracts/http/identity';
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

/** What people read once a reason is picked: its sentence, unless staff has written something of their own. */
export const sentenceOf = (
  before: string,
  next: Pick<Reason, 'sentence'>,
  reasons: readonly Pick<Reason, 'sentence'>[],
): string => {
  const prepared = reasons.some(({ sentence }) => sentence !== '' && sentence === before);
  return written(before) && !prepared ? before : next.sentence;
};

/** Picks a reason: its sentence stands in the field, unless staff has written something of their own there. */
export const pickReason = (draft: RejectDraft, next: Reason, reasons: readonly Reason[]): RejectDraft => ({
  ...draft,
  picked: next.id,
  kind: next.kind,
  reason: sentenceOf(draft.reason, next, reasons),
});

/** What of it is sent. */
export const rejectionOf = ({ reason, kind, note }: RejectDraft): Rejecting => ({ reason, kind, note });
