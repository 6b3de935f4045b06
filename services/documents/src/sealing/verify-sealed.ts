import { X509Certificate } from 'node:crypto';
import { PDF, PdfArray, PdfNumber, PdfString } from '@libpdf/core';
import { claimedInstantIn } from '@touchline/contracts/evidence/seal';
import { attributeTypes } from '@touchline/contracts/evidence/signed-data';
import { sha256 } from '@touchline/platform/domain';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { listsIn } from './security-store.ts';

export interface SealCheck {
  /** The file that was signed: the sealed one has to begin with it. Left out for a file that is sealed as it is. */
  readonly original?: { readonly sha256: string; readonly size: number };
  /** PEM; the seal's chain has to end in one of them. */
  readonly trustedRoots: readonly string[];
  /** Where an authority has to confirm the time: PEM, the roots that it may lead to; none: a root that its token brings. */
  readonly time?: { readonly trustedRoots: readonly string[] };
  /** Whether the file has to keep a list of revoked certificates for each of its certificates, that of the authority among them. */
  readonly needsLists?: boolean;
}

export type SealFault =
  | 'unreadable'
  | 'no-seal'
  | 'not-all-covered'
  | 'original-changed'
  | 'signature-invalid'
  | 'chain-untrusted'
  | 'time-unconfirmed'
  | 'time-invalid'
  | 'list-missing'
  | 'certificate-revoked';

export type SealVerdict =
  | {
      readonly valid: true;
      readonly signedBy: string;
      readonly at: string | null;
      /** When an authority outside confirms that it was sealed, and whose that is. */
      readonly time?: { readonly at: string; readonly by: string };
    }
  | { readonly valid: false; readonly fault: SealFault; readonly detail: string };

const broken = (fault: SealFault, detail: string): SealVerdict => ({ valid: false, fault, detail });

interface Seal {
  readonly ranges: readonly [number, number, number, number];
  readonly contents: Uint8Array;
  /** When it was made, as the file says. */
  readonly claimed: Date | null;
}

const sealOf = (pdf: PDF): Seal | null => {
  const signed = (pdf.getForm()?.getSignatureFields() ?? []).filter((field) => field.isSigned());
  const dictionary = signed.at(-1)?.getSignatureDict();
  const range = dictionary?.get('ByteRange');
  const contents = dictionary?.get('Contents');
  if (!(range instanceof PdfArray) || !(contents instanceof PdfString)) return null;
  const [a, b, c, d] = range.toArray().map((item) => (item instanceof PdfNumber ? item.value : Number.NaN));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  const made = dictionary?.get('M');
  const claimed = made instanceof PdfString ? claimedInstantIn(made.asString()) : null;
  return { ranges: [a, b, c, d], contents: contents.bytes, claimed };
};

/** The two ranges leave out nothing but the signature itself: one hexadecimal text between angle brackets. */
const coversAll = (bytes: Uint8Array, [start, length, next, rest]: Seal['ranges']): boolean => {
  if (start !== 0 || length <= 0 || next <= length || next + rest !== bytes.length) return false;
  return /^<[0-9A-Fa-f]*>$/.test(Buffer.from(bytes.subarray(length, next)).toString('latin1'));
};

const pemToCertificate = (text: string): pki.Certificate => pki.Certificate.fromBER(new X509Certificate(text).raw);

const attributeOf = (info: pki.SignerInfo | undefined, type: string): unknown =>
  info?.signedAttrs?.attributes.find((attribute) => attribute.type === type)?.values[0];

/** PAdES binds the certificate itself: its SHA-256 stands among the signed attributes. */
const bindsCertificate = (info: pki.SignerInfo | undefined, certificate: X509Certificate): boolean => {
  const attribute = attributeOf(info, attributeTypes.signingCertificate);
  if (!(attribute instanceof asn1.Sequence)) return false;
  return Buffer.from(attribute.toBER()).includes(Buffer.from(sha256(certificate.raw), 'hex'));
};

const extendedKeyUsage = '2.5.29.37';
const timeStamping = '1.3.6.1.5.5.7.3.8';
const organisationName = '2.5.4.10';
const commonName = '2.5.4.3';

/** Whether its key is for time stamps and nothing else, as RFC 3161, 2.3 wants it. */
const isForTimeAlone = ({ extensions }: pki.Certificate): boolean => {
  const usage = extensions?.find(({ extnID }) => extnID === extendedKeyUsage);
  const purposes = usage?.parsedValue;
  return (
    usage?.critical === true && purposes instanceof pki.ExtKeyUsage && purposes.keyPurposes.join() === timeStamping
  );
};

