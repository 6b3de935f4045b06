import { specimen } from '../../apps/api-client/specimen.ts';
import type { AccessFixture } from './access.fixtures.ts';
import { done, type Person } from './access.people.fixtures.ts';
import type { Prepare } from './access.repeats.fixtures.ts';
import type { Ask, Asked } from './access.requests.fixtures.ts';

/** Own documents: all drafts are Saskia's. */

export const draftWords = { title: 'Image rights', message: 'As we said on Monday.', sign_until: null };

/** A draft of hers; a new one where the last is over. */
export const createDrafts = ({ client }: Pick<Person, 'client'>): (() => Promise<string>) => {
  let last = '';
  return async () => {
    if (last && (await done(client.send('GET', `/documents/${last}`))).status === 'draft') return last;
    last = (await done(client.send('POST', '/documents', draftWords))).id;
    return last;
  };
};

const paper = (): Uint8Array => specimen('Image rights', '2026-11-24');
const profileOf = ({ profile }: Person): string => profile?.id ?? '';
const noDigest = '0'.repeat(64);
/** Something to fill in, on the first page. */
const fieldOf = (who: Person) => ({
  ...{ id: 'f1', kind: 'text', signer: profileOf(who), required: true, label: 'Boots' },
  ...{ page: 1, left: 1000, top: 2000, width: 3000, height: 300 },
});
/** The draft as its author has it before her eyes. */
const seenDraft = async (fixture: AccessFixture) => {
  const id = await fixture.draft();
  const { data } = await fixture.who.sask.client.send('GET', `/documents/${id}`);
  // Of a draft that isn't there nothing was seen.
  return {
    id,
    version: data?.version ?? noDigest,
    sha256: data?.sha256 ?? noDigest,
    fields: data?.fields_version ?? null,
  };
};
const draftWithPaper = async (fixture: AccessFixture) => {
  const draft = await seenDraft(fixture);
  if (draft.sha256 !== noDigest) return draft;
  await fixture.who.sask.client.upload(`/documents/${draft.id}/file`, paper(), 'paper.pdf', {}, 'PUT');
  return seenDraft(fixture);
};
const onDraft =
  (rest: (fixture: AccessFixture) => Asked = () => ({})): Ask =>
  async ({ fixture }) => {
    const { params, ...asked } = rest(fixture);
    return { params: { document_id: await fixture.draft(), ...params }, ...asked };
  };

export const ownDocumentRequests: Readonly<Record<string, Ask>> = {
  draftDocument: () => ({ body: draftWords }),
  listKnownSigners: () => ({}),
  changeDocument: async ({ fixture }) => {
    const { id, version } = await seenDraft(fixture);
    return { params: { document_id: id }, body: { ...draftWords, title: 'Image rights of the season', version } };
  },
  uploadDocument: onDraft(() => ({ bytes: paper() })),
  placeFields: async ({ fixture }) => {
    const { id, sha256, fields: version } = await draftWithPaper(fixture);
    return { params: { document_id: id }, body: { fields: [fieldOf(fixture.who.sask)], sha256, version } };
  },
  addSigner: onDraft(({ who }) => ({ body: { email: who.sask.email } })),
  addCopy: onDraft(({ who }) => ({ body: { email: who.coll.email } })),
  removeCopy: onDraft(({ who }) => ({ params: { profile_id: profileOf(who.coll) } })),
  orderSigners: onDraft(({ who }) => ({ body: { places: [{ signers: [profileOf(who.sask)] }] } })),
  removeSigner: onDraft(({ who }) => ({ params: { profile_id: profileOf(who.sask) } })),
  sendDocument: onDraft(),
  correctDocument: onDraft(),
  discardDocument: onDraft(),
};

/** A new draft with these signers, in this order, of which these get a copy. */
const prepared =
  (
    signers: (fixture: AccessFixture) => readonly Person[],
    ask: (fixture: AccessFixture, draft: { readonly version: string; readonly sha256: string }) => Asked,
    readers: (fixture: AccessFixture) => readonly Person[] = () => [],
  ): Prepare =>
  async (_, fixture) => {
    const { client } = fixture.who.sask;
    const { id, version } = await done(client.send('POST', '/documents', draftWords));
    const { sha256 } = await done(client.upload(`/documents/${id}/file`, paper(), 'paper.pdf', {}, 'PUT'));
    for (const { email } of signers(fixture)) await done(client.send('POST', `/documents/${id}/signers`, { email }));
    for (const { email } of readers(fixture)) await done(client.send('POST', `/documents/${id}/copies`, { email }));
    const { params, ...asked } = ask(fixture, { version, sha256 });
    return { client, asked: { params: { document_id: id, ...params }, ...asked } };
  };

export const ownDocumentsPrepared: Readonly<Record<string, Prepare>> = {
  changeDocument: prepared(
    () => [],
    (_, { version }) => ({ body: { ...draftWords, title: 'Image rights, changed', version } }),
  ),
  uploadDocument: prepared(
    () => [],
    () => ({ bytes: specimen('Another paper', '2026-11-24') }),
  ),
  placeFields: prepared(
    ({ who }) => [who.sask],
    ({ who }, { sha256 }) => ({ body: { fields: [fieldOf(who.sask)], sha256, version: null } }),
  ),
  addSigner: prepared(
    () => [],
    ({ who }) => ({ body: { email: who.sask.email } }),
  ),
  addCopy: prepared(
    () => [],
    ({ who }) => ({ body: { email: who.coll.email } }),
  ),
  removeCopy: prepared(
    () => [],
    ({ who }) => ({ params: { profile_id: profileOf(who.coll) } }),
    ({ who }) => [who.coll],
  ),
  orderSigners: prepared(
    ({ who }) => [who.sask, who.coll],
    ({ who }) => ({ body: { places: [who.coll, who.sask].map((person) => ({ signers: [profileOf(person)] })) } }),
  ),
  removeSigner: prepared(
    ({ who }) => [who.sask],
    ({ who }) => ({ params: { profile_id: profileOf(who.sask) } }),
  ),
  sendDocument: prepared(
    ({ who }) => [who.sask],
    () => ({}),
  ),
  correctDocument: async (...given) => {
    const draft = prepared(
      ({ who }) => [who.coll],
      () => ({}),
    );
    const sent = await draft(...given);
    await done(sent.client.send('POST', `/documents/${sent.asked.params?.['document_id']}/send`));
    return sent;
  },
  discardDocument: prepared(
    () => [],
    () => ({}),
  ),
};
