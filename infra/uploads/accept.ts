import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { invalid, Rejected } from '../domain/index.ts';
import type { Inspector } from './inspector.ts';
import { maxPages, type PdfProblem } from './open-pdf.ts';
import type { Scan } from './scanner.ts';

export interface AcceptedFile {
  readonly bytes: Uint8Array;
  readonly content_type: 'application/pdf' | 'image/png' | 'image/jpeg';
  /** Of the bytes as they are kept. */
  readonly sha256: string;
}

/** What an upload may be. */
export interface Accepting {
  readonly types: readonly ('PDF' | 'PNG' | 'JPEG')[];
  readonly maxBytes: number;
  /** The longer side of a picture as it is kept, in pixels, as JPEG; null: as it comes. */
  readonly maxSide: number | null;
  /** Of a JPEG as it is kept, 1 to 100. */
  readonly quality: number;
}

/** A picture with more pixels than this is a bomb, not a photo. */
const maxPixels = 50_000_000;

const types = { 'application/pdf': 'PDF', 'image/png': 'PNG', 'image/jpeg': 'JPEG' } as const;

const words: Readonly<Record<Exclude<PdfProblem, 'unreadable'>, string>> = {
  encrypted: 'This PDF is protected by a password. Save it without one, or send a photo.',
  'too-many-pages': `This PDF has more than ${maxPages} pages. Send only the pages that matter.`,
  'too-large-inside': 'This PDF is too complex. Print it to a new PDF, or send a photo.',
  active:
    'This PDF has a script, a form that sends itself or another file inside. Print it to a new PDF, or send a photo.',
};

/**
 * Takes a file by its content, whatever it calls itself. Pictures are written anew, which drops everything that isn't the
 * picture (EXIF, places, trailing bytes); PDFs are opened and looked through; the scanner has the last word. Refuses with
 * `FileTooLarge`, `FileTypeNotAllowed`, `ValidationFailed` at `file` or `TooManyRequests`.
 */
export const acceptFile = async (
  bytes: Uint8Array,
  accepting: Accepting,
  { inspector, scan }: { readonly inspector: Inspector; readonly scan: Scan },
): Promise<AcceptedFile> => {
  const { maxBytes, maxSide, quality } = accepting;
  if (bytes.byteLength > maxBytes) throw new Rejected('FileTooLarge', { max_bytes: maxBytes });
  const refused = () => new Rejected('FileTypeNotAllowed', { allowed: [...accepting.types] });
  const found = (await fileTypeFromBuffer(bytes))?.mime as keyof typeof types | undefined;
  if (!found || !accepting.types.includes(types[found])) throw refused();
  // As it came: what is hidden in a picture is gone once it is written anew.
  await scan(bytes);
  const kept = (content: Uint8Array, content_type: AcceptedFile['content_type']): AcceptedFile => ({
    bytes: content,
    content_type,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  if (found === 'application/pdf') {
    const problem = await inspector.pdf(bytes);
    if (problem === 'unreadable') throw refused();
    if (problem) throw invalid({ path: 'file', message: words[problem] });
    return kept(bytes, found);
  }
  const as = maxSide || found === 'image/jpeg' ? 'jpeg' : 'png';
  const picture = await inspector.picture({ bytes, maxPixels, maxSide, as, quality });
  if (!picture) throw refused();
  return kept(picture, as === 'png' ? 'image/png' : 'image/jpeg');
};
