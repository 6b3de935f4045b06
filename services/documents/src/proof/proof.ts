import { type ProofMethod, signatureClaims, signatureProof } from '@touchline/contracts/protocol/signature-proof';
import { Rejected } from '@touchline/platform/domain';
import { importSPKI, jwtVerify } from 'jose';
import type { Evidence, Person } from '../document/state.ts';

/** A proof of identity that the password, or a guest's code, was given for this document and these bytes. */
export type Proof = Evidence['proof'];

export interface Bound {
  readonly signer: Person;
  /** What this signer has to give: nobody signs by somebody else's way. */
  readonly method: ProofMethod;
  readonly documentId: string;
  readonly sha256: string;
  readonly now: Date;
}

export type CheckProof = (proof: string, bound: Bound) => Promise<Proof>;

/** Checks identity's signature (algorithm, type, issuer, audience, age) and to what the proof is bound. SPKI PEM. */
export const createProofCheck = async (publicKey: string): Promise<CheckProof> => {
  const key = await importSPKI(publicKey, signatureProof.algorithm);
  return async (proof, { signer, method, documentId, sha256, now }) => {
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
    if (sub !== signer.user_id || profile_id !== signer.profile_id) return refuse();
    if (document_id !== documentId || digest !== sha256 || claims.data.method !== method) return refuse();
    return { jti, at: new Date(iat * 1000).toISOString(), ...(method === 'password' ? {} : { method }) };
  };
};
