import { expect, it } from '@jest/globals';
import { countFilters, parseBoard, printBoard, queryOf } from './board-address.ts';

const read = (address: string) => parseBoard(new URLSearchParams(address), 'fit');

it('reads an address and writes the same one, with what else stands in it', () => {
  const address = 'opportunity=opp_1&positions=LW%2CCF&countries=NL&fits=one&pay=shown&sort=closes&tab=answered';
  const filters = read(address);
  expect(filters).toMatchObject({ positions: ['LW', 'CF'], fits: 'one', pay: true, sort: 'closes', tab: 'answered' });
  const again = printBoard(filters, new URLSearchParams(address), 'fit');
  again.sort();
  const before = new URLSearchParams(address);
  before.sort();
  expect(again.toString()).toBe(before.toString());
  expect(countFilters(filters)).toBe(4);
});

it('leaves out what it does not know, and what is usual', () => {
  const filters = read('positions=XX&starts=2027-3,2027-1&levels=Sunday&countries=nl&fits=none&sort=pay&tab=mine');
  expect(queryOf(filters)).toEqual({ starts: '2027-1', sort: 'fit', tab: 'open' });
  expect(printBoard(filters, new URLSearchParams(), 'fit').toString()).toBe('starts=2027-1');
  expect(countFilters(read(''))).toBe(0);
});
