import { typedSignature } from '@touchline/contracts/names';
import { invalid, Rejected, unreachable } from '@touchline/infra/domain';
import { chained, happening } from './audit-trail.ts';
import { parsePath } from './signature-path.ts';
import {
  type Absent,
  type Available,
  type ContractSource,
  currentSigner,
  type Document,
  type DocumentKind,
  type Evidence,
  type Existing,
  maySee,
  type Person,
  type SealedFile,
  type Signatory,
  type Signature,
  type Signer,
  type StoredFile,
  sealIsStuck,
} from './state.ts';

export type Command =
  | {
      readonly type: 'DraftContract';
      readonly documentId: string;
      readonly title: string;
      readonly author: Person & { readonly name: string };
      readonly contract: ContractSource;
      /** In the order in which they sign. */
      readonly signers: readonly Signatory[];
      readonly at: string;
    }
  | { readonly type: 'AttachFile'; readonly file: StoredFile; readonly at: string }
  | { readonly type: 'MakeAvailable'; readonly at: string }
  | ({ readonly type: 'Sign'; readonly by: Person; readonly at: string } & Evidence)
  | { readonly type: 'Decline'; readonly by: Person; readonly reason: string; readonly at: string }
  | { readonly type: 'Void'; readonly by: Person; readonly reason: string; readonly at: string }
  | { readonly type: 'Expire'; readonly at: string }
  | { readonly type: 'Seal'; readonly sealed: SealedFile; readonly certificate: SealedFile; readonly at: string }
  | { readonly type: 'RecordSealFailure'; readonly attempt: number; readonly cause: string; readonly at: string };

export type Event =
  | {
      readonly type: 'DocumentDrafted';
      readonly documentId: string;
      readonly kind: DocumentKind;
      readonly title: string;
      readonly author: Person & { readonly name: string };
      readonly contract: ContractSource | null;
      readonly signers: readonly Signatory[];
      readonly at: string;
    }
  | { readonly type: 'DocumentFileAttached'; readonly file: StoredFile; readonly at: string }
  | { readonly type: 'DocumentMadeAvailable'; readonly expiresAt: string; readonly at: string }
  | { readonly type: 'DocumentSigned'; readonly order: number; readonly evidence: Evidence; readonly at: string }
  | { readonly type: 'DocumentFullySigned'; readonly at: string }
  | {
      readonly type: 'DocumentCompleted';
      readonly sealed: SealedFile;
      readonly certificate: SealedFile;
      readonly at: string;
    }
  | { readonly type: 'DocumentDeclined'; readonly order: number; readonly reason: string; readonly at: string }
  | { readonly type: 'DocumentVoided'; readonly reason: string; readonly at: string }
  | { readonly type: 'DocumentExpired'; readonly at: string }
  | {
      readonly type: 'DocumentSealFailed';
      readonly attempt: number;
      readonly cause: string;
      readonly at: string;
    };

export const initialState: Document = { status: 'absent' } satisfies Absent;

/** Signers have fourteen days from the moment the document is available. */
export const signingDays = 14;
const expiryOf = (at: string): string => new Date(Date.parse(at) + signingDays * 86_400_000).toISOString();

const refuseSignature = (signature: Signature): void => {
  switch (signature.kind) {
    case 'typed':
      if (!typedSignature.safeParse(signature.text).success)
        throw invalid({ path: 'signature.text', message: 'Type your name.' });
      return;
    case 'drawn':
      if (parsePath(signature.path) === null)
        throw invalid({ path: 'signature.path', message: 'Draw your signature once more.' });
      return;
    default:
      unreachable(signature);
  }
};

const refuseReason = (reason: string): void => {
  const { length } = reason.trim();
  if (length < 3 || length > 500) throw invalid({ path: 'reason', message: 'Give a reason in 3 to 500 characters.' });
};

const existing = (state: Document): Existing => {
  if (state.status === 'absent') throw new Rejected('NotFound');
  return state;
};

const visible = (state: Document, by: Person): Existing => {
  const document = existing(state);
  if (!maySee(document, by)) throw new Rejected('NotFound');
  return document;
};

