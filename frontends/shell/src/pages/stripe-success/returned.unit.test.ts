import { describe, expect, it } from '@jest/globals';
import { type Answer, caseOf } from './returned.ts';

const price = { interval: 'month', currency: 'EUR', amount: 2_900 } as const;
const paid = { is_subscribed: true, price, checkout: null };
const free = { is_subscribed: true, price: null, checkout: null };
const ended = { is_subscribed: false, price, checkout: null };
const confirming = {
  ...ended,
  checkout: { status: 'confirming', url: null, expires_at: null, plan_id: 'pln_1', interval: 'month', currency: 'EUR' },
} as const;

describe('who comes to the page after a payment', () => {
  it.each([null, 'unknown'] as const)(
    'without a payment of their own (%s) is never thanked, whatever they have',
    (answer) => {
      for (const subscription of [null, paid, free, ended])
        expect(caseOf(answer, subscription)).toBe(answer === null ? 'none' : answer);
    },
  );
  it.each([null, 'unknown'] as const)('without it (%s) hears of a payment that is under way', (answer) =>
    expect(caseOf(answer, confirming)).toBe('confirming'),
  );
  it('with a payment is thanked while what was paid for is on', () => {
    expect(caseOf('paid', paid)).toBe('paid');
    for (const subscription of [null, free, ended]) expect(caseOf('paid', subscription)).toBe('over');
  });
  it.each<Answer>(['open', 'confirming', 'unpaid', 'returned'])('reads that it is %s', (answer) =>
    expect([null, paid, free, ended].map((subscription) => caseOf(answer, subscription))).toEqual(
      Array.from({ length: 4 }, () => answer),
    ),
  );
});
