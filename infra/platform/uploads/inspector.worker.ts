import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open as openFile, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import type { FileLimit } from '@touchline/contracts/policies/file-limits';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { worker } from 'workerpool';
import { overwrite, sourceOfFile, UnreadableClip } from './clip-source.ts';
import { openMp4 } from './open-mp4.ts';
import { openPdf, type PdfProblem } from './open-pdf.ts';
import { openWebm } from './open-webm.ts';

/**
 * The process that looks into files of strangers: beside the product, at a low priority, one file at a time. It reads them
 * itself: whoever asks names a path, and not a byte goes through the product.
 */

/** What an upload may be. */
export interface Accepting extends FileLimit {
  readonly types: readonly (keyof typeof contentTypes)[];
  /** The longer side of a picture as it is kept, in pixels, as JPEG; null: as it comes. */
  readonly maxSide: number | null;
  /** Kept as a square PNG of `maxSide` pixels: nothing is cut off, and what is transparent stays so. */
  readonly square?: true;
  /** A PDF that will be sealed: the seal is added behind what is kept. */
  readonly sealable?: true;
  /** Of a JPEG as it is kept, 1 to 100. */
  readonly quality: number;
}

export interface Inspection {
  readonly path: string;
  /** Where a picture is written anew. */
  readonly keptPath: string;
  readonly accepting: Accepting;
  /** A picture with more is a bomb, not a photo. */
  readonly maxPixels: number;
}

export const contentTypes = {
  PDF: 'application/pdf',
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  MP4: 'video/mp4',
  WebM: 'video/webm',
} as const;

/** What some call an MP4. */
const otherNames: Readonly<Record<string, string>> = { 'video/x-m4v': contentTypes.MP4 };

/** A file as it may be kept: where it lies and what it is. */
export interface Inspected {
  readonly path: string;
  readonly size: number;
  readonly content_type: (typeof contentTypes)[keyof typeof contentTypes];
  /** Of the bytes at `path`. */
  readonly sha256: string;
}

export type Verdict = { readonly file: Inspected } | { readonly problem: 'type' | PdfProblem };

/** Leaves the product's own work first. In the order of `nice`. */
const nice = 10;
setPriority(process.pid, nice);
/**
 * How much memory one file may take, in MB, beside what this process has before it. A picture of the most pixels needs as
 * much; a PDF is opened again where it is sealed, beside other people's work.
 */
const memoryMb = { picture: 640, PDF: 256 } as const;
const mostMb = new Int32Array(new SharedArrayBuffer(4));
new Worker(new URL('./memory-guard.ts', import.meta.url), { workerData: { mostMb } }).unref();
const bound = (more: number): void => {
  Atomics.store(mostMb, 0, Math.ceil(process.memoryUsage.rss() / 1024 / 1024) + more);
};
sharp.concurrency(1);
sharp.cache(false);

const inspected = async (path: string, content_type: Inspected['content_type']): Promise<Verdict> => {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(createReadStream(path), async (bytes: AsyncIterable<Buffer>) => {
    for await (const piece of bytes) {
      hash.update(piece);
      size += piece.byteLength;
    }
  });
  return { file: { path, size, content_type, sha256: hash.digest('hex') } };
};

/** Writes a picture anew, upright, without anything that isn't the picture. */
const rewrite = async (
  { path, keptPath, accepting: { maxSide, quality, square }, maxPixels }: Inspection,
  as: 'PNG' | 'JPEG',
): Promise<void> => {
  const upright = sharp(path, { limitInputPixels: maxPixels }).rotate();
  if (square && maxSide) {
    const onSquare = upright.resize({
      ...{ width: maxSide, height: maxSide, fit: 'contain' },
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
    // A palette bounds what a noisy picture takes.
    await onSquare.png({ palette: true, quality }).toFile(keptPath);
    return;
  }
  const sized = maxSide
    ? upright.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    : upright;
  await (as === 'PNG' ? sized.png() : sized.flatten({ background: '#ffffff' }).jpeg({ quality })).toFile(keptPath);
};

/** Opens a clip, and writes over what isn't picture or sound where it lies: copied, it would take the place of two. */
const cleanClip = async (path: string, open: typeof openMp4): Promise<'unreadable' | undefined> => {
  const file = await openFile(path, 'r+');
  try {
    await overwrite(file, await open(await sourceOfFile(file)));
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableClip) return 'unreadable';
    throw error;
  } finally {
    await file.close();
  }
};

const inspect = async (asked: Inspection): Promise<Verdict> => {
  const { path, keptPath, accepting } = asked;
  const mime = (await fileTypeFromFile(path))?.mime ?? '';
  const type = accepting.types.find((name) => contentTypes[name] === (otherNames[mime] ?? mime));
  if (!type) return { problem: 'type' };
  bound(type === 'PDF' ? memoryMb.PDF : memoryMb.picture);
  if (type === 'PDF') {
    const bytes = await readFile(path);
    const problem = await openPdf(bytes, accepting);
    return problem ? { problem } : inspected(path, contentTypes.PDF);
  }
  if (type === 'MP4' || type === 'WebM') {
    const problem = await cleanClip(path, type === 'MP4' ? openMp4 : openWebm);
    return problem ? { problem } : inspected(path, contentTypes[type]);
  }
  const as = accepting.square || (!accepting.maxSide && type === 'PNG') ? 'PNG' : 'JPEG';
  try {
    await rewrite(asked, as);
  } catch {
    return { problem: 'unreadable' };
  }
  return inspected(keptPath, contentTypes[as]);
};

worker({ inspect });
