import { describe, expect, it } from '@jest/globals';
import { savedSearchEvents } from '@touchline/contracts/events';
import { spec } from '../domain/index.ts';
import { publishing } from './published.ts';
import { mostSeen, savedSearchDecider } from './saved-search.ts';
import type { Owner, SavedSearch, SavedSearchCommand, SavedSearchEvent } from './state.ts';

interface Filters {
  readonly positions: readonly string[];
}
type Search = SavedSearch<Filters>;
type Command = SavedSearchCommand<Filters>;
type Event = SavedSearchEvent<Filters>;

const decider = savedSearchDecider<Filters>();
const published = publishing({ events: savedSearchEvents, counted: 'players' });
const given = spec(decider);
const now = '2026-11-19T10:00:00.000Z';
const tomorrow = (hour: string) => `2026-11-20T${hour}:00:00.000Z`;
const saskia: Owner = { profile_id: 'prf_saskia', user_id: 'usr_saskia' };
const joris: Owner = { profile_id: 'prf_joris', user_id: 'usr_joris' };
const filters = { positions: ['LW'] };

type Notice = 'daily' | 'at-once' | 'none';
const saved = (notice: Notice, matching: readonly string[] = ['prf_a']): Event => ({
  ...{
    type: 'SearchSaved',
    search_id: 'svs_1',
    by: saskia,
    name: 'Left side',
    filters,
    notice,
    matching,
    place_key: 'prf_saskia/0',
    at: now,
  },
});
const save = (notice: Notice = 'daily'): Command => ({
  ...{
    type: 'Save',
    search_id: 'svs_1',
    name: 'Left side',
    filters,
    notice,
    matching: ['prf_a'],
    place_key: 'prf_saskia/0',
    by: saskia,
    now,
  },
});
const look = (matching: readonly string[], at = now): Command => ({ type: 'Look', matching, now: at });
const matched = (ids: readonly string[], at = now): Event => ({
  type: 'NewMatched',
  ids,
  at,
});
const change = (notice: Notice, by = saskia, name = 'Left side'): Command => ({
  ...{ type: 'Change', name, notice, matching: ['prf_a', 'prf_b'], by, now },
});
const known = (state: Search) => {
  if (state.status === 'none') throw new Error('no search is there');
  return state;
};

describe('a saved search', () => {
  it('is kept once for the same click', () => {
    given().when(save()).then(saved('daily'));
    given(saved('daily')).when(save()).thenNothing();
  });
  it('is nobody else’s, and gone once it is deleted', () => {
    const own = (by: Owner): Command[] => [change('none', by), { type: 'Open', by, now }];
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
  const before = decider.evolve(decider.initialState, saved('at-once'));
  const event = matched(['prf_b', 'prf_c']);
  const told = published(event, decider.evolve(before, event), before);
  expect(told?.data.happened).toEqual({ players: 2 });
  expect(JSON.stringify(told)).not.toContain('prf_b');
  expect(published({ type: 'SearchOpened', at: now }, before, before)).toBeNull();
});

it.each([matched(['prf_b']), { type: 'SearchOpened', at: now } as const, saved('daily')])(
  '$type can’t happen where it makes no sense',
  (event) => {
    const state = event.type === 'SearchSaved' ? decider.evolve(decider.initialState, event) : decider.initialState;
    expect(() => decider.evolve(state, event)).toThrow(/can't happen/);
  },
);
