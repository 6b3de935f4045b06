import { describe, expect, it } from '@jest/globals';
import { extended, isMark, pathOf, scaled } from './drawing.ts';

describe('a drawn signature', () => {
  it('lies on its field whatever the size of the box', () => {
    expect(scaled(150, 50, { width: 300, height: 100 })).toEqual([300, 100]);
    expect(scaled(-5, 500, { width: 300, height: 100 })).toEqual([0, 200]);
  });
  it('leaves out points that say nothing new', () => {
    expect(extended([[10, 10]], [11, 11])).toEqual([[10, 10]]);
    expect(extended([[10, 10]], [20, 10])).toEqual([
      [10, 10],
      [20, 10],
    ]);
  });
  it('is a path of moves and lines, a touch being a dot', () => {
    expect(
      pathOf([
        [
          [1, 2],
          [30, 40],
        ],
        [[5, 5]],
      ]),
    ).toBe('M1 2L30 40M5 5L6 5');
    expect(pathOf([])).toBe('');
  });
  it('is never longer than what is taken', () => {
    const stroke = Array.from({ length: 900 }, (_, i) => [i % 600, (i * 7) % 200] as const);
    expect(pathOf(Array.from({ length: 40 }, () => stroke)).length).toBeLessThanOrEqual(20_000);
  });
  it('is somebody’s mark once it goes across', () => {
    expect(
      isMark([
        [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4],
          [5, 5],
        ],
      ]),
    ).toBe(false);
    expect(
      isMark([
        [
          [1, 1],
          [20, 2],
          [40, 3],
          [60, 4],
          [80, 5],
        ],
      ]),
    ).toBe(true);
  });
});
