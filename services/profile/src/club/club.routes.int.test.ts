import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clubEvents } from '@touchline/contracts/events';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { ajax, clubFile, type ProfileHarness, profileHarness, profileId, sparta } from '../harness.fixtures.ts';
import { describeImport } from './import-clubs.ts';

let harness: ProfileHarness;
const heard: { type: string; subject: string; sequence: number }[] = [];
beforeAll(async () => {
  harness = await profileHarness();
  harness.base.bus.subscribe({
    group: 'test.clubs',
    topics: ['touchline.club'],
    from: 'beginning',
    handle: async ({ type, subject, sequence }) => void heard.push({ type, subject, sequence }),
  });
});
afterAll(() => harness.base.close());

const entered = (name: string) => ({
  name,
  short_name: 'xyz',
  country: 'PT',
  city: 'Gaia',
  founded: 1931,
  website: 'https://club.example',
  teams: [
    { name: 'First team', gender: 'male', level: 'first team' },
    { name: 'Women', gender: 'female', level: 'first team' },
  ],
});

describe('looking for a club', () => {
  it('finds it by any of its names, without accents and capitals, in a country', async () => {
    const actor = await harness.register('player');
    const search = async (query: Readonly<Record<string, string>>) =>
      (await harness.call(actor, 'searchClubs', { query })).data.map((c: { name: string }) => c.name);
    expect(await search({ q: 'SPARTA' })).toEqual(['Sparta Rotterdam']);
    expect(await search({ q: 'kobenhavn' })).toEqual(['FC København']);
    expect(await search({ q: '.*' })).toHaveLength(3);
    expect(await search({ country: 'SE' })).toEqual([]);
    const first = await harness.call(actor, 'searchClubs', { query: { limit: '2' } });
    expect(first.json.meta.total).toBe(3);
    const second = await harness.call(actor, 'searchClubs', {
      query: { limit: '2', cursor: first.json.meta.next_cursor },
    });
    expect([...first.data, ...second.data].map((c: { name: string }) => c.name)).toEqual([
      'Ajax Amsterdam',
      'FC København',
      'Sparta Rotterdam',
    ]);
    expect((await harness.call(actor, 'getClub', { params: { club_id: sparta.club_id } })).data).toMatchObject({
      short_name: 'SPA',
      founded: 1888,
      verified: true,
      teams: [{ name: 'First team', gender: 'male', sport: 'football' }],
    });
    expect((await harness.call(actor, 'getClub', { params: { club_id: 'clb_nothing' } })).error).toBe('NotFound');
  });
});

