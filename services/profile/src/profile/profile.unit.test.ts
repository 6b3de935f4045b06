import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/infra/domain';
import type { ProfileCommand } from './commands.ts';
import {
  ajax,
  at,
  clubChosen,
  contract,
  filledIn,
  highlightAdded,
  nationality,
  playerCreated,
  ready,
  rejected,
  representativeCreated,
  representativeSaved,
  sparta,
  stepSaved,
  submitted,
  tierSet,
  verified,
  verify,
} from './profile.fixtures.ts';
import { profileDecider } from './profile.ts';
import { type Created, type Profile, type ProfileEvent, publicProfileOf } from './state.ts';

const given = spec(profileDecider);
const created = (state: Profile): Created => {
  if (state.status === 'none') throw new Error('there is no profile');
  return state;
};
const playerOf = (state: Profile) => {
  const { player } = created(state);
  if (!player) throw new Error('this is no player');
  return player;
};
const person = (values: object, complete = false): ProfileCommand => ({
  type: 'SavePlayerStep',
  step: 'person',
  values,
  complete,
  now: at,
});
const career = (values: object, complete = false): ProfileCommand => ({
  type: 'SavePlayerStep',
  step: 'career',
  values,
  complete,
  now: at,
});
const visibility = (values: object, complete = true): ProfileCommand => ({
  type: 'SavePlayerStep',
  step: 'visibility',
  values,
  complete,
  now: at,
});

const refusedFields = (run: () => unknown): string[] => {
  try {
    run();
  } catch (error) {
    return (error as { facts: { details: { path: string }[] } }).facts.details.map((d) => d.path);
  }
  return [];
};

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

describe('saving a step', () => {
  it('keeps what is given, without judging the rest', () =>
    given(playerCreated)
      .when(person({ first_name: 'Davi' }))
      .thenState((s) => {
        expect(playerOf(s).first_name).toBe('Davi');
        expect(created(s).onboarding.step).toBe(1);
      }));
  it('names what is missing when it is to be complete', () => {
    const { events } = given(playerCreated).when(person({ first_name: 'Davi', phone: '' }, true));
    expect(refusedFields(events)).toEqual([
      'values.last_name',
      'values.nickname',
      'values.date_of_birth',
      'values.gender',
    ]);
  });
  it('judges together what was kept before and what comes now, and moves on', () =>
    given(playerCreated, stepSaved('person', {}, false))
      .when(person({ phone: '+351 1' }, true))
      .thenState((s) => {
        expect(created(s).onboarding.step).toBe(2);
        expect(created(s).name).toBe('Davi Adeyinka');
      }));
  it('never moves back', () =>
    given(playerCreated, stepSaved('person'), stepSaved('football'))
      .when(person({ phone: '1' }, true))
      .thenState((s) => expect(created(s).onboarding.step).toBe(3)));
  it('ends at the fifth', () =>
    given(...filledIn())
      .when(visibility({ visible_to_clubs: false }))
      .thenState((s) => expect(created(s).onboarding.step).toBe(5)));
  it('twice is once', () =>
    given(...filledIn())
      .when(person({ first_name: 'Davi' }, true))
      .thenNothing());
  it('is for players', () =>
    given(representativeCreated)
      .when(person({ first_name: 'S' }))
      .thenRejects('AccessDeniedException'));
  it('keeps a profile whole that was handed in', () =>
    given(...filledIn(), submitted)
      .when({ type: 'SavePlayerStep', step: 'football', values: { positions: [] }, complete: false, now: at })
      .thenRejects('ValidationFailed'));
});

