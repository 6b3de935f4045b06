import { addMonths } from '@touchline/contracts/policies/transfer-regulations';
import type { bonusKinds, currencies, squadRoles, Terms } from '@touchline/contracts/values';

export type BonusKind = (typeof bonusKinds)[number];
export type Currency = (typeof currencies)[number];

/** The terms as a form holds them: sums in minor units or null while there is none, choices as their words. */
export type TermsDraft = {
  readonly start: string;
  readonly until: string;
  readonly currency: Currency;
  readonly salary: number | null;
  readonly per: Terms['salary']['per'];
  readonly basis: Terms['salary']['basis'];
  readonly signing_bonus: number | null;
  readonly bonuses: readonly { readonly kind: BonusKind; readonly amount: number | null }[];
  readonly release_clause: number | null;
  readonly extension: 'none' | 'club' | 'player' | 'both';
  readonly extension_months: string;
  readonly housing: number | null;
  readonly squad_role: '' | (typeof squadRoles)[number];
  readonly other_terms: string;
};

export const emptyDraft: TermsDraft = {
  start: '',
  until: '',
  currency: 'EUR',
  salary: null,
  per: 'week',
  basis: 'gross',
  signing_bonus: null,
  bonuses: [],
  release_clause: null,
  extension: 'none',
  extension_months: '12',
  housing: null,
  squad_role: '',
  other_terms: '',
};

export const draftOf = (terms: Terms): TermsDraft => ({
  start: terms.contract_start_date,
  until: terms.contract_expiry_date,
  currency: terms.salary.currency,
  salary: terms.salary.amount,
  per: terms.salary.per,
  basis: terms.salary.basis,
  signing_bonus: terms.signing_bonus,
  bonuses: terms.bonuses.map(({ kind, amount }) => ({ kind, amount })),
  release_clause: terms.release_clause,
  extension: terms.extension_option?.by ?? 'none',
  extension_months: String(terms.extension_option?.months ?? 12),
  housing: terms.housing?.amount ?? null,
  squad_role: terms.squad_role ?? '',
  other_terms: terms.other_terms,
});

const monthsOf = (typed: string): number | null => {
  const months = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return months >= 1 && months <= 24 ? months : null;
};

/** A bonus of nothing, or housing of nothing, is none; a salary that isn't there yet counts as 0 in the live total. */
export const termsOf = (draft: TermsDraft): Terms => {
  const months = monthsOf(draft.extension_months);
  return {
    contract_start_date: draft.start,
    contract_expiry_date: draft.until,
    salary: { amount: draft.salary ?? 0, currency: draft.currency, per: draft.per, basis: draft.basis },
    signing_bonus: draft.signing_bonus || null,
    bonuses: draft.bonuses.flatMap(({ kind, amount }) => (amount ? [{ kind, amount }] : [])),
    release_clause: draft.release_clause || null,
    extension_option: draft.extension === 'none' ? null : { by: draft.extension, months: months ?? 0 },
    housing: draft.housing ? { amount: draft.housing, per: 'month' } : null,
    squad_role: draft.squad_role || null,
    other_terms: draft.other_terms.trim(),
  };
};

/** What terms have to keep to, as the server will judge them. Days as `YYYY-MM-DD`. */
export type TermsLimits = {
  readonly maxYears: number;
  readonly earliestStart: string | null;
  readonly today: string;
};

export type DraftProblem =
  | { readonly field: 'start' | 'until'; readonly why: 'missing' }
  | { readonly field: 'start'; readonly why: 'early'; readonly earliest: string }
  | { readonly field: 'until'; readonly why: 'order' | 'long' }
  | { readonly field: 'salary'; readonly why: 'missing' }
  | { readonly field: 'extension_months'; readonly why: 'range' };

const startProblem = ({ start }: TermsDraft, { earliestStart, today }: TermsLimits): readonly DraftProblem[] => {
  if (!start) return [{ field: 'start', why: 'missing' }];
  const earliest = earliestStart !== null && earliestStart > today ? earliestStart : today;
  return start < earliest ? [{ field: 'start', why: 'early', earliest }] : [];
};

const untilProblem = ({ start, until }: TermsDraft, { maxYears }: TermsLimits): readonly DraftProblem[] => {
  if (!until) return [{ field: 'until', why: 'missing' }];
  if (start && until <= start) return [{ field: 'until', why: 'order' }];
  return start && until > addMonths(start, maxYears * 12) ? [{ field: 'until', why: 'long' }] : [];
};

/** All that the form can tell by itself, so that it is said at once and not one sending after the other. */
export const draftProblems = (draft: TermsDraft, limits: TermsLimits): readonly DraftProblem[] => [
  ...startProblem(draft, limits),
  ...untilProblem(draft, limits),
  ...(draft.salary ? [] : [{ field: 'salary', why: 'missing' } as const]),
  ...(draft.extension !== 'none' && monthsOf(draft.extension_months) === null
    ? [{ field: 'extension_months', why: 'range' } as const]
    : []),
];
