import { describe, expect, it } from '@jest/globals';
import { searchFilters } from '@touchline/contracts/http/profile';
import { spec } from '@touchline/platform/domain';
import { published } from './published.ts';
import { mostSeen, savedSearchDecider } from './saved-search.ts';
import type { Owner, SavedSearch, SavedSearchCommand, SavedSearchEvent } from './state.ts';

const given = spec(savedSearchDecider);
const now = '2026-11-19T10:00:00.000Z';
const tomorrow = (hour: string) => `2026-11-20T${hour}:00:00.000Z`;
const saskia: Owner = { profile_id: 'prf_saskia', user_id: 'usr_saskia' };
const joris: Owner = { profile_id: 'prf_joris', user_id: 'usr_joris' };
const filters = searchFilters.parse({ positions: ['LW'], age_max: 23 });

type Notice = 'daily' | 'at-once' | 'none';
const saved = (notice: Notice, matching: readonly string[] = ['prf_a']): SavedSearchEvent => ({
  ...{ type: 'SearchSaved', search_id: 'svs_1', by: saskia, name: 'Left side', filters, notice, matching, at: now },
});
const save = (notice: Notice = 'daily'): SavedSearchCommand => ({
  ...{ type: 'Save', search_id: 'svs_1', name: 'Left side', filters, notice, matching: ['prf_a'], by: saskia, now },
});
const look = (matching: readonly string[], at = now): SavedSearchCommand => ({ type: 'Look', matching, now: at });
const matched = (player_ids: readonly string[], at = now): SavedSearchEvent => ({
  type: 'PlayersMatched',
  player_ids,
  at,
});
const change = (notice: Notice, by = saskia, name = 'Left side'): SavedSearchCommand => ({
  ...{ type: 'Change', name, notice, matching: ['prf_a', 'prf_b'], by, now },
});
const known = (state: SavedSearch) => {
  if (state.status === 'none') throw new Error('no search is there');
  return state;
};

describe('a saved search', () => {
  it('is kept once for the same click', () => {
    given().when(save()).then(saved('daily'));
    given(saved('daily')).when(save()).thenNothing();
  });
  it('is nobody else’s, and gone once it is deleted', () => {
    const own = (by: Owner): SavedSearchCommand[] => [change('none', by), { type: 'Open', by, now }];
    for (const command of [...own(joris), { type: 'Forget', by: joris, now } as const])
      given(saved('daily')).when(command).thenRejects('NotFound');
    for (const command of own(saskia))
      given(saved('daily'), { type: 'SearchDeleted', at: now }).when(command).thenRejects('NotFound');
    given(saved('daily'), { type: 'SearchDeleted', at: now }).when({ type: 'Forget', by: saskia, now }).thenNothing();
  });
});

describe('players who newly match', () => {
  it('are told at once, and never twice', () => {
    given(saved('at-once'))
      .when(look(['prf_a', 'prf_b']))
      .then(matched(['prf_b']));
    given(saved('at-once'), matched(['prf_b']))
      .when(look(['prf_a', 'prf_b']))
      .thenNothing();
    // Who left and comes back was seen before.
    given(saved('at-once')).when(look([])).thenNothing();
    given(saved('at-once'), matched(['prf_b']))
      .when(look(['prf_b', 'prf_c']))
      .then(matched(['prf_c']));
  });
  it('once a day from seven, and on the day of saving not yet', () => {
    given(saved('daily'))
      .when(look(['prf_b']))
      .thenNothing();
    given(saved('daily'))
      .when(look(['prf_b'], tomorrow('06')))
      .thenNothing();
    given(saved('daily'))
      .when(look(['prf_b'], tomorrow('07')))
      .then(matched(['prf_b'], tomorrow('07')));
    given(saved('daily'), matched(['prf_b'], tomorrow('07')))
      .when(look(['prf_c'], tomorrow('23')))
      .thenNothing();
  });
  it('are nobody’s news where nobody is to be told, or the search is deleted', () => {
    given(saved('none'))
      .when(look(['prf_b']))
      .thenNothing();
    given(saved('at-once'), { type: 'SearchDeleted', at: now })
      .when(look(['prf_b']))
      .thenNothing();
    given()
      .when(look(['prf_b']))
      .thenNothing();
  });
  it('are those from when somebody began to be told', () =>
    given(saved('none', []))
      .when(change('at-once'))
      .thenState((state) => expect(known(state).seen).toEqual(['prf_a', 'prf_b'])));
  it('are counted until the search is opened', () => {
    given(saved('at-once'), matched(['prf_b', 'prf_c']))
      .when(look(['prf_d']))
      .thenState((state) => expect(known(state).fresh).toBe(3));
    given(saved('at-once'), matched(['prf_b']))
      .when({ type: 'Open', by: saskia, now })
      .then({ type: 'SearchOpened', at: now });
    given(saved('at-once')).when({ type: 'Open', by: saskia, now }).thenNothing();
  });
  it(`the last ${mostSeen} are remembered`, () => {
    const many = Array.from({ length: mostSeen }, (_, n) => `prf_${n}`);
    given(saved('at-once', many))
      .when(look(['prf_new']))
      .thenState((state) => {
        expect(known(state).seen).toHaveLength(mostSeen);
        expect(known(state).seen.at(-1)).toBe('prf_new');
      });
  });
});

it('tells how many match, never who, and of opening nothing', () => {
  const before = savedSearchDecider.evolve(savedSearchDecider.initialState, saved('at-once'));
  const event = matched(['prf_b', 'prf_c']);
  const told = published(event, savedSearchDecider.evolve(before, event), before);
  expect(told?.data.happened).toEqual({ players: 2 });
  expect(JSON.stringify(told)).not.toContain('prf_b');
  expect(published({ type: 'SearchOpened', at: now }, before, before)).toBeNull();
});

it.each([matched(['prf_b']), { type: 'SearchOpened', at: now } as const, saved('daily')])(
  '$type can’t happen where it makes no sense',
  (event) => {
    const state =
      event.type === 'SearchSaved'
        ? savedSearchDecider.evolve(savedSearchDecider.initialState, event)
        : savedSearchDecider.initialState;
    expect(() => savedSearchDecider.evolve(state, event)).toThrow(/can't happen/);
  },
);
