import { X509Certificate } from 'node:crypto';
import { isLoopback } from '@touchline/platform/http';
import { z } from 'zod';
import type { AuthorityAddress } from './timestamp-authority.ts';

const withoutName = (text: string): URL | null => {
  const url = URL.parse(text);
  return url && !url.username && !url.password ? url : null;
};

const isSafe = (text: string): boolean => {
  const url = withoutName(text);
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname.replace(/^\[|\]$/g, '')));
};

/** A list is signed and dated by its issuer, and issuers publish over plain http: whoever stands between can't make one. */
const isListAddress = (text: string): boolean => ['https:', 'http:'].includes(withoutName(text)?.protocol ?? '');

/** The certificates of a PEM text, one after the other, each as PEM. */
export const certificatesIn = (text: string): readonly string[] =>
  text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n?/g) ?? [];

const areCertificates = (text: string): boolean => {
  try {
    return certificatesIn(text).map((one) => new X509Certificate(one)).length > 0;
  } catch {
    return false;
  }
};

/** Who confirms when a document was sealed; without an address nobody does, and the time of a seal is our own word. */
export const timestampEnvironment = z.object({
  /** An authority by RFC 3161. */
  TIMESTAMP_AUTHORITY_URL: z
    .string()
    .refine(
      isSafe,
      'An address like https://tsa.example/rfc3161, without a name or password in it; http of this machine alone',
    )
    .optional(),
  /** The roots that its certificate may lead to, with real or written-out (`\n`) line ends. No secret. */
  TIMESTAMP_AUTHORITY_ROOTS: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine(areCertificates, 'Certificates in PEM, one after the other, without quotes around them')
    .optional(),
  /** Where the lists of revoked certificates (CRL) of the sealing certificate's and of the authority's issuers are. */
  REVOCATION_LISTS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (all) => all.length > 0 && all.every(isListAddress),
      'Addresses like http://crl.example/root.crl, with blanks or commas between them, without a name or password in them',
    )
    .optional(),
});

/** What the environment says of the authority; undefined without one. Throws where roots are those of nobody. */
export const timestampAuthorityOf = (env: z.output<typeof timestampEnvironment>): AuthorityAddress | undefined => {
  const { TIMESTAMP_AUTHORITY_URL: url, TIMESTAMP_AUTHORITY_ROOTS: roots = '' } = env;
  if (url !== undefined) return { url, roots: certificatesIn(roots) };
  if (roots)
    throw new Error('TIMESTAMP_AUTHORITY_ROOTS is set without TIMESTAMP_AUTHORITY_URL: set both, or leave both empty.');
  return undefined;
};

/** Where the lists are that each seal keeps; undefined: it keeps none. Throws where nobody confirms when they have to be in date. */
export const revocationListsOf = (env: z.output<typeof timestampEnvironment>): readonly string[] | undefined => {
  const { REVOCATION_LISTS: addresses, TIMESTAMP_AUTHORITY_URL: url } = env;
  if (addresses && url === undefined)
    throw new Error('REVOCATION_LISTS is set without TIMESTAMP_AUTHORITY_URL: set both, or leave both empty.');
  return addresses;
};
