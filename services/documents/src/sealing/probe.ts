import { invalid } from '@touchline/platform/domain';
import type { Files } from '@touchline/platform/files';
import { createSealer } from './sealer.ts';
import type { SigningIdentity } from './signing-identity.ts';
import { verifySealed } from './verify-sealed.ts';

/** Refuses with `ValidationFailed` at `file` a kept PDF that could not be sealed once all have signed: by sealing it. */
export type ProbeSeal = (key: string) => Promise<void>;

const somebody = {
  order: 1,
  name: 'Somebody',
  party: 'Player',
  signature: { kind: 'typed', text: 'Somebody' },
} as const;

export const createProbeSeal = ({
  files,
  identity,
  clock,
}: {
  readonly files: Files;
  readonly identity: SigningIdentity;
  readonly clock: () => Date;
}): ProbeSeal => {
  const sealer = createSealer(identity);
  const trial = async (pdf: Uint8Array): Promise<boolean> => {
    const at = clock().toISOString();
    const signatures = [{ ...somebody, signedAt: at }];
    try {
      const sealed = await sealer.seal({
        ...{ pdf, documentId: 'doc_trial', title: 'Trial', at, signatures, hasPlaces: false },
      });
      const { valid } = await verifySealed(sealed.bytes, { trustedRoots: [identity.rootCertificate] });
      return valid;
    } catch {
      return false;
    }
  };
  return async (key) => {
    // A store that is away is no fault of the paper.
    const pdf = await files.get(key);
    if (!(await trial(pdf)))
      throw invalid({ path: 'file', message: 'This PDF can’t be sealed. Print it to a new PDF.' });
  };
};
