import type { Known } from './state.ts';

type History = Pick<Known, 'terms' | 'late'>;
type Term = Known['terms'][number];
type Currency = Term['price']['currency'];

/** What the subscriptions of a currency bring a month and what moved it, in minor units: the parts add up to `amount`. */
interface Moved {
  amount: number;
  before: number;
  started: number;
  up: number;
  down: number;
  ended: number;
}

/** A month of the figures, `2026-11`. */
export interface Month {
  readonly month: string;
  readonly mrr: readonly (Readonly<Moved> & { readonly currency: Currency })[];
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
  readonly sums: Map<Currency, Moved>;
  started: number;
  lost: number;
  past_due: number;
}

/** A term that follows another at once, at another price: the same subscription goes on. */
const goesOn = (before: Term | undefined, after: Term | undefined): boolean =>
  before !== undefined && after !== undefined && before.until === after.since;

const add = (month: Counted, { terms, late }: History, now: string): void => {
  // What a month brings is what is paid at its end; this one hasn't ended yet.
  const end = month.until < now ? month.until : now;
  const isWithin = (instant: string): boolean => month.from <= instant && instant < end;
  const runsAt = ({ since, until }: Term, instant: string): boolean =>
    since < instant && (until === null || until >= instant);
  terms.forEach((term, i) => {
    const { since, until, price } = term;
    const [previous, next] = [terms[i - 1], terms[i + 1]];
    const starts = isWithin(since);
    const ends = until !== null && isWithin(until);
    const [follows, isFollowed] = [goesOn(previous, term), goesOn(term, next)];
    if (starts && !follows) month.started += 1;
    if (ends && !isFollowed) month.lost += 1;
    const sums = month.sums.get(price.currency) ?? { amount: 0, before: 0, started: 0, up: 0, down: 0, ended: 0 };
    const amount = monthly(term);
    if (runsAt(term, end)) sums.amount += amount;
    if (runsAt(term, month.from)) sums.before += amount;
    // A change to another currency is an end in the one and a beginning in the other.
    const isSame = (other: Term | undefined): other is Term => other?.price.currency === price.currency;
    if (starts && follows && isSame(previous)) {
      const more = amount - monthly(previous);
      sums[more < 0 ? 'down' : 'up'] += Math.abs(more);
    } else if (starts) sums.started += amount;
    if (ends && !(isFollowed && isSame(next))) sums.ended += amount;
    if (Object.values(sums).some((part) => part !== 0)) month.sums.set(price.currency, sums);
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
    const mrr = [...sums].map(([currency, moved]) => ({ currency, ...moved }));
    return { month, mrr: mrr.sort((a, b) => b.amount - a.amount), started, lost, past_due };
  });
};
