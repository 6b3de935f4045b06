import type { FormerMember } from '@touchline/platform/domain';
import type { DataFile, Section } from '@touchline/platform/own-data';
import type { DocumentRepository } from './document/document.repository.ts';
import { publicDocument } from './document/published.ts';

/** The documents that somebody signs, as all their signers know them. */
export const ownDataSections = (documents: DocumentRepository): Readonly<Record<string, Section>> => ({
  documents: async ({ profile_ids }) => (await documents.naming(profile_ids)).map(publicDocument),
});

/** The newest bytes of each: sealed, where it is, with its certificate. */
export const ownDataFiles =
  (documents: DocumentRepository) =>
  async ({ profile_ids }: FormerMember): Promise<readonly DataFile[]> =>
    (await documents.naming(profile_ids)).flatMap((document) => {
      const { document_id: id, status } = document;
      if (status === 'completed')
        return [
          { key: document.sealed.key, name: `${id}.signed.pdf` },
          { key: document.certificate.key, name: `${id}.certificate.pdf` },
        ];
      return document.file && status !== 'draft' ? [{ key: document.file.key, name: `${id}.pdf` }] : [];
    });
