import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** SHA-256 of a text or of bytes, as 64 hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * The one JSON text of a value, by RFC 8785 (JSON Canonicalization Scheme): names sorted, no space, undefined members left out.
 * Digests of contracts, trails and audit chains are taken over it.
 * @throws Error for what JSON can't say: NaN, infinity, half a character.
 */
export const canonicalJson = (value: unknown): string => canonicalize(value) ?? 'null';

/** 32 hexadecimal digits that stand for a JSON value: equal for equal ones. */
export const fingerprint = (value: unknown): string => sha256(canonicalJson(value)).slice(0, 32);
