import { describe, expect, it } from '@jest/globals';
import { toCsv } from './csv.ts';

type Row = { readonly name: string | null; readonly age: number };
const columns = [
  { header: 'Name', value: (row: Row) => row.name },
  { header: 'Age', value: (row: Row) => row.age },
];
const written = (...rows: Row[]): string => toCsv(columns, rows);

describe('the list as CSV', () => {
  it('begins with the mark of UTF-8 and names its columns', () => {
    expect(written()).toBe('\uFEFFName,Age\r\n');
  });

  it('quotes what would break a line or a cell', () => {
    expect(written({ name: 'Reid, "Cal"\nCallum', age: 22 })).toBe('\uFEFFName,Age\r\n"Reid, ""Cal""\nCallum",22\r\n');
  });

  it('leaves nothing that a spreadsheet would calculate', () => {
    for (const name of ['=1+1', '+1', '-1', '@sum', '\tx'])
      expect(written({ name, age: 1 })).toBe(`\uFEFFName,Age\r\n'${name},1\r\n`);
  });

  it('has an empty cell where nothing is known', () => {
    expect(written({ name: null, age: 1 })).toBe('\uFEFFName,Age\r\n,1\r\n');
  });
});
