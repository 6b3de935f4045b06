import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgeEvidence } from '@touchline/contracts/evidence/evidence';
import {
  type AuthorityConduct,
  actorOf,
  authorityName,
  startTimestampAuthority,
  type TestTimestampAuthority,
} from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness } from '../documents.harness.fixtures.ts';
import { opened } from '../evidence/evidence.fixtures.ts';
import { type SealedStory, sealedStory } from './sealed-story.fixtures.ts';
import { verifySealed } from './verify-sealed.ts';

let authority: TestTimestampAuthority;
let made: DocumentsHarness;
let story: SealedStory;
let now = (): Date => new Date();
beforeAll(async () => {
  authority = await startTimestampAuthority({ clock: () => now() });
  made = await documentsHarness({ timestampAuthority: { url: authority.url, roots: [authority.root] } });
  story = sealedStory(made);
  now = made.harness.clock;
});
afterAll(async () => {
  await made.harness.close();
  await authority.stop();
});

describe('where an authority confirms the time', () => {
  it('a contract is sealed with two tokens, and both papers and the archive say when', async () => {
    const before = authority.asked();
    const { player, id } = await story.signed();
    await made.reaches(player, id, 'completed');
    expect(authority.asked() - before).toBe(2);
    const sealed = (await made.get(player, 'downloadSigned', id)).bytes as Uint8Array;
    const check = { trustedRoots: [made.sealing.rootCertificate], time: { trustedRoots: [authority.root] } };
    expect(await verifySealed(sealed, check)).toMatchObject({ valid: true, time: { by: authorityName } });
    const certificate = (await made.get(player, 'downloadCertificate', id)).bytes as Uint8Array;
    expect(await verifySealed(certificate, check)).toMatchObject({ valid: true, time: { by: authorityName } });
    const archive = (await made.get(player, 'downloadEvidence', id)).bytes as Uint8Array;
    const { holds, time } = await judgeEvidence(await opened(archive));
    expect([holds, time?.by]).toEqual([true, authorityName]);
    await story.onlyPapersStay(id);
  });

  it.each<[AuthorityConduct, string]>([
    ['none', 'The time-stamp authority can’t be reached (UND_ERR_SOCKET).'],
    ['html', 'The time-stamp authority answered with text/html instead of a time stamp.'],
    ['other-imprint', 'The time-stamp authority confirmed something else.'],
    ['expired', 'The time-stamp authority signs with a certificate that is not in force.'],
  ])(
    'where it is %s, the contract waits with its signatures, and is sealed once it confirms',
    async (conduct, cause) => {
      authority.conduct(conduct);
      const { player, id } = await story.signed();
      await story.failed(id, cause);
      expect(await story.keptOf(id)).toEqual([]);
      expect(await story.swept(id)).toMatchObject({ status: 'fully-signed', sealing: { attempts: 2, cause } });
      expect(await story.keptOf(id)).toEqual([]);
      authority.conduct('token');
      expect((await story.swept(id)).status).toBe('completed');
      const bytes = (await made.get(player, 'downloadSigned', id)).bytes as Uint8Array;
      const check = { trustedRoots: [made.sealing.rootCertificate], time: { trustedRoots: [authority.root] } };
      expect(await verifySealed(bytes, check)).toMatchObject({ valid: true, time: { by: authorityName } });
    },
  );

  it('staff who try again are answered while it still thinks', async () => {
    authority.conduct('html');
    const { id } = await story.signed();
    await story.failed(id, 'The time-stamp authority answered with text/html instead of a time stamp.');
    authority.conduct('silent');
    const staff = actorOf('usr_staff', null, { is_admin: true, authenticated_at: made.harness.clock().toISOString() });
    expect((await made.client.call(staff, 'retrySeal', { params: { document_id: id } })).status).toBe(202);
    expect((await made.stored(id)).status).toBe('fully-signed');
    authority.conduct('token');
    await story.failed(id, 'The time-stamp authority can’t be reached (UND_ERR_SOCKET).');
    expect((await story.swept(id)).status).toBe('completed');
  });

  it('a try that was cut off after its token came is repeated with the same one: it leaves one sealed paper', async () => {
    made.failToStore('sealed');
    const before = authority.asked();
    const { id } = await story.signed();
    await story.failed(id, 'no room for the sealed file');
    expect(await story.keptOf(id)).toEqual(['tst', 'tst']);
    made.failToStore('no');
    expect((await story.swept(id)).status).toBe('completed');
    // Two, and a third for the certificate, which tells that it failed once.
    expect(authority.asked() - before).toBe(3);
    expect(await story.keptOf(id)).toEqual(['certificate.pdf', 'sealed.pdf']);
  });

  it('a paper is tried for its seal without asking anybody', async () => {
    const before = authority.asked();
    authority.conduct('none');
    const author = await made.known('club-representative', 'Saskia Verhulst');
    await made.brought(author);
    expect(authority.asked()).toBe(before);
    authority.conduct('token');
  });
});
