import { describe, expect, it } from '@jest/globals';
import { playerCareer, playerVisibility } from '@touchline/contracts/http/profile';
import { savable } from '../../features/own-profile/step-values.ts';
import { career, playerStepOf, visibility } from './player-steps.ts';

const team = {
  team_id: 'tea_1',
  club_id: 'clb_1',
  club_name: 'Rio Ave FC',
  club_short_name: 'RIO',
  team_name: 'First team',
  country: 'PT',
};

describe('the career step', () => {
  it('saves nothing before there is an answer, and both together without a club', () => {
    expect(
      savable(playerCareer, career.values({ at: null, club_team: null, current_contract_ends_on: '' }), {}),
    ).toEqual({});
    expect(
      savable(playerCareer, career.values({ at: 'none', club_team: team, current_contract_ends_on: '2027-06-30' }), {}),
    ).toEqual({ club_team_id: null, current_contract_ends_on: null });
  });
  it('saves the team by its id; a club without a written contract is fine', () => {
    expect(career.values({ at: 'club', club_team: team, current_contract_ends_on: '' })).toEqual({
      club_team_id: 'tea_1',
      current_contract_ends_on: null,
    });
  });
});

describe('the last step', () => {
  it('asks a minor for a guardian', () => {
    const typed = { visible_to_clubs: false, guardian_name: '', guardian_email: '' };
    expect(playerVisibility.safeParse(visibility.values(typed, true)).success).toBe(false);
    expect(playerVisibility.safeParse(visibility.values(typed, false)).success).toBe(true);
  });
});

describe('where a refused field is mended', () => {
  it.each([
    ['person.first_name', 1],
    ['person.nationalities', 2],
    ['football.positions', 2],
    ['career.club_team_id', 3],
    ['media.bio', 4],
    ['visibility.guardian', 5],
  ])('%s: step %i', (path, step) => expect(playerStepOf(path)).toBe(step));
});
