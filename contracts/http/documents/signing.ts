import { z } from 'zod';
import type { ErrorCode } from '../../errors.ts';
import { typedSignature } from '../../names.ts';
import { filledIn } from './fields.ts';

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

/** What stands before a signature, the password or the code left aside: that is judged last. */
export const signingRules = [
  'DocumentNotUploaded',
  'DocumentNotAvailableForSigning',
  'NoCurrentSigner',
  'StaleVersion',
  'NotYourTurnToSign',
  'IdempotencyKeyReused',
] as const satisfies readonly ErrorCode[];

/** What is signed, and how. */
export const signed = {
  sha256: z.string().length(64),
  signature,
  /** Absent: the document has no fields. */
  fields: filledIn.optional(),
};
