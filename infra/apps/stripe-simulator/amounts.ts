import { periodEnd } from './calendar.ts';
import type { Change, Customer, Line, Price, Product, Subscription } from './records.ts';

/** One rate for all: what real taxes are is no matter of a simulator. */
const taxShare = 0.2;
/** `KICKOFF` takes a fifth off the first invoice. */
export const promotions: Readonly<Record<string, number>> = { KICKOFF: 0.2 };

const day = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

export type DraftLine = Omit<Line, 'id'>;

/** A price for one period. */
export const periodLine = (price: Price, product: Product, start: number, end: number): DraftLine => ({
  description: `1 × ${product.name}`,
  amount: price.unit_amount,
  price: price.id,
  start,
  end,
  proration: false,
});

/** What a change to another price at this instant gives back and asks for. */
export const prorate = (
  subscription: Subscription,
  [old, oldProduct]: readonly [Price, Product],
  [price, product]: readonly [Price, Product],
  at: number,
): { readonly lines: readonly DraftLine[]; readonly change: Change } => {
  const { period_start: start, period_end: end, anchor } = subscription;
  if (old.id === price.id)
    return { lines: [], change: { price: price.id, anchor, period_start: start, period_end: end } };
  const left = (end - at) / (end - start);
  const credit: DraftLine = {
    description: `Unused time on ${oldProduct.name} after ${day(at)}`,
    amount: -Math.round(old.unit_amount * left),
    price: old.id,
    start: at,
    end,
    proration: true,
  };
  if (old.interval !== price.interval) {
    const ends = periodEnd(at, price.interval, at);
    return {
      lines: [credit, periodLine(price, product, at, ends)],
      change: { price: price.id, anchor: at, period_start: at, period_end: ends },
    };
  }
  return {
    lines: [
      credit,
      {
        description: `Remaining time on ${product.name} after ${day(at)}`,
        amount: Math.round(price.unit_amount * left),
        price: price.id,
        start: at,
        end,
        proration: true,
      },
    ],
    change: { price: price.id, anchor, period_start: start, period_end: end },
  };
};

/** Tax comes on top; a customer with a VAT id of another country owes it at home. Credit is taken, or grows. */
export const sum = (lines: readonly DraftLine[], customer: Customer, taxed: boolean, off = 0) => {
  const subtotal = lines.reduce((total, { amount }) => total + amount, 0);
  const discount = Math.round(subtotal * off);
  const tax = taxed && customer.tax_id === null ? Math.round((subtotal - discount) * taxShare) : 0;
  const total = subtotal - discount + tax;
  const starting_balance = customer.balance;
  const amount_due = Math.max(0, total + starting_balance);
  return {
    subtotal,
    discount,
    taxed,
    tax,
    total,
    starting_balance,
    amount_due,
    ending_balance: total + starting_balance - amount_due,
  };
};
