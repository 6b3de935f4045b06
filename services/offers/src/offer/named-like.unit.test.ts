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
    expect(namedLike('.* (', 'club')).toEqual([]);
    expect(namedLike('  ', 'club')).toEqual([]);
    expect(namedLike('Ajax, de', 'agent')).toHaveLength(2);
  });

  it('is looked for in the name of the other side', () => {
    const paths = (by: 'club' | 'player' | 'agent') =>
      namedLike('davi', by).flatMap(({ $or }) => ($or as object[]).flatMap((one) => Object.keys(one)));
    expect(paths('club')).toEqual(['state.player.name']);
    expect(paths('player')).toEqual(['state.club_team.club_name']);
    expect(paths('agent')).toEqual(['state.player.name', 'state.club_team.club_name']);
  });
});
