import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filesOfZip } from '@touchline/contracts/evidence/archive';
import { judgeEvidence } from '@touchline/contracts/evidence/evidence';
import { actorOf, eventually } from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness, seen } from '../documents.harness.fixtures.ts';
import { documentsRates } from '../limits.ts';
import { verifySealed } from '../sealing/verify-sealed.ts';
import type { Completed } from './state.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

describe('a contract', () => {
  it('is made, signed in order, sealed, checked and certified', async () => {
    const { player, club, id } = await made.accepted();
    const ready = await made.reaches(player, id, 'available');
    expect(ready).toMatchObject({
      your_turn: true,
      signers: [{ status: 'current', is_you: true }, { status: 'waiting' }],
      files: {
        original: { available: true },
        signed: { error: 'DocumentNotFullySigned' },
        certificate: { error: 'DocumentNotCompleted' },
      },
    });
    const original = await made.get(player, 'downloadOriginal', id);
    expect(
      Buffer.from(original.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await made.sign(player, id, ready.sha256)).data).toMatchObject({
      your_turn: false,
      signers: [{ status: 'signed' }, { status: 'current' }],
    });
    // The other side sees the signature and how it was made, and of the network no more than which one.
    const [first, second] = (await made.get(club, 'getDocument', id)).data.signers;
    expect(first.evidence).toMatchObject({ kind: 'typed', proof: 'password', sha256: ready.sha256 });
    expect(first.evidence.mark).not.toBe('');
    expect(first.evidence.network).toMatch(/^(\d+\.\d+\.x\.x)?$/);
    expect(second.evidence).toBeNull();
    const [row] = (await made.client.call(club.actor, 'listDocuments', {})).data;
    expect(row.signers[0]).not.toHaveProperty('evidence');
    expect((await made.sign(club, id, ready.sha256)).status).toBe(200);
    const done = await made.reaches(club, id, 'completed');
    expect(done.files).toMatchObject({
      original: { available: true },
      signed: { available: true },
      certificate: { available: true },
    });
    const sealed = (await made.get(club, 'downloadSigned', id)).bytes as Uint8Array;
    const verdict = await verifySealed(sealed, {
      trustedRoots: [made.sealing.rootCertificate],
      original: { sha256: ready.sha256, size: original.bytes?.byteLength ?? 0 },
    });
    expect(verdict).toMatchObject({ valid: true });
    expect((await made.get(player, 'downloadCertificate', id)).headers['content-type']).toBe('application/pdf');
    // Those who sign with somebody read his address; a list has none.
    expect(done.signers.map((s: { evidence: { address: string } }) => s.evidence.address)).toEqual([
      `${player.user_id}@example.com`,
      `${club.user_id}@example.com`,
    ]);
    expect(done.trail.map((t: { what: string }) => t.what)).toEqual([
      'Drafted',
      'File made',
      'Made available to its signers',
      'Signed',
      'Signed',
      'Signed by all',
      'Sealed and checked',
    ]);
  });
  it('NotYourTurnToSign, DocumentNotFullySigned, DocumentNotCompleted', async () => {
    const { player, club, id } = await made.accepted();
    const { sha256 } = await made.reaches(player, id, 'available');
    expect(seen(await made.sign(club, id, sha256))).toEqual([403, 'NotYourTurnToSign']);
    expect(
      seen(
        await made.client.call(club.actor, 'declineDocument', {
          params: { document_id: id },
          body: { reason: 'Not like this.' },
        }),
      ),
    ).toEqual([403, 'NotYourTurnToSign']);
    expect(seen(await made.get(player, 'downloadSigned', id))).toEqual([409, 'DocumentNotFullySigned']);
    for (const operation of ['downloadCertificate', 'downloadEvidence'])
      expect(seen(await made.get(player, operation, id))).toEqual([409, 'DocumentNotCompleted']);
  });
  it('DocumentNotUploaded: the draft is there before its file', async () => {
    made.failToStore('original');
    const { player, id } = await made.accepted();
    for (const operation of ['downloadOriginal', 'downloadEvidence'])
      expect(seen(await made.get(player, operation, id))).toEqual([409, 'DocumentNotUploaded']);
    expect(seen(await made.sign(player, id, '0'.repeat(64)))).toEqual([409, 'DocumentNotAvailableForSigning']);
    made.failToStore('no');
    await eventually(async () => {
      await made.client.service.sweeps.find((s) => s.name === 'drafts without a file')?.run();
      made.harness.travel(6000);
      expect((await made.get(player, 'getDocument', id)).data.status).toBe('available');
    }, 'the sweep makes the file');
  });
  it('NoCurrentSigner: between the last signature and the seal; a stuck seal is shown to staff and heals', async () => {
    made.failToStore('sealed');
    const { player, club, id } = await made.accepted();
    const { sha256 } = await made.reaches(player, id, 'available');
    await made.sign(player, id, sha256);
    await made.sign(club, id, sha256);
    expect((await made.reaches(player, id, 'fully-signed')).files.signed).toMatchObject({
      error: 'DocumentNotCompleted',
    });
    expect(seen(await made.sign(player, id, sha256))).toEqual([409, 'NoCurrentSigner']);
    const admin = actorOf('usr_staff', null, { is_admin: true, authenticated_at: made.harness.clock().toISOString() });
    const sweep = made.client.service.sweeps.find((s) => s.name === 'seals to try again');
    await eventually(
      async () => {
        made.harness.travel(11 * 60_000);
        await sweep?.run();
        const { data } = await made.client.call(
          { ...admin, authenticated_at: made.harness.clock().toISOString() },
          'listStuckSeals',
        );
        expect(data).toMatchObject([{ id, cause: 'no room for the sealed file' }]);
      },
      'staff see the stuck seal',
      { within: 20_000 },
    );
    const figures = await made.metrics.registry.metrics();
    expect(figures).toContain('\ntouchline_stuck_seals 1\n');
    const end = Number(/\ntouchline_sealing_certificate_end_seconds (.+)\n/.exec(figures)?.[1]) * 1_000;
    expect(end).toBeGreaterThan(made.harness.clock().getTime());
    made.failToStore('no');
    const fresh = { ...admin, authenticated_at: made.harness.clock().toISOString() };
    expect((await made.client.call(fresh, 'retrySeal', { params: { document_id: id } })).status).toBe(202);
    const completed = await made.reaches(player, id, 'completed');
    const ofPlayer = await made.client.call(fresh, 'listDocumentsOf', { query: { profile_ids: player.profile_id } });
    expect(ofPlayer.data).toMatchObject([
      { id, kind: 'contract', title: completed.title, status: 'completed', turn: null },
    ]);
    const { data: pulse } = await made.client.call(fresh, 'signaturePulse', { query: { period: 'days' } });
    expect(pulse.contracts.at(-1).count).toBeGreaterThan(0);
    expect(await made.metrics.registry.metrics()).toContain('\ntouchline_stuck_seals 0\n');
    made.harness.travel('2026-11-19T08:00:00.000Z');
  });
  it('DocumentNotAvailableForSigning: once declined, voided, expired or completed', async () => {
    const first = await made.accepted();
    const one = await made.reaches(first.player, first.id, 'available');
    await made.client.call(first.player.actor, 'declineDocument', {
      params: { document_id: first.id },
      body: { reason: 'I stay where I am.' },
    });
    expect(seen(await made.sign(first.player, first.id, one.sha256))).toEqual([409, 'DocumentNotAvailableForSigning']);
    const second = await made.accepted();
    const two = await made.reaches(second.player, second.id, 'available');
    expect(
      seen(
        await made.client.call(second.player.actor, 'voidDocument', {
          params: { document_id: second.id },
          body: { reason: 'Not mine.' },
        }),
      ),
    ).toEqual([403, 'AccessDeniedException']);
    await made.client.call(second.club.actor, 'voidDocument', {
      params: { document_id: second.id },
      body: { reason: 'A date was wrong.' },
    });
    expect(seen(await made.sign(second.player, second.id, two.sha256))).toEqual([
      409,
      'DocumentNotAvailableForSigning',
    ]);
    const third = await made.accepted();
    const three = await made.reaches(third.player, third.id, 'available');
    made.harness.travel(three.expires_at);
    expect(seen(await made.sign(third.player, third.id, three.sha256))).toEqual([
      409,
      'DocumentNotAvailableForSigning',
    ]);
    await made.client.service.sweeps.find((s) => s.name === 'expired documents')?.run();
    await made.reaches(third.player, third.id, 'expired');
    made.harness.travel('2026-11-19T08:00:00.000Z');
  });
  it('InvalidAuthenticationException: a proof is for one person, one document, these bytes, for a minute', async () => {
    const { player, club, id } = await made.accepted();
    const { sha256 } = await made.reaches(player, id, 'available');
    const refused = async (given: string) =>
      expect(seen(await made.sign(player, id, sha256, { proof: given }))).toEqual([
        422,
        'InvalidAuthenticationException',
      ]);
    await refused(await made.proof(club, id, sha256));
    await refused(await made.proof(player, 'doc_other', sha256));
    await refused(await made.proof(player, id, 'f'.repeat(64)));
    await refused('not.a.proof');
    const old = await made.proof(player, id, sha256);
    made.harness.travel(66_000);
    await refused(old);
    made.harness.travel(-66_000);
  });
  it('StaleVersion: who read other bytes reads again', async () => {
    const { player, id } = await made.accepted();
    const { sha256 } = await made.reaches(player, id, 'available');
    const reply = await made.sign(player, id, 'e'.repeat(64));
    expect([...seen(reply), reply.json.details.sha256]).toEqual([409, 'StaleVersion', sha256]);
  });
  it('NotFound: for whoever neither wrote nor signs it', async () => {
    const { player, id } = await made.accepted();
    await made.reaches(player, id, 'available');
    const stranger = await made.known('player', 'Somebody Else');
    for (const operation of ['getDocument', 'downloadOriginal', 'downloadEvidence'])
      expect(seen(await made.get(stranger, operation, id))).toEqual([404, 'NotFound']);
  });
  it('answers the same to the same click', async () => {
    const { player, id } = await made.accepted();
    const { sha256 } = await made.reaches(player, id, 'available');
    const headers = { 'idempotency-key': 'signature-1' };
    const first = await made.sign(player, id, sha256, {}, headers);
    const again = await made.sign(player, id, sha256, {}, headers);
    expect([again.status, again.data]).toEqual([200, first.data]);
  });
});

