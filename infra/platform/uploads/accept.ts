import { maxPages, maxPixels } from '@touchline/contracts/policies/file-limits';
import { invalid, Rejected } from '../domain/index.ts';
import type { StoredUpload } from '../http/index.ts';
import type { Accepting, Inspected, Inspector } from './inspector.ts';
import type { PdfProblem } from './open-pdf.ts';
import type { Scan } from './scanner.ts';

const wordsFor = ({ types }: Accepting): Readonly<Record<Exclude<PdfProblem, 'unreadable'>, string>> => {
  const orPhoto = types.some((type) => type !== 'PDF') ? ', or send a photo' : '';
  return {
    encrypted: `This PDF is protected by a password. Save it without one${orPhoto}.`,
    'too-many-pages': `This PDF has more than ${maxPages} pages. Send only the pages that matter.`,
    'too-large-inside': types.includes('PDF')
      ? `This file is too complex. Print it to a new PDF${orPhoto}.`
      : 'This file is too complex. Save it in a simpler form.',
    active: `This PDF has a script, a form that sends itself or another file inside. Print it to a new PDF${orPhoto}.`,
    signed: 'This PDF is signed already, and another signature would break that one. Print it to a new PDF.',
    damaged: 'This PDF is damaged. Print it to a new PDF.',
  };
};

/**
 * Takes a file by its content, whatever it calls itself. Pictures are written anew, which drops everything that isn't the
 * picture (EXIF, places, trailing bytes); PDFs are opened and looked through; the scanner has the last word. Refuses with
 * `FileTooLarge`, `FileTypeNotAllowed`, `ValidationFailed` at `file` or `TooManyRequests`.
 */
export const acceptFile = async (
  { path, size }: Pick<StoredUpload, 'path' | 'size'>,
  accepting: Accepting,
  { inspector, scan }: { readonly inspector: Inspector; readonly scan: Scan },
): Promise<Inspected> => {
  if (size > accepting.maxBytes) throw new Rejected('FileTooLarge', { max_bytes: accepting.maxBytes });
  const verdict = await inspector.inspect({ path, keptPath: `${path}.kept`, accepting, maxPixels });
  if ('problem' in verdict) {
    const { problem } = verdict;
    if (problem === 'type' || (problem === 'unreadable' && !accepting.sealable))
      throw new Rejected('FileTypeNotAllowed', { allowed: [...accepting.types] });
    throw invalid({ path: 'file', message: wordsFor(accepting)[problem === 'unreadable' ? 'damaged' : problem] });
  }
  // As it came: what is hidden in a picture is gone once it is written anew.
  await scan(path);
  return verdict.file;
};
