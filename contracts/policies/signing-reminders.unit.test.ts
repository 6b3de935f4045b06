import { describe, expect, it } from '@jest/globals';
import { mayBeReminded, nextReminder } from './signing-reminders.ts';

const day = (n: number, time = '10:00:00.000'): string => `2026-11-${String(n).padStart(2, '0')}T${time}Z`;

describe('the next reminder', () => {
  it.each([
    ['three days after the turn began', { since: day(1), expires_at: day(15) }, day(4)],
    ['three days before the end', { since: day(1), reminded_at: day(4), expires_at: day(15) }, day(12)],
    ['the day before the end', { since: day(1), reminded_at: day(12), expires_at: day(15) }, day(14)],
    ['no more than that', { since: day(1), reminded_at: day(14), expires_at: day(15) }, null],
    [
      'a day after the last at the earliest',
      { since: day(1), reminded_at: day(11, '12:00:00.000'), expires_at: day(15) },
      day(14),
    ],
    ['the day before the end, where there are two', { since: day(1), expires_at: day(3) }, day(2)],
    ['never, where there is a day', { since: day(1), expires_at: day(2) }, null],
    ['soon, where the turn came late', { since: day(13, '09:00:00.000'), expires_at: day(15) }, day(14)],
  ])('is %s', (_, waiting, next) => expect(nextReminder(waiting)).toBe(next));
});

describe('by hand', () => {
  it('somebody is reminded at any time, and then once a day', () => {
    expect(mayBeReminded({}, day(1))).toBe(true);
    expect(mayBeReminded({ reminded_at: day(4) }, day(5))).toBe(true);
    expect(mayBeReminded({ reminded_at: day(4) }, day(5, '09:59:59.999'))).toBe(false);
  });
});
