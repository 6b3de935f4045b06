import { describe, expect, it } from '@jest/globals';
import { maxFields } from '@touchline/contracts/policies/signing-fields';
import { type Rejected, spec } from '@touchline/platform/domain';
import { filledFields, filledForTrial } from '../sealing/filled-fields.ts';
import { davi, day, file, saskia, sign } from './document.fixtures.ts';
import { decide, evolve, initialState } from './document.ts';
import { enteredBy, fieldsOf, fieldsVersion } from './fields.ts';
import { guestView } from './guest.view.ts';
import * as own from './own-draft.fixtures.ts';
import type { DocumentCommand, DocumentEvent, Existing, Filled, FullySigned, PlacedField } from './state.ts';
import { documentView } from './view.ts';
import { withoutMember } from './without-person.ts';

const given = spec({ decide, evolve, initialState });
const { aylin, boots, pictures, allFields } = own;
const stateOf = (history: readonly DocumentEvent[]) => given(...history).state() as Existing;
const version = fieldsVersion({ fields: allFields }) ?? '';
const ready = [own.draftedOwn, own.attachedPages, own.signersAre(davi, aylin)] as const;

/** What is said of which field. */
const refused = (history: readonly DocumentEvent[], command: DocumentCommand) => {
  try {
    decide(command, stateOf(history));
    return [];
  } catch (error) {
    const { code, facts } = error as Rejected;
    const details = (facts as { details?: readonly { path: string; message: string }[] }).details ?? [];
    return code === 'ValidationFailed' ? details.map(({ path, message }) => `${path}: ${message}`) : [code];
  }
};

describe('the fields of a draft', () => {
  it('are placed by its author, all of them, and kept in reading order', () =>
    given(...ready)
      .when(own.place([...allFields].reverse()))
      .then(own.fieldsAre(...allFields)));
  it('are the same when they are placed again, whatever was seen', () =>
    given(...own.readyWithFields)
      .when(own.place(allFields, { version: 'another' }))
      .thenNothing());
  it('are placed over those that were seen, and over no others', () => {
    given(...own.readyWithFields)
      .when(own.place([boots]))
      .thenRejects('StaleVersion');
    given(...own.readyWithFields)
      .when(own.place([boots], { version }))
      .then(own.fieldsAre(boots));
    given(...own.readyWithFields)
      .when(own.place([], { version }))
      .then(own.fieldsAre());
    expect(stateOf([...own.readyWithFields, own.fieldsAre()]).fields).toBeUndefined();
  });
  it('are placed on the file that was seen', () =>
    given(...ready)
      .when(own.place([boots], { sha256: 'd4'.repeat(32) }))
      .thenRejects('StaleVersion'));
  it('need a file, and to know how many pages it has', () => {
    given(own.draftedOwn, own.signersAre(davi))
      .when(own.place([boots]))
      .thenRejects('DocumentNotUploaded');
    expect(refused([own.draftedOwn, own.attached, own.signersAre(davi)], own.place([boots]))).toEqual([
      'fields: Choose the file again, then place the fields.',
    ]);
  });
  it.each([
    ['nobody who signs', { signer: saskia.profile_id }, 'fields.0.signer: Choose somebody who signs this document.'],
    ['on a page that is not there', { page: 3 }, 'fields.0.page: The document has 2 pages.'],
    ['over the edge', { left: 7001 }, 'fields.0.left: Put it on the page.'],
    ['too small', { height: 99 }, 'fields.0.left: Put it on the page.'],
    ['between two places', { top: 0.5 }, 'fields.0.left: Put it on the page.'],
    [
      'a signature that may be left out',
      { kind: 'signature', required: false },
      'fields.0.required: This is always filled in.',
    ],
    ['a date that may be left out', { kind: 'date', required: false }, 'fields.0.required: This is always filled in.'],
  ] as const)('are refused at the field: %s', (_, over, said) =>
    expect(refused(ready, own.place([{ ...boots, ...over } as PlacedField]))).toEqual([said]),
  );
  it('are refused all at once, each at its place', () =>
    expect(refused(ready, own.place([{ ...boots, page: 9 }, pictures, { ...boots, top: 9900 }]))).toEqual([
      'fields.0.page: The document has 2 pages.',
      'fields.2.id: Place each field once.',
      'fields.2.left: Put it on the page.',
    ]));
  it('are so many at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => own.field(`f${at}`, { top: at * 90 }));
    given(...ready)
      .when(own.place(many(maxFields)))
      .then(own.fieldsAre(...many(maxFields)));
    expect(refused(ready, own.place(many(maxFields + 1)))).toEqual([`fields: Place at most ${maxFields} fields.`]);
  });
  it('go with who signs no more, and with a page that is gone', () => {
    expect(fieldsOf(stateOf([...own.readyWithFields, own.signersAre(aylin)]))).toEqual([own.initialsOfAylin]);
    const onSecond = own.fieldsAre(boots, { ...pictures, page: 2 });
    const onePage: DocumentEvent = { ...own.attachedPages, file: { ...file, pages: 1 } } as DocumentEvent;
    expect(fieldsOf(stateOf([...ready, onSecond, onePage]))).toEqual([boots]);
  });
  it('are its author’s, and frozen once it is sent', () => {
    given(...ready)
      .when(own.place([boots], { by: davi }))
      .thenRejects('NotFound');
    given(...own.outWithFields)
      .when(own.place([boots], { by: davi, version }))
      .thenRejects('AccessDeniedException');
    given(...own.outWithFields)
      .when(own.place([boots], { version }))
      .thenRejects('StaleVersion');
  });
  it('stand in the trail with the sending, and nothing of it before', () => {
    const draft = stateOf(own.readyWithFields);
    const sent = stateOf(own.outWithFields);
    expect(draft.trail.map(({ what }) => what)).toEqual(['DocumentDrafted']);
    expect(sent.trail.at(-1)?.facts).toMatchObject({ fields: 6, fields_sha256: version });
    expect(stateOf(own.outForSigning).trail.at(-1)?.facts).not.toHaveProperty('fields');
  });
});

