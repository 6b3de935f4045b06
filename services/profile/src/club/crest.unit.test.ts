import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { type ClubCommand, clubDecider, submissionOf } from './club.ts';
import { isCrestInUse } from './crest-files.ts';
import { published } from './published.ts';
import {
  type Club,
  type ClubEvent,
  type ClubFacts,
  type Crest,
  clubIdOf,
  clubView,
  firstTeamOf,
  fromStored,
  type Known,
  type Merged,
} from './state.ts';

const given = spec(clubDecider);
const at = '2026-11-19T08:00:00.000Z';
const factsOf = (name: string): ClubFacts => ({
  ...{ name, short_name: 'SPA', country: 'NL', city: null, founded: null, website: null, other_names: [] },
});
const imported = (name: string): ClubEvent => {
  const club_id = clubIdOf('NL', name);
  return { type: 'ClubImported', club_id, facts: factsOf(name), team: firstTeamOf(club_id), at };
};
const stateOf = (...events: readonly ClubEvent[]): Known =>
  events.reduce<Club>(clubDecider.evolve, clubDecider.initialState) as Known;
const crestOf = (sign: string): Crest => ({ file: `crests/clb/${sign}`, sha256: sign.repeat(64) });
const [a, b] = [crestOf('a'), crestOf('b')];
const saskia = { profile_id: 'prf_saskia', name: 'Saskia Verhulst' };
const set = (crest: Crest, by: typeof saskia | null = saskia): ClubCommand => ({
  type: 'SetCrest',
  crest,
  by,
  now: at,
});
const sparta = imported('Sparta');
const was = (crest: Crest): ClubEvent => ({ type: 'CrestSet', crest, by: null, at });

describe('a club’s crest', () => {
  it('is set, replaced and removed; again changes nothing', () => {
    given(sparta).when(set(a)).then({ type: 'CrestSet', crest: a, by: saskia, at });
    given(sparta, was(a))
      .when(set({ ...a, file: 'crests/clb/again' }))
      .thenNothing();
    given(sparta, was(a)).when(set(b)).then({ type: 'CrestSet', crest: b, by: saskia, at });
    given(sparta, was(a)).when({ type: 'RemoveCrest', by: null, now: at }).then({ type: 'CrestRemoved', by: null, at });
    given(sparta).when({ type: 'RemoveCrest', by: null, now: at }).thenNothing();
  });
  it('of a club that staff haven’t verified is set by staff alone', () => {
    const reopened: ClubEvent = { type: 'Reopened', by: 'usr_petra', at };
    given(sparta, reopened).when(set(a)).thenRejects('ClubNotVerified');
    given(sparta, reopened).when(set(a, null)).then({ type: 'CrestSet', crest: a, by: null, at });
  });
  it('is nothing that a decision of staff hangs on', () =>
    expect(submissionOf(stateOf(sparta, was(a)))).toBe(submissionOf(stateOf(sparta))));
  it('has an address that names its content; a club without one has none', () => {
    const { club_id } = stateOf(sparta);
    expect(clubView(stateOf(sparta, was(a))).crest).toBe(`/api/clubs/${club_id}/crest/${'a'.repeat(16)}`);
    expect(clubView(stateOf(sparta)).crest).toBeNull();
  });
  it('tells neighbours what it is, and not where it lies', () => {
    const event = was(a);
    const told = published(event, stateOf(sparta, event));
    expect(told).toMatchObject({ data: { club: { crest: a.sha256 }, happened: { by: null, crest: a.sha256 } } });
    expect(JSON.stringify(told)).not.toContain(a.file);
  });
  it('isn’t known of what an earlier version stored', () => {
    const { crest: _, took_in: __, rejection: ___, ...stored } = stateOf(sparta);
    expect(fromStored(stored as Known)).toMatchObject({ crest: null, took_in: [], rejection: null });
  });
});

describe('the crest of a merged club', () => {
  const double = stateOf(imported('Sparta R.'), was(b));
  const take: ClubCommand = { type: 'TakeIn', from: double, now: at };
  const took = (...events: readonly ClubEvent[]) => clubDecider.decide(take, stateOf(sparta, ...events));
  const merged: Merged = { status: 'merged', club_id: double.club_id, into: stateOf(sparta).club_id, before: double };
  const usedIn =
    (...chain: readonly (Known | Merged)[]) =>
    (file: string) =>
      isCrestInUse({ chainOf: async () => chain })(double.club_id, file);

  it('is taken over by the one that stays, where that has none', () => {
    given(sparta)
      .when(take)
      .thenState((club) => expect(club).toMatchObject({ crest: b, took_in: [double.club_id] }));
    given(sparta, was(a))
      .when(take)
      .thenState((club) => expect(club).toMatchObject({ crest: a }));
  });
  it('isn’t taken over once more after it was removed there', () =>
    given(sparta, ...took(), { type: 'CrestRemoved', by: null, at })
      .when(take)
      .thenNothing());
  it('is kept as a file until it was or wasn’t taken over, and as long as it is shown', async () => {
    // Merged, and the other one knows nothing of it yet.
    expect(await usedIn(merged, stateOf(sparta))(b.file)).toBe(true);
    expect(await usedIn(merged, stateOf(sparta, ...took()))(b.file)).toBe(true);
    expect(await usedIn(merged, stateOf(sparta, was(a), ...took(was(a))))(b.file)).toBe(false);
    expect(await usedIn(merged, stateOf(sparta, ...took(), was(a)))(b.file)).toBe(false);
    expect(await usedIn(merged, stateOf(sparta, ...took(), { type: 'CrestRemoved', by: null, at }))(b.file)).toBe(
      false,
    );
    expect(await usedIn(stateOf(sparta, was(a)))(a.file)).toBe(true);
    expect(await usedIn(stateOf(sparta, was(a)))(b.file)).toBe(false);
    expect(await usedIn()(a.file)).toBe(false);
  });
});
