import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import {
  ajax,
  at,
  clubChosen,
  created,
  filledIn,
  highlightAdded,
  nationality,
  playerCreated,
  playerOf,
  ready,
  reject,
  rejected,
  reopen,
  representativeCreated,
  representativeSaved,
  sparta,
  stepSaved,
  submitted,
  tierSet,
  verified,
  verify,
} from './profile.fixtures.ts';
import { type ProfileCommand, profileDecider, submissionOf } from './profile.ts';
import { publicProfileOf } from './published.ts';
import type { ProfileEvent } from './state.ts';

const given = spec(profileDecider);

describe('staff', () => {
  const player = [...filledIn(), submitted, tierSet];
  const representative = [representativeCreated, representativeSaved(), clubChosen, submitted];
  it('AccessDeniedException: nobody decides on himself', () => {
    given(...player)
      .when(verify({ by: 'usr_davi' }))
      .thenRejects('AccessDeniedException');
    given(...player)
      .when(reject({ by: 'usr_davi' }))
      .thenRejects('AccessDeniedException');
    given(...player)
      .when({ type: 'SetTier', by: 'usr_davi', valuation_tier: 'A+', now: at })
      .thenRejects('AccessDeniedException');
  });
  it('UserNotVerified before onboarding is completed', () => {
    given(...filledIn(), tierSet)
      .when(verify())
      .thenRejects('UserNotVerified');
    given(playerCreated).when(reject()).thenRejects('UserNotVerified');
  });
  it('PlayerTierRequiredException, and PlayerTierRequired among several', () => {
    given(...filledIn(), submitted)
      .when(verify())
      .thenRejects('PlayerTierRequiredException');
    given(...filledIn(), submitted)
      .when(verify({ bulk: true }))
      .thenRejects('PlayerTierRequired');
  });
  it('RepresentativePositionNotDefined after it was taken away again', () =>
    given(...representative, representativeSaved(null))
      .when(verify())
      .thenRejects('RepresentativePositionNotDefined'));
  it('RepresentativeClubNotDefined', () =>
    given(representativeCreated, representativeSaved(), submitted)
      .when(verify())
      .thenRejects('RepresentativeClubNotDefined'));
  it('ClubNotVerified: of whoever acts for a club or plays there; without a club there is none to look at', () => {
    const unverified = verify({ club_verified: false });
    given(...representative)
      .when(unverified)
      .thenRejects('ClubNotVerified');
    given(...player, stepSaved('career', { club_team: sparta }))
      .when(unverified)
      .thenRejects('ClubNotVerified');
    given(...player, stepSaved('career', { club_team: null }))
      .when(unverified)
      .then({ type: 'Verified', by: 'usr_staff', at });
  });
  it('UserDoesntHaveIdentificationException', () =>
    given(...player)
      .when(verify({ account: { email_verified: true, identification: false } }))
      .thenRejects('UserDoesntHaveIdentificationException'));
  it('verify once', () => {
    given(...player)
      .when(verify())
      .then({ type: 'Verified', by: 'usr_staff', at });
    given(...representative)
      .when(verify())
      .then({ type: 'Verified', by: 'usr_staff', at });
    given(...player, verified)
      .when(verify())
      .thenNothing();
  });
  it('PlayerTierRequired: change the tier of a verified player, but don’t remove it', () => {
    given(...player, verified)
      .when({ type: 'SetTier', by: 'usr_staff', valuation_tier: null, now: at })
      .thenRejects('PlayerTierRequired');
    given(...player, verified)
      .when({ type: 'SetTier', by: 'usr_staff', valuation_tier: 'A', now: at })
      .thenState((s) => {
        expect(created(s).history.at(-1)).toMatchObject({ what: 'Tier set', by: 'usr_staff', note: 'B → A' });
      });
    given(...player)
      .when({ type: 'SetTier', by: 'usr_staff', valuation_tier: null, now: at })
      .thenState((s) => expect(playerOf(s).valuation_tier).toBeNull());
  });
  it('reject with a reason, once; the note is theirs', () => {
    given(...player)
      .when(reject({ note: 'called' }))
      .thenState((s) => {
        expect(created(s)).toMatchObject({
          verification_status: 'rejected',
          staff_note: 'called',
          waiting_since: null,
        });
        expect(JSON.stringify(publicProfileOf(created(s)))).not.toContain('called');
      });
    given(...player, rejected('fixable'))
      .when(reject())
      .thenNothing();
  });
  it('StaleVersion: decide on what was looked at alone, and not on what a colleague has decided', () => {
    const seen = given(...player).state();
    const changes: ProfileEvent[] = [
      stepSaved('person', { last_name: 'Okafor' }),
      stepSaved('career', { club_team: sparta, current_contract_ends_on: '2027-06-30' }),
      nationality('NG'),
      highlightAdded('9'),
      { type: 'PhotoSet', photo: { file: 'photo', sha256: 'face' }, at },
      rejected('final'),
    ];
    for (const change of changes)
      for (const decision of [verify(), verify({ bulk: true }), reject()])
        given(...player, change)
          .when(decision(seen))
          .thenRejects('StaleVersion', { current: submissionOf(created(given(...player, change).state())) });
    given(...player, rejected('final'))
      .when(reopen(given(...player, rejected('fixable')).state()))
      .thenRejects('StaleVersion');
    given(...player, { type: 'TierSet', valuation_tier: 'C', by: 'usr_staff', at })
      .when(verify()(seen))
      .then({ type: 'Verified', by: 'usr_staff', at });
  });
  it('give a player’s tier with the verification: one command, all of it or nothing', () => {
    given(...filledIn(), submitted)
      .when(verify({ valuation_tier: 'A' }))
      .then({ type: 'TierSet', valuation_tier: 'A', by: 'usr_staff', at }, { type: 'Verified', by: 'usr_staff', at });
    given(...player)
      .when(verify({ valuation_tier: 'B' }))
      .then({ type: 'Verified', by: 'usr_staff', at });
    given(...filledIn(), submitted)
      .when(verify({ valuation_tier: 'A', account: { email_verified: true, identification: false } }))
      .thenRejects('UserDoesntHaveIdentificationException');
    given(...representative)
      .when(verify({ valuation_tier: 'A' }))
      .then({ type: 'Verified', by: 'usr_staff', at });
  });
  it('reopen', () => {
    given(...player, rejected('final'))
      .when(reopen)
      .thenState((s) =>
        expect(created(s)).toMatchObject({ verification_status: 'pending', rejection: null, waiting_since: at }),
      );
    given(...player)
      .when(reopen)
      .thenNothing();
  });
});

