import { describe, expect, it } from '@jest/globals';
import { planBounds } from '@touchline/contracts/http/billing';
import { spec } from '@touchline/platform/domain';
import { rankBefore } from './place.ts';
import { currentOf, decide, evolve, inclusionsOf, initialState, movedTo, versionOf } from './plan.ts';
import type { PlanCommand, PlanEvent, Terms } from './state.ts';

const given = spec({ decide, evolve, initialState });
const [at, by] = ['2026-11-22T08:00:00.000Z', 'usr_petra'];
const terms: Terms = {
  name: 'Recruit',
  description: 'One team that recruits in every window.',
  features: ['Search with all filters'],
  trial_request_limit: 8,
  entitlements: ['saved-searches', 'csv-export'],
  prices: [{ interval: 'month', currency: 'EUR', amount: 14_900 }],
};
const dearer: Terms = { ...terms, prices: [{ interval: 'month', currency: 'EUR', amount: 15_900 }] };
const made = { plan_id: 'pln_1', audience: ['club-representative'], terms, rank: 'a0', by } as const;
const create: PlanCommand = { type: 'Create', ...made, now: at };
const created: PlanEvent = { type: 'PlanCreated', ...made, at };
const edit = (version: number, to: Terms): PlanCommand => ({ type: 'Edit', version, terms: to, by, now: at });
const edited: PlanEvent = { type: 'PlanEdited', terms: dearer, by, at };
const archive: PlanCommand = { type: 'Archive', by, now: at };
const archived: PlanEvent = { type: 'PlanArchived', by, at };
const restore: PlanCommand = { type: 'Restore', by, now: at };
const restored: PlanEvent = { type: 'PlanRestored', by, at };
const move = (rank: string): PlanCommand => ({ type: 'Move', rank, by, now: at });
const take: PlanCommand = { type: 'Take', profile_id: 'prf_1', now: at };
const taken: PlanEvent = { type: 'PlanTaken', profile_id: 'prf_1', at };
const hold: PlanCommand = { type: 'Hold', profile_id: 'prf_1', now: at };
const held = { type: 'PlanHeld', profile_id: 'prf_1', until: '2026-11-22T08:10:00.000Z', at } as const;
const release: PlanCommand = { type: 'Release', profile_id: 'prf_1', now: at };
const released: PlanEvent = { type: 'PlanReleased', profile_id: 'prf_1', at };
const remove = (members: number, now = at): PlanCommand => ({ type: 'Delete', facts: { members }, by, now });
const deleted: PlanEvent = { type: 'PlanDeleted', by, at };

