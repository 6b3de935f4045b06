import { unreachable } from '@touchline/platform/domain';
import { placesAsTheyStand } from '../document/places.ts';
import type { Existing, SealedFile } from '../document/state.ts';
import { type Copy, downloadable, fileNameOf } from '../document/view.ts';

/** A file in an archive of several documents, under a name of its own. */
export interface Named {
  readonly name: string;
  readonly copy: Exclude<Copy, 'certificate'>;
  readonly stored: SealedFile;
}

/** A document in an archive; without a file it has none yet. */
export interface Line {
  readonly document: Existing;
  readonly file: Named | null;
}

/** Systems that take both cases for one would put one file over the other. */
const freeName = (wanted: string, taken: Set<string>): string => {
  let name = wanted;
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = wanted.replace(/\.pdf$/, ` ${n}.pdf`);
  taken.add(name.toLowerCase());
  return name;
};

/** What each of these gives: sealed, or as it was made. */
export const linesOf = (documents: readonly Existing[]): readonly Line[] => {
  const taken = new Set<string>();
  return documents.map((document) => {
    if (document.file === null) return { document, file: null };
    const copy = document.status === 'completed' ? 'signed' : 'original';
    const name = freeName(fileNameOf(document.title, copy), taken);
    return { document, file: { name, copy, stored: downloadable(document, copy) } };
  });
};

const signatures = (document: Existing): string => {
  const places = placesAsTheyStand(document);
  const sum = (of: 'signed' | 'needed'): number => places.reduce((total, place) => total + place[of], 0);
  return `${sum('signed')} of ${sum('needed')}`;
};

const standing = (document: Existing): string => {
  switch (document.status) {
    case 'draft':
      return 'Draft, not sent yet';
    case 'available':
      return `Waiting for signatures, ${signatures(document)} signed`;
    case 'fully-signed':
      return 'Signed by all, not sealed yet';
    case 'completed':
      return 'Signed by all and sealed';
    case 'declined':
      return 'Declined';
    case 'voided':
      return 'Voided';
    case 'expired':
      return 'Not signed in time';
    default:
      return unreachable(document);
  }
};

const fileLine = ({ document, file }: Line, packed: ReadonlySet<string>): string => {
  if (!file) return 'No file yet';
  if (!packed.has(document.document_id)) return 'Left out, the archive is full: download it by itself';
  return file.copy === 'signed' ? file.name : `${file.name} (the original, without signatures)`;
};

/** What lies in an archive, document by document. `packed`: ids of those whose file is in it. */
export const contentsOf = (lines: readonly Line[], packed: ReadonlySet<string>, at: string): string => `\
Documents from Touchline, ${at.slice(0, 10)}: ${packed.size} of ${lines.length} files.

${lines
  .map((line, index) =>
    [
      `${index + 1}. ${line.document.title}`,
      `   ${line.document.document_id}`,
      `   ${standing(line.document)}`,
      `   ${fileLine(line, packed)}`,
      ...(line.file && packed.has(line.document.document_id) ? [`   SHA-256 ${line.file.stored.sha256}`] : []),
    ].join('\n'),
  )
  .join('\n\n')}
`;
