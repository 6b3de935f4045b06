import { type ErrorCode, messageOf } from '@touchline/contracts/errors';
import type { documentsOperations } from '@touchline/contracts/http/documents';
import { maskedAddress, maskedNetwork } from '@touchline/contracts/masked-address';
import { placeOf } from '@touchline/contracts/policies/signing-places';
import { turnsInDocument } from '@touchline/contracts/policies/whose-turn';
import { cut } from '@touchline/contracts/text';
import { browserOf } from '@touchline/contracts/user-agent';
import { Rejected, unreachable } from '@touchline/platform/domain';
import type { z } from 'zod';
import { unnamedWording } from '../contract-pdf/wordings.ts';
import { mayCorrect } from './corrections.ts';
import { fieldsOf, fieldsVersion, valueIn } from './fields.ts';
import { wordsVersion } from './own-draft.ts';
import { placesAsTheyStand } from './places.ts';
import { mayRemind } from './reminders.ts';
import {
  copiesOf,
  type Document,
  type Existing,
  type Guest,
  getsCopy,
  isOwn,
  isSame,
  namesIn,
  type Person,
  type SealedFile,
  type Signer,
} from './state.ts';

type Row = z.input<typeof documentsOperations.listDocuments.reply>[number];
export type DocumentView = z.input<typeof documentsOperations.getDocument.reply>;

/** Over by the clock is over, also in the seconds before the sweep says so. */
export const statusAt = (document: Existing, now: string): Existing['status'] =>
  document.status === 'available' && now >= document.expires_at ? 'expired' : document.status;

/** Of a guest whom the author has named, to the author alone. */
const guestAddress = (document: Existing, viewer: Person, guest: Guest | undefined): string | null =>
  guest && isOwn(document) && isSame(document.author, viewer) ? guest.email : null;

export const documentRow = (document: Existing, viewer: Person, now: string): Row => {
  const status = statusAt(document, now);
  const { contract } = document;
  return {
    id: document.document_id,
    kind: document.kind,
    title: document.title,
    status,
    author_name: document.author.name,
    is_author: document.author.profile_id === viewer.profile_id,
    your_turn: turnsInDocument({ status, signers: document.signers }).includes(viewer.profile_id),
    signers: document.signers.map((signer) => ({
      order: signer.order,
      place: placeOf(document, signer.profile_id),
      profile_id: signer.profile_id,
      name: signer.name,
      role: signer.role,
      guest_email: guestAddress(document, viewer, signer.guest),
      status: signer.status,
      signed_at: signer.status === 'signed' ? signer.signed_at : null,
      reminded_at: signer.reminded_at ?? null,
      is_you: signer.profile_id === viewer.profile_id,
    })),
    places: placesAsTheyStand(document),
    expires_at: document.status === 'draft' ? null : document.expires_at,
    updated_at: document.trail.at(-1)?.at ?? document.drafted_at,
    offer_id: contract?.offer_id ?? null,
    club_team: contract?.club_team ?? null,
    player_name: contract?.player.name ?? null,
    from: contract?.terms.contract_start_date ?? null,
    until: contract?.terms.contract_expiry_date ?? null,
  };
};

export type Copy = 'original' | 'signed' | 'certificate';

const suffix: Readonly<Record<Copy, string>> = { original: '', signed: ' (signed)', certificate: ' (certificate)' };

