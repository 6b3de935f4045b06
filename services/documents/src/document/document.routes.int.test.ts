import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { offerEvents, profileEvents, subscriptionEvents, userEvents } from '@touchline/contracts/events';
import type { Files } from '@touchline/platform/files';
import { createMetrics } from '@touchline/platform/telemetry';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
  type TestReply,
} from '@touchline/quality/testkit';
import { SignJWT } from 'jose';
import { verifySealed } from '../sealing/verify-sealed.ts';
import { createDocuments, newSealingIdentity, type SigningIdentity } from '../service.ts';

let harness: ServiceHarness;
let documents: ServiceClient;
let sealing: SigningIdentity;
const keys = generateKeyPairSync('ed25519');
const metrics = createMetrics({ keepMs: 0 });
let storeFails: 'no' | 'original' | 'sealed' = 'no';

beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, authenticate, logger, clock } = harness;
  sealing = await newSealingIdentity(clock());
  const files: Files = {
    ...harness.files,
    put: async (key, bytes, options) => {
      if (storeFails === 'sealed' && key.endsWith('.sealed.pdf')) throw new Error('no room for the sealed file');
      if (storeFails === 'original' && !key.includes('.sealed') && !key.includes('.certificate'))
        throw new Error('no room for the file');
      return harness.files.put(key, bytes, options);
    },
  };
  documents = await harness.run(
    createDocuments({
      connection: await harness.database.connect(),
      bus,
      authenticate,
      logger,
      metrics,
      clock,
      files,
      sealing,
      proofPublicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }) as string,
    }),
  );
});
afterAll(() => harness.close());

let count = 0;
const known = async (profile_type: 'player' | 'club-representative', name: string) => {
  count += 1;
  const user_id = `usr_d${count}`;
  const profile_id = `prf_d${count}`;
  await harness.tell(userEvents.verified.type, user_id, {
    user: {
      ...userEvents.verified.example.user,
      user_id,
      verification_status: 'verified',
      email: `${user_id}@example.com`,
    },
  });
  await harness.tell(profileEvents.verified.type, profile_id, {
    profile: {
      ...profileEvents.verified.example.profile,
      profile_id,
      user_id,
      name,
      profile_type,
      ...(profile_type === 'player'
        ? {}
        : {
            player: null,
            representative: { club_id: 'clb_1', club_name: 'Sparta Rotterdam', position: 'Scout', teams: [] },
          }),
    },
  });
  await harness.tell(subscriptionEvents.started.type, `sub_d${count}`, {
    subscription: {
      ...subscriptionEvents.started.example.subscription,
      subscription_id: `sub_d${count}`,
      profile_id,
      profile_type,
    },
  });
  return { user_id, profile_id, name, actor: actorOf(user_id, { id: profile_id, type: profile_type }) };
};
type Known = Awaited<ReturnType<typeof known>>;

const accepted = async (name = 'Davi Adeyinka') => {
  const [player, club] = [await known('player', name), await known('club-representative', 'Saskia Verhulst')];
  const offer_id = `off_d${count}`;
  const example = offerEvents.accepted.example.offer;
  const person = ({ user_id, profile_id, name }: Known) => ({ user_id, profile_id, name });
  await harness.tell(offerEvents.accepted.type, offer_id, {
    offer: {
      ...example,
      offer_id,
      status: 'accepted',
      contract: { status: 'signing', document_id: null, reason: null },
      player: { ...example.player, ...person(player) },
      acting_representative: { ...example.acting_representative, ...person(club) },
    },
  });
  const id = await eventually(async () => {
    const { data } = await documents.call(player.actor, 'listDocuments');
    expect(data).toHaveLength(1);
    return data[0].id as string;
  }, 'the contract is drafted');
  return { player, club, id };
};
const reaches = (who: Known, id: string, status: string) =>
  eventually(async () => {
    const { data } = await documents.call(who.actor, 'getDocument', { params: { document_id: id } });
    expect(data?.status).toBe(status);
    return data;
  }, `the document is ${status}`);

