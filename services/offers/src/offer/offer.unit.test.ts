import { describe, expect, it } from '@jest/globals';
import { exampleOffer } from '@touchline/contracts/events/offer';
import { spec } from '@touchline/platform/domain';
import * as fc from 'fast-check';
import {
  accepted,
  club,
  colleague,
  countered,
  facts,
  higher,
  inTwoDays,
  made,
  make,
  now,
  player,
  stranger,
  terms,
} from './offer.fixtures.ts';
import { decide, evolve, initialState } from './offer.ts';
import type { OfferCommand, OfferEvent } from './state.ts';
import { changedTerms, digestOf } from './terms.ts';

const given = spec({ decide, evolve, initialState });
const counter = (given: Partial<Extract<OfferCommand, { type: 'Counter' }>> = {}): OfferCommand => ({
  type: 'Counter',
  by: player,
  round: 1,
  terms: higher,
  message: '',
  final: false,
  expires_at: null,
  facts,
  now,
  ...given,
});
const accept = (given: Partial<Extract<OfferCommand, { type: 'Accept' }>> = {}): OfferCommand => ({
  type: 'Accept',
  by: player,
  round: 1,
  facts,
  now,
  ...given,
});
const decline = (given: Partial<Extract<OfferCommand, { type: 'Decline' }>> = {}): OfferCommand => ({
  type: 'Decline',
  by: player,
  round: 1,
  reason: '',
  now,
  ...given,
});
const withdraw = (by = club): OfferCommand => ({ type: 'Withdraw', by, reason: 'Other plans.', now });

describe('making an offer', () => {
  it('opens round 1 with the player to answer', () =>
    given()
      .when(make())
      .thenState((after) =>
        expect(after).toMatchObject({
          status: 'pending',
          recipient: 'player',
          pending_key: 'tea_sparta1000000000000|prf_davi0000000000000000',
        }),
      ));
  it('is one offer for the same click', () => given(made()).when(make()).thenNothing());
  it.each(['female', 'male'] as const)(
    'of a team of the other football is refused at the team (a %s player)',
    (gender) => {
      const other = gender === 'female' ? 'male' : 'female';
      const club_team = { ...exampleOffer.club_team, gender: other } as const;
      given()
        .when(make({ club_team, facts: { ...facts, gender } }))
        .thenRejects('ValidationFailed');
    },
  );
  it('of a team, or to a player, whose football isn’t known is let through', () => {
    const women = { ...exampleOffer.club_team, gender: 'female' } as const;
    for (const command of [make({ club_team: women, facts: { ...facts, gender: null } }), make({ facts })])
      expect(given().when(command).events()).toHaveLength(1);
  });
  it('OfferPlayerNotEligible', () =>
    given()
      .when(make({ facts: { ...facts, eligible: false } }))
      .thenRejects('OfferPlayerNotEligible'));
  const dated = (start: string, expiry: string) =>
    make({ terms: { ...terms, contract_start_date: start, contract_expiry_date: expiry } });
  it.each(['30/06/2030', '2030-02-30', 'tomorrow', ''])(
    'OfferContractExpiryDateInvalid: %p is no calendar date',
    (expiry) => given().when(dated('2027-07-01', expiry)).thenRejects('OfferContractExpiryDateInvalid'),
  );
  it('OfferContractExpiryDateInvalid: has to be after the start', () =>
    given().when(dated('2027-07-01', '2027-07-01')).thenRejects('OfferContractExpiryDateInvalid'));
  it('ValidationFailed: a start that is no date, or has passed', () => {
    given().when(dated('soon', '2030-06-30')).thenRejects('ValidationFailed');
    given().when(dated('2026-11-17', '2028-06-30')).thenRejects('ValidationFailed');
  });
  it('may start today where it is still the evening before', () =>
    given()
      .when(
        make({
          terms: { ...terms, contract_start_date: '2026-11-18', contract_expiry_date: '2028-06-30' },
          facts: { ...facts, contract_ends_on: null },
        }),
      )
      .thenState((after) => expect(after.status).toBe('pending')));
  it('OfferContractStartDateMustBeAfterCurrentContract: not on the last day, but on the next', () => {
    given()
      .when(dated('2027-06-30', '2030-06-30'))
      .thenRejects('OfferContractStartDateMustBeAfterCurrentContract', { contract_ends_on: '2027-06-30' });
    given()
      .when(dated('2027-07-01', '2030-06-30'))
      .thenState((after) => expect(after.status).toBe('pending'));
  });
  it('OfferContractTooLong: five years for adults, three for minors', () => {
    given()
      .when(dated('2027-07-01', '2032-07-01'))
      .thenState((after) => expect(after.status).toBe('pending'));
    given().when(dated('2027-07-01', '2032-07-02')).thenRejects('OfferContractTooLong', { max_years: 5 });
    const young = { ...facts, date_of_birth: '2009-01-01' };
    const short = { ...terms, contract_expiry_date: '2030-07-01' };
    given()
      .when(make({ facts: young, terms: short }))
      .thenState((after) => expect(after.status).toBe('pending'));
    given()
      .when(make({ facts: young, terms: { ...short, contract_expiry_date: '2030-07-02' } }))
      .thenRejects('OfferContractTooLong', { max_years: 3 });
  });
  it('ValidationFailed: is open for an hour at least and ninety days at most', () => {
    given()
      .when(make({ expires_at: '2026-11-19T08:59:59.999Z' }))
      .thenRejects('ValidationFailed');
    given()
      .when(make({ expires_at: '2026-11-19T09:00:00.000Z' }))
      .thenState((after) => expect(after.status).toBe('pending'));
    given()
      .when(make({ expires_at: '2027-02-18T08:00:00.001Z' }))
      .thenRejects('ValidationFailed');
  });
  it('ValidationFailed: the current club has to be informed where the contract still runs long', () => {
    given()
      .when(make({ informing: { needed: true, done: false } }))
      .thenRejects('ValidationFailed');
    given()
      .when(make({ informing: { needed: true, done: true } }))
      .thenState((after) => expect(after.status).toBe('pending'));
  });
});

