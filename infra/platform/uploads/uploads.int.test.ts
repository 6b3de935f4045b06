import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PDF, PdfArray, PdfDict, PdfName, PdfString } from '@libpdf/core';
import sharp from 'sharp';
import { ftyp, location, mp4, place, tags, webm } from '../../quality/testkit/clips.ts';
import { eventually, type ServiceHarness, serviceHarness } from '../../quality/testkit/index.ts';
import { withoutThrottles } from '../cache/index.ts';
import { Rejected } from '../domain/index.ts';
import { createTemporaryFiles, type TemporaryFiles } from '../files/index.ts';
import {
  type Accepting,
  acceptFile,
  clamAv,
  createInspector,
  createIntake,
  type IntakeOptions,
  unscanned,
} from './index.ts';

/** What people upload: opened before it is kept, beside the product, and nothing left of what isn't used. */

const anything: Accepting = { types: ['PDF', 'PNG', 'JPEG'], maxBytes: 10 * 1024 * 1024, maxSide: null, quality: 90 };
const inspector = createInspector();
afterAll(() => inspector.stop());

let temporary: TemporaryFiles;
beforeAll(async () => {
  temporary = await createTemporaryFiles(await mkdtemp(join(tmpdir(), 'touchline-uploads-')));
});
afterAll(() => temporary.close());

/** The file as it is kept, with its bytes: the place where it lies is gone with the request. */
const accept = (bytes: Uint8Array, scan = unscanned) =>
  temporary.during(async (path) => {
    await writeFile(path, bytes);
    const accepted = await acceptFile({ path, size: bytes.byteLength }, anything, { inspector, scan });
    return { ...accepted, bytes: await readFile(accepted.path) };
  });

const refusal = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof Rejected)) throw new Error(`no refusal: ${String(error)}`, { cause: error });
  const details = error.facts['details'] as { path: string; message: string }[] | undefined;
  return [error.code, details?.[0]?.path, details?.[0]?.message.split('.')[0]];
};

