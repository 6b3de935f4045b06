import { expect, it } from '@jest/globals';
import { fittingTeams, type ProspectTeam } from './use-prospect.ts';

const team = (team_id: string): ProspectTeam => ({
  club_team: { team_id, club_id: 'c', club_name: 'C', club_short_name: 'C', team_name: team_id, country: 'NL' },
  refusal: null,
  offer_id: null,
  interest: null,
  interest_refusal: null,
});
const teams = [team('tea_1'), team('tea_2'), team('tea_3')];
const genders = new Map([
  ['tea_1', 'male'],
  ['tea_2', 'female'],
]);

it('offers the teams of the player\u2019s football, and those it knows nothing of', () => {
  const names = (gender: string | undefined) => fittingTeams(teams, genders, gender).map((t) => t.club_team.team_id);
  expect(names('female')).toEqual(['tea_2', 'tea_3']);
  expect(names('male')).toEqual(['tea_1', 'tea_3']);
  expect(names(undefined)).toEqual(['tea_1', 'tea_2', 'tea_3']);
});
