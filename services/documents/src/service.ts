import { documentsOperations } from '@touchline/contracts/http/documents';
import { composeService, type Service } from '@touchline/platform/aggregate';
import type { Bus } from '@touchline/platform/bus';
import { createErasure } from '@touchline/platform/erasure';
import type { Files } from '@touchline/platform/files';
import { type Authenticate, createApi, createLinkReader, createRepeats } from '@touchline/platform/http';
import { createDataParts, createOwnData } from '@touchline/platform/own-data';
import { createParticipants } from '@touchline/platform/participants';
import { createRepresentations } from '@touchline/platform/representations';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import { createIntake, type Scan } from '@touchline/platform/uploads';
import type { Connection } from 'mongoose';
import { createArchives } from './archive/archives.ts';
import { createClosing, createDocumentFiles } from './closing.ts';
import { wordingRoutes } from './contract-pdf/wording.routes.ts';
import { createWordings, type Wordings } from './contract-pdf/wordings.ts';
import { createActing } from './document/acting.ts';
import { createDocumentRepository } from './document/document.repository.ts';
import { documentRoutes } from './document/document.routes.ts';
import { documentSweeps } from './document/document-clock.ts';
import { guestRoutes } from './document/guest.routes.ts';
import { createByAddress, createNaming } from './document/naming.ts';
import { ownDocumentRoutes, paperFile } from './document/own-document.routes.ts';
import { sealedFileRoutes } from './document/sealed-file.routes.ts';
import { staffRoutes } from './document/staff.routes.ts';
import { createEvidenceArchive } from './evidence/evidence-archive.ts';
import { createGuardianConsents } from './guardian-consents/guardian-consents.ts';
import type { Limits } from './limits.ts';
import { createMergedClubs } from './merged-clubs/merged-clubs.ts';
import { createContracts } from './offer-accepted/offer-accepted.consumer.ts';
import { ownDataFiles, ownDataSections } from './own-data.ts';
import { createPapers } from './papers.ts';
import { type CheckProof, createProofCheck } from './proof/proof.ts';
import { createProbeSeal } from './sealing/probe.ts';
import { createRevocationLists } from './sealing/revocation-lists.ts';
import { createSeals } from './sealing/seals.ts';
import { createSigningIdentity, type SigningIdentity } from './sealing/signing-identity.ts';
import { type AuthorityAddress, createTimestampAuthority } from './sealing/timestamp-authority.ts';
import { createSendingRepository } from './sending/sending.repository.ts';
import { sendingRoutes } from './sending/sending.routes.ts';
import { createSends } from './sending/sends.ts';
import { createTemplateRepository } from './template/template.repository.ts';
import { templateRoutes } from './template/template.routes.ts';
import { createTemplates } from './template/templates.ts';

export { createWordings } from './contract-pdf/wordings.ts';
export { documentsRates } from './limits.ts';
export type { SigningIdentity } from './sealing/signing-identity.ts';
export type { AuthorityAddress } from './sealing/timestamp-authority.ts';

export interface DocumentsDependencies {
  readonly connection: Connection;
  /** Where what all services share lies; by default this service's own database. */
  readonly operations?: Connection;
  readonly bus: Bus;
  readonly files: Files;
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly metrics?: Metrics;
  readonly clock: () => Date;
  /** Identity's public key for proofs of a password and of a guest's code, and for the links of guests, SPKI PEM. */
  readonly proofPublicKey: string;
  readonly sealing: SigningIdentity;
  /** Who confirms the time of each seal (PAdES B-T); nothing is sealed without it. Without one a seal is B-B. */
  readonly timestampAuthority?: AuthorityAddress | undefined;
  /** Where the lists of revoked certificates are that each confirmed seal keeps; nothing is sealed without them. */
  readonly revocationLists?: readonly string[] | undefined;
  /** The words of contracts, and which of them a new one gets. By default all that are published, in English. */
  readonly wordings?: Wordings | undefined;
  readonly limits: Limits;
  /** Looks for what harms in a paper before it is kept. */
  readonly scan?: Scan | undefined;
}

/** A root and a sealing certificate of the product's own, for a machine that has none from an authority. */
export const newSealingIdentity = (now: Date): Promise<SigningIdentity> =>
  createSigningIdentity({ organisation: 'Touchline', now });

