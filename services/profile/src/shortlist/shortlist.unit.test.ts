import { describe, expect, it } from '@jest/globals';
import { shortlistBounds } from '@touchline/contracts/http/profile';
import { spec } from '@touchline/platform/domain';
import * as fc from 'fast-check';
import { published } from './published.ts';
import { keptRemoved, shortlistDecider } from './shortlist.ts';
import type { Member, Noted, Shortlist, ShortlistCommand, ShortlistEvent } from './state.ts';

const given = spec(shortlistDecider);
const now = '2026-11-19T08:00:00.000Z';
const saskia: Member = { club_id: 'clb_sparta', profile_id: 'prf_saskia', name: 'Saskia Verhulst' };
const joris: Member = { club_id: 'clb_sparta', profile_id: 'prf_joris', name: 'Joris Baptiste' };
const rival: Member = { club_id: 'clb_ajax', profile_id: 'prf_rival', name: 'Ruud van Es' };
const author = ({ club_id: _, ...rest }: Member) => rest;
const noted: Noted = { note: '', priority: 'watch', stage: 'to-watch' };
const better: Noted = { note: 'Comes inside.', priority: 'first', stage: 'watched' };

const place_key = 'clb_sparta/0';

const create = (by = saskia): ShortlistCommand => ({
  type: 'Create',
  shortlist_id: 'lst_1',
  name: 'Left side',
  place_key,
  by,
  now,
});
const add = (player = 'prf_davi', by = saskia, shown = true): ShortlistCommand => ({
  type: 'AddPlayer',
  player: { profile_id: player, name: 'Davi Adeyinka' },
  noted,
  facts: { shown },
  by,
  now,
});
const change = (version: number, to = better, by = joris): ShortlistCommand => ({
  type: 'ChangePlayer',
  player_id: 'prf_davi',
  version,
  noted: to,
  by,
  now,
});
const remove = (by = saskia, player_id = 'prf_davi'): ShortlistCommand => ({
  type: 'RemovePlayer',
  player_id,
  by,
  now,
});
const putBack = (by = saskia, player_id = 'prf_davi'): ShortlistCommand => ({
  type: 'RestorePlayer',
  player_id,
  by,
  now,
});
const rename = (name: string, by = joris): ShortlistCommand => ({ type: 'Rename', name, by, now });
const deletion = (by = saskia): ShortlistCommand => ({ type: 'Delete', by, now });
const restore = (by = saskia): ShortlistCommand => ({ type: 'Restore', place_key, by, now });

const by = author(saskia);
const created: ShortlistEvent = {
  type: 'ShortlistCreated',
  shortlist_id: 'lst_1',
  club_id: 'clb_sparta',
  name: 'Left side',
  place_key,
  by,
  at: now,
};
const added = (player_id = 'prf_davi', at = now): ShortlistEvent => ({
  type: 'PlayerAdded',
  player_id,
  name: 'Davi Adeyinka',
  noted,
  by,
  at,
});
const changed: ShortlistEvent = {
  type: 'PlayerChanged',
  player_id: 'prf_davi',
  noted: better,
  by: author(joris),
  at: now,
};
const removed = (player_id = 'prf_davi'): ShortlistEvent => ({ type: 'PlayerRemoved', player_id, by, at: now });
const deleted: ShortlistEvent = { type: 'ShortlistDeleted', by, at: now };
const full = Array.from({ length: shortlistBounds.players }, (_, n) => added(`prf_${n}`));

const known = (state: Shortlist) => {
  if (state.status === 'none') throw new Error('no list is there');
  return state;
};

describe('a list', () => {
  it('is the club’s, from the one who made it', () => given().when(create()).then(created));
  it('is one list for the same click', () => given(created).when(create()).thenNothing());
  it('is renamed by a colleague; the same name changes nothing', () => {
    given(created)
      .when(rename('Left side, winter'))
      .then({ type: 'ShortlistRenamed', name: 'Left side, winter', by: author(joris), at: now });
    given(created).when(rename('Left side')).thenNothing();
  });
  it('is deleted and comes back with its players; each twice is once', () => {
    given(created, added()).when(deletion()).then(deleted);
    given(created, added(), deleted).when(deletion()).thenNothing();
    given(created, added(), deleted)
      .when(restore())
      .thenState((state) => expect(known(state).entries.map((e) => e.player_id)).toEqual(['prf_davi']));
    given(created).when(restore()).thenNothing();
  });
  it('keeps its name to itself only while it is open', () => {
    const keyAfter = (...events: ShortlistEvent[]) =>
      known(events.reduce(shortlistDecider.evolve, shortlistDecider.initialState)).name_key;
    expect(keyAfter(created)).toBe('clb_sparta|left side');
    expect(keyAfter(created, deleted)).toBeNull();
  });
  it('isn’t there any more once it is deleted', () => {
    for (const command of [add(), change(1), remove(), putBack(), rename('Other')])
      given(created, added(), deleted).when(command).thenRejects('NotFound');
  });
  it('isn’t there for another club', () => {
    const commands = [add('prf_x', rival), change(1, better, rival), remove(rival), putBack(rival)];
    for (const command of [...commands, rename('x', rival), deletion(rival), restore(rival)])
      given(created, added()).when(command).thenRejects('NotFound');
  });
});

