import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SentSecret } from './state.ts';

/**
 * Secrets that go out by mail. Only a nonce and a hash are stored: the mail's reaction makes the secret again from the
 * nonce and the service's key, so that no event, no log and no copy of the database holds one.
 */
export interface Secrets {
  readonly newEmailToken: (userId: string, now: Date) => SentSecret;
  readonly emailToken: (userId: string, sent: SentSecret) => string;
  /** The user and the hash of a token that came back; undefined where it isn't of the form. */
  readonly readEmailToken: (token: string) => { readonly userId: string; readonly hash: string } | undefined;
  readonly newPin: (userId: string, now: Date) => SentSecret;
  readonly pin: (userId: string, sent: SentSecret) => string;
  readonly hashPin: (userId: string, pin: string) => string;
}

const emailTokenMs = 24 * 3_600_000;
const pinMs = 10 * 60_000;

/** `key`: at least 32 random bytes, hex. */
export const createSecrets = (key: string): Secrets => {
  const mac = (...parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\u0000')).digest();
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const tokenOf = (userId: string, nonce: string) => `${userId}.${mac('email', userId, nonce).toString('base64url')}`;
  const pinOf = (userId: string, nonce: string) =>
    // 48 bits over a million: the bias is below one in 10⁸.
    String(mac('pin', userId, nonce).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  // A PIN is short: a plain hash could be tried through, the keyed one can't without the key.
  const hashPin = (userId: string, pin: string) => mac('pin-hash', userId, pin).toString('hex');
  const secret = (hash: (nonce: string) => string, now: Date, lifeMs: number): SentSecret => {
    const nonce = randomBytes(16).toString('hex');
    return { nonce, hash: hash(nonce), expires_at: new Date(now.getTime() + lifeMs).toISOString() };
  };
  return {
    newEmailToken: (userId, now) => secret((nonce) => sha256(tokenOf(userId, nonce)), now, emailTokenMs),
    emailToken: (userId, sent) => tokenOf(userId, sent.nonce),
    readEmailToken: (token) => {
      const userId = /^(usr_[0-9a-z]+)\.[\w-]{43}$/.exec(token)?.[1];
      return userId ? { userId, hash: sha256(token) } : undefined;
    },
    newPin: (userId, now) => secret((nonce) => hashPin(userId, pinOf(userId, nonce)), now, pinMs),
    pin: (userId, sent) => pinOf(userId, sent.nonce),
    hashPin,
  };
};
