import { z } from 'zod';
import { prose, soughtText } from '../names.ts';
import { documentParts, maxArchived } from '../policies/own-documents.ts';
import { id, instant } from '../values.ts';
import { document, documentRow, documentStatus } from './documents/document.ts';
import { guestOperations } from './documents/guest.ts';
import { ownDocumentOperations } from './documents/own.ts';
import { signed, signingRules } from './documents/signing.ts';
import { templateOperations } from './documents/templates.ts';
import { wordingOperations } from './documents/wordings.ts';
import { beatPeriod, ofProfiles, pulse, signedDocument } from './figures.ts';
import { list, operation, operations, paging, sidesMeta } from './operation.ts';
import { inMarket } from './preconditions.ts';

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
/** What a browser sends to sign: the BFF turns the password into a proof. */
export const signing = z.strictObject({
  ...signed,
  password: z.string().min(1, 'Enter your password.').max(256),
});

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
  ...guestOperations,
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
