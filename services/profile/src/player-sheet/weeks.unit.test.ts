import { expect, it } from '@jest/globals';
import { weeksUntil } from './weeks.ts';

it.each([
  ['a Monday begins its week', '2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['a Sunday ends it', '2026-11-22T23:59:59.999Z', '2026-11-16'],
  ['a year ends within a week', '2027-01-01T12:00:00.000Z', '2026-12-28'],
  ['a leap day', '2028-02-29T12:00:00.000Z', '2028-02-28'],
])('%s', (_, now, monday) => {
  expect(weeksUntil(new Date(now), 1)).toEqual([monday]);
});

it('goes back over the year’s end, the oldest first', () => {
  expect(weeksUntil(new Date('2027-01-06T09:00:00.000Z'), 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
});
