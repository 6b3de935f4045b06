import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { ajax, type Club, type ProfileHarness, profileHarness, profileId, sparta, third } from '../harness.fixtures.ts';
import { clubIdOf } from './state.ts';

let harness: ProfileHarness;
beforeAll(async () => {
  harness = await profileHarness();
});
afterAll(() => harness.base.close());

const club = (name: string, city = 'Gaia') => ({
  name,
  short_name: 'xyz',
  country: 'PT',
  city,
  founded: 1931,
  website: null,
  teams: [
    { name: 'First team', gender: 'male', level: 'first team' },
    { name: 'Women', gender: 'female', level: 'first team' },
  ],
});
const asStaff = (operation: string, options: Parameters<ProfileHarness['call']>[2]) =>
  harness.call(harness.admin(), operation, options);
const added = async (name: string): Promise<Club> => {
  const { data } = await asStaff('addClub', { body: club(name) });
  return { club_id: data.id, team_id: data.teams[0].id };
};
const seen = async (club_id: string): Promise<string> => {
  const { data } = await asStaff('getClub', { params: { club_id } });
  const list = await asStaff('listClubs', { query: { q: data.name, limit: '100' } });
  return list.data.find(({ id }: { id: string }) => id === club_id).submission;
};
const merge = (club_id: string, into: string, submission: string) =>
  asStaff('mergeClub', { params: { club_id }, body: { submission, into } });
const factsOf = ({ teams: _, country: __, ...facts }: ReturnType<typeof club>) => facts;
const change = (club_id: string, submission: string, facts: object) =>
  asStaff('changeClub', { params: { club_id }, body: { submission, ...facts } });
const named = async (actor: Principal) => (await harness.call(actor, 'getOwnProfile')).data;
const lists = async (actor: Principal): Promise<readonly string[]> =>
  (await harness.call(actor, 'listShortlists')).data.map(({ name }: { name: string }) => name).sort();

describe('adding and changing', () => {
  it('adds a verified one, once; the same name in other signs is the same club', async () => {
    const { status, data } = await asStaff('addClub', { body: club('União de Gaia') });
    expect([status, data.verified, data.short_name]).toEqual([201, true, 'XYZ']);
    const again = await asStaff('addClub', { body: club('uniao de  GAIA') });
    expect([again.status, again.json.details[0].path]).toEqual([422, 'name']);
  });
  it('what names a club follows its new name: who acts for it, who plays and who coaches there', async () => {
    const { club_id, team_id } = await added('Clube da Ribeira');
    const [representative, player] = [
      await harness.marketRepresentative({ club_id, team_id }),
      await harness.marketPlayer({ club_team_id: team_id, current_contract_ends_on: '2027-06-30' }),
    ];
    const facts = { ...factsOf(club('Ribeira Porto')), website: 'https://ribeira.example' };
    expect((await change(club_id, await seen(club_id), facts)).data).toMatchObject({
      id: club_id,
      name: 'Ribeira Porto',
      website: 'https://ribeira.example',
    });
    await eventually(async () => {
      expect((await named(representative)).representative.club.name).toBe('Ribeira Porto');
      expect((await named(player)).player).toMatchObject({
        club_team: { team_id, club_name: 'Ribeira Porto' },
        current_contract_ends_on: '2027-06-30',
      });
    }, 'both profiles to follow');
    // Nothing of it goes back to staff: it was their own word.
    expect(await named(player)).toMatchObject({ verification_status: 'verified', claim: null });
  });
  it('to the name of another one is refused at the field; so is what staff didn’t look at', async () => {
    const { club_id } = await added('Clube do Meio');
    const submission = await seen(club_id);
    const taken = await change(club_id, submission, factsOf(club('União de Gaia')));
    expect([taken.status, taken.json.details[0].path]).toEqual([422, 'name']);
    expect((await change(club_id, 'f'.repeat(32), factsOf(club('Clube do Fim')))).error).toBe('StaleVersion');
    expect((await change('clb_nothing', submission, factsOf(club('Clube do Fim')))).error).toBe('NotFound');
  });
});

