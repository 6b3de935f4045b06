import { describe, expect, it } from '@jest/globals';
import { type JudgedProfile, personBlocked, profileBlocked } from './may-verify.ts';

const player: JudgedProfile = {
  isOwn: false,
  hasIdentification: true,
  isOnboarded: true,
  player: { hasTier: true, lacksConsent: false },
  representative: null,
  club: 'none',
};
const representative: JudgedProfile = {
  ...player,
  player: null,
  representative: { hasClub: true, hasPosition: true },
  club: 'verified',
};

describe('what stands in the way of verifying a person', () => {
  it('is nothing where the document is there', () => {
    expect(personBlocked({ isOwn: false, hasIdentification: true })).toBeNull();
  });
  it('is the missing document', () => {
    expect(personBlocked({ isOwn: false, hasIdentification: false })).toBe('UserDoesntHaveIdentificationException');
  });
  it('is being oneself', () => {
    expect(personBlocked({ isOwn: true, hasIdentification: true })).toBe('AccessDeniedException');
  });
});

describe('what stands in the way of verifying a profile', () => {
  it('is nothing where everything is there', () => {
    expect([player, representative].map(profileBlocked)).toEqual([null, null]);
  });
  const without = { hasTier: false, lacksConsent: true };
  it.each<[string, JudgedProfile, string]>([
    ['being oneself, before all', { ...player, isOwn: true, isOnboarded: false }, 'AccessDeniedException'],
    ['open onboarding', { ...player, isOnboarded: false, player: without }, 'UserNotVerified'],
    ['no tier', { ...player, player: without, hasIdentification: false }, 'PlayerTierRequiredException'],
    ['the club that a player entered', { ...player, club: 'unverified', hasIdentification: false }, 'ClubNotVerified'],
    [
      'no document',
      { ...player, hasIdentification: false, player: { hasTier: true, lacksConsent: true } },
      'UserDoesntHaveIdentificationException',
    ],
    ['a minor', { ...player, player: { hasTier: true, lacksConsent: true } }, 'GuardianConsentRequired'],
    [
      'no club',
      { ...representative, representative: { hasClub: false, hasPosition: false }, club: 'none' },
      'RepresentativeClubNotDefined',
    ],
    [
      'no position',
      { ...representative, representative: { hasClub: true, hasPosition: false }, club: 'unverified' },
      'RepresentativePositionNotDefined',
    ],
    ['a club that staff haven’t looked at', { ...representative, club: 'unverified' }, 'ClubNotVerified'],
  ])('is %s', (_, judged, code) => expect(profileBlocked(judged)).toBe(code));
});
