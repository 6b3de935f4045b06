import { describe, expect, it } from '@jest/globals';
import { addMonths, contractWindowOf } from './fairness.ts';

describe('months', () => {
  it.each([
    ['2026-11-19', 6, '2027-05-19'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2027-06-30', -6, '2026-12-30'],
    ['2026-12-31', -6, '2026-06-30'],
    ['2026-11-19', 24, '2028-11-19'],
  ])('%s and %i months is %s', (day, months, then) => expect(addMonths(day, months)).toBe(then));
});

describe('the contract’s window', () => {
  it.each([
    ['without a contract', null, '2026-11-19', 'free', null],
    ['the day after it ended', '2026-11-18', '2026-11-19', 'free', null],
    ['on its last day', '2026-11-19', '2026-11-19', 'open', '2026-05-19'],
    ['six months before it ends', '2027-05-19', '2026-11-19', 'open', '2026-11-19'],
    ['a day earlier', '2027-05-20', '2026-11-19', 'club-informed', '2026-11-20'],
  ])('%s', (_, endsOn, today, approach, from) => {
    const window = contractWindowOf(endsOn, today);
    expect([window.approach, window.approach_free_from]).toEqual([approach, from]);
  });
});