const filled = (values: Readonly<Record<string, string>>, over: Partial<Filled> = {}): Filled => ({
  ...{ version, values: Object.entries(values).map(([field, value]) => ({ field, value })) },
  ...over,
});
const signing = (by: typeof davi, fields: Filled | undefined, at = day(24)): DocumentCommand => ({
  ...sign(by, at),
  fields,
});

describe('a signature', () => {
  it('carries what was entered, and nothing that is written by itself', () => {
    const [signed] = decide(signing(davi, filled({ f1: '  Puma King  ', f2: 'yes' })), stateOf(own.outWithFields));
    expect(signed).toMatchObject({ type: 'DocumentSigned', evidence: { values: { f1: 'Puma King', f2: 'yes' } } });
    const after = stateOf([...own.outWithFields, signed as DocumentEvent]);
    expect(after.trail.at(-1)?.facts).toMatchObject({
      fields_sha256: version,
      values: '{"f1":"Puma King","f2":"yes"}',
    });
  });
  it('may leave out what isn’t required', () => {
    const [signed] = decide(signing(davi, filled({ f1: 'Puma' })), stateOf(own.outWithFields));
    expect(signed).toMatchObject({ evidence: { values: { f1: 'Puma', f2: '' } } });
  });
  it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
    ['nothing', {}, ['fields.f1: Fill this in.']],
    ['blanks', { f1: '   ' }, ['fields.f1: Fill this in.']],
    [
      'what can’t be printed',
      { f1: 'Puma 😀' },
      ['fields.f1: A contract can’t show “😀”. Write it without this sign.'],
    ],
    ['more than fits', { f1: 'a'.repeat(201) }, ['fields.f1: At most 200 characters.']],
    ['something else than a tick', { f1: 'Puma', f2: 'no' }, ['fields.f2: Check this box, or leave it.']],
    ['what is another’s', { f1: 'Puma', f3: 'DA' }, ['fields.f3: This is not yours to fill in.']],
    ['what is written by itself', { f1: 'Puma', f4: 'Somebody' }, ['fields.f4: This is not yours to fill in.']],
    ['two mistakes at once', { f2: 'no' }, ['fields.f1: Fill this in.', 'fields.f2: Check this box, or leave it.']],
  ])('is refused at its fields for %s', (_, values, said) =>
    expect(refused(own.outWithFields, signing(davi, filled(values)))).toEqual(said),
  );
  it('is bound to the fields that were read', () => {
    for (const fields of [undefined, filled({ f1: 'Puma' }, { version: 'e5'.repeat(32) })])
      given(...own.outWithFields)
        .when(signing(davi, fields))
        .thenRejects('StaleVersion');
    // Neither are there any where there are none.
    given(...own.outForSigning)
      .when(signing(davi, filled({})))
      .thenRejects('StaleVersion');
  });
  it('of whoever has no field is bound to them as well', () => {
    const fields = own.fieldsAre(boots);
    const history = [own.draftedOwn, own.attachedPages, own.signersAre(aylin, davi), fields, own.sent];
    const seen = filled({}, { version: fieldsVersion({ fields: [boots] }) ?? '' });
    given(...history)
      .when(signing(aylin, undefined))
      .thenRejects('StaleVersion');
    expect(decide(signing(aylin, seen), stateOf(history))[0]).not.toHaveProperty('evidence.values');
  });
  it('is nothing before the turn, whatever is entered', () =>
    given(...own.outWithFields)
      .when(signing(aylin, filled({})))
      .thenRejects('NotYourTurnToSign'));
  it('without a proof is refused for its fields first', () =>
    expect(refused(own.outWithFields, { ...sign(davi, day(24)), proof: null, fields: filled({}) })).toEqual([
      'fields.f1: Fill this in.',
    ]));
});

