import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { prose, soughtText, typedSignature } from '../names.ts';
import { documentParts, maxArchived } from '../policies/own-documents.ts';
import { calendarDate, clubTeam, id, instant } from '../values.ts';
import {
  contractWording,
  copyReader,
  document,
  documentKind,
  documentRow,
  documentStatus,
  fileState,
  partySigner,
  signingPlace,
} from './documents/document.ts';
import { filledIn, signingField } from './documents/fields.ts';
import { ownDocumentOperations } from './documents/own.ts';
import { templateOperations } from './documents/templates.ts';
import { wordingOperations } from './documents/wordings.ts';
import { beatPeriod, ofProfiles, pulse, signedDocument } from './figures.ts';
import { list, operation, operations, paging, sidesMeta } from './operation.ts';
import { inMarket } from './preconditions.ts';

export const signature = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('typed'), text: typedSignature }),
    z.strictObject({
      kind: z.literal('drawn'),
      /** An SVG path of M, L, Q and C commands on a field of 600 × 200. */
      path: z
        .string()
        .min(10, 'Draw your signature.')
        .max(20_000)
        .regex(/^[MLQC0-9 .,-]+$/),
    }),
  ])
  .meta({ id: 'Signature' });

/** A document as a guest sees it who signs it by a link: what he signs, who else signs, and nobody's address. */
export const guestDocument = z
  .object({
    title: z.string(),
    kind: documentKind,
    /** Who asks for the signature. */
    author_name: z.string(),
    /** What its author says to all who sign. Empty: nothing. */
    message: z.string(),
    status: documentStatus,
    your_turn: z.boolean(),
    /** `email` as far as its owner knows it again. `link`: what his link is for. */
    guest: z.object({ name: z.string(), email: z.string(), link: z.enum(['sign', 'read']) }),
    signers: z.array(partySigner.omit({ profile_id: true, guest_email: true })),
    copies: z.array(copyReader.omit({ profile_id: true, guest_email: true })),
    places: z.array(signingPlace),
    fields: z.array(signingField.omit({ signer: true })),
    fields_version: z.string().nullable(),
    expires_at: instant.nullable(),
    club_team: clubTeam.nullable(),
    player_name: z.string().nullable(),
    from: calendarDate.nullable(),
    until: calendarDate.nullable(),
    sha256: z.string().nullable(),
    reason: z.string().nullable(),
    wording: contractWording.nullable(),
    files: z.object({ original: fileState, signed: fileState, certificate: fileState, evidence: fileState }),
  })
  .meta({ id: 'GuestDocument' });

/** Whether a file was sealed here, and nothing of what it says or of who has signed it. */
const sealedFile = z
  .object({
    /** Null: no file with this fingerprint was sealed here. */
    sealed: z
      .object({
        /** The document that all have signed, or its certificate of evidence. */
        kind: z.enum(['document', 'certificate']),
        at: instant,
        /** How many have signed the document. */
        signers: z.int(),
      })
      .nullable(),
    /** Of the root certificate that seals lead to. */
    root_sha256: z.string(),
    /** Of those that seals led to before the certificate was renewed. */
    earlier_roots_sha256: z.array(z.string()),
  })
  .meta({ id: 'SealedFile' });

const documentId = z.strictObject({ document_id: id });
const preconditions = [...inMarket, 'NotFound'] as const;
/** What stands before a signature, the password or the code left aside: that is judged last. */
const signingRules = [
  'DocumentNotUploaded',
  'DocumentNotAvailableForSigning',
  'NoCurrentSigner',
  'StaleVersion',
  'NotYourTurnToSign',
  'IdempotencyKeyReused',
] as const satisfies readonly ErrorCode[];

/** What is signed, and how. */
const signed = {
  sha256: z.string().length(64),
  signature,
  /** Absent: the document has no fields. */
  fields: filledIn.optional(),
};

/** What a browser sends to sign: the BFF turns the password into a proof. */
export const signing = z.strictObject({
  ...signed,
  password: z.string().min(1, 'Enter your password.').max(256),
});

/** What the page of a guest sends to sign: the BFF turns the code into a proof. */
export const guestSigning = z.strictObject({
  ...signed,
  code: z
    .string()
    .trim()
    .regex(/^[0-9]{6}$/, 'The code has 6 digits.'),
});

/** The token of a link, where the BFF itself hands it on. */
export const linkToken = z.string().max(4000);

