import { describe, expect, it } from '@jest/globals';
import { todaySomewhere } from './today.ts';

describe('today is', () => {
  it.each([
    ['the day before, until it is over in the far west', '2026-11-30T11:59:59.999Z', '2026-11-29', '2026-12-01'],
    ['one day less from then on', '2026-11-30T12:00:00.000Z', '2026-11-30', '2026-12-01'],
    ['no day after, until it begins in the far east', '2026-11-30T09:59:59.999Z', '2026-11-29', '2026-11-30'],
    ['the day after from then on', '2026-11-30T10:00:00.000Z', '2026-11-29', '2026-12-01'],
  ])('%s', (_, now, first, last) => expect(todaySomewhere(now)).toEqual({ first, last }));

  it('within the days of every zone that is known', () => {
    const now = new Date('2026-11-30T00:40:00.000Z');
    const { first, last } = todaySomewhere(now);
    const days = Intl.supportedValuesOf('timeZone').map((timeZone) => now.toLocaleDateString('en-CA', { timeZone }));
    expect(days.filter((day) => day < first || day > last)).toEqual([]);
    expect(days.length).toBeGreaterThan(300);
  });
});
