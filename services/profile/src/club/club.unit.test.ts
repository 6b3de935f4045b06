import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { type ClubCommand, clubDecider, maxTeams, submissionOf } from './club.ts';
import { type Club, type ClubEvent, type ClubFacts, clubIdOf, firstTeamOf, teamOf } from './state.ts';

const given = spec(clubDecider);
const at = '2026-11-19T08:00:00.000Z';
const club_id = clubIdOf('NL', 'Sparta Rotterdam');
const facts: ClubFacts = {
  name: 'Sparta Rotterdam',
  short_name: 'SPA',
  country: 'NL',
  city: 'Rotterdam',
  founded: 1888,
  website: null,
  other_names: ['Sparta'],
};
const team = firstTeamOf(club_id);
const women = teamOf(club_id, { name: 'Women', gender: 'female', level: 'first team' });
const saskia = { profile_id: 'prf_saskia', name: 'Saskia Verhulst' };
const imported: ClubEvent = { type: 'ClubImported', club_id, facts, team, at };
const entered: ClubEvent = { type: 'ClubEntered', club_id, facts, teams: [women], by: saskia, at };
const doImport = (changes: Partial<ClubFacts> = {}): ClubCommand => ({
  type: 'Import',
  club_id,
  facts: { ...facts, ...changes },
  now: at,
});
const enter = (by = saskia): ClubCommand => ({ type: 'Enter', club_id, facts, teams: [women], by, now: at });

describe('a club’s id', () => {
  it('doesn’t depend on capitals, accents or signs', () =>
    expect(clubIdOf('DE', '1. FC Köln')).toBe(clubIdOf('DE', '1 fc KOLN')));
  it('depends on the country', () => expect(clubIdOf('NL', 'Sparta')).not.toBe(clubIdOf('CZ', 'Sparta')));
});

describe('importing', () => {
  it('makes a verified club with a men’s first team', () =>
    given()
      .when(doImport())
      .thenState((s) => expect(s).toMatchObject({ verified: true, teams: [{ gender: 'male', level: 'first team' }] })));
  it('again changes nothing', () => given(imported).when(doImport()).thenNothing());
  it('again brings what is new, and takes nothing away', () => {
    given(imported)
      .when(doImport({ city: 'Schiedam' }))
      .then({ type: 'ClubChanged', facts: { city: 'Schiedam' }, at });
    given(imported)
      .when(doImport({ founded: null }))
      .thenNothing();
  });
  it('adds the names that it knows, and takes none away', () => {
    given(imported)
      .when(doImport({ other_names: [] }))
      .thenNothing();
    given(imported)
      .when(doImport({ other_names: ['Sparta', 'Het Kasteel'] }))
      .then({ type: 'ClubChanged', facts: { other_names: ['Sparta', 'Het Kasteel'] }, at });
  });
  it('knows the name of a club that was entered by hand, and leaves its website and teams to staff', () => {
    const squatted: ClubEvent = { ...entered, facts: { ...facts, website: 'https://elsewhere.example' } };
    given(squatted).when(doImport()).then({ type: 'TeamAdded', team, by: null, at });
    given(squatted)
      .when(doImport())
      .thenState((s) => expect(s).toMatchObject({ verified: false, teams: [women, team] }));
  });
});

describe('entering', () => {
  it('makes an unverified club that waits before the others', () =>
    given()
      .when(enter())
      .thenState((s) => expect(s).toMatchObject({ verified: false, staff_order: '0|sparta rotterdam' })));
  it('the same by the same person is done already', () => given(entered).when(enter()).thenNothing());
  it('is refused where the club is there', () => {
    given(imported).when(enter()).thenRejects('ValidationFailed');
    given(entered)
      .when(enter({ profile_id: 'prf_other', name: 'Other' }))
      .thenRejects('ValidationFailed');
  });
});

describe('teams and verification', () => {
  const verify = (club: Club): ClubCommand => ({
    ...{ type: 'Verify', submission: club.status === 'known' ? submissionOf(club) : '', now: at },
    ...{ by: 'usr_petra', entered_by_user: 'usr_saskia' },
  });
  it('the same team once', () => {
    given(imported)
      .when({ type: 'AddTeam', team: women, by: saskia, now: at })
      .then({ type: 'TeamAdded', team: women, by: saskia, at });
    given(imported).when({ type: 'AddTeam', team, by: saskia, now: at }).thenNothing();
  });
  it('so many at most', () => {
    const teams: ClubEvent[] = Array.from({ length: maxTeams - 1 }, (_, i) => ({
      type: 'TeamAdded',
      team: teamOf(club_id, { name: `Team ${i}`, gender: 'male', level: 'U21' }),
      by: saskia,
      at,
    }));
    given(imported, ...teams.slice(1))
      .when({ type: 'AddTeam', team: women, by: saskia, now: at })
      .then({ type: 'TeamAdded', team: women, by: saskia, at });
    given(imported, ...teams)
      .when({ type: 'AddTeam', team: women, by: saskia, now: at })
      .thenRejects('ValidationFailed');
  });
  it('verified once', () => {
    given(entered).when(verify).then({ type: 'Verified', by: 'usr_petra', at });
    given(imported).when(verify).thenNothing();
    given().when(verify).thenRejects('NotFound');
  });
  it('StaleVersion: not with a team that staff haven’t seen', () =>
    given(entered, { type: 'TeamAdded', team: women, by: saskia, at })
      .when(verify(given(entered).state()))
      .thenRejects('StaleVersion'));
});
