import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import {
  ajax,
  at,
  career,
  contract,
  created,
  filledIn,
  highlightAdded,
  nationality,
  person,
  playerCreated,
  playerOf,
  refusedFields,
  representativeCreated,
  sparta,
  stepSaved,
  submitted,
  tierSet,
  verified,
  verify,
  visibility,
} from '../../profile.fixtures.ts';
import { type ProfileCommand, profileDecider, submissionOf } from '../../profile.ts';
import { publicProfileOf } from '../../published.ts';
import type { Created, Profile, ProfileEvent } from '../../state.ts';

const given = spec(profileDecider);

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
  it.each(['0001-01-01', '2026-11-17', '2036-11-20', '9999-12-31'])('is not %s', (current_contract_ends_on) => {
    const { events } = given(...filledIn(), at2027).when(career({ current_contract_ends_on }));
    expect(refusedFields(events)).toEqual(['values.current_contract_ends_on']);
  });
  it.each(['2026-11-18', '2036-11-19'])('may be %s', (current_contract_ends_on) =>
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
  const consentOf = (status: 'requested' | 'given' | 'refused' | 'withdrawn', sequence: number) => ({
    ...{ status, sequence, reason: null, at },
  });
  const noted = (...said: Parameters<typeof consentOf>): ProfileEvent => ({
    ...{ type: 'GuardianConsentNoted', consent: consentOf(...said), at },
  });
  const note = (...said: Parameters<typeof consentOf>): ProfileCommand => ({
    ...{ type: 'NoteGuardianConsent', consent: consentOf(...said), now: at },
  });
  const after = (...events: readonly ProfileEvent[]): Created =>
    events.reduce<Profile>(profileDecider.evolve, profileDecider.initialState) as Created;
  it('names a guardian', () => {
    given(playerCreated, stepSaved('person', minor))
      .when(visibility({ visible_to_clubs: false, guardian: null }))
      .thenRejects('ValidationFailed');
    given(playerCreated, stepSaved('person', adult))
      .when(visibility({ visible_to_clubs: true, guardian: null }))
      .thenState((s) => expect(playerOf(s).visible_to_clubs).toBe(true));
  });
  it('wishes to be visible to clubs, which counts later', () =>
    given(playerCreated, stepSaved('person', minor))
      .when(visibility({ visible_to_clubs: true, guardian }))
      .thenState((s) => expect(playerOf(s).visible_to_clubs).toBe(true)));
  it('GuardianConsentRequired: is not verified before the guardian has agreed', () => {
    given(...filledIn(minor), submitted, tierSet)
      .when(verify())
      .thenRejects('GuardianConsentRequired');
    for (const status of ['requested', 'refused', 'withdrawn'] as const)
      given(...filledIn(minor), submitted, tierSet, noted(status, 1))
        .when(verify())
        .thenRejects('GuardianConsentRequired');
  });
  it('is verified with the consent', () =>
    given(...filledIn(minor), submitted, tierSet, noted('given', 2))
      .when(verify())
      .then({ type: 'Verified', by: 'usr_staff', at }));
  it('keeps what the guardian said last, however often and late it is told', () => {
    given(...filledIn(minor))
      .when(note('requested', 1))
      .then(noted('requested', 1));
    given(...filledIn(minor), noted('given', 3))
      .when(note('requested', 1))
      .thenNothing();
    given(...filledIn(minor), noted('given', 3))
      .when(note('given', 3))
      .thenNothing();
    given(...filledIn(minor), noted('given', 3))
      .when(note('withdrawn', 4))
      .then(noted('withdrawn', 4));
  });
  it('names another guardian, but not while the consent is in force', () => {
    const other = visibility({ visible_to_clubs: true, guardian: { name: 'Jan', email: 'jan@example.com' } });
    const { events } = given(...filledIn(minor), submitted, noted('given', 2)).when(other);
    expect(refusedFields(events)).toEqual(['values.guardian.email']);
    for (const status of ['requested', 'refused', 'withdrawn'] as const)
      given(...filledIn(minor), submitted, noted(status, 2))
        .when(other)
        .thenState((s) => expect(playerOf(s).guardian?.email).toBe('jan@example.com'));
  });
  it('is not judged anew by staff because the guardian has answered', () => {
    const before = after(...filledIn(minor), submitted);
    const answered = after(...filledIn(minor), submitted, noted('given', 2));
    expect(submissionOf(answered)).toBe(submissionOf(before));
  });
  it('needs nobody’s name from the 18th birthday on', () => {
    const comeOfAge: ProfileCommand = { type: 'ComeOfAge', now: at };
    given(...filledIn(minor), noted('withdrawn', 2))
      .when(comeOfAge)
      .thenNothing();
    const [grown, came] = [{ ...adult, guardian }, { type: 'CameOfAge', at } as const];
    given(...filledIn(adult), stepSaved('visibility', { guardian: grown.guardian }), noted('withdrawn', 2))
      .when(comeOfAge)
      .then(came);
    const done = after(...filledIn(adult), stepSaved('visibility', { guardian }), noted('withdrawn', 2), came);
    expect([done.player?.guardian, done.player?.guardian_consent]).toEqual([null, null]);
    given(...filledIn(adult), stepSaved('visibility', { guardian }), came)
      .when(comeOfAge)
      .thenNothing();
  });
  it('is one no longer on the 18th birthday', () =>
    given(...filledIn(adult), submitted, tierSet)
      .when(verify())
      .then({ type: 'Verified', by: 'usr_staff', at }));
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

describe('the order of highlights', () => {
  const three = ['1', '2', '3'].map(highlightAdded);
  const move = (highlight_id: string, place: number): ProfileCommand => ({
    ...{ type: 'MoveHighlight', highlight_id, place, now: at },
  });
  const moved = (highlight_id: string, place: number) => ({
    ...{ type: 'HighlightMoved' as const, highlight_id, place, at },
  });
  it('is the player’s own: the first one stands large on the page', () =>
    given(playerCreated, ...three)
      .when(move('3', 1))
      .then(moved('3', 1)));
  it('ends with the last one, however far something is moved', () =>
    given(playerCreated, ...three)
      .when(move('1', 5))
      .then(moved('1', 3)));
  it('stays where it is moved to', () => {
    given(playerCreated, ...three, moved('3', 1))
      .when(move('3', 1))
      .thenNothing();
    given(playerCreated, ...three, moved('3', 1))
      .when(move('1', 2))
      .thenNothing();
    given(playerCreated, ...three, moved('3', 1))
      .when(move('2', 3))
      .thenNothing();
  });
  it('NotFound for what isn’t there', () =>
    given(playerCreated, ...three)
      .when(move('4', 1))
      .thenRejects('NotFound'));
});

describe('the next contract', () => {
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
  it('keeps a contract after the next one, shows the nearer, and is bound until the last ends', () =>
    given(...player, { ...recorded, document_id: 'doc_0', contract: contract('2029-07-01', '2031-06-30', sparta) })
      .when(record('2027-01-01'))
      .thenState((s) => {
        expect(publicProfileOf(created(s)).player?.next_contract?.from).toBe('2027-01-01');
        expect(publicProfileOf(created(s)).player?.bound_until).toBe('2031-06-30');
        expect(playerOf(s).upcoming).toHaveLength(2);
      }));
});
