import type { FormerMember } from '@touchline/platform/domain';
import type { Intake } from '@touchline/platform/uploads';
import type { DocumentRepository } from './document/document.repository.ts';
import { isKept } from './document/without-person.ts';
import type { Papers } from './papers.ts';
import type { TemplateRepository } from './template/template.repository.ts';

/**
 * Somebody closes the account: what can still be signed is void, and says why; own drafts, and templates that no club shares,
 * go with their file.
 */
export const createClosing =
  (documents: DocumentRepository, templates: TemplateRepository, { withoutFile }: Pick<Papers, 'withoutFile'>) =>
  async ({ profile_ids: leaving }: FormerMember, now: string): Promise<void> => {
    const at = new Date(now);
    for (const { template_id: owner, status, file } of await templates.ofOwners(leaving))
      if (status === 'kept')
        await withoutFile(
          { owner, file, now: at },
          () => templates.handle(owner, { type: 'Leave', leaving, now }),
          ({ state }) => state.status === 'deleted',
        );
    for (const { document_id: owner, status, file } of await documents.naming(leaving))
      if (status === 'draft' || status === 'available')
        await withoutFile(
          { owner, file, now: at },
          () => documents.handle(owner, { type: 'VoidWithoutSigner', leaving, now }),
          ({ state }) => state.status === 'voided' && state.file === null,
        );
  };

/** The files of what came to nothing, before the documents forget where they lie: a kill in between begins again. */
export const createDocumentFiles = (documents: DocumentRepository, intake: Pick<Intake, 'remove'>) => ({
  forget: async ({ profile_ids }: FormerMember): Promise<void> => {
    for (const document of await documents.naming(profile_ids))
      if (!isKept(document) && document.file) await intake.remove(document.file.key);
  },
});
