import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgeEvidence } from '@touchline/contracts/evidence/evidence';
import { listsSay } from '@touchline/contracts/evidence/kept-lists';
import { sealsIn } from '@touchline/contracts/evidence/seal';
import {
  authorityName,
  type ListConduct,
  startListServer,
  startTimestampAuthority,
  type TestListServer,
  type TestTimestampAuthority,
} from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness } from '../documents.harness.fixtures.ts';
import { opened } from '../evidence/evidence.fixtures.ts';
import { readPdf } from '../paper/read-pdf.fixtures.ts';
import { type SealedStory, sealedStory } from './sealed-story.fixtures.ts';
import { listedIdentity } from './sealing.fixtures.ts';
import { verifySealed } from './verify-sealed.ts';

const { identity, own, issuer, root } = listedIdentity();
const hour = 60 * 60_000;
let authority: TestTimestampAuthority;
let server: TestListServer;
let made: DocumentsHarness;
let story: SealedStory;
let now = (): Date => new Date();
/** Whether the issuer names the sealing certificate in its list. */
let isRevoked = false;
let addresses: readonly string[] = [];
beforeAll(async () => {
  authority = await startTimestampAuthority({ clock: () => now() });
  server = await startListServer();
  addresses = [
    server.publish('/issuer.crl', () => issuer.list({ from: now(), revoked: isRevoked ? [own] : [] })),
    server.publish('/root.crl', () => root.list({ from: now() })),
    server.publish('/time.crl', () => authority.list({ from: now() })),
  ];
  const timestampAuthority = { url: authority.url, roots: [authority.root] };
  made = await documentsHarness({ timestampAuthority, revocationLists: addresses, identity });
  story = sealedStory(made);
  now = made.harness.clock;
});
afterAll(async () => {
  await made.harness.close();
  await authority.stop();
  await server.stop();
});

const check = () => ({
  ...{ trustedRoots: [identity.rootCertificate], time: { trustedRoots: [authority.root] }, needsLists: true },
});

/** Until what is in memory is asked for again. */
const anHourPasses = () => made.harness.travel(hour);

/** Both papers of a sealed document keep their lists, whoever reads them finds that, and the certificate tells it. */
const keepsLists = async (player: Awaited<ReturnType<SealedStory['signed']>>['player'], id: string) => {
  for (const paper of ['downloadSigned', 'downloadCertificate']) {
    const bytes = new Uint8Array((await made.get(player, paper, id)).bytes as Uint8Array);
    expect(await verifySealed(bytes, check())).toMatchObject({ valid: true, time: { by: authorityName } });
    const [seal] = await sealsIn(bytes);
    expect(seal && (await listsSay(bytes, seal))).toBe('unrevoked');
    if (paper === 'downloadCertificate')
      expect((await readPdf(bytes)).text).toContain('None was revoked; the lists of that time are in the sealed file');
  }
};

describe('where lists of revoked certificates are named', () => {
  it('a contract is sealed with them, and both papers keep them', async () => {
    const before = server.asked();
    const { player, id } = await story.signed();
    await made.reaches(player, id, 'completed');
    expect(server.asked() - before).toBe(3);
    await keepsLists(player, id);
    const archive = (await made.get(player, 'downloadEvidence', id)).bytes as Uint8Array;
    const { holds, findings } = await judgeEvidence(await opened(archive));
    expect(holds).toBe(true);
    expect(findings.map(({ says }) => says)).toContain(
      'No certificate of the seal was revoked: the lists of that time are in the file.',
    );
    await story.onlyPapersStay(id);
  });

  it('the next one asks nobody for lists', async () => {
    const before = server.asked();
    const { player, id } = await story.signed();
    await made.reaches(player, id, 'completed');
    expect(server.asked()).toBe(before);
    await keepsLists(player, id);
  });

  it.each<[ListConduct, string]>([
    ['none', 'can’t be reached (UND_ERR_SOCKET)'],
    ['unavailable', 'answered 503'],
    ['garbage', 'answered what can’t be used: not DER: it ends within an element'],
  ])(
    'where their server is %s, the contract waits with its signatures, and is sealed once it answers',
    async (conduct, why) => {
      anHourPasses();
      server.conduct(conduct);
      const { player, id } = await story.signed();
      const causes = addresses.map((address) => `${address} ${why}`).join('; ');
      const cause = `No list of revoked certificates speaks for “Touchline Document Seal”: ${causes}.`;
      await story.failed(id, cause);
      expect(await story.swept(id)).toMatchObject({ status: 'fully-signed', sealing: { attempts: 2, cause } });
      expect(await story.keptOf(id)).toEqual([]);
      server.conduct('list');
      expect((await story.swept(id)).status).toBe('completed');
      await keepsLists(player, id);
    },
  );

  it('nothing is sealed with a certificate that is revoked', async () => {
    anHourPasses();
    isRevoked = true;
    const { id } = await story.signed();
    await story.failed(
      id,
      'The certificate “Touchline Document Seal” is revoked by its issuer: nothing is sealed with it.',
    );
    isRevoked = false;
    anHourPasses();
    expect((await story.swept(id)).status).toBe('completed');
  });

  it('a try that was cut off is repeated with the same lists: it leaves one sealed paper', async () => {
    made.failToStore('sealed');
    const { player, id } = await story.signed();
    await story.failed(id, 'no room for the sealed file');
    expect(await story.keptOf(id)).toEqual(['crl', 'crl', 'tst', 'tst']);
    const [asked, confirmed] = [server.asked(), authority.asked()];
    anHourPasses();
    made.failToStore('no');
    expect((await story.swept(id)).status).toBe('completed');
    expect(server.asked()).toBe(asked);
    // The certificate tells that it failed once.
    expect(authority.asked() - confirmed).toBe(1);
    await keepsLists(player, id);
    expect(await story.keptOf(id)).toEqual(['certificate.pdf', 'sealed.pdf']);
  });

  it('lists that have run out meanwhile are replaced, with the token that was for them', async () => {
    made.failToStore('sealed');
    const { player, id } = await story.signed();
    await story.failed(id, 'no room for the sealed file');
    made.failToStore('no');
    made.harness.travel(25 * hour);
    // The contract's own have their time confirmed already; the certificate, which is another one by now, hasn't.
    expect(await story.swept(id)).toMatchObject({ sealing: { cause: expect.stringContaining('list-missing') } });
    expect((await story.swept(id)).status).toBe('completed');
    await keepsLists(player, id);
    expect(await story.keptOf(id)).toEqual(['certificate.pdf', 'sealed.pdf']);
  });

  it('a paper is tried for its seal without asking anybody', async () => {
    const before = [server.asked(), authority.asked()];
    anHourPasses();
    const author = await made.known('club-representative', 'Saskia Verhulst');
    await made.brought(author);
    expect([server.asked(), authority.asked()]).toEqual(before);
  });
});