describe('entering a club', () => {
  it('makes one that staff see first, with who entered it and who represents it', async () => {
    const actor = await harness.register('club-representative', { name: 'Rui Costa' });
    const club = await harness.call(actor, 'enterClub', { body: entered('Vila Nova AC') });
    expect([club.status, club.data.verified, club.data.short_name, club.data.teams.length]).toEqual([
      201,
      false,
      'XYZ',
      2,
    ]);
    await harness.call(actor, 'chooseClub', { body: { club_id: club.data.id, team_ids: [club.data.teams[0].id] } });
    const list = await harness.call(harness.admin(), 'listClubs', { query: { limit: '2' } });
    expect(list.data[0]).toMatchObject({ name: 'Vila Nova AC', representatives: 1, entered_by: 'Rui Costa' });
    expect(list.data[1]).toMatchObject({ name: 'Ajax Amsterdam', representatives: 0, entered_by: null });
    // The countries that have clubs, counted without regard to what the list is narrowed by, on its first page alone.
    const { countries, next_cursor } = list.json.meta;
    expect(countries.find(({ country }: { country: string }) => country === 'PT').clubs).toBeGreaterThan(0);
    const narrowed = await harness.call(harness.admin(), 'listClubs', { query: { country: 'PT', limit: '1' } });
    expect(narrowed.json.meta.countries).toEqual(countries);
    const sum = countries.reduce((all: number, { clubs }: { clubs: number }) => all + clubs, 0);
    expect(sum).toBe(list.json.meta.total);
    const second = await harness.call(harness.admin(), 'listClubs', { query: { limit: '2', cursor: next_cursor } });
    expect(second.json.meta.countries).toBeUndefined();
    expect((await harness.call(harness.admin(), 'listClubs', { query: { verified: 'false' } })).json.meta.total).toBe(
      1,
    );
    const verified = await harness.verifyClub(harness.admin(), club.data.id);
    expect(verified.data.verified).toBe(true);
    await eventually(async () => {
      const of = heard.filter((e) => e.subject === club.data.id).map((e) => e.type);
      expect(of).toEqual([clubEvents.entered.type, clubEvents.verified.type]);
    }, 'both to be told in order');
  });
  it('is refused where it is there, also when two enter it at once', async () => {
    const [first, second] = [
      await harness.register('club-representative'),
      await harness.register('club-representative'),
    ];
    const existing = await harness.call(first, 'enterClub', {
      body: { ...entered('SPARTA  Rotterdam'), country: 'NL' },
    });
    expect([existing.status, existing.json.details[0].path]).toEqual([422, 'name']);
    const both = await Promise.all(
      [first, second].map((a) => harness.call(a, 'enterClub', { body: entered('Académica de Gaia') })),
    );
    expect(both.map((r) => r.status).sort()).toEqual([201, 422]);
  });
  it('is for a player too: he plays there at once, and is verified once staff have looked at the club', async () => {
    const player = await harness.filledInPlayer();
    const { status, data } = await harness.call(player, 'enterClub', { body: entered('Clube do Lugar') });
    expect([status, data.verified]).toEqual([201, false]);
    const saved = await harness.call(player, 'saveCareer', {
      body: { values: { club_team_id: data.teams[0].id }, complete: true },
    });
    expect(saved.data.player).toMatchObject({ club_verified: false, club_team: { club_name: 'Clube do Lugar' } });
    await harness.call(player, 'submitOnboarding');
    const early = await harness.decide('verifyProfile', player, { valuation_tier: 'B' });
    expect([early.error, early.json.details]).toEqual(['ClubNotVerified', { club_id: data.id }]);
    await harness.verifyClub(harness.admin(), data.id);
    expect((await harness.decide('verifyProfile', player, { valuation_tier: 'B' })).data).toMatchObject({
      verification_status: 'verified',
      club_verified: true,
    });
  });
  it('ClubNotVerified: a verified player’s move to a club that a member entered waits for the club', async () => {
    const player = await harness.marketPlayer({ club_team_id: sparta.team_id });
    const { data } = await harness.call(player, 'enterClub', { body: entered('Clube da Mudança') });
    const claimed = await harness.call(player, 'saveCareer', {
      body: { values: { club_team_id: data.teams[0].id }, complete: true },
    });
    const confirm = () =>
      harness.call(harness.admin(), 'confirmClaim', {
        params: { profile_id: profileId(player) },
        body: { claimed_at: claimed.data.claim.at },
      });
    expect((await confirm()).error).toBe('ClubNotVerified');
    await harness.verifyClub(harness.admin(), data.id);
    expect((await confirm()).data).toMatchObject({ club_name: 'Clube da Mudança', club_verified: true });
  });
  it('AccessDeniedException: only staff verify clubs', async () => {
    const player = await harness.register('player');
    expect((await harness.verifyClub(player, sparta.club_id)).error).toBe('AccessDeniedException');
    expect((await harness.verifyClub(harness.admin(), 'clb_nothing')).error).toBe('NotFound');
  });
});

