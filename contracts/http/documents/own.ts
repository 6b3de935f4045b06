import { z } from 'zod';
import { heading, personName, prose } from '../../names.ts';
import { limitInWords, maxPages, takes } from '../../policies/file-limits.ts';
import { maxSigners } from '../../policies/own-documents.ts';
import { email, id, instant } from '../../values.ts';
import { operation } from '../operation.ts';
import { inMarket } from '../preconditions.ts';
import { document, signer } from './document.ts';
import { placedFields } from './fields.ts';

/** What its author says about a document before it is sent. */
export const draftWords = z.strictObject({
  title: heading,
  message: prose(1000),
  /** Null: fourteen days from the moment it is sent. */
  sign_until: instant.nullable(),
});

/** Which state of a draft somebody has before his eyes, as it was told with the draft: over another one nothing is saved. */
const seenVersion = z.string().length(64);

/** Who signs an own document without an account, by a mailed link and a code. */
export const namedGuest = z.strictObject({ name: personName, email });

/**
 * A member: by the address of the account, or by profile, who is oneself or somebody one has signed with. With a name: where the
 * address is no member's, that person signs as a guest.
 */
const named = z
  .strictObject({ email: email.optional(), profile_id: id.optional(), name: personName.optional() })
  .refine(({ profile_id, email: address }) => (profile_id === undefined) !== (address === undefined), {
    path: ['email'],
    message: 'Name one person, by email address or from the list.',
  });

const documentId = z.strictObject({ document_id: id });
const ofDraft = [...inMarket, 'NotFound', 'StaleVersion', 'IdempotencyKeyReused'] as const;

/** A document of one's own, from the draft to the moment when it is sent. Its author alone sees a draft. */
export const ownDocumentOperations = {
  draftDocument: operation({
    summary: 'A draft of an own document; its file and its signers follow',
    method: 'POST',
    path: '/documents',
    access: 'member',
    status: 201,
    body: draftWords,
    reply: document,
    errors: [...inMarket, 'TooManyRequests', 'IdempotencyKeyReused'],
  }),
  changeDocument: operation({
    summary: 'Changes title, message and deadline of an own draft',
    method: 'PATCH',
    path: '/documents/:document_id',
    access: 'member',
    params: documentId,
    body: draftWords.extend({ version: seenVersion }),
    reply: document,
    errors: [...ofDraft],
  }),
  uploadDocument: operation({
    summary: `The file of an own draft: ${limitInWords('paper')} and ${maxPages} pages; another one takes its place`,
    method: 'PUT',
    path: '/documents/:document_id/file',
    access: 'member',
    params: documentId,
    ...takes('paper'),
    reply: document,
    errors: [...ofDraft, 'FileTooLarge', 'FileTypeNotAllowed', 'TooManyRequests'],
  }),
  placeFields: operation({
    summary: 'Says which fields stand on the pages of an own draft, and who fills them in: all of them',
    method: 'PUT',
    path: '/documents/:document_id/fields',
    access: 'member',
    params: documentId,
    body: z.strictObject({
      fields: placedFields,
      /** Of the file on which they stand. */
      sha256: z.string().length(64),
      /** Of the fields that were seen before. Null: there were none. */
      version: seenVersion.nullable(),
    }),
    reply: document,
    errors: [...ofDraft, 'DocumentNotUploaded'],
  }),
  listKnownSigners: operation({
    summary: 'Oneself, then people with whom one has signed, the newest first',
    method: 'GET',
    path: '/known-signers',
    access: 'member',
    reply: z.array(signer.pick({ profile_id: true, name: true, role: true, is_you: true })),
    errors: [...inMarket],
  }),
  addSigner: operation({
    summary:
      'Puts somebody at the end of the order of an own draft: by the address of the account, or one who is known',
    method: 'POST',
    path: '/documents/:document_id/signers',
    access: 'member',
    params: documentId,
    body: named,
    reply: document,
    errors: [...ofDraft, 'UserNotFound', 'SignerNotEligible', 'TooManyRequests'],
  }),
  removeSigner: operation({
    summary: 'Takes somebody out of the order of an own draft',
    method: 'DELETE',
    path: '/documents/:document_id/signers/:profile_id',
    access: 'member',
    params: documentId.extend({ profile_id: id }),
    reply: document,
    errors: [...ofDraft],
  }),
  orderSigners: operation({
    summary: 'Says in which order the signers of an own draft sign, and who of them at the same place',
    method: 'PUT',
    path: '/documents/:document_id/order',
    access: 'member',
    params: documentId,
    body: z.strictObject({
      /** The places in their order, all of them; several who stand at one sign in any order among themselves. */
      places: z
        .array(
          z.strictObject({
            signers: z.array(id).min(1).max(maxSigners),
            /** So many signatures are enough; absent: all of them. */
            needed: z.int().min(1).max(maxSigners).optional(),
          }),
        )
        .max(maxSigners),
    }),
    reply: document,
    errors: [...ofDraft],
  }),
  addCopy: operation({
    summary: 'Names somebody who gets the sealed document and doesn’t sign it: found as a signer is',
    method: 'POST',
    path: '/documents/:document_id/copies',
    access: 'member',
    params: documentId,
    body: named,
    reply: document,
    errors: [...ofDraft, 'UserNotFound', 'SignerNotEligible', 'TooManyRequests'],
  }),
  removeCopy: operation({
    summary: 'Takes somebody out of those who get an own draft once it is sealed',
    method: 'DELETE',
    path: '/documents/:document_id/copies/:profile_id',
    access: 'member',
    params: documentId.extend({ profile_id: id }),
    reply: document,
    errors: [...ofDraft],
  }),
  sendDocument: operation({
    summary: 'Sends an own draft: the first signer is told, and nothing of it changes any more',
    method: 'POST',
    path: '/documents/:document_id/send',
    access: 'member',
    params: documentId,
    reply: document,
    errors: [...ofDraft, 'DocumentNotUploaded', 'DocumentNotAvailableForSigning', 'SignerNotEligible'],
  }),
  correctDocument: operation({
    summary:
      'Corrects an own document that was sent and that not everybody has signed: it ends, and a draft has all that it had',
    method: 'POST',
    path: '/documents/:document_id/correction',
    access: 'member',
    params: documentId,
    reply: document,
    errors: [...inMarket, 'NotFound', 'DocumentNotAvailableForSigning', 'TooManyRequests', 'IdempotencyKeyReused'],
  }),
  discardDocument: operation({
    summary: 'Throws an own draft away, with its file',
    method: 'DELETE',
    path: '/documents/:document_id',
    access: 'member',
    params: documentId,
    errors: [...ofDraft],
  }),
};
