import { describe, expect, it } from '@jest/globals';
import { graceEndsAt, mayActInMarket, paidStatuses, statusOfPaid } from './paid-access.ts';

const since = '2026-12-01T06:00:00.000Z';

describe('access by the state of paying', () => {
  it.each([
    ['active', null, since, true],
    ['active', null, '2036-12-01T06:00:00.000Z', true],
    ['past_due', since, since, true],
    ['past_due', since, '2026-12-02T06:00:00.000Z', true],
    ['past_due', since, '2026-12-07T06:00:00.000Z', true],
    ['past_due', since, '2026-12-08T05:59:59.999Z', true],
    ['past_due', since, '2026-12-08T06:00:00.000Z', false],
    ['past_due', since, '2026-12-09T06:00:00.000Z', false],
    ['past_due', null, since, true],
    ['incomplete', null, since, false],
    ['canceled', null, since, false],
    ['canceled', since, since, false],
  ] as const)('%s, late since %s, on %s: %s', (status, pastDueSince, now, may) =>
    expect(mayActInMarket(status, pastDueSince, now)).toBe(may),
  );
  it('ends seven days after the payment was due', () => expect(graceEndsAt(since)).toBe('2026-12-08T06:00:00.000Z'));
});

describe('Stripe’s states', () => {
  it.each([
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'canceled'],
    ['trialing', 'active'],
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['canceled', 'canceled'],
    ['unpaid', 'past_due'],
    ['paused', 'canceled'],
  ] as const)('%s is %s with us', (theirs, ours) => expect(statusOfPaid[theirs]).toBe(ours));
  it('are eight', () => expect(Object.keys(statusOfPaid)).toEqual([...paidStatuses]));
});
