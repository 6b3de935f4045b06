import { describe, expect, it } from '@jest/globals';
import {
  fieldKinds,
  fieldSizes,
  inReadingOrder,
  isEntered,
  isOnPage,
  leastField,
  moved,
  pageUnits,
  placeAt,
  resized,
} from './signing-fields.ts';

const field = { page: 1, left: 1000, top: 2000, width: 3000, height: 400 } as const;

describe('a field', () => {
  it.each(fieldKinds)('of the kind %s is placed with its middle where it is put', (kind) => {
    const place = placeAt(kind, 2, 5000, 5000);
    expect(place.page).toBe(2);
    expect(Math.abs(place.left + place.width / 2 - 5000)).toBeLessThanOrEqual(1);
    expect(Math.abs(place.top + place.height / 2 - 5000)).toBeLessThanOrEqual(1);
    expect(isOnPage(place)).toBe(true);
  });
  it.each([
    ['the upper left corner', 0, 0],
    ['the lower right corner', pageUnits, pageUnits],
    ['beside the page', -4000, 14_000],
  ])('put at %s stays on its page', (_, x, y) => {
    for (const kind of fieldKinds) {
      const place = placeAt(kind, 1, x, y);
      expect([kind, isOnPage(place), place.width, place.height]).toEqual([
        ...[kind, true, fieldSizes[kind].width, fieldSizes[kind].height],
      ]);
    }
  });
  it('is moved, and no further than the edge of its page', () => {
    expect(moved(field, 50, -50)).toEqual({ ...field, left: 1050, top: 1950 });
    expect(moved(field, 20_000, 20_000)).toEqual({ ...field, left: 7000, top: 9600 });
    expect(moved(field, -20_000, -20_000)).toEqual({ ...field, left: 0, top: 0 });
    expect(moved(field, 0.4, 0.6)).toEqual({ ...field, top: 2001 });
  });
  it('is resized from its upper left corner, and neither off its page nor away', () => {
    expect(resized(field, 100, 50)).toEqual({ ...field, width: 3100, height: 450 });
    expect(resized(field, 20_000, 20_000)).toEqual({ ...field, width: 9000, height: 8000 });
    expect(resized(field, -20_000, -20_000)).toEqual({ ...field, ...leastField });
  });
  it('comes back where it went to and fro', () => expect(moved(moved(field, 33, 77), -33, -77)).toEqual(field));
  it.each([
    ['as it is', {}, true],
    ['over the right edge', { left: 7001 }, false],
    ['over the lower edge', { top: 9601 }, false],
    ['before the left edge', { left: -1 }, false],
    ['too narrow', { width: leastField.width - 1 }, false],
    ['too low', { height: leastField.height - 1 }, false],
    ['between two places', { left: 0.5 }, false],
    ['nowhere', { top: Number.NaN }, false],
  ])('lies on its page: %s, %p, %p', (_, over, holds) => expect(isOnPage({ ...field, ...over })).toBe(holds));
});

it('fields are filled in from the first page on, line by line, from the left', () => {
  const at = (id: string, page: number, left: number, top: number) => ({ ...field, id, page, left, top });
  const fields = [
    at('e', 2, 0, 0),
    at('c', 1, 5000, 2043),
    at('b', 1, 1000, 2051),
    at('d', 1, 0, 3000),
    at('a', 1, 9, 9),
  ];
  expect(inReadingOrder(fields).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(fields[0]?.id).toBe('e');
});

it('name, date and signature are written by themselves', () =>
  expect(fieldKinds.filter((kind) => isEntered(kind))).toEqual(['initials', 'text', 'checkbox']));
