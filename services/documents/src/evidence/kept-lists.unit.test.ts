import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { evidenceFiles } from '@touchline/contracts/evidence/archive';
import type { Bytes } from '@touchline/contracts/evidence/bytes';
import { judgeEvidence } from '@touchline/contracts/evidence/evidence';
import { listsSay } from '@touchline/contracts/evidence/kept-lists';
import { rootOf, type SealReading, sealsIn } from '@touchline/contracts/evidence/seal';
import { storedLists } from '@touchline/contracts/evidence/security-store';
import { verdictOn } from '@touchline/contracts/evidence/verdict';
import { sha256 } from '@touchline/platform/domain';
import { createAuthority } from '@touchline/quality/testkit';
import * as the from '../document/document.fixtures.ts';
import { createSealer } from '../sealing/sealer.ts';
import {
  confirmedAt,
  emptyLists,
  listedFrom as from,
  listedIdentity,
  now,
  sealedContract,
  testTimes,
} from '../sealing/sealing.fixtures.ts';
import { putLists } from '../sealing/security-store.ts';
import { completedContract, opened } from './evidence.fixtures.ts';

const { identity, own, issuer, root } = listedIdentity();
const { authority, times, stop } = await testTimes();
afterAll(stop);
const all = [...emptyLists({ issuer, root }), authority.list({ from })];
const keeping = (lists: readonly Uint8Array[]) => sealedContract(times, { identity, lists });

const made = await keeping(all);
const sealed = new Uint8Array(made.sealed.bytes);
const text = Buffer.from(sealed).toString('latin1');

const lastSeal = async (bytes: Bytes): Promise<SealReading> => {
  const seal = (await sealsIn(bytes)).at(-1);
  if (!seal) throw new Error('no seal');
  return seal;
};
/** What a reader finds who has nothing but the file. */
const read = async (bytes: Uint8Array) => {
  const whole = new Uint8Array(bytes);
  const seal = await lastSeal(whole);
  return [seal.state, await listsSay(whole, seal)];
};

const fact = { kind: 'document', at: the.day(27), signers: 3 } as const;
const root_sha256 = (await rootOf(await lastSeal(sealed))) ?? '';
/** The verdict where the product has a record of this file, or has none; and where our seals lead to another root. */
const verdicts = (bytes: Uint8Array) => {
  const given = new Uint8Array(bytes);
  const known = { root_sha256, earlier_roots_sha256: [] };
  const asks = [
    async () => ({ sealed: fact, ...known }),
    async () => ({ sealed: null, ...known }),
    async () => ({ sealed: null, ...known, root_sha256: 'e5'.repeat(32) }),
  ];
  return Promise.all(asks.map((ask) => verdictOn(given, ask)));
};
const archiveOf = async (contract: Awaited<ReturnType<typeof keeping>>) => {
  const { archive, document } = await completedContract(contract);
  return judgeEvidence(await opened(((await archive(document)).file as { bytes: Uint8Array }).bytes));
};
const sentence = 'No certificate of the seal was revoked: the lists of that time are in the file.';

