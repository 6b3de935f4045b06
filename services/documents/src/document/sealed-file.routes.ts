import { X509Certificate } from 'node:crypto';
import type { documentsOperations } from '@touchline/contracts/http/documents';
import { sha256 } from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import type { Limits } from '../limits.ts';
import type { SigningIdentity } from '../sealing/signing-identity.ts';
import type { DocumentRepository } from './document.repository.ts';

export type SealedFileOperation = 'checkSealedFile';

/** For whoever was given a file: was it sealed here? Says when and by how many it was signed, and nothing else. */
export const sealedFileRoutes = ({
  documents,
  limits,
  sealing,
}: {
  readonly documents: Pick<DocumentRepository, 'sealedAs'>;
  readonly limits: Limits;
  readonly sealing: Pick<SigningIdentity, 'rootCertificate' | 'earlierRoots'>;
}): Pick<Handlers<typeof documentsOperations>, SealedFileOperation> => {
  const digestOf = (certificate: string): string => sha256(new X509Certificate(certificate).raw);
  const root_sha256 = digestOf(sealing.rootCertificate);
  const earlier_roots_sha256 = (sealing.earlierRoots ?? []).map(digestOf);
  return {
    checkSealedFile: async ({ params, ip }) => {
      await limits.check.take(networkOf(ip));
      const sealed = (await documents.sealedAs(params.fingerprint)) ?? null;
      return { data: { sealed, root_sha256, earlier_roots_sha256 } };
    },
  };
};
