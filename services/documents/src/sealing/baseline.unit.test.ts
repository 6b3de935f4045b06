import { createHash, createPrivateKey, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import type { Bytes } from '@touchline/contracts/evidence/bytes';
import { claimedInstantIn, sealPlacesIn, sealsIn } from '@touchline/contracts/evidence/seal';
import { attributeTypes } from '@touchline/contracts/evidence/signed-data';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { signAsBaseline } from './baseline.ts';
import { sealedContract } from './sealing.fixtures.ts';
import { verifySealed } from './verify-sealed.ts';

const { identity, sealed, check, pdf } = await sealedContract();
const key = createPrivateKey(identity.privateKey);
const at = '2026-11-27T12:00:00.000Z';
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The signed data of the newest seal of a file. */
const cmsOf = (bytes: Uint8Array): pki.SignedData => {
  const [begin, end] = sealPlacesIn(new Uint8Array(bytes)).at(-1) ?? [0, 0];
  const der = new Uint8Array(Buffer.from(text(bytes).slice(begin + 1, end - 1), 'hex'));
  return new pki.SignedData({ schema: pki.ContentInfo.fromBER(der).content });
};
const typesIn = (bytes: Uint8Array): readonly string[] =>
  (cmsOf(bytes).signerInfos[0]?.signedAttrs?.attributes ?? []).map(({ type }) => type);

/** What was sealed before the instant left the signed attributes. */
const sealedBefore = async (): Promise<Uint8Array> => {
  const { certificate, certificateChain } = await chain();
  const paper = await PDF.load(pdf);
  const { bytes } = await paper.sign({
    signer: {
      ...{ certificate, certificateChain, keyType: 'RSA', signatureAlgorithm: 'RSASSA-PKCS1-v1_5' },
      sign: async (data) => new Uint8Array(sign('sha256', data, key)),
    },
    ...{ reason: 'An agreement', signingTime: new Date(at), level: 'B-B' },
  });
  return bytes;
};
const chain = async () => {
  const [certificate, ...certificateChain] = (cmsOf(sealed.bytes).certificates ?? []).map(
    (one) => new Uint8Array(one.toSchema().toBER()),
  );
  if (!certificate) throw new Error('the seal brings no certificate');
  return { certificate, certificateChain };
};

/** A sealed file as somebody else's program writes it: with this before the seal, and that behind it. */
const sealedElsewhere = (before: string, behind: string): Bytes => {
  const room = 16_384;
  const digits = (number: number): string => String(number).padStart(8, '0');
  const head = (range: string): string => `%PDF-1.7\n9 0 obj\n<< /Type /Sig ${before} /ByteRange [${range}] /Contents `;
  const length = head(`0 ${digits(0)} ${digits(0)} ${digits(0)}`).length;
  const tail = `${behind} >>\nendobj\n%%EOF\n`;
  const covered = [head(`0 ${digits(length)} ${digits(length + room + 2)} ${digits(tail.length)}`), tail];
  const signed = cmsOf(sealed.bytes);
  const [signer] = signed.signerInfos;
  const digest = signer?.signedAttrs?.attributes.find(({ type }) => type === attributeTypes.messageDigest);
  if (!signer?.signedAttrs || !digest) throw new Error('the seal signs no digest');
  digest.values = [
    new asn1.OctetString({ valueHex: new Uint8Array(createHash('sha256').update(covered.join('')).digest()).buffer }),
  ];
  const form = new Uint8Array(signer.signedAttrs.toSchema().toBER());
  form[0] = 0x31;
  signer.signature = new asn1.OctetString({ valueHex: new Uint8Array(sign('sha256', form, key)).buffer });
  const content = new pki.ContentInfo({ contentType: pki.ContentInfo.SIGNED_DATA, content: signed.toSchema() });
  const hex = Buffer.from(content.toSchema().toBER()).toString('hex').padEnd(room, '0');
  return new Uint8Array(Buffer.from(covered.join(`<${hex}>`), 'latin1'));
};

describe('a PAdES baseline seal', () => {
  it('has the instant in the dictionary of the PDF, right behind itself, and not among what is signed', () => {
    const [, end] = sealPlacesIn(new Uint8Array(sealed.bytes)).at(-1) ?? [0, 0];
    expect(text(sealed.bytes).slice(end)).toMatch(/^\s*\/M \(D:20261127120000Z\)/);
    expect(typesIn(sealed.bytes)).not.toContain(attributeTypes.signingTime);
    expect(typesIn(sealed.bytes)).toEqual(expect.arrayContaining([attributeTypes.signingCertificate]));
  });
  it('of before has it there as well, and keeps its verdict', async () => {
    const bytes = await sealedBefore();
    expect(typesIn(bytes)).toContain(attributeTypes.signingTime);
    expect(await verifySealed(bytes, check)).toMatchObject({ valid: true, at });
    expect(await sealsIn(new Uint8Array(bytes))).toMatchObject([{ state: 'whole', at }]);
  });
  it('says when it was made to every reader', async () => {
    expect(await verifySealed(sealed.bytes, check)).toMatchObject({ valid: true, at });
    expect(await sealsIn(new Uint8Array(sealed.bytes))).toMatchObject([{ state: 'whole', at }]);
  });
  it('says nothing of when in a file that was changed', async () => {
    const changed = text(sealed.bytes).replace('/M (D:20261127120000Z)', '/M (D:20271127120000Z)');
    const bytes = new Uint8Array(Buffer.from(changed, 'latin1'));
    expect(bytes).toHaveLength(sealed.bytes.length);
    expect(await sealsIn(bytes)).toMatchObject([{ state: 'changed', at: null }]);
  });
  it('needs room for all of itself', async () => {
    const whole = Buffer.from(sealed.bytes);
    const [begin, end] = sealPlacesIn(new Uint8Array(whole)).at(-1) ?? [0, 0];
    const token = { timestamp: async () => new Uint8Array([4, 0x82, 0x7f, 0xff, ...new Uint8Array(0x7fff)]) };
    expect(end - begin).toBeLessThan(2 * 0x7fff);
    await expect(signAsBaseline(whole, key, token)).rejects.toThrow('more room than is kept');
  });
});

describe('a seal that another program has made', () => {
  it.each([
    ['before it', "/M (D:20261127130000+01'00')", '/Reason (ours /M \\(D:20200101000000Z\\))', at],
    ['behind it', '/Name (Somebody)', '/M(D:20261127120000Z)', at],
    ['nowhere', '', '', null],
  ])('has its instant %s', async (_, before, behind, said) => {
    const bytes = sealedElsewhere(before, behind);
    expect(await sealsIn(bytes)).toMatchObject([{ state: 'whole', at: said }]);
  });
});

describe('the date of a PDF', () => {
  it.each([
    ['D:20261127120000Z', at],
    ["D:20261127173000+05'30'", at],
    ["D:20261127040000-08'00", at],
    ['D:2026', null],
    ['D:20261399120000Z', null],
    ['yesterday', null],
  ])('%s', (said, instant) => expect(claimedInstantIn(said)?.toISOString() ?? null).toBe(instant));
});