describe('handing in again', () => {
  const resubmit: ProfileCommand = { type: 'Resubmit', account: ready, now: at };
  const player = [...filledIn(), submitted, tierSet];
  it('is for what can be mended', () => {
    given(...player, rejected('fixable'))
      .when(resubmit)
      .then({ type: 'Resubmitted', at });
    given(...player, rejected('final'))
      .when(resubmit)
      .thenRejects('AccessDeniedException');
    given(...player, verified)
      .when(resubmit)
      .thenRejects('AccessDeniedException');
    given(...filledIn())
      .when(resubmit)
      .thenRejects('AccessDeniedException');
    given(...player)
      .when(resubmit)
      .thenNothing();
  });
  it('needs something that staff have not seen: any answer of the person, but not what staff themselves changed', () => {
    const judged = [
      ...player,
      ...given(...player)
        .when(reject())
        .events(),
    ];
    given(...judged)
      .when(resubmit)
      .thenRejects('ValidationFailed');
    given(...judged, { type: 'TierSet', valuation_tier: 'C', by: 'usr_staff', at })
      .when(resubmit)
      .thenRejects('ValidationFailed');
    const there = stepSaved('media', { bio: 'Two seasons in the Eredivisie.' });
    given(...judged, there, stepSaved('media', { bio: playerOf(given(...player).state()).bio }))
      .when(resubmit)
      .thenRejects('ValidationFailed');
    const changes: ProfileEvent[] = [
      there,
      stepSaved('career', { club_team: ajax }),
      nationality('NG'),
      highlightAdded('hlt_new'),
      { type: 'PhotoSet', photo: { file: 'photo', sha256: 'face' }, at },
    ];
    for (const change of changes)
      given(...judged, change)
        .when(resubmit)
        .then({ type: 'Resubmitted', at });
  });
  it('that staff call a club otherwise is nothing new; a change of the own is, and none once it is taken back', () => {
    const acting = [...player, stepSaved('career', { club_team: ajax })];
    const judged = [
      ...acting,
      ...given(...acting)
        .when(reject())
        .events(),
    ];
    const { club_id, country } = ajax;
    const renamed = given(...judged)
      .when({
        type: 'FollowClub',
        from: club_id,
        club: { club_id: 'clb_other', club_name: 'Another', club_short_name: 'ANO', country },
        now: at,
      })
      .events();
    expect(renamed).toHaveLength(1);
    given(...judged, ...renamed)
      .when(resubmit)
      .thenRejects('ValidationFailed');
    const there = stepSaved('media', { bio: 'Two seasons in the Eredivisie.' });
    const back = stepSaved('media', { bio: playerOf(given(...player).state()).bio });
    given(...judged, there, ...renamed)
      .when(resubmit)
      .then({ type: 'Resubmitted', at });
    given(...judged, there, ...renamed, back)
      .when(resubmit)
      .thenRejects('ValidationFailed');
  });
  it('asks for the same as the first time', () => {
    given(...player, rejected('fixable'))
      .when({ ...resubmit, account: { ...ready, email_verified: false } })
      .thenRejects('EmailNotVerified');
    given(...player, rejected('fixable'))
      .when({ ...resubmit, account: { ...ready, identification: false } })
      .thenRejects('UserIdentificationMissing');
  });
});
