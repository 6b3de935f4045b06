import { PDF } from '@libpdf/core';
import { invalid } from '@touchline/platform/domain';
import type { SealedFile } from '../document/state.ts';
import { type Store, storedBytes } from '../document/stored-bytes.ts';
import type { FilledField } from './filled-fields.ts';
import { createSealer } from './sealer.ts';
import type { SigningIdentity } from './signing-identity.ts';
import { verifySealed } from './verify-sealed.ts';

/**
 * Refuses with `ValidationFailed` at `file` a kept PDF that could not be sealed once all have signed, with what is filled in on its
 * pages: by sealing it; with `ServiceUnavailable` one that is missing or was changed. `id`: of whose file it is. Answers how many
 * pages it has.
 */
export type ProbeSeal = (
  of: { readonly id: string; readonly file: SealedFile },
  fields?: readonly FilledField[],
) => Promise<number>;

const somebody = {
  order: 1,
  name: 'Somebody',
  party: 'Player',
  signature: { kind: 'typed', text: 'Somebody' },
} as const;

export const createProbeSeal = ({
  store,
  identity,
  clock,
}: {
  readonly store: Store;
  readonly identity: SigningIdentity;
  readonly clock: () => Date;
}): ProbeSeal => {
  const sealer = createSealer(identity);
  /** Its pages; null: it can't be sealed. */
  const trial = async (pdf: Uint8Array, fields: readonly FilledField[]): Promise<number | null> => {
    const at = clock().toISOString();
    const signatures = [{ ...somebody, signedAt: at }];
    try {
      const sealed = await sealer.seal({
        ...{ pdf, documentId: 'doc_trial', title: 'Trial', at, signatures, hasPlaces: false, fields },
      });
      const { valid } = await verifySealed(sealed.bytes, { trustedRoots: [identity.rootCertificate] });
      return valid ? (await PDF.load(pdf)).getPageCount() : null;
    } catch {
      return null;
    }
  };
  return async ({ id, file }, fields = []) => {
    // A store that is away is no fault of the paper.
    const pdf = await storedBytes(store, id, file);
    const pages = await trial(pdf, fields);
    if (pages === null) throw invalid({ path: 'file', message: 'This PDF can’t be sealed. Print it to a new PDF.' });
    return pages;
  };
};
