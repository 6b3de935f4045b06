import { describe, expect, it } from '@jest/globals';
import { byDay, iconOfNews, newsDayOf } from './news.ts';

const now = new Date(2026, 10, 24, 0, 30);
const at = (day: number, hour: number, minute = 0): string => new Date(2026, 10, day, hour, minute).toISOString();

describe('news', () => {
  it('are of today from midnight on, of yesterday the day before, and earlier', () => {
    expect(newsDayOf(at(24, 0), now)).toBe('today');
    expect(newsDayOf(at(23, 23, 59), now)).toBe('yesterday');
    expect(newsDayOf(at(23, 0), now)).toBe('yesterday');
    expect(newsDayOf(at(22, 23, 59), now)).toBe('earlier');
  });

  it('keep their order within a day, and a day without any isn’t there', () => {
    const rows = [at(24, 0, 20), at(24, 0, 10), at(20, 9)].map((when) => ({ at: when }));
    expect(byDay(rows, now)).toEqual([
      { day: 'today', rows: rows.slice(0, 2) },
      { day: 'earlier', rows: rows.slice(2) },
    ]);
  });

  it('have the sign of what they are about, also where an agent reads along', () => {
    expect(['offer.made', 'agent.offer.made', 'document.turn', 'account.verified'].map(iconOfNews)).toEqual([
      'arrows-left-right',
      'arrows-left-right',
      'file-text',
      'seal-check',
    ]);
  });
});