describe('a clip', () => {
  const clips: Accepting = { types: ['MP4', 'WebM'], maxBytes: 1024 * 1024, maxSide: null, quality: 0 };
  const take = (bytes: Uint8Array) =>
    temporary.during(async (path) => {
      await writeFile(path, bytes);
      const accepted = await acceptFile({ path, size: bytes.byteLength }, clips, { inspector, scan: unscanned });
      return { ...accepted, bytes: await readFile(accepted.path) };
    });
  it.each([
    ['video/mp4', mp4({ inMovie: [location()] })],
    ['video/mp4', mp4({ inMovie: [location()], brands: ftyp('M4V ', ['M4V ', 'mp42']) })],
    ['video/webm', webm({ parts: [tags()] })],
  ])('of type %s is cleaned where it lies, and is as long as before', async (type, bytes) => {
    const accepted = await take(bytes);
    expect([accepted.content_type, accepted.size, accepted.bytes.length]).toEqual([type, bytes.length, bytes.length]);
    expect([bytes.includes(place), accepted.bytes.includes(place)]).toEqual([true, false]);
    expect(accepted.sha256).toBe(createHash('sha256').update(accepted.bytes).digest('hex'));
  });
  it.each([
    ['a film of QuickTime', mp4({ brands: ftyp('qt  ', ['qt  ']) })],
    ['sound alone', mp4({ brands: ftyp('M4A ', ['M4A ']) })],
    ['one that was cut off', mp4().subarray(0, 300)],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('FileTypeNotAllowed: %s', async (_, bytes) => {
    await expect(take(bytes)).rejects.toMatchObject({
      code: 'FileTypeNotAllowed',
      facts: { allowed: ['MP4', 'WebM'] },
    });
  });
});

const withPages = (count: number): PDF => {
  const pdf = PDF.create();
  for (let n = 0; n < count; n += 1) pdf.addPage({ width: 200, height: 200 });
  return pdf;
};
const action = (entries: Readonly<Record<string, PdfName | PdfString>>): PdfDict =>
  new PdfDict(Object.entries(entries).map(([key, value]) => [PdfName.of(key), value] as const));
const changed = async (change: (pdf: PDF) => void): Promise<Uint8Array> => {
  const pdf = withPages(1);
  change(pdf);
  return pdf.save();
};

describe('a PDF', () => {
  it('is kept as it came', async () => {
    const bytes = await withPages(3).save();
    const accepted = await accept(bytes);
    expect([accepted.content_type, Buffer.compare(accepted.bytes, bytes)]).toEqual(['application/pdf', 0]);
  });
  const javascript = { S: PdfName.of('JavaScript'), JS: PdfString.fromString('app.alert(1)') };
  const launch = { S: PdfName.of('Launch'), F: PdfString.fromString('cmd.exe') };
  it.each<[string, (pdf: PDF) => void]>([
    ['a script when it opens', (pdf) => pdf.getCatalog().set('OpenAction', action(javascript))],
    ['a program to launch', (pdf) => pdf.getCatalog().set('OpenAction', action(launch))],
    [
      'a script at a page',
      (pdf) => pdf.getPages()[0]?.dict.set('AA', new PdfDict([[PdfName.of('O'), action(javascript)]])),
    ],
    ['another file inside', (pdf) => pdf.addAttachment('more.exe', new Uint8Array([77, 90, 1, 2]))],
    [
      'a link that launches something',
      (pdf) => pdf.getPages()[0]?.dict.set('Annots', new PdfArray([new PdfDict([[PdfName.of('A'), action(launch)]])])),
    ],
  ])('with %s is refused', async (_, change) => {
    expect(await refusal(accept(await changed(change)))).toEqual([
      'ValidationFailed',
      'file',
      'This PDF has a script, a form that sends itself or another file inside',
    ]);
  });
  it('with a link to a page of the web is a document like any other', async () => {
    const link = action({ S: PdfName.of('URI'), URI: PdfString.fromString('https://example.com') });
    const bytes = await changed((pdf) =>
      pdf.getPages()[0]?.dict.set('Annots', new PdfArray([new PdfDict([[PdfName.of('A'), link]])])),
    );
    expect((await accept(bytes)).content_type).toBe('application/pdf');
  });
  it('with a password is refused in words', async () => {
    const pdf = withPages(1);
    pdf.setProtection({ userPassword: 'secret', ownerPassword: 'secret' });
    expect(await refusal(accept(await pdf.save()))).toEqual([
      'ValidationFailed',
      'file',
      'This PDF is protected by a password',
    ]);
  });
  it('of more than 200 pages is refused in words', async () => {
    expect(await refusal(accept(await withPages(201).save()))).toEqual([
      'ValidationFailed',
      'file',
      'This PDF has more than 200 pages',
    ]);
  });
  it.each([
    ['nothing but its first bytes', '%PDF-1.7\n'],
    ['a program after its first bytes', `%PDF-1.7\nMZ${'\0'.repeat(200)}`],
    ['a page of the web after its first bytes', '%PDF-1.7\n<html><script>alert(1)</script></html>'],
  ])('that is %s is none', async (_, text) => {
    expect((await refusal(accept(Buffer.from(text)))) as unknown[]).toContain('FileTypeNotAllowed');
  });
});

/** A file of one page, object by object, with its table; the first object says how it is laid out. */
const byHand = (
  first: string,
  { table = true, catalog = '', more = [] }: { table?: boolean; catalog?: string; more?: readonly string[] } = {},
): Uint8Array => {
  const objects = [
    first,
    `<< /Type /Catalog /Pages 3 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 3 0 R /MediaBox [0 0 200 200] >>',
    ...more,
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = table ? text.length : 7;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 2 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
};

describe('a PDF that will be sealed', () => {
  const paper: Accepting = { ...anything, types: ['PDF'], sealable: true };
  const take = (bytes: Uint8Array) =>
    temporary.during(async (path) => {
      await writeFile(path, bytes);
      const accepted = await acceptFile({ path, size: bytes.byteLength }, paper, { inspector, scan: unscanned });
      return { ...accepted, bytes: await readFile(accepted.path) };
    });
  it.each([
    ['', '<< /Nothing true >>'],
    [', also where it is laid out for a network', '<< /Linearized 1 /L 600 /H [0 0] /O 4 /E 300 /N 1 /T 400 >>'],
  ])('is kept as it came%s', async (_, first) => {
    const bytes = byHand(first);
    expect(Buffer.compare((await take(bytes)).bytes, bytes)).toBe(0);
  });
  it.each([
    ['without a table that holds', byHand('<< /Nothing true >>', { table: false })],
    ['of nothing but its first bytes', Buffer.from('%PDF-1.7\n')],
  ])('is refused in words where it is damaged: %s', async (_, bytes) => {
    expect(await refusal(take(bytes))).toEqual(['ValidationFailed', 'file', 'This PDF is damaged']);
  });
  it('is refused in words where it is signed already', async () => {
    const field = '<< /Type /Annot /Subtype /Widget /FT /Sig /T (one) /V 6 0 R /Rect [0 0 0 0] >>';
    const value = '<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <00> >>';
    const bytes = byHand('<< /Nothing true >>', {
      ...{ catalog: '/AcroForm << /Fields [5 0 R] /SigFlags 3 >>', more: [field, value] },
    });
    expect(await refusal(take(bytes))).toEqual([
      'ValidationFailed',
      'file',
      'This PDF is signed already, and another signature would break that one',
    ]);
  });
  it('is no picture', async () => {
    const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    await expect(take(png)).rejects.toMatchObject({ code: 'FileTypeNotAllowed', facts: { allowed: ['PDF'] } });
  });
  it('says nothing of photos, which it can’t be', async () => {
    const pdf = withPages(1);
    pdf.setProtection({ userPassword: 'secret', ownerPassword: 'secret' });
    await expect(take(await pdf.save())).rejects.toMatchObject({
      facts: { details: [{ path: 'file', message: 'This PDF is protected by a password. Save it without one.' }] },
    });
  });
});

describe('a picture', () => {
  const lying = (
    bytes: Uint8Array,
    { maxPixels, maxSide }: { maxPixels: number; maxSide: number | null },
    look: (asked: Parameters<typeof inspector.inspect>[0]) => Promise<void>,
  ) =>
    temporary.during(async (path) => {
      await writeFile(path, bytes);
      await look({ path, keptPath: `${path}.kept`, maxPixels, accepting: { ...anything, maxSide } });
    });
  it('is looked at in another process, at a lower priority, that ends when there is nothing to do', async () => {
    /** Ids of processes that look at files, by their priority; other tests here have theirs. */
    const children = () =>
      execFileSync('ps', ['-o', 'pid=,ni=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
        .split('\n')
        .flatMap((line) => (line.includes('inspector.worker') ? [line.trim().split(/\s+/, 2).join(' at ')] : []));
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#333' } })
      .png()
      .toBuffer();
    let started: readonly string[] = [];
    // Where another test began to look at the same moment, nobody knows whose is whose: it is tried again.
    for (let attempt = 0; attempt < 20 && started.length !== 1; attempt += 1) {
      const own = createInspector({ idleMs: 1_000 });
      const before = children();
      await lying(bytes, { maxPixels: 1_000, maxSide: 10 }, async (asked) => {
        expect(await own.inspect(asked)).toMatchObject({ file: { content_type: 'image/jpeg', path: asked.keptPath } });
        started = children().filter((one) => !before.includes(one));
        expect(await sharp(asked.keptPath).metadata()).toMatchObject({ width: 10, height: 5, format: 'jpeg' });
        expect(await own.inspect({ ...asked, maxPixels: 799 })).toEqual({ problem: 'unreadable' });
      });
    }
    expect(started).toEqual([expect.stringMatching(/ at 10$/)]);
    await eventually(() => expect(children()).not.toEqual(expect.arrayContaining([...started])), 'it has ended');
  });
  it('TooManyRequests: so many wait, and no more', async () => {
    const own = createInspector({ waiting: 2 });
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#333' } })
      .png()
      .toBuffer();
    await lying(bytes, { maxPixels: 1_000_000, maxSide: null }, async (asked) => {
      const answers = await Promise.allSettled(Array.from({ length: 5 }, () => own.inspect(asked)));
      expect(answers.map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
        'rejected',
        'rejected',
        'rejected',
      ]);
    });
    await own.stop();
  });
  it('that takes too long ends its process; the next one has a new one', async () => {
    const own = createInspector({ patienceMs: 1 });
    const noise = await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: '#333' } })
      .png()
      .toBuffer();
    await lying(noise, { maxPixels: 10_000_000, maxSide: null }, async (asked) => {
      expect(await own.inspect(asked)).toEqual({ problem: 'too-large-inside' });
      await own.stop();
      expect(await inspector.inspect(asked)).toMatchObject({ file: { content_type: 'image/png' } });
    });
  });
});

describe('the virus scanner', () => {
  let clamd: Server | undefined;
  afterEach(() => {
    clamd?.close();
    clamd = undefined;
  });
  /** Takes a file as clamd does, and answers what it is told to. */
  const scannerThat = (answers: string | undefined): Promise<string> =>
    new Promise((resolve) => {
      clamd = createServer((socket) => {
        let taken = Buffer.alloc(0);
        socket.on('error', () => {});
        socket.on('data', (chunk: Buffer) => {
          taken = Buffer.concat([taken, chunk]);
          const head = 'zINSTREAM\0'.length;
          if (taken.length < head + 4) return;
          const length = taken.readUInt32BE(head);
          if (taken.length < head + 8 + length) return;
          if (answers === undefined) socket.destroy();
          else socket.end(`${answers}\0`);
        });
      }).listen(0, '127.0.0.1', () => {
        const address = clamd?.address();
        resolve(`127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
      });
    });
  it('has the last word, and without its word nothing is kept', async () => {
    const bytes = await withPages(1).save();
    expect((await accept(bytes, clamAv(await scannerThat('stream: OK')))).content_type).toBe('application/pdf');
    clamd?.close();
    expect(await refusal(accept(bytes, clamAv(await scannerThat('stream: Eicar-Test-Signature FOUND'))))).toEqual([
      'ValidationFailed',
      'file',
      'Our virus scanner found something in this file',
    ]);
    for (const away of ['INSTREAM size limit exceeded. ERROR', '', undefined]) {
      clamd?.close();
      const address = await scannerThat(away);
      await expect(accept(bytes, clamAv(address))).rejects.toMatchObject({ name: 'Unavailable' });
    }
    await expect(accept(bytes, clamAv('127.0.0.1:9'))).rejects.toMatchObject({ name: 'Unavailable' });
  });
});

