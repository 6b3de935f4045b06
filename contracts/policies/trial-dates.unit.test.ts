import { describe, expect, it } from '@jest/globals';
import { daysAfter, earliestStart, faultsOfDates, lengthInDays, overlap, todayAt } from './trial-dates.ts';

const between = (starts_on: string, ends_on: string) => ({ starts_on, ends_on });

describe('the dates of a trial', () => {
  it('count both ends', () => {
    expect(lengthInDays(between('2027-01-04', '2027-01-04'))).toBe(1);
    expect(lengthInDays(between('2027-03-22', '2027-04-02'))).toBe(12);
  });
  it.each([
    ['the last day of one is the first of the other', '2027-01-08', '2027-01-09', true],
    ['one begins the day after', '2027-01-09', '2027-01-12', false],
    ['one lies within the other', '2027-01-05', '2027-01-06', true],
    ['one ends the day before', '2027-01-01', '2027-01-03', false],
  ])('overlap where %s: %s', (_, starts_on, ends_on, expected) =>
    expect(overlap(between('2027-01-04', '2027-01-08'), between(starts_on, ends_on))).toBe(expected),
  );
  it('begin tomorrow or later, end not before, and last at most 56 days', () => {
    const pathsOf = (starts_on: string, ends_on: string) =>
      faultsOfDates(between(starts_on, ends_on), '2026-11-20').map(({ path }) => path);
    expect(pathsOf('2026-11-19', '2026-11-25')).toEqual(['starts_on']);
    expect(pathsOf('2026-11-20', '2026-11-20')).toEqual([]);
    expect(pathsOf('2026-11-21', '2026-11-20')).toEqual(['ends_on']);
    expect(pathsOf('2026-11-20', daysAfter('2026-11-20', 55))).toEqual([]);
    expect(pathsOf('2026-11-20', daysAfter('2026-11-20', 56))).toEqual(['ends_on']);
  });
});

describe('today at a club', () => {
  const lateEvening = new Date('2026-11-19T23:30:00.000Z');
  it('is its country’s', () => {
    expect(todayAt('NL', lateEvening).latest).toBe('2026-11-20');
    expect(todayAt('GB-SCT', lateEvening).latest).toBe('2026-11-19');
    expect(todayAt('XK', lateEvening).latest).toBe('2026-11-20');
    expect(earliestStart('NL', lateEvening)).toBe('2026-11-21');
  });
  it('lies between two days where the country is wide, and is UTC’s where nobody knows', () => {
    expect(todayAt('RU', lateEvening)).toEqual({ earliest: '2026-11-20', latest: '2026-11-20' });
    expect(todayAt('US', new Date('2026-11-19T07:30:00.000Z'))).toEqual({
      earliest: '2026-11-18',
      latest: '2026-11-19',
    });
    expect(todayAt('ZZ', lateEvening)).toEqual({ earliest: '2026-11-19', latest: '2026-11-19' });
  });
});
