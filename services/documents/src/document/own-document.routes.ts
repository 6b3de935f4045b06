import type { documentsOperations } from '@touchline/contracts/http/documents';
import { fileLimits } from '@touchline/contracts/policies/file-limits';
import { derivedId, newId, Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { createCommanding, type Participants } from '@touchline/platform/participants';
import type { Accepting, Intake } from '@touchline/platform/uploads';
import type { Limits } from '../limits.ts';
import type { Papers } from '../papers.ts';
import { filledForTrial } from '../sealing/filled-fields.ts';
import type { ProbeSeal } from '../sealing/probe.ts';
import type { Acting } from './acting.ts';
import { toCorrect } from './corrections.ts';
import type { DocumentRepository } from './document.repository.ts';
import { decide } from './document.ts';
import { mayRead, maySign, type Naming, peopleShown, personOf } from './naming.ts';
import { ownDraft } from './own-draft.ts';
import {
  copiesOf,
  type Document,
  type Existing,
  isSame,
  type Person,
  type Signatory,
  type StoredFile,
  wasSent,
} from './state.ts';
import { type DocumentView, documentView } from './view.ts';

export type OwnDocumentOperation =
  | 'draftDocument'
  | 'changeDocument'
  | 'uploadDocument'
  | 'placeFields'
  | 'listKnownSigners'
  | 'addSigner'
  | 'removeSigner'
  | 'orderSigners'
  | 'addCopy'
  | 'removeCopy'
  | 'sendDocument'
  | 'correctDocument'
  | 'discardDocument';

/** A paper that somebody brings: it is sealed later on as it is kept. */
export const paperFile: Accepting = {
  ...fileLimits.paper,
  sealable: true,
  ...{ maxSide: null, quality: 0 },
};

export const ownDocumentRoutes = ({
  documents,
  participants,
  intake,
  limits,
  probe,
  acting,
  naming,
  papers: { fileAgain, withoutFile },
}: {
  readonly documents: DocumentRepository;
  readonly participants: Participants;
  readonly intake: Intake;
  readonly limits: Limits;
  /** Refuses a kept file that a seal, or what is filled in, could not be added to. */
  readonly probe: ProbeSeal;
  readonly acting: Acting;
  readonly naming: Naming;
  readonly papers: Papers;
}): Pick<Handlers<typeof documentsOperations>, OwnDocumentOperation> => {
  const command = createCommanding(documents);
  const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
  const shownTo =
    (viewer: Person, now: Date) =>
    (state: Document): DocumentView | null =>
      state.status === 'none' ? null : documentView(state, viewer, now.toISOString());
  const draftOf = async (id: string, viewer: Person) =>
    ownDraft((await documents.find(id)) ?? { status: 'none' }, viewer);

  const ineligible = async ({ signers }: { readonly signers: readonly Signatory[] }, today: string) => {
    const found = await Promise.all(
      // A guest has no account that could be looked at.
      signers
        .filter(({ guest }) => !guest)
        .map(async ({ profile_id }) => ({ profile_id, known: await participants.find(profile_id) })),
    );
    return found.filter(({ known }) => !maySign(known, today)).map(({ profile_id }) => profile_id);
  };

  /** Those of a document who are here still, as they are called today. */
  const peopleOf = async (document: Existing): Promise<readonly Signatory[]> => {
    const members = [...document.signers, ...copiesOf(document)].filter(({ guest }) => !guest);
    const known = await Promise.all(members.map(({ profile_id }) => participants.find(profile_id)));
    return known.flatMap((one) => (one ? [personOf(one)] : []));
  };

  /** The file of a document once more, for the one that takes its place. */
  const fileFor = async (owner: string, { document_id, file }: Existing, now: Date): Promise<StoredFile | null> =>
    file && { ...file, key: await fileAgain({ id: document_id, file }, owner, now) };

  const endCorrected = async (id: string, correction: string, by: Person, now: Date): Promise<void> => {
    await documents.handle(id, { type: 'Correct', by, correction, now: now.toISOString() });
  };

  /** Where the correction of a document is, or will be: nobody goes on with one that was thrown away. */
  const correctionOf = async ({ document_id, correction }: Existing) => {
    let id = correction ?? derivedId('doc', document_id, 'correction');
    for (;;) {
      const found = await documents.find(id);
      if (found?.status !== 'voided' || wasSent(found)) return { id, found };
      id = derivedId('doc', id, 'correction');
    }
  };

  return {
    draftDocument: async (request) => {
      const { viewer, name } = await acting.named(request);
      const { actor, body, idempotencyKey, now } = request;
      const id = idempotencyKey ? derivedId('doc', actor.user_id, idempotencyKey) : newId('doc');
      if (!(await documents.find(id))) await limits.draft.take(viewer.profile_id);
      const author = { ...viewer, name };
      const draft = { type: 'DraftDocument', document_id: id, author, ...body, now: now.toISOString() } as const;
      return command(id, draft, request, shownTo(viewer, now), { creates: true });
    },
    changeDocument: async (request) => {
      const viewer = await acting.member(request);
      const { params, body, now } = request;
      const change = { type: 'ChangeDraft', by: viewer, ...body, now: now.toISOString() } as const;
      return command(params.document_id, change, request, shownTo(viewer, now));
    },
    uploadDocument: async (request) => {
      const viewer = await acting.member(request);
      const { actor, params, file: sent, ip, now } = request;
      const owner = params.document_id;
      await draftOf(owner, viewer);
      const { key, sha256, size } = await intake.take({ userId: actor.user_id, owner, ip, file: sent, now });
      const pages = await probe({ id: owner, file: { key, sha256 } });
      const kept = { key, sha256, size, pages };
      const upload = { type: 'UploadFile', by: viewer, file: kept, now: now.toISOString() } as const;
      const answer = await command(owner, upload, { ...request, body: { sha256 } }, shownTo(viewer, now));
      // The one before may have been found in use while this one was taken.
      await intake.reconsider([owner]);
      return answer;
    },
    placeFields: async (request) => {
      const viewer = await acting.member(request);
      const { params, body, now } = request;
      const place = { type: 'PlaceFields', by: viewer, ...body, now: now.toISOString() } as const;
      return command(params.document_id, place, request, shownTo(viewer, now));
    },
    listKnownSigners: async (request) => {
      const { viewer, name, role } = await acting.named(request);
      const people = await documents.signedWith(viewer.profile_id, peopleShown);
      const others = people.map((each) => ({
        ...{ profile_id: each.profile_id, name: each.name, role: each.role, is_you: false },
      }));
      return { data: [{ profile_id: viewer.profile_id, name, role, is_you: true }, ...others] };
    },
    addSigner: async (request) => {
      const viewer = await acting.member(request);
      const { params, now } = request;
      await draftOf(params.document_id, viewer);
      const named = await naming(request, viewer, maySign);
      if (!named) throw new Rejected('SignerNotEligible');
      const { person: signer, eligible } = named;
      const add = { type: 'AddSigner', by: viewer, signer, eligible, now: now.toISOString() } as const;
      return command(params.document_id, add, request, shownTo(viewer, now));
    },
    addCopy: async (request) => {
      const viewer = await acting.member(request);
      const { params, now } = request;
      await draftOf(params.document_id, viewer);
      const named = await naming(request, viewer, mayRead);
      if (!named) throw new Rejected('SignerNotEligible');
      const { person: reader, eligible } = named;
      const add = { type: 'AddCopy', by: viewer, reader, eligible, now: now.toISOString() } as const;
      return command(params.document_id, add, request, shownTo(viewer, now));
    },
    removeCopy: async (request) => {
      const viewer = await acting.member(request);
      const { params, now } = request;
      const { profile_id } = params;
      const remove = { type: 'RemoveCopy', by: viewer, profile_id, now: now.toISOString() } as const;
      return command(params.document_id, remove, { ...request, body: { profile_id } }, shownTo(viewer, now));
    },
    removeSigner: async (request) => {
      const viewer = await acting.member(request);
      const { params, now } = request;
      const { profile_id } = params;
      const remove = { type: 'RemoveSigner', by: viewer, profile_id, now: now.toISOString() } as const;
      return command(params.document_id, remove, { ...request, body: { profile_id } }, shownTo(viewer, now));
    },
    orderSigners: async (request) => {
      const viewer = await acting.member(request);
      const { params, body, now } = request;
      const order = { type: 'OrderSigners', by: viewer, places: body.places, now: now.toISOString() } as const;
      return command(params.document_id, order, request, shownTo(viewer, now));
    },
    sendDocument: async (request) => {
      const viewer = await acting.member(request);
      const { params, now } = request;
      const document = await documents.find(params.document_id);
      const unable = document?.status === 'draft' ? await ineligible(document, dayOf(now)) : [];
      // With something in each of them, for nothing: after all have signed it would be too late to find out.
      if (document?.status === 'draft' && document.fields && document.file && isSame(document.author, viewer))
        await probe({ id: document.document_id, file: document.file }, filledForTrial(document.fields));
      const send = { type: 'Send', by: viewer, ineligible: unable, now: now.toISOString() } as const;
      // A kill may have left the one before to those who sign it; it ends for nothing but what can be sent.
      if (document?.status === 'draft' && document.corrects && decide(send, document).length > 0)
        await endCorrected(document.corrects.document_id, document.document_id, viewer, now);
      return command(params.document_id, send, request, shownTo(viewer, now));
    },
    correctDocument: async (request) => {
      const viewer = await acting.member(request);
      const { params, now } = request;
      const before = toCorrect(await acting.seen(params.document_id, viewer), viewer);
      const { id, found } = await correctionOf(before);
      if (!found) await limits.draft.take(viewer.profile_id);
      const file = found ? null : await fileFor(id, before, now);
      const people = found ? [] : await peopleOf(before);
      const draft = { type: 'DraftCorrection', document_id: id, of: before, people, file } as const;
      const given = { ...request, body: { corrects: before.document_id } };
      const answer = await command(id, { ...draft, now: now.toISOString() }, given, shownTo(viewer, now), {
        creates: true,
      });
      try {
        await endCorrected(before.document_id, id, viewer, now);
      } catch (error) {
        // All have signed it meanwhile: there is nothing left to correct.
        if (error instanceof Rejected)
          await documents.handle(id, { type: 'Discard', by: viewer, now: now.toISOString() });
        throw error;
      }
      return answer;
    },
    discardDocument: async (request) => {
      const viewer = await acting.member(request);
      const { params, now } = request;
      const { document_id: owner } = params;
      const discard = { type: 'Discard', by: viewer, now: now.toISOString() } as const;
      const { consistencyTokens } = await withoutFile(
        { owner, file: (await documents.find(owner))?.file ?? null, now },
        () => command(owner, discard, request, shownTo(viewer, now)),
      );
      return { data: null, consistencyTokens };
    },
  };
};
