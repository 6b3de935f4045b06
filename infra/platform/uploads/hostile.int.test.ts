import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDF, PdfDict, PdfName, PdfString } from '@libpdf/core';
import { Rejected } from '../domain/index.ts';
import { createTemporaryFiles, type TemporaryFiles } from '../files/index.ts';
import { type Accepting, acceptFile, createInspector, unscanned } from './index.ts';

/** Files that somebody made to do harm: each is refused in words or harmless as it is, bounded in memory, and the next one is taken. */

const inspector = createInspector();
let temporary: TemporaryFiles;
beforeAll(async () => {
  temporary = await createTemporaryFiles(await mkdtemp(join(tmpdir(), 'touchline-hostile-')));
});
afterAll(async () => {
  await inspector.stop();
  await temporary.close();
});

const paper: Accepting = { types: ['PDF'], maxBytes: 20 * 1024 * 1024, maxSide: null, quality: 90, sealable: true };

/** What is said of a file: the code of its refusal with the first words at its field, or `kept`. */
const said = (bytes: Uint8Array): Promise<string> =>
  temporary.during(async (path) => {
    await writeFile(path, bytes);
    try {
      const kept = await acceptFile({ path, size: bytes.byteLength }, paper, { inspector, scan: unscanned });
      const same = Buffer.compare(await readFile(kept.path), bytes) === 0;
      return same ? 'kept' : 'kept, and not as it came';
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      const details = error.facts['details'] as readonly { message: string }[] | undefined;
      return [error.code, ...(details ?? []).map(({ message }) => message.split('.')[0])].join(': ');
    }
  });

interface Part {
  readonly dict: string;
  readonly stream?: Uint8Array;
}

