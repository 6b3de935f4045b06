import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { type ProfileHarness, profileHarness, sparta } from '../harness.fixtures.ts';

let harness: ProfileHarness;
let club: Principal;
const players: Principal[] = [];
/** Today is 19 November 2026. */
const given = [
  {
    last_name: 'Álvarez',
    date_of_birth: '2008-11-19',
    positions: ['GK'],
    preferred_foot: 'right',
    height_cm: 194,
    nationality: 'ES',
    tier: 'A+',
  },
  {
    last_name: 'Bakker',
    date_of_birth: '2005-05-05',
    positions: ['CB', 'LB'],
    preferred_foot: 'left',
    height_cm: 186,
    nationality: 'NL',
    tier: 'A',
    club_team_id: sparta.team_id,
    current_contract_ends_on: '2027-05-19',
  },
  {
    last_name: 'Costa',
    date_of_birth: '2001-01-01',
    positions: ['LW'],
    preferred_foot: 'left',
    height_cm: 178,
    nationality: 'PT',
    tier: 'A',
    club_team_id: sparta.team_id,
    current_contract_ends_on: '2027-05-20',
  },
  {
    last_name: 'Diallo',
    date_of_birth: '1992-02-02',
    positions: ['CF', 'LW'],
    preferred_foot: 'both',
    height_cm: 181,
    nationality: 'PT',
    tier: 'D',
    club_team_id: sparta.team_id,
    current_contract_ends_on: '2030-06-30',
    gender: 'female',
  },
];

const scout = async (query: Readonly<Record<string, string>> = {}) => harness.call(club, 'scoutPlayers', { query });
const names = async (query: Readonly<Record<string, string>> = {}) =>
  (await scout(query)).data.map((p: { name: string }) => p.name.replace('Davi ', ''));

beforeAll(async () => {
  harness = await profileHarness();
  club = await harness.marketRepresentative();
  for (const { tier, ...changes } of given) {
    players.push(await harness.marketPlayer(changes, tier));
    harness.base.travel(1000);
  }
  await eventually(async () => expect(await names()).toHaveLength(4), 'all players to be listed');
});
afterAll(() => harness.base.close());

describe('filters', () => {
  it.each([
    [{ positions: 'LW,LB' }, ['Bakker', 'Costa', 'Diallo']],
    [{ feet: 'left' }, ['Bakker', 'Costa']],
    [{ tiers: 'A+,D' }, ['Álvarez', 'Diallo']],
    [{ nationalities: 'PT' }, ['Costa', 'Diallo']],
    [{ gender: 'female' }, ['Diallo']],
    [{ age_max: '18' }, ['Álvarez']],
    [{ age_min: '19', age_max: '25' }, ['Bakker', 'Costa']],
    [{ height_min: '181', height_max: '186' }, ['Bakker', 'Diallo']],
    [{ contract: 'free' }, ['Álvarez']],
    [{ contract: '6' }, ['Bakker']],
    [{ contract: '12' }, ['Bakker', 'Costa']],
    [{ q: 'ALVAREZ' }, ['Álvarez']],
    [{ q: '.*' }, ['Álvarez', 'Bakker', 'Costa', 'Diallo']],
    [{ positions: 'LW', feet: 'left', nationalities: 'PT', tiers: 'A' }, ['Costa']],
  ])('%j finds %j', async (query, expected) => expect(await names({ ...query, sort: 'name' })).toEqual(expected));
  it('refuses values that it doesn’t know', async () => {
    const reply = await scout({ positions: 'LW,$where' });
    expect([reply.status, reply.error]).toEqual([422, 'ValidationFailed']);
  });
});

describe('orders and pages', () => {
  it.each([
    ['tier', ['Álvarez', 'Bakker', 'Costa', 'Diallo']],
    ['age', ['Álvarez', 'Bakker', 'Costa', 'Diallo']],
    ['contract', ['Álvarez', 'Bakker', 'Costa', 'Diallo']],
    ['name', ['Álvarez', 'Bakker', 'Costa', 'Diallo']],
    ['newest', ['Diallo', 'Costa', 'Bakker', 'Álvarez']],
  ])('by %s, whole and page by page', async (sort, expected) => {
    // The two of one tier stand in the order of their ids.
    const whole = await names({ sort });
    if (sort !== 'tier') expect(whole).toEqual(expected);
    else
      expect([whole[0], whole[3], new Set(whole.slice(1, 3))]).toEqual([
        'Álvarez',
        'Diallo',
        new Set(['Bakker', 'Costa']),
      ]);
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await scout({ sort, limit: '1', facets: 'false', ...(cursor ? { cursor } : {}) });
      paged.push(...page.data.map((p: { name: string }) => p.name.replace('Davi ', '')));
      cursor = page.json.meta.next_cursor;
    }
    expect(paged).toEqual(whole);
  });
  it('a cursor that isn’t ours is refused', async () =>
    expect((await scout({ cursor: 'x' })).error).toBe('ValidationFailed'));
});

