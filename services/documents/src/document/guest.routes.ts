import type { documentsOperations } from '@touchline/contracts/http/documents';
import { readSigningSubject, signingLink } from '@touchline/contracts/protocol/signing-link';
import { Rejected } from '@touchline/platform/domain';
import type { Context, Handlers, LinkReader } from '@touchline/platform/http';
import type { EvidenceArchive } from '../evidence/evidence-archive.ts';
import type { CheckProof } from '../proof/proof.ts';
import type { DocumentRepository } from './document.repository.ts';
import { type GuestView, guestView, type LinkPurpose } from './guest.view.ts';
import { allButTheProof } from './refusals.ts';
import { copiesOf, type Document, type DocumentCommand, type Existing, type Person } from './state.ts';
import { downloadOf, type Store, storedBytes } from './stored-bytes.ts';
import { type Copy, refuseReader } from './view.ts';

export type GuestOperation =
  | 'getGuestDocument'
  | 'downloadGuestOriginal'
  | 'downloadGuestSigned'
  | 'downloadGuestCertificate'
  | 'downloadGuestEvidence'
  | 'checkGuestSigning'
  | 'signAsGuest'
  | 'declineAsGuest';

interface Given extends Store {
  readonly documents: DocumentRepository;
  readonly checkProof: CheckProof;
  readonly links: LinkReader;
  readonly evidence: EvidenceArchive;
}

interface Admitted {
  readonly guest: Person;
  readonly document: Existing;
  /** What his link is for. */
  readonly purpose: LinkPurpose;
}

type SigningRequest = Omit<Context<(typeof documentsOperations)['checkGuestSigning']>, 'reply'>;

type Request = Pick<Context, 'now' | 'idempotencyKey'>;

/** A guest signs by the link that was mailed to him. Whoever is signed in on his browser has no say here. */
export const guestRoutes = ({
  documents,
  checkProof,
  links,
  files,
  logger,
  evidence,
}: Given): Pick<Handlers<typeof documentsOperations>, GuestOperation> => {
  const admitted = async (link: string, now: Date, ...purposes: readonly LinkPurpose[]): Promise<Admitted> => {
    let refused = new Rejected('Unauthenticated');
    for (const purpose of purposes) {
      const subject = await links.read(link, signingLink[purpose], now).catch((error: unknown) => {
        if (!(error instanceof Rejected)) throw error;
        // One that is over says so, whatever it isn't for.
        if (error.facts['over'] !== undefined) refused = error;
      });
      const about = subject === undefined ? undefined : readSigningSubject(subject);
      if (!about) continue;
      const guest = { profile_id: about.guest_id, user_id: about.guest_id };
      const document = await documents.find(about.document_id);
      // A copy is there once all have signed; nobody who gets one is ever asked for a signature.
      const named = [...(document?.signers ?? []), ...(document && purpose === 'read' ? copiesOf(document) : [])];
      const isNamed = named.some((one) => one.guest && one.profile_id === guest.profile_id);
      if (!document || !isNamed) throw new Rejected('NotFound');
      return { guest, document, purpose };
    }
    throw refused;
  };
  const shownTo =
    ({ guest, purpose }: Admitted, now: Date) =>
    (state: Document): GuestView | null =>
      state.status === 'none' ? null : guestView(state, guest, purpose, now.toISOString());

  const command = async (by: Admitted, given: DocumentCommand, request: Request, body: unknown) => {
    const { document_id } = by.document;
    const person = by.guest.user_id;
    const { answer, sequence } = await documents.handle<GuestView | null>(document_id, given, {
      actor: person,
      idempotent: { person, key: request.idempotencyKey, request: { type: given.type, body } },
      answer: shownTo(by, request.now),
    });
    if (!answer) throw new Rejected('NotFound');
    return { data: answer, consistencyTokens: [{ id: document_id, sequence }] };
  };
  const download = async ({ link, now }: Pick<Context, 'link' | 'now'>, copy: Copy) =>
    downloadOf({ files, logger }, (await admitted(link, now, 'sign', 'read')).document, copy);

  /** What proves how they signed. */
  const proving = async ({ link, now }: Pick<Context, 'link' | 'now'>): Promise<Existing> => {
    const { guest, document } = await admitted(link, now, 'sign', 'read');
    refuseReader(document, guest);
    return document;
  };

  const signed = async (request: SigningRequest, given: string | null) => {
    const { body, now, ip, userAgent } = request;
    const { link, sha256, signature, fields } = body;
    const by = await admitted(link, now, 'sign');
    const { document, guest } = by;
    // Nobody signs what can't be shown: the bytes that lie there are the ones that the signature names.
    if (document.status === 'available') await storedBytes({ files, logger }, document.document_id, document.file);
    const bound = { signer: guest, method: 'mailed-code', documentId: document.document_id, sha256, now } as const;
    const proof = given === null ? null : await checkProof(given, bound);
    const facts = { signature, proof, sha256, ip, user_agent: userAgent };
    // Each repeat brings a proof of its own, so what makes it the same request is the rest.
    const sign: DocumentCommand = { type: 'Sign', by: guest, now: now.toISOString(), ...facts, fields };
    return command(by, sign, request, { sha256, signature, fields });
  };

  return {
    getGuestDocument: async ({ link, now }) => {
      const { guest, document, purpose } = await admitted(link, now, 'sign', 'read');
      return { data: guestView(document, guest, purpose, now.toISOString()) };
    },
    downloadGuestOriginal: (request) => download(request, 'original'),
    downloadGuestSigned: (request) => download(request, 'signed'),
    downloadGuestCertificate: async (request) => downloadOf({ files, logger }, await proving(request), 'certificate'),
    downloadGuestEvidence: async (request) => evidence(await proving(request)),
    checkGuestSigning: async (request) => ({ data: await allButTheProof(() => signed(request, null)) }),
    signAsGuest: (request) => signed(request, request.body.proof),
    declineAsGuest: async (request) => {
      const { body, link, now } = request;
      const by = await admitted(link, now, 'sign');
      const { reason } = body;
      return command(by, { type: 'Decline', by: by.guest, reason, now: now.toISOString() }, request, body);
    },
  };
};