describe('a seal that keeps its lists of revoked certificates', () => {
  it('is said to be of no revoked certificate, by the file alone', async () => {
    expect(await read(sealed)).toEqual(['whole', 'unrevoked']);
    const [recorded, unrecorded, foreign] = await verdicts(sealed);
    expect(recorded).toMatchObject({ kind: 'sealed', fact, time: { at: confirmedAt.toISOString() }, unrevoked: true });
    expect([unrecorded, foreign]).toEqual([{ kind: 'unrecorded' }, { kind: 'foreign' }]);
  });
  it('has an archive whose page says it', async () => {
    const { holds, findings } = await archiveOf(made);
    expect([holds, findings.length]).toEqual([true, 12]);
    expect(findings.map(({ says }) => says).slice(2, 4)).toEqual([
      'Time confirmed by Test Time Authority, 2026-11-27, 12:00:05 UTC.',
      sentence,
    ]);
  });
  it('is said so too where more was put behind it', async () => {
    const later = new Uint8Array(Buffer.concat([sealed, Buffer.from('\n% more')]));
    expect(await read(later)).toEqual(['continued', 'unrevoked']);
  });
  it('is found to be changed at a flipped bit in each third byte of the store', async () => {
    const [begin, end] = [text.indexOf(`${/\/CRLs \[(\d+ \d+) R/.exec(text)?.[1]} obj`), text.indexOf('/Type /Sig\n')];
    expect(end - begin).toBeGreaterThan(700);
    const missed: string[] = [];
    for (let at = begin; at < end; at += 3) {
      const bytes = sealed.slice();
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
      const [state, said] = await read(bytes);
      if (state !== 'changed' || said !== 'nothing') missed.push(`${at}: ${state}, ${said}`);
    }
    expect(missed).toEqual([]);
  });
  it('is read where its lists are packed', async () => {
    const revoked = Array.from({ length: 200 }, (_, index) => ({ ...own, serial: Buffer.of(0x40, index, index) }));
    const { sealed: packed } = await keeping([issuer.list({ from, revoked }), ...all.slice(1)]);
    expect(Buffer.from(packed.bytes).toString('latin1')).toMatch(/\/Length \d+\/Filter \/FlateDecode\n>>\nstream/);
    expect(await read(packed.bytes)).toEqual(['whole', 'unrevoked']);
    const named = await keeping([issuer.list({ from, revoked: [...revoked, own] }), ...all.slice(1)]);
    expect(await read(named.sealed.bytes)).toEqual(['whole', 'revoked']);
  });
  it('is read in a paper that somebody brings, whatever made that', async () => {
    const sealer = createSealer({ ...identity, timestampAuthority: times, lists: all });
    const paper = PDF.create();
    paper.addPage({ width: 300, height: 300 });
    const plain = await paper.save();
    const papers = {
      'with streams in the place of tables': await paper.save({ useXRefStream: true }),
      'that ends as on an old Mac': new Uint8Array(Buffer.concat([plain.subarray(0, -1), Buffer.from('\r')])),
      'with a store of its own': await (async () => {
        const own = await PDF.load(plain);
        putLists(own, [createAuthority('Other', 'Other Root').list(), new Uint8Array([5, 0])]);
        return own.save();
      })(),
      'that was sealed before': sealed,
    };
    const found: Record<string, unknown> = {};
    for (const [name, pdf] of Object.entries(papers)) {
      const reason = '/DSS 1 0 R /CRLs [1 0 R]\n7 0 obj\n/Root 1 0 R';
      found[name] = await read((await sealer.sealAsItIs({ pdf, reason, at: now.toISOString() })).bytes);
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(papers).map((name) => [name, ['whole', 'unrevoked']])));
  });
});

const after = new Date(confirmedAt.getTime() + 1000);
const runOut = { from: new Date(from.getTime() - 1000), until: confirmedAt };
const without = (index: number, ...others: readonly Uint8Array[]) => [
  ...all.filter((_, at) => at !== index),
  ...others,
];

describe('of revoked certificates nothing is said', () => {
  it.each<[string, readonly Uint8Array[]]>([
    ['it keeps no list', []],
    ['none of who issued its certificate', without(0)],
    ['none of the root', without(1)],
    ['none of the authority’s root', without(2)],
    ['what is no list', without(0, new Uint8Array([0x30, 0]))],
    ['another one’s of the same name', without(0, createAuthority('Touchline', 'Touchline Issuer').list({ from }))],
    ['one that had run out', without(0, issuer.list(runOut))],
    ['one from after the confirmed time', without(1, root.list({ from: after }))],
    ['one by SHA-1', without(1, root.list({ from, isOld: true }))],
    ['the changes to one', without(0, issuer.list({ from, isDelta: true }))],
    ['one of the authority’s root that had run out', without(2, authority.list(runOut))],
  ])('where in the place of all %s', async (_, lists) => {
    const contract = await keeping(lists);
    expect(await read(contract.sealed.bytes)).toEqual(['whole', 'nothing']);
    const [recorded, unrecorded] = await verdicts(contract.sealed.bytes);
    expect(recorded).toMatchObject({ kind: 'sealed', time: { by: 'Test Time Authority' } });
    expect(recorded).not.toHaveProperty('unrevoked');
    expect(unrecorded).toEqual({ kind: 'unrecorded' });
  });
  it('on the page of an archive that lacks one, and it holds', async () => {
    const { holds, findings } = await archiveOf(await keeping(all.slice(1)));
    expect([holds, findings.length]).toEqual([true, 11]);
    expect(findings.map(({ says }) => says)).not.toContain(sentence);
  });
  it('where nobody confirms the time', async () => {
    const { sealed: bare } = await sealedContract(undefined, {
      identity,
      lists: [...all, issuer.list({ from, revoked: [own] })],
    });
    expect(await read(bare.bytes)).toEqual(['whole', 'nothing']);
  });
  it('where the lists were put behind the seal', async () => {
    const { sealed: early } = await keeping([]);
    const later = await PDF.load(early.bytes);
    putLists(later, all);
    expect(await read(await later.save({ incremental: true }))).toEqual(['continued', 'nothing']);
  });
});

