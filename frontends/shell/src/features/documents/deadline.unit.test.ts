import { describe, expect, it } from '@jest/globals';
import { deadlineOf, enteredDeadline } from './deadline.ts';

describe('the deadline of a draft', () => {
  it('is entered as day and time, and read back the same', () => {
    const instant = deadlineOf('2026-12-03', '18:30');
    expect(enteredDeadline(instant)).toEqual({ day: '2026-12-03', time: '18:30' });
  });
  it('is six in the evening without a time', () =>
    expect(enteredDeadline(deadlineOf('2026-12-03', ''))).toEqual({ day: '2026-12-03', time: '18:00' }));
  it('is none without a day', () => {
    expect(deadlineOf('', '18:00')).toBeNull();
    expect(enteredDeadline(null)).toEqual({ day: '', time: '' });
  });
  it('is judged as it is where it is no day', () => expect(deadlineOf('2026-19-40', '18:00')).toBe('2026-19-40'));
});
