import { describe, expect, it } from '@jest/globals';
import { creatingPlan } from '@touchline/contracts/http/billing';
import { emptyPlan, planTyped, planValues, pricePath, pricesByCurrency } from './plan-values.ts';

const typed = {
  ...emptyPlan(),
  audience: ['club-representative' as const],
  name: 'Recruit',
  features: ' Search \n\nShortlists: 30\n',
  limit: '8',
  prices: [
    { currency: 'EUR' as const, month: 14_900, year: 149_000 },
    { currency: 'GBP' as const, month: null, year: 129_000 },
  ],
};
const row = {
  ...{ id: 'pln_1', version: 1, is_free: false, status: 'active' as const, members: 0, in_use: false },
  changed_at: '2026-11-22T08:00:00.000Z',
};

describe('a plan as it is typed', () => {
  it('is what the contract asks for, and comes back as it was', () => {
    const values = creatingPlan.parse({ ...planValues(typed), audience: typed.audience });
    expect(values).toMatchObject({ features: ['Search', 'Shortlists: 30'], trial_request_limit: 8 });
    expect(values.prices.map(({ interval, currency }) => `${interval} ${currency}`)).toEqual([
      'month EUR',
      'year EUR',
      'year GBP',
    ]);
    expect(planTyped({ ...row, ...values, entitlements: values.entitlements ?? [] })).toEqual({
      ...typed,
      features: 'Search\nShortlists: 30',
      entitlements: ['saved-searches', 'csv-export'],
    });
  });
  it('opens what is ticked, as far as its members have it', () => {
    const ticked = { ...typed, entitlements: ['csv-export' as const, 'page-openings' as const] };
    expect(planValues(ticked).entitlements).toEqual(['csv-export']);
    expect(planValues({ ...ticked, audience: ['player'] }).entitlements).toEqual(['page-openings']);
    expect(planValues({ ...ticked, audience: ['agent'] }).entitlements).toEqual([]);
  });
  it('is free without a price', () => expect(planValues(emptyPlan()).prices).toEqual([]));
  it('has no limit for who asks nobody for a trial, or where it is switched off', () => {
    expect(planValues({ ...typed, audience: ['player'] }).trial_request_limit).toBeNull();
    expect(planValues({ ...typed, limited: false }).trial_request_limit).toBeNull();
  });
  it.each(['', 'many', '1.5', '-1'])('has no limit of “%s”', (limit) => {
    const { error } = creatingPlan.safeParse({ ...planValues({ ...typed, limit }), audience: typed.audience });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['trial_request_limit']);
  });
  it('finds where the contract speaks of each price', () => {
    expect(pricePath(typed.prices, 0, 'year')).toBe('prices.1.amount');
    expect(pricePath(typed.prices, 1, 'year')).toBe('prices.2.amount');
    expect(pricePath(typed.prices, 1, 'month')).toBeNull();
    expect(pricePath(typed.prices, 2, 'month')).toBeNull();
  });
  it('groups prices by currency', () =>
    expect(pricesByCurrency([{ interval: 'year', currency: 'SEK', amount: 5 }])).toEqual([
      { currency: 'SEK', month: null, year: 5 },
    ]));
});