describe('a list that names a certificate', () => {
  it.each<[string, readonly Uint8Array[]]>([
    ['of the seal', without(0, issuer.list({ from, revoked: [own] }))],
    ['of its issuer', without(1, root.list({ from, revoked: [issuer] }))],
    ['of the authority', without(2, authority.list({ from, isRevoked: true }))],
    ['of the seal, beside one that doesn’t', [...all, issuer.list({ from, revoked: [own] })]],
    ['of the seal, before one that doesn’t', [issuer.list({ from, revoked: [own] }), ...all]],
    ['of the seal, where others are missing', [issuer.list({ from, revoked: [own] })]],
  ])('%s breaks it, whether we know the file or not; somebody else’s is theirs', async (_, lists) => {
    const contract = await keeping(lists);
    expect(await read(contract.sealed.bytes)).toEqual(['whole', 'revoked']);
    const revoked = { kind: 'revoked' };
    expect(await verdicts(contract.sealed.bytes)).toEqual([revoked, revoked, { kind: 'foreign' }]);
    const { holds, findings, time } = await archiveOf(contract);
    expect([holds, time]).toEqual([false, null]);
    expect(findings.filter((one) => !one.holds).map(({ says }) => says)).toEqual([
      `${evidenceFiles.sealed}: a certificate of the seal was revoked before.`,
      // It is sealed with the same lists.
      `${evidenceFiles.certificate}: a certificate of the seal was revoked before.`,
    ]);
  });
});

type Objects = readonly (string | Buffer)[];
/** A file of these objects, by their numbers from 1 on: the first is its catalog. */
const fileOf = (...objects: Objects): Bytes => {
  const parts = objects.flatMap((object, index) => [`${index + 1} 0 obj\n`, object, '\nendobj\n']);
  const whole = ['%PDF-1.7\n', ...parts, 'trailer\n<<\n/Root 1 0 R\n>>\n%%EOF\n'];
  return new Uint8Array(Buffer.concat(whole.map((part) => Buffer.from(part as string))));
};
const catalog = '<<\n/DSS 2 0 R\n>>';
const storeOf = (...numbers: readonly number[]) => `<<\n/CRLs [${numbers.map((one) => `${one} 0 R`).join(' ')}]\n>>`;
const streamOf = (content: Buffer, more = '') =>
  Buffer.concat([Buffer.from(`<<\n/Length ${content.length}${more}>>\nstream\n`), content, Buffer.from('\nendstream')]);
const packed = (content: Buffer) => streamOf(deflateSync(content), '/Filter /FlateDecode\n');
const megabyte = 1024 * 1024;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 3);