const nameFrom = (title: string): string => cut(title.replace(/[^\p{L}\p{M}\p{N} .,'-]/gu, ''), 100);

/** What a copy is called where somebody saves it: the title's letters, whole ones. */
export const fileNameOf = (title: string, copy: Copy): string => `${nameFrom(title)}${suffix[copy]}.pdf`;

export const evidenceNameOf = (title: string): string => `${nameFrom(title)} (evidence).zip`;

/** Where a signer is written to, as the others may read it: a guest's own address is for him alone. */
export const addressOf = ({ email, guest }: Signer): string => (guest ? maskedAddress(email) : email);

/**
 * The stored file of a copy, as far as the state of the document allows it.
 * Refusals: NotFound, DocumentNotUploaded, DocumentNotFullySigned, DocumentNotCompleted.
 */
export const downloadable = (document: Document, copy: Copy): SealedFile => {
  if (document.status === 'none') throw new Rejected('NotFound');
  if (document.file === null) throw new Rejected('DocumentNotUploaded');
  switch (copy) {
    case 'original':
      return document.file;
    case 'signed':
      if (document.status === 'completed') return document.sealed;
      throw new Rejected(document.status === 'fully-signed' ? 'DocumentNotCompleted' : 'DocumentNotFullySigned');
    case 'certificate':
      if (document.status === 'completed') return document.certificate;
      throw new Rejected('DocumentNotCompleted');
    default:
      return unreachable(copy);
  }
};

/** What proves how they signed, with addresses and networks, is for those who signed and for its author. */
export const refuseReader = (document: Existing, viewer: Person): void => {
  if (getsCopy(document, viewer)) throw new Rejected('AccessDeniedException');
};

const fileState = (document: Existing, copy: Copy, viewer: Person) => {
  try {
    if (copy === 'certificate') refuseReader(document, viewer);
    downloadable(document, copy);
    return { available: true, error: null, message: null };
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    const code: ErrorCode = error.code;
    return { available: false, error: code, message: messageOf(code) };
  }
};

/** How a signer has signed, for those who sign with him; of who has left nobody reads more than that. */
const evidenceOf = (
  document: Existing,
  signer: Signer,
  viewer: Person,
): DocumentView['signers'][number]['evidence'] => {
  if (getsCopy(document, viewer)) return null;
  if (signer.status !== 'signed' || document.former?.includes(signer.profile_id)) return null;
  const { signature, proof, sha256, ip, user_agent } = signer.evidence;
  return {
    kind: signature.kind,
    address: signer.guest ? null : signer.email,
    mark: signature.kind === 'typed' ? signature.text : signature.path,
    proof: proof.method ?? 'password',
    network: maskedNetwork(ip),
    device: browserOf(user_agent),
    sha256,
  };
};

/** The fields on the paper; what stands in them is for those who read how their signers have signed. */
const fieldsShown = (document: Existing, viewer: Person): DocumentView['fields'] =>
  fieldsOf(document).flatMap(({ signer: by, label = '', ...field }) => {
    const signer = document.signers.find(({ profile_id }) => profile_id === by);
    if (!signer) return [];
    const isHidden = getsCopy(document, viewer) || document.former?.includes(by);
    const value = signer.status === 'signed' && !isHidden ? valueIn({ ...field, signer: by }, signer) : null;
    return [{ ...field, ...{ label, signer: by, order: signer.order, is_you: by === viewer.profile_id, value } }];
  });

const happened: Readonly<Record<string, string>> = {
  DocumentDrafted: 'Drafted',
  DocumentFileAttached: 'File made',
  DocumentMadeAvailable: 'Made available to its signers',
  DocumentSigned: 'Signed',
  DocumentReminded: 'Reminded whose turn it is',
  DocumentSignersNotNeeded: 'Enough have signed at this place',
  DocumentFullySigned: 'Signed by all',
  DocumentCompleted: 'Sealed and checked',
  DocumentDeclined: 'Declined',
  DocumentVoided: 'Voided',
  DocumentExpired: 'Expired',
  DocumentCorrected: 'Corrected in a new document',
  DocumentSealFailed: 'Sealing failed',
};

/** The file of a contract is made here. */
const wordFor = (document: Existing, what: string): string =>
  isOwn(document) && what === 'DocumentFileAttached' ? 'File attached' : (happened[what] ?? what);

/** What took the place of what is its author's business alone: of others not everybody has a part in both. */
const correctionShown = (
  document: Existing,
  viewer: Person,
): Pick<DocumentView, 'corrects' | 'correction_id' | 'may_correct'> => {
  if (!isSame(document.author, viewer)) return { corrects: null, correction_id: null, may_correct: false };
  const { corrects = null, correction = null } = document;
  return {
    corrects: corrects && { id: corrects.document_id, title: corrects.title },
    correction_id: correction,
    may_correct: mayCorrect(document, viewer),
  };
};

export const documentView = (document: Existing, viewer: Person, now: string): DocumentView => {
  const names = namesIn(document);
  const row = documentRow(document, viewer, now);
  return {
    ...row,
    signers: row.signers.map((shown, at) => {
      const signer = document.signers[at];
      return { ...shown, evidence: signer ? evidenceOf(document, signer, viewer) : null };
    }),
    copies: copiesOf(document).map(({ profile_id, name, role, guest }) => ({
      ...{ profile_id, name, role, is_you: profile_id === viewer.profile_id },
      guest_email: guestAddress(document, viewer, guest),
    })),
    may_remind: mayRemind(document, viewer, now),
    ...correctionShown(document, viewer),
    sha256: document.file?.sha256 ?? null,
    sealed_sha256: document.status === 'completed' ? document.sealed.sha256 : null,
    message: document.message ?? '',
    sign_until: document.status === 'draft' ? (document.sign_until ?? null) : null,
    version: document.status === 'draft' && isOwn(document) ? wordsVersion(document) : null,
    fields: fieldsShown(document, viewer),
    fields_version: fieldsVersion(document),
    reason: document.status === 'declined' || document.status === 'voided' ? document.reason : null,
    wording: document.contract ? (document.wording ?? unnamedWording) : null,
    files: {
      original: fileState(document, 'original', viewer),
      signed: fileState(document, 'signed', viewer),
      certificate: fileState(document, 'certificate', viewer),
      // There once all that it holds is there: the certificate comes last.
      evidence: fileState(document, 'certificate', viewer),
    },
    trail: document.trail.map(({ at, what, by }) => ({
      at,
      what: wordFor(document, what),
      by: by === 'system' ? null : (names.get(by) ?? null),
    })),
  };
};
