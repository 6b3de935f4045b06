import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { guardianConsentEvents, type PublicGuardianConsent } from '@touchline/contracts/events';
import { createLimiter, openThrottles } from '@touchline/platform/cache';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { type ProfileHarness, profileHarness, profileId } from '../harness.fixtures.ts';
import { profileRates } from '../limits.ts';

let harness: ProfileHarness;
beforeAll(async () => {
  harness = await profileHarness();
});
afterAll(() => harness.base.close());

const ewa = { name: 'Ewa Wieczorek', email: 'ewa@example.com' };
/** Under 18 until 3 April 2027. */
const minor = { date_of_birth: '2009-04-03', guardian: ewa };

const tell = (
  what: 'requested' | 'sentAgain' | 'opened' | 'given' | 'refused' | 'withdrawn' | 'restated',
  player: Principal,
  changes: Partial<PublicGuardianConsent> = {},
) => {
  const { type, example } = guardianConsentEvents[what];
  const { guardian_consent } = example;
  const consent = { ...guardian_consent, player: { ...guardian_consent.player, profile_id: profileId(player) } };
  return harness.base.tell(type, `grd_${profileId(player)}`, { guardian_consent: { ...consent, ...changes } });
};
const own = async (player: Principal) => (await harness.call(player, 'getOwnProfile')).data.player;
const said = (player: Principal, status: string | null) =>
  eventually(
    async () => expect((await own(player)).guardian_consent?.status ?? null).toBe(status),
    `the consent is ${status}`,
  );
const save = (player: Principal, guardian: object) =>
  harness.call(player, 'saveVisibility', { body: { values: { guardian }, complete: false } });
/** Handed in; staff may decide. */
const handedIn = async (): Promise<Principal> => {
  const player = await harness.filledInPlayer(minor);
  const reply = await harness.call(player, 'submitOnboarding');
  expect(reply.status).toBe(200);
  return player;
};
const verify = async (player: Principal) => {
  const { status, error } = await harness.decide('verifyProfile', player, { valuation_tier: 'B' });
  return error ?? status;
};
const scout = () => harness.marketRepresentative();
const isFound = async (by: Principal, player: Principal) => {
  const { data } = await harness.call(by, 'scoutPlayers', { query: { limit: '100' } });
  return data.some((row: { profile_id: string }) => row.profile_id === profileId(player));
};

describe('a player under 18', () => {
  it('is verified and found by clubs while the consent is in force, and by nobody from its end on', async () => {
    const [player, club] = [await handedIn(), await scout()];
    expect(await verify(player)).toBe('GuardianConsentRequired');
    await tell('requested', player);
    await said(player, 'requested');
    expect(await verify(player)).toBe('GuardianConsentRequired');
    await tell('given', player);
    await said(player, 'given');
    expect(await verify(player)).toBe(200);
    await harness.subscribe(player);
    await eventually(async () => expect(await isFound(club, player)).toBe(true), 'clubs find the player');
    const sheet = () => harness.call(club, 'getPlayerSheet', { params: { profile_id: profileId(player) } });
    expect((await sheet()).status).toBe(200);
    await tell('withdrawn', player);
    await eventually(async () => expect(await isFound(club, player)).toBe(false), 'nobody finds the player');
    await eventually(async () => expect((await sheet()).error).toBe('PlayerNotScoutable'), 'the sheet is hidden');
    await eventually(
      async () => expect((await harness.call(player, 'listMandates')).error).toBe('GuardianConsentRequired'),
      'the market is closed',
    );
    expect(await own(player)).toMatchObject({
      guardian_consent: { status: 'withdrawn', reason: 'We are moving abroad.' },
      visible_to_clubs: true,
    });
    // Of age the player decides alone: found again, with nobody's consent, and the guardian is forgotten.
    harness.base.travel('2027-04-03T00:00:00.000Z');
    expect((await sheet()).status).toBe(200);
    for (const { name, run } of harness.service.sweeps) if (name === 'players who come of age') await run();
    await eventually(async () => expect(await isFound(club, player)).toBe(true), 'clubs find the player');
    expect(await own(player)).toMatchObject({ guardian: null, guardian_consent: null, is_minor: false });
    harness.base.travel('2026-11-19T08:00:00.000Z');
  });
  it('keeps what was said last: what only tells of the mail changes nothing, nor does what comes late', async () => {
    const player = await handedIn();
    await tell('requested', player);
    await tell('sentAgain', player);
    await tell('opened', player);
    await tell('given', player);
    await said(player, 'given');
    const { version } = (await harness.call(player, 'getOwnProfile')).data;
    await tell('opened', player);
    await tell('restated', player, { status: 'given' });
    await tell('refused', player);
    await said(player, 'refused');
    // The restated state was told once more than it was news.
    expect((await harness.call(player, 'getOwnProfile')).data.version).toBe(version + 2);
  });
  it('names another guardian while nobody has agreed, never at the own address, and not instead of who has', async () => {
    const player = await handedIn();
    const fields = async (guardian: object) =>
      ((await save(player, guardian)).json.details ?? []).map(({ path }: { path: string }) => path);
    const address = `${player.user_id.slice(4)}@EXAMPLE.com`;
    await eventually(
      async () => expect(await fields({ name: 'Me', email: address })).toEqual(['values.guardian.email']),
      'the account is known',
    );
    expect(await fields({ name: 'Jan', email: 'jan@example.com' })).toEqual([]);
    await tell('given', player);
    await said(player, 'given');
    expect(await fields(ewa)).toEqual(['values.guardian.email']);
    await tell('withdrawn', player);
    await said(player, 'withdrawn');
    expect(await fields(ewa)).toEqual([]);
  });
});

it('TooManyRequests: so many guardians a day are written to for one player', async () => {
  const limits = await openThrottles((name, rate) => createLimiter({ name, ...rate }), profileRates);
  const limited = await profileHarness(undefined, limits);
  const player = await limited.filledInPlayer(minor);
  expect((await limited.call(player, 'submitOnboarding')).status).toBe(200);
  const answers = [];
  for (let n = 0; n <= profileRates.guardian.points; n += 1) {
    const guardian = { name: 'Jan', email: `jan${n}@example.com` };
    const { status, error } = await limited.call(player, 'saveVisibility', {
      body: { values: { guardian }, complete: false },
    });
    answers.push(error ?? status);
  }
  expect(answers).toEqual([...Array(profileRates.guardian.points).fill(200), 'TooManyRequests']);
  await limited.base.close();
});
