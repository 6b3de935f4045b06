import { type Bytes, hexOf, sameBytes } from './bytes.ts';
import { bitsOf, type Certificate, hasSigned, isTrue } from './certificates.ts';
import { algorithmOf, contentOf, type DerElement, elementsIn, instantOf, partsOf, tags } from './der.ts';
import { isNumber, mustBe } from './signed-data.ts';

/** A list of revoked certificates (CRL, RFC 5280, 5), as far as a certificate is judged by it. */
export interface RevocationList {
  readonly der: Bytes;
  readonly issuer: Bytes;
  /** When it was issued. */
  readonly from: Date;
  /** When there will be a newer one, at the latest: from then on it says nothing any more. */
  readonly until: Date;
  /** The serial numbers of all that are revoked, hex. */
  readonly revoked: ReadonlySet<string>;
  readonly signed: Bytes;
  readonly algorithm: string;
  readonly signature: Bytes;
}

/**
 * What is critical in a list changes what the rest of it means: that it is a part of a list, or the changes to another one, or
 * names certificates of others. Such a list says nothing to us.
 */
const refuseCritical = (extensions: readonly DerElement[]): void =>
  mustBe(!extensions.some((one) => isTrue(partsOf(one)[1])), 'it is not a whole list of its issuer alone');

const serialOf = (entry: DerElement): string => {
  const [serial, , extensions] = partsOf(entry);
  if (extensions) refuseCritical(partsOf(extensions));
  return hexOf(contentOf(serial, tags.integer));
};

/** Reads a list, DER. Throws for what is none, or not a whole one. */
export const readRevocationList = (der: Bytes): RevocationList => {
  const [list, ...behind] = elementsIn(der);
  const [signed, algorithm, signature, ...rest] = partsOf(list);
  if (!signed || !algorithm || behind.length + rest.length > 0) throw new Error('it is no list');
  const [version, inner, issuer, from, until, ...more] = partsOf(signed);
  mustBe(isNumber(version, 1), 'another version');
  if (!issuer || !inner || !sameBytes(inner.whole, algorithm.whole)) throw new Error('a list of two algorithms');
  const entries = more.find(({ tag }) => tag === tags.sequence);
  const extensions = more.find(({ tag }) => tag === tags.context(0));
  if (extensions) refuseCritical(partsOf(partsOf(extensions, tags.context(0))[0]));
  return {
    der,
    issuer: issuer.whole,
    from: instantOf(from),
    until: instantOf(until),
    revoked: new Set(entries ? partsOf(entries).map(serialOf) : []),
    signed: signed.whole,
    algorithm: algorithmOf(algorithm),
    signature: bitsOf(signature),
  };
};

/** Whether it is this certificate's own list. Throws for an algorithm that we don't know. */
export const isListBy = async (list: RevocationList, issuer: Certificate): Promise<boolean> =>
  issuer.isAuthority &&
  issuer.signsLists &&
  sameBytes(list.issuer, issuer.subject) &&
  (await hasSigned(issuer, list.algorithm, list.signed, list.signature));

export const isInDate = ({ from, until }: RevocationList, at: Date): boolean => from <= at && at < until;

/** What a list says of a certificate; null: none of them speaks for it. */
export interface Standing {
  readonly certificate: Certificate;
  readonly list: RevocationList | null;
  readonly isRevoked: boolean;
}

const isListOf = (list: RevocationList, issuer: Certificate): Promise<boolean> =>
  isListBy(list, issuer).catch(() => false);

/** What these lists say of each certificate of a chain but its root, at that instant: the first that is its issuer's and in date. */
export const standingsOf = async (
  chain: readonly Certificate[],
  lists: readonly RevocationList[],
  at: Date,
): Promise<readonly Standing[]> => {
  const found: Standing[] = [];
  for (const [index, certificate] of chain.slice(0, -1).entries()) {
    const issuer = chain[index + 1] ?? certificate;
    let own: RevocationList | null = null;
    for (const list of lists) if (!own && isInDate(list, at) && (await isListOf(list, issuer))) own = list;
    found.push({ certificate, list: own, isRevoked: own?.revoked.has(hexOf(certificate.serial)) ?? false });
  }
  return found;
};
