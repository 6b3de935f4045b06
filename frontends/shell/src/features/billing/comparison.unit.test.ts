import { describe, expect, it } from '@jest/globals';
import { compareFeatures, currenciesOf, differingFirst, monthsOfYear, priceFor } from './comparison.ts';

const eur = (interval: 'month' | 'year', amount: number) => ({ interval, currency: 'EUR', amount }) as const;
const free = { id: 'pln_1', features: ['Search', 'Shortlists: 3'], entitlements: [], prices: [] };
const paid = {
  id: 'pln_2',
  features: ['Search', 'Shortlists: 30', 'Answer: in 1 day'],
  entitlements: ['csv-export' as const],
  prices: [eur('month', 14_900), eur('year', 149_000)],
};

describe('plans side by side', () => {
  it('begin with what tells them apart', () =>
    expect(differingFirst(compareFeatures([free, paid])).map(({ label }) => label)).toEqual([
      'Shortlists',
      'Players as a file (CSV)',
      'Answer',
      'Search',
    ]));
  it('say what each opens and includes, and how much of it', () =>
    expect(compareFeatures([free, paid])).toEqual([
      { label: 'Search', of: [true, true] },
      { label: 'Shortlists', of: ['3', '30'] },
      { label: 'Players as a file (CSV)', of: [false, true] },
      { label: 'Answer', of: [false, 'in 1 day'] },
    ]));
  it('have a price in a currency, for a month or a year', () => {
    expect(currenciesOf([free, paid])).toEqual(['EUR']);
    expect(priceFor(paid, 'year', 'EUR')?.amount).toBe(149_000);
    expect(priceFor(paid, 'year', 'SEK')).toBeUndefined();
    expect(priceFor(free, 'month', 'EUR')).toBeUndefined();
  });
  it('say how many months a year costs only where all cost the same, and less than twelve', () => {
    expect(monthsOfYear([free, paid], 'EUR')).toBe(10);
    expect(monthsOfYear([free], 'EUR')).toBeNull();
    expect(monthsOfYear([paid, { ...paid, prices: [eur('month', 100)] }], 'EUR')).toBeNull();
    expect(monthsOfYear([paid, { ...paid, prices: [eur('month', 100), eur('year', 1100)] }], 'EUR')).toBeNull();
    expect(monthsOfYear([{ ...paid, prices: [eur('month', 100), eur('year', 1200)] }], 'EUR')).toBeNull();
    expect(monthsOfYear([{ ...paid, prices: [eur('month', 100), eur('year', 1050)] }], 'EUR')).toBeNull();
  });
});
