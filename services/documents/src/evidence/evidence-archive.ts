import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { evidenceFiles } from '@touchline/contracts/evidence/archive';
import { pemOf } from '@touchline/contracts/evidence/certificates';
import type { EvidenceTrail } from '@touchline/contracts/evidence/evidence';
import { sealsIn } from '@touchline/contracts/evidence/seal';
import { Rejected, sha256 } from '@touchline/platform/domain';
import type { Answer } from '@touchline/platform/http';
import { strToU8, zipSync } from 'fflate';
import { enteredBy } from '../document/fields.ts';
import { groupsOf, numberOf } from '../document/places.ts';
import { type Completed, type Existing, type SignedSigner, signedAs } from '../document/state.ts';
import { type Store, storedBytes } from '../document/stored-bytes.ts';
import { addressOf, downloadable, evidenceNameOf } from '../document/view.ts';
import type { SigningIdentity } from '../sealing/signing-identity.ts';
import { readMe } from './read-me.ts';
import { verifyPage } from './verify-page.gen.ts';

/** All that proves a completed document, in one archive, as the answer to who asks for it. */
export type EvidenceArchive = (document: Existing) => Promise<Answer<null>>;

const filledIn = (document: Completed, signer: SignedSigner) => {
  const entered = enteredBy(document, signer);
  return entered.length > 0 ? { filled_in: entered } : {};
};

const trailOf = (document: Completed): EvidenceTrail => {
  const { document_id: id, title, signers, trail: entries } = document;
  const left = signers.filter(({ status }) => status === 'not-needed');
  return {
    format: 'touchline-evidence-1',
    document: { id, title },
    signers: signers.flatMap((signer) =>
      signer.status === 'signed'
        ? [
            {
              order: signer.order,
              ...(groupsOf(document) && { number: numberOf(document, signer) }),
              name: signer.name,
              address: addressOf(signer),
              signed_as: signedAs(document, signer),
              signed_at: signer.signed_at,
              ...filledIn(document, signer),
            },
          ]
        : [],
    ),
    ...(left.length > 0 && {
      not_needed: left.map((signer) => ({
        ...{ number: numberOf(document, signer), name: signer.name, asked_as: signedAs(document, signer) },
      })),
    }),
    entries,
  };
};

/** The certificates of the seal and of today: they differ once the product has been given others. */
const certificatesOf = async (sealed: Uint8Array, today: readonly string[]): Promise<readonly string[]> => {
  const seal = (await sealsIn(new Uint8Array(sealed))).at(-1);
  const all = [...(seal?.chain ?? []).map(({ der }) => pemOf(der)), ...today.map((pem) => pemOf(derOf(pem)))];
  return [...new Set(all)];
};

const derOf = (pem: string): Uint8Array<ArrayBuffer> => new Uint8Array(new X509Certificate(pem).raw);

export const createEvidenceArchive = ({
  sealing,
  ...store
}: Store & { readonly sealing: SigningIdentity }): EvidenceArchive => {
  const key = createPrivateKey(sealing.privateKey);
  const today = [...sealing.certificateChain, sealing.rootCertificate];
  const root = sha256(derOf(sealing.rootCertificate));
  return async (document) => {
    downloadable(document, 'certificate');
    if (document.status !== 'completed') throw new Rejected('DocumentNotCompleted');
    const { document_id: id, title, completed_at } = document;
    const stored = [document.file, document.sealed, document.certificate];
    const [original, sealed, certificate] = await Promise.all(stored.map((file) => storedBytes(store, id, file)));
    if (!original || !sealed || !certificate) throw new Rejected('ServiceUnavailable');
    const trail = strToU8(`${JSON.stringify(trailOf(document), null, 2)}\n`);
    const certificates = await certificatesOf(sealed, today);
    const bytes = zipSync(
      {
        [evidenceFiles.readMe]: strToU8(readMe({ id, title, root })),
        [evidenceFiles.page]: strToU8(verifyPage),
        [evidenceFiles.original]: original,
        [evidenceFiles.sealed]: sealed,
        [evidenceFiles.certificate]: certificate,
        [evidenceFiles.trail]: trail,
        [evidenceFiles.trailSignature]: new Uint8Array(sign('sha256', trail, key)),
        [evidenceFiles.certificates]: strToU8(certificates.join('')),
      },
      // As they are: most of them are packed in themselves, and whoever wants to may read the rest with an editor. The same
      // document gives the same archive.
      { level: 0, mtime: completed_at },
    );
    return {
      data: null,
      file: { bytes, content_type: 'application/zip', name: evidenceNameOf(title), inline: false },
    };
  };
};
