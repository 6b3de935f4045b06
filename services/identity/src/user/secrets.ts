import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SentSecret } from './state.ts';

/**
 * Secrets that go out by mail. Only a nonce and a hash are stored: the mail's reaction makes the secret again from the
 * nonce and the service's key, so that no event, no log and no copy of the database holds one.
 */
export interface Secrets {
  readonly newEmailToken: (userId: string, now: Date) => SentSecret;
  readonly emailToken: (userId: string, sent: SentSecret) => string;
  /** The user and the hash of a token that came back, of either kind; undefined where it isn't of the form. */
  readonly readToken: (token: string) => { readonly userId: string; readonly hash: string } | undefined;
  /** The code for a new address: six digits, as a PIN, and never one. */
  readonly newEmailCode: (userId: string, now: Date) => SentSecret;
  readonly emailCode: (userId: string, sent: SentSecret) => string;
  readonly hashEmailCode: (userId: string, code: string) => string;
  /** The link that puts an address back. */
  readonly newUndoToken: (userId: string, now: Date) => SentSecret;
  readonly undoToken: (userId: string, sent: SentSecret) => string;
  readonly newPin: (userId: string, now: Date) => SentSecret;
  readonly pin: (userId: string, sent: SentSecret) => string;
  readonly hashPin: (userId: string, pin: string) => string;
  /** A device as this account keeps it: nobody reads from it which accounts one browser was used for. */
  readonly deviceDigest: (userId: string, device: string) => string;
}

const emailTokenMs = 24 * 3_600_000;
const undoMs = 7 * 24 * 3_600_000;
const emailCodeMs = 30 * 60_000;
const pinMs = 10 * 60_000;

/** `key`: at least 32 random bytes, hex. */
export const createSecrets = (key: string): Secrets => {
  const mac = (...parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\u0000')).digest();
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const tokenOf = (what: 'email' | 'email-undo', userId: string, nonce: string) =>
    `${userId}.${mac(what, userId, nonce).toString('base64url')}`;
  const digitsOf = (what: 'pin' | 'email-code', userId: string, nonce: string) =>
    // 48 bits over a million: the bias is below one in 10⁸.
    String(mac(what, userId, nonce).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  // Six digits are short: a plain hash could be tried through, the keyed one can't without the key.
  const hashPin = (userId: string, pin: string) => mac('pin-hash', userId, pin).toString('hex');
  const hashEmailCode = (userId: string, code: string) => mac('email-code-hash', userId, code).toString('hex');
  const secret = (hash: (nonce: string) => string, now: Date, lifeMs: number): SentSecret => {
    const nonce = randomBytes(16).toString('hex');
    return { nonce, hash: hash(nonce), expires_at: new Date(now.getTime() + lifeMs).toISOString() };
  };
  return {
    newEmailToken: (userId, now) => secret((nonce) => sha256(tokenOf('email', userId, nonce)), now, emailTokenMs),
    emailToken: (userId, sent) => tokenOf('email', userId, sent.nonce),
    newUndoToken: (userId, now) => secret((nonce) => sha256(tokenOf('email-undo', userId, nonce)), now, undoMs),
    undoToken: (userId, sent) => tokenOf('email-undo', userId, sent.nonce),
    readToken: (token) => {
      const userId = /^(usr_[0-9a-z]+)\.[\w-]{43}$/.exec(token)?.[1];
      return userId ? { userId, hash: sha256(token) } : undefined;
    },
    newEmailCode: (userId, now) =>
      secret((nonce) => hashEmailCode(userId, digitsOf('email-code', userId, nonce)), now, emailCodeMs),
    emailCode: (userId, sent) => digitsOf('email-code', userId, sent.nonce),
    hashEmailCode,
    newPin: (userId, now) => secret((nonce) => hashPin(userId, digitsOf('pin', userId, nonce)), now, pinMs),
    pin: (userId, sent) => digitsOf('pin', userId, sent.nonce),
    hashPin,
    deviceDigest: (userId, device) => mac('device', userId, device).toString('base64url'),
  };
};
