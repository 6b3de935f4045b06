import { describe, expect, it } from '@jest/globals';
import { verification } from '@touchline/platform/domain';
import { noDetails } from './kinds/kinds.ts';
import { newPlayer } from './kinds/player/state.ts';
import { newRepresentative } from './kinds/representative/state.ts';
import {
  at,
  clubChosen,
  created,
  filledIn,
  playerCreated,
  representativeCreated,
  stepSaved,
  submitted,
  verified as verifiedEvent,
} from './profile.fixtures.ts';
import { profileDecider } from './profile.ts';
import type { Created, PlayerProfile, Profile, ProfileEvent, RepresentativeProfile } from './state.ts';

const { evolve } = profileDecider;

const base = {
  status: 'created',
  profile_id: 'prf_1',
  user_id: 'usr_1',
  created_at: at,
  name: 'Davi',
  name_key: 'davi',
  staff_note: null,
  history: [],
} as const;
const handedIn = { onboarding: { status: 'completed', step: 5 }, submitted_at: at } as const;
const verified = { ...verification.verified, ...handedIn, verified_at: at, claim: null, waiting_since: null } as const;
const waiting = { ...verification.pending, ...handedIn, verified_at: null, claim: null, waiting_since: at } as const;
const ofPlayer = { profile_type: 'player', ...noDetails, player: newPlayer } as const;
const acting = { ...noDetails, representative: newRepresentative } as const;
const ofRepresentative = { profile_type: 'club-representative', ...acting } as const;

/** What doesn't compile here is what no rule has to check: a directive without an error fails the build. */
describe('a profile', () => {
  it('has the details of its kind, and of no other', () => {
    const player: PlayerProfile = { ...base, ...verified, ...ofPlayer };
    const representative: RepresentativeProfile = { ...base, ...verified, ...ofRepresentative };
    // @ts-expect-error a representative has nothing of a player
    const both: Created = { ...representative, player: newPlayer };
    // @ts-expect-error a player has the details of one
    const neither: Created = { ...base, ...verified, ...ofRepresentative, profile_type: 'player' };
    // @ts-expect-error a coach has nothing of a player
    const coach: Created = { ...base, ...verified, ...ofPlayer, profile_type: 'coach' };
    expect([player, both, neither, coach]).toHaveLength(4);
  });
  it('shows a kind’s details only to who has asked for the kind', () => {
    const nicknameOf = (profile: Created) => {
      // @ts-expect-error not every profile is a player's
      const unasked = (): unknown => profile.player.nickname;
      return profile.profile_type === 'player' ? profile.player.nickname : unasked;
    };
    expect(nicknameOf({ ...base, ...verified, ...ofPlayer })).toBeNull();
  });
  it('can’t be verified and rejected', () => {
    const rejection = { reason: 'The name differs.', kind: 'fixable', at } as const;
    const undecided = { verified_at: null, claim: null, waiting_since: null } as const;
    const refused = { ...handedIn, ...undecided, ...verification.rejected(rejection, null) } as const;
    const rejected: Created = { ...base, ...refused, ...ofPlayer };
    // @ts-expect-error a verified profile has no rejection
    const both: Created = { ...base, ...verified, ...ofPlayer, rejection };
    // @ts-expect-error a rejected one has a rejection
    const without: Created = { ...rejected, rejection: null };
    // @ts-expect-error and isn't verified any more
    const since: Created = { ...rejected, verified_at: at };
    expect([rejected, both, without, since]).toHaveLength(4);
  });
  it('waits for staff while there is something to decide: handed in, or a change of what was verified', () => {
    const pending: Created = { ...base, ...waiting, ...ofPlayer };
    const claiming: Created = {
      ...base,
      ...verified,
      ...ofPlayer,
      claim: { at, nationalities: ['PT'] },
      waiting_since: at,
    };
    // @ts-expect-error nothing is claimed
    const idle: Created = { ...base, ...verified, ...ofPlayer, waiting_since: at };
    // @ts-expect-error only what was verified is claimed to have changed
    const early: Created = { ...base, ...waiting, ...ofPlayer, claim: { at, nationalities: ['PT'] } };
    // @ts-expect-error what isn't handed in doesn't wait
    const open: Created = { ...pending, onboarding: { status: 'pending', step: 2 } };
    expect([pending, claiming, idle, early, open]).toHaveLength(5);
  });
});

describe('an event that can’t be', () => {
  const state = (...events: readonly ProfileEvent[]): Profile =>
    events.reduce<Profile>((before, event) => evolve(before, event), { status: 'none' });
  const claimed: ProfileEvent = { type: 'ChangeClaimed', claimed: { nationalities: ['NG'] }, at };
  it.each<[string, Profile, ProfileEvent]>([
    ['of no profile', { status: 'none' }, submitted],
    ['a second creation', state(playerCreated), playerCreated],
    ['a verification of what wasn’t handed in', state(playerCreated), verifiedEvent],
    ['a claim before the verification', state(...filledIn(), submitted), claimed],
    ['a player’s step of a representative', state(representativeCreated), stepSaved('media')],
    ['a representative’s club of a player', state(playerCreated), clubChosen],
  ])('%s throws', (_, before, event) => expect(() => evolve(before, event)).toThrow(event.type));
  it('leaves what could be alone', () => expect(created(state(playerCreated)).onboarding.status).toBe('pending'));
});
