import { describe, expect, it } from '@jest/globals';
import { blockedFromMarket, blockedUnverified, isEligible, isScoutable, type KnownProfile } from './eligibility.ts';

const today = '2026-11-24';
const player: KnownProfile = {
  profile: {
    onboarding: { status: 'completed', step: 5 },
    verification_status: 'verified',
    player: { visible_to_clubs: true, date_of_birth: '2004-03-14' },
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
    expect([isEligible(player, today), isScoutable(player, today), blockedFromMarket(player, today)]).toEqual([
      true,
      true,
      null,
    ]);
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
    expect(blockedFromMarket(known, today)).toBe(code);
    expect(blockedUnverified(known, today)).toBe(code === 'SubscriptionRequired' ? null : code);
    if (!known.profile.representative)
      expect([isEligible(known, today), isScoutable(known, today)]).toEqual([false, false]);
  });
  it('what is missing first is told first', () => {
    const nothing = changed({
      profile: { verification_status: 'pending', representative: { club_id: null, position: null } },
      user: { suspended_at: '2026-11-19T08:00:00.000Z' },
      subscription: null,
    });
    expect(blockedFromMarket(nothing, today)).toBe('RepresentativeHasNotDefinedClubException');
  });
  it('a player who hides is eligible and not scoutable', () => {
    const hidden = changed({ profile: { player: { visible_to_clubs: false, date_of_birth: '2004-03-14' } } });
    expect([isEligible(hidden, today), isScoutable(hidden, today)]).toEqual([true, false]);
  });
  describe('under 18', () => {
    // The day before the 18th birthday, and the birthday itself.
    const born = (date_of_birth: string, guardian_consent?: 'requested' | 'given' | 'refused' | 'withdrawn' | null) =>
      changed({
        profile: {
          player: {
            visible_to_clubs: true,
            date_of_birth,
            ...(guardian_consent === undefined ? {} : { guardian_consent }),
          },
        },
      });
    it.each([undefined, null, 'requested', 'refused', 'withdrawn'] as const)('is nobody with consent %p', (consent) => {
      const minor = born('2008-11-25', consent);
      expect([isEligible(minor, today), isScoutable(minor, today)]).toEqual([false, false]);
      expect([blockedUnverified(minor, today), blockedFromMarket(minor, today)]).toEqual(
        Array(2).fill('GuardianConsentRequired'),
      );
    });
    it('is somebody while the consent is in force', () => {
      const minor = born('2008-11-25', 'given');
      expect([isEligible(minor, today), isScoutable(minor, today), blockedFromMarket(minor, today)]).toEqual([
        ...[true, true, null],
      ]);
    });
    it.each([undefined, null, 'requested', 'refused', 'withdrawn'] as const)(
      'is over on the 18th birthday, whatever was said: %p',
      (consent) => {
        const adult = born('2008-11-24', consent);
        expect([isEligible(adult, today), isScoutable(adult, today), blockedFromMarket(adult, today)]).toEqual([
          ...[true, true, null],
        ]);
      },
    );
    it('is told after what is missing before it', () => {
      const pending = changed({
        profile: { verification_status: 'pending', player: { visible_to_clubs: true, date_of_birth: '2008-11-25' } },
      });
      expect(blockedUnverified(pending, today)).toBe('UserNotVerified');
    });
  });
});
