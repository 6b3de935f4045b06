import { describe, expect, it } from '@jest/globals';
import { newSeason } from './player.ts';

const played = {
  began_in: 2024,
  club: 'Rio Ave FC',
  level: 'U23',
  appearances: 24,
  minutes: 2_010,
  goals: 11,
  assists: 5,
};
const wrong = (given: object): readonly string[] =>
  newSeason.safeParse({ ...played, ...given }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a season of a career', () => {
  it('is taken as it was played, also without a level or a minute', () => {
    expect(newSeason.parse(played)).toEqual(played);
    const { level: _, ...without } = played;
    expect(newSeason.parse({ ...without, appearances: 0, minutes: 0 }).level).toBe('');
  });
  it.each([
    ['a year to come', { began_in: new Date().getUTCFullYear() + 1 }, 'began_in'],
    ['a year with two digits', { began_in: 24 }, 'began_in'],
    ['no club', { club: '' }, 'club'],
    ['half a goal', { goals: 0.5 }, 'goals'],
    ['less than nothing', { assists: -1 }, 'assists'],
    ['more matches than a year has room for', { appearances: 101 }, 'appearances'],
    ['more minutes than the matches had', { minutes: 24 * 140 + 1 }, 'minutes'],
  ])('is refused at its field: %s', (_, given, field) => {
    expect(wrong(given)).toEqual([field]);
  });
  it('may begin this year', () => {
    expect(wrong({ began_in: new Date().getUTCFullYear() })).toEqual([]);
  });
});
