import { X509Certificate } from 'node:crypto';
import { PDF, PdfArray, PdfNumber, PdfString } from '@libpdf/core';
import { sha256 } from '@touchline/platform/domain';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';

export interface SealCheck {
  /** The file that was signed: the sealed one has to begin with it. Left out for a file that is sealed as it is. */
  readonly original?: { readonly sha256: string; readonly size: number };
  /** PEM; the seal's chain has to end in one of them. */
  readonly trustedRoots: readonly string[];
}

export type SealFault =
  | 'unreadable'
  | 'no-seal'
  | 'not-all-covered'
  | 'original-changed'
  | 'signature-invalid'
  | 'chain-untrusted';

export type SealVerdict =
  | { readonly valid: true; readonly signedBy: string; readonly at: string | null }
  | { readonly valid: false; readonly fault: SealFault; readonly detail: string };

const broken = (fault: SealFault, detail: string): SealVerdict => ({ valid: false, fault, detail });

interface Seal {
  readonly ranges: readonly [number, number, number, number];
  readonly contents: Uint8Array;
}

const sealOf = (pdf: PDF): Seal | null => {
  const signed = (pdf.getForm()?.getSignatureFields() ?? []).filter((field) => field.isSigned());
  const dictionary = signed.at(-1)?.getSignatureDict();
  const range = dictionary?.get('ByteRange');
  const contents = dictionary?.get('Contents');
  if (!(range instanceof PdfArray) || !(contents instanceof PdfString)) return null;
  const [a, b, c, d] = range.toArray().map((item) => (item instanceof PdfNumber ? item.value : Number.NaN));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return { ranges: [a, b, c, d], contents: contents.bytes };
};

/** The two ranges leave out nothing but the signature itself: one hexadecimal text between angle brackets. */
const coversAll = (bytes: Uint8Array, [start, length, next, rest]: Seal['ranges']): boolean => {
  if (start !== 0 || length <= 0 || next <= length || next + rest !== bytes.length) return false;
  return /^<[0-9A-Fa-f]*>$/.test(Buffer.from(bytes.subarray(length, next)).toString('latin1'));
};

const pemToCertificate = (text: string): pki.Certificate => pki.Certificate.fromBER(new X509Certificate(text).raw);

const signingTime = '1.2.840.113549.1.9.5';
const signingCertificate = '1.2.840.113549.1.9.16.2.47';

const attributeOf = (info: pki.SignerInfo | undefined, type: string): unknown =>
  info?.signedAttrs?.attributes.find((attribute) => attribute.type === type)?.values[0];

/** PAdES binds the certificate itself: its SHA-256 stands among the signed attributes. */
const bindsCertificate = (info: pki.SignerInfo | undefined, certificate: X509Certificate): boolean => {
  const attribute = attributeOf(info, signingCertificate);
  if (!(attribute instanceof asn1.Sequence)) return false;
  return Buffer.from(attribute.toBER()).includes(Buffer.from(sha256(certificate.raw), 'hex'));
};

/**
 * Opens a sealed file again and judges it as a stranger would: the seal covers every byte, its signature is valid, its
 * certificate leads to a trusted root, and the file begins with what was signed. Never throws for what a file may hold.
 */
export const verifySealed = async (bytes: Uint8Array, { original, trustedRoots }: SealCheck): Promise<SealVerdict> => {
  let seal: Seal | null;
  try {
    seal = sealOf(await PDF.load(bytes));
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
    const time = attributeOf(info, signingTime);
    const at = time instanceof asn1.UTCTime ? time.toDate() : null;

    const chain = new pki.CertificateChainValidationEngine({
      certs: [
        ...(signed.certificates ?? []).filter((each) => each instanceof pki.Certificate),
        result.signerCertificate,
      ],
      trustedCerts: trustedRoots.map(pemToCertificate),
      // A seal stays good after its certificate has run out, if it was good when it was made.
      checkDate: at ?? new Date(),
    });
    const trust = await chain.verify();
    if (!trust.result) return broken('chain-untrusted', trust.resultMessage);
    return { valid: true, signedBy: certificate.subject.replaceAll('\n', ', '), at: at?.toISOString() ?? null };
  } catch (error) {
    return broken('signature-invalid', error instanceof Error ? error.message : String(error));
  }
};
