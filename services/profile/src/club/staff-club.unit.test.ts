import { describe, expect, it } from '@jest/globals';
import { type Rejected, spec } from '@touchline/platform/domain';
import { chainFrom } from './chain.ts';
import { type ClubCommand, clubDecider, maxTeams, submissionOf } from './club.ts';
import { published } from './published.ts';
import {
  type Club,
  type ClubEvent,
  type ClubFacts,
  clubIdOf,
  firstTeamOf,
  type Known,
  type Merged,
  maxNames,
  teamOf,
} from './state.ts';

const given = spec(clubDecider);
const at = '2026-11-19T08:00:00.000Z';
const facts: ClubFacts = {
  name: 'Sparta Rotterdam',
  short_name: 'SPA',
  country: 'NL',
  city: 'Rotterdam',
  founded: 1888,
  website: 'https://sparta.example',
  other_names: ['Sparta'],
};
const club_id = clubIdOf('NL', facts.name);
const other_id = clubIdOf('NL', 'Sparta R.');
const women = teamOf(other_id, { name: 'Women', gender: 'female', level: 'first team' });
const imported: ClubEvent = { type: 'ClubImported', club_id, facts, team: firstTeamOf(club_id), at };
const entered: ClubEvent = {
  type: 'ClubEntered',
  club_id: other_id,
  facts: { ...facts, name: 'Sparta R.', other_names: [] },
  teams: [firstTeamOf(other_id), women],
  by: { profile_id: 'prf_saskia', name: 'Saskia Verhulst' },
  at,
};
const stateOf = (...events: readonly ClubEvent[]): Known =>
  events.reduce<Club>(clubDecider.evolve, clubDecider.initialState) as Known;
const sparta = stateOf(imported);
const duplicate = stateOf(entered);
const seen = submissionOf(duplicate);
const byPetra = { by: 'usr_petra', entered_by_user: 'usr_saskia', now: at };
const into = { club_id, name: facts.name, verified: true, rejection: null, teams: sparta.teams };
const merged: ClubEvent = { type: 'ClubMerged', into: club_id, into_name: facts.name, at };
const merge = (changes: Partial<Extract<ClubCommand, { type: 'Merge' }>> = {}): ClubCommand => ({
  type: 'Merge',
  submission: seen,
  into,
  now: at,
  ...changes,
});
/** The fields that a refusal names. */
const fieldsOf = (decide: () => unknown): readonly string[] => {
  try {
    decide();
  } catch (error) {
    const { details } = (error as Rejected).facts as { details: readonly { path: string }[] };
    return details.map(({ path }) => path);
  }
  return [];
};

describe('adding', () => {
  const { name: _, ...rest } = facts;
  const add: ClubCommand = { type: 'Add', club_id, facts: { ...rest, name: facts.name }, teams: [women], now: at };
  it('makes a verified club', () =>
    given()
      .when(add)
      .thenState((s) => expect(s).toMatchObject({ verified: true, entered_by: null, teams: [women] })));
  it('is refused where it is there', () => given(imported).when(add).thenRejects('ValidationFailed'));
});

describe('changing', () => {
  const change = (to: Partial<ClubFacts>, submission = submissionOf(sparta)): ClubCommand => ({
    type: 'Change',
    submission,
    facts: to,
    now: at,
  });
  it('says what differs, also where something is emptied', () =>
    given(imported)
      .when(change({ name: facts.name, city: 'Schiedam', website: null }))
      .then({ type: 'ClubChanged', facts: { city: 'Schiedam', website: null }, at }));
  it('to what it is already, changes nothing, whatever was looked at', () =>
    given(imported)
      .when(change({ city: 'Rotterdam' }, 'old'))
      .thenNothing());
  it('of something else than staff looked at is refused', () =>
    given(imported)
      .when(change({ city: 'Schiedam' }, 'old'))
      .thenRejects('StaleVersion'));
  it('of one that was merged meanwhile is refused', () =>
    given(entered, merged)
      .when(change({ city: 'Schiedam' }, seen))
      .thenRejects('StaleVersion'));
});