describe('a stored file that is no longer what was signed', () => {
  const lie = async (key: string, bytes: Uint8Array | null): Promise<() => Promise<void>> => {
    const genuine = await made.harness.files.get(key);
    if (bytes) await made.harness.files.put(key, bytes, { contentType: 'application/pdf' });
    else await made.harness.files.delete(key);
    return () => made.harness.files.put(key, genuine, { contentType: 'application/pdf' });
  };
  it.each([
    ['changed', new TextEncoder().encode('%PDF-1.7 another contract')],
    ['missing', null],
  ])(
    'ServiceUnavailable: neither shown as genuine nor signed where it is %s, until it is restored',
    async (_, bytes) => {
      const { player, id } = await made.accepted();
      const { sha256 } = await made.reaches(player, id, 'available');
      const restore = await lie(`documents/${id}/${sha256}.pdf`, bytes);
      expect(seen(await made.get(player, 'downloadOriginal', id))).toEqual([503, 'ServiceUnavailable']);
      expect(seen(await made.sign(player, id, sha256))).toEqual([503, 'ServiceUnavailable']);
      expect((await made.get(player, 'getDocument', id)).data.signers[0].status).toBe('current');
      await restore();
      expect((await made.get(player, 'downloadOriginal', id)).status).toBe(200);
      expect((await made.sign(player, id, sha256)).status).toBe(200);
    },
  );
});

