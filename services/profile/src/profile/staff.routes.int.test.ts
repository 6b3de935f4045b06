import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Principal } from '@touchline/platform/http';
import { actorOf, eventually } from '@touchline/quality/testkit';
import { type ProfileHarness, profileHarness, profileId, sparta } from '../harness.fixtures.ts';

let harness: ProfileHarness;
beforeAll(async () => {
  harness = await profileHarness();
});
afterAll(() => harness.base.close());

const params = (actor: Principal) => ({ params: { profile_id: profileId(actor) } });
const staff = (operation: string, actor: Principal, body?: unknown) =>
  harness.call(harness.admin(), operation, { ...params(actor), ...(body ? { body } : {}) });
/** A decision on what staff see when they make it. */
const decide = (operation: string, actor: Principal, body?: object) => harness.decide(operation, actor, body);
const handedIn = async (changes: Readonly<Record<string, unknown>> = {}) => {
  const actor = await harness.filledInPlayer(changes);
  expect((await harness.call(actor, 'submitOnboarding')).status).toBe(200);
  return actor;
};

describe('verifying', () => {
  it('PlayerTierRequiredException without a tier; PlayerTierRequired among several, and to take it away again', async () => {
    const [first, second] = [await handedIn(), await handedIn()];
    const early = await decide('verifyProfile', first);
    expect([early.status, early.error]).toEqual([409, 'PlayerTierRequiredException']);
    await staff('setTier', second, { valuation_tier: 'C+' });
    const bulk = await harness.call(harness.admin(), 'verifyProfiles', {
      body: {
        profiles: await Promise.all(
          [profileId(first), profileId(second), 'prf_nobody'].map(async (profile_id) => {
            const { data } = await harness.call(harness.admin(), 'getProfile', { params: { profile_id } });
            return { profile_id, submission: data?.submission ?? '0'.repeat(32) };
          }),
        ),
      },
    });
    expect(bulk.data).toEqual([
      {
        profile_id: profileId(first),
        error: 'PlayerTierRequired',
        message: 'Valuation tier is required before verification.',
        held: null,
      },
      { profile_id: profileId(second), error: null, message: null, held: null },
      { profile_id: 'prf_nobody', error: 'NotFound', message: 'Not found.', held: null },
    ]);
    const removed = await staff('setTier', second, { valuation_tier: null });
    expect([removed.status, removed.error]).toEqual([409, 'PlayerTierRequired']);
    const changed = await staff('setTier', second, { valuation_tier: 'A' });
    expect(changed.data).toMatchObject({ valuation_tier: 'A', verification_status: 'verified', waiting_since: null });
    expect(changed.data.history.map((h: { what: string }) => h.what)).toEqual([
      'Created',
      'Submitted',
      'Tier set',
      'Verified',
      'Tier set',
    ]);
  });
  it('gives several players one tier with their verification, also who had another', async () => {
    const [first, second] = [await handedIn(), await handedIn()];
    await staff('setTier', second, { valuation_tier: 'C+' });
    const look = async (of: Principal) => (await staff('getProfile', of)).data;
    const profiles = await Promise.all(
      [first, second].map(async (of) => ({ profile_id: profileId(of), submission: (await look(of)).submission })),
    );
    const body = { profiles, valuation_tier: 'A' };
    const { data } = await harness.call(harness.admin(), 'verifyProfiles', { body });
    expect(data.map(({ error }: { error: string | null }) => error)).toEqual([null, null]);
    for (const player of [first, second])
      expect(await look(player)).toMatchObject({ valuation_tier: 'A', verification_status: 'verified' });
  });
  it('GuardianConsentRequired under 18', async () => {
    const actor = await handedIn({ date_of_birth: '2009-03-14', guardian: { name: 'Ana', email: 'ana@example.com' } });
    await staff('setTier', actor, { valuation_tier: 'C' });
    const refused = await decide('verifyProfile', actor);
    expect([refused.status, refused.error]).toEqual([409, 'GuardianConsentRequired']);
    const own = await harness.call(actor, 'getOwnProfile');
    expect(own.data.player).toMatchObject({ is_minor: true, visible_to_clubs: true, guardian_consent: null });
  });
  it('UserDoesntHaveIdentificationException', async () => {
    const actor = await handedIn();
    await staff('setTier', actor, { valuation_tier: 'C' });
    await harness.tellUser(actor, { identification: 'none' });
    const refused = await decide('verifyProfile', actor);
    expect([refused.status, refused.error]).toEqual([409, 'UserDoesntHaveIdentificationException']);
  });
  it('UserNotVerified before onboarding is completed; AccessDeniedException for oneself and for others than staff', async () => {
    const actor = await harness.filledInPlayer();
    const early = await decide('verifyProfile', actor);
    expect([early.status, early.error]).toEqual([403, 'UserNotVerified']);
    const himself = actorOf(actor.user_id, null, {
      is_admin: true,
      authenticated_at: harness.base.clock().toISOString(),
    });
    const verifying = { ...params(actor), body: { submission: '0'.repeat(32) } };
    expect((await harness.call(himself, 'verifyProfile', verifying)).error).toBe('AccessDeniedException');
    expect((await harness.call(actor, 'verifyProfile', verifying)).error).toBe('AccessDeniedException');
    const stale = { ...harness.admin(), authenticated_at: '2026-11-19T07:00:00.000Z' };
    expect((await harness.call(stale, 'verifyProfile', verifying)).error).toBe('FreshAuthenticationRequired');
  });
  it('RepresentativeClubNotDefined, RepresentativePositionNotDefined, ClubNotVerified', async () => {
    const actor = await harness.register('club-representative');
    const person = { first_name: 'Rui', last_name: 'Costa', phone: '+351 22', position: 'Scout' };
    await harness.call(actor, 'saveRepresentative', { body: { values: person, complete: true } });
    const club = await harness.call(actor, 'enterClub', {
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
    await harness.call(actor, 'chooseClub', { body: { club_id: club.data.id, team_ids: [club.data.teams[0].id] } });
    await eventually(async () => (await harness.call(actor, 'submitOnboarding')).status === 200, 'handing in');
    const unverified = await decide('verifyProfile', actor);
    expect([unverified.status, unverified.error]).toEqual([409, 'ClubNotVerified']);
    const { data: clubs } = await harness.call(harness.admin(), 'listClubs', { query: { q: 'Vila Nova' } });
    const { submission } = clubs[0];
    await harness.call(actor, 'addTeam', {
      params: { club_id: club.data.id },
      body: { name: 'Women', gender: 'female', level: 'first team' },
    });
    const verifyClub = (looked: string) =>
      harness.call(harness.admin(), 'verifyClub', { params: { club_id: club.data.id }, body: { submission: looked } });
    const unseen = await verifyClub(submission);
    expect([unseen.status, unseen.error]).toEqual([409, 'StaleVersion']);
    expect((await verifyClub(unseen.json.details.current)).data.verified).toBe(true);
    await harness.call(actor, 'saveRepresentative', { body: { values: { position: null } } });
    expect((await decide('verifyProfile', actor)).error).toBe('RepresentativePositionNotDefined');
    await harness.call(actor, 'saveRepresentative', { body: { values: { position: 'Scout' } } });
    const verified = await decide('verifyProfile', actor);
    expect(verified.data).toMatchObject({
      verification_status: 'verified',
      club_name: 'Vila Nova AC',
      club_verified: true,
      position: 'Scout',
    });
    // Verified for this club: not free to act for another.
    const moved = await harness.call(actor, 'chooseClub', {
      body: { club_id: sparta.club_id, team_ids: [sparta.team_id] },
    });
    expect([moved.status, moved.error]).toEqual([403, 'AccessDeniedException']);
  });
  it('happens once when several decide at the same time', async () => {
    const actor = await handedIn();
    await staff('setTier', actor, { valuation_tier: 'B' });
    const replies = await Promise.all(Array.from({ length: 8 }, () => decide('verifyProfile', actor)));
    expect(replies.map((r) => r.status)).toEqual(Array(8).fill(200));
    const lines = (await staff('getProfile', actor)).data.history.filter(
      (h: { what: string }) => h.what === 'Verified',
    );
    expect(lines).toHaveLength(1);
  });
});

describe('what staff looked at', () => {
  it('StaleVersion: what changed meanwhile, or what a colleague decided, is looked at again, singly and among several', async () => {
    const actor = await handedIn();
    const { submission } = (await staff('getProfile', actor)).data;
    const row = (
      await harness.call(harness.admin(), 'listProfiles', { query: { queue: 'all', limit: 100 } })
    ).data.find((r: { id: string }) => r.id === profileId(actor));
    expect(row.submission).toBe(submission);
    await harness.call(actor, 'savePerson', { body: { values: { last_name: 'Somebody Else' }, complete: false } });
    const reason = { reason: 'The name differs.', kind: 'fixable' };
    for (const [operation, body] of [
      ['verifyProfile', { submission, valuation_tier: 'B' }],
      ['rejectProfile', { submission, ...reason }],
    ] as const) {
      const stale = await staff(operation, actor, body);
      expect([operation, stale.status, stale.error]).toEqual([operation, 409, 'StaleVersion']);
    }
    const bulk = await harness.call(harness.admin(), 'verifyProfiles', {
      body: { profiles: [{ profile_id: profileId(actor), submission }] },
    });
    expect(bulk.data[0].error).toBe('StaleVersion');
    const looked = (await staff('getProfile', actor)).data;
    expect(looked).toMatchObject({ verification_status: 'pending', name: 'Davi Somebody Else', valuation_tier: null });
    const rejected = await staff('rejectProfile', actor, { submission: looked.submission, ...reason });
    expect(rejected.data.verification_status).toBe('rejected');
    const late = await staff('verifyProfile', actor, { submission: looked.submission, valuation_tier: 'B' });
    expect([late.status, late.error]).toEqual([409, 'StaleVersion']);
    const reopened = await staff('reopenProfile', actor, { submission: looked.submission });
    expect([reopened.status, reopened.error]).toEqual([409, 'StaleVersion']);
  });
  it('a tier is given with the verification, in one command', async () => {
    const actor = await handedIn();
    const verified = await decide('verifyProfile', actor, { valuation_tier: 'A' });
    expect(verified.data).toMatchObject({ verification_status: 'verified', valuation_tier: 'A' });
  });
});

describe('rejecting', () => {
  it('tells the applicant the reason, keeps the note, and lets him mend it', async () => {
    const actor = await handedIn();
    const rejected = await decide('rejectProfile', actor, {
      reason: 'The name differs.',
      kind: 'fixable',
      note: 'Called him.',
    });
    expect(rejected.data).toMatchObject({
      verification_status: 'rejected',
      staff_note: 'Called him.',
      waiting_since: null,
    });
    const own = await harness.call(actor, 'getOwnProfile');
    expect(own.data.rejection).toMatchObject({ reason: 'The name differs.', kind: 'fixable' });
    expect(JSON.stringify(own.json)).not.toContain('Called him.');
    const same = await harness.call(actor, 'resubmitProfile');
    expect([same.status, same.json.details[0].message]).toEqual([422, expect.stringMatching(/^Nothing is new yet/)]);
    await harness.call(actor, 'saveMedia', { body: { values: { bio: 'Written Davi, as in my passport.' } } });
    const again = await harness.call(actor, 'resubmitProfile');
    expect(again.data).toMatchObject({ verification_status: 'pending', rejection: null });
  });
  it('AccessDeniedException: for good is for good, until staff reopen', async () => {
    const actor = await handedIn();
    await decide('rejectProfile', actor, { reason: 'A forged document.', kind: 'final' });
    expect((await harness.call(actor, 'resubmitProfile')).error).toBe('AccessDeniedException');
    expect((await decide('reopenProfile', actor)).data).toMatchObject({
      verification_status: 'pending',
      rejection: null,
    });
  });
  it('NotFound for a profile that isn’t there', async () => {
    const nobody = actorOf('usr_x', { id: 'prf_nobody', type: 'player' });
    for (const operation of ['getProfile', 'verifyProfile', 'reopenProfile']) {
      const reply = operation === 'getProfile' ? await staff(operation, nobody) : await decide(operation, nobody);
      expect([reply.status, reply.error]).toEqual([404, 'NotFound']);
    }
  });
});

describe('a change of what was verified', () => {
  it('waits for staff, who confirm it or say why not; meanwhile clubs see what was verified', async () => {
    const actor = await harness.marketPlayer({ club_team_id: sparta.team_id, current_contract_ends_on: '2027-06-30' });
    const params = { profile_id: profileId(actor) };
    const move = (ends: string) =>
      harness.call(actor, 'saveCareer', {
        body: { values: { club_team_id: sparta.team_id, current_contract_ends_on: ends }, complete: false },
      });
    const said = await move('2027-03-31');
    expect(said.data).toMatchObject({
      player: { current_contract_ends_on: '2027-06-30' },
      claim: { current_contract_ends_on: '2027-03-31' },
    });
    const waiting = await harness.call(harness.admin(), 'listProfiles', { query: { queue: 'waiting' } });
    expect(waiting.data.find((r: { id: string }) => r.id === profileId(actor))).toMatchObject({
      claims_change: true,
      verification_status: 'verified',
    });
    const refuse = { claimed_at: said.data.claim.at, reason: 'The registration says 2027.' };
    const refused = await harness.call(harness.admin(), 'refuseClaim', { params, body: refuse });
    expect(refused.data).toMatchObject({ claims_change: false, profile: { claim: null } });
    expect((await harness.call(harness.admin(), 'refuseClaim', { params, body: refuse })).error).toBe('StaleVersion');
    harness.base.travel(60_000);
    const again = await move('2028-06-30');
    const confirmed = await harness.call(harness.admin(), 'confirmClaim', {
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
    harness.base.travel(60_000);
    const first = await handedIn({ first_name: 'Zé', last_name: 'Queue' });
    harness.base.travel(60_000);
    const second = await handedIn({ first_name: 'Abel', last_name: 'Quéue' });
    await harness.filledInPlayer({ last_name: 'Queue' });
    await harness.tellUser(second, { verification_status: 'rejected' });
    const list = (query: object) => harness.call(harness.admin(), 'listProfiles', { query: { q: 'queue', ...query } });
    const waiting = await list({ queue: 'waiting' });
    expect(waiting.data.map((r: { id: string }) => r.id)).toEqual([profileId(first), profileId(second)]);
    expect(waiting.json.meta).toEqual({ total: 2, more: false, next_cursor: null });
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
    expect((await harness.call(first, 'listProfiles')).error).toBe('AccessDeniedException');
  });
});

describe('the table of one kind', () => {
  const found = async (query: object): Promise<string[]> =>
    (await harness.call(harness.admin(), 'listProfiles', { query: { q: 'tabled', ...query } })).data.map(
      ({ name }: { name: string }) => name,
    );
  it('is narrowed by what the kind has, in either direction of its orders', async () => {
    const one = await handedIn({ first_name: 'Ada', last_name: 'Tabled' });
    harness.base.travel(60_000);
    await harness.filledInPlayer({ first_name: 'Zoë', last_name: 'Tabled' });
    await staff('setTier', one, { valuation_tier: 'C' });
    const { data } = await harness.call(harness.admin(), 'getProfile', params(one));
    const [position] = data.profile.player.positions;
    const [nationality] = data.nationalities;
    const player = { profile_type: 'player' };
    expect(await found({ ...player, tier: 'C' })).toEqual(['Ada Tabled']);
    expect(await found({ ...player, tier: 'A+' })).toEqual([]);
    expect(await found({ ...player, position, nationality, handed_in: 'true' })).toEqual(['Ada Tabled']);
    expect(await found({ ...player, handed_in: 'false' })).toEqual(['Zoë Tabled']);
    expect(await found({ ...player, club_search: 'no such (club' })).toEqual([]);
    expect(await found({ ...player, sort: 'newest', direction: 'asc' })).toEqual(['Ada Tabled', 'Zoë Tabled']);
    expect(await found({ ...player, sort: 'name', direction: 'desc' })).toEqual(['Zoë Tabled', 'Ada Tabled']);
    expect(await found({ profile_type: 'coach', tier: 'C' })).toEqual([]);
  });
  it('several are rejected for one reason, each for itself; the queues are counted by age', async () => {
    const [one, other] = [await handedIn(), await handedIn()];
    const of = async (actor: Principal) => {
      const { data } = await harness.call(harness.admin(), 'getProfile', params(actor));
      return { profile_id: data.id, submission: data.submission };
    };
    const stale = { ...(await of(other)), submission: 'f'.repeat(32) };
    const before = (await harness.call(harness.admin(), 'queueFigures')).data;
    const body = { reason: 'The name differs.', kind: 'fixable', note: '', profiles: [await of(one), stale] };
    const { data } = await harness.call(harness.admin(), 'rejectProfiles', { body });
    expect(data).toMatchObject([{ error: null }, { error: 'StaleVersion' }]);
    const players = (figures: { profiles: { profile_type: string; waiting: { fresh: number } }[] }) =>
      figures.profiles.find(({ profile_type }) => profile_type === 'player')?.waiting.fresh ?? 0;
    const after = (await harness.call(harness.admin(), 'queueFigures')).data;
    expect(players(before) - players(after)).toBe(1);
    const last = (figures: { spans: object[] }) => figures.spans.at(-1) as { decided: number; median: number };
    // The one that was refused is no decision.
    expect(last(after).decided - last(before).decided).toBe(1);
    expect(last(after).median).toBeGreaterThanOrEqual(0);
    const days = (await harness.call(harness.admin(), 'queueFigures', { query: { period: 'days' } })).data;
    expect(days.spans).toHaveLength(7);
    expect(last(days).decided).toBe(last(after).decided);
    expect(after.clubs).toMatchObject({ day: expect.any(Number), oldest: null });
  });
});
