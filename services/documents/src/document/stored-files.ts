import { Rejected } from '@touchline/infra/domain';
import { FileMissing, type Files } from '@touchline/infra/files';
import type { Logger } from '@touchline/infra/telemetry';
import { sha256 } from './canonical.ts';
import type { SealedFile } from './state.ts';

/**
 * The bytes of a stored file, if they are the ones that were stored. A file that is missing or was changed is neither shown
 * as genuine nor signed: whoever asks gets ServiceUnavailable, and whoever runs the product finds it in the log.
 */
export const storedBytes = async (
  { files, logger }: { readonly files: Files; readonly logger: Logger },
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
