import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@touchline/infra/http';
import { actorOf, eventually } from '@touchline/infra/testing';
import { createWorld, profileId, sparta, type World } from '../world.fixtures.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.kit.close());

const params = (actor: Actor) => ({ params: { profile_id: profileId(actor) } });
const staff = (operation: string, actor: Actor, body?: unknown) =>
  world.call(world.admin(), operation, { ...params(actor), ...(body ? { body } : {}) });
const handedIn = async (changes: Readonly<Record<string, unknown>> = {}) => {
  const actor = await world.filledInPlayer(changes);
  expect((await world.call(actor, 'submitOnboarding')).status).toBe(200);
  return actor;
};

describe('verifying', () => {
  it('PlayerTierRequiredException without a tier; PlayerTierRequired among several, and to take it away again', async () => {
    const [first, second] = [await handedIn(), await handedIn()];
    const early = await staff('verifyProfile', first);
    expect([early.status, early.error]).toEqual([409, 'PlayerTierRequiredException']);
    await staff('setTier', second, { valuation_tier: 'C+' });
    const bulk = await world.call(world.admin(), 'verifyProfiles', {
      body: { profile_ids: [profileId(first), profileId(second), 'prf_nobody'] },
    });
    expect(bulk.data).toEqual([
      {
        profile_id: profileId(first),
        error: 'PlayerTierRequired',
        message: 'Valuation tier is required before verification.',
      },
      { profile_id: profileId(second), error: null, message: null },
      { profile_id: 'prf_nobody', error: 'NotFound', message: 'Not found.' },
    ]);
    const removed = await staff('setTier', second, { valuation_tier: null });
    expect([removed.status, removed.error]).toEqual([409, 'PlayerTierRequired']);
    const changed = await staff('setTier', second, { valuation_tier: 'A' });
    expect(changed.data).toMatchObject({ valuation_tier: 'A', verification_status: 'verified', waiting_since: null });
    expect(changed.data.history.map((h: { what: string }) => h.what)).toEqual([
      'Created',
      'Handed in',
      'Tier set',
      'Verified',
      'Tier set',
    ]);
  });
  it('GuardianConsentRequired under 18', async () => {
    const actor = await handedIn({ date_of_birth: '2009-03-14', guardian: { name: 'Ana', email: 'ana@example.com' } });
    await staff('setTier', actor, { valuation_tier: 'C' });
    const refused = await staff('verifyProfile', actor);
    expect([refused.status, refused.error]).toEqual([409, 'GuardianConsentRequired']);
    const own = await world.call(actor, 'getOwnProfile');
    expect(own.data.player).toMatchObject({ is_minor: true, visible_to_clubs: false });
  });
  it('UserDoesntHaveIdentificationException', async () => {
    const actor = await handedIn();
    await staff('setTier', actor, { valuation_tier: 'C' });
    await world.tellUser(actor, { identification: 'none' });
    const refused = await staff('verifyProfile', actor);
    expect([refused.status, refused.error]).toEqual([409, 'UserDoesntHaveIdentificationException']);
  });
  it('UserNotVerified before onboarding is completed; AccessDeniedException for oneself and for others than staff', async () => {
    const actor = await world.filledInPlayer();
    const early = await staff('verifyProfile', actor);
    expect([early.status, early.error]).toEqual([403, 'UserNotVerified']);
    const himself = actorOf(actor.user_id, null, { is_admin: true, authenticated_at: world.kit.clock().toISOString() });
    expect((await world.call(himself, 'verifyProfile', params(actor))).error).toBe('AccessDeniedException');
    expect((await world.call(actor, 'verifyProfile', params(actor))).error).toBe('AccessDeniedException');
    const stale = { ...world.admin(), authenticated_at: '2026-11-19T07:00:00.000Z' };
    expect((await world.call(stale, 'verifyProfile', params(actor))).error).toBe('FreshAuthenticationRequired');
  });
  it('RepresentativeClubNotDefined, RepresentativePositionNotDefined, ClubNotVerified', async () => {
    const actor = await world.register('club-representative');
    const person = { first_name: 'Rui', last_name: 'Costa', phone: '+351 22', position: 'Scout' };
    await world.call(actor, 'saveRepresentative', { body: { values: person, complete: true } });
    const club = await world.call(actor, 'enterClub', {
      body: {
        name: 'Vila Nova AC',
        short_name: 'VNA',
        country: 'PT',
        city: 'Gaia',
        founded: 1931,
        website: null,
        teams: [{ name: 'First team', gender: 'male', level: 'first team' }],
      },
    });
    await world.call(actor, 'chooseClub', { body: { club_id: club.data.id, team_ids: [club.data.teams[0].id] } });
    await eventually(async () => (await world.call(actor, 'submitOnboarding')).status === 200, 'handing in');
    const unverified = await staff('verifyProfile', actor);
    expect([unverified.status, unverified.error]).toEqual([409, 'ClubNotVerified']);
    await world.call(world.admin(), 'verifyClub', { params: { club_id: club.data.id } });
    await world.call(actor, 'saveRepresentative', { body: { values: { position: null } } });
    expect((await staff('verifyProfile', actor)).error).toBe('RepresentativePositionNotDefined');
    await world.call(actor, 'saveRepresentative', { body: { values: { position: 'Scout' } } });
    const verified = await staff('verifyProfile', actor);
    expect(verified.data).toMatchObject({
      verification_status: 'verified',
      club_name: 'Vila Nova AC',
      club_verified: true,
      position: 'Scout',
    });
    // Verified for this club: not free to act for another.
    const moved = await world.call(actor, 'chooseClub', {
      body: { club_id: sparta.club_id, team_ids: [sparta.team_id] },
    });
    expect([moved.status, moved.error]).toEqual([403, 'AccessDeniedException']);
  });
  it('happens once when several decide at the same time', async () => {
    const actor = await handedIn();
    await staff('setTier', actor, { valuation_tier: 'B' });
    const replies = await Promise.all(Array.from({ length: 8 }, () => staff('verifyProfile', actor)));
    expect(replies.map((r) => r.status)).toEqual(Array(8).fill(200));
    const lines = (await staff('getProfile', actor)).data.history.filter(
      (h: { what: string }) => h.what === 'Verified',
    );
    expect(lines).toHaveLength(1);
  });
});

