import { createHmac, randomBytes } from 'node:crypto';
import type { SentCode } from './state.ts';

/** The six digits that a guest signs with: made again for the mail from a nonce and the service's key, as all secrets of mails. */
export interface SigningCodes {
  readonly next: (invitationId: string, now: Date) => SentCode;
  readonly code: (invitationId: string, sent: Pick<SentCode, 'nonce'>) => string;
  readonly hash: (invitationId: string, code: string) => string;
}

export const codeMs = 10 * 60_000;

/** `key`: at least 32 random bytes, hex. */
export const createSigningCodes = (key: string): SigningCodes => {
  const mac = (...parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\u0000')).digest();
  // Six digits are short: a plain hash could be tried through, the keyed one can't without the key.
  const hash: SigningCodes['hash'] = (id, code) => mac('signing-code-hash', id, code).toString('hex');
  const code: SigningCodes['code'] = (id, { nonce }) =>
    // 48 bits over a million: the bias is below one in 10⁸.
    String(mac('signing-code', id, nonce).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  return {
    hash,
    code,
    next: (id, now) => {
      const nonce = randomBytes(16).toString('hex');
      return { nonce, hash: hash(id, code(id, { nonce })), expires_at: new Date(now.getTime() + codeMs).toISOString() };
    },
  };
};
