import { typedSignature } from '@touchline/contracts/names';
import { ImpossibleEvent, invalid, Rejected, unreachable } from '@touchline/platform/domain';
import { auditEntriesOf, chained } from './audit-trail.ts';
import { correct, draftCorrection } from './corrections.ts';
import { filledBy, placeFields, refuseOtherFields, withFields, withFieldsLeft } from './fields.ts';
import {
  addCopy,
  addSigner,
  changeDraft,
  discard,
  draftDocument,
  orderSigners,
  removeCopy,
  removeSigner,
  send,
  uploadFile,
  withoutLeaving,
} from './own-draft.ts';
import { isLastSignature, turnAfter, turnToFirst } from './places.ts';
import { existing, expiryOf, openForSigning, visible } from './refusals.ts';
import { remind, remindDue, reminded, withReminder } from './reminders.ts';
import { parsePath } from './signature-path.ts';
import {
  type Available,
  authorLeft,
  currentSigners,
  type Document,
  type DocumentCommand,
  type DocumentEvent,
  type Existing,
  type FullySigned,
  guardianOf,
  isOwn,
  isSame,
  lacksGuardian,
  type Person,
  type Signatory,
  type Signature,
  type Signer,
  sealIsStuck,
  signerLeft,
} from './state.ts';
import { draftFromTemplate } from './whole-draft.ts';

type CommandOf<Type extends DocumentCommand['type']> = Extract<DocumentCommand, { type: Type }>;
type Events = readonly DocumentEvent[];

export const initialState: Document = { status: 'none' };

const refuseSignature = (signature: Signature): void => {
  switch (signature.kind) {
    case 'typed':
      if (!typedSignature.safeParse(signature.text).success)
        throw invalid({ path: 'signature.text', message: 'Type your name.' });
      return;
    case 'drawn':
      if (parsePath(signature.path) === null)
        throw invalid({ path: 'signature.path', message: 'Draw your signature again.' });
      return;
    default:
      unreachable(signature);
  }
};

const refuseReason = (reason: string): void => {
  const { length } = reason.trim();
  if (length < 3 || length > 500) throw invalid({ path: 'reason', message: 'Give a reason in 3 to 500 characters.' });
};

const turnOf = (document: Available, by: Person): Signer => {
  const current = currentSigners(document);
  if (current.length === 0) throw new Rejected('NoCurrentSigner', { status: document.status });
  const own = current.find((signer) => isSame(signer, by));
  if (!own) throw new Rejected('NotYourTurnToSign', { current_signer: current.map(({ name }) => name).join(', ') });
  return own;
};

const proofIsUsed = (document: Available, jti: string): boolean =>
  document.signers.some((signer) => signer.status === 'signed' && signer.evidence.proof.jti === jti);

/** The document as one that waits for its seal; null where it has one already. */
const waitingForSeal = (state: Document): FullySigned | null => {
  const document = existing(state);
  if (document.status === 'completed') return null;
  if (document.status !== 'fully-signed') throw new Rejected('DocumentNotFullySigned', { status: document.status });
  return document;
};

/** In the same write as what it follows: nobody can sign in between. */
const withoutGuardian = (at: string): DocumentEvent => ({
  type: 'DocumentVoided',
  by: 'system',
  reason: 'The guardian’s consent is missing.',
  at,
});

export const draftContract = (command: CommandOf<'DraftContract'>, state: Document): Events => {
  if (state.status !== 'none') return []; // its id derives from the accepted offer: the contract is there already
  const { type: _, now: at, ...contract } = command;
  const drafted: DocumentEvent = { type: 'DocumentDrafted', kind: 'contract', ...contract, at };
  return lacksGuardian(contract, at) ? [drafted, withoutGuardian(at)] : [drafted];
};

export const attachFile = ({ file, now: at }: CommandOf<'AttachFile'>, state: Document): Events => {
  const document = existing(state);
  if (document.file?.sha256 === file.sha256) return [];
  // What people sign never changes under their hands.
  if (document.status !== 'draft') throw new Rejected('StaleVersion', { status: document.status });
  return [{ type: 'DocumentFileAttached', file, at }];
};

