import { describe, expect, it } from '@jest/globals';
import { alive, begun, isLate, postponed } from './tries.ts';

const at = (seconds: number): string => new Date(Date.parse('2026-11-22T10:00:00.000Z') + seconds * 1000).toISOString();
const fresh = { tries: 0, due_at: at(0), since: at(0) };

describe('what has to be done', () => {
  it('is somebody’s for four seconds once it is begun, and from each sign of life on', () => {
    expect(begun(fresh, at(5))).toEqual({ tries: 1, due_at: at(9) });
    expect(alive(at(8))).toEqual({ due_at: at(12) });
  });
  it.each([
    [1, 2],
    [2, 4],
    [3, 8],
    [9, 512],
    [10, 600],
    [40, 600],
  ])('is tried again after the try number %s in %s s', (tries, seconds) =>
    expect(postponed({ ...fresh, tries }, at(0))).toEqual({ due_at: at(seconds) }),
  );
  it('is nothing that anybody waits for after a quarter of an hour', () => {
    expect(isLate(fresh, at(15 * 60 - 1))).toBe(false);
    expect(isLate(fresh, at(15 * 60))).toBe(true);
  });
});
