import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@touchline/quality/testkit';
import { ajax, type ProfileHarness, profileHarness, sparta } from '../harness.fixtures.ts';

let harness: ProfileHarness;
beforeAll(async () => {
  harness = await profileHarness();
});
afterAll(() => harness.base.close());

type Asked = Parameters<ProfileHarness['call']>[0];
const pageOf = async (actor: Asked, club_id: string) =>
  await harness.call(actor, 'getClubPage', { params: { club_id } });
const namesOn = async (actor: Asked, club_id: string): Promise<readonly string[]> =>
  (await pageOf(actor, club_id)).data.representatives.map(({ profile_id }: { profile_id: string }) => profile_id);

describe('the page of a club', () => {
  it('tells a player of its facts, its teams and who may act for it, and its own people that it is theirs', async () => {
    const [davi, saskia] = [await harness.marketPlayer(), await harness.marketRepresentative(sparta)];
    const { data } = await pageOf(davi, sparta.club_id);
    expect(data).toMatchObject({
      id: sparta.club_id,
      name: 'Sparta Rotterdam',
      country: 'NL',
      verified: true,
      is_own: false,
      teams: [{ name: 'First team' }],
    });
    // Imported clubs are verified from their first day.
    expect(data.verified_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    const [shown] = data.representatives;
    expect(shown).toMatchObject({
      profile_id: saskia.profile?.id,
      teams: [{ id: sparta.team_id, name: 'First team' }],
    });
    expect(Object.keys(shown).sort()).toEqual(['name', 'position', 'profile_id', 'teams']);
    expect((await pageOf(saskia, sparta.club_id)).data.is_own).toBe(true);
    expect((await pageOf(saskia, ajax.club_id)).data).toMatchObject({ is_own: false, representatives: [] });
  });

  it('leaves out who may not act for it today: suspended, or without a subscription', async () => {
    const davi = await harness.marketPlayer();
    const [suspended, lapsed, acting] = [
      await harness.marketRepresentative(ajax),
      await harness.marketRepresentative(ajax),
      await harness.marketRepresentative(ajax),
    ];
    await harness.tellUser(suspended, { suspended_at: '2026-11-20T10:00:00.000Z' });
    await harness.subscribe(lapsed, false);
    await eventually(
      async () => expect(await namesOn(davi, ajax.club_id)).toEqual([acting.profile?.id]),
      'only who may act is named',
    );
  });

  it('NotFound: names no club that isn’t there', async () =>
    expect((await pageOf(await harness.marketPlayer(), 'clb_nothing')).error).toBe('NotFound'));

  it('UserNotVerified: is for verified members alone', async () =>
    expect((await pageOf(await harness.filledInPlayer(), sparta.club_id)).error).toBe('UserNotVerified'));

  it('SubscriptionRequired: and for those who have a plan', async () => {
    const saskia = await harness.marketRepresentative(sparta);
    await harness.subscribe(saskia, false);
    await eventually(
      async () => expect((await pageOf(saskia, sparta.club_id)).error).toBe('SubscriptionRequired'),
      'the end of the subscription is known',
    );
  });
});
