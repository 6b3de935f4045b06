import { describe, expect, it } from '@jest/globals';
import { countryCodes, countryName, fifaCode } from './countries.ts';
import { ageOn, formatDay, formatDayRange, formatRelative, formatSeason, monthsBetween } from './dates.ts';
import { editableMoney, formatMoney } from './money.ts';

describe('money', () => {
  it('shows whole amounts without decimals', () => {
    expect(formatMoney({ amount: 540_000, currency: 'EUR' })).toBe('€5,400');
    expect(formatMoney({ amount: 1_990, currency: 'GBP' })).toBe('£19.90');
  });

  it('writes a difference with its sign', () => {
    expect(formatMoney({ amount: -60_000, currency: 'EUR' }, { signed: true })).toBe('−€600');
    expect(formatMoney({ amount: 60_000, currency: 'EUR' }, { signed: true })).toBe('+€600');
    expect(formatMoney({ amount: 0, currency: 'EUR' }, { signed: true })).toBe('€0');
  });

  it('writes into a field what it shows', () => expect(editableMoney(540_050, 'EUR')).toBe('5,400.50'));
});

describe('dates', () => {
  it('name a season by both of its years', () => {
    expect([2024, 1999, 2008].map(formatSeason)).toEqual(['2024/25', '1999/00', '2008/09']);
  });
  it('are read as calendar dates, whatever the zone', () => {
    expect(formatDay('2027-06-30')).toBe('30 Jun 2027');
    expect(formatDayRange('2027-01-04', '2027-01-08')).toBe('4 to 8 January 2027');
    expect(formatDayRange('2026-12-28', '2027-01-02')).toBe('28 December 2026 to 2 January 2027');
  });

  it('move by months to the last day of a shorter one', () => {
    expect(Math.floor(monthsBetween('2026-11-19', '2027-06-30'))).toBe(7);
    expect(ageOn('2006-03-14', '2026-03-13')).toBe(19);
    expect(ageOn('2006-03-14', '2026-03-14')).toBe(20);
  });

  it('change their wording at the product’s thresholds', () => {
    const now = new Date('2026-11-19T12:00:00Z');
    const ago = (seconds: number): string =>
      formatRelative(new Date(now.getTime() - seconds * 1000).toISOString(), now);
    const [minute, hour, day] = [60, 3600, 86_400];
    expect([ago(44), ago(45), ago(89), ago(90)]).toEqual([
      'a few seconds ago',
      'a minute ago',
      'a minute ago',
      '2 minutes ago',
    ]);
    expect([ago(44 * minute), ago(45 * minute), ago(89 * minute), ago(90 * minute)]).toEqual([
      '44 minutes ago',
      'an hour ago',
      'an hour ago',
      '2 hours ago',
    ]);
    expect([ago(21 * hour), ago(22 * hour), ago(35 * hour), ago(36 * hour)]).toEqual([
      '21 hours ago',
      'a day ago',
      'a day ago',
      '2 days ago',
    ]);
    expect([ago(25 * day), ago(26 * day)]).toEqual(['25 days ago', 'a month ago']);
  });
});

describe('countries', () => {
  it('are written in football’s three letters, the home nations too', () => {
    expect(['PT', 'DE', 'GB-ENG', 'XK', 'HR'].map(fifaCode)).toEqual(['POR', 'GER', 'ENG', 'KVX', 'CRO']);
    expect(['PT', 'GB-NIR', 'XK'].map(countryName)).toEqual(['Portugal', 'Northern Ireland', 'Kosovo']);
  });

  it('have one code each', () => {
    expect(new Set(countryCodes.map(fifaCode)).size).toBe(countryCodes.length);
    expect(countryCodes).toHaveLength(254);
  });
});