const signedBy = (by: typeof davi, order: number, values: Readonly<Record<string, string>>): DocumentEvent => {
  const { signature, proof, sha256, ip, user_agent } = sign(by, day(24 + order));
  return {
    type: 'DocumentSigned',
    order,
    evidence: { signature, proof, sha256, ip, user_agent, values },
    at: day(24 + order),
  };
};
const byDavi = [...own.outWithFields, signedBy(davi, 1, { f1: 'Puma King', f2: 'yes' })] as const;
const byAll = [...byDavi, signedBy(aylin, 2, { f3: 'AD' }), { type: 'DocumentFullySigned', at: day(27) }] as const;

describe('what was filled in', () => {
  const valuesFor = (viewer: typeof davi, history: readonly DocumentEvent[]) =>
    documentView(stateOf(history), viewer, day(26)).fields.map(({ value, is_you }) => [value, is_you]);
  it('is read by those who sign, and is nothing before', () => {
    expect(valuesFor(aylin, own.outWithFields).map(([value]) => value)).toEqual([null, null, null, null, null, null]);
    expect(valuesFor(aylin, byDavi)).toEqual([
      ['Puma King', false],
      ['yes', false],
      [null, true],
      ['Davi Adeyinka', false],
      ['25 November 2026', false],
      ['Davi Adeyinka', false],
    ]);
  });
  it('is not read by whoever gets a copy', () => {
    const reader = { ...saskia, profile_id: 'prf_reader', user_id: 'usr_reader' };
    const history = [
      ...[own.draftedOwn, own.attachedPages, own.signersAre(davi, aylin), own.fieldsAre(...allFields)],
      ...[own.copiesAre(reader), own.sent, signedBy(davi, 1, { f1: 'Puma King', f2: 'yes' })],
    ];
    expect(valuesFor(reader, history).every(([value]) => value === null)).toBe(true);
  });
  it('is seen by a guest without the ids of others', () => {
    const signers = own.signersAre(davi, own.carla);
    const fields = own.fieldsAre(boots, { ...pictures, signer: own.carla.profile_id });
    const state = stateOf([own.draftedOwn, own.attachedPages, signers, fields, own.sent]);
    const view = guestView(state, own.carla, 'sign', day(24));
    expect(view.fields.map((one) => [one.id, one.order, one.is_you, 'signer' in one])).toEqual([
      ['f1', 1, false, false],
      ['f2', 2, true, false],
    ]);
  });
  it('goes onto the paper: words, marks and ticks, and nothing where nothing was entered', () => {
    const kinds = (history: readonly DocumentEvent[]) =>
      filledFields(stateOf(history) as FullySigned).map((one) => ('text' in one ? one.text : one.kind));
    expect(kinds(byAll)).toEqual(['Puma King', 'tick', 'mark', 'Davi Adeyinka', '25 November 2026', 'mark']);
    expect(kinds([...own.outWithFields, signedBy(davi, 1, { f1: '', f2: '' })])).toEqual([
      'Davi Adeyinka',
      '25 November 2026',
      'mark',
    ]);
    expect(filledForTrial(allFields)).toHaveLength(allFields.length);
  });
  it('is told in words with the evidence', () => {
    const state = stateOf(byAll);
    const [first, second] = state.signers;
    if (first?.status !== 'signed' || second?.status !== 'signed') throw new Error('not signed');
    expect(enteredBy(state, first)).toEqual([
      { field: 'f1', name: 'Boots, page 1', value: 'Puma King' },
      { field: 'f2', name: 'Checkbox, page 1', value: 'Checked' },
    ]);
    expect(enteredBy(state, second)).toEqual([{ field: 'f3', name: 'Initials, page 1', value: 'AD' }]);
  });
  it('is gone with whoever closes the account, where not everybody has signed', () => {
    const leaving = { user_id: davi.user_id, profile_ids: [davi.profile_id] };
    const voided = stateOf([...byDavi, { type: 'DocumentVoided', by: 'system', reason: '', at: day(26) }]);
    const bare = withoutMember(voided, leaving);
    expect(JSON.stringify(bare)).not.toMatch(/Puma|Boots/);
    expect(withoutMember(bare, leaving)).toEqual(bare);
    const whole = withoutMember(stateOf(byAll), leaving) as Existing;
    expect(JSON.stringify(whole)).toContain('Puma King');
    expect(documentView(whole, aylin, day(28)).fields[0]?.value).toBeNull();
  });
});
