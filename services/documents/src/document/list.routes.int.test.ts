import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maxArchived } from '@touchline/contracts/policies/own-documents';
import { newId } from '@touchline/platform/domain';
import type { TestReply } from '@touchline/quality/testkit';
import { strFromU8, unzipSync } from 'fflate';
import { type DocumentsHarness, documentsHarness, type Known, seen } from '../documents.harness.fixtures.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

const found = async (who: Known, q: string) =>
  (await made.client.call(who.actor, 'listDocuments', { query: { q } })).data.map((row: { id: string }) => row.id);
const archive = (who: Known, ...ids: readonly string[]) =>
  made.client.call(who.actor, 'downloadDocuments', { query: { ids: ids.join(',') } });
const drafted = async (who: Known, title: string): Promise<string> =>
  (await made.client.call(who.actor, 'draftDocument', { body: { title, message: '', sign_until: null } })).data.id;

describe('documents among many', () => {
  it('are found by words of the title, of the club or of a name in them, however they are typed', async () => {
    const { player, club, id } = await made.accepted('Mikołaj Sadecki');
    await made.reaches(player, id, 'available');
    const own = await drafted(club, 'Prawa do wizerunku');
    for (const q of ['mikolaj', 'SADECKI mikołaj', 'contract sparta', 'verhulst'])
      expect([q, await found(player, q)]).toEqual([q, [id]]);
    expect(await found(club, 'wizerunku')).toEqual([own]);
    expect((await found(club, 'saskia')).toSorted()).toEqual([id, own].toSorted());
    for (const q of ['.*', '(']) expect((await found(club, q)).length).toBe(2);
    for (const q of ['mikolaj feyenoord', 'wizerunku mikolaj']) expect(await found(club, q)).toEqual([]);
    // A draft of somebody else is found by nobody who only signs with him.
    expect(await found(player, 'wizerunku')).toEqual([]);
  });

  it('are at the home of each: to sign, for others to sign, and waiting for the seal', async () => {
    const { player, club, id } = await made.accepted('Davi Adeyinka');
    const { sha256 } = await made.reaches(player, id, 'available');
    await drafted(club, 'Image rights');
    const home = async (who: Known) => (await made.client.call(who.actor, 'documentsAtHome')).data;
    const ids = ({ mine, others, unsealed }: Record<'mine' | 'others' | 'unsealed', readonly { id: string }[]>) =>
      [mine, others, unsealed].map((some) => some.map((one) => one.id));
    expect(ids(await home(player))).toEqual([[id], [], []]);
    expect(ids(await home(club))).toEqual([[], [id], []]);
    const list = (who: Known) => made.client.call(who.actor, 'listDocuments', { query: { turn: 'mine' } });
    expect((await home(player)).mine).toEqual((await list(player)).data);
    await made.sign(player, id, sha256);
    expect(ids(await home(player))).toEqual([[], [id], []]);
    expect(ids(await home(club))).toEqual([[id], [], []]);
    await made.sign(club, id, sha256);
    await made.reaches(club, id, 'completed');
    expect(ids(await home(club))).toEqual([[], [], []]);
    expect(seen(await made.client.call(null, 'documentsAtHome'))).toEqual([401, 'Unauthenticated']);
  });

  it('are taken along in one archive, each as far as it is', async () => {
    const { player, club, id } = await made.accepted('Davi Adeyinka');
    const { sha256, title } = await made.reaches(player, id, 'available');
    const own = await drafted(club, 'Image rights');
    const open = await archive(club, id, own, id);
    expect([open.status, open.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(decodeURIComponent(open.headers['content-disposition'] ?? '')).toContain('(1 of 2).zip');
    const names = ({ bytes }: TestReply) => Object.keys(unzipSync(new Uint8Array(bytes ?? [])));
    expect(names(open)).toEqual(['contents.txt', `${title}.pdf`]);
    await made.sign(player, id, sha256);
    await made.sign(club, id, sha256);
    await made.reaches(club, id, 'completed');
    const sealed = await archive(player, id);
    expect(names(sealed)).toEqual(['contents.txt', `${title} (signed).pdf`]);
    const entries = unzipSync(new Uint8Array(sealed.bytes ?? []));
    expect(strFromU8(entries['contents.txt'] ?? new Uint8Array())).toContain('Signed by all and sealed');
    const { bytes } = await made.get(player, 'downloadSigned', id);
    expect(Buffer.from(entries[`${title} (signed).pdf`] ?? [])).toEqual(Buffer.from(bytes ?? []));
  });

  it('NotFound: all of them where one is not theirs; ValidationFailed: none, or too many', async () => {
    const { player, club, id } = await made.accepted('Davi Adeyinka');
    await made.reaches(player, id, 'available');
    const own = await drafted(club, 'Image rights');
    expect(seen(await archive(player, id, own))).toEqual([404, 'NotFound']);
    expect(seen(await archive(player))).toEqual([422, 'ValidationFailed']);
    const many = Array.from({ length: maxArchived + 1 }, () => newId('doc'));
    expect(seen(await archive(player, ...many))).toEqual([422, 'ValidationFailed']);
    expect(seen(await archive(player, ...many.slice(1)))).toEqual([404, 'NotFound']);
  });
});