export const makeAvailable = ({ now: at }: CommandOf<'MakeAvailable'>, state: Document): Events => {
  const document = existing(state);
  const { status } = document;
  if (status === 'available' || status === 'fully-signed' || status === 'completed') return [];
  if (status !== 'draft') throw new Rejected('DocumentNotAvailableForSigning', { status });
  if (lacksGuardian(document, document.drafted_at)) return [withoutGuardian(at)];
  if (document.file === null) throw new Rejected('DocumentNotUploaded');
  if (document.signers.length === 0) throw invalid({ path: 'signers', message: 'Name at least one signer.' });
  return [{ type: 'DocumentMadeAvailable', expires_at: expiryOf(at), at }];
};

export const sign = (command: CommandOf<'Sign'>, state: Document): Events => {
  const { type: _, by, now: at, proof, fields, ...given } = command;
  const document = openForSigning(visible(state, by), at);
  if (given.sha256 !== document.file.sha256) throw new Rejected('StaleVersion', { sha256: document.file.sha256 });
  refuseOtherFields(document, fields);
  const { order } = turnOf(document, by);
  refuseSignature(given.signature);
  const filled = filledBy(document, by, fields);
  if (proof === null || proofIsUsed(document, proof.jti)) throw new Rejected('InvalidAuthenticationException');
  const signed: DocumentEvent = { type: 'DocumentSigned', order, evidence: { ...given, ...filled, proof }, at };
  return isLastSignature(document, order) ? [signed, { type: 'DocumentFullySigned', at }] : [signed];
};

export const decline = ({ by, reason, now: at }: CommandOf<'Decline'>, state: Document): Events => {
  const document = visible(state, by);
  // The witness of a contract doesn't decide for the player: he signs, or time passes.
  if (!isOwn(document) && document.signers.find((signer) => isSame(signer, by))?.role === 'agent')
    throw new Rejected('AccessDeniedException');
  const { order } = turnOf(openForSigning(document, at), by);
  refuseReason(reason);
  return [{ type: 'DocumentDeclined', order, reason: reason.trim(), at }];
};

export const voidDocument = ({ by, reason, now: at }: CommandOf<'Void'>, state: Document): Events => {
  const document = visible(state, by);
  if (document.author.profile_id !== by.profile_id) throw new Rejected('AccessDeniedException');
  // Nobody waits for an own draft: it is discarded, and its file with it.
  if (document.status === 'draft' && isOwn(document))
    throw new Rejected('DocumentNotAvailableForSigning', { status: document.status });
  // Once everyone has signed it binds them all, and its author can't take it back alone.
  if (document.status !== 'draft' && document.status !== 'available')
    throw new Rejected('DocumentNotAvailableForSigning', { status: document.status });
  refuseReason(reason);
  return [{ type: 'DocumentVoided', reason: reason.trim(), at }];
};

export const voidWithoutConsent = (
  { reason, lapsed_at, now: at }: CommandOf<'VoidWithoutConsent'>,
  state: Document,
): Events => {
  // Once everyone has signed, the guardian among them, it binds them all.
  if (state.status !== 'draft' && state.status !== 'available') return [];
  const consented = guardianOf(state)?.guest?.consented_at;
  // What was said before the consent that this contract stands on is told again when a read model is made anew.
  if (consented === undefined || lapsed_at <= consented) return [];
  return [{ type: 'DocumentVoided', by: 'system', reason, at }];
};

export const voidWithoutSigner = ({ leaving, now: at }: CommandOf<'VoidWithoutSigner'>, state: Document): Events => {
  // Once everyone has signed it binds them all, whoever leaves.
  if (state.status !== 'draft' && state.status !== 'available') return [];
  const authorLeaves = leaving.includes(state.author.profile_id);
  if (state.status === 'draft' && isOwn(state) && !authorLeaves) return withoutLeaving(state, leaving, at);
  const signs = state.signers.some(({ profile_id }) => leaving.includes(profile_id));
  // Whoever only gets a copy binds nobody.
  if (!signs && !authorLeaves) return [];
  return [{ type: 'DocumentVoided', by: 'system', reason: signs ? signerLeft : authorLeft, at }];
};