describe('a chain of merged clubs', () => {
  const known = (id: string) => ({ ...sparta, club_id: id });
  const gone = (id: string, to: string): Merged => ({ status: 'merged', club_id: id, into: to, before: known(id) });
  const idsOf = (id: string, ...states: readonly (Known | Merged)[]) =>
    chainFrom(new Map(states.map((one) => [one.club_id, one])), id).map(({ club_id: one }) => one);
  it('leads to the one that stays, over as many as there are between', () => {
    expect(idsOf('a', gone('a', 'b'), gone('b', 'c'), known('c'))).toEqual(['a', 'b', 'c']);
    expect(idsOf('c', known('c'))).toEqual(['c']);
    expect(idsOf('nothing')).toEqual([]);
  });
  it('goes once around a circle', () =>
    expect(idsOf('a', gone('a', 'b'), gone('b', 'c'), gone('c', 'b'))).toEqual(['a', 'b', 'c']));
});

describe('merging', () => {
  it('says into which; again changes nothing; into another one meanwhile is refused', () => {
    given(entered).when(merge()).then(merged);
    given(entered, merged).when(merge()).thenNothing();
    given(entered, merged)
      .when(merge({ into: { ...into, club_id: 'clb_ajax' } }))
      .thenRejects('StaleVersion');
  });
  it('of something else than staff looked at is refused', () =>
    given(entered)
      .when(merge({ submission: 'old' }))
      .thenRejects('StaleVersion'));
  it.each([
    ['itself', { ...into, club_id: other_id }],
    ['one with too many teams', { ...into, teams: Array.from({ length: maxTeams - 1 }, () => women) }],
  ])('into %s is refused at the field', (_what, impossible) =>
    expect(fieldsOf(given(entered).when(merge({ into: impossible })).events)).toEqual(['into']),
  );
  it('of a verified club into one that isn’t is refused', () =>
    expect(
      fieldsOf(
        given(imported).when(
          merge({ submission: submissionOf(sparta), into: { ...into, club_id: other_id, verified: false } }),
        ).events,
      ),
    ).toEqual(['into']));
  it('leaves a club that nothing is done with any more', () => {
    const of = given(entered, merged);
    of.when({ type: 'Verify', submission: seen, ...byPetra }).thenRejects('StaleVersion');
    of.when({ type: 'TakeIn', from: sparta, now: at }).thenRejects('StaleVersion');
    of.when({ type: 'Import', club_id: other_id, facts, now: at }).thenNothing();
  });
  it('is undone to what it was', () => {
    given(entered, merged)
      .when({ type: 'UndoMerge', now: at })
      .thenState((s) => expect(s).toEqual(duplicate));
    given(entered).when({ type: 'UndoMerge', now: at }).thenNothing();
  });
  it('neighbours read where it went', () => {
    const after = clubDecider.evolve(duplicate, merged);
    expect(published(merged, after).data).toMatchObject({
      club: { club_id: other_id, merged_into: club_id },
      happened: { into: club_id, into_name: facts.name },
    });
  });
});

describe('taking in', () => {
  const take: ClubCommand = { type: 'TakeIn', from: duplicate, now: at };
  const taken = clubDecider.decide(take, sparta);
  it('keeps the teams’ ids, tells two of one name apart, and is found by both names', () =>
    given(imported)
      .when(take)
      .thenState((s) =>
        expect(s).toMatchObject({
          teams: [
            { team_id: firstTeamOf(club_id).team_id, name: 'First team' },
            { team_id: firstTeamOf(other_id).team_id, name: 'First team (Sparta R.)' },
            { team_id: women.team_id, name: 'Women' },
          ],
          other_names: ['Sparta', 'Sparta R.'],
        }),
      ));
  it('again changes nothing, also where there is no room for names', () => {
    given(imported, ...taken)
      .when(take)
      .thenNothing();
    const many = { ...facts, other_names: Array.from({ length: maxNames }, (_, i) => `Name ${i}`) };
    const full: ClubEvent = { ...imported, facts: many } as ClubEvent;
    given(full, ...clubDecider.decide(take, stateOf(full)))
      .when(take)
      .thenNothing();
  });
});
