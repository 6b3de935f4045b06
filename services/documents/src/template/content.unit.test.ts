import { describe, expect, it } from '@jest/globals';
import { Rejected } from '@touchline/platform/domain';
import { davi, day, documentId } from '../document/document.fixtures.ts';
import { decide, evolve, initialState } from '../document/document.ts';
import * as draft from '../document/own-draft.fixtures.ts';
import type { DocumentCommand, DocumentEvent, Existing, Signatory } from '../document/state.ts';
import { contentOf, fileOf, filledWith } from './content.ts';
import { signUntil } from './drafting.ts';
import { content, words } from './template.fixtures.ts';

const { aylin, author } = draft;
const saskia: Signatory = { ...author, email: 'saskia@example.org', role: 'club-representative' };
const stateOf = (...events: readonly DocumentEvent[]) => events.reduce(evolve, initialState) as Existing;
/** Davi and Aylin in any order, then its author. */
const document = stateOf(
  ...[draft.draftedOwn, draft.attachedPages],
  draft.placesAre({ signers: [davi, aylin], needed: 1 }, { signers: [saskia], needed: 1 }),
  draft.fieldsAre(draft.boots, draft.field('f2', { signer: saskia.profile_id, kind: 'signature' })),
);
const named = [
  { signer: davi.profile_id, name: 'Player' },
  { signer: aylin.profile_id, name: 'Coach' },
];
const file = { ...draft.ofTwoPages, key: 'papers/tpl_1/anew' };
const detailsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Rejected) return error.facts['details'];
    throw error;
  }
  return [];
};

describe('what a template keeps of a document', () => {
  it('is its file, its order and its fields, with a role in the place of each signer', () =>
    expect(contentOf(document, named, file)).toEqual({
      roles: [
        { role_id: 'r1', name: 'Player', is_author: false },
        { role_id: 'r2', name: 'Coach', is_author: false },
        { role_id: 'r3', name: 'Whoever sends it', is_author: true },
      ],
      places: [
        { signers: ['r1', 'r2'], needed: 1 },
        { signers: ['r3'], needed: 1 },
      ],
      fields: [{ ...draft.boots, signer: 'r1' }, draft.field('f2', { signer: 'r3', kind: 'signature' })],
      file,
    }));
  it('names nobody', () => {
    const said = JSON.stringify(contentOf(document, named, file));
    for (const { name, profile_id, email } of [davi, aylin, saskia])
      for (const part of [name, profile_id, email]) expect(said).not.toContain(part);
  });
  it('ValidationFailed: a role without a name, one of nobody, two of one name', () => {
    expect(detailsOf(() => contentOf(document, named.slice(1), file))).toEqual([
      { path: 'roles', message: `Say as what ${davi.name} signs.` },
    ]);
    const strange = [...named, { signer: 'prf_nobody', name: 'Agent' }];
    expect(detailsOf(() => contentOf(document, strange, file))).toEqual([
      { path: 'roles.2.signer', message: 'Choose somebody who signs this document.' },
    ]);
    const twice = named.map((role) => ({ ...role, name: role.name === 'Coach' ? 'player' : role.name }));
    expect(detailsOf(() => contentOf(document, twice, file))).toEqual([
      { path: 'roles.0.name', message: 'Give each role a name of its own.' },
      { path: 'roles.1.name', message: 'Give each role a name of its own.' },
    ]);
  });
  it('DocumentNotUploaded: nothing without a file', () =>
    expect(() => fileOf(stateOf(draft.draftedOwn))).toThrow('DocumentNotUploaded'));
});

describe('a document from a template', () => {
  const people = new Map<string, Signatory>([
    ['r1', davi],
    ['r2', aylin],
    ['r3', saskia],
  ]);
  const filled = filledWith(content, people, ({ role_id }) => role_id);
  it('has people in the roles, at their places, with their fields', () =>
    expect(filled).toEqual({
      signers: [davi, aylin, saskia],
      places: [
        { signers: [davi.profile_id, aylin.profile_id], needed: 2 },
        { signers: [saskia.profile_id], needed: 1 },
      ],
      fields: [draft.boots, draft.field('f2', { signer: saskia.profile_id, kind: 'signature' })],
    }));
  it('ValidationFailed: a role that nobody has, and one person in two of them, each at its place', () => {
    const some = new Map<string, Signatory>([
      ['r1', davi],
      ['r3', { ...davi, profile_id: 'prf_other' }],
    ]);
    expect(detailsOf(() => filledWith(content, some, ({ role_id }) => role_id))).toEqual([
      { path: 'r2', message: 'Say who signs as “Parent”.' },
      { path: 'r3', message: `${davi.name} signs as “Player” already.` },
    ]);
  });
  it('is a draft like one that was made by hand, once', () => {
    const command: DocumentCommand = {
      ...{ type: 'DraftFromTemplate', document_id: documentId, author, ...filled, file, now: day(24) },
      ...{ title: words.title, message: words.message, sign_until: null },
    };
    const events = decide(command, initialState);
    const made = events.reduce(evolve, initialState) as Existing;
    expect(made).toMatchObject({ status: 'draft', title: 'Image rights', file, fields: filled.fields });
    expect(made.signers.map(({ name, status }) => [name, status])).toEqual([
      [davi.name, 'waiting'],
      [aylin.name, 'waiting'],
      [saskia.name, 'waiting'],
    ]);
    expect(decide(command, made)).toEqual([]);
    expect(() => decide({ ...command, sign_until: day(24) }, initialState)).toThrow('ValidationFailed');
  });
  it('can be signed as long as any other, or as many days as its template says', () => {
    const now = new Date(day(24));
    expect(signUntil({ ...words, signing_days: 14 }, now)).toBeNull();
    expect(signUntil(words, now)).toBe(new Date(now.getTime() + 7 * 86_400_000).toISOString());
  });
});
