import type { Answer } from '@touchline/platform/http';
import { strToU8, zipSync } from 'fflate';
import type { Existing } from '../document/state.ts';
import { type Store, storedBytes } from '../document/stored-bytes.ts';
import { contentsOf, linesOf } from './contents.ts';

/** It is made in memory. */
const mostBytes = 100 * 1024 * 1024;

/**
 * Several documents in one archive, as the answer to who asks for them. What doesn't fit, or has no file yet, is named in its
 * contents and counted in its name.
 */
export const documentsArchive = async (
  store: Store,
  documents: readonly Existing[],
  now: string,
  most = mostBytes,
): Promise<Answer<null>> => {
  const lines = linesOf(documents);
  const files: Record<string, Uint8Array> = {};
  const packed = new Set<string>();
  let size = 0;
  for (const { document, file } of lines) {
    if (!file) continue;
    // One after the other: what no longer fits is let go of before the next one comes.
    const bytes = await storedBytes(store, document.document_id, file.stored);
    if (size + bytes.length > most) continue;
    size += bytes.length;
    files[file.name] = bytes;
    packed.add(document.document_id);
  }
  const contents = strToU8(contentsOf(lines, packed, now));
  // As they are: PDFs are packed in themselves.
  const bytes = zipSync({ 'contents.txt': contents, ...files }, { level: 0, mtime: now });
  const part = packed.size < lines.length ? ` (${packed.size} of ${lines.length})` : '';
  const name = `documents-${now.slice(0, 10)}${part}.zip`;
  return { data: null, file: { bytes, content_type: 'application/zip', name, inline: false } };
};
