import { describe, expect, it } from '@jest/globals';
import { begun, isLate, postponed } from './tries.ts';

const at = (seconds: number): string => new Date(Date.parse('2026-11-22T10:00:00.000Z') + seconds * 1000).toISOString();
const fresh = { tries: 0, due_at: at(0), since: at(0) };

describe('what has to be done', () => {
  it('is somebody’s for a minute once it is begun', () =>
    expect(begun(fresh, at(5))).toEqual({ tries: 1, due_at: at(65) }));
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
