import { type Bytes, sameBytes } from './bytes.ts';
import {
  algorithmOf,
  contentOf,
  type DerElement,
  elementsIn,
  firstElement,
  instantOf,
  objectIdentifierOf,
  partsOf,
  tags,
} from './der.ts';

/** An X.509 certificate, as far as a chain is judged by it. */
export interface Certificate {
  readonly der: Bytes;
  readonly serial: Bytes;
  readonly issuer: Bytes;
  readonly subject: Bytes;
  /** The name that a person reads. */
  readonly name: string;
  /** Whose it is, where it says so; else the same name. */
  readonly organisation: string;
  readonly from: Date;
  readonly until: Date;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: DerElement;
  readonly isAuthority: boolean;
  /** Whether its key may sign lists of revoked certificates (key usage, RFC 5280, 4.2.1.3): where it doesn't say, it may. */
  readonly signsLists: boolean;
  /** What else its key may be used for (extended key usage, RFC 5280, 4.2.1.12); null where it doesn't say. */
  readonly purposes: { readonly critical: boolean; readonly types: readonly string[] } | null;
  readonly signed: Bytes;
  readonly algorithm: string;
  readonly signature: Bytes;
}

const commonName = '2.5.4.3';
const organisationName = '2.5.4.10';
const keyUsage = '2.5.29.15';
const basicConstraints = '2.5.29.19';
const extendedKeyUsage = '2.5.29.37';
const certificateExtensions = tags.context(3);

const nameIn = (subject: DerElement | undefined, wanted: string): string => {
  const parts = partsOf(subject).flatMap((set) => partsOf(set, tags.set).map((part) => partsOf(part)));
  const found = parts.find(([type]) => objectIdentifierOf(type) === wanted)?.[1];
  return found ? new TextDecoder().decode(found.content) : '';
};

/** The parts of one extension: its type, whether it is critical where that is said, and its value in an octet string. */
const extensionOf = (extensions: DerElement | undefined, wanted: string): readonly DerElement[] | undefined => {
  if (!extensions) return undefined;
  const all = partsOf(partsOf(extensions, certificateExtensions)[0]);
  return all.map((one) => partsOf(one)).find(([type]) => objectIdentifierOf(type) === wanted);
};

export const isTrue = (element: DerElement | undefined): boolean =>
  element?.tag === tags.boolean && element.content[0] === 0xff;

const isAuthority = (extensions: DerElement | undefined): boolean => {
  const constraints = extensionOf(extensions, basicConstraints);
  if (!constraints) return false;
  const [flag] = partsOf(firstElement(contentOf(constraints.at(-1), tags.octetString)));
  return isTrue(flag);
};

/** The seventh bit of its usage. */
const crlSign = 0x02;

const signsLists = (extensions: DerElement | undefined): boolean => {
  const usage = extensionOf(extensions, keyUsage);
  if (!usage) return true;
  const [, bits = 0] = contentOf(firstElement(contentOf(usage.at(-1), tags.octetString)), tags.bitString);
  return (bits & crlSign) !== 0;
};

const purposesIn = (extensions: DerElement | undefined): Certificate['purposes'] => {
  const usage = extensionOf(extensions, extendedKeyUsage);
  if (!usage) return null;
  const types = partsOf(firstElement(contentOf(usage.at(-1), tags.octetString))).map(objectIdentifierOf);
  return { critical: isTrue(usage[1]), types };
};

/** Bits that fill their last byte, as those of keys and signatures do. */
export const bitsOf = (element: DerElement | undefined): Bytes => {
  const content = contentOf(element, tags.bitString);
  if (content[0] !== 0) throw new Error('bits without a whole last byte');
  return content.subarray(1);
};

export const readCertificate = (der: Bytes): Certificate => {
  const [certificate, ...more] = elementsIn(der);
  const [signed, algorithm, signature, ...rest] = partsOf(certificate);
  if (!signed || !algorithm || more.length + rest.length > 0) throw new Error('no certificate');
  const [version, serial, inner, issuer, validity, subject, publicKey, ...others] = partsOf(signed);
  if (version?.tag !== tags.context(0) || !issuer || !subject || !publicKey) throw new Error('no certificate');
  if (!inner || !sameBytes(inner.whole, algorithm.whole)) throw new Error('a certificate of two algorithms');
  const [from, until] = partsOf(validity);
  const extensions = others.find(({ tag }) => tag === certificateExtensions);
  const name = nameIn(subject, commonName);
  return {
    der,
    serial: contentOf(serial, tags.integer),
    issuer: issuer.whole,
    subject: subject.whole,
    name,
    organisation: nameIn(subject, organisationName) || name,
    from: instantOf(from),
    until: instantOf(until),
    publicKey,
    isAuthority: isAuthority(extensions),
    signsLists: signsLists(extensions),
    purposes: purposesIn(extensions),
    signed: signed.whole,
    algorithm: algorithmOf(algorithm),
    signature: bitsOf(signature),
  };
};