describe('club and contract', () => {
  it('PlayerSportOrGenderMissing without a sport', () =>
    given(playerCreated, stepSaved('person'))
      .when(career({ club_team: sparta }))
      .thenRejects('PlayerSportOrGenderMissing'));
  it('PlayerSportOrGenderMissing without a gender', () =>
    given(playerCreated, stepSaved('football'))
      .when(career({ club_team: sparta }))
      .thenRejects('PlayerSportOrGenderMissing'));
  it('takes a team once both are there', () =>
    given(playerCreated, stepSaved('person'), stepSaved('football'))
      .when(career({ club_team: sparta, current_contract_ends_on: '2027-06-30' }, true))
      .thenState((s) => expect(playerOf(s).club_team).toEqual(sparta)));
  it('needs an answer, and "without a club" is one', () => {
    const { events } = given(playerCreated).when(career({}, true));
    expect(refusedFields(events)).toEqual(['values.club_team_id']);
    given(playerCreated)
      .when(career({ club_team: null }, true))
      .thenState((s) => expect(playerOf(s).club_answered).toBe(true));
  });
  it('has no contract without a club', () => {
    given(playerCreated)
      .when(career({ club_team: null, current_contract_ends_on: '2027-06-30' }))
      .thenRejects('ValidationFailed');
    given(...filledIn(), stepSaved('career', { club_team: sparta, current_contract_ends_on: '2027-06-30' }))
      .when(career({ club_team: null }))
      .thenState((s) => expect(playerOf(s).current_contract_ends_on).toBeNull());
  });
});

describe('a contract’s end as a player enters it', () => {
  const at2027 = stepSaved('career', { club_team: sparta, current_contract_ends_on: '2027-06-30' });
  const without = stepSaved('career', { club_team: null });
  it.each(['0001-01-01', '2026-11-18', '2036-11-20', '9999-12-31'])('is not %s', (current_contract_ends_on) => {
    const { events } = given(...filledIn(), at2027).when(career({ current_contract_ends_on }));
    expect(refusedFields(events)).toEqual(['values.current_contract_ends_on']);
  });
  it.each(['2026-11-19', '2036-11-19'])('may be %s', (current_contract_ends_on) =>
    given(...filledIn(), at2027)
      .when(career({ current_contract_ends_on }))
      .thenState((s) => expect(playerOf(s).current_contract_ends_on).toBe(current_contract_ends_on)),
  );
  it('needs a club, also one given before', () => {
    const { events } = given(...filledIn(), without).when(career({ current_contract_ends_on: '2027-06-30' }));
    expect(refusedFields(events)).toEqual(['values.current_contract_ends_on']);
  });
  it('stays where it is given again once it is over', () =>
    given(...filledIn(), stepSaved('career', { club_team: sparta, current_contract_ends_on: '2026-06-30' }))
      .when(career({ club_team: ajax, current_contract_ends_on: '2026-06-30' }))
      .thenState((s) => expect(playerOf(s).club_team).toEqual(ajax)));
});

describe('a minor', () => {
  // The day before the 18th birthday, and the birthday itself.
  const minor = { date_of_birth: '2008-11-20' };
  const adult = { date_of_birth: '2008-11-19' };
  const guardian = { name: 'Ana Adeyinka', email: 'ana@example.com' };
  it('names a guardian', () => {
    given(playerCreated, stepSaved('person', minor))
      .when(visibility({ visible_to_clubs: false, guardian: null }))
      .thenRejects('ValidationFailed');
    given(playerCreated, stepSaved('person', adult))
      .when(visibility({ visible_to_clubs: true, guardian: null }))
      .thenState((s) => expect(playerOf(s).visible_to_clubs).toBe(true));
  });
  it('is not visible to clubs, whatever is asked', () =>
    given(playerCreated, stepSaved('person', minor))
      .when(visibility({ visible_to_clubs: true, guardian }))
      .thenState((s) => expect(playerOf(s).visible_to_clubs).toBe(false)));
  it('GuardianConsentRequired: is not verified', () =>
    given(...filledIn(minor), submitted, tierSet)
      .when(verify())
      .thenRejects('GuardianConsentRequired'));
  it('is one no longer on the 18th birthday', () =>
    given(...filledIn(adult), submitted, tierSet)
      .when(verify())
      .then({ type: 'ProfileVerified', by: 'usr_staff', at }));
});