describe('what is kept', () => {
  let harness: ServiceHarness;
  const used = new Set<string>();
  beforeAll(async () => {
    harness = await serviceHarness();
  });
  afterAll(() => harness.close());
  const intakeOf = async (
    name: string,
    {
      maxBytes = anything.maxBytes,
      ...more
    }: Partial<Pick<IntakeOptions, 'under' | 'maxTotalBytes'>> & { readonly maxBytes?: number } = {},
  ) => {
    const intake = createIntake({
      connection: await harness.database.connect(name),
      files: harness.files,
      accepting: { ...anything, maxBytes },
      under: 'identification',
      limits: withoutThrottles({
        upload: { points: 1, durationSeconds: 1 },
        networkUpload: { points: 1, durationSeconds: 1 },
      }),
      inUse: async (_, key) => used.has(key),
      inspector,
      ...more,
    });
    await intake.start();
    return {
      upload: (bytes: Uint8Array, owner = 'usr_1') =>
        temporary.during(async (path) => {
          await writeFile(path, bytes);
          const file = { path, size: bytes.byteLength };
          return intake.take({ userId: owner, owner, ip: '203.0.113.7', file, now: harness.clock() });
        }),
      sweep: () => intake.sweep(harness.clock()),
    };
  };

  it('is what somebody refers to: a refused command’s file, and one that was replaced, are removed', async () => {
    const { upload, sweep } = await intakeOf('left');
    const first = await upload(await withPages(1).save());
    const refused = await upload(await withPages(2).save());
    used.add(first.key);
    // A command may still be under way that will refer to it.
    expect(await sweep()).toBe(0);
    harness.travel(3 * 60_000);
    expect(await sweep()).toBe(1);
    expect([await harness.files.exists(first.key), await harness.files.exists(refused.key)]).toEqual([true, false]);
    const second = await upload(await withPages(3).save());
    used.delete(first.key);
    used.add(second.key);
    harness.travel(3 * 60_000);
    expect(await sweep()).toBe(1);
    expect([await harness.files.exists(first.key), await harness.files.exists(second.key)]).toEqual([false, true]);
    expect(await sweep()).toBe(0);
  });
  it('TooManyRequests: nobody keeps more than a person needs, also not by many at once', async () => {
    const bytes = await withPages(1).save();
    const { upload, sweep } = await intakeOf('quota', { maxBytes: bytes.byteLength });
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => upload(bytes)));
    const kept = attempts.filter(({ status }) => status === 'fulfilled').length;
    expect(kept).toBeLessThanOrEqual(4);
    await expect(Promise.all(Array.from({ length: 5 }, () => upload(bytes)))).rejects.toMatchObject({
      code: 'TooManyRequests',
    });
    // Somebody else’s quota is his own, and time brings one’s own back.
    expect((await upload(bytes, 'usr_2')).key).toMatch(/^identification\/usr_2\//);
    harness.travel(3 * 60_000);
    await upload(bytes).catch(() => undefined);
    await sweep();
    expect((await upload(bytes)).content_type).toBe('application/pdf');
  });
  it('StorageFull: everybody’s together take no more than they may, and what was refused takes nothing', async () => {
    const bytes = await withPages(1).save();
    const { upload, sweep } = await intakeOf('total', { maxTotalBytes: 2 * bytes.byteLength });
    const kept = [await upload(bytes, 'usr_1'), await upload(bytes, 'usr_2')];
    for (const owner of ['usr_1', 'usr_3'])
      await expect(upload(bytes, owner)).rejects.toMatchObject({ name: 'StorageFull' });
    used.add(kept[0]?.key ?? '');
    harness.travel(3 * 60_000);
    expect(await sweep()).toBe(1);
    await upload(bytes, 'usr_3');
    await expect(upload(bytes, 'usr_1')).rejects.toMatchObject({ name: 'StorageFull' });
  });
  it('is counted and swept by its own kind alone, though one list names all of a database', async () => {
    const bytes = await withPages(1).save();
    const clips = await intakeOf('kinds', { under: 'clips', maxBytes: bytes.byteLength });
    const other = await intakeOf('kinds', { under: 'clips0', maxTotalBytes: bytes.byteLength });
    for (let n = 0; n < 4; n += 1) await clips.upload(bytes);
    const { key } = await other.upload(bytes);
    await expect(clips.upload(bytes)).rejects.toMatchObject({ code: 'TooManyRequests' });
    harness.travel(3 * 60_000);
    expect([await clips.sweep(), await harness.files.exists(key), await other.sweep()]).toEqual([4, true, 1]);
  });
});
