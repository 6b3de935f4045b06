import { z } from 'zod';
import { prose } from '../../names.ts';
import { calendarDate, clubTeam, instant } from '../../values.ts';
import { operation } from '../operation.ts';
import {
  contractWording,
  copyReader,
  documentKind,
  documentStatus,
  fileState,
  partySigner,
  signingPlace,
} from './document.ts';
import { signingField } from './fields.ts';
import { signed, signingRules } from './signing.ts';

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

/** What a guest reads and does by the link of a mail. */
export const guestOperations = {
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
};
