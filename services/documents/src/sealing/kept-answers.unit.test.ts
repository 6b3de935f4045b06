import { afterAll, describe, expect, it } from '@jest/globals';
import { certificatesOfPem } from '@touchline/contracts/evidence/certificates';
import { FileMissing, type Files } from '@touchline/platform/files';
import { startListServer, startTimestampAuthority } from '@touchline/quality/testkit';
import { createKeptAnswers, type SealedPaper } from './kept-answers.ts';
import { createRevocationLists } from './revocation-lists.ts';
import { listedIdentity, now } from './sealing.fixtures.ts';
import { createTimestampAuthority } from './timestamp-authority.ts';

const { identity, issuer, root } = listedIdentity();
const chain = certificatesOfPem(identity.certificateChain.join('\n'));
let time = now;
const clock = () => time;
const [one, other] = await Promise.all([startTimestampAuthority({ clock }), startTimestampAuthority({ clock })]);
const server = await startListServer();
afterAll(() => Promise.all([one.stop(), other.stop(), server.stop()]));
const addresses = [
  server.publish('/issuer.crl', () => issuer.list({ from: time })),
  server.publish('/root.crl', () => root.list({ from: time })),
  server.publish('/one.crl', () => one.list({ from: time })),
  server.publish('/other.crl', () => other.list({ from: time })),
];
const [digest, another] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)];
const day = 24 * 60 * 60_000;

/** What a process keeps of a document in these files; each process has a memory of its own. */
const keptIn = (stored: Map<string, Uint8Array>, authority = one, wantsLists = true) => {
  const files = {
    get: async (key: string) => {
      const bytes = stored.get(key);
      if (!bytes) throw new FileMissing(key);
      return bytes;
    },
    put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
    delete: async (key: string) => void stored.delete(key),
  } as unknown as Files;
  const times = createTimestampAuthority({ url: authority.url, roots: [one.root, other.root] });
  const lists = wantsLists ? createRevocationLists(addresses, { clock }) : undefined;
  return createKeptAnswers({ files, times, lists, sealChain: async () => chain, clock })('doc_1');
};
const stamped = (kept: ReturnType<typeof keptIn>, paper: SealedPaper, imprint = digest) =>
  kept.timesOf(paper).timestamp(imprint, 'SHA-256');

describe('what others have answered for a seal', () => {
  it('is the same at the next try, of another process too, for each paper by itself', async () => {
    const stored = new Map<string, Uint8Array>();
    const lists = await keptIn(stored).listsOf('sealed');
    expect(lists).toHaveLength(3);
    const token = await stamped(keptIn(stored), 'sealed');
    time = new Date(time.getTime() + 1000);
    const again = keptIn(stored);
    expect(await again.listsOf('sealed')).toEqual(lists);
    expect(await stamped(again, 'sealed')).toEqual(token);
    expect(await again.listsOf('certificate')).not.toEqual(lists);
    expect([...stored.keys()]).toEqual([
      'documents/doc_1/sealed.crl',
      'documents/doc_1/sealed.tst',
      'documents/doc_1/certificate.crl',
    ]);
    await again.forget();
    expect([...stored.keys()]).toEqual([]);
  });

  it('serves for longer than the lists themselves where a time is confirmed at which they were in date', async () => {
    const stored = new Map<string, Uint8Array>();
    const lists = await keptIn(stored).listsOf('sealed');
    const token = await stamped(keptIn(stored), 'sealed');
    time = new Date(time.getTime() + 2 * day);
    const later = keptIn(stored);
    expect(await later.listsOf('sealed')).toEqual(lists);
    expect(await stamped(later, 'sealed')).toEqual(token);
  });

  it('is replaced where the lists have run out before a time was confirmed', async () => {
    const stored = new Map<string, Uint8Array>();
    const lists = await keptIn(stored).listsOf('sealed');
    time = new Date(time.getTime() + 2 * day);
    expect(await keptIn(stored).listsOf('sealed')).not.toEqual(lists);
  });

  it('is replaced with its token where the lists were not in date at the time that it confirms', async () => {
    const stored = new Map<string, Uint8Array>();
    const lists = await keptIn(stored).listsOf('sealed');
    time = new Date(time.getTime() + 2 * day);
    await stamped(keptIn(stored), 'sealed', another);
    const later = keptIn(stored);
    expect(await later.listsOf('sealed')).not.toEqual(lists);
    expect([...stored.keys()]).toEqual(['documents/doc_1/sealed.crl']);
  });

  it('is replaced where another authority confirms the time, which the lists don’t speak for', async () => {
    const stored = new Map<string, Uint8Array>();
    const lists = await keptIn(stored).listsOf('sealed');
    const found = await keptIn(stored, other).listsOf('sealed');
    expect([found?.length, found?.[2] && Buffer.from(found[2]).equals(lists?.[2] ?? new Uint8Array())]).toEqual([
      3,
      false,
    ]);
  });

  it('is replaced where it can’t be read', async () => {
    const stored = new Map([['documents/doc_1/sealed.crl', new Uint8Array([0x30])]]);
    const kept = keptIn(stored);
    expect(await kept.listsOf('sealed')).toHaveLength(3);
    stored.set('documents/doc_1/sealed.tst', new Uint8Array([0x30]));
    expect(await keptIn(stored).listsOf('sealed')).toHaveLength(3);
    expect(await stamped(kept, 'sealed')).not.toEqual(new Uint8Array([0x30]));
  });

  it('are no lists where none are wanted', async () => {
    const stored = new Map<string, Uint8Array>();
    expect(await keptIn(stored, one, false).listsOf('sealed')).toBeUndefined();
    expect(stored.size).toBe(0);
  });
});
