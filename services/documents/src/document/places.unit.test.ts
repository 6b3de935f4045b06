import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { beatriz, davi, day, saskia, sign, signedBy } from './document.fixtures.ts';
import { decide, evolve, initialState } from './document.ts';
import * as own from './own-draft.fixtures.ts';
import { placesAsTheyStand } from './places.ts';
import { publicDocument } from './published.ts';
import { currentSigners, type DocumentEvent, type Existing, type Signatory } from './state.ts';

const given = spec({ decide, evolve, initialState });
const { aylin } = own;
const rui: Signatory = {
  ...{ profile_id: 'prf_rui00000000000000000', user_id: 'usr_rui00000000000000000' },
  ...{ name: 'Rui Costa', email: 'rui@example.org', role: 'coach' },
};
const stateOf = (history: readonly DocumentEvent[]) => given(...history).state() as Existing;
const namesOf = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name);
const statuses = (history: readonly DocumentEvent[]) => stateOf(history).signers.map(({ status }) => status);

/** Davi, then two of Aylin, Beatriz and Rui, then Saskia. */
const middle = { signers: [aylin, beatriz, rui], needed: 2 };
const placed = own.placesAre({ signers: [davi], needed: 1 }, middle, { signers: [saskia], needed: 1 });
const out = [own.draftedOwn, own.attached, placed, own.sent] as const;
const fullySigned: DocumentEvent = { type: 'DocumentFullySigned', at: day(26) };
const one = [...out, signedBy(1, davi, day(25))] as const;
const two = [...one, signedBy(4, rui, day(25))] as const;
const three = [...two, signedBy(2, aylin, day(26))] as const;

describe('several at one place of the order', () => {
  it('are put together by the author, and apart again', () => {
    const draft = [own.draftedOwn, own.signersAre(davi, aylin, beatriz, rui, saskia)];
    given(...draft)
      .when(own.arrange({ signers: [davi] }, middle, { signers: [saskia] }))
      .then(placed);
    given(...draft, placed)
      .when(own.order(davi, aylin, beatriz, rui, saskia))
      .then(own.signersAre(davi, aylin, beatriz, rui, saskia));
  });
  it('are all needed where nothing is said', () =>
    given(own.draftedOwn, own.signersAre(davi, aylin))
      .when(own.arrange({ signers: [davi, aylin] }))
      .then(own.placesAre({ signers: [davi, aylin], needed: 2 })));
  it('can’t be fewer than are needed', () =>
    given(own.draftedOwn, own.signersAre(davi, aylin))
      .when(own.arrange({ signers: [davi, aylin], needed: 3 }))
      .thenRejects('ValidationFailed'));
  it('stay as they are where the same is said once more', () =>
    given(own.draftedOwn, placed)
      .when(own.arrange({ signers: [davi] }, middle, { signers: [saskia] }))
      .thenNothing());
  it('keep their place when somebody joins or leaves', () => {
    given(own.draftedOwn, placed)
      .when(own.remove(rui))
      .then(
        own.placesAre(
          { signers: [davi], needed: 1 },
          { signers: [aylin, beatriz], needed: 2 },
          { signers: [saskia], needed: 1 },
        ),
      );
    const two = own.placesAre({ signers: [davi, aylin], needed: 1 });
    given(own.draftedOwn, two)
      .when(own.add(saskia))
      .then(own.placesAre({ signers: [davi, aylin], needed: 1 }, { signers: [saskia], needed: 1 }));
    given(own.draftedOwn, two).when(own.remove(aylin)).then(own.signersAre(davi));
  });
});

describe('whose turn it is in a group', () => {
  it('is everybody’s at the place', () => {
    expect(statuses(one)).toEqual(['signed', 'current', 'current', 'current', 'waiting']);
    expect(namesOf(currentSigners(stateOf(one)))).toEqual(['Aylin Demir', 'Beatriz Falcão', 'Rui Costa']);
  });
  it('is that of those who are left until enough have signed, in any order', () => {
    given(...one)
      .when(sign(rui, day(25)))
      .then(signedBy(4, rui, day(25)));
    expect(statuses(two)).toEqual(['signed', 'current', 'current', 'signed', 'waiting']);
  });
  it('passes on once enough have signed; who is left over isn’t needed and can’t sign', () => {
    expect(statuses(three)).toEqual(['signed', 'signed', 'not-needed', 'signed', 'current']);
    given(...three)
      .when(sign(beatriz, day(26)))
      .thenRejects('NotYourTurnToSign');
    given(...three)
      .when({ type: 'Decline', by: beatriz, reason: 'Not like this.', now: day(26) })
      .thenRejects('NotYourTurnToSign');
  });
  it('takes one signature of each', () =>
    given(...two)
      .when(sign(rui, day(26), { proof: { jti: 'another', at: day(26) } }))
      .thenRejects('NotYourTurnToSign'));
  it('ends with the signature that is enough at the last place', () => {
    const last = own.placesAre({ signers: [davi], needed: 1 }, { signers: [aylin, rui], needed: 1 });
    given(own.draftedOwn, own.attached, last, own.sent, signedBy(1, davi, day(25)))
      .when(sign(rui, day(26)))
      .then(signedBy(3, rui, day(26)), fullySigned);
    given(...three)
      .when(sign(saskia, day(26)))
      .then(signedBy(5, saskia, day(26)), fullySigned);
  });
  it('is over for all when one of them declines', () => {
    const declined = given(...two).when({ type: 'Decline', by: aylin, reason: 'Not like this.', now: day(26) });
    declined.then({ type: 'DocumentDeclined', order: 2, reason: 'Not like this.', at: day(26) });
  });
});

describe('what is told of a group', () => {
  const signed = stateOf(three);
  it('is who isn’t needed any more, in words that earlier readers know', () => {
    const { signers, places } = publicDocument(signed);
    expect(signers[2]).toMatchObject({ status: 'waiting', not_needed: true });
    expect(places?.[1]).toEqual({ signers: [aylin, beatriz, rui].map(({ profile_id }) => profile_id), needed: 2 });
    expect(publicDocument(stateOf(own.outForSigning))).not.toHaveProperty('places');
  });
  it('stands in the trail: what was asked, and who was left over', () => {
    const entries = signed.trail.map(({ what, facts }) => [what, facts['places'] ?? facts['signers'] ?? '']);
    const ids = [aylin, beatriz, rui].map(({ profile_id }) => profile_id).join(' ');
    expect(entries[2]).toEqual(['DocumentMadeAvailable', `${davi.profile_id}; 2 of ${ids}; ${saskia.profile_id}`]);
    expect(entries.at(-1)).toEqual(['DocumentSignersNotNeeded', beatriz.profile_id]);
  });
  it('is how far each place is', () =>
    expect(placesAsTheyStand(stateOf(two))).toEqual([
      { place: 1, needed: 1, of: 1, signed: 1 },
      { place: 2, needed: 2, of: 3, signed: 1 },
      { place: 3, needed: 1, of: 1, signed: 0 },
    ]));
  it('has one place for each where there is no group', () =>
    expect(placesAsTheyStand({ signers: stateOf(own.outForSigning).signers }).map(({ of }) => of)).toEqual([1, 1]));
});
