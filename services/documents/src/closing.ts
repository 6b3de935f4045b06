import type { FormerMember } from '@touchline/platform/domain';
import type { Intake } from '@touchline/platform/uploads';
import type { DocumentRepository } from './document/document.repository.ts';
import { isKept } from './document/without-person.ts';
import type { TemplateRepository } from './template/template.repository.ts';

/** Templates that no club shares go with their owner, and with their file. */
const closeTemplates = async (
  { templates, intake }: { templates: TemplateRepository; intake: Pick<Intake, 'release' | 'remove'> },
  leaving: readonly string[],
  now: string,
): Promise<void> => {
  for (const { template_id, status, file } of await templates.ofOwners(leaving)) {
    if (status === 'deleted') continue;
    await intake.release(template_id, new Date(now));
    const { state } = await templates.handle(template_id, { type: 'Leave', leaving, now });
    if (file && state.status === 'deleted') await intake.remove(file.key);
  }
};

/**
 * Somebody closes the account: what can still be signed is void, and says why; own drafts and templates go with their file.
 */
export const createClosing =
  (documents: DocumentRepository, templates: TemplateRepository, intake: Pick<Intake, 'release' | 'remove'>) =>
  async ({ profile_ids: leaving }: FormerMember, now: string): Promise<void> => {
    await closeTemplates({ templates, intake }, leaving, now);
    for (const { document_id, status, file } of await documents.naming(leaving)) {
      if (status !== 'draft' && status !== 'available') continue;
      // A kill after the write leaves the file of a draft to the sweep.
      if (status === 'draft') await intake.release(document_id, new Date(now));
      const { state } = await documents.handle(document_id, { type: 'VoidWithoutSigner', leaving, now });
      if (file && state.status === 'voided' && state.file === null) await intake.remove(file.key);
    }
  };

/** The files of what came to nothing, before the documents forget where they lie: a kill in between begins again. */
export const createDocumentFiles = (documents: DocumentRepository, intake: Pick<Intake, 'remove'>) => ({
  forget: async ({ profile_ids }: FormerMember): Promise<void> => {
    for (const document of await documents.naming(profile_ids))
      if (!isKept(document) && document.file) await intake.remove(document.file.key);
  },
});
