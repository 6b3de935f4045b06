import { X509Certificate } from 'node:crypto';
import { Script } from 'node:vm';
import { afterAll, describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { evidenceFiles, filesOfZip } from '@touchline/contracts/evidence/archive';
import { firstBreak } from '@touchline/contracts/evidence/audit-trail';
import { type Bytes, digestOf } from '@touchline/contracts/evidence/bytes';
import { judgeEvidence } from '@touchline/contracts/evidence/evidence';
import { sealsIn } from '@touchline/contracts/evidence/seal';
import { type Known, verdictOn } from '@touchline/contracts/evidence/verdict';
import { sha256 } from '@touchline/platform/domain';
import { silentLogger } from '@touchline/platform/telemetry';
import { zipSync } from 'fflate';
import * as the from '../document/document.fixtures.ts';
import { evolve, initialState } from '../document/document.ts';
import type { Existing } from '../document/state.ts';
import { createSealer } from '../sealing/sealer.ts';
import { confirmedAt, confirmedContract, now } from '../sealing/sealing.fixtures.ts';
import { createSigningIdentity } from '../sealing/signing-identity.ts';
import { completedContract, opened } from './evidence.fixtures.ts';
import { createEvidenceArchive } from './evidence-archive.ts';
import { verifyPage } from './verify-page.gen.ts';

const made = await completedContract();
const sealed = new Uint8Array(made.sealed.bytes);
const pdf = new Uint8Array(made.pdf);
const other = await createSigningIdentity({ organisation: 'Touchline', now });
const sealedByOther = new Uint8Array((await createSealer(other).seal(made.input)).bytes);
const answer = await made.archive(made.document);
const packed = (answer.file as { bytes: Uint8Array }).bytes;
const whole = await opened(packed);

const flipped = (bytes: Bytes, at: number, bit = 0): Bytes => {
  const copy = bytes.slice();
  copy[at] = (copy[at] ?? 0) ^ (1 << bit);
  return copy;
};

const fact = { kind: 'document', at: the.day(27), signers: 3 } as const;
const root_sha256 = await digestOf((await sealsIn(sealed))[0]?.chain.at(-1)?.der ?? new Uint8Array());
const asked: string[] = [];
/** What the product answers about a fingerprint. */
const ask = async (fingerprint: string): Promise<Known> => {
  asked.push(fingerprint);
  return { sealed: fingerprint === made.sealed.sha256 ? fact : null, root_sha256, earlier_roots_sha256: [] };
};

describe('a file that somebody gives to the page', () => {
  it('is sealed where not one byte differs, and no more than its fingerprint was asked about', async () => {
    asked.length = 0;
    expect(await verdictOn(sealed, ask)).toEqual({ kind: 'sealed', fact });
    expect(asked).toEqual([made.sealed.sha256]);
  });
  it('is found to be changed at each of 1,000 flipped bits, all over it', async () => {
    const kinds = new Map<string, number>();
    for (let turn = 0; turn < 1_000; turn += 1) {
      const { kind } = await verdictOn(flipped(sealed, Math.floor((turn * sealed.length) / 1_000), turn % 8), ask);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect([...kinds.keys()].sort()).toEqual(['changed', 'damaged']);
    // Wherever the seal itself can be read, it proves that it was ours.
    expect(kinds.get('changed')).toBeGreaterThan(500);
  });
  it('is found by its seal alone at each bit of the seal: none of it may be written otherwise', async () => {
    const [length, next] = await gap(sealed);
    const whole: string[] = [];
    for (let at = length; at < next; at += 1 + Math.floor((next - length) / 400)) {
      const [seal] = await sealsIn(flipped(sealed, at, at % 8));
      if (seal?.state === 'whole') whole.push(`${at} bit ${at % 8}`);
    }
    expect(whole).toEqual([]);
  });
  it('begins with what was sealed, and more was put behind it', async () => {
    const later = new Uint8Array(Buffer.concat([sealed, Buffer.from('\n% more')]));
    expect(await verdictOn(later, ask)).toEqual({ kind: 'continued', fact });
    const revised = await PDF.load(sealed);
    revised.getPage(0)?.drawText('and a million more', { x: 80, y: 400 });
    expect(await verdictOn(new Uint8Array(await revised.save({ incremental: true })), ask)).toMatchObject({
      kind: 'continued',
    });
  });
  it.each([
    ['cut off at its end', sealed.subarray(0, sealed.length - 40), 'changed'],
    ['without a seal', pdf, 'unknown'],
    ['no PDF at all', new TextEncoder().encode('rubbish'), 'unknown'],
    ['sealed by a stranger who took our name', sealedByOther, 'foreign'],
  ] as const)('is %s', async (_, bytes, kind) => expect(await verdictOn(new Uint8Array(bytes), ask)).toEqual({ kind }));
  describe('from before the sealing certificate was renewed', () => {
    const renewed = { root_sha256: 'e5'.repeat(32), earlier_roots_sha256: [root_sha256] };
    const later = async (fingerprint: string): Promise<Known> => ({ ...(await ask(fingerprint)), ...renewed });
    const withMore = new Uint8Array(Buffer.concat([sealed, Buffer.from('\n% more')]));
    it.each([
      ['whole', sealed, { kind: 'sealed', fact }],
      ['with more behind it', withMore, { kind: 'continued', fact }],
      ['changed', flipped(sealed, 500), { kind: 'changed' }],
    ] as const)('is judged as ever: %s', async (_, bytes, verdict) =>
      expect(await verdictOn(new Uint8Array(bytes), later)).toEqual(verdict),
    );
    it('is somebody else’s where its root was forgotten', async () =>
      expect(await verdictOn(withMore, async (one) => ({ ...(await ask(one)), root_sha256: 'e5'.repeat(32) }))).toEqual(
        {
          kind: 'foreign',
        },
      ));
    it('has an archive that holds, with the certificates of then and of now', async () => {
      const sealing = await createSigningIdentity({ organisation: 'Touchline', now });
      const archive = createEvidenceArchive({ files: made.files, logger: silentLogger(), sealing });
      const { file } = await archive(made.document);
      const { holds, findings, root } = await judgeEvidence(await opened((file as { bytes: Uint8Array }).bytes));
      expect(findings.filter((one) => !one.holds)).toEqual([]);
      expect([holds, root]).toEqual([true, root_sha256]);
    });
  });
  it('carries our seal, whole, and is in no record', async () =>
    expect(await verdictOn(sealed, async () => ({ sealed: null, root_sha256, earlier_roots_sha256: [] }))).toEqual({
      kind: 'unrecorded',
    }));
});

describe('a file whose time is confirmed', () => {
  const prepared = confirmedContract();
  afterAll(async () => (await prepared).stop());
  const time = { at: confirmedAt.toISOString(), by: 'Test Time Authority' };
  const bytesOf = async (): Promise<Bytes> => new Uint8Array((await prepared).sealed.bytes);
  const own = async () => {
    const { sealed: stamped, identity, timeRoot } = await prepared;
    const root = sha256(new X509Certificate(identity.rootCertificate).raw);
    const known = { root_sha256: root, earlier_roots_sha256: [] };
    const asks = async (one: string): Promise<Known> => ({ sealed: one === stamped.sha256 ? fact : null, ...known });
    return { asks, timeRoot: sha256(new X509Certificate(timeRoot).raw) };
  };
  it('says who confirms when, and by which root', async () => {
    const { asks, timeRoot } = await own();
    expect(await verdictOn(await bytesOf(), asks)).toEqual({
      ...{ kind: 'sealed', fact },
      time: { ...time, root: timeRoot },
    });
    const [seal] = await sealsIn(await bytesOf());
    expect(seal).toMatchObject({ state: 'whole', at: now.toISOString(), time, by: 'Touchline Document Seal' });
  });
  it('is found to be damaged at a flipped bit in each byte of the token, and stays known to be ours', async () => {
    const { token } = await prepared;
    const stamped = await bytesOf();
    const { asks } = await own();
    expect(token.bytes.length).toBeGreaterThan(1_000);
    const missed: string[] = [];
    for (let at = 0; at < token.bytes.length; at += 1) {
      // The first or the second letter of the byte, in turn.
      const bytes = flipped(stamped, token.begin + at * 2 + (at % 2), at % 3);
      const [seal] = await sealsIn(bytes);
      if (seal?.state !== 'damaged') missed.push(`${at}: ${seal?.state}`);
    }
    expect(missed).toEqual([]);
    expect(await verdictOn(flipped(stamped, token.begin + token.bytes.length), asks)).toEqual({ kind: 'damaged' });
  });
  it('is found by its seal alone at each bit of the seal: none of it may be written otherwise', async () => {
    const stamped = await bytesOf();
    const [length, next] = await gap(stamped);
    const missed: string[] = [];
    for (let at = length; at < next; at += 1 + Math.floor((next - length) / 800)) {
      const [seal] = await sealsIn(flipped(stamped, at, at % 8));
      if (seal?.state === 'whole') missed.push(`${at} bit ${at % 8}`);
    }
    expect(next).toBeGreaterThan(length);
    expect(missed).toEqual([]);
  });
  it('is found to be changed at each of 1,000 flipped bits, all over it', async () => {
    const stamped = await bytesOf();
    const { asks } = await own();
    const kinds = new Set<string>();
    for (let turn = 0; turn < 1_000; turn += 1)
      kinds.add((await verdictOn(flipped(stamped, Math.floor((turn * stamped.length) / 1_000), turn % 8), asks)).kind);
    expect([...kinds].sort()).toEqual(['changed', 'damaged']);
  });
  it('is changed, continued or cut off as every other', async () => {
    const stamped = await bytesOf();
    const { asks } = await own();
    expect(await verdictOn(flipped(stamped, 500), asks)).toEqual({ kind: 'changed' });
    const later = new Uint8Array(Buffer.concat([stamped, Buffer.from('\n% more')]));
    expect(await verdictOn(later, asks)).toEqual({ kind: 'continued', fact });
  });
  it('is somebody else’s where the seal is, whatever confirms its time', async () => {
    const { token } = await prepared;
    const broken = flipped(await bytesOf(), token.begin + token.bytes.length);
    expect(await verdictOn(broken, async () => ({ sealed: null, root_sha256, earlier_roots_sha256: [] }))).toEqual({
      kind: 'foreign',
    });
  });
  it('has an archive whose page says it', async () => {
    const whole = await completedContract(await prepared);
    const { file } = await whole.archive(whole.document);
    const files = await opened((file as { bytes: Uint8Array }).bytes);
    const { holds, findings, time: confirmed } = await judgeEvidence(files);
    expect(findings.filter((one) => !one.holds)).toEqual([]);
    expect([holds, findings.length, confirmed]).toEqual([true, 11, { ...time, root: (await own()).timeRoot }]);
    expect(findings.map(({ says }) => says)).toContain(
      'Time confirmed by Test Time Authority, 2026-11-27, 12:00:05 UTC.',
    );
    const { token } = await prepared;
    files.set(evidenceFiles.sealed, flipped(await bytesOf(), token.begin + token.bytes.length));
    const broken = await judgeEvidence(files);
    expect(broken.findings.filter((one) => !one.holds).map(({ says }) => says)).toContain(
      'sealed.pdf: the confirmed time of the seal is damaged or was changed.',
    );
    expect([broken.holds, broken.time]).toEqual([false, null]);
    files.set(evidenceFiles.sealed, flipped(await bytesOf(), 500));
    const changed = await judgeEvidence(files);
    expect([changed.holds, changed.time]).toEqual([false, null]);
  });
});

/** Where the seal itself lies within the file. */
const gap = async (bytes: Bytes): Promise<readonly [number, number]> => {
  const [, length = 0, next = 0] =
    /\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)/.exec(Buffer.from(bytes).toString('latin1'))?.map(Number) ?? [];
  return [length, next];
};

const judged = async (change: (files: Map<string, Bytes>) => void) => {
  const files = new Map(whole);
  change(files);
  const { holds, findings } = await judgeEvidence(files);
  return { holds, broken: findings.filter((one) => !one.holds).map(({ says }) => says) };
};
const text = (bytes: Bytes | undefined): string => new TextDecoder().decode(bytes);
const bytesOf = (words: string): Bytes => new TextEncoder().encode(words);
/** The trail with one text of it replaced. */
const trailWith = (from: string, to: string) => (files: Map<string, Bytes>) => {
  const trail = text(files.get(evidenceFiles.trail));
  if (!trail.includes(from)) throw new Error(`no ${from} in the trail`);
  files.set(evidenceFiles.trail, bytesOf(trail.replace(from, to)));
};

describe('an archive of evidence', () => {
  it('has all that proves the document, and its page finds that everything holds', async () => {
    expect([...whole.keys()].sort()).toEqual(Object.values(evidenceFiles).sort());
    const { holds, findings, trail, root } = await judgeEvidence(whole);
    expect(findings.filter((one) => !one.holds)).toEqual([]);
    expect([holds, findings.length, root]).toEqual([true, 10, root_sha256]);
    expect(trail?.signers.map(({ name, address, signed_as }) => [name, address, signed_as])).toEqual([
      [the.davi.name, the.davi.email, 'The Player'],
      [the.beatriz.name, the.beatriz.email, 'Agent (witness)'],
      [the.saskia.name, the.saskia.email, 'For Sparta Rotterdam'],
    ]);
    expect(text(whole.get(evidenceFiles.readMe))).toContain(root_sha256);
  });
  it('is the same archive when it is made again, under the title’s letters', async () => {
    const again = await made.archive(made.document);
    expect(sha256((again.file as { bytes: Uint8Array }).bytes)).toBe(sha256(packed));
    expect(again.file).toMatchObject({
      name: 'Contract of Davi Adeyinka with Sparta Rotterdam (evidence).zip',
      content_type: 'application/zip',
    });
  });
  it('is read as well when somebody has packed it anew, in a folder', async () => {
    const folder = Object.fromEntries([...whole].map(([name, bytes]) => [`evidence/${name}`, bytes]));
    expect((await judgeEvidence(await filesOfZip(new Uint8Array(zipSync(folder, { level: 6 }))))).holds).toBe(true);
  });
  it.each(['original', 'sealed', 'certificate', 'trail', 'trailSignature', 'certificates'] as const)(
    'is broken where one bit of %s differs, anywhere in it',
    async (name) => {
      const bytes = whole.get(evidenceFiles[name]) as Bytes;
      for (let turn = 0; turn < 16; turn += 1) {
        const at = Math.floor((turn * bytes.length) / 16);
        // Lines of PEM may be broken anywhere: the space between them says nothing.
        if (name === 'certificates' && bytes[at] === 0x0a) continue;
        const { holds } = await judged((files) => files.set(evidenceFiles[name], flipped(bytes, at, turn % 8)));
        expect([at, holds]).toEqual([at, false]);
      }
    },
  );
  it.each([
    ['a fact', '193.136.20.7', '10.0.0.1', /^Entry 4 of the audit trail was changed/],
    ['a time', the.day(25), the.day(26), /^The signature of the audit trail does not hold/],
    ['the document that it is about', the.documentId, 'doc_other', /^Entry 1 of the audit trail/],
    ['a name', the.saskia.name, 'Somebody Else', /^The signature of the audit trail does not hold/],
    ['the format', 'touchline-evidence-1', 'touchline-evidence-9', /^audit-trail\.json can’t be read/],
  ])('says what is broken where the trail tells %s otherwise', async (_, from, to, says) => {
    const { holds, broken } = await judged(trailWith(from, to));
    expect(holds).toBe(false);
    expect(broken).toContainEqual(expect.stringMatching(says));
  });
  it('names the files that are missing', async () =>
    expect(
      await judged((files) => {
        files.delete(evidenceFiles.sealed);
        files.delete(evidenceFiles.trailSignature);
      }),
    ).toEqual({ holds: false, broken: ['sealed.pdf is missing.', 'audit-trail.sig is missing.'] }));
  it.each([
    [
      'another original',
      'original',
      bytesOf('%PDF-1.7 another contract'),
      'The sealed file does not begin with this original.',
    ],
    ['a file without a seal', 'sealed', pdf, 'sealed.pdf carries no seal.'],
    [
      'a seal of another root',
      'sealed',
      sealedByOther,
      'sealed.pdf: the seal leads to another root than certificates.pem.',
    ],
    ['no certificates', 'certificates', bytesOf('none'), 'The certificates lead to no root.'],
  ] as const)('says what is broken: %s', async (_, name, bytes, says) =>
    expect((await judged((files) => files.set(evidenceFiles[name], bytes))).broken).toContain(says),
  );
  it('is signed by certificates of its own, after the product was given others', async () => {
    const later = createEvidenceArchive({ files: made.files, logger: silentLogger(), sealing: other });
    const files = await opened(((await later(made.document)).file as { bytes: Uint8Array }).bytes);
    expect((await judgeEvidence(files)).findings.filter((one) => !one.holds)).toEqual([]);
  });
  it('DocumentNotUploaded, DocumentNotCompleted: there is none before the certificate', async () => {
    const state = (events: readonly Parameters<typeof evolve>[1][]) => events.reduce(evolve, initialState) as Existing;
    await expect(made.archive(state([the.drafted]))).rejects.toMatchObject({ code: 'DocumentNotUploaded' });
    for (const events of [the.available, the.signedByAll])
      await expect(made.archive(state(events))).rejects.toMatchObject({ code: 'DocumentNotCompleted' });
  });
  it('reads the chain as the product does, with a guest’s proof in it', async () => {
    const { trail } = the.signedByAllOfMinor.reduce(evolve, initialState) as Existing;
    expect(await firstBreak(the.documentId, trail)).toBeNull();
    expect(await firstBreak(the.documentId, trail.toSpliced(2, 1))).toBe(3);
  });
});

describe('the page in the archive', () => {
  const script = /<script>([\s\S]*)<\/script>/.exec(verifyPage)?.[1] ?? '';
  it('has one script that needs no other file', () => {
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toMatch(/^(import|export) /m);
    expect(verifyPage).not.toMatch(/https?:|src=|href=|fetch\(|innerHTML/);
  });
  it('lets nothing run and nothing be fetched but what stands in it', () =>
    expect(verifyPage).toMatch(/content="default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; /));
});
