import { describe, expect, it } from '@jest/globals';
import { type JudgedProfile, personObstacle, profileObstacle } from './obstacle.ts';

const player: JudgedProfile = {
  user_id: 'usr_1',
  profile_type: 'player',
  onboarding: { status: 'completed', step: 5 },
  club_verified: null,
  profile: { player: { is_minor: false }, representative: null },
};
const representative: JudgedProfile = {
  ...player,
  profile_type: 'club-representative',
  club_verified: true,
  profile: { player: null, representative: { club: { id: 'clb_1' }, position: 'Scout' } },
};
const of = (judged: JudgedProfile, tier: string | null = 'B', identification: 'none' | 'provided' = 'provided') =>
  profileObstacle(judged, tier, identification, 'usr_staff');

describe('what stands in the way of verifying a person', () => {
  it('is nothing where the document is there', () => {
    expect(personObstacle({ id: 'usr_1', identification: 'provided' }, 'usr_staff')).toBeNull();
  });
  it('is the missing document', () => {
    expect(personObstacle({ id: 'usr_1', identification: 'none' }, 'usr_staff')).toBe(
      'UserDoesntHaveIdentificationException',
    );
  });
  it('is being oneself', () => {
    expect(personObstacle({ id: 'usr_1', identification: 'provided' }, 'usr_1')).toBe('AccessDeniedException');
  });
});

describe('what stands in the way of verifying a profile', () => {
  it('is nothing where everything is there', () => {
    expect(of(player)).toBeNull();
    expect(of(representative, null)).toBeNull();
  });
  it('is told in the order of the server', () => {
    expect(of({ ...player, onboarding: { status: 'pending', step: 3 } }, null)).toBe('UserNotVerified');
    expect(of(player, null)).toBe('PlayerTierRequiredException');
    expect(of(player, 'B', 'none')).toBe('UserDoesntHaveIdentificationException');
    expect(of({ ...player, profile: { player: { is_minor: true }, representative: null } })).toBe(
      'GuardianConsentRequired',
    );
  });
  it('is the club, the position or the unverified club of a representative', () => {
    const acting = (club: { id: string } | null, position: string | null) => ({
      ...representative,
      profile: { player: null, representative: { club, position } },
    });
    expect(of(acting(null, null))).toBe('RepresentativeClubNotDefined');
    expect(of(acting({ id: 'clb_1' }, null))).toBe('RepresentativePositionNotDefined');
    expect(of({ ...representative, club_verified: false })).toBe('ClubNotVerified');
  });
  it('is being oneself', () => {
    expect(profileObstacle(player, 'B', 'provided', 'usr_1')).toBe('AccessDeniedException');
  });
});