describe('a plan', () => {
  it('is made once', () => {
    given().when(create).then(created);
    given(created).when(create).thenNothing();
  });
  it('gets a version by each change, and keeps those before', () => {
    given(created).when(edit(1, dearer)).then(edited);
    const state = given(created, edited).state();
    if (state.status === 'none') throw new Error('it is there');
    expect(currentOf(state)).toEqual({ ...dearer, version: 2, since: at });
    expect(versionOf(state, 1)).toEqual({ ...terms, version: 1, since: at });
    expect(versionOf(state, 3)).toBeUndefined();
  });
  it('stays as it is where nothing differs', () =>
    given(created)
      .when(edit(1, { ...terms }))
      .thenNothing());
  it('opens what it opened where a change doesn’t say, and no more than its members have', () => {
    const fewer: Terms = { ...terms, entitlements: ['csv-export'] };
    const less: PlanEvent = { type: 'PlanEdited', terms: fewer, by, at };
    given(created)
      .when(edit(1, { ...terms, entitlements: undefined }))
      .thenNothing();
    // Of before plans said so: all that there is.
    const earlier: PlanEvent = { ...created, terms: { ...terms, entitlements: undefined } } as PlanEvent;
    given(earlier).when(edit(1, terms)).thenNothing();
    given(created)
      .when(edit(1, { ...fewer, entitlements: ['csv-export', 'page-openings'] }))
      .then(less);
    const { entitlements: _, ...silent } = terms;
    given(created, less).when(edit(2, silent)).thenNothing();
    given(created, less)
      .when(edit(2, { ...silent, prices: dearer.prices }))
      .then({ ...edited, terms: { ...dearer, entitlements: ['csv-export'] } });
  });
  it('says what a version includes that another one doesn’t', () => {
    const state = given(created).state();
    if (state.status === 'none') throw new Error('it is there');
    const since = { version: 2, since: at };
    const after = { ...terms, ...since, features: ['Answer: in 1 day'], entitlements: ['csv-export' as const] };
    const differ = {
      adds: ['Answer: in 1 day'],
      drops: ['Saved searches, with news of what is new', ...terms.features],
    };
    expect(inclusionsOf(state, currentOf(state), after)).toEqual(differ);
    expect(inclusionsOf(state, after, currentOf(state))).toEqual({ adds: differ.drops, drops: differ.adds });
    expect(inclusionsOf(state, after, after)).toEqual({ adds: [], drops: [] });
  });
  it('moves who has an earlier version where staff say so, also later', () => {
    const moving: PlanCommand = { type: 'Edit', version: 1, terms: dearer, moves_members: true, by, now: at };
    const moved: PlanEvent = { ...edited, moves_members: true };
    given(created).when(moving).then(moved);
    const to = (...events: PlanEvent[]) => {
      const state = given(created, ...events).state();
      return state.status === 'none' ? undefined : movedTo(state)?.version;
    };
    expect([to(edited), to(moved), to(moved, edited), to(edited, moved)]).toEqual([undefined, 2, 2, 3]);
    const same: PlanCommand = { ...moving, version: 2 };
    given(created, edited).when(same).then(moved);
    given(created, moved).when(same).thenNothing();
  });
  it('ValidationFailed: moves nobody without a price, before or after', () => {
    const free = { ...terms, prices: [] };
    const moving = (to: Terms, version = 1): PlanCommand => ({
      ...{ type: 'Edit', version, terms: to, moves_members: true, by, now: at },
    });
    const none: PlanEvent = { ...created, terms: free } as PlanEvent;
    given(created).when(moving(free)).thenRejects('ValidationFailed');
    given(none).when(moving(dearer)).thenRejects('ValidationFailed');
    given(none).when(edit(1, dearer)).then(edited);
    // Who paid before it was free for others can be moved again.
    const freed: PlanEvent = { type: 'PlanEdited', terms: free, by, at };
    given(created, freed)
      .when(moving(dearer, 2))
      .then({ ...edited, moves_members: true });
  });
  it('StaleVersion: is changed by who has seen its current version alone', () => {
    given(created, edited).when(edit(1, terms)).thenRejects('StaleVersion');
    given(created, edited).when(edit(3, terms)).thenRejects('StaleVersion');
  });
  it('ValidationFailed: has so many versions at most', () => {
    const { versions } = planBounds;
    const changes = (count: number): PlanEvent[] =>
      Array.from({ length: count }, (_, i) => ({ ...edited, terms: { ...terms, trial_request_limit: i } }));
    const other = { ...terms, name: 'Other' };
    given(created, ...changes(versions - 2))
      .when(edit(versions - 1, other))
      .then({ ...edited, terms: other });
    given(created, ...changes(versions - 1))
      .when(edit(versions, other))
      .thenRejects('ValidationFailed');
  });
  it('is archived and restored, each once', () => {
    given(created).when(archive).then(archived);
    given(created, archived).when(archive).thenNothing();
    given(created, archived).when(restore).then(restored);
    given(created).when(restore).thenNothing();
  });
  it('moves to another place', () => {
    given(created).when(move('a1')).then({ type: 'PlanMoved', rank: 'a1', by, at });
    given(created).when(move('a0')).thenNothing();
  });
  it('notes once that it was taken, also where it was archived or deleted since', () => {
    given(created).when(take).then(taken);
    given(created, archived).when(take).then(taken);
    given(created, taken).when(take).thenNothing();
    given(created, deleted).when(take).thenNothing();
    given().when(take).thenNothing();
  });
  it('is held by whoever takes it as the first, for ten minutes, or until there is a subscription or none', () => {
    given(created).when(hold).then(held);
    given(created, taken).when(hold).thenNothing();
    given(created, archived).when(hold).thenRejects('NotFound');
    given(created, held).when(remove(0, '2026-11-22T08:09:59.999Z')).thenRejects('PlanInUse');
    given(created, held)
      .when(remove(0, held.until))
      .then({ ...deleted, at: held.until });
    given(created, held).when(release).then(released);
    given(created).when(release).thenNothing();
    given(created, held, released).when(remove(0)).then(deleted);
    given(created, held, { ...held, profile_id: 'prf_2' }, released)
      .when(remove(0))
      .thenRejects('PlanInUse');
    expect(given(created, held, taken).state()).toMatchObject({ taken: true, holds: [] });
  });
  it('PlanInUse: is deleted as long as nobody has taken it', () => {
    given(created).when(remove(0)).then(deleted);
    given(created, archived).when(remove(0)).then(deleted);
    given(created).when(remove(1)).thenRejects('PlanInUse');
    given(created, taken).when(remove(0)).thenRejects('PlanInUse');
    given(created, taken, archived).when(remove(0)).thenRejects('PlanInUse');
    given(created, deleted).when(remove(0)).thenNothing();
  });
  it.each([edit(1, dearer), archive, restore, move('a1'), hold])(
    'NotFound: $type of one that is not there',
    (command) => {
      given().when(command).thenRejects('NotFound');
      given(created, deleted).when(command).thenRejects('NotFound');
    },
  );
  it('NotFound: nothing can be deleted that never was', () => given().when(remove(0)).thenRejects('NotFound'));
  it('is found by its name for each of its audience, however it is written', () => {
    const both = { ...created, audience: ['player', 'agent'] as const, terms: { ...terms, name: 'STAR' } };
    expect(evolve(initialState, both)).toMatchObject({ name_keys: ['player|star', 'agent|star'] });
  });
  it('neither begins twice nor goes on after its end: such an event is a fault', () => {
    expect(() => evolve(given(created).state(), created)).toThrow("can't happen");
    expect(() => evolve(initialState, edited)).toThrow("can't happen");
    expect(() => evolve(given(created, deleted).state(), archived)).toThrow("can't happen");
    expect(() => evolve(given(created, archived).state(), archived)).toThrow("can't happen");
    expect(() => evolve(given(created).state(), restored)).toThrow("can't happen");
  });
});

describe('the place of a plan', () => {
  const plans = [
    { plan_id: 'pln_a', rank: 'a0' },
    { plan_id: 'pln_b', rank: 'a1' },
  ];
  it('lies between its neighbours, at the start or at the end', () => {
    expect(rankBefore(plans, 'pln_a') < 'a0').toBe(true);
    const between = rankBefore(plans, 'pln_b');
    expect('a0' < between && between < 'a1').toBe(true);
    expect(rankBefore(plans, null) > 'a1').toBe(true);
    expect(rankBefore([], null)).toMatch(/./);
  });
  it('NotFound: is before a plan that is there', () =>
    expect(() => rankBefore(plans, 'pln_c')).toThrow(expect.objectContaining({ code: 'NotFound' })));
});
