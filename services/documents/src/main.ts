import { openThrottles } from '@touchline/platform/cache';
import { pem, runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { contractEnvironment } from './contract-pdf/contract.environment.ts';
import {
  certificatesIn,
  revocationListsOf,
  timestampAuthorityOf,
  timestampEnvironment,
} from './sealing/timestamp.environment.ts';
import { createDocuments, createWordings, documentsRates } from './service.ts';

const own = z.object({
  /** Identity's public key for proofs of a password and of a guest's code, and for the links of guests. */
  PROOF_PUBLIC_KEY: pem,
  SEALING_PRIVATE_KEY: pem,
  /** The sealing certificate first, the root last. */
  SEALING_CERTIFICATE_CHAIN: pem,
  SEALING_ROOT_CERTIFICATE: pem,
  /** Roots from before the certificate was renewed: seals that lead to them are ours as well. No secret. */
  SEALING_EARLIER_ROOTS: pem.optional(),
  ...timestampEnvironment.shape,
  ...contractEnvironment.shape,
});

await runService(
  'documents',
  own,
  async ({ adapters, common, env }) =>
    createDocuments({
      ...common,
      connection: await adapters.connect('documents'),
      files: adapters.files,
      scan: adapters.scan,
      limits: await openThrottles(adapters.limiter, documentsRates),
      proofPublicKey: env.PROOF_PUBLIC_KEY,
      sealing: {
        privateKey: env.SEALING_PRIVATE_KEY,
        certificateChain: certificatesIn(env.SEALING_CERTIFICATE_CHAIN),
        rootCertificate: env.SEALING_ROOT_CERTIFICATE,
        earlierRoots: certificatesIn(env.SEALING_EARLIER_ROOTS ?? ''),
      },
      timestampAuthority: timestampAuthorityOf(env),
      revocationLists: revocationListsOf(env),
      wordings: createWordings(env.CONTRACT_LANGUAGE),
    }),
  { keepsFiles: true },
);
