import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import {
  agentCreated,
  at,
  clubChosen,
  coachCreated,
  coachSaved,
  created,
  ready,
  refusedFields,
  submitted,
  verified,
  verify,
} from '../../profile.fixtures.ts';
import { type ProfileCommand, profileDecider } from '../../profile.ts';
import { publicProfileOf } from '../../published.ts';
import type { ProfileEvent } from '../../state.ts';

const given = spec(profileDecider);
const save = (values: object, complete = false): ProfileCommand =>
  ({ type: 'SaveCoach', values, complete, now: at }) as ProfileCommand;
const club = { club_id: 'clb_sparta', club_name: 'Sparta Rotterdam', club_short_name: 'SPA', country: 'NL' };
const submit: ProfileCommand = { type: 'Submit', account: ready, now: at };
const stateAfter = (...events: readonly ProfileEvent[]) =>
  events.reduce(profileDecider.evolve, profileDecider.initialState);

describe('person and coaching', () => {
  it('is kept as it comes, and moves on once it is whole', () => {
    given(coachCreated)
      .when(save({ first_name: 'Marit', last_name: 'Solberg', licence_level: 'UEFA A', club }, true))
      .thenState((s) => {
        expect(created(s)).toMatchObject({ name: 'Marit Solberg', onboarding: { status: 'pending', step: 2 } });
        expect(publicProfileOf(created(s)).coach).toEqual({
          licence_level: 'UEFA A',
          club_id: 'clb_sparta',
          club_name: 'Sparta Rotterdam',
          club_short_name: 'SPA',
        });
      });
  });
  it('ValidationFailed names what is missing; no club is an answer, none given isn’t', () => {
    expect(refusedFields(() => profileDecider.decide(save({}, true), stateAfter(coachCreated)))).toEqual([
      ...['values.first_name', 'values.last_name', 'values.licence_level', 'values.club_id'],
    ]);
    const said = { first_name: 'Marit', last_name: 'Solberg', licence_level: 'UEFA A', club: null } as const;
    given(coachCreated).when(save(said, true)).then({ type: 'CoachSaved', values: said, completed: true, at });
  });
  it('the same again is done already', () =>
    given(coachCreated, coachSaved())
      .when(save({ licence_level: 'UEFA A', club: null }, true))
      .thenNothing());
  it('AccessDeniedException: it is a coach’s alone', () =>
    given(agentCreated)
      .when(save({ licence_level: 'UEFA A' }))
      .thenRejects('AccessDeniedException'));
  it('an event of another kind can’t be', () =>
    expect(() => profileDecider.evolve(stateAfter(coachCreated), clubChosen)).toThrow('a coach’s profile'));
});

describe('verifying', () => {
  it('needs what was asked for', () => {
    given(coachCreated).when(submit).thenRejects('ValidationFailed');
    given(coachCreated, coachSaved()).when(submit).then(submitted);
    given(coachCreated, coachSaved(), submitted).when(verify()).then(verified);
  });
  it('ClubNotVerified: staff look at an entered club first', () =>
    given(coachCreated, coachSaved({ club }), submitted)
      .when(verify({ club_verified: false }))
      .thenRejects('ClubNotVerified'));
});

describe('once verified', () => {
  const coach = [coachCreated, coachSaved(), submitted, verified];
  const claimed = (values: object): ProfileEvent => ({ type: 'ChangeClaimed', claimed: values, at });
  it('AccessDeniedException: the name stays as it was compared', () =>
    given(...coach)
      .when(save({ first_name: 'Mari' }))
      .thenRejects('AccessDeniedException'));
  it('licence and club are claimed, what is told of oneself counts at once', () => {
    given(...coach)
      .when(save({ club }))
      .then(claimed({ club }));
    given(...coach)
      .when(save({ experience: 'Four seasons.', licence_level: 'UEFA Pro' }))
      .then(
        { type: 'CoachSaved', values: { experience: 'Four seasons.' }, completed: false, at },
        claimed({ licence_level: 'UEFA Pro' }),
      );
    given(...coach, claimed({ club }))
      .when(save({ club: null }))
      .then({ type: 'ClaimWithdrawn', at });
    given(...coach, claimed({ club }))
      .when({ type: 'ConfirmClaim', by: 'usr_staff', claimed_at: at, club_verified: true, now: at })
      .thenState((s) => expect(created(s).coach?.club).toEqual(club));
  });
});
