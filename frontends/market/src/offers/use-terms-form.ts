import { type FieldProblem, formatDay, today } from '@touchline/ui';
import { useCallback, useState } from 'react';
import type { ApiFailure } from '../api/failure.ts';
import { text } from '../text.ts';
import { offerFieldErrors } from './offer-failures.ts';
import { type TermKey, termLabel } from './terms.ts';
import { type DraftProblem, draftProblems, type TermsDraft, type TermsLimits } from './terms-draft.ts';

const HOUR_MS = 3_600_000;

/** The field of the form → the term it is. */
const terms: Readonly<Record<string, TermKey>> = {
  start: 'contract_start_date',
  until: 'contract_expiry_date',
  salary: 'salary',
  signing_bonus: 'signing_bonus',
  release_clause: 'release_clause',
  extension_months: 'extension_option',
  housing: 'housing',
  other_terms: 'other_terms',
};

const labelOf = (field: string): string | null => {
  if (field === 'expires_at') return text('answerUntil');
  if (field === 'bonuses') return text('bonuses');
  const term = field.startsWith('bonus ') ? (field as TermKey) : terms[field];
  return term ? termLabel(term) : null;
};

/** The errors for the summary, each with the name of its field. */
export const namedProblems = (errors: Readonly<Record<string, string>>): readonly FieldProblem[] =>
  Object.entries(errors).map(([field, problem]) => {
    const label = labelOf(field);
    return {
      path: field.replaceAll(' ', '-'),
      message: label ? text('problemAt', { field: label, problem }) : problem,
    };
  });

const words = (problem: DraftProblem, { maxYears }: TermsLimits): string => {
  switch (problem.why) {
    case 'early':
      return text('startEarly', { date: formatDay(problem.earliest) });
    case 'order':
      return text('untilOrder');
    case 'long':
      return text('untilLongest', { count: maxYears });
    case 'range':
      return text('extensionMonthsWrong');
    default:
      return text(problem.field === 'salary' ? 'salaryMissing' : 'dateMissing');
  }
};

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

  /** Judges all that the page can judge; true where it may be sent. `expiresAt`: until when it can be answered. */
  const check = (draft: TermsDraft, given: Omit<TermsLimits, 'today'>, expiresAt: string | null): boolean => {
    const limits = { ...given, today: today() };
    const open = expiresAt === null ? Number.NaN : Date.parse(expiresAt) - Date.now();
    const found = Object.fromEntries([
      ...draftProblems(draft, limits).map((problem) => [problem.field, words(problem, limits)]),
      ...[...unreadable].map((field) => [field, text('unreadableAmount')]),
      ...(open >= HOUR_MS ? [] : [['expires_at', text('answerUntilSoon')]]),
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
