import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { at, playerCreated, playerOf, season, seasonAdded } from '../../profile.fixtures.ts';
import { type ProfileCommand, profileDecider, submissionOf } from '../../profile.ts';
import type { Created, Profile, ProfileEvent } from '../../state.ts';

const given = spec(profileDecider);
const later = '2026-11-20T08:00:00.000Z';

describe('the seasons of a career', () => {
  const { at: _, ...played } = season('ssn_1');
  const add = (id: string): ProfileCommand => ({ type: 'AddSeason', season: { ...played, id }, now: at });
  const fifteen = Array.from({ length: 15 }, (_, n) => seasonAdded(`ssn_${n}`));
  it('are fifteen at most; the same request again is nothing', () => {
    given(playerCreated, ...fifteen.slice(0, 14))
      .when(add('ssn_14'))
      .then(seasonAdded('ssn_14'));
    given(playerCreated, ...fifteen)
      .when(add('ssn_15'))
      .thenRejects('PlayerSeasonLimitReached');
    given(playerCreated, ...fifteen)
      .when(add('ssn_14'))
      .thenNothing();
  });
  it('stand with the newest first, also where one was written anew', () => {
    const three = [seasonAdded('ssn_1', 2022), seasonAdded('ssn_2', 2024), seasonAdded('ssn_3', 2023)];
    const order = (profile: Parameters<typeof playerOf>[0]) => playerOf(profile).seasons.map(({ id }) => id);
    expect(order(given(playerCreated, ...three).state())).toEqual(['ssn_2', 'ssn_3', 'ssn_1']);
    const anew = { ...played, id: 'ssn_1', began_in: 2025, goals: 12 };
    given(playerCreated, ...three)
      .when({ type: 'ChangeSeason', season: anew, now: at })
      .thenState((state) => {
        expect(order(state)).toEqual(['ssn_1', 'ssn_2', 'ssn_3']);
        expect(playerOf(state).seasons[0]).toMatchObject({ goals: 12 });
      });
  });
  it('change only where something is different, and where they are there', () => {
    given(playerCreated, seasonAdded('ssn_1')).when({ type: 'ChangeSeason', season: played, now: at }).thenNothing();
    given(playerCreated).when({ type: 'ChangeSeason', season: played, now: at }).thenRejects('NotFound');
  });
  it('make room when removed', () => {
    const removed = { type: 'SeasonRemoved' as const, season_id: 'ssn_2', at };
    const remove: ProfileCommand = { type: 'RemoveSeason', season_id: 'ssn_2', now: at };
    given(playerCreated, ...fifteen)
      .when(remove)
      .then(removed);
    given(playerCreated, ...fifteen, removed)
      .when(remove)
      .thenNothing();
    given(playerCreated, ...fifteen, removed)
      .when(add('ssn_15'))
      .then(seasonAdded('ssn_15'));
  });
  describe('that staff confirm', () => {
    const confirm = (changes: object = {}): ProfileCommand => ({
      type: 'ConfirmSeason',
      season_id: 'ssn_1',
      said_at: at,
      confirmed: true,
      by: 'usr_petra',
      now: later,
      ...changes,
    });
    const confirmed = {
      type: 'SeasonConfirmed' as const,
      season_id: 'ssn_1',
      confirmed: true,
      by: 'usr_petra',
      at: later,
    };
    const said = [playerCreated, seasonAdded('ssn_1'), seasonAdded('ssn_2', 2023)];
    it('is marked, with a line in the history; again changes nothing', () => {
      given(...said)
        .when(confirm())
        .then(confirmed);
      given(...said)
        .when(confirm())
        .thenState((state) => {
          expect(playerOf(state).seasons.map((s) => s.confirmed_at)).toEqual([later, undefined]);
          expect(state).toMatchObject({
            history: expect.arrayContaining([expect.objectContaining({ what: 'Season confirmed', by: 'usr_petra' })]),
          });
        });
      given(...said, confirmed)
        .when(confirm())
        .thenNothing();
    });
    it('is the player’s own word again when it is written anew, or staff take it back', () => {
      given(...said, confirmed)
        .when({ type: 'ChangeSeason', season: { ...played, goals: 12 }, now: later })
        .thenState((state) => expect(playerOf(state).seasons[0]).not.toHaveProperty('confirmed_at'));
      given(...said, confirmed)
        .when(confirm({ confirmed: false }))
        .thenState((state) => expect(playerOf(state).seasons[0]).toEqual(season('ssn_1')));
    });
    it('is refused where it is gone, was written anew since staff looked, or is staff’s own', () => {
      const of = given(...said);
      of.when(confirm({ season_id: 'ssn_9' })).thenRejects('NotFound');
      of.when(confirm({ said_at: later })).thenRejects('StaleVersion');
      of.when(confirm({ by: 'usr_davi' })).thenRejects('AccessDeniedException');
    });
    it('is nothing that the player has changed: what staff look at is the same', () => {
      const stateOf = (...events: readonly ProfileEvent[]) =>
        events.reduce<Profile>(profileDecider.evolve, profileDecider.initialState) as Created;
      expect(submissionOf(stateOf(...said, confirmed))).toBe(submissionOf(stateOf(...said)));
    });
  });
});
