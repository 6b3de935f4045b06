import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { type FieldProblem, useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { type FormVerdict, formatDay, instantOf, today } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { text } from '../text.ts';
import { offerFieldErrors } from './offer-failures.ts';
import type { OfferDraft } from './offer-fields.tsx';
import { type DraftProblem, draftProblems, type TermsDraft, type TermsLimits } from './terms-draft.ts';

const HOUR_MS = 3_600_000;

/** What has a place of its own in the form; the rest is said above it. */
const placed = new Set(
  ['start', 'until', 'salary', 'signing_bonus', 'bonuses', 'release_clause', 'extension_months', 'housing'].concat([
    'other_terms',
    'message',
    'expires_at',
    'club_informed',
  ]),
);
const hasField = (path: string): boolean => placed.has(path) || path.startsWith('bonus ');

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

/** What the form of an offer asks of what is typed: each sentence under the name of its field. */
const offerSchema = <Draft extends OfferDraft>(
  given: Omit<TermsLimits, 'today'>,
  unreadable: ReadonlySet<string>,
  own: (draft: Draft) => readonly FieldProblem[],
) =>
  z.custom<Draft>().superRefine((draft, context) => {
    const limits = { ...given, today: today() };
    const until = instantOf(draft.day, draft.time);
    const found: readonly FieldProblem[] = [
      ...draftProblems(draft.terms, limits)
        .filter(({ field }) => !unreadable.has(field))
        .map((problem) => ({ path: problem.field, message: words(problem, limits) })),
      ...[...unreadable].map((path) => ({ path, message: text('unreadableAmount') })),
      ...(until !== null && Date.parse(until) - Date.now() >= HOUR_MS
        ? []
        : [{ path: 'expires_at', message: text('answerUntilSoon') }]),
      ...own(draft),
    ];
    for (const { path, message } of found) context.addIssue({ code: 'custom', path: [path], message });
  });

/** The fields of the form that a change is about: terms by their own names, day and time as the one instant. */
const changedFields = <Draft extends OfferDraft>(before: Draft, after: Draft): readonly string[] => {
  const terms = (Object.keys(after.terms) as (keyof TermsDraft)[]).filter(
    (name) => before.terms[name] !== after.terms[name],
  );
  const own = (Object.keys(after) as (keyof Draft)[]).filter((name) => before[name] !== after[name]).map(String);
  return [...terms, ...own, ...(own.includes('day') || own.includes('time') ? ['expires_at'] : [])];
};

/** The form of an offer or a counter offer: kept for the tab, judged all at once, each refusal at its field. */
export const useOfferForm = <Draft extends OfferDraft>({
  name,
  begin,
  limits,
  own = () => [],
}: {
  /** Names what is typed, for the tab's life. */
  readonly name: string;
  readonly begin: () => Draft;
  readonly limits: Omit<TermsLimits, 'today'>;
  /** What this form asks besides the terms. */
  readonly own?: (draft: Draft) => readonly FieldProblem[];
}) => {
  const { value, set: keep, kept, clear } = useDraft<Draft>(name, begin);
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const [beginnings, setBeginnings] = useState(0);
  const entry = useContractForm({ schema: offerSchema(limits, unreadable, own), initial: value });
  useTyped(entry, keep);
  const { form, problems, put, say, settle } = entry;
  const draft = form.watch();
  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    problems.map(({ path, message }) => [path, message]),
  );
  const verdict: FormVerdict = {
    ...entry.verdict,
    unplaced: () => problems.filter(({ path }) => !hasField(path)).map(({ message }) => message),
  };
  return {
    draft,
    /** What was typed in this tab before is there again. */
    kept,
    clear,
    errors,
    /** For the list above the form. */
    verdict,
    /** Takes what changed; a sentence goes when its field is changed. */
    change: (next: Draft): void => {
      const changed = (Object.keys(next) as (keyof Draft)[]).filter((field) => draft[field] !== next[field]);
      put(Object.fromEntries(changed.map((field) => [field, next[field]])) as Partial<Draft>);
      settle(...changedFields(draft, next));
    },
    put,
    settle,
    /** The sums' fields in which no amount stands now. */
    unreadable,
    /** Whether anything is typed that the form didn't begin with. */
    isTyped: (): boolean => unreadable.size > 0 || JSON.stringify(draft) !== JSON.stringify(begin()),
    /** Changes with each beginning: the key of fields that keep what was typed into them. */
    beginnings,
    /** Puts other terms into all fields, also into those where no amount stood. */
    beginAgain: (patch: Partial<Draft>): void => {
      setUnreadable(new Set());
      setBeginnings((before) => before + 1);
      put(patch);
      settle(...placed, ...unreadable);
    },
    /** A sum's field starts or stops being an amount. */
    onReadable: (field: string, readable: boolean): void =>
      setUnreadable((before) => {
        if (before.has(field) !== readable) return before;
        const next = new Set(before);
        if (readable) next.delete(field);
        else next.add(field);
        return next;
      }),
    /** Judges all that the page can judge; `then` where it may be sent. */
    check:
      (then: () => void) =>
      (event: FormEvent): Promise<void> =>
        form.handleSubmit(() => then())(event),
    /** Puts a refusal at its fields; false where it has none. */
    refuse: (failure: ApiFailure): boolean => {
      const found = Object.entries(offerFieldErrors(failure));
      for (const [field, message] of found) say(field, message);
      return found.length > 0;
    },
  };
};

export type OfferForm<Draft extends OfferDraft> = ReturnType<typeof useOfferForm<Draft>>;