describe('adding a team', () => {
  const body = { name: 'Women', gender: 'female', level: 'first team' };
  const add = (actor: Principal, club_id: string) => harness.call(actor, 'addTeam', { params: { club_id }, body });
  it('is for the own club, and the same team is one under parallel requests', async () => {
    const actor = await harness.marketRepresentative();
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(actor, sparta.club_id)));
    expect(replies.map((r) => [r.status, r.data.teams.length])).toEqual(Array(6).fill([201, 2]));
    expect((await add(actor, ajax.club_id)).error).toBe('AccessDeniedException');
    expect((await add(actor, 'clb_nothing')).error).toBe('NotFound');
  });
  it('UserNotVerified: a newcomer who says that he acts for a club writes nothing into it', async () => {
    const newcomer = await harness.register('club-representative');
    expect((await add(newcomer, ajax.club_id)).error).toBe('RepresentativeHasNotDefinedClubException');
    const person = { first_name: 'Mal', last_name: 'Lory', phone: '+31 10 555', position: 'Scout' };
    await harness.call(newcomer, 'saveRepresentative', { body: { values: person, complete: true } });
    await harness.call(newcomer, 'chooseClub', { body: { club_id: ajax.club_id, team_ids: [ajax.team_id] } });
    await eventually(
      async () => expect((await add(newcomer, ajax.club_id)).error).toBe('UserNotVerified'),
      'the newcomer to be refused',
    );
    const { data } = await harness.call(newcomer, 'getClub', { params: { club_id: ajax.club_id } });
    expect(data.teams).toHaveLength(1);
  });
  it('whoever entered a club writes its teams until staff have verified it', async () => {
    const newcomer = await harness.register('club-representative');
    const { data } = await harness.call(newcomer, 'enterClub', { body: entered('União de Gaia') });
    await harness.call(newcomer, 'chooseClub', { body: { club_id: data.id, team_ids: [data.teams[0].id] } });
    const u19 = { name: 'Under 19', gender: 'male', level: 'U19' };
    const params = { club_id: data.id };
    expect((await harness.call(newcomer, 'addTeam', { params, body: u19 })).data.teams).toHaveLength(3);
    await harness.verifyClub(harness.admin(), params.club_id);
    const after = await harness.call(newcomer, 'addTeam', { params, body: { ...u19, name: 'Under 17' } });
    expect(after.status).toBe(409);
  });
});

describe('entering many clubs', () => {
  it.each([['club-representative'], ['player']] as const)(
    'ends at three that wait for staff, for a %s',
    async (type) => {
      const newcomer = await harness.register(type);
      const enter = (name: string) => harness.call(newcomer, 'enterClub', { body: entered(`${name} of a ${type}`) });
      const first = await enter('Club of many 1');
      for (const n of [2, 3]) expect((await enter(`Club of many ${n}`)).status).toBe(201);
      const fourth = await enter('Club of many 4');
      expect([fourth.status, fourth.json.details[0].path]).toEqual([422, 'name']);
      // The same once more is still the same one.
      expect((await enter('Club of many 1')).status).toBe(201);
      await harness.verifyClub(harness.admin(), first.data.id);
      expect((await enter('Club of many 4')).status).toBe(201);
    },
  );
});

describe('importing', () => {
  it('says what it would do, then does it, and doubles nothing', async () => {
    const files = [
      {
        name: 'nl.clubs.txt',
        text: `${clubFile.text.replace('1900', '1901')}PSV Eindhoven, 1913, Eindhoven\nii) Jong PSV\n`,
      },
      { name: 'unknown.txt', text: 'Nobody, Nowhere' },
    ];
    const dry = await harness.service.importClubs({ files, apply: false });
    expect(dry.clubs.map((c) => [c.name, c.outcome, c.fields])).toEqual([
      ['Sparta Rotterdam', 'unchanged', []],
      ['Ajax Amsterdam', 'changed', ['founded']],
      ['FC København', 'unchanged', []],
      ['PSV Eindhoven', 'added', []],
    ]);
    expect(dry.skipped.map((s) => [s.line, s.why])).toEqual([[7, 'reserve team']]);
    expect([dry.lines, dry.names, dry.refused]).toEqual([7, 2, ['unknown.txt']]);
    expect(describeImport(dry).split('\n')).toEqual([
      'nl.clubs.txt:3  changed: Ajax Amsterdam (founded)',
      'nl.clubs.txt:6  added: PSV Eindhoven',
      'nl.clubs.txt:7  skipped, reserve team: ii) Jong PSV',
      'unknown.txt  refused: its name tells no country (two letters and .clubs.txt)',
      '',
      '7 lines: 4 clubs (1 added, 1 changed, 2 unchanged), 2 lines with further names, 1 skipped.',
      'Skipped: 1 reserve team.',
      'Nothing was written: this was a dry run. Add --apply to write.',
    ]);
    const player = await harness.register('player');
    const total = async () => (await harness.call(player, 'searchClubs', { query: { country: 'NL' } })).json.meta.total;
    expect(await total()).toBe(3);
    await harness.service.importClubs({ files, apply: true });
    const again = await harness.service.importClubs({ files, apply: true });
    expect(again.clubs.map((c) => c.outcome)).toEqual(Array(4).fill('unchanged'));
    expect(await total()).toBe(4);
  });
});
