import { describe, expect, it } from '@jest/globals';
import type { Subscription } from '../../features/billing/billing-api.ts';
import { ownMarkOf, refusalOf } from './refusal.ts';

const [free, paid] = [{ is_free: true }, { is_free: false }];
const checkout = (status: 'open' | 'confirming') =>
  ({ status, url: null, expires_at: null, plan_id: 'pln_1', interval: 'month', currency: 'EUR' }) as const;
const own = (
  status: Subscription['status'],
  page: Subscription['checkout'] = null,
): Pick<Subscription, 'status' | 'checkout'> => ({ status, checkout: page });

describe('a plan', () => {
  it('can be taken by who has none, whose plan has ended, and who has a payment page open', () => {
    for (const one of [undefined, null, own('canceled'), own('incomplete', checkout('open'))])
      expect([free, paid].map((plan) => refusalOf(one, plan))).toEqual([null, null]);
  });
  it('can’t be taken while a payment is late, not even a free one', () =>
    expect([free, paid].map((plan) => refusalOf(own('past_due'), plan))).toEqual(['late', 'late']));
  it('can’t be paid a second time while the first payment is being confirmed', () =>
    expect([free, paid].map((plan) => refusalOf(own('incomplete', checkout('confirming')), plan))).toEqual([
      null,
      'confirming',
    ]));
});

describe('the own plan among the others', () => {
  const plan = { id: 'pln_1' };
  it.each([
    ['past_due', 'yoursNow'],
    ['incomplete', 'yoursChosen'],
    ['canceled', 'yours'],
  ] as const)('that is %s is marked %s', (status, mark) => expect(ownMarkOf({ status, plan }, plan)).toBe(mark));
  it('is marked alone', () => {
    expect(ownMarkOf({ status: 'canceled', plan }, { id: 'pln_2' })).toBeNull();
    expect(ownMarkOf(null, plan)).toBeNull();
    expect(ownMarkOf(undefined, plan)).toBeNull();
  });
});