/** Certificates of a PEM file, in its order. */
export const certificatesOfPem = (text: string): readonly Certificate[] =>
  [...text.matchAll(/-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g)].map(
    ([, base64 = '']) =>
      readCertificate(Uint8Array.from(atob(base64.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))),
  );

export const pemOf = (der: Bytes): string => {
  const base64 = btoa(Array.from(der, (byte) => String.fromCharCode(byte)).join(''));
  return `-----BEGIN CERTIFICATE-----\n${(base64.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`;
};

const rsa = 'RSASSA-PKCS1-v1_5';
const algorithms: Readonly<Record<string, { readonly name: string; readonly hash: string }>> = {
  '1.2.840.113549.1.1.11': { name: rsa, hash: 'SHA-256' },
  '1.2.840.113549.1.1.12': { name: rsa, hash: 'SHA-384' },
  '1.2.840.113549.1.1.13': { name: rsa, hash: 'SHA-512' },
  '1.2.840.10045.4.3.2': { name: 'ECDSA', hash: 'SHA-256' },
  '1.2.840.10045.4.3.3': { name: 'ECDSA', hash: 'SHA-384' },
  '1.2.840.10045.4.3.4': { name: 'ECDSA', hash: 'SHA-512' },
};
const curves: Readonly<Record<string, { readonly namedCurve: string; readonly bytes: number }>> = {
  '1.2.840.10045.3.1.7': { namedCurve: 'P-256', bytes: 32 },
  '1.3.132.0.34': { namedCurve: 'P-384', bytes: 48 },
  '1.3.132.0.35': { namedCurve: 'P-521', bytes: 66 },
};

/** The two numbers of an ECDSA signature, side by side, as browsers want them. */
const sideBySide = (signature: Bytes, bytes: number): Bytes => {
  const both = new Uint8Array(bytes * 2);
  for (const [index, part] of partsOf(firstElement(signature)).entries()) {
    const number = contentOf(part, tags.integer);
    const digits = number[0] === 0 ? number.subarray(1) : number;
    both.set(digits, bytes * (index + 1) - digits.length);
  }
  return both;
};

/** Whether the key of this certificate has signed these bytes. Throws for an algorithm that we don't know. */
export const hasSigned = async (
  { publicKey }: Certificate,
  algorithm: string,
  bytes: Bytes,
  signature: Bytes,
): Promise<boolean> => {
  const by = algorithms[algorithm];
  if (!by) throw new Error(`the algorithm ${algorithm} is not known`);
  if (by.name === rsa) {
    const key = await crypto.subtle.importKey('spki', publicKey.whole, by, false, ['verify']);
    return crypto.subtle.verify(by, key, signature, bytes);
  }
  const curve = curves[objectIdentifierOf(partsOf(partsOf(publicKey)[0])[1])];
  if (!curve) throw new Error('a curve that is not known');
  const key = await crypto.subtle.importKey('spki', publicKey.whole, { ...by, ...curve }, false, ['verify']);
  return crypto.subtle.verify(by, key, sideBySide(signature, curve.bytes), bytes);
};

const mostLinks = 5;

/** The certificate that has signed this one. Several may have its issuer's name: it is the one whose key it was. */
const issuerOf = async (
  { issuer, algorithm, signed, signature }: Certificate,
  among: readonly Certificate[],
): Promise<Certificate | undefined> => {
  for (const one of among)
    if (one.isAuthority && sameBytes(one.subject, issuer) && (await hasSigned(one, algorithm, signed, signature)))
      return one;
  return undefined;
};

/**
 * From this certificate to a root that signs itself, each link in force at that instant and signed by the next one; null
 * where there is no such way.
 */
export const chainFrom = async (
  leaf: Certificate,
  among: readonly Certificate[],
  at: Date,
): Promise<readonly Certificate[] | null> => {
  const chain: Certificate[] = [];
  for (let link: Certificate | undefined = leaf; link && chain.length < mostLinks; ) {
    if (at < link.from || at > link.until) return null;
    chain.push(link);
    const isRoot = sameBytes(link.subject, link.issuer);
    const next: Certificate | undefined = await issuerOf(link, isRoot ? [link] : among);
    if (isRoot) return next ? chain : null;
    link = next;
  }
  return null;
};
