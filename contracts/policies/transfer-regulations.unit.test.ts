import { describe, expect, it } from '@jest/globals';
import { calendarDate } from '../values.ts';
import { addMonths, contractEndOf, contractEndProblem, contractWindowOf, nextDay } from './transfer-regulations.ts';

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

describe('a contract’s end as it is entered', () => {
  it.each([
    ['yesterday', '2026-11-18', 'This day is over'],
    ['the first of all days', '0000-01-01', 'This day is over'],
    ['eleven years from now', '2037-11-19', 'within 10 years'],
    ['the last of all days', '9999-12-31', 'within 10 years'],
    ['a day later than ten years from where it is tomorrow already', '2036-11-21', 'within 10 years'],
  ])('is not %s', (_, day, message) => expect(contractEndProblem(day, '2026-11-19T12:00:00.000Z')).toContain(message));
  it.each([
    ['2026-11-19', '2026-11-19T12:00:00.000Z'],
    ['2036-11-20', '2026-11-19T12:00:00.000Z'],
    ['2026-11-18', '2026-11-19T02:00:00.000Z'],
  ])('may be %s at %s', (day, now) => expect(contractEndProblem(day, now)).toBeNull());
});

describe('what follows from a day that should never have been stored', () => {
  it.each(['9999-12-31', '9999-12-30', '0001-01-01', '0000-01-01'])('of %s is a calendar date', (day) => {
    const today = '2026-11-19';
    const window = contractWindowOf(day, today);
    for (const date of [nextDay(day), window.ends_on, window.approach_free_from].filter((d) => d !== null))
      expect(calendarDate.safeParse(date).success).toBe(true);
  });
});

describe('the end of the last contract known', () => {
  const next = { until: '2029-06-30' };
  it.each([
    ['of nobody', null, null],
    ['without any', { current_contract_ends_on: null, next_contract: null, bound_until: null }, null],
    ['the current one’s', { current_contract_ends_on: '2027-06-30', next_contract: null }, '2027-06-30'],
    ['the next one’s', { current_contract_ends_on: '2027-06-30', next_contract: next }, '2029-06-30'],
    [
      'that of the one after the next',
      { current_contract_ends_on: null, next_contract: next, bound_until: '2031-06-30' },
      '2031-06-30',
    ],
  ] as const)('%s', (_, player, end) => expect(contractEndOf(player)).toBe(end));
});
