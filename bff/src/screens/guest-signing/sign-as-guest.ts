import type { guestSigning } from '@touchline/contracts/http/documents/guest';
import type { RawReply } from '@touchline/platform/http';
import type { z } from 'zod';
import type { Ask } from '../../upstream/ask.ts';

/**
 * Signs as the guest of a link, with the code from his mail, which is judged last: identity proves that it was given, for this document and these
 * bytes, once; documents checks the proof in the write that signs. The code itself goes to identity alone.
 */
export const signAsGuest = async (
  ask: Ask,
  link: string,
  { code, fields, ...signed }: z.output<typeof guestSigning>,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<RawReply> => {
  const given = { ...signed, ...(fields && { fields }) };
  const judged = await ask.documents('checkGuestSigning', { body: { link, ...given }, headers });
  if (!judged.ok) return judged.reply;
  const proven = await ask.identity('proveGuestSignature', { body: { link, code, sha256: given.sha256 }, headers });
  if (!proven.ok) return proven.reply;
  const body = { link, ...given, proof: proven.data.proof };
  return (await ask.documents('signAsGuest', { body, headers })).reply;
};