/** The document as one that takes a signature or a refusal at this moment. */
const openForSigning = (document: Existing, at: string): Available => {
  if (document.status === 'fully-signed') throw new Rejected('NoCurrentSigner', { status: document.status });
  // The clock counts, not the sweep that records it: a document that is due is over even before it says so.
  if (document.status !== 'available' || at >= document.expiresAt)
    throw new Rejected('DocumentNotAvailableForSigning', { status: document.status });
  return document;
};

const turnOf = (document: Available, by: Person): Signer => {
  const current = currentSigner(document);
  if (current === null) throw new Rejected('NoCurrentSigner', { status: document.status });
  if (current.profile !== by.profile || current.user !== by.user)
    throw new Rejected('NotYourTurnToSign', { current_signer: current.name });
  return current;
};

const proofIsUsed = (document: Available, jti: string): boolean =>
  document.signers.some((signer) => signer.status === 'signed' && signer.evidence.proof.jti === jti);

export const decide = (command: Command, state: Document): readonly Event[] => {
  switch (command.type) {
    case 'DraftContract': {
      if (state.status !== 'absent') return []; // its id derives from the accepted offer: the contract is there already
      const { documentId, title, author, contract, signers, at } = command;
      return [{ type: 'DocumentDrafted', documentId, kind: 'contract', title, author, contract, signers, at }];
    }
    case 'AttachFile': {
      const document = existing(state);
      if (document.file?.sha256 === command.file.sha256) return [];
      // What people sign never changes under their hands.
      if (document.status !== 'draft') throw new Rejected('StaleVersion', { status: document.status });
      return [{ type: 'DocumentFileAttached', file: command.file, at: command.at }];
    }
    case 'MakeAvailable': {
      const document = existing(state);
      if (document.status === 'available' || document.status === 'fully-signed' || document.status === 'completed')
        return [];
      if (document.status !== 'draft')
        throw new Rejected('DocumentNotAvailableForSigning', { status: document.status });
      if (document.file === null) throw new Rejected('DocumentNotUploaded');
      if (document.signers.length === 0) throw invalid({ path: 'signers', message: 'Name at least one signer.' });
      return [{ type: 'DocumentMadeAvailable', expiresAt: expiryOf(command.at), at: command.at }];
    }
    case 'Sign': {
      const document = openForSigning(visible(state, command.by), command.at);
      if (command.sha256 !== document.file.sha256) throw new Rejected('StaleVersion', { sha256: document.file.sha256 });
      const { order } = turnOf(document, command.by);
      if (proofIsUsed(document, command.proof.jti)) throw new Rejected('InvalidAuthenticationException');
      refuseSignature(command.signature);
      const { signature, proof, sha256: seen, ip, userAgent, at } = command;
      const evidence = { signature, proof, sha256: seen, ip, userAgent };
      const signed: Event = { type: 'DocumentSigned', order, evidence, at };
      return order === document.signers.length ? [signed, { type: 'DocumentFullySigned', at }] : [signed];
    }
    case 'Decline': {
      const document = openForSigning(visible(state, command.by), command.at);
      const { order } = turnOf(document, command.by);
      refuseReason(command.reason);
      return [{ type: 'DocumentDeclined', order, reason: command.reason.trim(), at: command.at }];
    }
    case 'Void': {
      const document = visible(state, command.by);
      if (document.author.profile !== command.by.profile) throw new Rejected('AccessDeniedException');
      // Once everyone has signed it binds them all, and its author can't take it back alone.
      if (document.status !== 'draft' && document.status !== 'available')
        throw new Rejected('DocumentNotAvailableForSigning', { status: document.status });
      refuseReason(command.reason);
      return [{ type: 'DocumentVoided', reason: command.reason.trim(), at: command.at }];
    }
    case 'Expire':
      if (state.status !== 'available' || command.at < state.expiresAt) return [];
      return [{ type: 'DocumentExpired', at: command.at }];
    case 'Seal': {
      const document = existing(state);
      if (document.status === 'completed') return []; // two sealers at once: the first one's file is the contract
      if (document.status !== 'fully-signed') throw new Rejected('DocumentNotFullySigned', { status: document.status });
      const { sealed, certificate, at } = command;
      return [{ type: 'DocumentCompleted', sealed, certificate, at }];
    }
    case 'RecordSealFailure': {
      const document = existing(state);
      if (document.status === 'completed') return [];
      if (document.status !== 'fully-signed') throw new Rejected('DocumentNotFullySigned', { status: document.status });
      if (command.attempt <= document.sealing.attempts) return [];
      // Once staff know that it is stuck, only another cause is news; else the trail would grow with every retry.
      if (sealIsStuck(document) && command.cause === document.sealing.cause) return [];
      return [{ type: 'DocumentSealFailed', attempt: command.attempt, cause: command.cause, at: command.at }];
    }
    default:
      return unreachable(command);
  }
};

