import { setPriority } from 'node:os';
import sharp from 'sharp';
import { worker } from 'workerpool';
import { openPdf, type PdfProblem } from './open-pdf.ts';

/** The process that looks into files of strangers: beside the product, at a low priority, one file at a time. */

export interface PictureAsk {
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
  /** The longer side of what is kept, in pixels; null: as it is. */
  readonly maxSide: number | null;
  /** What is written; `png` keeps what is transparent. */
  readonly as: 'png' | 'jpeg';
  readonly quality: number;
}

/** Leaves the product's own work first. In the order of `nice`. */
const nice = 10;
setPriority(process.pid, nice);
sharp.concurrency(1);
sharp.cache(false);

/** Writes a picture anew, upright, without anything that isn't the picture; null where it can't be read. */
const picture = async ({ bytes, maxPixels, maxSide, as, quality }: PictureAsk): Promise<Uint8Array | null> => {
  try {
    const upright = sharp(bytes, { limitInputPixels: maxPixels }).rotate();
    const sized = maxSide
      ? upright.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      : upright;
    return as === 'png'
      ? await sized.png().toBuffer()
      : await sized.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
  } catch {
    return null;
  }
};

const pdf = (bytes: Uint8Array): Promise<PdfProblem | null> => openPdf(bytes).then((problem) => problem ?? null);

worker({ picture, pdf });
