import type { TimestampAuthority } from '@libpdf/core';
import { FileMissing, type Files } from '@touchline/platform/files';
import type { SealTimes } from './timestamp-authority.ts';

/** The two papers of a document that are sealed. */
export type SealedPaper = 'sealed' | 'certificate';

/** The tokens of one document, until it is completed. */
export interface KeptTokens {
  /** Confirms the time of this paper: once, however often it is tried, so that each try gives the same bytes. */
  readonly timesOf: (paper: SealedPaper) => TimestampAuthority;
  /** Once they stand in the papers, nobody needs them beside. */
  readonly forget: () => Promise<void>;
}

/**
 * Keeps each token that came, before the paper is written that it belongs to. A try that is cut off would get another token at the
 * next one: the paper would have other bytes, and the one before would lie there for good, with people's names in it.
 */
export const createKeptTokens =
  ({ files, times }: { readonly files: Files; readonly times: SealTimes }) =>
  (documentId: string): KeptTokens => {
    const keyOf = (paper: SealedPaper): string => `documents/${documentId}/${paper}.tst`;
    const keptAs = async (key: string): Promise<Uint8Array | undefined> => {
      try {
        return await files.get(key);
      } catch (error) {
        if (error instanceof FileMissing) return undefined;
        throw error;
      }
    };
    return {
      timesOf: (paper) => ({
        timestamp: async (digest, algorithm) => {
          const kept = await keptAs(keyOf(paper));
          if (kept && (await times.confirms(kept, digest))) return kept;
          const token = await times.timestamp(digest, algorithm);
          await files.put(keyOf(paper), token, { contentType: 'application/timestamp-reply' });
          return token;
        },
      }),
      forget: async () => {
        await files.delete(keyOf('sealed'));
        await files.delete(keyOf('certificate'));
      },
    };
  };