let proofs = 0;
const proof = (who: Known, document_id: string, sha256: string, given: Record<string, unknown> = {}) => {
  proofs += 1;
  const issued = Math.floor(harness.clock().getTime() / 1000);
  return new SignJWT({ document_id, sha256, profile_id: who.profile_id, ...given })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'touchline-signature-proof+jwt' })
    .setIssuer('touchline-identity')
    .setAudience('touchline-documents')
    .setSubject(who.user_id)
    .setJti(`jti_${proofs}`)
    .setIssuedAt(issued)
    .setExpirationTime(issued + 60)
    .sign(keys.privateKey);
};
const sign = async (who: Known, id: string, sha256: string, given: Record<string, unknown> = {}, headers = {}) =>
  documents.call(who.actor, 'signDocument', {
    params: { document_id: id },
    headers,
    body: { sha256, signature: { kind: 'typed', text: who.name }, proof: await proof(who, id, sha256), ...given },
  });
const get = (who: Known, operation: string, id: string) =>
  documents.call(who.actor, operation, { params: { document_id: id } });
const seen = (reply: TestReply) => [reply.status, reply.error];

describe('a contract', () => {
  it('is made, signed in order, sealed, checked and certified', async () => {
    const { player, club, id } = await accepted();
    const ready = await reaches(player, id, 'available');
    expect(ready).toMatchObject({
      your_turn: true,
      signers: [{ status: 'current', is_you: true }, { status: 'waiting' }],
      files: {
        original: { available: true },
        signed: { error: 'DocumentNotFullySigned' },
        certificate: { error: 'DocumentNotCompleted' },
      },
    });
    const original = await get(player, 'downloadOriginal', id);
    expect(
      Buffer.from(original.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await sign(player, id, ready.sha256)).data).toMatchObject({
      your_turn: false,
      signers: [{ status: 'signed' }, { status: 'current' }],
    });
    expect((await sign(club, id, ready.sha256)).status).toBe(200);
    const done = await reaches(club, id, 'completed');
    expect(done.files).toMatchObject({
      original: { available: true },
      signed: { available: true },
      certificate: { available: true },
    });
    const sealed = (await get(club, 'downloadSigned', id)).bytes as Uint8Array;
    const verdict = await verifySealed(sealed, {
      trustedRoots: [sealing.rootCertificate],
      original: { sha256: ready.sha256, size: original.bytes?.byteLength ?? 0 },
    });
    expect(verdict).toMatchObject({ valid: true });
    expect((await get(player, 'downloadCertificate', id)).headers['content-type']).toBe('application/pdf');
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
    const { player, club, id } = await accepted();
    const { sha256 } = await reaches(player, id, 'available');
    expect(seen(await sign(club, id, sha256))).toEqual([403, 'NotYourTurnToSign']);
    expect(
      seen(
        await documents.call(club.actor, 'declineDocument', {
          params: { document_id: id },
          body: { reason: 'Not like this.' },
        }),
      ),
    ).toEqual([403, 'NotYourTurnToSign']);
    expect(seen(await get(player, 'downloadSigned', id))).toEqual([409, 'DocumentNotFullySigned']);
    expect(seen(await get(player, 'downloadCertificate', id))).toEqual([409, 'DocumentNotCompleted']);
  });
  it('DocumentNotUploaded: the draft is there before its file', async () => {
    storeFails = 'original';
    const { player, id } = await accepted();
    expect(seen(await get(player, 'downloadOriginal', id))).toEqual([409, 'DocumentNotUploaded']);
    expect(seen(await sign(player, id, '0'.repeat(64)))).toEqual([409, 'DocumentNotAvailableForSigning']);
    storeFails = 'no';
    await eventually(async () => {
      await documents.service.sweeps.find((s) => s.name === 'drafts without a file')?.run();
      harness.travel(6000);
      expect((await get(player, 'getDocument', id)).data.status).toBe('available');
    }, 'the sweep makes the file');
  });
  it('NoCurrentSigner: between the last signature and the seal; a stuck seal is shown to staff and heals', async () => {
    storeFails = 'sealed';
    const { player, club, id } = await accepted();
    const { sha256 } = await reaches(player, id, 'available');
    await sign(player, id, sha256);
    await sign(club, id, sha256);
    expect((await reaches(player, id, 'fully-signed')).files.signed).toMatchObject({ error: 'DocumentNotCompleted' });
    expect(seen(await sign(player, id, sha256))).toEqual([409, 'NoCurrentSigner']);
    const admin = actorOf('usr_staff', null, { is_admin: true, authenticated_at: harness.clock().toISOString() });
    const sweep = documents.service.sweeps.find((s) => s.name === 'seals to try again');
    await eventually(
      async () => {
        harness.travel(11 * 60_000);
        await sweep?.run();
        const { data } = await documents.call(
          { ...admin, authenticated_at: harness.clock().toISOString() },
          'listStuckSeals',
        );
        expect(data).toMatchObject([{ id, cause: 'no room for the sealed file' }]);
      },
      'staff see the stuck seal',
      { within: 20_000 },
    );
    expect(await metrics.registry.metrics()).toContain('\ntouchline_stuck_seals 1\n');
    storeFails = 'no';
    const fresh = { ...admin, authenticated_at: harness.clock().toISOString() };
    expect((await documents.call(fresh, 'retrySeal', { params: { document_id: id } })).status).toBe(202);
    await reaches(player, id, 'completed');
    expect(await metrics.registry.metrics()).toContain('\ntouchline_stuck_seals 0\n');
    harness.travel('2026-11-19T08:00:00.000Z');
  }, 90_000);
  it('DocumentNotAvailableForSigning: once declined, voided, expired or completed', async () => {
    const first = await accepted();
    const one = await reaches(first.player, first.id, 'available');
    await documents.call(first.player.actor, 'declineDocument', {
      params: { document_id: first.id },
      body: { reason: 'I stay where I am.' },
    });
    expect(seen(await sign(first.player, first.id, one.sha256))).toEqual([409, 'DocumentNotAvailableForSigning']);
    const second = await accepted();
    const two = await reaches(second.player, second.id, 'available');
    expect(
      seen(
        await documents.call(second.player.actor, 'voidDocument', {
          params: { document_id: second.id },
          body: { reason: 'Not mine.' },
        }),
      ),
    ).toEqual([403, 'AccessDeniedException']);
    await documents.call(second.club.actor, 'voidDocument', {
      params: { document_id: second.id },
      body: { reason: 'A date was wrong.' },
    });
    expect(seen(await sign(second.player, second.id, two.sha256))).toEqual([409, 'DocumentNotAvailableForSigning']);
    const third = await accepted();
    const three = await reaches(third.player, third.id, 'available');
    harness.travel(three.expires_at);
    expect(seen(await sign(third.player, third.id, three.sha256))).toEqual([409, 'DocumentNotAvailableForSigning']);
    await documents.service.sweeps.find((s) => s.name === 'expired documents')?.run();
    await reaches(third.player, third.id, 'expired');
    harness.travel('2026-11-19T08:00:00.000Z');
  });
  it('InvalidAuthenticationException: a proof is for one person, one document, these bytes, for a minute', async () => {
    const { player, club, id } = await accepted();
    const { sha256 } = await reaches(player, id, 'available');
    const refused = async (given: string) =>
      expect(seen(await sign(player, id, sha256, { proof: given }))).toEqual([422, 'InvalidAuthenticationException']);
    await refused(await proof(club, id, sha256));
    await refused(await proof(player, 'doc_other', sha256));
    await refused(await proof(player, id, 'f'.repeat(64)));
    await refused('not.a.proof');
    const old = await proof(player, id, sha256);
    harness.travel(66_000);
    await refused(old);
    harness.travel(-66_000);
  });
  it('StaleVersion: who read other bytes reads again', async () => {
    const { player, id } = await accepted();
    const { sha256 } = await reaches(player, id, 'available');
    const reply = await sign(player, id, 'e'.repeat(64));
    expect([...seen(reply), reply.json.details.sha256]).toEqual([409, 'StaleVersion', sha256]);
  });
  it('NotFound: for whoever neither wrote nor signs it', async () => {
    const { player, id } = await accepted();
    await reaches(player, id, 'available');
    const stranger = await known('player', 'Somebody Else');
    for (const operation of ['getDocument', 'downloadOriginal'])
      expect(seen(await get(stranger, operation, id))).toEqual([404, 'NotFound']);
  });
  it('answers the same to the same click', async () => {
    const { player, id } = await accepted();
    const { sha256 } = await reaches(player, id, 'available');
    const headers = { 'idempotency-key': 'signature-1' };
    const first = await sign(player, id, sha256, {}, headers);
    const again = await sign(player, id, sha256, {}, headers);
    expect([again.status, again.data]).toEqual([200, first.data]);
  });
});

