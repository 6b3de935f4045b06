import { describe, expect, it } from '@jest/globals';
import { shortNameFrom } from '@touchline/app-core/form/club-words.ts';
import { problemsOf } from '@touchline/app-core/form/contract-form.ts';
import { newClub } from '@touchline/contracts/http/profile';
import { clubValues, noClub } from './new-club.ts';

const typed = {
  ...noClub,
  name: 'Rio Ave FC',
  short_name: 'rio',
  country: 'PT',
  city: 'Vila do Conde',
  founded: '1939',
};

describe('a club that is entered', () => {
  it('is what the service takes', () => {
    expect(newClub.parse(clubValues({ ...typed, website: 'rioavefc.pt' }))).toMatchObject({
      short_name: 'RIO',
      founded: 1939,
      website: 'https://rioavefc.pt',
    });
    expect(newClub.parse(clubValues(typed)).website).toBeNull();
  });
  it('says what is missing and what is wrong', async () => {
    const problems = await problemsOf(
      { schema: newClub, values: clubValues, missing: 'missing' },
      { ...noClub, founded: '193x', teams: [] },
    );
    expect(problems).toEqual(
      expect.arrayContaining([
        { path: 'name', message: 'missing' },
        { path: 'country', message: 'missing' },
        { path: 'teams', message: 'Add at least one team.' },
      ]),
    );
    expect(problems.map((problem) => problem.path)).toContain('founded');
  });
});

describe('a short name', () => {
  it.each([
    ['Sparta Rotterdam', 'SPA'],
    ['FC Nordsjælland', 'NOR'],
    ['AZ', 'AZ'],
    ['Ústí nad Labem', 'UST'],
  ])('%s → %s', (name, wanted) => expect(shortNameFrom(name)).toBe(wanted));
});
