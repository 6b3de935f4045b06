import type { Terms } from '@touchline/contracts/values';
import { formatMoney, formatMonth } from '@touchline/ui';
import { text } from './text.ts';

export interface TermLine {
  readonly term: string;
  /** Null where it stays as it was, or nothing was there before. */
  readonly before: string | null;
  readonly now: string;
}

const lines = (terms: Terms): readonly Omit<TermLine, 'before'>[] => {
  const { currency } = terms.salary;
  const money = (amount: number): string => formatMoney({ amount, currency });
  return [
    { term: text(`salary_${terms.salary.per}`), now: money(terms.salary.amount) },
    ...(terms.signing_bonus === null ? [] : [{ term: text('signingBonus'), now: money(terms.signing_bonus) }]),
    ...(terms.release_clause === null ? [] : [{ term: text('releaseClause'), now: money(terms.release_clause) }]),
    { term: text('until'), now: formatMonth(terms.contract_expiry_date) },
  ];
};

/** The terms that decide, as they are now and, where another round came before, as they were. */
export const termLines = (now: Terms, before: Terms | undefined): readonly TermLine[] => {
  const known = before ? lines(before) : [];
  return lines(now).map((line) => {
    const was = known.find((other) => other.term === line.term)?.now ?? null;
    return { ...line, before: was === line.now ? null : was };
  });
};
