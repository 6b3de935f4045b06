import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import {
  ajax,
  at,
  career,
  clubChosen,
  contract,
  created,
  filledIn,
  person,
  playerOf,
  rejected,
  representativeCreated,
  representativeSaved,
  sparta,
  stepSaved,
  submitted,
  tierSet,
  verified,
} from './profile.fixtures.ts';
import { type ProfileCommand, profileDecider } from './profile.ts';
import { publicProfileOf } from './published.ts';
import type { ProfileEvent } from './state.ts';

const given = spec(profileDecider);

describe('once verified', () => {
  const player = [...filledIn(), submitted, tierSet, verified];
  const representative = [representativeCreated, representativeSaved(), clubChosen, submitted, verified];
  it('AccessDeniedException: name, birth date and gender stay', () => {
    for (const values of [
      { first_name: 'David' },
      { last_name: 'A' },
      { date_of_birth: '2004-03-15' },
      { gender: 'female' },
    ])
      given(...player)
        .when(person(values))
        .thenRejects('AccessDeniedException');
    given(...representative)
      .when({ type: 'SaveRepresentative', values: { last_name: 'V' }, complete: false, now: at })
      .thenRejects('AccessDeniedException');
  });
  it('what was verified may come along unchanged', () =>
    given(...player)
      .when(person({ first_name: 'Davi', nickname: 'davi-7' }))
      .thenState((s) => expect(playerOf(s).nickname).toBe('davi-7')));
  it('AccessDeniedException: a representative stays with the club', () =>
    given(...representative)
      .when({ type: 'ChooseClub', club_id: 'clb_ajax', club_name: 'Ajax', teams: [ajax], now: at })
      .thenRejects('AccessDeniedException'));
});

