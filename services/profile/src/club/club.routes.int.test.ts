import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clubEvents } from '@touchline/contracts/events';
import type { Actor } from '@touchline/infra/http';
import { eventually } from '@touchline/infra/testing';
import { ajax, clubFile, createWorld, sparta, type World } from '../world.fixtures.ts';
import { describeImport } from './import-clubs.ts';

let world: World;
const heard: { type: string; subject: string; sequence: number }[] = [];
beforeAll(async () => {
  world = await createWorld();
  world.kit.bus.subscribe({
    group: 'test.clubs',
    topics: ['touchline.club'],
    from: 'beginning',
    handle: async ({ type, subject, sequence }) => void heard.push({ type, subject, sequence }),
  });
});
afterAll(() => world.kit.close());

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
    const actor = await world.register('player');
    const search = async (query: Readonly<Record<string, string>>) =>
      (await world.call(actor, 'searchClubs', { query })).data.map((c: { name: string }) => c.name);
    expect(await search({ q: 'SPARTA' })).toEqual(['Sparta Rotterdam']);
    expect(await search({ q: 'kobenhavn' })).toEqual(['FC København']);
    expect(await search({ q: '.*' })).toHaveLength(3);
    expect(await search({ country: 'SE' })).toEqual([]);
    const first = await world.call(actor, 'searchClubs', { query: { limit: '2' } });
    expect(first.json.meta.total).toBe(3);
    const second = await world.call(actor, 'searchClubs', {
      query: { limit: '2', cursor: first.json.meta.next_cursor },
    });
    expect([...first.data, ...second.data].map((c: { name: string }) => c.name)).toEqual([
      'Ajax Amsterdam',
      'FC København',
      'Sparta Rotterdam',
    ]);
    expect((await world.call(actor, 'getClub', { params: { club_id: sparta.club_id } })).data).toMatchObject({
      short_name: 'SPA',
      founded: 1888,
      verified: true,
      teams: [{ name: 'First team', gender: 'male', sport: 'football' }],
    });
    expect((await world.call(actor, 'getClub', { params: { club_id: 'clb_nothing' } })).error).toBe('NotFound');
  });
});

describe('entering a club', () => {
  it('makes one that staff see first, with who entered it and who represents it', async () => {
    const actor = await world.register('club-representative', { name: 'Rui Costa' });
    const club = await world.call(actor, 'enterClub', { body: entered('Vila Nova AC') });
    expect([club.status, club.data.verified, club.data.short_name, club.data.teams.length]).toEqual([
      201,
      false,
      'XYZ',
      2,
    ]);
    await world.call(actor, 'chooseClub', { body: { club_id: club.data.id, team_ids: [club.data.teams[0].id] } });
    const list = await world.call(world.admin(), 'listClubs', { query: { limit: '2' } });
    expect(list.data[0]).toMatchObject({ name: 'Vila Nova AC', representatives: 1, entered_by: 'Rui Costa' });
    expect(list.data[1]).toMatchObject({ name: 'Ajax Amsterdam', representatives: 0, entered_by: null });
    expect((await world.call(world.admin(), 'listClubs', { query: { verified: 'false' } })).json.meta.total).toBe(1);
    const verified = await world.call(world.admin(), 'verifyClub', { params: { club_id: club.data.id } });
    expect(verified.data.verified).toBe(true);
    await eventually(async () => {
      const of = heard.filter((e) => e.subject === club.data.id).map((e) => e.type);
      expect(of).toEqual([clubEvents.entered.type, clubEvents.verified.type]);
    }, 'both to be told in order');
  });
  it('is refused where it is there, also when two enter it at once', async () => {
    const [first, second] = [await world.register('club-representative'), await world.register('club-representative')];
    const existing = await world.call(first, 'enterClub', { body: { ...entered('SPARTA  Rotterdam'), country: 'NL' } });
    expect([existing.status, existing.json.details[0].path]).toEqual([422, 'name']);
    const both = await Promise.all(
      [first, second].map((a) => world.call(a, 'enterClub', { body: entered('Académica de Gaia') })),
    );
    expect(both.map((r) => r.status).sort()).toEqual([201, 422]);
  });
  it('AccessDeniedException: only representatives enter clubs, only staff verify them', async () => {
    const player = await world.register('player');
    expect((await world.call(player, 'enterClub', { body: entered('Nobody FC') })).error).toBe('AccessDeniedException');
    expect((await world.call(player, 'verifyClub', { params: { club_id: sparta.club_id } })).error).toBe(
      'AccessDeniedException',
    );
    expect((await world.call(world.admin(), 'verifyClub', { params: { club_id: 'clb_nothing' } })).error).toBe(
      'NotFound',
    );
  });
});

