import { setTimeout as wait } from 'node:timers/promises';
import type { documentsOperations } from '@touchline/contracts/http/documents';
import { Rejected } from '@touchline/platform/domain';
import type { Files } from '@touchline/platform/files';
import { asMember, type Context, type Handlers } from '@touchline/platform/http';
import { type ActingRequest, createCommanding } from '@touchline/platform/participants';
import type { Logger } from '@touchline/platform/telemetry';
import type { Archives } from '../archive/archives.ts';
import type { WordingOperation } from '../contract-pdf/wording.routes.ts';
import type { CheckProof } from '../proof/proof.ts';
import type { Seals } from '../sealing/seals.ts';
import type { SendingOperation } from '../sending/sending.routes.ts';
import type { TemplateOperation } from '../template/template.routes.ts';
import type { Acting } from './acting.ts';
import type { DocumentRepository } from './document.repository.ts';
import type { GuestOperation } from './guest.routes.ts';
import type { OwnDocumentOperation } from './own-document.routes.ts';
import { allButTheProof } from './refusals.ts';
import type { SealedFileOperation } from './sealed-file.routes.ts';
import type { StaffOperation } from './staff.routes.ts';
import { type Document, type DocumentCommand, type Existing, type Person, sealIsStuck } from './state.ts';
import { downloadOf, storedBytes } from './stored-bytes.ts';
import { type Copy, type DocumentView, documentRow, documentView, refuseReader } from './view.ts';

type SigningRequest = Omit<Context<(typeof documentsOperations)['checkSigning']>, 'reply'>;

interface Given {
  readonly documents: DocumentRepository;
  readonly acting: Acting;
  readonly files: Files;
  readonly checkProof: CheckProof;
  readonly seals: Seals;
  readonly logger: Logger;
  readonly archives: Archives;
}

/** How long staff wait for a seal that they try again, in ms: less than whoever asks for them does. */
const triedWithinMs = 2_000;

export const documentRoutes = ({
  documents,
  acting,
  files,
  checkProof,
  seals,
  logger,
  archives,
}: Given): Omit<
  Handlers<typeof documentsOperations>,
  | GuestOperation
  | OwnDocumentOperation
  | SealedFileOperation
  | StaffOperation
  | WordingOperation
  | TemplateOperation
  | SendingOperation
> => {
  const { member, seen } = acting;
  const command = createCommanding(documents);
  const shownTo =
    (viewer: Person, now: Date) =>
    (state: Document): DocumentView | null =>
      state.status === 'none' ? null : documentView(state, viewer, now.toISOString());

  const download = async (request: ActingRequest & { params: { document_id: string } }, copy: Copy) =>
    downloadOf({ files, logger }, await seen(request.params.document_id, await member(request)), copy);

  /** What proves how they signed. */
  const proving = async (request: ActingRequest & { params: { document_id: string } }): Promise<Existing> => {
    const viewer = await member(request);
    const document = await seen(request.params.document_id, viewer);
    refuseReader(document, viewer);
    return document;
  };

  const signed = async (request: SigningRequest, given: string | null) => {
    const asked = asMember(request);
    const { params, now, ip, userAgent } = asked;
    const { sha256, signature, fields } = asked.body;
    const viewer = await member(asked);
    const document = await seen(params.document_id, viewer);
    // Nobody signs what can't be shown: the bytes that lie there are the ones that the signature names.
    if (document.status === 'available') await storedBytes({ files, logger }, document.document_id, document.file);
    const bound = { signer: viewer, method: 'password', documentId: params.document_id, sha256, now } as const;
    const proof = given === null ? null : await checkProof(given, bound);
    const evidence = { signature, proof, sha256, ip, user_agent: userAgent };
    const sign: DocumentCommand = { type: 'Sign', by: viewer, now: now.toISOString(), ...evidence, fields };
    // Each repeat brings a proof of its own, so what makes it the same request is the rest.
    const repeated = { ...asked, body: { sha256, signature, fields } };
    return command(params.document_id, sign, repeated, shownTo(viewer, now));
  };

  return {
    documentsAtHome: async (given) => {
      const request = asMember(given);
      const viewer = await member(request);
      const { mine, others, unsealed } = await documents.atHome(viewer);
      const shown = (some: readonly Existing[]) =>
        some.map((document) => documentRow(document, viewer, request.now.toISOString()));
      return { data: { mine: shown(mine), others: shown(others), unsealed: shown(unsealed) } };
    },
    listDocuments: async (request) => {
      const viewer = await member(request);
      const { query, now } = request;
      const { documents: listed, next_cursor, waiting } = await documents.listOf(viewer, query);
      return {
        data: listed.map((document) => documentRow(document, viewer, now.toISOString())),
        meta: { next_cursor, mine: waiting },
      };
    },
    getDocument: async (request) => {
      const viewer = await member(request);
      return { data: documentView(await seen(request.params.document_id, viewer), viewer, request.now.toISOString()) };
    },
    downloadOriginal: (request) => download(request, 'original'),
    downloadSigned: (request) => download(request, 'signed'),
    downloadCertificate: async (request) => downloadOf({ files, logger }, await proving(request), 'certificate'),
    downloadEvidence: async (request) => archives.evidence(await proving(request)),
    downloadDocuments: async (request) => {
      const viewer = await member(request);
      const ids = [...new Set(request.query.ids)];
      const asked = await Promise.all(ids.map((id) => seen(id, viewer)));
      return archives.documents(asked, request.now.toISOString());
    },
    checkSigning: async (request) => ({ data: await allButTheProof(() => signed(request, null)) }),
    signDocument: (request) => signed(request, request.body.proof),
    declineDocument: async (request) => {
      const viewer = await member(request);
      const { params, body, now } = request;
      return command(
        params.document_id,
        { type: 'Decline', by: viewer, reason: body.reason, now: now.toISOString() },
        request,
        shownTo(viewer, now),
      );
    },
    voidDocument: async (request) => {
      const viewer = await member(request);
      const { params, body, now } = request;
      return command(
        params.document_id,
        { type: 'Void', by: viewer, reason: body.reason, now: now.toISOString() },
        request,
        shownTo(viewer, now),
      );
    },
    remindSigners: async (request) => {
      const viewer = await member(request);
      const { params, now } = request;
      const remind = { type: 'Remind', by: viewer, now: now.toISOString() } as const;
      return command(params.document_id, remind, request, shownTo(viewer, now));
    },
    listStuckSeals: async () => {
      const ids = await documents.unsealed();
      const found = await Promise.all(ids.map((id) => documents.find(id)));
      return {
        data: found.flatMap((document) =>
          document?.status === 'fully-signed' && sealIsStuck(document)
            ? [
                {
                  id: document.document_id,
                  title: document.title,
                  fully_signed_at: document.fully_signed_at,
                  attempts: document.sealing.attempts,
                  cause: document.sealing.cause ?? '',
                  last_attempt_at: document.trail.findLast((entry) => entry.what === 'DocumentSealFailed')?.at ?? null,
                },
              ]
            : [],
        ),
      };
    },
    retrySeal: async ({ params }) => {
      const document = await documents.find(params.document_id);
      if (!document) throw new Rejected('NotFound');
      // Who confirms the time may take longer than staff wait: the try goes on, and the list tells what came of it.
      await Promise.race([seals.seal(params.document_id), wait(triedWithinMs, undefined, { ref: false })]);
      return { data: null };
    },
  };
};
