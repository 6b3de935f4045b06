import { describe, expect, it } from '@jest/globals';
import { Rejected } from '@touchline/platform/domain';
import { beatriz, davi, day, documentId } from '../document/document.fixtures.ts';
import { decide, evolve, initialState } from '../document/document.ts';
import { mayRead, maySign, type Named } from '../document/naming.ts';
import * as draft from '../document/own-draft.fixtures.ts';
import type { DocumentCommand, DocumentEvent, Existing, Signatory } from '../document/state.ts';
import { ableIn, contentOf, fileOf, filledWith, isUnable } from './content.ts';
import { signUntil } from './drafting.ts';
import { coachRole, colleague, content, contentWithCopy, words } from './template.fixtures.ts';

const { aylin, author } = draft;
const saskia: Signatory = { ...author, email: 'saskia@example.org', role: 'club-representative' };
const stateOf = (...events: readonly DocumentEvent[]) => events.reduce(evolve, initialState) as Existing;
/** Davi and Aylin in any order, then its author. */
const document = stateOf(
  ...[draft.draftedOwn, draft.attachedPages],
  draft.placesAre({ signers: [davi, aylin], needed: 1 }, { signers: [saskia], needed: 1 }),
  draft.fieldsAre(draft.boots, draft.field('f2', { signer: saskia.profile_id, kind: 'signature' })),
);
/** Beatriz gets a copy of it. */
const withCopy = evolve(document, draft.copiesAre(beatriz)) as Existing;
/** Who signs for the club in the author’s place. */
const joris: Signatory = { ...saskia, ...colleague, email: 'joris@example.org' };
const agentRole = { ...coachRole, role_id: 'r5', name: 'Agent' };
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
  it('is a role for who gets a copy as well, behind those that sign and at no place', () => {
    const kept = contentOf(withCopy, [...named, { signer: beatriz.profile_id, name: 'Agent' }], file);
    expect(kept.roles.at(-1)).toEqual({ role_id: 'r4', name: 'Agent', is_author: false, gets_copy: true });
    expect(kept.places).toEqual(contentOf(document, named, file).places);
  });
  it('is without who gets a copy where nobody says as what', () =>
    expect(contentOf(withCopy, named, file)).toEqual(contentOf(document, named, file)));
  it('names nobody', () => {
    const said = JSON.stringify(contentOf(withCopy, [...named, { signer: beatriz.profile_id, name: 'Agent' }], file));
    for (const { name, profile_id, email } of [davi, aylin, saskia, beatriz])
      for (const part of [name, profile_id, email]) expect(said).not.toContain(part);
  });
  it('ValidationFailed: a role without a name, one of nobody, two of one name', () => {
    expect(detailsOf(() => contentOf(document, named.slice(1), file))).toEqual([
      { path: 'roles', message: `Say as what ${davi.name} signs.` },
    ]);
    const strange = [...named, { signer: 'prf_nobody', name: 'Agent' }];
    expect(detailsOf(() => contentOf(document, strange, file))).toEqual([
      { path: 'roles.2.signer', message: 'Choose somebody who signs this document or gets a copy.' },
    ]);
    const asPlayer = [...named, { signer: beatriz.profile_id, name: 'PLAYER' }];
    expect(detailsOf(() => contentOf(withCopy, asPlayer, file))).toEqual([
      { path: 'roles.0.name', message: 'Give each role a name of its own.' },
      { path: 'roles.2.name', message: 'Give each role a name of its own.' },
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
  const inRoles = (...people: readonly (Signatory | null)[]): ReadonlyMap<string, Named> =>
    new Map(people.flatMap((person, at) => (person ? [[`r${at + 1}`, { person, eligible: true }]] : [])));
  const fill = (kept: typeof content, people: ReadonlyMap<string, Named>) =>
    filledWith(kept, author, people, ({ role_id }) => role_id);
  const filled = fill(content, inRoles(davi, aylin, saskia));
  it('has people in the roles, at their places, with their fields', () =>
    expect(filled).toEqual({
      ...{ signers: [davi, aylin, saskia], copies: [] },
      places: [
        { signers: [davi.profile_id, aylin.profile_id], needed: 2 },
        { signers: [saskia.profile_id], needed: 1 },
      ],
      fields: [draft.boots, draft.field('f2', { signer: saskia.profile_id, kind: 'signature' })],
    }));
  it('ValidationFailed: a role that nobody has, and one person in two of them, each at its place', () => {
    const some = inRoles(davi, null, { ...davi, profile_id: 'prf_other' });
    expect(detailsOf(() => fill(content, some))).toEqual([
      { path: 'r2', message: 'Say who signs as “Parent”.' },
      { path: 'r3', message: `${davi.name} signs as “Player” already.` },
    ]);
  });
  it('gives a copy to whoever is in such a role, and to nobody where it is empty', () => {
    expect(fill(contentWithCopy, inRoles(davi, aylin, saskia, beatriz))).toEqual({ ...filled, copies: [beatriz] });
    expect(fill(contentWithCopy, inRoles(davi, aylin, saskia))).toEqual(filled);
  });
  it('ValidationFailed: a copy for who gets it anyway, gets one already or can’t read it, as by hand', () => {
    const two = { ...contentWithCopy, roles: [...contentWithCopy.roles, agentRole] };
    const why = (...readers: readonly Signatory[]) =>
      detailsOf(() => fill(two, inRoles(davi, aylin, joris, ...readers)));
    expect(why({ ...aylin, profile_id: 'prf_other' }, saskia)).toEqual([
      { path: 'r4', message: `${aylin.name} signs this document, and gets it anyway.` },
      { path: 'r5', message: 'You get it anyway, as its author.' },
    ]);
    expect(why(beatriz, beatriz)).toEqual([{ path: 'r5', message: `${beatriz.name} gets a copy already.` }]);
    const unable = new Map([...inRoles(davi, aylin, saskia), ['r4', { person: beatriz, eligible: false }] as const]);
    expect(detailsOf(() => fill(contentWithCopy, unable))).toEqual([
      { path: 'r4', message: 'This person can’t read documents here at the moment.' },
    ]);
  });
  it('asks of who gets a copy to read, and of who signs to be able to sign', () => {
    expect([ableIn({}), ableIn({ gets_copy: true })]).toEqual([maySign, mayRead]);
    const named = { person: davi, eligible: false };
    expect([isUnable({}, named), isUnable({ gets_copy: true }, named)]).toEqual([true, false]);
  });
  it('is a draft like one that was made by hand, once', () => {
    const command: DocumentCommand = {
      ...{ type: 'DraftFromTemplate', document_id: documentId, author, ...filled, file, now: day(24) },
      copies: [beatriz],
      ...{ title: words.title, message: words.message, sign_until: null },
    };
    const events = decide(command, initialState);
    const made = events.reduce(evolve, initialState) as Existing;
    expect(made).toMatchObject({
      ...{ status: 'draft', title: 'Image rights', file, fields: filled.fields, copies: [beatriz] },
    });
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
