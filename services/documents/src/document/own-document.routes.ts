import type { documentsOperations } from '@touchline/contracts/http/documents';
import { isEligible } from '@touchline/contracts/policies/eligibility';
import { fileLimits } from '@touchline/contracts/policies/file-limits';
import { ageOn } from '@touchline/contracts/values';
import { derivedId, newId, Rejected } from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import { createCommanding, type KnownProfile, type Participants } from '@touchline/platform/participants';
import type { Accepting, Intake } from '@touchline/platform/uploads';
import type { Limits } from '../limits.ts';
import type { ProbeSeal } from '../sealing/probe.ts';
import type { Acting } from './acting.ts';
import type { DocumentRepository } from './document.repository.ts';
import { ownDraft } from './own-draft.ts';
import type { Document, Person, Signatory } from './state.ts';
import { type DocumentView, documentView } from './view.ts';

export type OwnDocumentOperation =
  | 'draftDocument'
  | 'changeDocument'
  | 'uploadDocument'
  | 'listKnownSigners'
  | 'addSigner'
  | 'removeSigner'
  | 'orderSigners'
  | 'sendDocument'
  | 'discardDocument';

/** A paper that somebody brings: it is sealed later on as it is kept. */
export const paperFile: Accepting = {
  ...fileLimits.paper,
  sealable: true,
  ...{ maxSide: null, quality: 0 },
};

/** As many people as one picks from. */
const peopleShown = 20;

/** Whether somebody may sign an own document on this day: under 18 it takes a guardian as well, who has no place in one yet. */
const maySign = (known: KnownProfile | undefined, today: string): boolean => {
  if (!known || !isEligible(known, today)) return false;
  const born = known.profile.player?.date_of_birth;
  return known.profile.player === null || (born != null && ageOn(born, today) >= 18);
};

const signatoryOf = ({ profile, user }: KnownProfile): Signatory => ({
  ...{ profile_id: profile.profile_id, user_id: profile.user_id, name: profile.name },
  ...{ email: user?.email ?? '', role: profile.profile_type },
});

export const ownDocumentRoutes = ({
  documents,
  participants,
  intake,
  limits,
  probe,
  acting,
}: {
  readonly documents: DocumentRepository;
  readonly participants: Participants;
  readonly intake: Intake;
  readonly limits: Limits;
  /** Refuses a kept file that a seal could not be added to. */
  readonly probe: ProbeSeal;
  readonly acting: Acting;
}): Pick<Handlers<typeof documentsOperations>, OwnDocumentOperation> => {
  const command = createCommanding(documents);
  const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
  const shownTo =
    (viewer: Person, now: Date) =>
    (state: Document): DocumentView | null =>
      state.status === 'none' ? null : documentView(state, viewer, now.toISOString());
  const draftOf = async (id: string, viewer: Person) =>
    ownDraft((await documents.find(id)) ?? { status: 'none' }, viewer);

  /** The person of this account as one who signs: by a profile that may sign today, the one they use first. */
  const byAddress = async (email: string, today: string): Promise<KnownProfile | undefined> => {
    const user = await participants.findUserByEmail(email);
    if (!user) throw new Rejected('UserNotFound');
    const profiles = await participants.profilesOf(user.user_id);
    const able = profiles.filter((known) => maySign(known, today));
    return able.find(({ profile }) => profile.profile_id === user.default_profile_id) ?? able[0] ?? profiles[0];
  };

  /** Oneself, or somebody with whom one has signed. */
  const byProfile = async (profileId: string, viewer: Person): Promise<KnownProfile | undefined> => {
    const isKnown =
      profileId === viewer.profile_id ||
      (await documents.signedWith(viewer.profile_id, peopleShown)).some(({ profile_id }) => profile_id === profileId);
    if (!isKnown) throw new Rejected('NotFound');
    return participants.find(profileId);
  };

  const ineligible = async ({ signers }: { readonly signers: readonly Person[] }, today: string) => {
    const found = await Promise.all(
      signers.map(async ({ profile_id }) => ({ profile_id, known: await participants.find(profile_id) })),
    );
    return found.filter(({ known }) => !maySign(known, today)).map(({ profile_id }) => profile_id);
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
      await probe(key);
      const upload = { type: 'UploadFile', by: viewer, file: { key, sha256, size }, now: now.toISOString() } as const;
      const answer = await command(owner, upload, { ...request, body: { sha256 } }, shownTo(viewer, now));
      // The one before may have been found in use while this one was taken.
      await intake.reconsider([owner]);
      return answer;
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
      const { params, body, ip, now } = request;
      await draftOf(params.document_id, viewer);
      const today = dayOf(now);
      let known: KnownProfile | undefined;
      if (body.email === undefined) known = await byProfile(body.profile_id ?? '', viewer);
      else {
        // The answer tells who is here.
        await limits.signer.take(viewer.profile_id);
        await limits.networkSigner.take(networkOf(ip));
        known = await byAddress(body.email, today);
      }
      if (!known) throw new Rejected('SignerNotEligible');
      const signer = signatoryOf(known);
      const add = { type: 'AddSigner', by: viewer, signer, eligible: maySign(known, today) } as const;
      return command(params.document_id, { ...add, now: now.toISOString() }, request, shownTo(viewer, now));
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
      const send = { type: 'Send', by: viewer, ineligible: unable, now: now.toISOString() } as const;
      return command(params.document_id, send, request, shownTo(viewer, now));
    },
    discardDocument: async (request) => {
      const viewer = await acting.member(request);
      const { params, now } = request;
      const { document_id: owner } = params;
      const file = (await documents.find(owner))?.file;
      // A kill after the write leaves its file to the sweep.
      await intake.release(owner, now);
      const discard = { type: 'Discard', by: viewer, now: now.toISOString() } as const;
      const { consistencyTokens } = await command(owner, discard, request, shownTo(viewer, now));
      if (file) await intake.remove(file.key);
      return { data: null, consistencyTokens };
    },
  };
};
