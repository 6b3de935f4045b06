import type { signing } from '@touchline/contracts/http/documents';
import type { Actor, RawReply } from '@touchline/infra/http';
import type { z } from 'zod';
import type { Ask } from '../../upstream/ask.ts';

/**
 * Signs a document with the password: identity proves that it was given, for this document and these bytes, once;
 * documents checks the proof in the write that signs. The password itself goes to identity alone.
 */
export const signDocument = async (
  ask: Ask,
  actor: Actor,
  document_id: string,
  { password, sha256, signature }: z.output<typeof signing>,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<RawReply> => {
  const proven = await ask.identity('proveSignature', { actor, body: { password, document_id, sha256 }, headers });
  if (proven.status >= 400) return proven;
  const { proof } = (proven.json as { data: { proof: string } }).data;
  return ask.documents('signDocument', { actor, params: { document_id }, body: { sha256, signature, proof }, headers });
};