describe('what somebody has made to harm who reads it', () => {
  const list = Buffer.from('a list');
  const lengths = async (...objects: Objects) => (await storedLists(fileOf(...objects))).map(({ length }) => length);
  it('is read as far as it is a store', async () => {
    expect(await lengths(catalog, storeOf(3, 4), streamOf(list), packed(list))).toEqual([6, 6]);
    expect(Buffer.from((await storedLists(fileOf(catalog, storeOf(3), packed(list))))[0] ?? [])).toEqual(list);
  });
  it.each<[string, Objects]>([
    ['a store that is its own catalog', ['<<\n/DSS 1 0 R\n/CRLs [1 0 R]\n>>']],
    ['a store that lists itself', [catalog, storeOf(2)]],
    ['lists that are lists of each other', [catalog, storeOf(3, 4), storeOf(4), storeOf(3)]],
    ['objects that aren’t there', [catalog, storeOf(77, 78)]],
    ['a list without an end', [catalog, '<<\n/CRLs [3 0 R', streamOf(list)]],
    ['a hundred thousand brackets', [catalog, `<<\n/CRLs ${'['.repeat(100_000)}3 0 R`, streamOf(list)]],
    ['dictionaries in a hundred thousand others', [catalog, storeOf(3), `${'<<'.repeat(100_000)}>>\nstream\n`]],
    ['a length beyond its end', [catalog, storeOf(3), '<<\n/Length 9999999999>>\nstream\na list']],
    ['a length that stands elsewhere', [catalog, storeOf(3), '<<\n/Length 44 0 R>>\nstream\na list', '6']],
    ['another packing', [catalog, storeOf(3), streamOf(list, '/Filter /LZWDecode\n')]],
    [
      'a packing with parameters',
      [catalog, storeOf(3), streamOf(deflateSync(list), '/Filter /FlateDecode/DecodeParms 4 0 R\n')],
    ],
    ['what isn’t packed as it says', [catalog, storeOf(3), streamOf(list, '/Filter /FlateDecode\n')]],
    ['a list of more than 4 MB', [catalog, storeOf(3), streamOf(Buffer.alloc(4 * megabyte + 1))]],
    ['a list that is unpacked to more than 4 MB', [catalog, storeOf(3), packed(Buffer.alloc(400 * megabyte))]],
  ])('holds no list: %s', async (_, objects) => expect(await lengths(...objects)).toEqual([]));
  it('holds the last 32 lists, each once, and 32 MB of them', async () => {
    expect(await lengths(catalog, storeOf(...Array.from({ length: 100_000 }, () => 3)), streamOf(list))).toEqual([6]);
    const many = Array.from({ length: 40 }, (_, index) => streamOf(Buffer.alloc(index)));
    expect(await lengths(catalog, storeOf(...numbers(40)), ...many)).toEqual(
      Array.from({ length: 32 }, (_, index) => 39 - index),
    );
    const long = Array.from({ length: 10 }, () => packed(Buffer.alloc(4 * megabyte)));
    expect(await lengths(catalog, storeOf(...numbers(10)), ...long)).toEqual(
      Array.from({ length: 8 }, () => 4 * megabyte),
    );
  });
  it('says nothing where a list is a million empty entries, or holds itself over and over', async () => {
    const nested = (depth: number): Buffer => {
      let inner = Buffer.alloc(0);
      for (let turn = 0; turn < depth; turn += 1) {
        const { length } = inner;
        const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
        inner = Buffer.concat([Buffer.of(0x30, ...size), inner]);
      }
      return inner;
    };
    const entries = Buffer.alloc(2 * megabyte);
    for (let at = 0; at < entries.length; at += 2) entries[at] = 0x30;
    const headOf = (content: Buffer) =>
      Buffer.from([0x30, 0x83, ...[16, 8, 0].map((by) => (content.length >> by) & 0xff)]);
    const { sealed: odd } = await keeping([...all, nested(10_000), Buffer.concat([headOf(entries), entries])]);
    expect(await read(odd.bytes)).toEqual(['whole', 'unrevoked']);
    const { sealed: alone } = await keeping([nested(10_000), Buffer.concat([headOf(entries), entries])]);
    expect(await read(alone.bytes)).toEqual(['whole', 'nothing']);
  });
  it('never throws for a file that is cut off, or has other bytes, anywhere in its store', async () => {
    const begin = text.lastIndexOf('/Type /DSS') - 900;
    let read = 0;
    for (let at = begin; at < begin + 1_000; at += 7) {
      read += (await storedLists(sealed.subarray(0, at))).length;
      const bytes = sealed.slice();
      bytes.fill(0x5b, at, at + 40);
      read += (await storedLists(bytes)).length;
    }
    expect(read).toBeGreaterThan(0);
    expect(await storedLists(sealed)).toHaveLength(3);
    expect((await storedLists(sealed)).map(sha256).sort()).toEqual(all.map((one) => sha256(one)).sort());
  });
});
