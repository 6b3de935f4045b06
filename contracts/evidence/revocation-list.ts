import { type Bytes, hexOf, sameBytes } from './bytes.ts';
import { bitsOf, type Certificate, hasSigned, isTrue } from './certificates.ts';
import { algorithmOf, contentOf, type DerElement, eachPartOf, firstElement, instantOf, tags } from './der.ts';
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
const refuseCritical = (extensions: DerElement): void => {
  for (const one of eachPartOf(extensions)) {
    const [, critical] = eachPartOf(one);
    mustBe(!isTrue(critical), 'it is not a whole list of its issuer alone');
  }
};

const serialOf = (entry: DerElement): string => {
  const [serial, , extensions] = eachPartOf(entry);
  if (extensions) refuseCritical(extensions);
  return hexOf(contentOf(serial, tags.integer));
};

const serialsIn = (entries: DerElement): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const entry of eachPartOf(entries)) found.add(serialOf(entry));
  return found;
};

/**
 * Reads a list, DER. Throws for what is none, or not a whole one. Part by part: a list may name a hundred thousand, and one that
 * somebody has made to harm is given up where it is none.
 */
export const readRevocationList = (der: Bytes): RevocationList => {
  const list = firstElement(der);
  const [signed, algorithm, signature, rest] = eachPartOf(list);
  if (!signed || !algorithm || rest || list.whole.length < der.length) throw new Error('it is no list');
  const [version, inner, issuer, from, until, first, second, more] = eachPartOf(signed);
  mustBe(isNumber(version, 1) && !more, 'another version');
  if (!issuer || !inner || !sameBytes(inner.whole, algorithm.whole)) throw new Error('a list of two algorithms');
  const entries = [first, second].find((one) => one?.tag === tags.sequence);
  const extensions = [first, second].find((one) => one?.tag === tags.context(0));
  if (extensions) refuseCritical(firstElement(extensions.content));
  return {
    der,
    issuer: issuer.whole,
    from: instantOf(from),
    until: instantOf(until),
    revoked: entries ? serialsIn(entries) : new Set(),
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

const standingsIn = async (
  chain: readonly Certificate[],
  lists: readonly RevocationList[],
  at: Date,
): Promise<readonly Standing[]> => {
  const found: Standing[] = [];
  for (const [index, certificate] of chain.slice(0, -1).entries()) {
    const issuer = chain[index + 1] ?? certificate;
    const own: RevocationList[] = [];
    for (const list of lists) if (isInDate(list, at) && (await isListOf(list, issuer))) own.push(list);
    const naming = own.find(({ revoked }) => revoked.has(hexOf(certificate.serial)));
    found.push({ certificate, list: naming ?? own[0] ?? null, isRevoked: naming !== undefined });
  }
  return found;
};

/**
 * What these lists say of each certificate of these chains but their roots, at that instant: those that are its issuer's and in date.
 * One that names it counts before one that doesn't.
 */
export const standingsOf = async (
  chains: readonly (readonly Certificate[])[],
  lists: readonly RevocationList[],
  at: Date,
): Promise<readonly Standing[]> => (await Promise.all(chains.map((chain) => standingsIn(chain, lists, at)))).flat();