describe('what staff looked at, changed once verified', () => {
  const later = '2026-11-20T08:00:00.000Z';
  const contracted = stepSaved('career', { club_team: sparta, current_contract_ends_on: '2027-06-30' });
  const player = [...filledIn(), contracted, submitted, tierSet, verified];
  const women = { ...sparta, team_id: 'tea_second', team_name: 'Women' };
  const representative = [representativeCreated, representativeSaved(), clubChosen, submitted, verified];
  const choose = (teams: readonly (typeof sparta)[]): ProfileCommand => ({
    ...{ type: 'ChooseClub', club_id: 'clb_sparta', club_name: 'Sparta Rotterdam', teams, now: at },
  });
  const claimed = (values: object): ProfileEvent => ({ type: 'ChangeClaimed', claimed: values, at });
  const confirm = (given: object = {}): ProfileCommand => ({
    ...{ type: 'ConfirmClaim', by: 'usr_staff', claimed_at: at, club_verified: true, now: later },
    ...given,
  });
  const refuse: ProfileCommand = {
    ...{ type: 'RefuseClaim', by: 'usr_staff', claimed_at: at, reason: 'The registration says 2027.', now: later },
  };

  it('club and contract end are claimed: others see them as they were, and staff have something to decide', () => {
    given(...player)
      .when(career({ current_contract_ends_on: '2028-06-30' }))
      .then(claimed({ current_contract_ends_on: '2028-06-30' }));
    given(...player)
      .when(career({ club_team: ajax, current_contract_ends_on: '2028-06-30' }))
      .thenState((s) => {
        expect(publicProfileOf(created(s))).toMatchObject({
          verification_status: 'verified',
          player: { club_team: sparta, current_contract_ends_on: '2027-06-30' },
        });
        expect(created(s).waiting_since).toBe(at);
      });
    given(...player)
      .when(career({ club_team: null }))
      .then(claimed({ club_team: null, current_contract_ends_on: null }));
  });
  it('goes on from what was claimed; the same again is done, and what is so takes the claim back', () => {
    const once = claimed({ current_contract_ends_on: '2028-06-30' });
    given(...player, once)
      .when(career({ current_contract_ends_on: '2028-06-30' }))
      .thenNothing();
    given(...player, once)
      .when(career({ club_team: ajax }))
      .then(claimed({ club_team: ajax, current_contract_ends_on: '2028-06-30' }));
    given(...player, once)
      .when(career({ current_contract_ends_on: '2027-06-30' }))
      .then({ type: 'ClaimWithdrawn', at });
    given(...player, once)
      .when(career({ current_contract_ends_on: '2027-06-30' }))
      .thenState((s) => expect([created(s).claim, created(s).waiting_since]).toEqual([null, null]));
  });
  it('nationalities are claimed, and at most three of them', () => {
    given(...player)
      .when({ type: 'AddNationality', country: 'NG', now: at })
      .then(claimed({ nationalities: ['PT', 'NG'] }));
    given(...player, claimed({ nationalities: ['PT', 'NG'] }))
      .when({ type: 'RemoveNationality', country: 'PT', now: at })
      .then(claimed({ nationalities: ['NG'] }));
    given(...player, claimed({ nationalities: ['PT', 'NG', 'BR'] }))
      .when({ type: 'AddNationality', country: 'NL', now: at })
      .thenRejects('PlayerNationalityLimitReached');
  });
  it('another team is claimed; to act for fewer needs nobody', () => {
    given(...representative)
      .when(choose([sparta, women]))
      .then(claimed({ teams: [sparta, women] }));
    const both = [...representative, claimed({ teams: [sparta, women] }), confirmed({ teams: [sparta, women] })];
    given(...both)
      .when(choose([women]))
      .thenState((s) => expect(created(s).representative?.teams).toEqual([women]));
    given(...representative, claimed({ teams: [sparta, women] }))
      .when(choose([sparta]))
      .then({ type: 'ClaimWithdrawn', at });
  });
  const confirmed = (values: object): ProfileEvent => ({
    ...{ type: 'ClaimConfirmed', claimed: values, by: 'usr_staff', at: later },
  });
  it('counts from when staff confirm it', () => {
    const move = { club_team: ajax, current_contract_ends_on: '2028-06-30' };
    given(...player, claimed(move))
      .when(confirm())
      .then(confirmed(move));
    given(...player, claimed(move))
      .when(confirm())
      .thenState((s) => {
        expect(playerOf(s)).toMatchObject(move);
        expect([created(s).claim, created(s).waiting_since, created(s).verification_status]).toEqual([
          null,
          null,
          'verified',
        ]);
      });
    given(...representative, claimed({ teams: [sparta, women] }))
      .when(confirm())
      .thenState((s) => expect(created(s).representative?.teams).toHaveLength(2));
  });
  it('ClubNotVerified: a club that a member entered counts once staff have verified it', () => {
    given(...player, claimed({ club_team: ajax }))
      .when(confirm({ club_verified: false }))
      .thenRejects('ClubNotVerified');
    given(...player, claimed({ club_team: null }))
      .when(confirm({ club_verified: false }))
      .then(confirmed({ club_team: null }));
  });
  it('stays as it was where staff don’t', () =>
    given(...player, claimed({ club_team: ajax }))
      .when(refuse)
      .thenState((s) => {
        expect(playerOf(s).club_team).toEqual(sparta);
        expect([created(s).claim, created(s).waiting_since]).toEqual([null, null]);
        expect(created(s).history.at(-1)).toMatchObject({ note: 'The registration says 2027.' });
      }));
  it('StaleVersion: staff decide on the claim that they looked at', () => {
    given(...player, claimed({ club_team: ajax }))
      .when(confirm({ claimed_at: '2026-11-18T08:00:00.000Z' }))
      .thenRejects('StaleVersion');
    given(...player)
      .when(refuse)
      .thenRejects('StaleVersion');
  });
  it('AccessDeniedException: nobody confirms their own', () =>
    given(...player, claimed({ club_team: ajax }))
      .when(confirm({ by: 'usr_davi' }))
      .thenRejects('AccessDeniedException'));
  it('is dropped where the profile is rejected, and where a contract of ours begins meanwhile', () => {
    given(...player, claimed({ club_team: ajax }), rejected('fixable'))
      .when(career({ club_team: ajax, current_contract_ends_on: '2028-06-30' }))
      .thenState((s) => expect([playerOf(s).club_team, created(s).claim]).toEqual([ajax, null]));
    given(...player, claimed({ club_team: null, current_contract_ends_on: null, nationalities: ['NG'] }))
      .when({
        ...{ type: 'RecordNextContract', document_id: 'doc_1', now: at },
        contract: contract('2026-11-01', '2029-06-30'),
      })
      .thenState((s) => {
        expect(playerOf(s)).toMatchObject({ club_team: ajax, current_contract_ends_on: '2029-06-30' });
        expect(created(s).claim).toEqual({ at, nationalities: ['NG'] });
      });
  });
});