const impossible = (state: Document, event: Event): never => {
  throw new Error(`a document that is ${state.status} can't have ${event.type}`);
};

/** Nobody's turn any more: whoever was current waits, for good. */
const atRest = (signers: readonly Signer[]): readonly Signer[] =>
  signers.map((signer) => (signer.status === 'current' ? { ...signer, status: 'waiting' } : signer));

const turnTo = (signers: readonly Signer[], order: number): readonly Signer[] =>
  signers.map((signer) =>
    signer.order === order && signer.status === 'waiting' ? { ...signer, status: 'current' } : signer,
  );

const applied = (state: Document, event: Event): Existing => {
  if (event.type === 'DocumentDrafted') {
    const { documentId: id, kind, title, author, contract, at } = event;
    const signers = event.signers.map((signer, index) => ({ ...signer, order: index + 1, status: 'waiting' as const }));
    return { status: 'draft', id, kind, title, author, contract, signers, file: null, draftedAt: at, trail: [] };
  }
  if (state.status === 'absent') return impossible(state, event);
  const { at } = event;
  switch (event.type) {
    case 'DocumentFileAttached':
      return state.status === 'draft' ? { ...state, file: event.file } : impossible(state, event);
    case 'DocumentMadeAvailable': {
      if (state.status !== 'draft' || state.file === null) return impossible(state, event);
      const { file, signers } = state;
      return {
        ...state,
        status: 'available',
        file,
        signers: turnTo(signers, 1),
        availableAt: at,
        expiresAt: event.expiresAt,
      };
    }
    case 'DocumentSigned': {
      if (state.status !== 'available') return impossible(state, event);
      const signers = state.signers.map((signer) =>
        signer.order === event.order
          ? { ...signer, status: 'signed' as const, signedAt: at, evidence: event.evidence }
          : signer,
      );
      return { ...state, signers: turnTo(signers, event.order + 1) };
    }
    case 'DocumentFullySigned':
      if (state.status !== 'available') return impossible(state, event);
      return { ...state, status: 'fully-signed', fullySignedAt: at, sealing: { attempts: 0, cause: null } };
    case 'DocumentCompleted': {
      if (state.status !== 'fully-signed') return impossible(state, event);
      const { sealing: _, ...signed } = state;
      const { sealed, certificate } = event;
      return { ...signed, status: 'completed', completedAt: at, sealed, certificate };
    }
    case 'DocumentSealFailed':
      if (state.status !== 'fully-signed') return impossible(state, event);
      return { ...state, sealing: { attempts: event.attempt, cause: event.cause } };
    case 'DocumentDeclined': {
      if (state.status !== 'available') return impossible(state, event);
      const signers = state.signers.map((signer) =>
        signer.order === event.order ? { ...signer, status: 'declined' as const, declinedAt: at } : signer,
      );
      return { ...state, status: 'declined', signers, reason: event.reason, endedAt: at };
    }
    case 'DocumentVoided': {
      if (state.status !== 'draft' && state.status !== 'available') return impossible(state, event);
      const expiresAt = state.status === 'available' ? state.expiresAt : null;
      return {
        ...state,
        status: 'voided',
        signers: atRest(state.signers),
        reason: event.reason,
        expiresAt,
        endedAt: at,
      };
    }
    case 'DocumentExpired':
      if (state.status !== 'available') return impossible(state, event);
      return { ...state, status: 'expired', signers: atRest(state.signers), endedAt: at };
    default:
      return unreachable(event);
  }
};

export const evolve = (state: Document, event: Event): Document => {
  const document = applied(state, event);
  return { ...document, trail: chained(document.id, document.trail, happening(document, event)) };
};
