import type { FormerMember } from '@touchline/platform/domain';
import type { Intake } from '@touchline/platform/uploads';
import type { DocumentRepository } from './document/document.repository.ts';
import { isKept } from './document/without-person.ts';

/** Somebody closes the account: what can still be signed is void, and says why. */
export const createClosing =
  (documents: DocumentRepository) =>
  async ({ profile_ids }: FormerMember, now: string): Promise<void> => {
    for (const { document_id, status } of await documents.naming(profile_ids))
      if (status === 'draft' || status === 'available')
        await documents.handle(document_id, { type: 'VoidWithoutSigner', leaving: profile_ids, now });
  };

/** The files of what came to nothing, before the documents forget where they lie: a kill in between begins again. */
export const createDocumentFiles = (documents: DocumentRepository, intake: Pick<Intake, 'remove'>) => ({
  forget: async ({ profile_ids }: FormerMember): Promise<void> => {
    for (const document of await documents.naming(profile_ids))
      if (!isKept(document) && document.file) await intake.remove(document.file.key);
  },
});
