import { expect, it } from '@jest/globals';
import { dayInWords, daysInWords, endsOfRange, instantInWords } from './days.ts';

it.each([
  ['a calendar date', '2027-07-01', '1 July 2027'],
  ['the first moment of a day', '2027-07-01T00:00:00.000Z', '1 July 2027'],
  ['its last moment', '2027-07-01T23:59:59.999Z', '1 July 2027'],
  ['none', null, ''],
  ['none that an event of before has', undefined, ''],
])('%s', (_, date, words) => expect(dayInWords(date)).toBe(words));

it('says an instant with its time zone', () =>
  expect(instantInWords('2026-11-21T18:00:00.000Z')).toBe('Sat, 21 Nov 2026, 18:00 UTC'));

it.each([
  ['of one month', '2027-01-04', '2027-01-08', '4 to 8 January 2027'],
  ['of one year', '2026-11-30', '2026-12-04', '30 November to 4 December 2026'],
  ['of two years', '2026-12-28', '2027-01-02', '28 December 2026 to 2 January 2027'],
  ['of two years, in one month', '2027-07-01', '2030-07-31', '1 July 2027 to 31 July 2030'],
  ['that are one', '2027-01-04', '2027-01-04', '4 January 2027'],
])('says days %s as shortly as they can be', (_, from, until, words) => expect(daysInWords(from, until)).toBe(words));

it('leaves days in the order of their format', () => {
  const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(endsOfRange(american, new Date('2027-01-04'), new Date('2027-01-08'))).toEqual(['January 4', '8, 2027']);
});
