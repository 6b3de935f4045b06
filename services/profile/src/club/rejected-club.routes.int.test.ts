import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { type ProfileHarness, profileHarness } from '../harness.fixtures.ts';

let harness: ProfileHarness;
beforeAll(async () => {
  harness = await profileHarness();
});
afterAll(() => harness.base.close());

const club = (name: string) => ({
  ...{ name, short_name: 'xyz', country: 'PT', city: 'Gaia', founded: 1931, website: null },
  teams: [{ name: 'First team', gender: 'male', level: 'first team' }],
});
const factsOf = ({ teams: _, country: __, ...facts }: ReturnType<typeof club>) => facts;
const said = { reason: 'We find no club of this name.', kind: 'fixable', note: 'Perhaps a school.' };

interface Entered {
  readonly who: Principal;
  readonly club_id: string;
  readonly name: string;
}
const filledIn = async (who: Principal): Promise<void> => {
  const values = { first_name: 'Ana', last_name: 'Sousa', phone: '+351 22 555', position: 'Scout' };
  await harness.call(who, 'saveRepresentative', { body: { values, complete: true } });
};
const entered = async (name: string): Promise<Entered> => {
  const who = await harness.register('club-representative');
  await filledIn(who);
  const { data } = await harness.call(who, 'enterClub', { body: club(name) });
  await harness.call(who, 'chooseClub', { body: { club_id: data.id, team_ids: [data.teams[0].id] } });
  return { who, club_id: data.id, name };
};
const asStaff = (operation: string, options: Parameters<ProfileHarness['call']>[2]) =>
  harness.call(harness.admin(), operation, options);
const row = async ({ club_id, name }: Pick<Entered, 'club_id' | 'name'>) => {
  const { data } = await asStaff('listClubs', { query: { q: name, limit: '100' } });
  return data.find(({ id }: { id: string }) => id === club_id);
};
const decide = async (operation: string, about: Entered, body: object = {}, submission?: string) =>
  asStaff(operation, {
    params: { club_id: about.club_id },
    body: { submission: submission ?? (await row(about)).submission, ...body },
  });
const ownClub = async (who: Principal) => (await harness.call(who, 'getOwnProfile')).data.club_decision;

describe('a club that staff reject', () => {
  it('tells its representative why and what he may do, staff their note, and others nothing', async () => {
    const about = await entered('Clube Inventado');
    const other = await harness.register('club-representative');
    expect((await decide('rejectClub', about, said)).data).toMatchObject({ id: about.club_id, verified: false });
    expect(await ownClub(about.who)).toMatchObject({
      ...{ club_id: about.club_id, name: about.name, is_entered: true },
      rejection: { reason: said.reason, kind: 'fixable' },
    });
    expect(JSON.stringify(await ownClub(about.who))).not.toContain(said.note);
    expect(await row(about)).toMatchObject({
      ...{ verification_status: 'rejected', staff_note: said.note, rejection: { reason: said.reason } },
    });
    const seen = await harness.call(other, 'getClub', { params: { club_id: about.club_id } });
    expect(JSON.stringify(seen.json)).not.toContain(said.reason);
    expect((await harness.call(other, 'searchClubs', { query: { q: about.name } })).data).toEqual([]);
    const chosen = await harness.call(other, 'chooseClub', { body: { club_id: about.club_id, team_ids: ['tea_any'] } });
    expect([chosen.status, chosen.json.details[0].path]).toEqual([422, 'club_id']);
    const again = await harness.call(other, 'enterClub', { body: club(about.name) });
    expect([again.status, again.json.details[0].path]).toEqual([422, 'name']);
  });
  it('ClubNotVerified: keeps its representative from being verified, until it is mended and verified', async () => {
    const about = await entered('Clube a Corrigir');
    await harness.call(about.who, 'submitOnboarding');
    await decide('rejectClub', about, said);
    expect((await harness.decide('verifyProfile', about.who)).error).toBe('ClubNotVerified');
    const resubmit = (name: string) =>
      harness.call(about.who, 'resubmitClub', { params: { club_id: about.club_id }, body: factsOf(club(name)) });
    const same = await resubmit(about.name);
    expect([same.error, same.json.details[0].path]).toEqual(['ValidationFailed', 'name']);
    const taken = await resubmit('Clube Inventado');
    expect([taken.error, taken.json.details[0].path]).toEqual(['ValidationFailed', 'name']);
    expect((await resubmit('Clube Corrigido')).data.name).toBe('Clube Corrigido');
    expect(await ownClub(about.who)).toMatchObject({ rejection: null, is_entered: true });
    const mended = { ...about, name: 'Clube Corrigido' };
    expect(await row(mended)).toMatchObject({ verification_status: 'pending', rejection: null });
    await harness.verifyClub(harness.admin(), about.club_id);
    await eventually(
      async () => expect((await harness.decide('verifyProfile', about.who)).status).toBe(200),
      'the profile to be verified',
    );
  });
  it('AccessDeniedException: isn’t handed in again by somebody else, nor after a final word; another one is chosen', async () => {
    const about = await entered('Clube Recusado');
    const stranger = await harness.register('club-representative');
    await decide('rejectClub', about, { ...said, kind: 'final' });
    const body = factsOf(club('Clube Outro'));
    for (const who of [about.who, stranger])
      expect((await harness.call(who, 'resubmitClub', { params: { club_id: about.club_id }, body })).error).toBe(
        'AccessDeniedException',
      );
    const team = { name: 'U19', gender: 'male', level: 'U19' };
    const adding = await harness.call(about.who, 'addTeam', { params: { club_id: about.club_id }, body: team });
    expect(adding.status).toBeGreaterThanOrEqual(400);
    const found = (await harness.call(about.who, 'searchClubs', { query: { q: 'Ajax' } })).data[0];
    const chosen = await harness.call(about.who, 'chooseClub', {
      body: { club_id: found.id, team_ids: [found.teams[0].id] },
    });
    expect(chosen.data).toMatchObject({
      representative: { club: { id: found.id } },
      club_decision: { rejection: null, is_entered: false },
    });
  });
  it('counts among those that wait no more, and leaves room for another one', async () => {
    const about = await entered('Clube Um');
    const { who } = about;
    for (const name of ['Clube Dois', 'Clube Tres']) await harness.call(who, 'enterClub', { body: club(name) });
    expect((await harness.call(who, 'enterClub', { body: club('Clube Quatro') })).error).toBe('ValidationFailed');
    const waiting = async () => (await asStaff('queueFigures', { query: { period: 'weeks' } })).data.clubs;
    const before = await waiting();
    await decide('rejectClub', about, said);
    expect(await waiting()).not.toEqual(before);
    expect((await harness.call(who, 'enterClub', { body: club('Clube Quatro') })).status).toBe(201);
    const listed = async (status: string) =>
      (await asStaff('listClubs', { query: { status, limit: '100' } })).data.map((c: { name: string }) => c.name);
    expect(await listed('rejected')).toContain('Clube Um');
    expect(await listed('pending')).toEqual(expect.arrayContaining(['Clube Dois', 'Clube Quatro']));
    expect(await listed('pending')).not.toContain('Clube Um');
    expect(await listed('verified')).not.toContain('Clube Um');
  });
});

