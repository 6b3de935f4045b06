import { describe, expect, it } from '@jest/globals';
import { pageAt, readBy } from './use-pages.ts';

const boxes = (...heights: readonly number[]) => {
  let top = -500;
  return heights.map((height, at) => {
    const box = { page: at + 1, top, bottom: top + height };
    top += height + 20;
    return box;
  });
};

describe('the pages of a document', () => {
  it('are looked at where they cross the middle of the window', () => {
    expect(pageAt(boxes(800, 800, 800), 400)).toBe(2);
    expect(pageAt(boxes(1200, 800), 400)).toBe(1);
    expect(pageAt([], 400)).toBe(1);
  });

  it('are read once their end was in sight', () => {
    expect(readBy(boxes(800, 800, 800), 900)).toEqual([1]);
    expect(readBy(boxes(800, 500, 800), 900)).toEqual([1, 2]);
  });

  it('are not read while they are empty', () => {
    expect(readBy(boxes(20, 20, 20), 900)).toEqual([]);
  });
});