describe('what proves a completed contract', () => {
  const check = (fingerprint: string, ip: string) =>
    made.client.call(null, 'checkSealedFile', { params: { fingerprint }, headers: { 'x-client-ip': ip } });
  const completed = async () => {
    const { player, club, id } = await made.accepted();
    const { sha256 } = await made.reaches(player, id, 'available');
    await made.sign(player, id, sha256);
    await made.sign(club, id, sha256);
    await made.reaches(club, id, 'completed');
    return { player, club, id };
  };
  it('comes in one archive, which verifies without the product, and is found again by whoever has the file', async () => {
    const { club, player, id } = await completed();
    const { bytes, headers } = await made.get(club, 'downloadEvidence', id);
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/zip',
      expect.stringMatching(/^attachment; .*%20\(evidence\)\.zip$/),
    ]);
    const files = await filesOfZip(new Uint8Array(bytes ?? []));
    const { findings, root } = await judgeEvidence(files);
    expect(findings.filter((one) => !one.holds)).toEqual([]);
    const { sealed, certificate, fully_signed_at: at } = (await made.stored(id)) as Completed;
    const asked = await Promise.all([sealed, certificate].map((file) => check(file.sha256, '192.0.2.1')));
    expect(asked.map(({ data }) => data)).toEqual([
      { sealed: { kind: 'document', at, signers: 2 }, root_sha256: root, earlier_roots_sha256: [] },
      { sealed: { kind: 'certificate', at, signers: 2 }, root_sha256: root, earlier_roots_sha256: [] },
    ]);
    // Nothing of the people or of what they agreed on.
    for (const secret of [id, player.name, club.name, 'Sparta', 'Contract of'])
      expect(JSON.stringify(asked.map(({ json }) => json))).not.toContain(secret);
  });
  it('is not known by other bytes, nor before the seal', async () => {
    const { player, id } = await made.accepted();
    const { sha256 } = await made.reaches(player, id, 'available');
    for (const fingerprint of ['0'.repeat(64), sha256])
      expect((await check(fingerprint, '192.0.2.2')).data).toMatchObject({ sealed: null });
  });
  it.each(['A1'.repeat(32), 'a1'.repeat(31), '$ne'])('ValidationFailed: %s is no fingerprint', async (fingerprint) =>
    expect(seen(await check(fingerprint, '192.0.2.3'))).toEqual([422, 'ValidationFailed']),
  );
  it('TooManyRequests: nobody tries fingerprints by the thousand', async () => {
    const { points } = documentsRates.check;
    for (let turn = 0; turn < points; turn += 1) expect((await check('b2'.repeat(32), '192.0.2.4')).status).toBe(200);
    expect(seen(await check('b2'.repeat(32), '192.0.2.4'))).toEqual([429, 'TooManyRequests']);
    expect((await check('b2'.repeat(32), '192.0.2.5')).status).toBe(200);
  });
  it('ServiceUnavailable: no archive is made of a file that is no longer what was sealed', async () => {
    const { club, id } = await completed();
    const { sealed } = (await made.stored(id)) as Completed;
    const genuine = await made.harness.files.get(sealed.key);
    await made.harness.files.put(sealed.key, new TextEncoder().encode('%PDF-1.7'), { contentType: 'application/pdf' });
    expect(seen(await made.get(club, 'downloadEvidence', id))).toEqual([503, 'ServiceUnavailable']);
    await made.harness.files.put(sealed.key, genuine, { contentType: 'application/pdf' });
    expect((await made.get(club, 'downloadEvidence', id)).status).toBe(200);
  });
});

