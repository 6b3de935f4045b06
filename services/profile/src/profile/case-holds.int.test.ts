import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userEvents } from '@touchline/contracts/events';
import { holdMs } from '@touchline/contracts/http/case-holds';
import { createCaseHolds } from '@touchline/platform/case-holds';
import type { Principal } from '@touchline/platform/http';
import { actorOf, eventually } from '@touchline/quality/testkit';
import { type ProfileHarness, profileHarness, profileId, sparta } from '../harness.fixtures.ts';

let harness: ProfileHarness;
beforeAll(async () => {
  harness = await profileHarness();
  const { user } = userEvents.registered.example;
  for (const [user_id, name] of [
    ['usr_staff', 'Petra Lindgren'],
    ['usr_jonas', 'Jonas Berg'],
  ] as const)
    await harness.base.tell(userEvents.restated.type, user_id, { user: { ...user, user_id, name, is_admin: true } });
});
afterAll(() => harness.base.close());

const jonas = () => ({ ...harness.admin(), user_id: 'usr_jonas' });
const params = (of: Principal) => ({ profile_id: profileId(of) });
const waiting = async () => {
  const actor = await harness.filledInPlayer();
  expect((await harness.call(actor, 'submitOnboarding')).status).toBe(200);
  return actor;
};
const take = (by: Principal, of: Principal, over: string | null = null) =>
  harness.call(by, 'takeProfileCase', { params: params(of), body: { over } });
const look = async (of: Principal) => (await harness.call(harness.admin(), 'getProfile', { params: params(of) })).data;
const verify = async (by: Principal, of: Principal, body: object = {}) => {
  const { submission } = await look(of);
  return harness.call(by, 'verifyProfile', { params: params(of), body: { submission, valuation_tier: 'B', ...body } });
};
const after = (ms: number): string => new Date(harness.base.clock().getTime() + ms).toISOString();

describe('a case that a member of staff takes', () => {
  it('shows who has it and since when, at the case and in the queue', async () => {
    const of = await waiting();
    await eventually(
      async () => expect((await take(jonas(), of)).data?.by_name).toBe('Jonas Berg'),
      'who Jonas is, is known',
    );
    const hold = { by: 'usr_jonas', by_name: 'Jonas Berg', since: after(0), until: after(holdMs) };
    expect((await look(of)).held).toEqual(hold);
    const { data } = await harness.call(harness.admin(), 'listProfiles', { query: { queue: 'waiting' } });
    expect(data.find(({ id }: { id: string }) => id === profileId(of)).held).toEqual(hold);
  });
  it('is nobody else’s: CaseHeld, unless it is knowingly taken over', async () => {
    const of = await waiting();
    await take(jonas(), of);
    const refused = await take(harness.admin(), of);
    expect([refused.status, refused.error]).toEqual([409, 'CaseHeld']);
    expect(refused.json.details).toMatchObject({ by: 'usr_jonas', by_name: 'Jonas Berg', since: after(0) });
    expect((await take(harness.admin(), of, 'usr_somebody')).error).toBe('CaseHeld');
    harness.base.travel(60_000);
    expect((await take(harness.admin(), of, 'usr_jonas')).data).toMatchObject({ by: 'usr_staff', since: after(0) });
    expect((await take(jonas(), of)).error).toBe('CaseHeld');
  });
  it('is one’s alone where two take it at once', async () => {
    const of = await waiting();
    const codes = (await Promise.all([take(jonas(), of), take(harness.admin(), of)])).map(({ error }) => error ?? null);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes).toContain('CaseHeld');
  });
  it('stays with each sign of life, and runs out 15 minutes after the last one', async () => {
    const of = await waiting();
    const { since } = (await take(jonas(), of)).data;
    harness.base.travel(10 * 60_000);
    expect((await take(jonas(), of)).data).toMatchObject({ since, until: after(holdMs) });
    harness.base.travel(holdMs - 1);
    expect((await take(harness.admin(), of)).error).toBe('CaseHeld');
    harness.base.travel(1);
    expect((await look(of)).held).toBeNull();
    expect((await take(harness.admin(), of)).data).toMatchObject({ by: 'usr_staff', since: after(0) });
  });
  it('is given back by who has it, and by nobody else', async () => {
    const of = await waiting();
    await take(jonas(), of);
    const giveBack = (by: Principal) => harness.call(by, 'giveProfileCaseBack', { params: params(of) });
    await giveBack(harness.admin());
    expect((await look(of)).held).toMatchObject({ by: 'usr_jonas' });
    expect((await giveBack(jonas())).status).toBe(200);
    expect((await look(of)).held).toBeNull();
  });
  it('waits, is there and is somebody else’s: StaleVersion, NotFound, AccessDeniedException', async () => {
    const open = await harness.filledInPlayer();
    const current = (await look(open)).submission;
    const refused = await take(jonas(), open);
    expect([refused.error, refused.json.details]).toEqual(['StaleVersion', { current }]);
    expect((await take(jonas(), actorOf('usr_x', { id: 'prf_nobody', type: 'player' }))).error).toBe('NotFound');
    const of = await waiting();
    expect((await take({ ...harness.admin(), user_id: of.user_id }, of)).error).toBe('AccessDeniedException');
  });
  it('is forgotten with the person, and with the member of staff', async () => {
    const holds = createCaseHolds(await harness.base.database.connect(), async () => new Map());
    const [one, other] = [await waiting(), await waiting()];
    await take(jonas(), one);
    await take(jonas(), other);
    await holds.forget({ user_id: one.user_id, profile_ids: [profileId(one)] });
    expect([(await look(one)).held, (await look(other)).held]).toMatchObject([null, { by: 'usr_jonas' }]);
    await holds.forget({ user_id: 'usr_jonas', profile_ids: [] });
    expect((await look(other)).held).toBeNull();
  });
});

