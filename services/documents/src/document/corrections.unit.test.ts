import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { isCorrected } from './corrections.ts';
import {
  beatriz,
  davi,
  day,
  documentId,
  drafted,
  fileAttached,
  madeAvailable,
  saskia,
  signedBy,
} from './document.fixtures.ts';
import { decide, evolve, initialState } from './document.ts';
import { guestOf } from './guest.ts';
import * as own from './own-draft.fixtures.ts';
import type { DocumentCommand, DocumentEvent, Existing, Person, Signatory } from './state.ts';

const given = spec({ decide, evolve, initialState });
const { aylin } = own;
const stateOf = (...history: readonly DocumentEvent[]) => given(...history).state() as Existing;
const correction = 'doc_anew00000000000000';
const correct = (over: Partial<Extract<DocumentCommand, { type: 'Correct' }>> = {}): DocumentCommand => ({
  ...{ type: 'Correct', by: saskia, correction, now: day(25) },
  ...over,
});
const corrected = (at = day(25)): DocumentEvent => ({ type: 'DocumentCorrected', correction, at });
const ends: readonly (readonly [string, DocumentEvent])[] = [
  ['declined', { type: 'DocumentDeclined', order: 1, reason: 'Not like this.', at: day(25) }],
  ['voided', { type: 'DocumentVoided', reason: 'A wrong sum.', at: day(25) }],
  ['expired', { type: 'DocumentExpired', at: day(25) }],
];

describe('a document that its author corrects', () => {
  it('ends at once, and says where it goes on', () =>
    given(...own.outForSigning)
      .when(correct())
      .then({ type: 'DocumentVoided', reason: isCorrected, at: day(25) }, corrected()));
  it('that is over by the clock has expired', () =>
    given(...own.outForSigning)
      .when(correct({ now: '2026-12-09T10:00:00.000Z' }))
      .then({ type: 'DocumentExpired', at: '2026-12-09T10:00:00.000Z' }, corrected('2026-12-09T10:00:00.000Z')));
  it.each(ends)('that is %s stays so', (_, ended) =>
    given(...own.outForSigning, ended)
      .when(correct())
      .then(corrected()),
  );
  it('is corrected once by the same one', () =>
    given(...own.outForSigning, { type: 'DocumentVoided', reason: isCorrected, at: day(25) }, corrected())
      .when(correct())
      .thenNothing());
  it('DocumentNotAvailableForSigning: not before it was sent, nor one that was thrown away', () => {
    given(...own.ready)
      .when(correct())
      .thenRejects('DocumentNotAvailableForSigning');
    given(...own.ready, { type: 'DocumentVoided', reason: 'Discarded before it was sent.', at: day(24) })
      .when(correct())
      .thenRejects('DocumentNotAvailableForSigning');
  });
  it('DocumentNotAvailableForSigning: not once everybody has signed it', () =>
    given(...own.outForSigning, signedBy(1, davi, day(24)), signedBy(2, aylin, day(25)), {
      type: 'DocumentFullySigned',
      at: day(25),
    })
      .when(correct())
      .thenRejects('DocumentNotAvailableForSigning'));
  it('is its author’s to correct, and no contract', () => {
    given(...own.outForSigning)
      .when(correct({ by: davi }))
      .thenRejects('AccessDeniedException');
    given(...own.outForSigning)
      .when(correct({ by: beatriz }))
      .thenRejects('NotFound');
    given(drafted, fileAttached, madeAvailable).when(correct()).thenRejects('AccessDeniedException');
  });
});

describe('its correction', () => {
  const people: readonly Signatory[] = [{ ...davi, name: 'Davi Adeyinka Júnior' }, aylin];
  type DraftCorrection = Extract<DocumentCommand, { type: 'DraftCorrection' }>;
  const draft = (of: Existing, over: Partial<DraftCorrection> = {}): DraftCorrection => ({
    ...{ type: 'DraftCorrection', document_id: correction, of, people, file: of.file, now: day(25) },
    ...over,
  });
  const made = (of: Existing, over: Partial<DraftCorrection> = {}) =>
    decide(draft(of, over), initialState).reduce(evolve, initialState) as Existing;
  const ids = (some: readonly Person[] = []) => some.map(({ profile_id }) => profile_id);

  it('has all that it had: words, file, those who sign in their order, and what they fill in', () => {
    const before = stateOf(...own.outWithFields);
    const after = made(before);
    expect(after).toMatchObject({
      ...{ status: 'draft', document_id: correction, title: own.words.title, message: own.words.message },
      ...{ author: own.author, file: before.file, fields: before.fields, sign_until: null },
      corrects: { document_id: documentId, title: own.words.title },
      signers: [
        { status: 'waiting', name: 'Davi Adeyinka Júnior' },
        { status: 'waiting', name: aylin.name },
      ],
    });
    expect(after.trail).toHaveLength(1);
    expect(after.trail[0]?.facts).toMatchObject({ corrects: documentId });
  });
  it('has nobody’s signature, and groups and copies as they were', () => {
    const two = own.placesAre({ signers: [davi, aylin], needed: 1 }, { signers: [saskia], needed: 1 });
    const before = stateOf(
      own.draftedOwn,
      own.attached,
      two,
      own.copiesAre(beatriz),
      own.sent,
      signedBy(1, davi, day(24)),
    );
    const after = made(before, { people: [...people, saskia, beatriz] });
    expect(after.signers.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting']);
    expect([after.places, ids(after.copies)]).toEqual([before.places, ids([beatriz])]);
  });
  it('has guests of its own, where they stood', () => {
    const two = own.placesAre({ signers: [davi, own.carla], needed: 1 });
    const boots = own.field('f1', { signer: own.carla.profile_id });
    const before = stateOf(own.draftedOwn, own.attachedPages, two, own.fieldsAre(boots), own.sent);
    const after = made(before);
    const { profile_id } = guestOf(correction, own.carla.email, own.carla.name);
    expect(profile_id).not.toBe(own.carla.profile_id);
    expect(after.places).toEqual([{ signers: [davi.profile_id, profile_id], needed: 1 }]);
    expect(after.fields).toEqual([{ ...boots, signer: profile_id }]);
  });
  it('goes without who has left, and what was his to fill in', () => {
    const after = made(stateOf(...own.outWithFields), { people: [davi] });
    expect(ids(after.signers)).toEqual([davi.profile_id]);
    expect(new Set(after.fields?.map(({ signer }) => signer))).toEqual(new Set([davi.profile_id]));
  });
  it('has no file where there is none any more, and nothing on its pages', () => {
    const after = made(stateOf(...own.outWithFields), { file: null });
    expect([after.file, after.fields]).toEqual([null, undefined]);
  });
  it('keeps a deadline that leaves an hour to sign, and no other', () => {
    const until = (sign_until: string) =>
      made(stateOf({ ...own.draftedOwn, sign_until } as DocumentEvent, own.attached, own.signersAre(davi), own.sent));
    expect(until('2026-11-25T11:00:00.000Z')).toMatchObject({ sign_until: '2026-11-25T11:00:00.000Z' });
    expect(until('2026-11-25T10:59:00.000Z')).toMatchObject({ sign_until: null });
  });
  it('is drafted once', () => {
    const before = stateOf(...own.outForSigning);
    expect(decide(draft(before), made(before))).toEqual([]);
  });
});