const certificatesIn = ({ certificates = [] }: pki.SignedData): pki.Certificate[] =>
  certificates.filter((each) => each instanceof pki.Certificate);

const isRoot = ({ subject, issuer }: pki.Certificate): boolean => subject.isEqual(issuer);

/** What a person reads: the first of these that it says. */
const nameOf = ({ subject }: pki.Certificate, ...wanted: readonly string[]): string => {
  const said = wanted.map((one) => subject.typesAndValues.find(({ type }) => type === one)?.value.valueBlock.value);
  return said.find((text) => text !== undefined) ?? '';
};

type Chain = readonly pki.Certificate[];

/** From the signer's certificate to a root that is trusted, each in force at that instant. Throws where there is no such way. */
const chainOf = async (
  signed: pki.SignedData,
  signer: pki.Certificate,
  trustedCerts: pki.Certificate[],
  checkDate: Date,
): Promise<Chain> => {
  // The engine judges the last one, and drops all but the first of those that are the same: the signer's stands there once.
  const others = certificatesIn(signed).filter(({ tbs }) => !Buffer.from(tbs).equals(Buffer.from(signer.tbs)));
  const engine = new pki.CertificateChainValidationEngine({ certs: [...others, signer], trustedCerts, checkDate });
  const { result, resultMessage, certificatePath = [] } = await engine.verify();
  if (!result) throw new Error(resultMessage);
  return certificatePath;
};

/** What a token confirms of this signature. Throws where anything doesn't hold. */
const confirmedTime = async (
  token: unknown,
  signature: ArrayBuffer,
  trustedRoots: readonly string[],
): Promise<{ readonly at: Date; readonly by: string; readonly chain: Chain }> => {
  const signed = new pki.SignedData({ schema: pki.ContentInfo.fromBER(derOf(token)).content });
  // The imprint is compared with the signature's own digest here, and the token's signature with its statement.
  const result = await signed.verify({ signer: 0, data: signature, extendedMode: true });
  const signer = result.signerCertificate;
  if (!result.signatureVerified || !signer) throw new Error(`code ${result.code}: ${result.message}`);
  if (!isForTimeAlone(signer)) throw new Error('the certificate is not one for time stamps alone');
  const { genTime } = pki.TSTInfo.fromBER(contentOf(signed));
  const roots = trustedRoots.length > 0 ? trustedRoots.map(pemToCertificate) : certificatesIn(signed).filter(isRoot);
  return {
    at: genTime,
    by: nameOf(signer, organisationName, commonName),
    chain: await chainOf(signed, signer, roots, genTime),
  };
};

/** SHA-1, as nobody signs with any more. */
const oldAlgorithms = ['1.2.840.113549.1.1.5', '1.2.840.10045.4.1'];

const isCritical = ({ critical }: pki.Extension): boolean => critical;

/** Whether it is a whole list of this issuer, signed by it, and in date then. */
const isListBy = async (
  list: pki.CertificateRevocationList,
  issuerCertificate: pki.Certificate,
  at: Date,
): Promise<boolean> => {
  const { thisUpdate, nextUpdate, crlExtensions, revokedCertificates = [], signatureAlgorithm } = list;
  const isInDate = thisUpdate.value <= at && nextUpdate !== undefined && at < nextUpdate.value;
  const entries = revokedCertificates.map((each) => each.crlEntryExtensions);
  const isWhole = ![crlExtensions, ...entries].some((all) => all?.extensions.some(isCritical));
  const isOld = oldAlgorithms.includes(signatureAlgorithm.algorithmId);
  return isInDate && isWhole && !isOld && (await list.verify({ issuerCertificate }));
};

const parsed = (der: Uint8Array): pki.CertificateRevocationList[] => {
  try {
    return [pki.CertificateRevocationList.fromBER(new Uint8Array(der))];
  } catch {
    // What is no list speaks for nobody.
    return [];
  }
};

/** What is wrong with the first certificate that no list speaks for, or that one of them names; a root vouches for itself. */
const unlisted = async (
  chains: readonly Chain[],
  ders: readonly Uint8Array[],
  at: Date,
): Promise<SealVerdict | undefined> => {
  const lists = ders.flatMap(parsed);
  for (const chain of chains)
    for (const [index, certificate] of chain.entries()) {
      const issuer = chain[index + 1];
      if (!issuer || isRoot(certificate)) continue;
      const own: pki.CertificateRevocationList[] = [];
      for (const list of lists) if (await isListBy(list, issuer, at)) own.push(list);
      const name = nameOf(certificate, commonName);
      if (own.length === 0) return broken('list-missing', `no list of revoked certificates speaks for ${name}`);
      if (own.some((list) => list.isCertificateRevoked(certificate)))
        return broken('certificate-revoked', `${name} is revoked by its issuer`);
    }
  return undefined;
};