export const expire = ({ now: at }: CommandOf<'Expire'>, state: Document): Events =>
  state.status === 'available' && at >= state.expires_at ? [{ type: 'DocumentExpired', at }] : [];

/** Two sealers at once: the first one's file is the contract. */
export const seal = ({ sealed, certificate, now: at }: CommandOf<'Seal'>, state: Document): Events =>
  waitingForSeal(state) ? [{ type: 'DocumentCompleted', sealed, certificate, at }] : [];

export const recordSealFailure = (
  { attempt, cause, now: at }: CommandOf<'RecordSealFailure'>,
  state: Document,
): Events => {
  const document = waitingForSeal(state);
  if (!document || attempt <= document.sealing.attempts) return [];
  // Once staff know that it is stuck, only another cause is news; else the trail would grow with every retry.
  if (sealIsStuck(document) && cause === document.sealing.cause) return [];
  return [{ type: 'DocumentSealFailed', attempt, cause, at }];
};

export const decide = (command: DocumentCommand, state: Document): Events => {
  switch (command.type) {
    case 'DraftContract':
      return draftContract(command, state);
    case 'DraftDocument':
      return draftDocument(command, state);
    case 'ChangeDraft':
      return changeDraft(command, state);
    case 'DraftCorrection':
      return draftCorrection(command, state);
    case 'DraftFromTemplate':
      return draftFromTemplate(command, state);
    case 'Correct':
      return correct(command, state);
    case 'UploadFile':
      return uploadFile(command, state);
    case 'PlaceFields':
      return placeFields(command, state);
    case 'AddSigner':
      return addSigner(command, state);
    case 'RemoveSigner':
      return removeSigner(command, state);
    case 'AddCopy':
      return addCopy(command, state);
    case 'RemoveCopy':
      return removeCopy(command, state);
    case 'OrderSigners':
      return orderSigners(command, state);
    case 'Send':
      return send(command, state);
    case 'Discard':
      return discard(command, state);
    case 'AttachFile':
      return attachFile(command, state);
    case 'MakeAvailable':
      return makeAvailable(command, state);
    case 'Sign':
      return sign(command, state);
    case 'Decline':
      return decline(command, state);
    case 'Void':
      return voidDocument(command, state);
    case 'VoidWithoutConsent':
      return voidWithoutConsent(command, state);
    case 'VoidWithoutSigner':
      return voidWithoutSigner(command, state);
    case 'Remind':
      return remind(command, state);
    case 'RemindDue':
      return remindDue(command, state);
    case 'Expire':
      return expire(command, state);
    case 'Seal':
      return seal(command, state);
    case 'RecordSealFailure':
      return recordSealFailure(command, state);
    default:
      return unreachable(command);
  }
};

/** Nobody's turn any more: whoever was current waits, for good. */
const atRest = (signers: readonly Signer[]): readonly Signer[] =>
  signers.map((signer) => (signer.status === 'current' ? { ...signer, status: 'waiting' } : signer));

/** Nobody's turn yet, in their order. */
const inOrder = (signers: readonly Signatory[]): readonly Signer[] =>
  signers.map((signer, index) => ({ ...signer, order: index + 1, status: 'waiting' as const }));

/** After a signature: where it was the last one at its place, others have the turn from now on. */
const turnPassed = (document: Available, signers: readonly Signer[], at: string): Available => {
  const before = new Set(currentSigners(document).map(({ order }) => order));
  const isNew = signers.some(({ order, status }) => status === 'current' && !before.has(order));
  return { ...document, signers, ...(isNew && { turn_at: at }) };
};

const drafted = (event: Extract<DocumentEvent, { type: 'DocumentDrafted' }>): Existing => {
  const { type: _, at, ...contract } = event;
  return { status: 'draft', ...contract, signers: inOrder(event.signers), file: null, drafted_at: at, trail: [] };
};

