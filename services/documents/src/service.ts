import { documentsOperations } from '@touchline/contracts/http/documents';
import { createActors } from '@touchline/infra/actors';
import { composeService, type Service } from '@touchline/infra/aggregate';
import type { Bus } from '@touchline/infra/bus';
import type { Files } from '@touchline/infra/files';
import { type Authenticate, createApi } from '@touchline/infra/http';
import type { Logger, Metrics } from '@touchline/infra/telemetry';
import type { Connection } from 'mongoose';
import { documentRoutes } from './document/document.routes.ts';
import { createDocumentStore } from './document/documents.ts';
import { createContracts } from './offer-accepted/offer-accepted.consumer.ts';
import { type CheckProof, createProofCheck } from './proof/proof.ts';
import { createSeals } from './sealing/seals.ts';
import { createSigningIdentity, type SigningIdentity } from './sealing/signing-identity.ts';

export type { SigningIdentity } from './sealing/signing-identity.ts';

export interface DocumentsDependencies {
  readonly connection: Connection;
  readonly bus: Bus;
  readonly files: Files;
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  readonly clock: () => Date;
  /** Identity's public key for proofs of a password, SPKI PEM. */
  readonly proofPublicKey: string;
  readonly sealing: SigningIdentity;
}

/** A root and a sealing certificate of the product's own, for a machine that has none from an authority. */
export const newSealingIdentity = (now: Date): Promise<SigningIdentity> =>
  createSigningIdentity({ organisation: 'Touchline', now });

/** Documents that several people sign in a set order, with their seal and evidence. */
export const createDocuments = (given: DocumentsDependencies): Service => {
  const { connection, bus, files, authenticate, logger, metrics, clock } = given;
  const common = { logger, clock, ...(metrics ? { metrics } : {}) };
  const documents = createDocumentStore(connection, { bus, ...common });
  const actors = createActors(connection, 'documents', common);
  const contracts = createContracts({ documents, actors, files, clock, deps: common });
  const seals = createSeals({ documents, files, identity: given.sealing, clock, deps: common });
  const proofCheck: Promise<CheckProof> = createProofCheck(given.proofPublicKey);
  const expire = async (): Promise<number> => {
    const at = clock().toISOString();
    const due = await documents.inStatus('available', { 'state.expiresAt': { $lte: at } });
    for (const id of due) await documents.act(id, { type: 'Expire', at });
    return due.length;
  };
  return composeService({
    name: 'documents',
    api: createApi(
      documentsOperations,
      documentRoutes({
        documents,
        actors,
        files,
        seals,
        logger,
        checkProof: async (proof, bound) => (await proofCheck)(proof, bound),
      }),
      { authenticate, logger, clock, ...(metrics ? { observe: metrics.requests('documents') } : {}) },
    ),
    subscriptions: [actors.subscription, contracts.subscription, seals.subscription],
    sweeps: [
      { name: 'expired documents', everyMs: 5000, run: expire },
      { name: 'drafts without a file', everyMs: 5000, run: contracts.sweep },
      { name: 'seals to try again', everyMs: 5000, run: seals.sweep },
    ],
    parts: [documents, actors],
    logger,
  });
};
