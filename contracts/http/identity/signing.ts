import { z } from 'zod';
import { instant } from '../../values.ts';
import { guestSigning, linkToken } from '../documents/guest.ts';
import { operation, operations } from '../operation.ts';

/** What identity does for a guest who signs by a link: it mails the code and says that it was given. */
export const signingOperations = operations({
  sendSigningCode: operation({
    summary: 'Mails a guest the code to sign with; the code before is worth nothing from then on',
    method: 'POST',
    path: '/guest-signing/code',
    access: 'link',
    status: 202,
    reply: z.object({
      /** The address, as far as its owner knows it again. */
      sent_to: z.string(),
      expires_at: instant,
    }),
    errors: ['NotFound', 'NotYourTurnToSign', 'DocumentNotAvailableForSigning', 'TooManyRequests'],
  }),
  proveGuestSignature: operation({
    summary: 'Proves that a guest gave the code from his mail, for one document and its bytes',
    method: 'POST',
    path: '/guest-signing/proofs',
    access: 'bff',
    body: guestSigning.omit({ signature: true, fields: true }).extend({ link: linkToken }),
    reply: z.object({ proof: z.string() }),
    errors: [
      'Unauthenticated',
      'NotFound',
      'InvalidConfirmationTokenException',
      'NotYourTurnToSign',
      'DocumentNotAvailableForSigning',
      'TooManyRequests',
      'IdempotencyKeyReused',
    ],
  }),
});