export const documentsOperations = operations({
  ...ownDocumentOperations,
  ...templateOperations,
  ...wordingOperations,
  documentsAtHome: operation({
    summary: 'What a member’s home shows of documents: to sign, signed by others next, and waiting for their seal',
    method: 'GET',
    path: '/at-home',
    access: 'bff',
    reply: z.object({
      mine: z.array(documentRow),
      others: z.array(documentRow),
      unsealed: z.array(documentRow),
    }),
    errors: [...inMarket],
  }),
  listDocuments: operation({
    summary: 'The current profile’s documents',
    method: 'GET',
    path: '/documents',
    access: 'member',
    query: z.strictObject({
      ...paging,
      status: documentStatus.optional(),
      turn: z.enum(['mine']).optional(),
      show: z.enum(documentParts).optional(),
      /** Words of the title, the club’s name or the name of somebody who signs or wrote it, in any order. */
      q: soughtText(80).optional(),
    }),
    reply: z.array(documentRow),
    meta: sidesMeta,
    errors: [...preconditions],
  }),
  getDocument: operation({
    summary: 'One document with signers, files and trail',
    method: 'GET',
    path: '/documents/:document_id',
    access: 'member',
    params: documentId,
    reply: document,
    errors: [...preconditions],
  }),
  downloadOriginal: operation({
    summary: 'The document as it was made',
    method: 'GET',
    path: '/documents/:document_id/original',
    access: 'member',
    params: documentId,
    download: ['application/pdf'],
    errors: [...preconditions, 'DocumentNotUploaded'],
  }),
  downloadSigned: operation({
    summary: 'The sealed document with all signatures',
    method: 'GET',
    path: '/documents/:document_id/signed',
    access: 'member',
    params: documentId,
    download: ['application/pdf'],
    errors: [...preconditions, 'DocumentNotUploaded', 'DocumentNotFullySigned', 'DocumentNotCompleted'],
  }),
  downloadCertificate: operation({
    summary: 'The certificate of evidence',
    method: 'GET',
    path: '/documents/:document_id/certificate',
    access: 'member',
    params: documentId,
    download: ['application/pdf'],
    errors: [...preconditions, 'DocumentNotUploaded', 'DocumentNotFullySigned', 'DocumentNotCompleted'],
  }),
  downloadEvidence: operation({
    summary: 'All that proves the document, in one archive with a page that verifies it offline',
    method: 'GET',
    path: '/documents/:document_id/evidence',
    access: 'member',
    params: documentId,
    download: ['application/zip'],
    errors: [...preconditions, 'DocumentNotUploaded', 'DocumentNotCompleted', 'TooManyRequests'],
  }),
  downloadDocuments: operation({
    summary: 'Several documents in one archive, each as far as it is: sealed, or as it was made',
    method: 'GET',
    path: '/documents-archive',
    access: 'member',
    query: z.strictObject({
      ids: list(id, 1000).refine(
        (ids) => ids.length > 0 && ids.length <= maxArchived,
        `Choose between 1 and ${maxArchived} documents.`,
      ),
    }),
    download: ['application/zip'],
    errors: [...preconditions, 'TooManyRequests'],
  }),
  checkSealedFile: operation({
    summary: 'Whether a file with this SHA-256 was sealed here, for whoever has the file',
    method: 'GET',
    path: '/sealed-files/:fingerprint',
    access: 'guest',
    params: z.strictObject({ fingerprint: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: sealedFile,
    errors: ['TooManyRequests'],
  }),
  checkSigning: operation({
    summary: 'Whether nothing but the password stands between this person and a signature: asked before it is',
    method: 'POST',
    path: '/documents/:document_id/signatures/check',
    access: 'bff',
    params: documentId,
    body: z.strictObject(signed),
    errors: [...preconditions, ...signingRules],
  }),
  signDocument: operation({
    summary: 'Signs as the current signer',
    method: 'POST',
    path: '/documents/:document_id/signatures',
    access: 'bff',
    params: documentId,
    body: z.strictObject({ ...signed, proof: z.string().max(2000) }),
    reply: document,
    errors: [...preconditions, ...signingRules, 'InvalidAuthenticationException'],
  }),
  declineDocument: operation({
    summary: 'Declines to sign, with a reason',
    method: 'POST',
    path: '/documents/:document_id/decline',
    access: 'member',
    params: documentId,
    body: z.strictObject({ reason: prose(500).min(3, 'Say in a sentence why.') }),
    reply: document,
    errors: [
      ...preconditions,
      'DocumentNotUploaded',
      'DocumentNotAvailableForSigning',
      'NoCurrentSigner',
      'NotYourTurnToSign',
    ],
  }),
  voidDocument: operation({
    summary: 'Voids a document, by its author',
    method: 'POST',
    path: '/documents/:document_id/void',
    access: 'member',
    params: documentId,
    body: z.strictObject({ reason: prose(500).min(3, 'Say in a sentence why.') }),
    reply: document,
    errors: [...preconditions, 'DocumentNotAvailableForSigning', 'DocumentNotUploaded'],
  }),
  remindSigners: operation({
    summary: 'Reminds those whose turn it is, by the author: each of them once a day',
    method: 'POST',
    path: '/documents/:document_id/remind',
    access: 'member',
    params: documentId,
    reply: document,
    errors: [...preconditions, 'DocumentNotAvailableForSigning', 'NoCurrentSigner', 'TooManyRequests'],
  }),
  getGuestDocument: operation({
    summary: 'The document that a guest’s link is for',
    method: 'GET',
    path: '/guest-signing',
    access: 'link',
    reply: guestDocument,
    errors: ['NotFound'],
  }),
  downloadGuestOriginal: operation({
    summary: 'For a guest, the document as it was made',
    method: 'GET',
    path: '/guest-signing/original',
    access: 'link',
    download: ['application/pdf'],
    errors: ['NotFound', 'DocumentNotUploaded'],
  }),
  downloadGuestSigned: operation({
    summary: 'For a guest, the sealed document with all signatures',
    method: 'GET',
    path: '/guest-signing/signed',
    access: 'link',
    download: ['application/pdf'],
    errors: ['NotFound', 'DocumentNotUploaded', 'DocumentNotFullySigned', 'DocumentNotCompleted'],
  }),
  downloadGuestCertificate: operation({
    summary: 'For a guest, the certificate of evidence',
    method: 'GET',
    path: '/guest-signing/certificate',
    access: 'link',
    download: ['application/pdf'],
    errors: [
      'NotFound',
      'AccessDeniedException',
      'DocumentNotUploaded',
      'DocumentNotFullySigned',
      'DocumentNotCompleted',
    ],
  }),
  downloadGuestEvidence: operation({
    summary: 'For a guest, all that proves the document, in one archive',
    method: 'GET',
    path: '/guest-signing/evidence',
    access: 'link',
    download: ['application/zip'],
    errors: ['NotFound', 'AccessDeniedException', 'DocumentNotUploaded', 'DocumentNotCompleted', 'TooManyRequests'],
  }),
  checkGuestSigning: operation({
    summary: 'Whether nothing but the code stands between a guest and a signature: asked before it is judged',
    method: 'POST',
    path: '/guest-signing/signatures/check',
    access: 'bff',
    body: z.strictObject({ link: linkToken, ...signed }),
    errors: ['Unauthenticated', 'NotFound', ...signingRules],
  }),
  signAsGuest: operation({
    summary: 'Signs as the guest whose turn it is',
    method: 'POST',
    path: '/guest-signing/signatures',
    access: 'bff',
    body: z.strictObject({ link: linkToken, ...signed, proof: z.string().max(2000) }),
    reply: guestDocument,
    errors: ['Unauthenticated', 'NotFound', ...signingRules, 'InvalidAuthenticationException'],
  }),
  declineAsGuest: operation({
    summary: 'Declines to sign, as a guest, with a reason',
    method: 'POST',
    path: '/guest-signing/decline',
    access: 'link',
    body: z.strictObject({ reason: prose(500).min(3, 'Say in a sentence why.') }),
    reply: guestDocument,
    errors: [
      'NotFound',
      'DocumentNotUploaded',
      'DocumentNotAvailableForSigning',
      'NoCurrentSigner',
      'NotYourTurnToSign',
      'IdempotencyKeyReused',
    ],
  }),
  listDocumentsOf: operation({
    summary: 'The newest documents that a person’s profiles sign or have written, as staff may know them',
    method: 'GET',
    path: '/admin/documents',
    access: 'admin',
    query: ofProfiles,
    reply: z.array(signedDocument),
  }),
  signaturePulse: operation({
    summary: 'How many contracts were completed: 7 or 14 days, 12 weeks or 12 months, this one last',
    method: 'GET',
    path: '/admin/documents/pulse',
    access: 'admin',
    query: z.strictObject({ period: beatPeriod }),
    reply: z.object({ contracts: pulse }),
  }),
  listStuckSeals: operation({
    summary: 'Documents whose seal has failed several times',
    method: 'GET',
    path: '/admin/documents/stuck',
    access: 'admin',
    reply: z.array(
      z.object({
        id,
        title: z.string(),
        fully_signed_at: instant,
        attempts: z.int(),
        cause: z.string(),
        last_attempt_at: instant.nullable(),
      }),
    ),
  }),
  retrySeal: operation({
    summary: 'Tries a stuck seal again now',
    method: 'POST',
    path: '/admin/documents/:document_id/seal',
    access: 'admin',
    fresh: true,
    status: 202,
    params: documentId,
    errors: ['NotFound'],
  }),
});
