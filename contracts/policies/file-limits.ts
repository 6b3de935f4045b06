/**
 * What a file that a person sends may be, one row per kind: the edge, the service that takes it, the page that asks for it and every
 * sentence about it read it here.
 */

export type FileType = 'PDF' | 'PNG' | 'JPEG' | 'MP4' | 'WebM' | 'text' | 'CSV';

export interface FileLimit {
  readonly types: readonly FileType[];
  readonly maxBytes: number;
}

const megabyte = 1_000_000;

/** Nothing that somebody reads before signing or deciding is longer. */
export const maxPages = 200;
/** A picture with more pixels than this is a bomb, not a photo. */
export const maxPixels = 50_000_000;

export const fileLimits = {
  /** A scan, or a photo as good as it came, for staff have to read the small print. */
  identification: { types: ['PDF', 'PNG', 'JPEG'], maxBytes: 10 * megabyte },
  portrait: { types: ['PNG', 'JPEG'], maxBytes: 5 * megabyte },
  clip: { types: ['MP4', 'WebM'], maxBytes: 100 * megabyte },
  /** The picture of a clip before it plays. */
  poster: { types: ['PNG', 'JPEG'], maxBytes: 2 * megabyte },
  crest: { types: ['PNG', 'JPEG'], maxBytes: 2 * megabyte },
  /** An own document that people sign. */
  paper: { types: ['PDF'], maxBytes: 20 * megabyte },
  /** A file that is only looked at, by the page: a paper with its signatures and its seal. */
  sealed: { types: ['PDF'], maxBytes: 25 * megabyte },
  /** A list of clubs that staff bring in; the page reads it. */
  clubList: { types: ['text', 'CSV'], maxBytes: megabyte },
  /** Whom a template is sent to, a line for each document; the page reads it. */
  lines: { types: ['CSV', 'text'], maxBytes: megabyte },
} as const satisfies Readonly<Record<string, FileLimit>>;

export type FileKind = keyof typeof fileLimits;

const endings: Readonly<Record<FileType, readonly string[]>> = {
  PDF: ['.pdf'],
  PNG: ['.png'],
  JPEG: ['.jpg', '.jpeg'],
  MP4: ['.mp4', '.m4v'],
  WebM: ['.webm'],
  text: ['.txt'],
  CSV: ['.csv'],
};

/** As `accept` of an input. */
export const acceptOf = (kind: FileKind): string =>
  fileLimits[kind].types.flatMap((type: FileType) => endings[type]).join(',');

/** `PDF, PNG or JPEG` */
export const typesInWords = (types: readonly string[]): string =>
  types.length < 2 ? types.join('') : `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`;

/** `10 MB` */
export const sizeInWords = (bytes: number): string => `${bytes / megabyte} MB`;

/** `PDF, PNG or JPEG, at most 10 MB` */
export const limitInWords = (kind: FileKind): string => {
  const { types, maxBytes } = fileLimits[kind];
  return `${typesInWords(types)}, at most ${sizeInWords(maxBytes)}`;
};

/** What an operation says that takes a file of this kind. */
export const takes = (kind: FileKind): { readonly upload: true; readonly maxBytes: number } => ({
  upload: true,
  maxBytes: fileLimits[kind].maxBytes,
});

/** Of a refusal: what the file may be, where the refusal says it; else undefined. */
export const fileRefusalInWords = (code: string, details: unknown): string | undefined => {
  const { max_bytes, allowed } = (typeof details === 'object' && details !== null ? details : {}) as {
    readonly max_bytes?: unknown;
    readonly allowed?: unknown;
  };
  if (code === 'FileTooLarge' && typeof max_bytes === 'number')
    return `This file is too large. It may have at most ${sizeInWords(max_bytes)}.`;
  if (code === 'FileTypeNotAllowed' && Array.isArray(allowed))
    return `This type of file isn't accepted. Send ${typesInWords(allowed.map(String))}.`;
  return undefined;
};