/** A file of these objects, numbered from 1, with a table that holds; the first one is the catalog unless `root` names another. */
const file = (objects: readonly Part[], root = 1): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const add = (part: Uint8Array | string): void => {
    const bytes = Buffer.from(part as string);
    parts.push(bytes);
    length += bytes.length;
  };
  const places = objects.map(({ dict, stream }, at) => {
    const place = length;
    add(`${at + 1} 0 obj\n`);
    if (stream) {
      add(`${dict.replace(/>>$/, `/Length ${stream.length} >>`)}\nstream\n`);
      add(stream);
      add('\nendstream');
    } else add(dict);
    add('\nendobj\n');
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root ${root} 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
};

const onePage = ({ page = '', more = [] }: { page?: string; more?: readonly Part[] } = {}): Buffer =>
  file([
    { dict: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dict: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    { dict: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>` },
    ...more,
  ]);

const megabyte = 1024 * 1024;

/** Zeros without end in a few bytes: a piece of a deflated stream says the same wherever it stands. */
const endless = (unpackedMB: number): Buffer => {
  const pieceMB = 16;
  const piece = deflateRawSync(Buffer.alloc(pieceMB * megabyte), { finishFlush: constants.Z_FULL_FLUSH });
  const begin = Buffer.from([0x78, 0x9c]);
  return Buffer.concat([begin, ...Array.from({ length: unpackedMB / pieceMB }, () => piece)]);
};

/** The catalog lies in a stream of objects, and its cross-reference in a stream too: whoever opens the file unpacks both. */
const inObjectStream = (packed: Uint8Array, filter = '/FlateDecode'): Buffer => {
  const head = '%PDF-1.7\n';
  const objects = Buffer.concat([
    Buffer.from(
      `1 0 obj\n<< /Type /ObjStm /N 3 /First 16 /Filter ${filter} /Length ${packed.length} >>\nstream\n`,
      'latin1',
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const place = head.length + objects.length;
  const rows = Buffer.from([
    ...[0, 0, 0, 0, 0, 255],
    ...[1, 0, 0, 0, head.length, 0],
    ...[2, 0, 0, 0, 1, 0],
    ...[2, 0, 0, 0, 1, 1],
    ...[2, 0, 0, 0, 1, 2],
    ...[1, (place >> 24) & 255, (place >> 16) & 255, (place >> 8) & 255, place & 255, 0],
  ]);
  const table = `5 0 obj\n<< /Type /XRef /Size 6 /W [1 4 1] /Root 2 0 R /Length ${rows.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(head),
    objects,
    Buffer.from(table),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${place}\n%%EOF\n`),
  ]);
};
/** What the stream of objects says: a catalog, a tree of pages and a page. */
const inside = (): Buffer => {
  const [catalog, tree, page] = [
    '<< /Type /Catalog /Pages 3 0 R >> ',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >> ',
    '<< /Type /Page /Parent 3 0 R /MediaBox [0 0 9 9] >> ',
  ];
  const numbers = `2 0 3 ${catalog.length} 4 ${catalog.length + tree.length} `.padEnd(16);
  return Buffer.from(`${numbers}${catalog}${tree}${page}`);
};

const built = async (change: (pdf: PDF) => void, pages = 1): Promise<Uint8Array> => {
  const pdf = PDF.create();
  for (let n = 0; n < pages; n += 1) pdf.addPage({ width: 200, height: 200 });
  change(pdf);
  return pdf.save();
};
const opens = (action: Readonly<Record<string, PdfName | PdfString>>) => (pdf: PDF) =>
  pdf
    .getCatalog()
    .set('OpenAction', new PdfDict(Object.entries(action).map(([key, value]) => [PdfName.of(key), value] as const)));

const damaged = 'ValidationFailed: This PDF is damaged';
const active = 'ValidationFailed: This PDF has a script, a form that sends itself or another file inside';
const complex = 'ValidationFailed: This file is too complex';
const noPdf = 'FileTypeNotAllowed';

const corpus: readonly (readonly [name: string, make: () => Uint8Array | Promise<Uint8Array>, said: string])[] = [
  ['one page, made by hand', () => onePage(), 'kept'],
  ['objects in a stream, as most are written today', () => inObjectStream(deflateSync(inside())), 'kept'],

  ['nothing', () => Buffer.alloc(0), noPdf],
  ['its first bytes alone', () => Buffer.from('%PDF-1.7\n'), damaged],
  ['half of it', () => onePage().subarray(0, 150), damaged],
  [
    'a table that leads nowhere',
    () =>
      Buffer.from(
        onePage()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n999999'),
        'latin1',
      ),
    damaged,
  ],
  [
    'a table that leads to itself',
    () =>
      Buffer.from(
        onePage()
          .toString('latin1')
          .replace(/trailer\n<< /, 'trailer\n<< /Prev 9 '),
        'latin1',
      ),
    'kept',
  ],
  [
    'a tree of pages that is its own child',
    () => file([{ dict: '<< /Type /Catalog /Pages 2 0 R >>' }, { dict: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }]),
    damaged,
  ],
  [
    'no page',
    () => file([{ dict: '<< /Type /Catalog /Pages 2 0 R >>' }, { dict: '<< /Type /Pages /Kids [] /Count 0 >>' }]),
    damaged,
  ],
  [
    'arrays within arrays without end',
    () => onePage({ page: `/Deep ${'['.repeat(200_000)}${']'.repeat(200_000)}` }),
    damaged,
  ],
  ['10,000 pages', () => built(() => {}, 10_000), 'ValidationFailed: This PDF has more than 200 pages'],
  [
    'a password',
    () => built((pdf) => pdf.setProtection({ userPassword: 'secret', ownerPassword: 'secret' })),
    'ValidationFailed: This PDF is protected by a password',
  ],

  ['a script', () => built(opens({ S: PdfName.of('JavaScript'), JS: PdfString.fromString('app.alert(1)') })), active],
  ['a program to launch', () => built(opens({ S: PdfName.of('Launch'), F: PdfString.fromString('cmd.exe') })), active],
  [
    'a form that sends itself',
    () => built(opens({ S: PdfName.of('SubmitForm'), F: PdfString.fromString('https://x.example') })),
    active,
  ],
  ['a file within', () => built((pdf) => pdf.addAttachment('more.exe', new Uint8Array([77, 90]))), active],
  [
    'a script whose name is written in hex',
    () => onePage({ page: '/AA << /O << /S /J#61vaScript /JS (app.alert\\(1\\)) >> >>' }),
    active,
  ],

  [
    'a page of the web before it',
    () => Buffer.concat([Buffer.from('<html><script>alert(1)</script></html>\n'), onePage()]),
    noPdf,
  ],
  ['a program before it', () => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), onePage()]), noPdf],
  ['an archive before it', () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), onePage()]), noPdf],
  // Served under its one type and never guessed at by browsers: to all who get it, it is the PDF.
  [
    'an archive after it',
    () => Buffer.concat([onePage(), Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
    'kept',
  ],

  ['gigabytes, where its objects lie', () => inObjectStream(endless(8 * 1024)), complex],
  [
    'gigabytes, packed twice',
    () => inObjectStream(deflateSync(endless(8 * 1024)), '[/FlateDecode /FlateDecode]'),
    complex,
  ],
  [
    'more objects than anybody looks at',
    () => onePage({ page: `/Many [${`[${'1 '.repeat(1_000)}]`.repeat(150)}]` }),
    complex,
  ],
  // Pages are drawn by the reader's browser, page by page; here nobody unpacks them.
  [
    'gigabytes, where a page is drawn',
    () =>
      onePage({ page: '/Contents 4 0 R', more: [{ dict: '<< /Filter /FlateDecode >>', stream: endless(2 * 1024) }] }),
    'kept',
  ],
  [
    'a font that is none',
    () =>
      onePage({
        page: '/Resources << /Font << /F 4 0 R >> >>',
        more: [
          { dict: '<< /Type /Font /Subtype /TrueType /BaseFont /Broken /FontDescriptor 5 0 R >>' },
          { dict: '<< /Type /FontDescriptor /FontName /Broken /FontFile2 6 0 R >>' },
          { dict: '<< >>', stream: Buffer.from('no font at all') },
        ],
      }),
    'kept',
  ],
];

/** The most memory, in bytes, that who looks at files has taken until it is asked. */
const watchInspector = (): (() => number) => {
  let peak = 0;
  const look = (): void => {
    const children = execFileSync('ps', ['-o', 'rss=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    for (const line of children.split('\n'))
      if (line.includes('inspector.worker')) peak = Math.max(peak, Number.parseInt(line, 10) * 1024);
  };
  const looking = setInterval(look, 100);
  return () => {
    clearInterval(looking);
    return peak;
  };
};

describe('a file with', () => {
  it.each(corpus)('%s', async (_, make, meant) => {
    const bytes = await make();
    expect(bytes.byteLength).toBeLessThan(paper.maxBytes);
    const before = process.memoryUsage.rss();
    const peak = watchInspector();
    const words = await said(bytes).finally(peak);
    expect(words).toBe(meant);
    // What it unpacks to is nowhere: not beside the product, and nothing of it in the product.
    expect(peak()).toBeLessThan(700 * megabyte);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * megabyte);
    expect(await said(onePage())).toBe('kept');
  });
});
