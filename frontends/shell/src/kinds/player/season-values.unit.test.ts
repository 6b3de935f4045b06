import { describe, expect, it } from '@jest/globals';
import { newSeason } from '@touchline/contracts/http/profile';
import { noSeason, seasonTyped, seasonValues } from './season-values.ts';

const typed = {
  began_in: '2024',
  club: 'Rio Ave FC',
  level: '',
  appearances: '24',
  minutes: '2010',
  goals: '0',
  assists: '5',
};

describe('a season as it is typed', () => {
  it.each(['2010', ' 2010 ', '2,010', '2.010', '2 010', '2’010'])('has 2,010 minutes, written as %s', (minutes) => {
    expect(newSeason.parse(seasonValues({ ...typed, minutes })).minutes).toBe(2_010);
  });
  it.each(['', 'many', '20x', '1,5', '1.5', '-3'])('is refused with %s matches', (appearances) => {
    const { error } = newSeason.safeParse(seasonValues({ ...typed, appearances, minutes: '0' }));
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['appearances']);
  });
  it('lacks everything but the level to begin with', () => {
    const { error } = newSeason.safeParse(seasonValues(noSeason));
    expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(
      new Set(['began_in', 'club', 'appearances', 'minutes', 'goals', 'assists']),
    );
  });
  it('is the same again after it was kept', () => {
    const said = newSeason.parse(seasonValues(typed));
    const kept = { id: 'ssn_1', at: '2026-11-01T08:00:00.000Z', confirmed_at: null, ...said };
    expect(seasonTyped(kept)).toEqual(typed);
  });
});
