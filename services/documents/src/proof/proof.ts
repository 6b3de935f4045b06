import { signatureClaims, signatureProof } from '@touchline/contracts/protocol/signature-proof';
import { Rejected } from '@touchline/platform/domain';
import type { Principal } from '@touchline/platform/http';
import { importSPKI, jwtVerify } from 'jose';

/** A proof of identity that the password was given for this document and these bytes. */
export interface Proof {
  readonly jti: string;
  /** When the password was given, ISO instant. */
  readonly at: string;
}

export type CheckProof = (
  proof: string,
  bound: { readonly actor: Principal; readonly documentId: string; readonly sha256: string; readonly now: Date },
) => Promise<Proof>;

/** Checks identity's signature (algorithm, type, issuer, audience, age) and to what the proof is bound. SPKI PEM. */
export const createProofCheck = async (publicKey: string): Promise<CheckProof> => {
  const key = await importSPKI(publicKey, signatureProof.algorithm);
  return async (proof, { actor, documentId, sha256, now }) => {
    const refuse = (cause?: unknown): never => {
      throw Object.assign(new Rejected('InvalidAuthenticationException'), { cause });
    };
    const { payload } = await jwtVerify(proof, key, {
      algorithms: [signatureProof.algorithm],
      typ: signatureProof.type,
      issuer: signatureProof.issuer,
      audience: signatureProof.audience,
      maxTokenAge: signatureProof.lifetimeSeconds,
      requiredClaims: ['jti', 'sub', 'iat', 'exp'],
      currentDate: now,
    }).catch(refuse);
    const claims = signatureClaims.safeParse(payload);
    if (!claims.success) return refuse(claims.error);
    const { jti, sub, iat, document_id, sha256: digest, profile_id } = claims.data;
    if (sub !== actor.user_id || profile_id !== actor.profile?.id || document_id !== documentId || digest !== sha256)
      return refuse();
    return { jti, at: new Date(iat * 1000).toISOString() };
  };
};