const applied = (state: Document, event: DocumentEvent): Existing => {
  const as = <Status extends Document['status']>(...statuses: readonly Status[]) => {
    const found: readonly Document['status'][] = statuses;
    if (!found.includes(state.status)) throw new ImpossibleEvent(event, state);
    return state as Extract<Document, { status: Status }>;
  };
  const { at } = event;
  switch (event.type) {
    case 'DocumentDrafted':
      as('none');
      return drafted(event);
    case 'DocumentChanged': {
      const { title, message, sign_until } = event;
      return { ...as('draft'), title, message, sign_until };
    }
    case 'DocumentCorrected':
      return { ...as('declined', 'voided', 'expired'), correction: event.correction };
    case 'DocumentSignersChanged': {
      const { places: _, ...draft } = as('draft');
      // Whoever signs no more has nothing to fill in.
      return withFieldsLeft({
        ...{ ...draft, signers: inOrder(event.signers) },
        ...(event.places && { places: event.places }),
      });
    }
    case 'DocumentCopiesChanged':
      return { ...as('draft'), copies: event.copies };
    case 'DocumentFieldsPlaced':
      return withFields(as('draft'), event.fields);
    case 'DocumentFileAttached':
      return withFieldsLeft({ ...as('draft'), file: event.file });
    case 'DocumentMadeAvailable': {
      const { file, ...draft } = as('draft');
      if (file === null) throw new ImpossibleEvent(event, state);
      const { expires_at } = event;
      const times = { available_at: at, turn_at: at, expires_at };
      return withReminder({ ...draft, status: 'available', file, signers: turnToFirst(draft), ...times });
    }
    case 'DocumentSigned': {
      const document = as('available');
      const signed = { status: 'signed', signed_at: at, evidence: event.evidence } as const;
      const signers = document.signers.map((s) => (s.order === event.order ? { ...s, ...signed } : s));
      return withReminder(turnPassed(document, turnAfter({ ...document, signers }, event.order), at));
    }
    case 'DocumentReminded':
      return reminded(as('available'), event.orders, at);
    case 'DocumentFullySigned':
      return {
        ...as('available'),
        status: 'fully-signed',
        fully_signed_at: at,
        sealing: { attempts: 0, cause: null },
      };
    case 'DocumentCompleted': {
      const { sealing: _, ...signed } = as('fully-signed');
      const { sealed, certificate } = event;
      return { ...signed, status: 'completed', completed_at: at, sealed, certificate };
    }
    case 'DocumentSealFailed':
      return { ...as('fully-signed'), sealing: { attempts: event.attempt, cause: event.cause } };
    case 'DocumentDeclined': {
      const document = as('available');
      const declined = { status: 'declined', declined_at: at } as const;
      const signers = document.signers.map((s) => (s.order === event.order ? { ...s, ...declined } : s));
      return { ...document, status: 'declined', signers, reason: event.reason, ended_at: at };
    }
    case 'DocumentVoided': {
      const document = as('draft', 'available');
      const expires_at = document.status === 'available' ? document.expires_at : null;
      const signers = atRest(document.signers);
      // Nobody has seen it: of an own draft nothing is left to show.
      const file = document.status === 'draft' && isOwn(document) ? null : document.file;
      return { ...document, status: 'voided', file, signers, reason: event.reason, expires_at, ended_at: at };
    }
    case 'DocumentExpired': {
      const document = as('available');
      return { ...document, status: 'expired', signers: atRest(document.signers), ended_at: at };
    }
    default:
      return unreachable(event);
  }
};

/** Once it takes no signatures any more nobody has the turn, or is reminded of it. */
const withoutTurn = (document: Existing): Existing => {
  if (document.status === 'available') return document;
  const { turn_at: _, remind_at: __, ...rest }: Existing & Pick<Partial<Available>, 'turn_at' | 'remind_at'> = document;
  return rest as Existing;
};

export const evolve = (state: Document, event: DocumentEvent): Document => {
  const document = withoutTurn(applied(state, event));
  const { document_id: id } = document;
  const trail = auditEntriesOf(document, event).reduce((told, entry) => chained(id, told, entry), document.trail);
  return { ...document, trail };
};