describe('countering', () => {
  it('adds a round and turns the table', () => {
    given(made())
      .when(counter())
      .then(countered('player', 2, higher));
    given(made(), countered('player', 2, higher))
      .when(counter({ by: club, round: 2, terms }))
      .then(countered('club', 3, terms));
  });
  it('OfferTermsNotChanged: also when only the order of bonuses differs', () => {
    given(made()).when(counter({ terms })).thenRejects('OfferTermsNotChanged');
    given(made())
      .when(counter({ terms: { ...terms, bonuses: [...terms.bonuses].reverse() } }))
      .thenRejects('OfferTermsNotChanged');
  });
  it('OfferCannotCounterYourOwn: whose terms are on the table waits', () => {
    given(made())
      .when(counter({ by: club }))
      .thenRejects('OfferCannotCounterYourOwn');
    given(made())
      .when(accept({ by: club }))
      .thenRejects('OfferCannotCounterYourOwn');
    given(made())
      .when(decline({ by: club }))
      .thenRejects('OfferCannotCounterYourOwn');
  });
  it('OfferNotNegotiable: a final round is accepted or declined', () => {
    given(made({ negotiable: false }))
      .when(counter())
      .thenRejects('OfferNotNegotiable');
    given(made(), countered('player', 2, higher, false))
      .when(counter({ by: club, round: 2, terms }))
      .thenRejects('OfferNotNegotiable');
    given(made({ negotiable: false }))
      .when(accept())
      .then(accepted('player', 1));
  });
  it('StaleVersion: names the round that is current', () =>
    given(made(), countered('player', 2, higher))
      .when(counter({ by: club, round: 1 }))
      .thenRejects('StaleVersion', { round: 2 }));
  it('NotFound: for whoever isn’t a party', () =>
    given(made())
      .when(counter({ by: stranger }))
      .thenRejects('NotFound'));
  it('the rules of a contract hold in every round', () =>
    given(made())
      .when(counter({ terms: { ...higher, contract_start_date: '2027-06-30' } }))
      .thenRejects('OfferContractStartDateMustBeAfterCurrentContract'));
  it('remembers who acted last for the club', () =>
    given(made(), countered('player', 2, higher))
      .when(counter({ by: colleague, round: 2, terms }))
      .thenState((after) =>
        expect(after).toMatchObject({
          acting_representative: { name: 'Joost Maas' },
          representative: { name: 'Saskia Verhulst' },
        }),
      ));
});

