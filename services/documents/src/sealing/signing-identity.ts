import { randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';

/** What a sealer needs, as PEM texts to be stored by the caller; the key is a secret. */
export interface SigningIdentity {
  /** PKCS #8. */
  readonly privateKey: string;
  /** The sealing certificate first, the root last. */
  readonly certificateChain: readonly string[];
  /** What those who check a seal have to trust. */
  readonly rootCertificate: string;
  /** What those have to trust who check a seal from before it was renewed. */
  readonly earlierRoots?: readonly string[];
}

/** When the first of its certificates ends: nothing can be sealed after that. */
export const endOf = ({ certificateChain, rootCertificate }: SigningIdentity): Date =>
  new Date(
    Math.min(...[...certificateChain, rootCertificate].map((pem) => new X509Certificate(pem).validToDate.getTime())),
  );

/** RSA with PKCS #1 v1.5: every PDF reader knows it, and sealing the same bytes again gives the same bytes. */
const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
};

const oid = {
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  authorityKeyIdentifier: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  documentSigning: '1.3.6.1.5.5.7.3.36',
  /** Readers older than RFC 9336 look for this one. */
  emailProtection: '1.3.6.1.5.5.7.3.4',
} as const;

/** The bits of a key usage (RFC 5280, 4.2.1.3) with how many of the last ones are unused. */
const usage = {
  signsDocuments: { bits: 0b1100_0000, unused: 6 }, // digitalSignature, nonRepudiation
  signsCertificates: { bits: 0b0000_0110, unused: 1 }, // keyCertSign, cRLSign
} as const;

const engine = pki.getCrypto(true);

const pem = (label: string, der: ArrayBuffer): string => {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
};

/** Each part of the name in a set of its own; pkijs would join them to one part with two values. */
const nameOf = (commonName: string, organisation: string) => {
  const part = (type: string, value: string) =>
    new asn1.Set({
      value: [
        new asn1.Sequence({
          value: [new asn1.ObjectIdentifier({ value: type }), new asn1.Utf8String({ value })],
        }),
      ],
    });
  const parts = [part(oid.organisation, organisation), part(oid.commonName, commonName)];
  return pki.RelativeDistinguishedNames.fromBER(new asn1.Sequence({ value: parts }).toBER());
};

const extension = (extnID: string, critical: boolean, value: { toBER: () => ArrayBuffer }) =>
  new pki.Extension({ extnID, critical, extnValue: value.toBER() });

const years = (from: Date, count: number): Date => {
  const until = new Date(from);
  until.setUTCFullYear(from.getUTCFullYear() + count);
  return until;
};

const keyIdentifier = async (publicKey: CryptoKey): Promise<ArrayBuffer> => {
  const info = new pki.PublicKeyInfo();
  await info.importKey(publicKey);
  return webcrypto.subtle.digest('SHA-1', info.subjectPublicKey.valueBlock.valueHexView);
};

interface Issue {
  readonly subject: pki.RelativeDistinguishedNames;
  readonly issuer: pki.RelativeDistinguishedNames;
  readonly publicKey: CryptoKey;
  readonly issuerKeys: CryptoKeyPair;
  readonly from: Date;
  readonly until: Date;
  readonly isRoot: boolean;
}

const issue = async ({ subject, issuer, publicKey, issuerKeys, from, until, isRoot }: Issue): Promise<string> => {
  const certificate = new pki.Certificate();
  certificate.version = 2;
  // Positive and 127 bits of chance.
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new asn1.Integer({ valueHex: new Uint8Array(serial).buffer });
  certificate.subject = subject;
  certificate.issuer = issuer;
  certificate.notBefore.value = from;
  certificate.notAfter.value = until;
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  const { bits, unused } = isRoot ? usage.signsCertificates : usage.signsDocuments;
  const own = new asn1.OctetString({ valueHex: await keyIdentifier(publicKey) });
  const issuers = new asn1.OctetString({ valueHex: await keyIdentifier(issuerKeys.publicKey) });
  certificate.extensions = [
    extension(
      oid.basicConstraints,
      true,
      new pki.BasicConstraints(isRoot ? { cA: true, pathLenConstraint: 0 } : {}).toSchema(),
    ),
    extension(oid.keyUsage, true, new asn1.BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits: unused })),
    extension(oid.subjectKeyIdentifier, false, own),
    extension(oid.authorityKeyIdentifier, false, new pki.AuthorityKeyIdentifier({ keyIdentifier: issuers }).toSchema()),
    ...(isRoot
      ? []
      : [
          extension(
            oid.extendedKeyUsage,
            false,
            new pki.ExtKeyUsage({ keyPurposes: [oid.documentSigning, oid.emailProtection] }).toSchema(),
          ),
        ]),
  ];
  await certificate.sign(issuerKeys.privateKey, 'SHA-256', engine);
  return pem('CERTIFICATE', certificate.toSchema(true).toBER(false));
};

const newKeys = (extractable: boolean) =>
  webcrypto.subtle.generateKey(algorithm, extractable, ['sign', 'verify']) as Promise<CryptoKeyPair>;

/**
 * A root and a sealing certificate of its own, for a house that has none from a trust service. The root's key signs
 * this one certificate and is forgotten: nobody can make a second sealer under it.
 */
export const createSigningIdentity = async ({
  organisation,
  now,
}: {
  readonly organisation: string;
  readonly now: Date;
}): Promise<SigningIdentity> => {
  const [rootKeys, keys] = await Promise.all([newKeys(false), newKeys(true)]);
  const rootName = nameOf(`${organisation} Root`, organisation);
  // An hour of grace for clocks that are behind; certificates count in seconds.
  const from = new Date(Math.floor(now.getTime() / 1000) * 1000 - 3_600_000);
  const of = { issuer: rootName, issuerKeys: rootKeys, from };
  const [rootCertificate, certificate] = await Promise.all([
    issue({ ...of, subject: rootName, publicKey: rootKeys.publicKey, until: years(from, 20), isRoot: true }),
    issue({
      ...of,
      subject: nameOf(`${organisation} Document Seal`, organisation),
      publicKey: keys.publicKey,
      until: years(from, 10),
      isRoot: false,
    }),
  ]);
  return {
    privateKey: pem('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificateChain: [certificate, rootCertificate],
    rootCertificate,
  };
};
