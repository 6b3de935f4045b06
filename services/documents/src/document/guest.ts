import { derivedId } from '@touchline/platform/domain';
import type { Signatory } from './state.ts';

/** Somebody without an account, of whom this document alone knows: the same address of another one is another guest. */
export const guestOf = (documentId: string, email: string, name: string): Signatory => {
  const id = derivedId('gst', documentId, email.toLowerCase());
  return { profile_id: id, user_id: id, name, email, role: 'guest', guest: { email } };
};