describe('the end of an offer', () => {
  it('is accepted in the round on the table', () => {
    given(made()).when(accept()).then(accepted('player', 1));
    given(made(), countered('player', 2, higher))
      .when(accept({ by: club, round: 2 }))
      .then(accepted('club', 2));
    given(made(), countered('player', 2, higher))
      .when(accept({ by: club, round: 1 }))
      .thenRejects('StaleVersion', { round: 2 });
  });
  it('OfferPlayerNotEligible: another contract is being signed', () =>
    given(made())
      .when(accept({ facts: { ...facts, eligible: false } }))
      .thenRejects('OfferPlayerNotEligible'));
  it('OfferContractStartDateMustBeAfterCurrentContract: a later contract came meanwhile', () =>
    given(made())
      .when(accept({ facts: { ...facts, contract_ends_on: '2028-06-30' } }))
      .thenRejects('OfferContractStartDateMustBeAfterCurrentContract'));
  it('expires with its instant, whether the sweep has come or not', () => {
    given(made()).when({ type: 'Expire', now: '2026-11-21T07:59:59.999Z' }).thenNothing();
    given(made()).when({ type: 'Expire', now: inTwoDays }).then({ type: 'OfferExpired', at: inTwoDays });
    given(made())
      .when(accept({ now: inTwoDays }))
      .thenRejects('OfferNotPending', { status: 'expired' });
  });
  const ends: [string, OfferCommand][] = [
    ['declined', decline()],
    ['withdrawn', withdraw()],
    ['accepted', accept()],
  ];
  it.each(ends)('OfferNotPending: nothing moves once it is %s', (_name, end) => {
    const after = given(made()).when(end).events();
    for (const command of [accept(), decline(), counter(), withdraw()])
      given(made(), ...after)
        .when(command)
        .thenRejects('OfferNotPending');
  });
  it('AccessDeniedException: the player can’t withdraw it', () =>
    given(made()).when({ type: 'Withdraw', by: player, reason: '', now }).thenRejects('AccessDeniedException'));
});

describe('the contract of an accepted offer', () => {
  const contract = { document_id: 'doc_1', now };
  const completed: OfferCommand = { type: 'CompleteContract', ...contract };
  it('frees the player once it is completed or has failed', () => {
    given(made(), accepted('player', 1))
      .when(completed)
      .thenState((after) => expect(after).toMatchObject({ signing_player: null, contract: { status: 'completed' } }));
    given(made(), accepted('player', 1))
      .when({ type: 'FailContract', reason: 'It expired.', ...contract })
      .thenState((after) =>
        expect(after).toMatchObject({ signing_player: null, contract: { status: 'failed', reason: 'It expired.' } }),
      );
  });
  it('is told once, however often the news comes', () => {
    const done = given(made(), accepted('player', 1)).when(completed).events();
    given(made(), accepted('player', 1), ...done)
      .when(completed)
      .thenNothing();
    given(made())
      .when({ type: 'Close', reason: 'player-signed-elsewhere', now })
      .then({ type: 'OfferClosed', reason: 'player-signed-elsewhere', at: now });
    given(made(), accepted('player', 1)).when({ type: 'Close', reason: 'player-signed-elsewhere', now }).thenNothing();
  });
});

describe('an event that can’t have happened', () => {
  const contract = { type: 'ContractCompleted', document_id: 'doc_1', at: now } as const;
  it.each<[string, readonly OfferEvent[], OfferEvent]>([
    ['an answer to no offer', [], accepted('player', 1)],
    ['an offer that is made twice', [made()], made()],
    ['a round after the end', [made(), accepted('player', 1)], countered('club', 2, higher)],
    ['a second end', [made(), { type: 'OfferExpired', at: now }], { type: 'OfferExpired', at: now }],
    ['a contract of an offer that nobody has accepted', [made()], contract],
    ['a contract that is completed twice', [made(), accepted('player', 1), contract], contract],
  ])('%s is a fault', (_, history, event) =>
    expect(() => evolve(given(...history).state(), event)).toThrow(/can't happen where the state is/),
  );
});

it('the digest of terms depends on what they say, not on the order in which it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.boolean(), (amount, reverse) => {
      const entries = Object.entries({ ...terms, salary: { ...terms.salary, amount } });
      const shuffled = Object.fromEntries(reverse ? entries.reverse() : entries) as typeof terms;
      expect(digestOf(shuffled)).toBe(digestOf({ ...terms, salary: { ...terms.salary, amount } }));
      expect(changedTerms(terms, shuffled)).toEqual(amount === terms.salary.amount ? [] : ['salary']);
    }),
  );
});