describe('adding a team', () => {
  const body = { name: 'Women', gender: 'female', level: 'first team' };
  const add = (actor: Actor, club_id: string) => world.call(actor, 'addTeam', { params: { club_id }, body });
  it('is for the own club, and the same team is one under parallel requests', async () => {
    const actor = await world.marketRepresentative();
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(actor, sparta.club_id)));
    expect(replies.map((r) => [r.status, r.data.teams.length])).toEqual(Array(6).fill([201, 2]));
    expect((await add(actor, ajax.club_id)).error).toBe('AccessDeniedException');
    expect((await add(actor, 'clb_nothing')).error).toBe('NotFound');
  });
  it('UserNotVerified: a newcomer who says that he acts for a club writes nothing into it', async () => {
    const newcomer = await world.register('club-representative');
    expect((await add(newcomer, ajax.club_id)).error).toBe('RepresentativeHasNotDefinedClubException');
    const person = { first_name: 'Mal', last_name: 'Lory', phone: '+31 10 555', position: 'Scout' };
    await world.call(newcomer, 'saveRepresentative', { body: { values: person, complete: true } });
    await world.call(newcomer, 'chooseClub', { body: { club_id: ajax.club_id, team_ids: [ajax.team_id] } });
    await eventually(
      async () => expect((await add(newcomer, ajax.club_id)).error).toBe('UserNotVerified'),
      'the newcomer to be refused',
    );
    const { data } = await world.call(newcomer, 'getClub', { params: { club_id: ajax.club_id } });
    expect(data.teams).toHaveLength(1);
  });
  it('whoever entered a club writes its teams until staff have verified it', async () => {
    const newcomer = await world.register('club-representative');
    const { data } = await world.call(newcomer, 'enterClub', { body: entered('União de Gaia') });
    await world.call(newcomer, 'chooseClub', { body: { club_id: data.id, team_ids: [data.teams[0].id] } });
    const u19 = { name: 'Under 19', gender: 'male', level: 'U19' };
    const params = { club_id: data.id };
    expect((await world.call(newcomer, 'addTeam', { params, body: u19 })).data.teams).toHaveLength(3);
    await world.call(world.admin(), 'verifyClub', { params });
    const after = await world.call(newcomer, 'addTeam', { params, body: { ...u19, name: 'Under 17' } });
    expect(after.status).toBe(409);
  });
});

describe('entering many clubs', () => {
  it('ends at three that wait for staff', async () => {
    const newcomer = await world.register('club-representative');
    const enter = (name: string) => world.call(newcomer, 'enterClub', { body: entered(name) });
    const first = await enter('Club of many 1');
    for (const n of [2, 3]) expect((await enter(`Club of many ${n}`)).status).toBe(201);
    const fourth = await enter('Club of many 4');
    expect([fourth.status, fourth.json.details[0].path]).toEqual([422, 'name']);
    // The same once more is still the same one.
    expect((await enter('Club of many 1')).status).toBe(201);
    await world.call(world.admin(), 'verifyClub', { params: { club_id: first.data.id } });
    expect((await enter('Club of many 4')).status).toBe(201);
  });
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
    const dry = await world.service.importClubs({ files, apply: false });
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
    const player = await world.register('player');
    const total = async () => (await world.call(player, 'searchClubs', { query: { country: 'NL' } })).json.meta.total;
    expect(await total()).toBe(3);
    await world.service.importClubs({ files, apply: true });
    const again = await world.service.importClubs({ files, apply: true });
    expect(again.clubs.map((c) => c.outcome)).toEqual(Array(4).fill('unchanged'));
    expect(await total()).toBe(4);
  });
});
