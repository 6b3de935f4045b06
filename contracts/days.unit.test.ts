import { expect, it } from '@jest/globals';
import { dayInWords, instantInWords } from './days.ts';

it.each([
  ['a calendar date', '2027-07-01', '1 July 2027'],
  ['the first moment of a day', '2027-07-01T00:00:00.000Z', '1 July 2027'],
  ['its last moment', '2027-07-01T23:59:59.999Z', '1 July 2027'],
  ['none', null, ''],
  ['none that an event of before has', undefined, ''],
])('%s', (_, date, words) => expect(dayInWords(date)).toBe(words));

it('says an instant with its time zone', () =>
  expect(instantInWords('2026-11-21T18:00:00.000Z')).toBe('Sat, 21 Nov 2026, 18:00 UTC'));
