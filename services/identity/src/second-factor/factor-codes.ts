import { createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { FactorProof } from '../user/second-factor.ts';
import type { SecondFactor } from '../user/state.ts';

/**
 * The codes of a second factor. The secret of an app follows from a nonce and the service's key, as all secrets here do
 * (decision 2): a copy of the database alone makes no code.
 */
export interface FactorCodes {
  readonly newNonce: () => string;
  /** What an app is told. `base32`: for typing; `uri`: `otpauth://…`. */
  readonly appOf: (userId: string, nonce: string, email: string) => { readonly base32: string; readonly uri: string };
  /** The 30 seconds that a code of this app belongs to, one before and one after now allowed; null: it is none. */
  readonly stepOf: (userId: string, nonce: string, code: string, now: Date) => number | null;
  /** Ten codes, and what is kept of them. */
  readonly newRecoveryCodes: (userId: string) => {
    readonly codes: readonly string[];
    readonly hashes: readonly string[];
  };
  /** What a typed code would prove; null: it has the form of none. */
  readonly proofOf: (userId: string, factor: SecondFactor, typed: string, now: Date) => FactorProof | null;
}

const periodSeconds = 30;
const recoveryCodes = 10;
/** Crockford's base 32: what looks like another sign is read as that one. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** `key`: at least 32 random bytes, hex. */
export const createFactorCodes = (key: string): FactorCodes => {
  const mac = (...parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\u0000')).digest();
  const totpOf = (userId: string, nonce: string, label = '') =>
    new TOTP({
      ...{ issuer: 'Touchline', label, algorithm: 'SHA1', digits: 6, period: periodSeconds },
      // 160 bits, as RFC 4226 asks for.
      secret: new Secret({ buffer: new Uint8Array(mac('app', userId, nonce).subarray(0, 20)).buffer }),
    });
  const hashOf = (userId: string, code: string) => mac('recovery-code', userId, code).toString('hex');
  const newCode = () => {
    const text = Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('');
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  };
  const bare = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '');
  const asWritten = (typed: string) => bare(typed).replace(/o/g, '0').replace(/[il]/g, '1');
  const stepOf: FactorCodes['stepOf'] = (userId, nonce, code, now) => {
    const digits = bare(code);
    if (!/^[0-9]{6}$/.test(digits)) return null;
    const timestamp = now.getTime();
    const delta = totpOf(userId, nonce).validate({ token: digits, timestamp, window: 1 });
    return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
  };
  return {
    newNonce: () => randomBytes(16).toString('hex'),
    appOf: (userId, nonce, email) => {
      const totp = totpOf(userId, nonce, email);
      return { base32: totp.secret.base32, uri: totp.toString() };
    },
    stepOf,
    newRecoveryCodes: (userId) => {
      const codes = Array.from({ length: recoveryCodes }, newCode);
      return { codes, hashes: codes.map((code) => hashOf(userId, bare(code))) };
    },
    proofOf: (userId, { nonce }, typed, now) => {
      const code = bare(typed);
      if (/^[0-9]{6}$/.test(code)) {
        const step = stepOf(userId, nonce, code, now);
        return step === null ? null : { by: 'app', nonce, step };
      }
      return { by: 'recovery-code', hash: hashOf(userId, asWritten(typed)) };
    },
  };
};