describe('a player on it', () => {
  it('is added once, with who added and when', () => {
    given(created).when(add()).then(added());
    given(created, added()).when(add('prf_davi', joris)).thenNothing();
  });
  it('PlayerNotScoutable: whom the club can’t see is not added; who is on it stays', () => {
    given(created)
      .when(add('prf_davi', saskia, false))
      .thenRejects('PlayerNotScoutable');
    given(created, added())
      .when(add('prf_davi', saskia, false))
      .thenNothing();
  });
  it(`is one of ${shortlistBounds.players} at most`, () => {
    given(created, ...full.slice(1))
      .when(add('prf_last'))
      .then(added('prf_last'));
    given(created, ...full)
      .when(add('prf_last'))
      .thenRejects('ValidationFailed');
    given(created, ...full, removed('prf_1'), added('prf_last'))
      .when(putBack(saskia, 'prf_1'))
      .thenRejects('ValidationFailed');
  });
  it('is noted by a colleague who saw what is there now', () => {
    given(created, added()).when(change(1)).then(changed);
    given(created, added(), changed).when(change(2)).thenNothing();
  });
  it('StaleVersion: another one noted something meanwhile', () =>
    given(created, added(), changed).when(change(1, noted)).thenRejects('StaleVersion'));
  it('is taken off and put back where it was, as noted; each twice is once', () => {
    const before = [created, added('prf_a', '2026-11-01T08:00:00.000Z'), added(), changed] as const;
    const after = [...before, added('prf_z', '2026-11-20T08:00:00.000Z')] as const;
    given(...after)
      .when(remove())
      .then(removed());
    given(...after, removed())
      .when(remove())
      .thenNothing();
    given(...after, removed())
      .when(putBack())
      .thenState((state) => {
        const { entries } = known(state);
        expect(entries.map((e) => [e.player_id, e.note])).toEqual([
          ['prf_a', ''],
          ['prf_davi', 'Comes inside.'],
          ['prf_z', ''],
        ]);
        expect(known(state).removed).toEqual([]);
      });
    given(...after)
      .when(putBack())
      .thenNothing();
  });
  it('NotFound: who was never on it', () => {
    for (const command of [change(1), remove(), putBack()]) given(created).when(command).thenRejects('NotFound');
  });
  it('begins anew where it is added after being taken off', () =>
    given(created, added(), changed, removed())
      .when(add())
      .thenState((state) => {
        expect(known(state).entries.map((e) => e.note)).toEqual(['']);
        expect(known(state).removed).toEqual([]);
      }));
  it(`can be put back while it is among the last ${keptRemoved}`, () => {
    const players = Array.from({ length: keptRemoved + 1 }, (_, n) => `prf_${n}`);
    const gone = [created, ...players.map((id) => added(id)), ...players.map((id) => removed(id))];
    given(...gone)
      .when(putBack(saskia, 'prf_0'))
      .thenRejects('NotFound');
    given(...gone)
      .when(putBack(saskia, 'prf_1'))
      .then({ type: 'PlayerRestored', player_id: 'prf_1', by, at: now });
  });
});

it('what the club notes of a player is told to nobody', () => {
  const before = [created, added()].reduce(shortlistDecider.evolve, shortlistDecider.initialState);
  const told = published(changed, shortlistDecider.evolve(before, changed), before);
  expect(JSON.stringify(told)).not.toContain('Comes inside');
  expect(told.data.happened).toEqual({ by: 'prf_joris', player_id: 'prf_davi', fields: ['note', 'priority', 'stage'] });
});

it.each([created, added(), changed, removed(), deleted])('$type can’t happen where it makes no sense', (event) => {
  const wrong = event.type === 'ShortlistCreated' || event.type === 'PlayerAdded' ? [created, added()] : [created];
  const state = [...wrong, ...(event.type === 'ShortlistDeleted' ? [deleted] : [])].reduce(
    shortlistDecider.evolve,
    shortlistDecider.initialState,
  );
  expect(() => shortlistDecider.evolve(state, event)).toThrow(/can't happen/);
});

it('nobody is on a list twice, and nobody is both on it and taken off, whatever is commanded in whatever order', () => {
  const commands = [add(), add('prf_b'), change(1), change(2), remove(), putBack(), deletion(), restore()];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...commands), { maxLength: 20 }), (sent) => {
      let state: Shortlist = shortlistDecider.evolve(shortlistDecider.initialState, created);
      for (const command of sent) {
        let events: readonly ShortlistEvent[] = [];
        try {
          events = shortlistDecider.decide(command, state);
        } catch {
          // A refusal changes nothing.
        }
        state = events.reduce(shortlistDecider.evolve, state);
        const { entries, removed: off } = known(state);
        const ids = [...entries, ...off].map((e) => e.player_id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }),
  );
});
