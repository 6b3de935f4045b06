import { type Bytes, digestOf, fromHex, hexOf, sameBytes } from './bytes.ts';
import { type Certificate, chainFrom, hasSigned, readCertificate } from './certificates.ts';
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

/**
 * What a seal says of the file it is in. `whole`: not one byte differs. `continued`: what was sealed is whole, and more was
 * put behind it. `changed`: the seal is genuine and its file another one. `damaged`: there is a seal, and it can't be trusted.
 */
export type SealState = 'whole' | 'continued' | 'changed' | 'damaged';

export interface SealReading {
  readonly state: SealState;
  /** How many bytes from the beginning it speaks for; null where it can't be read. */
  readonly length: number | null;
  /** The instant that it claims; null where it can't be trusted. */
  readonly at: string | null;
  /** The name of its certificate, and all from there to the root; empty where it can't be trusted. */
  readonly by: string;
  readonly chain: readonly Certificate[];
}

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  sha256: '2.16.840.1.101.3.4.2.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
} as const;

type Range = readonly [length: number, next: number, end: number];

/** One hexadecimal text between angle brackets, in one spelling. */
const contents = /^<(?:(?:[0-9a-f]{2})+|(?:[0-9A-F]{2})+)>$/;

const textOf = (bytes: Bytes): string => new TextDecoder('latin1').decode(bytes);

/** The ranges of all seals: each leaves out nothing but the seal itself. */
const rangesIn = (bytes: Bytes, text: string): readonly Range[] =>
  [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].flatMap((match): Range[] => {
    const [start = -1, length = 0, next = 0, rest = 0] = match.slice(1).map(Number);
    if (start !== 0 || length <= 0 || next <= length || next > bytes.length) return [];
    return contents.test(text.slice(length, next)) ? [[length, next, next + rest]] : [];
  });

const is = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const isVersion1 = (element: DerElement | undefined): boolean => {
  const version = contentOf(element, tags.integer);
  return version.length === 1 && version[0] === 1;
};

/** The attributes that are signed along, by their types: each has one value. */
const attributesIn = (attributes: DerElement): ReadonlyMap<string, DerElement> =>
  new Map(
    elementsIn(attributes.content).map((attribute) => {
      const [type, values] = partsOf(attribute);
      const [value, ...more] = partsOf(values, tags.set);
      if (!value || more.length > 0) throw new Error('an attribute of several values');
      return [objectIdentifierOf(type), value];
    }),
  );

/** The SHA-256 of the certificate that a seal binds itself to (RFC 5035). */
const boundCertificate = (value: DerElement | undefined): string => {
  const [first] = partsOf(partsOf(value)[0]);
  const hash = partsOf(first).find(({ tag }) => tag === tags.octetString);
  return hexOf(contentOf(hash, tags.octetString));
};

interface Trusted {
  readonly digest: string;
  readonly at: Date;
  readonly chain: readonly Certificate[];
}

/** Reads the seal itself (CMS, RFC 5652) and checks all of it but the file's own bytes. Throws where anything doesn't hold. */
const trusted = async (text: string): Promise<Trusted> => {
  const bytes = fromHex(text.slice(1, -1));
  const cms = firstElement(bytes);
  is(
    bytes.subarray(cms.whole.length).every((byte) => byte === 0),
    'something behind the seal',
  );
  const [type, content] = partsOf(cms);
  is(objectIdentifierOf(type) === oid.signedData, 'no signed data');
  const [version, digests, encapsulated, embedded, signers, ...more] = partsOf(partsOf(content, tags.context(0))[0]);
  is(isVersion1(version) && more.length === 0, 'another version');
  const hashes = partsOf(digests, tags.set).map(algorithmOf);
  is(hashes.join() === oid.sha256, 'another hash');
  const [kind, ...data] = partsOf(encapsulated);
  is(objectIdentifierOf(kind) === oid.data && data.length === 0, 'it brings its content along');
  const certificates = partsOf(embedded, tags.context(0)).map(({ whole }) => readCertificate(whole));
  const [signer, ...others] = partsOf(signers, tags.set);
  is(others.length === 0, 'several signers');

  const [signerVersion, about, hash, attributes, algorithm, signature] = partsOf(signer);
  is(isVersion1(signerVersion) && algorithmOf(hash) === oid.sha256, 'another version');
  const [issuer, serial] = partsOf(about);
  const leaf = certificates.find(
    (one) => issuer && sameBytes(one.issuer, issuer.whole) && sameBytes(one.serial, contentOf(serial, tags.integer)),
  );
  if (!leaf || attributes?.tag !== tags.context(0)) throw new Error('the certificate is missing');
  const signed = attributes.whole.slice();
  // They are signed as a set, and stand there as the first part that may be left out.
  signed[0] = tags.set;
  is(
    await hasSigned(leaf, algorithmOf(algorithm), signed, contentOf(signature, tags.octetString)),
    'the signature does not hold',
  );
  const values = attributesIn(attributes);
  is(objectIdentifierOf(values.get(oid.contentType)) === oid.data, 'another content');
  is(
    boundCertificate(values.get(oid.signingCertificate)) === (await digestOf(leaf.der)),
    'it is bound to another certificate',
  );
  const at = instantOf(values.get(oid.signingTime));
  const chain = await chainFrom(leaf, certificates, at);
  if (!chain) throw new Error('its certificate leads to no root');
  return { digest: hexOf(contentOf(values.get(oid.messageDigest), tags.octetString)), at, chain };
};

const damaged = (length: number | null): SealReading => ({ state: 'damaged', length, at: null, by: '', chain: [] });

const read = async (bytes: Bytes, text: string, [length, next, end]: Range): Promise<SealReading> => {
  let seal: Trusted;
  try {
    seal = await trusted(text.slice(length, next));
  } catch {
    // Whatever stands there, it is no seal that holds: which of its parts is broken tells a person nothing.
    return damaged(end);
  }
  const covered = new Uint8Array(length + Math.max(0, Math.min(end, bytes.length) - next));
  covered.set(bytes.subarray(0, length));
  covered.set(bytes.subarray(next, end), length);
  const isSame = end <= bytes.length && (await digestOf(covered)) === seal.digest;
  const state = !isSame ? 'changed' : end < bytes.length ? 'continued' : 'whole';
  return { state, length: end, at: seal.at.toISOString(), by: seal.chain[0]?.name ?? '', chain: seal.chain };
};

/**
 * Reads every PAdES seal of a file, in their order, with the browser's own cryptography and without a network. Whether a
 * chain's root is one to be trusted is for the caller to say. Never throws for what a file may hold.
 */
export const sealsIn = async (bytes: Bytes): Promise<readonly SealReading[]> => {
  const text = textOf(bytes);
  const ranges = rangesIn(bytes, text);
  const found: SealReading[] = [];
  for (const range of ranges) found.push(await read(bytes, text, range));
  const hasTraces = text.includes('/ByteRange') || text.includes('ETSI.CAdES.detached');
  return found.length === 0 && hasTraces ? [damaged(null)] : found;
};

/** The root that a seal leads to, by the SHA-256 of its certificate; null where there is none. */
export const rootOf = async ({ chain }: SealReading): Promise<string | null> => {
  const root = chain.at(-1);
  return root ? digestOf(root.der) : null;
};
