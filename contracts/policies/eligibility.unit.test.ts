import { describe, expect, it } from '@jest/globals';
import { blockedFromMarket, blockedUnverified, isEligible, isScoutable, type KnownProfile } from './eligibility.ts';

const player: KnownProfile = {
  profile: {
    onboarding: { status: 'completed', step: 5 },
    verification_status: 'verified',
    player: { visible_to_clubs: true },
    representative: null,
  },
  user: { verification_status: 'verified', suspended_at: null },
  subscription: { is_subscribed: true },
};
const changed = (change: {
  readonly profile?: Partial<KnownProfile['profile']>;
  readonly user?: Partial<NonNullable<KnownProfile['user']>> | null;
  readonly subscription?: KnownProfile['subscription'];
}): KnownProfile => ({
  profile: { ...player.profile, ...change.profile },
  user: change.user === null ? null : { ...(player.user as NonNullable<KnownProfile['user']>), ...change.user },
  subscription: change.subscription === undefined ? player.subscription : change.subscription,
});

describe('who acts in the market', () => {
  it('is a verified, subscribed profile of a verified person', () => {
    expect([isEligible(player), isScoutable(player), blockedFromMarket(player)]).toEqual([true, true, null]);
  });
  it.each<[string, KnownProfile, string]>([
    ['onboarding', changed({ profile: { onboarding: { status: 'pending', step: 2 } } }), 'UserNotVerified'],
    ['the profile', changed({ profile: { verification_status: 'rejected' } }), 'UserNotVerified'],
    ['the person', changed({ user: { verification_status: 'pending' } }), 'UserNotVerified'],
    ['word of the person', changed({ user: null }), 'UserNotVerified'],
    ['being free', changed({ user: { suspended_at: '2026-11-19T08:00:00.000Z' } }), 'AccountSuspended'],
    ['the plan', changed({ subscription: { is_subscribed: false } }), 'SubscriptionRequired'],
    ['word of a plan', changed({ subscription: null }), 'SubscriptionRequired'],
    [
      'a representative’s club',
      changed({ profile: { representative: { club_id: null, position: null } } }),
      'RepresentativeHasNotDefinedClubException',
    ],
    [
      'a representative’s position',
      changed({ profile: { representative: { club_id: 'clb_1', position: null } } }),
      'RepresentativeHasNotDefinedPositionException',
    ],
  ])('lacks %s', (_, known, code) => {
    expect(blockedFromMarket(known)).toBe(code);
    expect(blockedUnverified(known)).toBe(code === 'SubscriptionRequired' ? null : code);
    if (!known.profile.representative) expect([isEligible(known), isScoutable(known)]).toEqual([false, false]);
  });
  it('what is missing first is told first', () => {
    const nothing = changed({
      profile: { verification_status: 'pending', representative: { club_id: null, position: null } },
      user: { suspended_at: '2026-11-19T08:00:00.000Z' },
      subscription: null,
    });
    expect(blockedFromMarket(nothing)).toBe('RepresentativeHasNotDefinedClubException');
  });
  it('a player who hides is eligible and not scoutable', () => {
    const hidden = changed({ profile: { player: { visible_to_clubs: false } } });
    expect([isEligible(hidden), isScoutable(hidden)]).toEqual([true, false]);
  });
});