describe('a stored file that is no longer what was signed', () => {
  const lie = async (key: string, bytes: Uint8Array | null): Promise<() => Promise<void>> => {
    const genuine = await harness.files.get(key);
    if (bytes) await harness.files.put(key, bytes, { contentType: 'application/pdf' });
    else await harness.files.delete(key);
    return () => harness.files.put(key, genuine, { contentType: 'application/pdf' });
  };
  it.each([
    ['changed', new TextEncoder().encode('%PDF-1.7 another contract')],
    ['missing', null],
  ])(
    'ServiceUnavailable: neither shown as genuine nor signed where it is %s, until it is restored',
    async (_, bytes) => {
      const { player, id } = await accepted();
      const { sha256 } = await reaches(player, id, 'available');
      const restore = await lie(`documents/${id}/${sha256}.pdf`, bytes);
      expect(seen(await get(player, 'downloadOriginal', id))).toEqual([503, 'ServiceUnavailable']);
      expect(seen(await sign(player, id, sha256))).toEqual([503, 'ServiceUnavailable']);
      expect((await get(player, 'getDocument', id)).data.signers[0].status).toBe('current');
      await restore();
      expect((await get(player, 'downloadOriginal', id)).status).toBe(200);
      expect((await sign(player, id, sha256)).status).toBe(200);
    },
  );
});

