import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { PDF, PdfArray, PdfNumber, PdfString } from '@libpdf/core';
import { sealsIn } from '@touchline/contracts/evidence/seal';
import { startOpensslAuthority } from '@touchline/quality/testkit';
import * as pki from 'pkijs';
import { createSealer } from './sealer.ts';
import {
  confirmedContract,
  emptyLists,
  listedFrom,
  listedIdentity,
  sealedContract,
  testTimes,
} from './sealing.fixtures.ts';
import { listsIn } from './security-store.ts';
import { createSigningIdentity } from './signing-identity.ts';
import { createTimestampAuthority } from './timestamp-authority.ts';
import { verifySealed } from './verify-sealed.ts';

/** The judgement of programs that we didn't write: poppler's pdfsig and OpenSSL. */
const run = promisify(execFile);
const has = (program: string, flag: string) =>
  run(program, [flag]).then(
    () => [],
    () => [program],
  );
const absent = (await Promise.all([has('pdfsig', '-v'), has('openssl', 'version')])).flat();
const missing = absent.length > 0 ? `${absent.join(' and ')} missing: install poppler-utils and openssl.` : undefined;

if (missing !== undefined) process.stderr.write(`Suite of other readers skipped. ${missing}\n`);
const withReaders = missing === undefined ? describe : describe.skip;

/** The seal itself, and the bytes that it speaks for. */
const partsOf = async (bytes: Uint8Array) => {
  const dictionary = (await PDF.load(bytes)).getForm()?.getSignatureFields()[0]?.getSignatureDict();
  const range = dictionary?.get('ByteRange');
  const contents = dictionary?.get('Contents');
  if (!(range instanceof PdfArray && contents instanceof PdfString)) throw new Error('no seal');
  const [, length = 0, next = 0] = range.toArray().map((item) => (item instanceof PdfNumber ? item.value : 0));
  return { contents: contents.bytes, covered: [bytes.subarray(0, length), bytes.subarray(next)] };
};

withReaders('other readers of a sealed contract', () => {
  const prepared = (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-seal-'));
    const { sealed, identity } = await sealedContract();
    const at = (name: string) => join(folder, name);
    const { contents, covered } = await partsOf(sealed.bytes);
    await Promise.all([
      writeFile(at('sealed.pdf'), sealed.bytes),
      writeFile(at('root.pem'), identity.rootCertificate),
      writeFile(at('seal.pem'), identity.certificateChain[0] ?? ''),
      writeFile(at('seal.der'), contents),
      writeFile(at('covered'), Buffer.concat(covered)),
      writeFile(at('tampered'), Buffer.concat([...covered, Buffer.of(0)])),
    ]);
    return { folder, at, sealed };
  })();
  afterAll(async () => rm((await prepared).folder, { recursive: true }));

  /** The seal claims a day of the story, so that day is what its certificate is judged on. */
  const onThatDay = ['-attime', String(Date.parse('2026-11-27T12:00:00Z') / 1000)];
  const cades = (at: (name: string) => string, content: string) => [
    ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', at('seal.der'), '-content', at(content)],
    ...['-CAfile', at('root.pem'), ...onThatDay, '-out', '/dev/null'],
  ];

  it('pdfsig finds the signature valid and the whole document signed', async () => {
    const { at } = await prepared;
    const { stdout } = await run('pdfsig', [at('sealed.pdf')]);
    expect(stdout).toContain('Signature Validation: Signature is Valid.');
    expect(stdout).toContain('Total document signed');
    expect(stdout).toContain('Signature Type: ETSI.CAdES.detached');
  });
  it('pdftotext reads what was filled in, and pdfsig finds it signed', async () => {
    const { at } = await prepared;
    const { sealer, input } = await sealedContract();
    const paper = PDF.create();
    paper.addPage({ width: 595, height: 842 });
    const pdf = await paper.save();
    const place = { page: 1, left: 1500, top: 2500, width: 5000, height: 300 } as const;
    const fields = [
      { ...place, kind: 'words', text: 'Puma King, size 43' },
      { ...place, top: 3500, kind: 'words', text: 'Хвича Кварацхелия' },
      { ...place, top: 4500, kind: 'mark', signature: { kind: 'typed', text: 'D.A.' } },
      { ...place, top: 5500, width: 300, kind: 'tick' },
    ] as const;
    const filled = await sealer.seal({ ...input, pdf, hasPlaces: false, fields });
    await writeFile(at('filled.pdf'), filled.bytes);
    const { stdout } = await run('pdftotext', ['-f', '1', '-l', '1', '-layout', at('filled.pdf'), '-']);
    const lines = stdout.split('\n').map((line) => line.trim());
    expect(lines.filter(Boolean)).toEqual(['Puma King, size 43', 'Хвича Кварацхелия', 'D.A.']);
    const { stdout: verdict } = await run('pdfsig', [at('filled.pdf')]);
    expect(verdict).toContain('Signature Validation: Signature is Valid.');
    expect(verdict).toContain('Total document signed');
  });
  it('pdfsig finds one changed byte', async () => {
    const { at, sealed } = await prepared;
    const bytes = sealed.bytes.slice();
    bytes[500] = (bytes[500] ?? 0) ^ 1;
    await writeFile(at('changed.pdf'), bytes);
    const { stdout } = await run('pdfsig', [at('changed.pdf')]);
    expect(stdout).not.toContain('Signature is Valid');
    expect(stdout).toContain('Digest Mismatch');
  });
  it('OpenSSL accepts it as CAdES under the root', async () => {
    const { at } = await prepared;
    const { stderr } = await run('openssl', cades(at, 'covered'));
    expect(stderr).toMatch(/Verification successful/);
  });
  it('OpenSSL refuses other content', async () => {
    const { at } = await prepared;
    await expect(run('openssl', cades(at, 'tampered'))).rejects.toThrow(/failure/);
  });
  it('OpenSSL follows the chain to the root', async () => {
    const { at } = await prepared;
    const { stdout } = await run('openssl', [
      'verify',
      '-x509_strict',
      ...onThatDay,
      '-CAfile',
      at('root.pem'),
      at('seal.pem'),
    ]);
    expect(stdout).toContain('seal.pem: OK');
  });
});