/** Documents that several people sign in a set order, with their seal and evidence. */
export const createDocuments = (given: DocumentsDependencies): Service => {
  const { connection, operations = connection, bus, files, authenticate, logger, metrics, clock, limits } = given;
  const { wordings = createWordings() } = given;
  const common = { logger, clock, metrics };
  const documents = createDocumentRepository(connection, { bus, ...common });
  const templates = createTemplateRepository(connection, { bus, ...common });
  const sendings = createSendingRepository(connection, { bus, ...common });
  const participants = createParticipants(connection, 'documents', { bus, ...common });
  const representations = createRepresentations(connection, 'documents', common);
  const consents = createGuardianConsents(connection, { documents, clock }, common);
  const contracts = createContracts({
    connection,
    documents,
    participants,
    representations,
    consents,
    files,
    wordings,
    clock,
    deps: common,
  });
  const seals = createSeals({
    ...{ documents, files, wordings, clock, identity: given.sealing, deps: common },
    times: given.timestampAuthority && createTimestampAuthority(given.timestampAuthority),
    timestampRoots: given.timestampAuthority?.roots,
    lists: given.revocationLists && createRevocationLists(given.revocationLists, { clock }),
  });
  const archives = createArchives({ files, logger }, createEvidenceArchive({ files, logger, sealing: given.sealing }));
  const proofCheck: Promise<CheckProof> = createProofCheck(given.proofPublicKey);
  const links = createLinkReader(given.proofPublicKey);
  const checkProof: CheckProof = async (proof, bound) => (await proofCheck)(proof, bound);
  const intake = createIntake({
    ...{ connection, files, limits, accepting: paperFile, under: 'papers', scan: given.scan },
    // A paper is a document's or a template's.
    inUse: async (id, key) => (await (id.startsWith('tpl_') ? templates : documents).find(id))?.file?.key === key,
  });
  const store = { files, logger };
  const acting = createActing({ documents, participants });
  const probe = createProbeSeal({ store, identity: given.sealing, clock });
  const byAddress = createByAddress(participants);
  const naming = createNaming({ documents, participants, byAddress, limits });
  const clubs = createMergedClubs(connection, { templates, clock }, common);
  const using = createTemplates({ templates, acting, clubs });
  const papers = createPapers({ intake, store });
  const sends = createSends({
    ...{ sendings, documents, participants, byAddress, using, papers, clock },
    deps: common,
  });
  const repeats = createRepeats(connection);
  const parts = createDataParts(operations);
  const ownData = createOwnData(
    {
      ...{
        name: 'documents',
        parts,
        clock,
        sections: ownDataSections(documents, templates, sendings),
        files: ownDataFiles(documents, templates),
      },
      profilesOf: (userId) => participants.idsOf(userId, null),
    },
    common,
  );
  const erasure = createErasure(
    connection,
    {
      name: 'documents',
      profilesOf: participants.idsOf,
      close: createClosing(documents, templates, papers),
      holders: [createDocumentFiles(documents, intake), documents, templates, sendings, repeats],
      clock,
    },
    common,
  );
  return composeService({
    name: 'documents',
    api: createApi(
      documentsOperations,
      {
        ...documentRoutes({ documents, acting, files, seals, logger, checkProof, archives }),
        ...ownDocumentRoutes({
          ...{ documents, participants, intake, limits, probe, acting, naming, papers },
        }),
        ...templateRoutes({
          ...{ templates, documents, participants, limits, acting, naming, store, papers, using },
        }),
        ...sendingRoutes({ sendings, documents, limits, probe, using }),
        ...staffRoutes({ documents }),
        ...wordingRoutes({ wordings }),
        ...sealedFileRoutes({ documents, limits, sealing: given.sealing }),
        ...guestRoutes({
          ...{ documents, files, logger, checkProof, evidence: archives.evidence },
          links: { read: async (...link) => (await links).read(...link) },
        }),
      },
      {
        authenticate,
        logger,
        clock,
        repeats,
        checkpoints: [
          participants.checkpoints,
          representations.checkpoints,
          consents.checkpoints,
          contracts.checkpoints,
          clubs.checkpoints,
        ],
        observe: metrics?.requests('documents'),
      },
    ),
    subscriptions: [
      participants.subscription,
      representations.subscription,
      consents.subscription,
      contracts.subscription,
      seals.subscription,
      clubs.subscription,
      sends.subscription,
      erasure.subscription,
      ownData,
    ],
    sweeps: [
      ...documentSweeps(documents, clock),
      contracts.sweep,
      { name: 'papers that nobody refers to', everyMs: 60_000, run: () => intake.sweep(clock()) },
      seals.sweep,
      sends.sweep,
      erasure.sweep,
    ],
    parts: [
      documents,
      templates,
      sendings,
      clubs,
      participants,
      representations,
      consents,
      intake,
      repeats,
      erasure,
      parts,
    ],
    logger,
  });
};
