import { describe, expect, it } from '@jest/globals';
import { besideName, changedTable, columnsFrom, firstColumns, narrowColumns, parseTable } from './table-address.ts';

const kind = {
  ...{ sort: 'registered', direction: 'desc' as const, open: 'user' },
  columns: [
    { id: 'name', sort: 'name', always: true as const },
    { id: 'registered', sort: 'registered' },
    { id: 'kind' },
    { id: 'seen', hidden: true as const },
  ],
  filters: [
    { id: 'person', of: 'list' as const, options: [{ value: 'waiting' }, { value: 'verified' }] },
    { id: 'from', of: 'day' as const },
    { id: 'club', of: 'text' as const },
  ],
};
const parse = (query: string) => parseTable(new URLSearchParams(query), kind);
const change = (query: string, to: Parameters<typeof changedTable>[2]) =>
  changedTable(new URLSearchParams(query), kind, to).toString();

describe('the address of a table', () => {
  it('is empty for the table as it begins', () => {
    expect(parse('')).toEqual({
      ...{ q: '', filters: {}, sort: 'registered', direction: 'desc', columns: null, after: null, at: 0, open: null },
    });
    expect(change('', {})).toBe('');
  });
  it('carries all that is chosen, reads it again, and leaves alone what isn’t its own', () => {
    const query = 'tab=all&q=ana&person=waiting&from=2026-01-02&sort=name&order=asc&cols=name.seen&user=usr_1';
    expect(parse(query)).toMatchObject({
      ...{ q: 'ana', filters: { person: 'waiting', from: '2026-01-02' }, sort: 'name', direction: 'asc' },
      ...{ columns: ['name', 'seen'], open: 'usr_1' },
    });
    expect(change(query, {})).toBe(query);
  });
  it.each(['person=odd', 'from=yesterday', 'sort=kind', 'order=up', 'at=20', 'after=x&at=-2'])(
    'takes %s as not given',
    (query) => expect(parse(query)).toMatchObject({ filters: {}, sort: 'registered', direction: 'desc', at: 0 }),
  );
  it('begins at the first page again where something else is asked for', () => {
    const query = 'after=abc&at=50';
    expect(parse(query)).toMatchObject({ after: 'abc', at: 50 });
    expect(change(query, { open: 'usr_1' })).toBe(`${query}&user=usr_1`);
    expect(change(query, { q: 'ana' })).toBe('q=ana');
    expect(change(query, { filters: {} })).toBe('');
    expect(change(query, { sort: 'name', direction: 'asc' })).toBe('sort=name&order=asc');
    expect(change(query, { after: null, at: 0 })).toBe('');
  });
});

describe('where there is room for two columns', () => {
  const narrow = { ...kind, narrow: 'kind' };
  it('the name stands beside what the table says, until others are chosen', () => {
    expect(narrowColumns(null, narrow)).toEqual(['name', 'kind']);
    expect(narrowColumns(['name', 'seen', 'kind'], narrow)).toEqual(['name', 'seen']);
    expect(narrowColumns(['name'], narrow)).toEqual(['name']);
  });
  it('one that is put beside the name comes before all others, chosen before or not', () => {
    expect(besideName('kind', ['name', 'registered', 'kind'], kind)).toEqual(['name', 'kind', 'registered']);
    expect(besideName('seen', ['name', 'registered'], kind)).toEqual(['name', 'seen', 'registered']);
    expect(besideName('registered', ['name', 'registered'], kind)).toEqual(['name', 'registered']);
  });
});

it('columns are those that there are, each once, the name first', () => {
  expect(firstColumns(kind)).toEqual(['name', 'registered', 'kind']);
  expect(columnsFrom(['kind', 'none', 'name', 'kind'], kind)).toEqual(['name', 'kind']);
});
