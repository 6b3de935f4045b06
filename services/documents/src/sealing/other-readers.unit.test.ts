import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { PDF, PdfArray, PdfNumber, PdfString } from '@libpdf/core';
import { sealedContract } from './sealing.fixtures.ts';

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

withReaders('other readers of a sealed contract', () => {
  const prepared = (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-seal-'));
    const { sealed, identity } = await sealedContract();
    const at = (name: string) => join(folder, name);
    const dictionary = (await PDF.load(sealed.bytes)).getForm()?.getSignatureFields()[0]?.getSignatureDict();
    const range = dictionary?.get('ByteRange');
    const contents = dictionary?.get('Contents');
    if (!(range instanceof PdfArray && contents instanceof PdfString)) throw new Error('no seal');
    const [, length = 0, next = 0] = range.toArray().map((item) => (item instanceof PdfNumber ? item.value : 0));
    const covered = [sealed.bytes.subarray(0, length), sealed.bytes.subarray(next)];
    await Promise.all([
      writeFile(at('sealed.pdf'), sealed.bytes),
      writeFile(at('root.pem'), identity.rootCertificate),
      writeFile(at('seal.pem'), identity.certificateChain[0] ?? ''),
      writeFile(at('seal.der'), contents.bytes),
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
