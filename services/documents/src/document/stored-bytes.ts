import { Rejected, sha256 } from '@touchline/platform/domain';
import { FileMissing, type Files } from '@touchline/platform/files';
import type { Logger } from '@touchline/platform/telemetry';
import type { Existing, SealedFile } from './state.ts';
import { type Copy, downloadable, fileNameOf } from './view.ts';

export interface Store {
  readonly files: Files;
  readonly logger: Logger;
}

/**
 * The bytes of a stored file, if they are the ones that were stored. A file that is missing or was changed is neither shown
 * as genuine nor signed: whoever asks gets ServiceUnavailable, and whoever runs the product finds it in the log.
 */
export const storedBytes = async (
  { files, logger }: Store,
  documentId: string,
  stored: SealedFile,
): Promise<Uint8Array> => {
  const facts = { document_id: documentId, key: stored.key, expected_sha256: stored.sha256 };
  const bytes = await files.get(stored.key).catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error;
    logger.error(facts, 'a stored document is missing: restore its file from a backup');
    throw new Rejected('ServiceUnavailable');
  });
  const found = sha256(bytes);
  if (found === stored.sha256) return bytes;
  logger.error({ ...facts, found_sha256: found }, 'a stored document was changed: restore its file from a backup');
  throw new Rejected('ServiceUnavailable');
};

/** A copy of a document as the answer to who asks for it. */
export const downloadOf = async (store: Store, document: Existing, copy: Copy) => {
  const stored = downloadable(document, copy);
  return {
    data: null,
    file: {
      bytes: await storedBytes(store, document.document_id, stored),
      content_type: 'application/pdf',
      name: fileNameOf(document.title, copy),
      inline: true,
    },
    headers: { 'x-content-sha256': stored.sha256 },
  };
};