withReaders('other readers of a seal whose time is confirmed', () => {
  const prepared = (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-seal-'));
    const made = await confirmedContract();
    const at = (name: string) => join(folder, name);
    const { contents, covered } = await partsOf(made.sealed.bytes);
    const signed = new pki.SignedData({ schema: pki.ContentInfo.fromBER(new Uint8Array(contents)).content });
    await Promise.all([
      writeFile(at('sealed.pdf'), made.sealed.bytes),
      writeFile(at('root.pem'), made.identity.rootCertificate),
      writeFile(at('time-root.pem'), made.timeRoot),
      writeFile(at('seal.der'), contents),
      writeFile(at('covered'), Buffer.concat(covered)),
      writeFile(at('token.der'), made.token.bytes),
      writeFile(at('signature'), new Uint8Array(signed.signerInfos[0]?.signature.getValue() ?? new ArrayBuffer())),
      writeFile(at('other'), 'another signature'),
    ]);
    return { folder, at, stop: made.stop };
  })();
  afterAll(async () => {
    const { folder, stop } = await prepared;
    await stop();
    await rm(folder, { recursive: true });
  });
  const confirms = (at: (name: string) => string, what: string) =>
    run('openssl', [
      ...['ts', '-verify', '-token_in', '-in', at('token.der'), '-data', at(what), '-CAfile', at('time-root.pem')],
    ]);

  it('pdfsig finds the signature valid and the whole document signed', async () => {
    const { at } = await prepared;
    const { stdout } = await run('pdfsig', [at('sealed.pdf')]);
    expect(stdout).toContain('Signature Validation: Signature is Valid.');
    expect(stdout).toContain('Total document signed');
  });
  it('pdfsig finds the same where it keeps lists of revoked certificates, and OpenSSL reads them', async () => {
    const { at } = await prepared;
    const { times, authority, stop } = await testTimes();
    const listed = listedIdentity();
    const lists = [...emptyLists(listed), authority.list({ from: listedFrom })];
    const { sealed } = await sealedContract(times, { identity: listed.identity, lists });
    await stop();
    await writeFile(at('listed.pdf'), sealed.bytes);
    const { stdout } = await run('pdfsig', [at('listed.pdf')]);
    expect(stdout).toContain('Signature Validation: Signature is Valid.');
    expect(stdout).toContain('Total document signed');
    const kept = listsIn(await PDF.load(sealed.bytes));
    expect(kept).toHaveLength(3);
    await writeFile(at('issuer.pem'), listed.identity.certificateChain[1] ?? '');
    await writeFile(at('list.der'), kept[0] ?? '');
    const read = await run('openssl', [
      'crl',
      '-inform',
      'DER',
      '-in',
      at('list.der'),
      '-CAfile',
      at('issuer.pem'),
      '-noout',
    ]);
    expect(read.stderr).toContain('verify OK');
  });
  it('OpenSSL accepts it as CAdES under the root', async () => {
    const { at } = await prepared;
    const { stderr } = await run('openssl', [
      ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', at('seal.der'), '-content', at('covered')],
      ...['-CAfile', at('root.pem'), '-attime', String(Date.parse('2026-11-27T12:00:00Z') / 1000), '-out', '/dev/null'],
    ]);
    expect(stderr).toMatch(/Verification successful/);
  });
  it('OpenSSL finds that the token confirms this signature, and no other one', async () => {
    const { at } = await prepared;
    expect((await confirms(at, 'signature')).stdout).toContain('Verification: OK');
    await expect(confirms(at, 'other')).rejects.toThrow(/message imprint mismatch/);
  });
  it('a seal with a token that OpenSSL makes holds for every reader', async () => {
    const { at } = await prepared;
    const authority = await startOpensslAuthority();
    const identity = await createSigningIdentity({ organisation: 'Touchline', now: new Date() });
    const times = createTimestampAuthority({ url: authority.url, roots: [authority.root] });
    const sealer = createSealer({ ...identity, timestampAuthority: times });
    const paper = PDF.create();
    paper.addPage({ width: 595, height: 842 });
    const began = Date.now();
    const { bytes } = await sealer.sealAsItIs({
      ...{ pdf: await paper.save(), reason: 'A paper', at: new Date().toISOString() },
    });
    await authority.stop();
    const verdict = await verifySealed(bytes, {
      trustedRoots: [identity.rootCertificate],
      time: { trustedRoots: [authority.root] },
    });
    expect(verdict).toMatchObject({ valid: true, time: { by: 'Other Time' } });
    const [seal] = await sealsIn(new Uint8Array(bytes));
    expect(seal).toMatchObject({ state: 'whole', time: { by: 'Other Time' } });
    expect(Math.abs(Date.parse(seal?.time?.at ?? '') - began)).toBeLessThan(60_000);
    await writeFile(at('openssl.pdf'), bytes);
    expect((await run('pdfsig', [at('openssl.pdf')])).stdout).toContain('Signature is Valid.');
  });
});
