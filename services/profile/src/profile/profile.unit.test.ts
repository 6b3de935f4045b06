import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import {
  at,
  clubChosen,
  created,
  filledIn,
  playerCreated,
  ready,
  refusedFields,
  representativeCreated,
  representativeSaved,
  stepSaved,
  submitted,
} from './profile.fixtures.ts';
import { type ProfileCommand, profileDecider } from './profile.ts';

const given = spec(profileDecider);

describe('being created', () => {
  const create: ProfileCommand = {
    type: 'Create',
    profile_id: 'prf_davi',
    user_id: 'usr_davi',
    profile_type: 'player',
    name: 'Davi',
    now: at,
  };
  it('starts at step 1', () =>
    given()
      .when(create)
      .thenState((s) => expect(created(s).onboarding).toEqual({ status: 'pending', step: 1 })));
  it('happens once', () => given(playerCreated).when(create).thenNothing());
});

describe('handing in', () => {
  const submit = (account = ready): ProfileCommand => ({ type: 'Submit', account, now: at });
  it('EmailNotVerified comes first', () =>
    given(playerCreated)
      .when(submit({ email_verified: false, identification: false }))
      .thenRejects('EmailNotVerified'));
  it('then UserIdentificationMissing', () =>
    given(representativeCreated)
      .when(submit({ email_verified: true, identification: false }))
      .thenRejects('UserIdentificationMissing'));
  it('then RepresentativeClubNotDefined', () =>
    given(representativeCreated).when(submit()).thenRejects('RepresentativeClubNotDefined'));
  it('then RepresentativePositionNotDefined', () =>
    given(representativeCreated, clubChosen).when(submit()).thenRejects('RepresentativePositionNotDefined'));
  it('then what is missing, by step', () => {
    const { events } = given(playerCreated, stepSaved('football')).when(submit());
    expect(refusedFields(events)).toEqual([
      'person.first_name',
      'person.last_name',
      'person.nickname',
      'person.date_of_birth',
      'person.gender',
      'career.club_team_id',
      'person.nationalities',
    ]);
  });
  it('completes onboarding and waits for staff', () => {
    given(...filledIn())
      .when(submit())
      .thenState((s) => {
        expect(created(s)).toMatchObject({
          onboarding: { status: 'completed', step: 5 },
          submitted_at: at,
          waiting_since: at,
        });
      });
    given(representativeCreated, representativeSaved(), clubChosen).when(submit()).then(submitted);
    given(...filledIn(), submitted)
      .when(submit())
      .thenNothing();
  });
});
