import type { Known } from './state.ts';

type History = Pick<Known, 'terms' | 'late'>;
type Term = Known['terms'][number];
type Currency = Term['price']['currency'];

/** A month of the figures, `2026-11`. Sums in minor units. */
export interface Month {
  readonly month: string;
  readonly mrr: readonly { readonly currency: Currency; readonly amount: number }[];
  readonly started: number;
  readonly lost: number;
  readonly past_due: number;
}

const monthly = ({ price }: Term): number => (price.interval === 'year' ? Math.round(price.amount / 12) : price.amount);

const startOfMonth = (now: Date, back: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString();

interface Counted {
  readonly month: string;
  readonly from: string;
  /** Where the next one begins. */
  readonly until: string;
  readonly sums: Map<Currency, number>;
  started: number;
  lost: number;
  past_due: number;
}

const add = (month: Counted, { terms, late }: History, now: string): void => {
  const isWithin = (instant: string): boolean => month.from <= instant && instant < month.until;
  // What a month brings is what is paid at its end; this one hasn't ended yet.
  const end = month.until < now ? month.until : now;
  terms.forEach((term, i) => {
    const { since, until, price } = term;
    if (since < end && (until === null || until >= end))
      month.sums.set(price.currency, (month.sums.get(price.currency) ?? 0) + monthly(term));
    // Another price from the same moment on is the same subscription.
    if (isWithin(since) && terms[i - 1]?.until !== since) month.started += 1;
    if (until !== null && isWithin(until) && terms[i + 1]?.since !== until) month.lost += 1;
  });
  if (late.some(({ since, until }) => since < month.until && since <= now && (until === null || until >= month.from)))
    month.past_due += 1;
};

/** Twelve months, this one last. */
export const figuresOf = async (histories: AsyncIterable<History>, now: Date): Promise<readonly Month[]> => {
  const months: readonly Counted[] = Array.from({ length: 12 }, (_, i) => {
    const from = startOfMonth(now, 11 - i);
    const counts = { started: 0, lost: 0, past_due: 0 };
    return { month: from.slice(0, 7), from, until: startOfMonth(now, 10 - i), sums: new Map(), ...counts };
  });
  for await (const history of histories) for (const month of months) add(month, history, now.toISOString());
  return months.map(({ month, sums, started, lost, past_due }) => {
    const mrr = [...sums].map(([currency, amount]) => ({ currency, amount }));
    return { month, mrr: mrr.sort((a, b) => b.amount - a.amount), started, lost, past_due };
  });
};
