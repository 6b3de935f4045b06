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

export type DraftField = 'start' | 'until' | 'salary' | 'extension_months';

/** What the form can tell by itself; dates beyond being given are the server's to judge. */
export const draftProblems = (draft: TermsDraft): readonly DraftField[] => [
  ...(draft.start ? [] : (['start'] as const)),
  ...(draft.until ? [] : (['until'] as const)),
  ...(draft.salary ? [] : (['salary'] as const)),
  ...(draft.extension !== 'none' && monthsOf(draft.extension_months) === null ? (['extension_months'] as const) : []),
];