describe('counts', () => {
  const counts = (facet: { value: string; count: number }[]) =>
    Object.fromEntries(facet.filter((f) => f.count > 0).map((f) => [f.value, f.count]));
  it('say what each value would leave', async () => {
    const { meta } = (await scout()).json;
    expect(meta.total).toBe(4);
    expect(counts(meta.facets.positions)).toEqual({ GK: 1, CB: 1, LB: 1, LW: 2, CF: 1 });
    expect(counts(meta.facets.tiers)).toEqual({ 'A+': 1, A: 2, D: 1 });
    expect(counts(meta.facets.ages)).toEqual({ '18-20': 1, '21-23': 1, '24-26': 1, '34-60': 1 });
    expect(counts(meta.facets.heights)).toEqual({ '175-179': 1, '180-184': 1, '185-189': 1, '190-194': 1 });
    expect(meta.facets.contract_ends).toEqual([
      { value: 'free', count: 1 },
      { value: '6', count: 1 },
      { value: '12', count: 2 },
      { value: '24', count: 2 },
    ]);
    expect(meta.facets.nationalities).toEqual([
      { value: 'PT', count: 2 },
      { value: 'ES', count: 1 },
      { value: 'NL', count: 1 },
    ]);
  });
  it('leave out their own filter, and only that', async () => {
    const { meta } = (await scout({ nationalities: 'PT', feet: 'left' })).json;
    expect(meta.total).toBe(1);
    expect(counts(meta.facets.nationalities)).toEqual({ NL: 1, PT: 1 });
    expect(counts(meta.facets.preferred_feet)).toEqual({ left: 1, both: 1 });
    expect(counts(meta.facets.tiers)).toEqual({ A: 1 });
  });
  it('agree with what choosing the value finds', async () => {
    const { facets } = (await scout()).json.meta;
    for (const { value, count } of facets.ages as { value: string; count: number }[]) {
      const [age_min = '', age_max = ''] = value.split('-');
      expect(await names({ age_min, age_max })).toHaveLength(count);
    }
    for (const { value, count } of facets.heights as { value: string; count: number }[]) {
      const [height_min = '', height_max = ''] = value.split('-');
      expect(await names({ height_min, height_max })).toHaveLength(count);
    }
    for (const { value, count } of facets.contract_ends) expect(await names({ contract: value })).toHaveLength(count);
  });
});

describe('who may', () => {
  it('AccessDeniedException for others than representatives and agents', async () => {
    const reply = await harness.call(players[0] as Principal, 'scoutPlayers');
    expect([reply.status, reply.error]).toEqual([403, 'AccessDeniedException']);
  });
  it('RepresentativeHasNotDefinedClubException, …Position…, UserNotVerified, SubscriptionRequired, in this order', async () => {
    const actor = await harness.register('club-representative');
    const refused = (status: number, code: string) =>
      eventually(async () => {
        const reply = await harness.call(actor, 'scoutPlayers');
        expect([reply.status, reply.error]).toEqual([status, code]);
      }, code);
    await refused(409, 'RepresentativeHasNotDefinedClubException');
    await harness.call(actor, 'chooseClub', { body: { club_id: sparta.club_id, team_ids: [sparta.team_id] } });
    await refused(409, 'RepresentativeHasNotDefinedPositionException');
    const values = { first_name: 'Saskia', last_name: 'Verhulst', phone: '+31 10', position: 'Scout' };
    await harness.call(actor, 'saveRepresentative', { body: { values, complete: true } });
    await refused(403, 'UserNotVerified');
    await harness.call(actor, 'submitOnboarding');
    await harness.decide('verifyProfile', actor);
    await refused(402, 'SubscriptionRequired');
    await harness.tellUser(actor, { suspended_at: '2026-11-19T08:00:00.000Z' });
    await refused(403, 'AccountSuspended');
  });
});

describe('who is found', () => {
  it('only while visible, verified, subscribed and not suspended', async () => {
    const player = await harness.marketPlayer({ last_name: 'Evora' });
    const listed = (expected: boolean) =>
      eventually(
        async () => expect(await names({ q: 'evora' })).toEqual(expected ? ['Evora'] : []),
        `to be ${expected ? 'listed' : 'hidden'}`,
      );
    const visible = (visible_to_clubs: boolean) =>
      harness.call(player, 'saveVisibility', { body: { values: { visible_to_clubs }, complete: false } });
    await listed(true);
    await visible(false);
    await listed(false);
    await visible(true);
    await listed(true);
    await harness.subscribe(player, false);
    await listed(false);
    await harness.subscribe(player, true);
    await listed(true);
    await harness.tellUser(player, { suspended_at: '2026-11-19T09:00:00.000Z' });
    await listed(false);
    await harness.tellUser(player, { suspended_at: null });
    await listed(true);
    await harness.decide('reopenProfile', player);
    await listed(false);
    players.push(player);
  });
  it('the read model equals what a rebuild gives', async () => {
    const connection = await harness.base.database.connect();
    const collection = connection.collection('scouting_players');
    const read = () =>
      collection
        .find({}, { projection: { sources: 0, changed_at: 0 } })
        .sort({ _id: 1 })
        .toArray();
    const before = await read();
    await collection.deleteMany({});
    await connection.collection('people').deleteMany({});
    for (const player of players) {
      await harness.subscribe(player);
      await harness.tellUser(player, {});
    }
    await harness.service.republish();
    await eventually(async () => expect(await read()).toEqual(before), 'the same documents');
  });
});
