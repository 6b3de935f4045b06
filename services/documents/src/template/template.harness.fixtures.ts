import { type DocumentsHarness, emailOf, type Known } from '../documents.harness.fixtures.ts';

/** Image rights as a draft, which a player and a parent without an account sign in any order, then who wrote it. */

export const templateWords = { title: 'Image rights', message: 'As we said.', signing_days: 7, shared: true } as const;

export interface Paper {
  readonly id: string;
  readonly sha256: string;
  /** By profile: the player, the parent. */
  readonly signers: readonly string[];
  /** By profile, who gets a copy. */
  readonly reader: string | undefined;
}

/** `copyFor`: who gets a copy, as its author names somebody. */
export const bringPaper = async (made: DocumentsHarness, author: Known, copyFor?: object): Promise<Paper> => {
  const davi = await made.known('player', 'Davi Adeyinka');
  const id = await made.brought(author, { title: 'Image rights of Davi' });
  await made.act(author, 'addSigner', id, emailOf(davi));
  await made.act(author, 'addSigner', id, { name: 'Carla Adeyinka', email: 'carla@example.org' });
  if (copyFor) await made.act(author, 'addCopy', id, copyFor);
  const { data: draft } = await made.act(author, 'addSigner', id, { profile_id: author.profile_id });
  const [player, parent, own]: string[] = draft.signers.map(({ profile_id }: { profile_id: string }) => profile_id);
  await made.act(author, 'orderSigners', id, { places: [{ signers: [player, parent] }, { signers: [own] }] });
  const fields = [
    { id: 'f1', kind: 'text', signer: player, label: 'Boots', required: true },
    { id: 'f2', kind: 'signature', signer: parent, required: true },
    { id: 'f3', kind: 'signature', signer: own, required: true },
  ].map((field, at) => ({ ...field, page: 1, left: 1000, top: 1000 * (at + 1), width: 3000, height: 300 }));
  await made.act(author, 'placeFields', id, { fields, sha256: draft.sha256, version: null });
  return { id, sha256: draft.sha256, signers: [player ?? '', parent ?? ''], reader: draft.copies[0]?.profile_id };
};

export const keepTemplate = (
  made: DocumentsHarness,
  author: Known,
  { id, signers: [player, parent], reader }: Paper,
  { words = {}, headers = {} }: { readonly words?: object; readonly headers?: Record<string, string> } = {},
) =>
  made.client.call(author.actor, 'makeTemplate', {
    params: { document_id: id },
    headers,
    body: {
      ...{ ...templateWords, ...words },
      roles: [
        { signer: player, name: 'Player' },
        { signer: parent, name: 'Parent' },
        ...(reader ? [{ signer: reader, name: 'Coach' }] : []),
      ],
    },
  });