describe('merging', () => {
  it('loses nothing: teams, people, contracts to come and lists are the other club’s, found under both names', async () => {
    const kept = await added('Sporting Clube de Viana');
    const double = await added('SC Viana');
    const [ours, theirs, player] = [
      await harness.marketRepresentative(kept),
      await harness.marketRepresentative(double),
      await harness.marketPlayer({ club_team_id: double.team_id }),
    ];
    for (const [who, name] of [
      [ours, 'Left side'],
      [theirs, 'Left side'],
      [theirs, 'Summer'],
    ] as const)
      await harness.call(who, 'createShortlist', { body: { name } });
    const { data } = await merge(double.club_id, kept.club_id, await seen(double.club_id));
    expect(data).toMatchObject({ id: kept.club_id, name: 'Sporting Clube de Viana' });
    expect(data.teams.map(({ name }: { name: string }) => name)).toEqual([
      ...['First team', 'Women'],
      ...['First team (SC Viana)', 'Women (SC Viana)'],
    ]);
    await eventually(async () => {
      const { club: acted, team_ids } = (await named(theirs)).representative;
      expect([acted.id, team_ids]).toEqual([kept.club_id, [double.team_id]]);
      expect((await named(player)).player.club_team).toMatchObject({
        team_id: double.team_id,
        club_id: kept.club_id,
        club_name: 'Sporting Clube de Viana',
      });
      const all = ['Left side', 'Left side (SC Viana)', 'Summer'];
      expect([await lists(ours), await lists(theirs)]).toEqual([all, all]);
    }, 'people and lists to follow');
    // An address of before, a name of before, a team of before.
    expect((await harness.call(ours, 'getClub', { params: { club_id: double.club_id } })).data.id).toBe(kept.club_id);
    const found = await harness.call(ours, 'searchClubs', { query: { q: 'SC Viana' } });
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([kept.club_id]);
    const chosen = await harness.call(await harness.register('club-representative'), 'chooseClub', {
      body: { club_id: double.club_id, team_ids: [double.team_id] },
    });
    expect(chosen.data.representative.club.id).toBe(kept.club_id);
    const entered = await harness.call(await harness.register('club-representative'), 'enterClub', {
      body: club('SC Viana'),
    });
    expect([entered.status, entered.json.details[0].path]).toEqual([422, 'name']);
    // The same word once more is a repeat; as another one it comes too late.
    expect((await merge(double.club_id, kept.club_id, 'f'.repeat(32))).data.teams).toHaveLength(4);
    expect((await merge(double.club_id, ajax.club_id, 'f'.repeat(32))).error).toBe('StaleVersion');
  });
  it('into nothing, into itself or into one that isn’t verified is refused at the field', async () => {
    const submission = await seen(sparta.club_id);
    const newcomer = await harness.register('club-representative');
    const { data } = await harness.call(newcomer, 'enterClub', { body: club('Clube Novo') });
    for (const into of ['clb_nothing', sparta.club_id, data.id]) {
      const { status, json } = await merge(sparta.club_id, into, submission);
      expect([into, status, json.details?.[0].path]).toEqual([into, 422, 'into']);
    }
  });
  it('at the same moment as a change of the same club: one of both, the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const { club_id } = await added(`Clube da Corrida ${round}`);
      const submission = await seen(club_id);
      const both = await Promise.all([
        merge(club_id, third.club_id, submission),
        change(club_id, submission, factsOf(club(`Clube da Corrida ${round}`, 'Lisboa'))),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.error).toBe('StaleVersion');
    }
  });
  it('of two into each other at the same moment: one stays, with the teams of both', async () => {
    const [one, two] = [await added('Clube do Círculo'), await added('Círculo Clube')];
    const [first, second] = [await seen(one.club_id), await seen(two.club_id)];
    await Promise.all([merge(one.club_id, two.club_id, first), merge(two.club_id, one.club_id, second)]);
    await eventually(async () => {
      const found = await Promise.all(
        [one, two].map(async ({ club_id }) => (await asStaff('getClub', { params: { club_id } })).data),
      );
      expect(found[0]?.id).toBe(found[1]?.id);
      expect(
        [one.team_id, two.team_id].filter((id) => !found[0].teams.some((t: { id: string }) => t.id === id)),
      ).toEqual([]);
    }, 'one club with both teams');
  });
});

describe('importing in the page', () => {
  const text =
    'Name;Country;City;Founded;Website\nAcadémico de Viseu;PT;Viseu;1914;https://viseu.example\nSporting Covilhã;PT;;;\n;PT;Nowhere;;\nSporting Covilha;PT;Covilhã;1923;\nFC Atlantis;XX;;;\n';
  const importing = (lines: readonly number[] | null, name = 'clubs.csv') =>
    asStaff('importClubs', { body: { file_name: name, content: text, lines } });
  it('says of each line what it would do, then brings in the lines that are asked for', async () => {
    const { data } = await importing(null);
    expect(data.clubs.map((c: { line: number; outcome: string }) => [c.line, c.outcome])).toEqual([
      [2, 'added'],
      [3, 'added'],
    ]);
    expect(data.skipped.map((s: { line: number; why: string }) => [s.line, s.why])).toEqual([
      [4, 'not understood'],
      [5, 'the same club again'],
      [6, 'not understood'],
    ]);
    expect(data.lines).toBe(6);
    const viseu = clubIdOf('PT', 'Académico de Viseu');
    expect((await asStaff('getClub', { params: { club_id: viseu } })).error).toBe('NotFound');
    expect((await importing([2])).data.clubs).toMatchObject([{ line: 2, outcome: 'added' }]);
    expect((await asStaff('getClub', { params: { club_id: viseu } })).data).toMatchObject({
      founded: 1914,
      website: 'https://viseu.example',
      verified: true,
    });
    expect((await importing(null)).data.clubs.map((c: { outcome: string }) => c.outcome)).toEqual([
      'unchanged',
      'added',
    ]);
  });
  it('a file whose name says neither country nor CSV is refused at the field', async () => {
    const { status, json } = await importing(null, 'clubs.txt');
    expect([status, json.details[0].path]).toEqual([422, 'file_name']);
  });
  it('is staff’s alone', async () => {
    const player = await harness.register('player');
    const reply = await harness.call(player, 'importClubs', {
      body: { file_name: 'a.csv', content: text, lines: null },
    });
    expect([reply.error, profileId(player).length > 0]).toEqual(['AccessDeniedException', true]);
  });
});
