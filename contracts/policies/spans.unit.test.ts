import { describe, expect, it } from '@jest/globals';
import { agesOf, decisionsOf, decisionTimesOf, percentile, spansOf } from './spans.ts';

const thursday = new Date('2026-11-19T15:00:00.000Z');

describe('the spans that figures are told by', () => {
  it('are seven days, today last', () => {
    const { spans, before } = spansOf('days', thursday);
    expect([spans.length, spans[0], spans.at(-1)]).toEqual([
      7,
      { from: '2026-11-13', until: '2026-11-13' },
      { from: '2026-11-19', until: '2026-11-19' },
    ]);
    expect(before).toEqual({ from: '2026-11-06', until: '2026-11-12' });
  });
  it('are fourteen days for a small line', () => {
    const { spans } = spansOf('fortnight', thursday);
    expect([spans.length, spans[0]?.from, spans.at(-1)?.until]).toEqual([14, '2026-11-06', '2026-11-19']);
  });
  it('are twelve weeks from Monday on, this one last', () => {
    const { spans, before } = spansOf('weeks', thursday);
    expect([spans.length, spans[0], spans.at(-1)]).toEqual([
      12,
      { from: '2026-08-31', until: '2026-09-06' },
      { from: '2026-11-16', until: '2026-11-22' },
    ]);
    expect(before).toEqual({ from: '2026-06-08', until: '2026-08-30' });
  });
  it('are twelve months, this one last', () => {
    const { spans } = spansOf('months', thursday);
    expect([spans.length, spans[0], spans.at(-1)]).toEqual([
      12,
      { from: '2025-12-01', until: '2025-12-31' },
      { from: '2026-11-01', until: '2026-11-30' },
    ]);
  });
  it.each(['2026-11-16T00:00:00.000Z', '2026-11-22T23:59:59.999Z'])('hold %s in the same week', (at) =>
    expect(spansOf('weeks', new Date(at)).spans.at(-1)?.from).toBe('2026-11-16'),
  );
});

it.each([
  [[], 0.5, null],
  [[7], 0.5, 7],
  [[7], 0.9, 7],
  [[1, 2, 3, 4], 0.5, 2],
  [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.9, 9],
])('of %j the part %d doesn’t exceed %s', (values, part, value) => expect(percentile(values, part)).toBe(value));

it('parts those who wait by the day', () => {
  const ago = (hours: number) => new Date(thursday.getTime() - hours * 3_600_000).toISOString();
  const oldest = ago(100);
  expect(agesOf([oldest, ago(48), ago(47.9), ago(24), ago(23.9), ago(0)], thursday)).toEqual({
    ...{ fresh: 2, day: 2, old: 2, oldest },
  });
  expect(agesOf([], thursday)).toEqual({ fresh: 0, day: 0, old: 0, oldest: null });
});

describe('how long decisions were waited for', () => {
  const history = [
    { at: '2026-11-16T10:00:00.000Z' },
    { at: '2026-11-16T12:00:00.000Z', since: '2026-11-16T10:00:00.000Z' },
    { at: '2026-11-22T23:59:59.999Z', since: '2026-11-22T22:59:59.999Z' },
    // A clock that was put back: nobody waited less than no time.
    { at: '2026-11-23T00:00:00.000Z', since: '2026-11-23T00:00:01.000Z' },
    { at: '2026-11-23T01:00:00.000Z', since: null },
  ];
  it('is told by the lines of a history that say since when', () => {
    expect(decisionsOf(history).map(({ waited_s }) => waited_s)).toEqual([7200, 3600, 0]);
  });
  it('is counted by the days of a span, both counted', () => {
    const week = { from: '2026-11-16', until: '2026-11-22' };
    expect(decisionTimesOf(decisionsOf(history), week)).toEqual({ decided: 2, median: 3600, p90: 7200 });
    const before = { from: '2026-11-09', until: '2026-11-15' };
    expect(decisionTimesOf(decisionsOf(history), before)).toEqual({ decided: 0, median: null, p90: null });
  });
});
