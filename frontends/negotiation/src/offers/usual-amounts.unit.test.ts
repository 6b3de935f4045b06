import { describe, expect, it } from '@jest/globals';
import { currencies, type Terms } from '@touchline/contracts/values';
import { unusualAmounts, usualAmounts } from './usual-amounts.ts';

const terms = (change: Partial<Terms>): Terms => ({
  contract_start_date: '2027-07-01',
  contract_expiry_date: '2030-06-30',
  salary: { amount: 540_000, currency: 'EUR', per: 'week', basis: 'gross' },
  signing_bonus: null,
  bonuses: [],
  release_clause: null,
  extension_option: null,
  housing: null,
  squad_role: null,
  other_terms: '',
  ...change,
});
const salary = (amount: number, per: Terms['salary']['per'] = 'week', currency: Terms['salary']['currency'] = 'EUR') =>
  unusualAmounts(terms({ salary: { amount, currency, per, basis: 'gross' } })).map(({ key }) => key);

describe('sums far from usual', () => {
  it('are those that a slip of the hand makes', () => {
    expect(salary(540_000)).toEqual([]);
    expect(salary(52_005_000)).toEqual(['salary']); // 520,050 per week
    expect(salary(420)).toEqual(['salary']); // 4.20 per week
    expect(salary(52_005_000, 'season')).toEqual([]);
  });

  it('are judged each for itself', () => {
    const odd = terms({
      signing_bonus: 5_000,
      bonuses: [
        { kind: 'goal', amount: 50_000 },
        { kind: 'title', amount: 1 },
      ],
      release_clause: 250,
      housing: { amount: 100_000_000, per: 'month' },
    });
    expect(unusualAmounts(odd).map(({ key }) => key)).toEqual([
      'signing_bonus',
      'bonus title',
      'release_clause',
      'housing',
    ]);
  });

  it('know what a currency is worth', () => {
    expect(salary(250_000_000, 'week', 'SEK')).toEqual([]);
    expect(salary(250_000_000, 'week', 'EUR')).toEqual(['salary']);
    for (const currency of currencies)
      for (const { least, most } of Object.values(usualAmounts({ currency, per: 'month' })))
        expect(least).toBeLessThan(most);
  });
});
