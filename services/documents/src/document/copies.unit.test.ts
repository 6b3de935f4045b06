import { describe, expect, it } from '@jest/globals';
import { maxCopies } from '@touchline/contracts/policies/own-documents';
import { spec } from '@touchline/platform/domain';
import { beatriz, davi, day, saskia, sign } from './document.fixtures.ts';
import { decide, evolve, initialState } from './document.ts';
import * as own from './own-draft.fixtures.ts';
import { publicDocument } from './published.ts';
import { copiesOf, type DocumentEvent, type Existing, maySee } from './state.ts';
import { withoutMember } from './without-person.ts';

const given = spec({ decide, evolve, initialState });
const { aylin, carla } = own;
const stateOf = (history: readonly DocumentEvent[]) => given(...history).state() as Existing;
const ready = [...own.ready, own.copiesAre(beatriz, carla)] as const;
const sent = [...ready, own.sent] as const;
const leaving = ({ user_id, profile_id }: typeof davi) => ({ user_id, profile_ids: [profile_id] });
const people = Array.from({ length: maxCopies }, (_, at) => ({
  ...{ ...aylin, profile_id: `prf_${at}`, user_id: `usr_${at}`, email: `copy${at}@example.org` },
}));

describe('who gets a copy of an own document', () => {
  it('is named, and taken out again', () => {
    given(...own.ready)
      .when(own.addCopy(beatriz))
      .then(own.copiesAre(beatriz));
    given(...ready)
      .when(own.removeCopy(beatriz))
      .then(own.copiesAre(carla));
    given(...own.ready)
      .when(own.removeCopy(beatriz))
      .thenNothing();
  });
  it.each([
    ['signs it', own.ready, davi],
    ['has written it', own.ready, saskia],
    ['gets one already', ready, { ...beatriz, profile_id: 'prf_beatriz_as_coach' }],
    [
      'gets one as a guest already',
      ready,
      { ...carla, profile_id: 'gst_other', user_id: 'gst_other', email: 'CARLA@example.org' },
    ],
    ['finds no room', [...own.ready, own.copiesAre(...people)], beatriz],
  ] as const)('is not named who %s', (_, history, reader) =>
    given(...history)
      .when(own.addCopy(reader))
      .thenRejects('ValidationFailed'),
  );
  it('has to be able to read it', () =>
    given(...own.ready)
      .when(own.addCopy(beatriz, { eligible: false }))
      .thenRejects('ValidationFailed'));
  it('is named by its author, before it is sent', () => {
    given(...own.ready)
      .when(own.addCopy(beatriz, { by: davi }))
      .thenRejects('NotFound');
    for (const change of [own.addCopy(aylin), own.removeCopy(beatriz)])
      given(...sent)
        .when(change)
        .thenRejects('StaleVersion');
  });
  it('gets it anyway, once it is the signature that is asked for', () =>
    given(...ready)
      .when(own.add(beatriz))
      .then(own.signersAre(davi, aylin, beatriz), own.copiesAre(carla)));
  it('sees it from its sending on, and has no turn in it', () => {
    expect([maySee(stateOf(ready), beatriz), maySee(stateOf(sent), beatriz)]).toEqual([false, true]);
    given(...sent)
      .when(sign(beatriz, day(24)))
      .thenRejects('NotYourTurnToSign');
  });
  it('is in the trail, by its sending', () =>
    expect(stateOf(sent).trail.at(-1)?.facts).toMatchObject({ copies: `${beatriz.profile_id} ${carla.profile_id}` }));
  it('leaves a draft, and a document that goes on without', () => {
    const left = (history: readonly DocumentEvent[], who: typeof davi) =>
      given(...history).when({ type: 'VoidWithoutSigner', leaving: leaving(who).profile_ids, now: day(24) });
    left(ready, beatriz).then(own.copiesAre(carla));
    left(sent, beatriz).thenNothing();
    const after = withoutMember(stateOf(sent), leaving(beatriz)) as Existing;
    expect([after.status, after.title, copiesOf(after)]).toEqual(['available', own.words.title, [carla]]);
    expect(after.trail).toEqual(stateOf(sent).trail);
  });
  it('goes with the author as a guest, and is named by no event', () => {
    const after = withoutMember(stateOf(sent), leaving(saskia)) as Existing;
    expect(copiesOf(after)).toEqual([beatriz]);
    const told = publicDocument(stateOf(sent)).copies;
    expect(told).toMatchObject([{ name: beatriz.name }, { name: carla.name, guest: { email: carla.email } }]);
    expect(JSON.stringify(told)).not.toContain(beatriz.email);
  });
});
