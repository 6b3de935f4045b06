import { type Bytes, hexOf, sameBytes } from './bytes.ts';
import { type Certificate, hasSigned, readCertificate } from './certificates.ts';
import { algorithmOf, contentOf, type DerElement, objectIdentifierOf, partsOf, tags } from './der.ts';

/** What one signer has signed (CMS, RFC 5652), as far as a seal and a time-stamp token have it in common. */
export interface SignedData {
  /** What was signed, where it is brought along; else it is somewhere else. */
  readonly content: Bytes | null;
  /** SHA-256, SHA-384 or SHA-512, as the browser's own cryptography calls it: of the content. */
  readonly hash: string;
  /** Of the content, hex. */
  readonly digest: string;
  /** The attributes that are signed along, by their types: each has one value. */
  readonly attributes: ReadonlyMap<string, DerElement>;
  readonly signer: Certificate;
  /** All that it brings, in its order; the signer's among them. */
  readonly certificates: readonly Certificate[];
  readonly signature: Bytes;
  /** What was put beside the signature later on, and isn't signed by it. */
  readonly unsigned: DerElement | undefined;
}

export const attributeTypes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  /** RFC 2634, by SHA-1: many authorities still write it. */
  signingCertificateOld: '1.2.840.113549.1.9.16.2.12',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
} as const;

const signedDataType = '1.2.840.113549.1.7.2';
const plainRsa = '1.2.840.113549.1.1.1';
/** The hashes, and how an RSA signature is called that is said to be of its key alone. */
const knownHashes: Readonly<Record<string, { readonly hash: string; readonly rsa: string }>> = {
  '2.16.840.1.101.3.4.2.1': { hash: 'SHA-256', rsa: '1.2.840.113549.1.1.11' },
  '2.16.840.1.101.3.4.2.2': { hash: 'SHA-384', rsa: '1.2.840.113549.1.1.12' },
  '2.16.840.1.101.3.4.2.3': { hash: 'SHA-512', rsa: '1.2.840.113549.1.1.13' },
};

/** Throws what doesn't hold. */
export const mustBe = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise);
};

export const isNumber = (element: DerElement | undefined, number: number): boolean => {
  const content = contentOf(element, tags.integer);
  return content.length === 1 && content[0] === number;
};

/** Attributes by their types. Throws where one has several values, or comes twice. */
export const attributesOf = (elements: readonly DerElement[]): ReadonlyMap<string, DerElement> => {
  const found = new Map<string, DerElement>();
  for (const attribute of elements) {
    const [type, values] = partsOf(attribute);
    const [value, ...more] = partsOf(values, tags.set);
    const name = objectIdentifierOf(type);
    if (!value || more.length > 0 || found.has(name)) throw new Error('an attribute of several values');
    found.set(name, value);
  }
  return found;
};

/** Whether the signed attributes name exactly this certificate (RFC 5035): another one of the same key doesn't do. */
const namesCertificate = async (
  attributes: ReadonlyMap<string, DerElement>,
  { der }: Certificate,
): Promise<boolean> => {
  const old = attributes.get(attributeTypes.signingCertificateOld);
  const value = attributes.get(attributeTypes.signingCertificate);
  const [first] = partsOf(partsOf(value ?? old)[0]);
  const said = partsOf(first);
  const digest = contentOf(
    said.find(({ tag }) => tag === tags.octetString),
    tags.octetString,
  );
  if (!value) return sameBytes(digest, new Uint8Array(await crypto.subtle.digest('SHA-1', der)));
  const hash = said[0]?.tag === tags.sequence ? knownHashes[algorithmOf(said[0])]?.hash : 'SHA-256';
  if (!hash) throw new Error('another hash');
  return sameBytes(digest, new Uint8Array(await crypto.subtle.digest(hash, der)));
};

/**
 * Reads signed data of one signer and one spelling, and checks its signature: whether its certificate leads anywhere, and
 * whether the digest is that of what was signed, is for the caller to say. Throws where anything doesn't hold.
 */
export const readSignedData = async (
  cms: DerElement,
  { type, version }: { readonly type: string; readonly version: number },
): Promise<SignedData> => {
  const [kind, wrapped, ...behind] = partsOf(cms);
  mustBe(objectIdentifierOf(kind) === signedDataType && behind.length === 0, 'no signed data');
  const [whole, ...beside] = partsOf(wrapped, tags.context(0));
  const [number, digests, encapsulated, embedded, signers, ...more] = partsOf(whole);
  mustBe(isNumber(number, version) && beside.length + more.length === 0, 'another version');
  const [contentType, brought, ...rest] = partsOf(encapsulated);
  mustBe(objectIdentifierOf(contentType) === type && rest.length === 0, 'another content');
  const contents = brought ? partsOf(brought, tags.context(0)) : [];
  mustBe(contents.length <= 1, 'several contents');
  const certificates = partsOf(embedded, tags.context(0)).map((one) => readCertificate(one.whole));
  const [signer, ...others] = partsOf(signers, tags.set);
  mustBe(others.length === 0, 'several signers');

  const [signerVersion, about, hash, attributes, algorithm, signature, unsigned, ...last] = partsOf(signer);
  mustBe(isNumber(signerVersion, 1) && last.length === 0, 'another version');
  const hashType = algorithmOf(hash);
  const known = knownHashes[hashType];
  if (!known || partsOf(digests, tags.set).map(algorithmOf).join() !== hashType) throw new Error('another hash');
  const [issuer, serial, ...elsewhere] = partsOf(about);
  const own = certificates.find(
    (one) => issuer && sameBytes(one.issuer, issuer.whole) && sameBytes(one.serial, contentOf(serial, tags.integer)),
  );
  if (!own || elsewhere.length > 0 || attributes?.tag !== tags.context(0))
    throw new Error('the certificate is missing');
  const signed = attributes.whole.slice();
  // They are signed as a set, and stand there as the first part that may be left out.
  signed[0] = tags.set;
  const by = algorithmOf(algorithm);
  const value = contentOf(signature, tags.octetString);
  mustBe(await hasSigned(own, by === plainRsa ? known.rsa : by, signed, value), 'the signature does not hold');
  const values = attributesOf(partsOf(attributes, tags.context(0)));
  mustBe(objectIdentifierOf(values.get(attributeTypes.contentType)) === type, 'another content');
  mustBe(await namesCertificate(values, own), 'it is bound to another certificate');
  return {
    content: contents[0] ? contentOf(contents[0], tags.octetString) : null,
    hash: known.hash,
    digest: hexOf(contentOf(values.get(attributeTypes.messageDigest), tags.octetString)),
    attributes: values,
    signer: own,
    certificates,
    signature: value,
    unsigned,
  };
};
