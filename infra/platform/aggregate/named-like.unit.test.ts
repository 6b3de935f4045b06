import { describe, expect, it } from '@jest/globals';
import { namedLike, wordPattern } from './named-like.ts';

const finds = (typed: string, name: string): boolean => new RegExp(wordPattern(typed), 'i').test(name);

describe('a word of a name', () => {
  it('is found however its letters are marked', () => {
    expect(finds('mikolaj', 'Mikołaj Zawadzki')).toBe(true);
    expect(finds('perisin', 'Luka Perišin')).toBe(true);
    expect(finds('bjorn', 'BJØRN Ødegård')).toBe(true);
    expect(finds('bjorn', 'Biorn')).toBe(false);
  });

  it('means nothing else to the search, whatever is typed', () => {
    expect(namedLike('.* (', ['name'])).toEqual([]);
    expect(namedLike('  ', ['name'])).toEqual([]);
  });

  it('is looked for in each of the names, and each word of what is typed in one of them', () => {
    const found = namedLike('Ajax, de', ['player', 'club']);
    expect(found.map(({ $or }) => ($or as object[]).flatMap((one) => Object.keys(one)))).toEqual([
      ['player', 'club'],
      ['player', 'club'],
    ]);
  });
});