describe('nationalities', () => {
  const add = (country: string): ProfileCommand => ({ type: 'AddNationality', country, now: at });
  it('are three at most', () => {
    given(playerCreated, nationality('PT'), nationality('NG')).when(add('BR')).then(nationality('BR'));
    given(playerCreated, nationality('PT'), nationality('NG'), nationality('BR'))
      .when(add('FR'))
      .thenRejects('PlayerNationalityLimitReached');
  });
  it('the same again is nothing, also when there are three', () =>
    given(playerCreated, nationality('PT'), nationality('NG'), nationality('BR')).when(add('NG')).thenNothing());
  it('the last one stays once handed in', () => {
    const remove: ProfileCommand = { type: 'RemoveNationality', country: 'PT', now: at };
    given(...filledIn())
      .when(remove)
      .then({ type: 'NationalityRemoved', country: 'PT', at });
    given(...filledIn(), submitted)
      .when(remove)
      .thenRejects('ValidationFailed');
    given(...filledIn())
      .when({ ...remove, country: 'NG' })
      .thenNothing();
  });
});

describe('highlights', () => {
  const add = (highlight_id: string): ProfileCommand => ({
    type: 'AddHighlight',
    highlight_id,
    title: 'A goal',
    url: 'https://video.example/1',
    now: at,
  });
  const five = ['1', '2', '3', '4', '5'].map(highlightAdded);
  it('are five at most', () => {
    given(playerCreated, ...five.slice(0, 4))
      .when(add('5'))
      .then(highlightAdded('5'));
    given(playerCreated, ...five)
      .when(add('6'))
      .thenRejects('PlayerHighlightLimitReached');
  });
  it('the same request again is nothing', () =>
    given(playerCreated, ...five)
      .when(add('5'))
      .thenNothing());
  it('make room when removed', () => {
    const removed = { type: 'HighlightRemoved' as const, highlight_id: '2', at };
    given(playerCreated, ...five)
      .when({ type: 'RemoveHighlight', highlight_id: '2', now: at })
      .then(removed);
    given(playerCreated, ...five, removed)
      .when(add('6'))
      .then(highlightAdded('6'));
    given(playerCreated, ...five, removed)
      .when({ type: 'RemoveHighlight', highlight_id: '2', now: at })
      .thenNothing();
  });
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

describe('staff', () => {
  const player = [...filledIn(), submitted, tierSet];
  const representative = [representativeCreated, representativeSaved(), clubChosen, submitted];
  it('AccessDeniedException: nobody decides on himself', () => {
    given(...player)
      .when(verify({ by: 'usr_davi' }))
      .thenRejects('AccessDeniedException');
    given(...player)
      .when({ type: 'Reject', by: 'usr_davi', reason: 'no', kind: 'final', note: '', now: at })
      .thenRejects('AccessDeniedException');
    given(...player)
      .when({ type: 'SetTier', by: 'usr_davi', valuation_tier: 'A+', now: at })
      .thenRejects('AccessDeniedException');
  });
  it('UserNotVerified before onboarding is completed', () => {
    given(...filledIn(), tierSet)
      .when(verify())
      .thenRejects('UserNotVerified');
    given(playerCreated)
      .when({ type: 'Reject', by: 'usr_staff', reason: 'no', kind: 'final', note: '', now: at })
      .thenRejects('UserNotVerified');
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
  it('ClubNotVerified', () =>
    given(...representative)
      .when(verify({ club_verified: false }))
      .thenRejects('ClubNotVerified'));
  it('UserDoesntHaveIdentificationException', () =>
    given(...player)
      .when(verify({ account: { email_verified: true, identification: false } }))
      .thenRejects('UserDoesntHaveIdentificationException'));
  it('verify once', () => {
    given(...player)
      .when(verify())
      .then({ type: 'ProfileVerified', by: 'usr_staff', at });
    given(...representative)
      .when(verify())
      .then({ type: 'ProfileVerified', by: 'usr_staff', at });
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
    const reject: ProfileCommand = {
      type: 'Reject',
      by: 'usr_staff',
      reason: 'The name differs.',
      kind: 'fixable',
      note: 'called',
      now: at,
    };
    given(...player)
      .when(reject)
      .thenState((s) => {
        expect(created(s)).toMatchObject({
          verification_status: 'rejected',
          staff_note: 'called',
          waiting_since: null,
        });
        expect(JSON.stringify(publicProfileOf(created(s)))).not.toContain('called');
      });
    given(...player, rejected('fixable'))
      .when(reject)
      .thenNothing();
  });
  it('reopen', () => {
    given(...player, rejected('final'))
      .when({ type: 'Reopen', by: 'usr_staff', now: at })
      .thenState((s) =>
        expect(created(s)).toMatchObject({ verification_status: 'pending', rejection: null, waiting_since: at }),
      );
    given(...player)
      .when({ type: 'Reopen', by: 'usr_staff', now: at })
      .thenNothing();
  });
});

describe('handing in again', () => {
  const resubmit: ProfileCommand = { type: 'Resubmit', account: ready, now: at };
  const player = [...filledIn(), submitted, tierSet];
  it('is for what can be mended', () => {
    given(...player, rejected('fixable'))
      .when(resubmit)
      .then({ type: 'ProfileResubmitted', at });
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
  it('asks for the same as the first time', () => {
    given(...player, rejected('fixable'))
      .when({ ...resubmit, account: { ...ready, email_verified: false } })
      .thenRejects('EmailNotVerified');
    given(...player, rejected('fixable'))
      .when({ ...resubmit, account: { ...ready, identification: false } })
      .thenRejects('UserIdentificationMissing');
  });
});

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
    ...{ type: 'ConfirmClaim', by: 'usr_staff', claimed_at: at, now: later },
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

describe('the news', () => {
  const player = [
    ...filledIn(),
    submitted,
    tierSet,
    verified,
    stepSaved('career', { club_team: sparta, current_contract_ends_on: '2026-12-31' }),
  ];
  const record = (from: string, document_id = 'doc_1'): ProfileCommand => ({
    type: 'RecordNextContract',
    document_id,
    contract: contract(from, '2029-06-30'),
    now: at,
  });
  it('is recorded, and begins on its first day', () => {
    given(...player)
      .when(record('2026-11-20'))
      .then({
        type: 'NextContractRecorded',
        document_id: 'doc_1',
        contract: contract('2026-11-20', '2029-06-30'),
        at,
      });
    given(...player)
      .when(record('2026-11-20'))
      .thenState((s) => {
        expect(publicProfileOf(created(s)).player).toMatchObject({
          club_team: sparta,
          next_contract: { club_team: ajax, from: '2026-11-20', until: '2029-06-30' },
        });
      });
  });
  it('begins at once where the day has come', () =>
    given(...player)
      .when(record('2026-11-19'))
      .thenState((s) => {
        expect(publicProfileOf(created(s)).player).toMatchObject({
          club_team: ajax,
          current_contract_ends_on: '2029-06-30',
          next_contract: null,
        });
      }));
  const recorded = {
    type: 'NextContractRecorded' as const,
    document_id: 'doc_1',
    contract: contract('2026-11-20', '2029-06-30'),
    at,
  };
  it('is recorded once, also after it began', () => {
    given(...player, recorded)
      .when(record('2026-11-20'))
      .thenNothing();
    const began = { type: 'ContractBegan' as const, contract: recorded.contract, at };
    given(...player, recorded, began)
      .when(record('2026-11-20'))
      .thenNothing();
  });
  it('begins by the clock: not a day before, and once', () => {
    given(...player, recorded)
      .when({ type: 'BeginContracts', now: '2026-11-19T23:59:59.999Z' })
      .thenNothing();
    const now = '2026-11-20T00:00:00.000Z';
    const began = { type: 'ContractBegan' as const, contract: recorded.contract, at: now };
    given(...player, recorded)
      .when({ type: 'BeginContracts', now })
      .then(began);
    given(...player, recorded, began)
      .when({ type: 'BeginContracts', now })
      .thenNothing();
  });
  it('keeps a contract after the next one, and shows the nearer', () =>
    given(...player, { ...recorded, document_id: 'doc_0', contract: contract('2029-07-01', '2031-06-30', sparta) })
      .when(record('2027-01-01'))
      .thenState((s) => {
        expect(publicProfileOf(created(s)).player?.next_contract?.from).toBe('2027-01-01');
        expect(playerOf(s).upcoming).toHaveLength(2);
      }));
});
