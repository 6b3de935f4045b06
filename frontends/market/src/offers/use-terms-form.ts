import { useCallback, useState } from 'react';
import type { ApiFailure } from '../api/failure.ts';
import { text } from '../text.ts';
import { offerFieldErrors } from './offer-failures.ts';
import { draftProblems, type TermsDraft } from './terms-draft.ts';

/** Errors of a terms form: its own, and those the server answered; each goes when its field is changed. */
export const useTermsErrors = () => {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());

  const onReadable = useCallback((field: string, readable: boolean) => {
    setUnreadable((before) => {
      if (before.has(field) !== readable) return before;
      const next = new Set(before);
      if (readable) next.delete(field);
      else next.add(field);
      return next;
    });
  }, []);

  const changed = useCallback((before: TermsDraft, after: TermsDraft) => {
    setErrors((known) => {
      const fields = (Object.keys(after) as (keyof TermsDraft)[]).filter((name) => before[name] !== after[name]);
      if (!fields.some((name) => known[name])) return known;
      return Object.fromEntries(Object.entries(known).filter(([name]) => !fields.includes(name as keyof TermsDraft)));
    });
  }, []);

  const clear = useCallback((field: string) => {
    setErrors(({ [field]: _, ...others }) => others);
  }, []);

  /** Judges what the page can judge; true where it may be sent. */
  const check = (draft: TermsDraft): boolean => {
    const words = {
      start: text('dateMissing'),
      until: text('dateMissing'),
      salary: text('salaryMissing'),
      extension_months: text('extensionMonthsWrong'),
    };
    const found = Object.fromEntries([
      ...[...unreadable].map((field) => [field, text('unreadableAmount')]),
      ...draftProblems(draft).map((field) => [field, words[field]]),
    ]);
    setErrors(found);
    return Object.keys(found).length === 0;
  };

  /** Puts a refusal at its fields; false where it has none. */
  const refuse = (failure: ApiFailure): boolean => {
    const found = offerFieldErrors(failure);
    setErrors(found);
    return Object.keys(found).length > 0;
  };

  return { errors, onReadable, changed, clear, check, refuse };
};

export type TermsErrors = ReturnType<typeof useTermsErrors>;
