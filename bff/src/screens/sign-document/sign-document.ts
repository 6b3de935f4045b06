import type { signing } from '@touchline/contracts/http/documents';
import type { Principal, RawReply } from '@touchline/platform/http';
import type { z } from 'zod';
import type { Ask } from '../../upstream/ask.ts';

/**
 * Signs a document with the password, which is judged last: whoever could not sign anyway is told why, whatever password came.
 * Identity proves that it was given, for this document and these bytes, once;
 * documents checks the proof in the write that signs. The password itself goes to identity alone.
 */
export const signDocument = async (
  ask: Ask,
  actor: Principal,
  document_id: string,
  { password, fields, ...signed }: z.output<typeof signing>,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<RawReply> => {
  const params = { document_id };
  const given = { ...signed, ...(fields && { fields }) };
  const judged = await ask.documents('checkSigning', { actor, params, body: given, headers });
  if (!judged.ok) return judged.reply;
  const { sha256 } = given;
  const proven = await ask.identity('proveSignature', { actor, body: { password, document_id, sha256 }, headers });
  if (!proven.ok) return proven.reply;
  const body = { ...given, proof: proven.data.proof };
  return (await ask.documents('signDocument', { actor, params, body, headers })).reply;
};
