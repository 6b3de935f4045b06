import type { documentsOperations } from '@touchline/contracts/http/documents';
import { spansOf } from '@touchline/contracts/policies/spans';
import type { Handlers } from '@touchline/platform/http';
import type { DocumentRepository } from './document.repository.ts';
import { currentSigners } from './state.ts';

/** As many as a person's file shows. */
const shown = 20;

export type StaffOperation = 'listDocumentsOf' | 'signaturePulse';

/** What staff see of documents: what they are called and whose turn it is, never what stands in them. */
export const staffRoutes = ({
  documents,
}: {
  readonly documents: DocumentRepository;
}): Pick<Handlers<typeof documentsOperations>, StaffOperation> => ({
  listDocumentsOf: async ({ query: { profile_ids } }) => ({
    data: (await documents.newestOf(profile_ids, shown)).map((document) => ({
      id: document.document_id,
      kind: document.kind,
      title: document.title,
      status: document.status,
      turn: document.status === 'available' ? (currentSigners(document)[0]?.role ?? null) : null,
      updated_at: document.trail.at(-1)?.at ?? document.drafted_at,
    })),
  }),
  signaturePulse: async ({ query, now }) => ({
    data: { contracts: await documents.contractsCompletedIn(spansOf(query.period, now).spans) },
  }),
});