const derOf = (element: unknown): ArrayBuffer => {
  if (!(element instanceof asn1.BaseBlock)) throw new Error('no token');
  return element.toBER();
};

const contentOf = ({ encapContentInfo: { eContent } }: pki.SignedData): Uint8Array<ArrayBuffer> => {
  if (!eContent) throw new Error('it does not bring its statement along');
  return new Uint8Array(eContent.getValue());
};

/** All that stands beside the signature and isn't signed by it: nothing, or one token. */
const tokenBeside = (info: pki.SignerInfo | undefined): unknown => {
  const [attribute, ...more] = info?.unsignedAttrs?.attributes ?? [];
  if (!attribute) return undefined;
  if (more.length > 0 || attribute.type !== attributeTypes.timeStampToken || attribute.values.length !== 1)
    throw new Error('something else stands beside the signature');
  return attribute.values[0];
};

/**
 * Opens a sealed file again and judges it as a stranger would: the seal covers every byte, its signature is valid, its
 * certificate leads to a trusted root, the time that is confirmed of it is, the file begins with what was signed, and it keeps the lists of
 * revoked certificates that it has to keep. Never throws for what a file may hold.
 */
export const verifySealed = async (
  bytes: Uint8Array,
  { original, trustedRoots, time: wanted, needsLists = false }: SealCheck,
): Promise<SealVerdict> => {
  let seal: Seal | null;
  let lists: readonly Uint8Array[];
  try {
    const pdf = await PDF.load(bytes);
    seal = sealOf(pdf);
    lists = needsLists ? listsIn(pdf) : [];
  } catch (error) {
    return broken('unreadable', String(error));
  }
  if (seal === null) return broken('no-seal', 'the file carries no signature');
  if (!coversAll(bytes, seal.ranges))
    return broken('not-all-covered', `ranges ${seal.ranges.join(' ')} of ${bytes.length}`);
  if (original && sha256(bytes.subarray(0, original.size)) !== original.sha256)
    return broken('original-changed', `the first ${original.size} bytes are not those that were signed`);

  const [, length, next] = seal.ranges;
  const covered = Buffer.concat([bytes.subarray(0, length), bytes.subarray(next)]);
  try {
    const cms = pki.ContentInfo.fromBER(new Uint8Array(seal.contents));
    const signed = new pki.SignedData({ schema: cms.content });
    const result = await signed.verify({
      signer: 0,
      data: new Uint8Array(covered).buffer,
      extendedMode: true,
    });
    if (!result.signatureVerified || !result.signerCertificate)
      return broken('signature-invalid', `code ${result.code}: ${result.message}`);
    const certificate = new X509Certificate(Buffer.from(result.signerCertificate.toSchema().toBER(false)));
    const [info] = signed.signerInfos;
    if (!bindsCertificate(info, certificate))
      return broken('signature-invalid', 'the certificate is not bound to the seal');
    // Seals of before had it among their signed attributes as well.
    const claimed = attributeOf(info, attributeTypes.signingTime);
    const at = claimed instanceof asn1.UTCTime ? claimed.toDate() : seal.claimed;

    let time: Awaited<ReturnType<typeof confirmedTime>> | undefined;
    try {
      const token = tokenBeside(info);
      const signature = info?.signature.getValue() ?? new ArrayBuffer();
      time = token === undefined ? undefined : await confirmedTime(token, signature, wanted?.trustedRoots ?? []);
    } catch (error) {
      return broken('time-invalid', error instanceof Error ? error.message : String(error));
    }
    if (wanted && !time) return broken('time-unconfirmed', 'nobody confirms the time of the seal');

    // A seal stays good after its certificate has run out, if it was good when it was made.
    const then = time?.at ?? at ?? new Date();
    let chain: Chain;
    try {
      chain = await chainOf(signed, result.signerCertificate, trustedRoots.map(pemToCertificate), then);
    } catch (error) {
      return broken('chain-untrusted', error instanceof Error ? error.message : String(error));
    }
    const fault = needsLists ? await unlisted([chain, time?.chain ?? []], lists, then) : undefined;
    if (fault) return fault;
    return {
      valid: true,
      signedBy: certificate.subject.replaceAll('\n', ', '),
      at: at?.toISOString() ?? null,
      ...(time && { time: { at: time.at.toISOString(), by: time.by } }),
    };
  } catch (error) {
    return broken('signature-invalid', error instanceof Error ? error.message : String(error));
  }
};