describe('a copy of a document whose title would be cut within a letter', () => {
  // Such names came in before they were refused.
  it.each([78, 79, 80])('is saved under whole letters (%i)', async (length) => {
    const { player, club, id } = await accepted(`${'x'.repeat(length)}${'𝕯'.repeat(30)}`);
    const { sha256 } = await reaches(player, id, 'available');
    await sign(player, id, sha256, { signature: { kind: 'typed', text: 'Davi Adeyinka' } });
    await sign(club, id, sha256);
    await reaches(club, id, 'completed');
    for (const operation of ['downloadOriginal', 'downloadSigned', 'downloadCertificate']) {
      const { status, headers } = await get(player, operation, id);
      expect([operation, status]).toEqual([operation, 200]);
      const name = /filename\*=UTF-8''(.+)$/.exec(headers['content-disposition'] ?? '')?.[1] ?? '';
      expect(decodeURIComponent(name)).toMatch(/^Player contract x+(𝕯)+( \((signed|certificate)\))?\.pdf$/u);
    }
  });
});

it('two signers at once, many rounds: one signs, the other hears that it isn’t their turn', async () => {
  for (let i = 0; i < 6; i += 1) {
    const { player, club, id } = await accepted();
    const { sha256 } = await reaches(player, id, 'available');
    const tries = await Promise.all([
      ...Array.from({ length: 4 }, () => sign(player, id, sha256)),
      sign(club, id, sha256),
    ]);
    expect(tries.slice(0, 4).filter((r) => r.status === 200)).toHaveLength(1);
    for (const lost of tries.slice(0, 4).filter((r) => r.status !== 200))
      expect(['NotYourTurnToSign', 'NoCurrentSigner']).toContain(lost.error);
    const last = tries[4];
    if (last?.status !== 200) expect(last?.error).toBe('NotYourTurnToSign');
  }
});
