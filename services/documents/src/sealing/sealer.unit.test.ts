import { afterAll, describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { sealsIn } from '@touchline/contracts/evidence/seal';
import { sha256 } from '@touchline/platform/domain';
import { createAuthority } from '@touchline/quality/testkit';
import PDFDocument from 'pdfkit';
import { readPdf } from '../paper/read-pdf.fixtures.ts';
import { createSealer } from './sealer.ts';
import {
  confirmedAt,
  confirmedContract,
  emptyLists,
  listedFrom,
  listedIdentity,
  now,
  sealedContract,
  signatures,
  testTimes,
} from './sealing.fixtures.ts';
import { createSigningIdentity } from './signing-identity.ts';
import { type SealCheck, verifySealed } from './verify-sealed.ts';

const { identity, sealer, pdf, input, check, sealed } = await sealedContract();
const other = await createSigningIdentity({ organisation: 'Touchline', now });

const plain = async (): Promise<Uint8Array> => {
  const doc = new PDFDocument();
  const chunks: Buffer[] = [];
  const ended = new Promise((resolve) => doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve));
  doc.text('An agreement that somebody brought along').end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
};
const fault = async (bytes: Uint8Array, how: SealCheck = check) => {
  const verdict = await verifySealed(bytes, how);
  return verdict.valid ? 'none' : verdict.fault;
};
const changed = (at: number): Uint8Array => {
  const bytes = sealed.bytes.slice();
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

describe('the seal', () => {
  it('is valid, and says by whom and when', async () =>
    expect(await verifySealed(sealed.bytes, check)).toEqual({
      valid: true,
      signedBy: 'O=Touchline, CN=Touchline Document Seal',
      at: '2026-11-27T12:00:00.000Z',
    }));
  it('keeps what was signed as the beginning of the file', () => {
    expect(sha256(sealed.bytes.subarray(0, pdf.length))).toBe(check.original.sha256);
    expect(sealed.sha256).toBe(sha256(sealed.bytes));
  });
  it('has the same bytes when it is made again', async () =>
    expect((await sealer.seal(input)).sha256).toBe(sealed.sha256));
  it('shows the marks and the times', async () => {
    const { pages } = await readPdf(sealed.bytes);
    expect(pages).toHaveLength(3);
    const text = pages.at(-1) ?? '';
    expect(text.match(/Saskia Verhulst/g)).toHaveLength(2);
    expect(text).toContain('24 November 2026, 19:02:11 UTC');
  });
  it('adds a page of signatures to a file without places for them', async () => {
    const brought = await plain();
    const done = await sealer.seal({ ...input, pdf: brought });
    expect(await fault(done.bytes, { ...check, original: { sha256: sha256(brought), size: brought.length } })).toBe(
      'none',
    );
    const { pages } = await readPdf(done.bytes);
    expect(pages).toHaveLength(2);
    const text = pages[1] ?? '';
    for (const { name, party } of signatures) expect([text.includes(name), text.includes(party)]).toEqual([true, true]);
    expect(text).toContain(sha256(brought));
    expect(text).toContain('Page 2 of 2');
  });
  it('seals a file as it is', async () => {
    const done = await sealer.sealAsItIs({ pdf, reason: 'Certificate of evidence', at: input.at });
    expect(await fault(done.bytes)).toBe('none');
  });
  it('does not take a key of another certificate', () =>
    expect(() => createSealer({ ...identity, privateKey: other.privateKey })).toThrow("isn't the certificate's"));
  it('does not seal what is no PDF', async () =>
    expect(sealer.seal({ ...input, pdf: new TextEncoder().encode('no pdf') })).rejects.toThrow());
});

describe('whoever checks the seal', () => {
  it.each([
    ['what was signed', 500],
    ['a mark', pdf.length + 50],
    ['the end', -300],
  ])('notices one changed bit in %s', async (_, at) => {
    const position = at < 0 ? sealed.bytes.length + at : at;
    expect(await fault(changed(position), { trustedRoots: check.trustedRoots })).toBe('signature-invalid');
    expect(await fault(changed(position))).toBe(at === 500 ? 'original-changed' : 'signature-invalid');
  });
  it('notices what was added after it', async () =>
    expect(await fault(new Uint8Array(Buffer.concat([sealed.bytes, Buffer.from('\n% more')])))).toBe(
      'not-all-covered',
    ));
  it('notices another revision after it', async () => {
    const later = await PDF.load(sealed.bytes);
    later.getPage(0)?.drawText('and a million more', { x: 80, y: 400 });
    expect(await fault(await later.save({ incremental: true }))).toBe('not-all-covered');
  });
  it('notices another original', async () =>
    expect(await fault(sealed.bytes, { ...check, original: { sha256: 'a1'.repeat(32), size: pdf.length } })).toBe(
      'original-changed',
    ));
  it('does not trust another root of the same name', async () =>
    expect(await fault(sealed.bytes, { ...check, trustedRoots: [other.rootCertificate] })).toBe('chain-untrusted'));
  it('judges the certificate that has sealed, whatever others it brings along', async () => {
    const chain = [...other.certificateChain, ...identity.certificateChain];
    const strange = await createSealer({ privateKey: other.privateKey, certificateChain: chain }).seal(input);
    expect(await fault(strange.bytes)).toBe('chain-untrusted');
  });
  it('finds no seal on an unsealed file', async () => expect(await fault(pdf)).toBe('no-seal'));
  it('finds nothing to read in rubbish', async () =>
    expect(['unreadable', 'no-seal']).toContain(await fault(new TextEncoder().encode('rubbish'))));
});

describe('a seal whose time is confirmed', () => {
  const prepared = confirmedContract();
  afterAll(async () => (await prepared).stop());
  const flippedToken = async (at: number): Promise<Uint8Array> => {
    const { sealed: stamped, token } = await prepared;
    const bytes = stamped.bytes.slice();
    const digit = token.begin + at;
    bytes[digit] = (bytes[digit] ?? 0) ^ 1;
    return bytes;
  };
  it('is valid, and says when and by whom', async () => {
    const { sealed: stamped, check: how } = await prepared;
    expect(await verifySealed(stamped.bytes, how)).toEqual({
      valid: true,
      signedBy: 'O=Touchline, CN=Touchline Document Seal',
      at: '2026-11-27T12:00:00.000Z',
      time: { at: confirmedAt.toISOString(), by: 'Test Time Authority' },
    });
  });
  it('keeps what was signed as the beginning of the file', async () => {
    const { sealed: stamped, pdf: original } = await prepared;
    expect(sha256(stamped.bytes.subarray(0, original.length))).toBe(sha256(original));
  });
  it('is missed where the seal has none', async () => {
    const { check: how } = await prepared;
    expect(await fault(sealed.bytes, { ...check, time: how.time })).toBe('time-unconfirmed');
  });
  it('does not trust an authority of another root', async () => {
    const { sealed: stamped, check: how } = await prepared;
    const strange = { ...how, time: { trustedRoots: [other.rootCertificate] } };
    expect(await fault(stamped.bytes, strange)).toBe('time-invalid');
  });
  it('is judged wherever it stands, also where nobody asks for it', async () => {
    const { identity: own, sealed: stamped, check: how, token } = await prepared;
    const unasked = { original: how.original, trustedRoots: [own.rootCertificate] };
    expect(await fault(stamped.bytes, unasked)).toBe('none');
    // Within the statement: the first that is signed by the authority.
    expect(await fault(await flippedToken(token.bytes.length), unasked)).not.toBe('none');
  });
  it('is not made without its token', async () => {
    const { authority, times, stop } = await testTimes();
    authority.conduct('unavailable');
    const stamping = createSealer({ ...identity, timestampAuthority: times });
    await expect(stamping.seal(input)).rejects.toThrow('The time-stamp authority answered 503.');
    authority.conduct('token');
    const done = await stamping.sealAsItIs({ pdf, reason: 'Certificate of evidence', at: input.at });
    expect(await verifySealed(done.bytes, check)).toMatchObject({ valid: true, time: { by: 'Test Time Authority' } });
    await stop();
  });
  it('is not that of another seal', async () => {
    const { token, check: how, identity: own } = await prepared;
    const borrowed = createSealer({ ...own, timestampAuthority: { timestamp: async () => token.bytes } });
    const done = await borrowed.seal({ ...input, title: 'Another contract' });
    expect(await fault(done.bytes, how)).toBe('time-invalid');
  });
});

describe('a seal that keeps lists of revoked certificates', () => {
  const { identity: listed, own, issuer, root } = listedIdentity();
  const prepared = testTimes();
  afterAll(async () => (await prepared).stop());
  const from = listedFrom;
  const after = new Date(confirmedAt.getTime() + 1000);
  const before = { from: new Date(from.getTime() - 1000), until: confirmedAt };
  /** A contract that keeps these lists, and how it is judged. */
  const keeping = async (lists: readonly Uint8Array[]) => {
    const { times, root: timeRoot } = await prepared;
    const made = await sealedContract(times, { identity: listed, lists });
    return { ...made, how: { ...made.check, time: { trustedRoots: [timeRoot] }, needsLists: true } };
  };
  const all = async () => [...emptyLists({ issuer, root }), (await prepared).authority.list({ from })];

  it('is valid, the seal speaks for them too, and every other reader finds it whole', async () => {
    const { sealed: made, how, pdf: original } = await keeping(await all());
    expect(await verifySealed(made.bytes, how)).toMatchObject({ valid: true, time: { by: 'Test Time Authority' } });
    expect((await sealsIn(new Uint8Array(made.bytes))).map(({ state }) => state)).toEqual(['whole']);
    expect(sha256(made.bytes.subarray(0, original.length))).toBe(sha256(original));
    const list = Buffer.from(issuer.list({ from }).subarray(0, 40));
    const bytes = made.bytes.slice();
    const place = Buffer.from(bytes).indexOf(list.subarray(10, 40));
    expect(place).toBeGreaterThan(original.length);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    expect(await fault(bytes, how)).toBe('signature-invalid');
  });
  it('has the same bytes with the same lists and token', async () => {
    const lists = await all();
    const { sealed: made, sealer: again, input: same } = await keeping(lists);
    const { times } = await prepared;
    const token = await times.timestamp(new Uint8Array(32), 'SHA-256');
    const fixed = { identity: listed, lists };
    const one = await sealedContract({ timestamp: async () => token }, fixed);
    const other = await sealedContract({ timestamp: async () => token }, fixed);
    expect(other.sealed.sha256).toBe(one.sealed.sha256);
    // Another token, and nothing else.
    const repeated = await again.seal(same);
    expect(repeated.bytes.length).toBe(made.bytes.length);
  });
  it('keeps what somebody has put beside its lists', async () => {
    const { sealed: made, how } = await keeping(await all());
    const { times } = await prepared;
    const twice = await sealedContract(times, { identity: listed, lists: [...(await all()), new Uint8Array([5, 0])] });
    expect(await fault(twice.sealed.bytes, { ...how, original: twice.check.original })).toBe('none');
    const { sealer: again, input: same } = await keeping([
      root.list({ from }),
      (await prepared).authority.list({ from }),
    ]);
    const over = await again.sealAsItIs({ pdf: made.bytes, reason: 'Once more', at: same.at });
    expect(await fault(over.bytes, { ...how, original: { sha256: made.sha256, size: made.bytes.length } })).toBe(
      'none',
    );
  });
  it('is not missed where nobody asks for it', async () => {
    const { sealed: made, how } = await keeping([]);
    expect(await fault(made.bytes, { ...how, needsLists: false })).toBe('none');
  });

  type Lists = () => Promise<readonly Uint8Array[]>;
  const without =
    (index: number, ...others: readonly Uint8Array[]): Lists =>
    async () => [...(await all()).filter((_, at) => at !== index), ...others];
  const ofAuthority =
    (order: Parameters<Awaited<typeof prepared>['authority']['list']>[0]): Lists =>
    async () => [...(await without(2)()), (await prepared).authority.list(order)];
  const [missing, revoked] = ['list-missing', 'certificate-revoked'];
  const [ofSeal, ofIssuer, ofTime] = ['Touchline Document Seal', 'Touchline Issuer', 'Test Time Stamp'];
  it.each<[string, Lists, string | undefined, string]>([
    ['no list', async () => [], missing, ofSeal],
    ['no list of who issued its certificate', without(0), missing, ofSeal],
    ['no list of the root', without(1), missing, ofIssuer],
    ['no list of the authority’s root', without(2), missing, ofTime],
    ['what is no list', without(0, new Uint8Array([0x30, 0])), missing, ofSeal],
    [
      'a list of another one of the same name',
      without(0, createAuthority('Touchline', 'Touchline Issuer').list({ from })),
      missing,
      ofSeal,
    ],
    ['a list that had run out', without(0, issuer.list(before)), missing, ofSeal],
    ['a list from after the confirmed time', without(1, root.list({ from: after })), missing, ofIssuer],
    ['a list by SHA-1', without(1, root.list({ from, isOld: true })), missing, ofIssuer],
    ['the changes to a list', without(0, issuer.list({ from, isDelta: true })), missing, ofSeal],
    ['a list of the authority’s root that had run out', ofAuthority(before), missing, ofTime],
    ['a list that names its certificate', without(0, issuer.list({ from, revoked: [own] })), revoked, ofSeal],
    ['a list that names its issuer', without(1, root.list({ from, revoked: [issuer] })), revoked, ofIssuer],
    ['a list that names the authority', ofAuthority({ from, isRevoked: true }), revoked, ofTime],
    [
      'a list that names it beside one that doesn’t',
      async () => [...(await all()), issuer.list({ from, revoked: [own] })],
      revoked,
      ofSeal,
    ],
  ])('is found where it keeps %s', async (_, lists, wanted, whom) => {
    const { sealed: made, how } = await keeping(await lists());
    expect(await verifySealed(made.bytes, how)).toMatchObject({
      valid: false,
      fault: wanted,
      detail: expect.stringContaining(whom),
    });
  });
});