describe('rejecting', () => {
  it('tells the applicant the reason, keeps the note, and lets him mend it', async () => {
    const actor = await handedIn();
    const rejected = await staff('rejectProfile', actor, {
      reason: 'The name differs.',
      kind: 'fixable',
      note: 'Called him.',
    });
    expect(rejected.data).toMatchObject({
      verification_status: 'rejected',
      staff_note: 'Called him.',
      waiting_since: null,
    });
    const own = await world.call(actor, 'getOwnProfile');
    expect(own.data.rejection).toMatchObject({ reason: 'The name differs.', kind: 'fixable' });
    expect(JSON.stringify(own.json)).not.toContain('Called him.');
    const again = await world.call(actor, 'resubmitProfile');
    expect(again.data).toMatchObject({ verification_status: 'pending', rejection: null });
  });
  it('AccessDeniedException: for good is for good, until staff reopen', async () => {
    const actor = await handedIn();
    await staff('rejectProfile', actor, { reason: 'A forged document.', kind: 'final' });
    expect((await world.call(actor, 'resubmitProfile')).error).toBe('AccessDeniedException');
    expect((await staff('reopenProfile', actor)).data).toMatchObject({
      verification_status: 'pending',
      rejection: null,
    });
  });
  it('NotFound for a profile that isn’t there', async () => {
    const nobody = actorOf('usr_x', { id: 'prf_nobody', type: 'player' });
    for (const operation of ['getProfile', 'verifyProfile', 'reopenProfile']) {
      const reply = await staff(operation, nobody);
      expect([reply.status, reply.error]).toEqual([404, 'NotFound']);
    }
  });
});

describe('a change of what was verified', () => {
  it('waits for staff, who confirm it or say why not; meanwhile clubs see what was verified', async () => {
    const actor = await world.marketPlayer({ club_team_id: sparta.team_id, current_contract_ends_on: '2027-06-30' });
    const params = { profile_id: profileId(actor) };
    const move = (ends: string) =>
      world.call(actor, 'saveCareer', {
        body: { values: { club_team_id: sparta.team_id, current_contract_ends_on: ends }, complete: false },
      });
    const said = await move('2027-03-31');
    expect(said.data).toMatchObject({
      player: { current_contract_ends_on: '2027-06-30' },
      claim: { current_contract_ends_on: '2027-03-31' },
    });
    const waiting = await world.call(world.admin(), 'listProfiles', { query: { queue: 'waiting' } });
    expect(waiting.data.find((r: { id: string }) => r.id === profileId(actor))).toMatchObject({
      claims_change: true,
      verification_status: 'verified',
    });
    const refuse = { claimed_at: said.data.claim.at, reason: 'The registration says 2027.' };
    const refused = await world.call(world.admin(), 'refuseClaim', { params, body: refuse });
    expect(refused.data).toMatchObject({ claims_change: false, profile: { claim: null } });
    expect((await world.call(world.admin(), 'refuseClaim', { params, body: refuse })).error).toBe('StaleVersion');
    world.kit.travel(60_000);
    const again = await move('2028-06-30');
    const confirmed = await world.call(world.admin(), 'confirmClaim', {
      params,
      body: { claimed_at: again.data.claim.at },
    });
    expect(confirmed.data.profile).toMatchObject({
      claim: null,
      player: { current_contract_ends_on: '2028-06-30' },
    });
  });
});

describe('the queue', () => {
  it('has who waits, the longest first, with the state of the person', async () => {
    world.kit.travel(60_000);
    const first = await handedIn({ first_name: 'Zé', last_name: 'Queue' });
    world.kit.travel(60_000);
    const second = await handedIn({ first_name: 'Abel', last_name: 'Quéue' });
    await world.filledInPlayer({ last_name: 'Queue' });
    await world.tellUser(second, { verification_status: 'rejected' });
    const list = (query: object) => world.call(world.admin(), 'listProfiles', { query: { q: 'queue', ...query } });
    const waiting = await list({ queue: 'waiting' });
    expect(waiting.data.map((r: { id: string }) => r.id)).toEqual([profileId(first), profileId(second)]);
    expect(waiting.json.meta).toEqual({ total: 2, next_cursor: null });
    await eventually(
      async () =>
        expect((await list({ queue: 'waiting' })).data[1]).toMatchObject({ user_verification_status: 'rejected' }),
      'the state of the person',
    );
    const page = await list({ sort: 'name', limit: '1' });
    expect(page.data[0].name).toBe('Abel Quéue');
    const next = await list({ sort: 'name', limit: '1', cursor: page.json.meta.next_cursor });
    expect([next.data[0].name, next.json.meta.total]).toEqual(['Davi Queue', 3]);
    expect((await list({ profile_type: 'agent' })).data).toEqual([]);
    expect((await world.call(first, 'listProfiles')).error).toBe('AccessDeniedException');
  });
});
