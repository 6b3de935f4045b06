import type { documentsOperations } from '@touchline/contracts/http/documents';
import { profileTypes } from '@touchline/contracts/values';
import type { ActingRequest, Actors } from '@touchline/infra/actors';
import { pageOf } from '@touchline/infra/aggregate';
import { Rejected } from '@touchline/infra/domain';
import type { Files } from '@touchline/infra/files';
import type { Handlers } from '@touchline/infra/http';
import type { Logger } from '@touchline/infra/telemetry';
import type { CheckProof } from '../proof/proof.ts';
import type { Seals } from '../sealing/seals.ts';
import type { Command } from './document.ts';
import type { Documents } from './documents.ts';
import { type Copy, downloadable, fileNameOf } from './downloads.ts';
import { type Existing, maySee, type Person, sealIsStuck } from './state.ts';
import { storedBytes } from './stored-files.ts';
import { type DocumentView, documentRow, documentView } from './view.ts';

interface Given {
  readonly documents: Documents;
  readonly actors: Actors;
  readonly files: Files;
  readonly checkProof: CheckProof;
  readonly seals: Seals;
  readonly logger: Logger;
}

interface Row {
  _id: string;
  state: Existing;
}

const order = { field: 'state.draftedAt', direction: -1 } as const;

export const documentRoutes = ({
  documents,
  actors,
  files,
  checkProof,
  seals,
  logger,
}: Given): Handlers<typeof documentsOperations> => {
  const member = async (request: ActingRequest): Promise<Person> => {
    const { profile } = await actors.inMarket(request, ...profileTypes);
    return { profile: profile.profile_id, user: profile.user_id };
  };

  const seen = async (id: string, viewer: Person): Promise<Existing> => {
    const document = await documents.find(id);
    if (!document || !maySee(document, viewer)) throw new Rejected('NotFound');
    return document;
  };

  interface Commanding extends ActingRequest {
    readonly idempotencyKey: string | undefined;
    readonly body: unknown;
    readonly now: Date;
  }

  const act = async (id: string, command: Command, request: Commanding, viewer: Person, asked: unknown) => {
    const { answer, sequence } = await documents.act<DocumentView | null>(id, command, {
      actor: request.actor.user_id,
      idempotent: {
        person: request.actor.user_id,
        key: request.idempotencyKey,
        request: { type: command.type, asked },
      },
      answer: (state) => (state.status === 'absent' ? null : documentView(state, viewer, request.now.toISOString())),
    });
    if (!answer) throw new Rejected('NotFound');
    return { data: answer, after: [{ id, sequence }] };
  };

  const download = async (request: ActingRequest & { params: { document_id: string } }, copy: Copy) => {
    const document = await seen(request.params.document_id, await member(request));
    const stored = downloadable(document, copy);
    return {
      data: null,
      file: {
        bytes: await storedBytes({ files, logger }, document.id, stored),
        content_type: 'application/pdf',
        name: fileNameOf(document.title, copy),
        inline: true,
      },
      headers: { 'x-content-sha256': stored.sha256 },
    };
  };

  return {
    listDocuments: async (request) => {
      const viewer = await member(request);
      const { query, now } = request;
      const mine = {
        'state.status': 'available',
        'state.signers': { $elemMatch: { profile: viewer.profile, status: 'current' } },
      };
      const filter: Record<string, unknown> = {
        $or: [{ 'state.signers.profile': viewer.profile }, { 'state.author.profile': viewer.profile }],
      };
      if (query.status) filter['state.status'] = query.status;
      if (query.turn) Object.assign(filter, mine);
      const [count, { rows, next_cursor }] = await Promise.all([
        documents.collection.countDocuments(mine),
        pageOf<Row>(documents.collection, filter, order, query),
      ]);
      return {
        data: rows.map((row) => documentRow(row.state, viewer, now.toISOString())),
        meta: { next_cursor, mine: count },
      };
    },
    getDocument: async (request) => {
      const viewer = await member(request);
      return { data: documentView(await seen(request.params.document_id, viewer), viewer, request.now.toISOString()) };
    },
    downloadOriginal: (request) => download(request, 'original'),
    downloadSigned: (request) => download(request, 'signed'),
    downloadCertificate: (request) => download(request, 'certificate'),
    signDocument: async (request) => {
      const { actor, params, body, now, ip, userAgent } = request;
      if (!actor) throw new Rejected('Unauthenticated');
      const acting = { ...request, actor };
      const viewer = await member(acting);
      const document = await seen(params.document_id, viewer);
      // Nobody signs what can't be shown: the bytes that lie there are the ones that the signature names.
      if (document.status === 'available') await storedBytes({ files, logger }, document.id, document.file);
      const proof = await checkProof(body.proof, { actor, documentId: params.document_id, sha256: body.sha256, now });
      const command: Command = {
        type: 'Sign',
        by: viewer,
        at: now.toISOString(),
        signature: body.signature,
        proof,
        sha256: body.sha256,
        ip,
        userAgent,
      };
      // Each repeat brings a proof of its own, so what makes it the same request is the rest.
      return act(params.document_id, command, acting, viewer, { sha256: body.sha256, signature: body.signature });
    },
    declineDocument: async (request) => {
      const viewer = await member(request);
      const at = request.now.toISOString();
      return act(
        request.params.document_id,
        { type: 'Decline', by: viewer, reason: request.body.reason, at },
        request,
        viewer,
        request.body,
      );
    },
    voidDocument: async (request) => {
      const viewer = await member(request);
      const at = request.now.toISOString();
      return act(
        request.params.document_id,
        { type: 'Void', by: viewer, reason: request.body.reason, at },
        request,
        viewer,
        request.body,
      );
    },
    listStuckSeals: async () => {
      const ids = await documents.inStatus('fully-signed');
      const found = await Promise.all(ids.map((id) => documents.find(id)));
      return {
        data: found.flatMap((document) =>
          document?.status === 'fully-signed' && sealIsStuck(document)
            ? [
                {
                  id: document.id,
                  title: document.title,
                  fully_signed_at: document.fullySignedAt,
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
      await seals.seal(params.document_id);
      return { data: null };
    },
  };
};