describe('a copy of a document whose title would be cut within a letter', () => {
  // Such names came in before they were refused.
  it.each([78, 79, 80])('is saved under whole letters (%i)', async (length) => {
    const { player, club, id } = await made.accepted(`${'x'.repeat(length)}${'𝕯'.repeat(30)}`);
    const { sha256 } = await made.reaches(player, id, 'available');
    await made.sign(player, id, sha256, { signature: { kind: 'typed', text: 'Davi Adeyinka' } });
    await made.sign(club, id, sha256);
    await made.reaches(club, id, 'completed');
    for (const operation of ['downloadOriginal', 'downloadSigned', 'downloadCertificate', 'downloadEvidence']) {
      const { status, headers } = await made.get(player, operation, id);
      expect([operation, status]).toEqual([operation, 200]);
      const name = /filename\*=UTF-8''(.+)$/.exec(headers['content-disposition'] ?? '')?.[1] ?? '';
      expect(decodeURIComponent(name)).toMatch(
        /^Contract of x+(𝕯)+(( \((signed|certificate)\))?\.pdf| \(evidence\)\.zip)$/u,
      );
    }
  });
});

it('two signers at once, many rounds: one signs, the other hears that it isn’t their turn', async () => {
  for (let i = 0; i < 6; i += 1) {
    const { player, club, id } = await made.accepted();
    const { sha256 } = await made.reaches(player, id, 'available');
    const tries = await Promise.all([
      ...Array.from({ length: 4 }, () => made.sign(player, id, sha256)),
      made.sign(club, id, sha256),
    ]);
    expect(tries.slice(0, 4).filter((r) => r.status === 200)).toHaveLength(1);
    for (const lost of tries.slice(0, 4).filter((r) => r.status !== 200))
      expect(['NotYourTurnToSign', 'NoCurrentSigner']).toContain(lost.error);
    const last = tries[4];
    if (last?.status !== 200) expect(last?.error).toBe('NotYourTurnToSign');
  }
});
