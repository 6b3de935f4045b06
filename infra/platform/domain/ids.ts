import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const encode = (bytes: Uint8Array): string => Array.from(bytes.subarray(0, 20), (byte) => alphabet[byte & 31]).join('');

/** A new id: prefix and 100 random bits in Crockford's base 32, lower case (`off_7h2k…`). */
export const newId = (prefix: string): string => `${prefix}_${encode(randomBytes(20))}`;

/** The id that follows from where it came (an event, a person's idempotency key): a repeat finds what the first made. */
export const derivedId = (prefix: string, ...from: readonly string[]): string =>
  `${prefix}_${encode(createHash('sha256').update(from.join('\u0000')).digest())}`;
