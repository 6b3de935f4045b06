import { z } from 'zod';
import { id } from '../values.ts';

/**
 * Identity's word that a signer gave the password, or a guest the code from his mail, once, for one document and its bytes: a
 * JWT (EdDSA) that documents checks in the write that signs.
 */
export const signatureProof = {
  algorithm: 'EdDSA',
  type: 'touchline-signature-proof+jwt',
  issuer: 'touchline-identity',
  audience: 'touchline-documents',
  lifetimeSeconds: 60,
} as const;

/** What was given: whoever has an account gives its password, a guest the code that was mailed to him. */
export const proofMethod = z.enum(['password', 'mailed-code']);
export type ProofMethod = z.infer<typeof proofMethod>;

/** To what it is bound. */
export const signatureBinding = z.object({
  document_id: id,
  /** Of the bytes, hex. */
  sha256: z.string(),
  /** Of a guest the id of what made him a signer. */
  profile_id: id,
});
export type SignatureBinding = Readonly<z.output<typeof signatureBinding>>;

export const signatureClaims = signatureBinding.extend({
  /** Used once. */
  jti: z.string().min(1),
  /** Who gave it. */
  sub: id,
  method: proofMethod.default('password'),
  /** When, in seconds since 1970. */
  iat: z.int(),
});