describe('staff’s decisions', () => {
  it('reopen what was decided, and verified clubs before they are rejected', async () => {
    const about = await entered('Clube Duvidoso');
    await harness.verifyClub(harness.admin(), about.club_id);
    expect((await decide('rejectClub', about, said)).error).toBe('AccessDeniedException');
    expect((await decide('reopenClub', about)).data.verified).toBe(false);
    expect((await decide('rejectClub', about, { ...said, kind: 'final' })).status).toBe(200);
    expect((await decide('verifyClub', about)).error).toBe('AccessDeniedException');
    expect((await decide('reopenClub', about)).status).toBe(200);
    expect((await decide('verifyClub', about)).data.verified).toBe(true);
  });
  it('to reject and to verify at the same moment: one counts, the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const about = await entered(`Clube da Decisão ${round}`);
      const { submission } = await row(about);
      const both = await Promise.all([
        decide('rejectClub', about, said, submission),
        decide('verifyClub', about, {}, submission),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.error).toBe('StaleVersion');
    }
  });
  it('on several at once, each for itself', async () => {
    const [one, two, three] = [await entered('Vários Um'), await entered('Vários Dois'), await entered('Vários Tres')];
    const seen = async (about: Entered) => ({ club_id: about.club_id, submission: (await row(about)).submission });
    const stale = { club_id: two.club_id, submission: 'f'.repeat(32) };
    const rejected = await asStaff('rejectClubs', { body: { ...said, clubs: [await seen(one), stale] } });
    expect(rejected.data).toMatchObject([
      { club_id: one.club_id, error: null },
      { club_id: two.club_id, error: 'StaleVersion' },
    ]);
    const nothing = { club_id: 'clb_nothing', submission: 'f'.repeat(32) };
    const verified = await asStaff('verifyClubs', { body: { clubs: [await seen(two), await seen(three), nothing] } });
    expect(verified.data.map(({ error }: { error: string | null }) => error)).toEqual([null, null, 'NotFound']);
    expect([(await row(one)).verification_status, (await row(two)).verification_status]).toEqual([
      'rejected',
      'verified',
    ]);
  });
  it('AccessDeniedException: not on a club that one entered oneself', async () => {
    const about = await entered('Clube Próprio');
    const { submission } = await row(about);
    const self = { ...harness.admin(), user_id: about.who.user_id };
    for (const [operation, body] of [
      ['verifyClub', {}],
      ['rejectClub', said],
    ] as const) {
      const options = { params: { club_id: about.club_id }, body: { submission, ...body } };
      expect((await harness.call(self, operation, options)).error).toBe('AccessDeniedException');
    }
  });
});
