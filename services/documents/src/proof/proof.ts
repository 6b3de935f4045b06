import { Rejected } from '@touchline/infra/domain';
import type { Actor } from '@touchline/infra/http';
import { importSPKI, jwtVerify } from 'jose';

/** A proof of identity that the password was given for this document and these bytes. */
export interface Proof {
  readonly jti: string;
  /** When the password was given, ISO instant. */
  readonly at: string;
}

export type CheckProof = (
  proof: string,
  bound: { readonly actor: Actor; readonly documentId: string; readonly sha256: string; readonly now: Date },
) => Promise<Proof>;

/** At most this old, in seconds: what identity gives it. */
const maxAgeSeconds = 60;

/** Checks identity's signature (algorithm, type, issuer, audience, age) and to what the proof is bound. SPKI PEM. */
export const createProofCheck = async (publicKey: string): Promise<CheckProof> => {
  const key = await importSPKI(publicKey, 'EdDSA');
  return async (proof, { actor, documentId, sha256, now }) => {
    const refuse = (cause?: unknown): never => {
      throw Object.assign(new Rejected('InvalidAuthenticationException'), { cause });
    };
    const { payload } = await jwtVerify(proof, key, {
      algorithms: ['EdDSA'],
      typ: 'touchline-signature-proof+jwt',
      issuer: 'touchline-identity',
      audience: 'touchline-documents',
      maxTokenAge: maxAgeSeconds,
      requiredClaims: ['jti', 'sub', 'iat', 'exp'],
      currentDate: now,
    }).catch(refuse);
    const { jti, sub, iat, document_id, sha256: digest, profile_id } = payload;
    if (
      !jti ||
      iat === undefined ||
      sub !== actor.user_id ||
      profile_id !== actor.profile?.id ||
      document_id !== documentId ||
      digest !== sha256
    )
      return refuse();
    return { jti, at: new Date(iat * 1000).toISOString() };
  };
};
