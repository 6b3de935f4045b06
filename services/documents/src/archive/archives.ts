import type { Answer } from '@touchline/platform/http';
import { createTurns } from '@touchline/platform/runtime';
import type { Existing } from '../document/state.ts';
import type { Store } from '../document/stored-bytes.ts';
import type { EvidenceArchive } from '../evidence/evidence-archive.ts';
import { documentsArchive } from './documents-archive.ts';

/** An archive is made in memory, of up to 100 MB: so many at once, whoever asks, and so many wait for their turn. */
export const archiveBounds = { atOnce: 2, waiting: 20 } as const;

/** All archives of this process. Refuses with `TooManyRequests` where too many wait. */
export interface Archives {
  readonly evidence: EvidenceArchive;
  readonly documents: (documents: readonly Existing[], now: string) => Promise<Answer<null>>;
}

export const createArchives = (store: Store, evidence: EvidenceArchive): Archives => {
  const turns = createTurns(archiveBounds);
  return {
    evidence: (document) => turns.run(() => evidence(document)),
    documents: (documents, now) => turns.run(() => documentsArchive(store, documents, now)),
  };
};
