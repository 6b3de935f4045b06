import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { hidesSigns, unprintable } from '@touchline/contracts/text';
import { sha256 } from '@touchline/platform/domain';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderCertificate } from '../certificate/render-certificate.ts';
import { renderContract } from '../contract-pdf/render-contract.ts';
import { en202611 } from '../contract-pdf/wordings/en/2026-11.ts';
import * as the from '../document/document.fixtures.ts';
import { sealedContract } from '../sealing/sealing.fixtures.ts';
import { verifySealed } from '../sealing/verify-sealed.ts';
import { ownCovers, scriptFaceFor } from './faces.ts';
import { faces } from './fonts.ts';
import { first, names, renamed, signedBy } from './scripts.fixtures.ts';

const run = promisify(execFile);
const missing = await run('pdftotext', ['-v']).then(
  () => false,
  () => true,
);
if (missing) process.stderr.write('Copying out of contracts skipped: pdftotext is missing: install poppler-utils.\n');
const withPdftotext = missing ? it.skip : it;

/** What somebody copies out of a file, without the marks of direction that the program puts around it. */
const copiedOut = async (bytes: Uint8Array): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-copy-'));
  try {
    await writeFile(join(folder, 'file.pdf'), bytes);
    const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', join(folder, 'file.pdf'), '-']);
    return stdout.replace(/[\u200E\u200F\u202A-\u202E]/g, '');
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** How often the empty box (glyph 0) is drawn in a file, and how many glyphs in all. */
const glyphsOf = async (bytes: Uint8Array): Promise<{ boxes: number; all: number }> => {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false })
    .promise;
  const drawn: { originalCharCode: number }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    for (const [index, operator] of fnArray.entries())
      if (operator === OPS.showText)
        drawn.push(...argsArray[index][0].filter((glyph: unknown) => typeof glyph === 'object'));
  }
  await pdf.loadingTask.destroy();
  return { boxes: drawn.filter(({ originalCharCode }) => originalCharCode === 0).length, all: drawn.length };
};

describe('what the contract promises to print', () => {
  it('is what its faces have', () => {
    const lacking: string[] = [];
    for (let code = 0x20; code < 0x32000; code += 1) {
      const sign = String.fromCodePoint(code);
      if (code >= 0xd800 && code < 0xe000) continue;
      if (sign.normalize('NFC') !== sign || unprintable(sign).length > 0 || hidesSigns(sign)) continue;
      for (const face of faces) if (!ownCovers(face, sign) && !scriptFaceFor(sign)) lacking.push(`${face} ${sign}`);
    }
    expect(lacking).toEqual([]);
  });
  it('holds every name of the living scripts below', () =>
    expect(names.flatMap((name) => unprintable(name))).toEqual([]));
});

/** Made once for all that look at it. */
const contracts = new Map<string, Promise<Uint8Array>>();
const contractOf = (name: string): Promise<Uint8Array> => {
  const made = contracts.get(name) ?? renderContract(renamed(name), en202611);
  contracts.set(name, made);
  return made;
};

describe.each(names)('a contract of %s', (name) => {
  const make = async () => {
    const contract = await contractOf(name);
    const certificate = await renderCertificate({
      document: signedBy(name),
      sealed: { sha256: the.sealed.sha256, by: 'O=Touchline, CN=Touchline Document Seal', at: the.day(27) },
      at: the.day(27),
    });
    return { contract, certificate };
  };
  let made: ReturnType<typeof make> | undefined;
  /** Once, and not before it is asked for: all names at once would keep the first one waiting. */
  const prepared = () => {
    made ??= make();
    return made;
  };

  withPdftotext('gives the name back where it is copied out', async () => {
    const { contract, certificate } = await prepared();
    const copied = await copiedOut(contract);
    // As party, as signer, at the head of each page but the first.
    expect(copied.split(name).length - 1).toBeGreaterThanOrEqual(4);
    // Where nothing stands beside it the line is the name, sign by sign.
    expect(copied.split(/[\n\f]/).map((line) => line.trim())).toContain(name);
    // In the title, as signer, as typed, in the trail.
    expect((await copiedOut(certificate)).split(name).length - 1).toBeGreaterThanOrEqual(4);
  });
  it('has no empty box', async () => {
    for (const file of Object.values(await prepared())) {
      const { boxes, all } = await glyphsOf(file);
      expect(boxes).toBe(0);
      expect(all).toBeGreaterThan(500);
    }
  });
});

describe.each([...first, 'สมชาย น้ำฝน'])('a signature typed as %s', (name) => {
  it('stands in a contract that has the same bytes when it is made again', async () =>
    expect(sha256(await renderContract(renamed(name), en202611))).toBe(sha256(await contractOf(name))));
  withPdftotext('is sealed, valid, and copied out as it was typed', async () => {
    const { sealer, input, check } = await sealedContract();
    const pdf = await contractOf(name);
    const signatures = input.signatures.map((each, index) =>
      index === 0 ? { ...each, name, signature: { kind: 'typed' as const, text: name } } : each,
    );
    const sealed = await sealer.seal({ ...input, pdf, signatures });
    const original = { sha256: sha256(pdf), size: pdf.length };
    expect(await verifySealed(sealed.bytes, { ...check, original })).toMatchObject({ valid: true });
    expect((await copiedOut(sealed.bytes)).split(name).length).toBe((await copiedOut(pdf)).split(name).length + 1);
    expect((await glyphsOf(sealed.bytes)).boxes).toBe(0);
  });
});

it('names by its code what was stored before such signs were refused', async () => {
  const file = await renderContract(renamed('Ada 😀 𓀀'), en202611);
  expect(await glyphsOf(file)).toMatchObject({ boxes: 0 });
  if (!missing) expect(await copiedOut(file)).toContain('Ada [U+1F600] [U+13000]');
});