describe('a decision on a colleague’s case', () => {
  it('is refused, and done where the colleague is named; then nobody has it', async () => {
    const of = await waiting();
    await take(jonas(), of);
    const refused = await verify(harness.admin(), of);
    expect([refused.status, refused.error, refused.json.details.by_name]).toEqual([409, 'CaseHeld', 'Jonas Berg']);
    expect((await verify(harness.admin(), of, { despite: 'usr_somebody' })).error).toBe('CaseHeld');
    const done = await verify(harness.admin(), of, { despite: 'usr_jonas' });
    expect(done.data).toMatchObject({ verification_status: 'verified', held: null });
    expect((await look(of)).held).toBeNull();
  });
  it('is one’s own to make; one that is refused leaves the case taken', async () => {
    const of = await waiting();
    await take(jonas(), of);
    expect((await verify(jonas(), of, { valuation_tier: undefined })).error).toBe('PlayerTierRequiredException');
    expect((await look(of)).held).toMatchObject({ by: 'usr_jonas' });
    expect((await verify(jonas(), of)).status).toBe(200);
  });
  it('is refused for that one alone among several', async () => {
    const [taken, free] = [await waiting(), await waiting()];
    await take(jonas(), taken);
    const seen = async (of: Principal) => ({ ...params(of), submission: (await look(of)).submission });
    const rejecting = { reason: 'The name differs.', kind: 'fixable', note: '' };
    const reject = (profiles: readonly object[]) =>
      harness.call(harness.admin(), 'rejectProfiles', { body: { ...rejecting, profiles } });
    const { data } = await reject([await seen(taken), await seen(free)]);
    expect(data).toMatchObject([
      { error: 'CaseHeld', held: { by: 'usr_jonas', by_name: 'Jonas Berg' } },
      { error: null, held: null },
    ]);
    expect((await reject([{ ...(await seen(taken)), despite: 'usr_jonas' }])).data[0].error).toBeNull();
  });
  it('is the same for a change of what was verified', async () => {
    const of = await harness.marketPlayer({ club_team_id: sparta.team_id, current_contract_ends_on: '2027-06-30' });
    const values = { club_team_id: sparta.team_id, current_contract_ends_on: '2027-03-31' };
    const said = await harness.call(of, 'saveCareer', { body: { values, complete: false } });
    await take(jonas(), of);
    const confirm = (body: object) =>
      harness.call(harness.admin(), 'confirmClaim', {
        params: params(of),
        body: { claimed_at: said.data.claim.at, ...body },
      });
    expect((await confirm({})).error).toBe('CaseHeld');
    expect((await confirm({ despite: 'usr_jonas' })).data.claims_change).toBe(false);
  });
  it('is the same for a club that somebody entered', async () => {
    const representative = await harness.register('club-representative');
    const facts = { short_name: 'VNA', country: 'PT', city: 'Gaia', founded: null, website: null };
    const teams = [{ name: 'First team', gender: 'male', level: 'first team' }];
    const entered = await harness.call(representative, 'enterClub', {
      body: { name: 'Vila Nova Held', ...facts, teams },
    });
    const of = { club_id: entered.data.id };
    const club = async () =>
      (await harness.call(harness.admin(), 'listClubs', { query: { q: 'Vila Nova Held' } })).data[0];
    const own = { ...harness.admin(), user_id: representative.user_id };
    expect((await harness.call(own, 'takeClubCase', { params: of, body: {} })).error).toBe('AccessDeniedException');
    expect((await harness.call(jonas(), 'takeClubCase', { params: of, body: {} })).status).toBe(200);
    expect((await club()).held).toMatchObject({ by: 'usr_jonas' });
    const decide = async (operation: string, body: object = {}) =>
      harness.call(harness.admin(), operation, {
        params: of,
        body: { submission: (await club()).submission, ...body },
      });
    expect((await decide('verifyClub')).error).toBe('CaseHeld');
    expect((await decide('mergeClub', { into: sparta.club_id })).error).toBe('CaseHeld');
    expect((await decide('verifyClub', { despite: 'usr_jonas' })).status).toBe(200);
    expect((await harness.call(jonas(), 'takeClubCase', { params: of, body: {} })).error).toBe('StaleVersion');
    expect((await harness.call(jonas(), 'giveClubCaseBack', { params: of })).status).toBe(200);
  });
});
