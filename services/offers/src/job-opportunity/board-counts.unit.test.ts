import { expect, it } from '@jest/globals';
import { type Counted, facetsOf, passingOf, totalOf } from './board-counts.ts';

const none = { positions: [], fits: undefined, starts: [], levels: [], countries: [], pay: undefined };
const values = {
  ...{ positions: 'LW', fits: 'every', starts: '2027-2', levels: 'first team', countries: 'NL', pay: 'shown' },
} as const;
const elsewhere = { ...values, countries: 'PT', levels: 'U21' };
const rows: readonly Counted[] = [
  { values, count: 3 },
  { values: { ...elsewhere, positions: 'GK', fits: 'one', pay: '', starts: '2027-1' }, count: 2 },
  { values: elsewhere, count: 4 },
];

it('keeps what passes every filter', () => {
  const found = (filters: object) => totalOf(passingOf(rows, { ...none, ...filters }));
  expect(found({})).toBe(9);
  expect(found({ positions: ['LW'] })).toBe(7);
  expect(found({ fits: 'one' })).toBe(2);
  expect(found({ levels: ['U21'], pay: 'shown' })).toBe(4);
  expect(found({ countries: ['NL', 'PT'], fits: 'every' })).toBe(7);
});

it('counts what each value would leave, with the other filters as they are', () => {
  const facets = facetsOf(rows, { ...none, countries: ['PT'], fits: 'every' });
  expect(facets.countries).toEqual([
    { value: 'PT', count: 4 },
    { value: 'NL', count: 3 },
  ]);
  expect(facets.fits).toEqual([
    { value: 'every', count: 4 },
    { value: 'one', count: 2 },
    { value: 'more', count: 0 },
  ]);
  expect(facets.positions.filter(({ count }) => count > 0)).toEqual([{ value: 'LW', count: 4 }]);
  expect(facets.starts).toEqual([{ value: '2027-2', count: 4 }]);
  expect(facetsOf(rows, none).pay).toEqual([{ value: 'shown', count: 7 }]);
});
