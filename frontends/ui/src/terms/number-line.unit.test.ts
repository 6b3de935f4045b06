import { describe, expect, it } from '@jest/globals';
import { placePoints } from './number-line.tsx';

const point = (id: string, value: number) => ({ id, value, label: id, caption: id });

describe('a number line', () => {
  it('is to scale between the lowest and the highest', () => {
    expect(placePoints([point('b', 200), point('a', 100), point('c', 300)]).map(({ id, at }) => [id, at])).toEqual([
      ['a', 9.5],
      ['b', 49.25],
      ['c', 89],
    ]);
  });

  it('puts a lone figure in the middle', () => {
    expect(placePoints([point('a', 100)])[0]?.at).toBe(50);
  });

  it('steps labels down that would touch, sooner on a phone', () => {
    const placed = placePoints([point('a', 0), point('b', 70), point('c', 100)]);
    expect(placed.map(({ low }) => low)).toEqual([false, false, false]);
    expect(placed.map(({ lowNarrow }) => lowNarrow)).toEqual([false, false, true]);
  });
});
