import type { FieldProblem } from '@touchline/app-core/form/contract-form.ts';
import { text } from './text.ts';

/** What a field is called on the page. */
const names = (): Readonly<Record<string, string>> => ({
  agency: text('agency'),
  bio: text('bio'),
  club_id: text('club'),
  city: text('city'),
  club_team_id: text('clubTeam'),
  country: text('clubCountry'),
  current_contract_ends_on: text('contractEnds'),
  date_of_birth: text('birth'),
  experience: text('experience'),
  first_name: text('firstName'),
  founded: text('clubFounded'),
  gender: text('gender'),
  guardian: text('guardian'),
  'guardian.email': text('guardianEmail'),
  'guardian.name': text('guardianName'),
  height_cm: text('height'),
  licence_level: text('licenceLevel'),
  licence_number: text('licence'),
  licensed_countries: text('licensedCountries'),
  last_name: text('lastName'),
  name: text('clubName'),
  nationalities: text('nationalities'),
  nickname: text('nickname'),
  phone: text('phone'),
  position: text('position'),
  positions: text('positions'),
  preferred_foot: text('foot'),
  short_name: text('clubShort'),
  website: text('clubWebsite'),
  weight_kg: text('weight'),
});

/** Away from its field a problem says which one it means. */
export const named = (problem: FieldProblem): FieldProblem => {
  const field = names()[problem.path] ?? names()[problem.path.replace(/^\w+\./, '')];
  return field ? { path: problem.path, message: text('problemAt', { field, problem: problem.message }) } : problem;
};
