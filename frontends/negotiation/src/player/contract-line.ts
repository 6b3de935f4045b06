import { contractWindowOf } from '@touchline/contracts/policies/transfer-regulations';
import { monthsBetween } from '@touchline/ui';

/** Places on the drawn line, in percent of its length. */
export type ContractLine = {
  readonly span: number;
  /** From which day on others may approach without informing the club; null where that is today already. */
  readonly free: { readonly at: number; readonly day: string } | null;
  readonly end: { readonly at: number; readonly day: string };
  readonly next: { readonly from: number; readonly to: number } | null;
};

const MONTHS = 36;

type Contracts = {
  readonly endsOn: string;
  readonly next: { readonly from: string; readonly until: string } | null;
};

/**
 * A running contract to scale from today on: 36 months, or as long as the contracts known run. The last six months are
 * those in which approach is free.
 */
export const contractLine = ({ endsOn, next }: Contracts, today: string): ContractLine => {
  const furthest = Math.max(monthsBetween(today, endsOn), next ? monthsBetween(today, next.until) : 0);
  const span = Math.max(MONTHS, Math.ceil(furthest));
  const place = (day: string): number => Math.min(100, Math.max(0, (monthsBetween(today, day) / span) * 100));
  const { approach_free_from: freeDay } = contractWindowOf(endsOn, today);
  return {
    span,
    free: freeDay !== null && freeDay > today ? { at: place(freeDay), day: freeDay } : null,
    end: { at: place(endsOn), day: endsOn },
    next: next ? { from: place(next.from), to: place(next.until) } : null,
  };
};
