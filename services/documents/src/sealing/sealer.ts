import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { PDF, type Signer, type TimestampAuthority } from '@libpdf/core';
import { pageUnits } from '@touchline/contracts/policies/signing-fields';
import { sha256 } from '@touchline/platform/domain';
import type { Signature } from '../document/state.ts';
import { signatureSpot, signedAtSpot } from '../paper/spots.ts';
import { instant } from '../paper/values.ts';
import { signAsBaseline } from './baseline.ts';
import type { FilledField } from './filled-fields.ts';
import { type Entry, layOver } from './marks.ts';
import { putLists } from './security-store.ts';
import { keepInherited, shownOf, sizeOf } from './shown-page.ts';
import { renderSignaturePage } from './signature-page.ts';
import type { SigningIdentity } from './signing-identity.ts';
import { type Spot, spotsOf } from './spots-of.ts';

export interface SealInput {
  /** The file that everyone signed. */
  readonly pdf: Uint8Array;
  readonly documentId: string;
  readonly title: string;
  /** The instant the seal claims, UTC ISO 8601. */
  readonly at: string;
  /** Whether the file itself has places for signatures; else they get a page of their own, at its end. */
  readonly hasPlaces: boolean;
  /** How an instant is written beneath a signature. Absent: in English. */
  readonly instantAs?: (at: string) => string;
  /** What was filled in on its own pages. */
  readonly fields?: readonly FilledField[];
  readonly signatures: readonly {
    readonly order: number;
    readonly name: string;
    /** As what this person signs (`The Player`, `For Sparta Rotterdam`). */
    readonly party: string;
    readonly signature: Signature;
    readonly signedAt: string;
  }[];
}

export interface Sealed {
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string;
}

export interface Sealer {
  /** Draws the marks and seals: the signed file stays a prefix of the sealed one, byte by byte. */
  readonly seal: (input: SealInput) => Promise<Sealed>;
  /** Seals a file as it is, a certificate for example. */
  readonly sealAsItIs: (input: {
    readonly pdf: Uint8Array;
    readonly reason: string;
    readonly at: string;
  }) => Promise<Sealed>;
}

export interface SealerOptions extends Pick<SigningIdentity, 'certificateChain' | 'privateKey'> {
  /** An RFC 3161 authority that confirms the time (PAdES B-T); without one the seal is B-B and the time a claim. */
  readonly timestampAuthority?: TimestampAuthority;
  /** Lists of revoked certificates, DER, that the file keeps beside a confirmed time (what PAdES B-LT keeps). */
  readonly lists?: readonly Uint8Array[] | undefined;
}

/** Bytes that are kept free for a seal with a token in it: two chains of certificates, with the longest keys that are in use. */
const roomWithToken = 32 * 1024;

/** Puts the seal into the file; what it writes as a signature is signed anew. */
const placerOf = (certificateChain: readonly string[], key: KeyObject): Signer => {
  const [certificate, ...rest] = certificateChain.map((pem) => new X509Certificate(pem));
  if (!certificate) throw new Error('the sealing certificate is missing');
  if (!certificate.checkPrivateKey(key)) throw new Error("the sealing key isn't the certificate's");
  if (key.asymmetricKeyType !== 'rsa') throw new Error('the sealing key has to be RSA');
  return {
    certificate: new Uint8Array(certificate.raw),
    certificateChain: rest.map((each) => new Uint8Array(each.raw)),
    keyType: 'RSA',
    signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
    sign: async () => new Uint8Array(),
  };
};

/** Places for every mark: those of the file itself or, where one is missing, those of a page that is put at its end. */
const placesFor = async (pdf: PDF, input: SealInput): Promise<ReadonlyMap<string, Spot>> => {
  const spots = spotsOf(pdf);
  if (input.hasPlaces && input.signatures.every(({ order }) => spots.has(signatureSpot.nameOf(order)))) return spots;
  const pages = pdf.getPageCount();
  for (const page of pdf.getPages()) keepInherited(pdf, page);
  const added = await PDF.load(
    await renderSignaturePage({
      documentId: input.documentId,
      title: input.title,
      originalSha256: sha256(input.pdf),
      pages,
      at: input.at,
      signers: input.signatures,
    }),
  );
  await pdf.copyPagesFrom(
    added,
    added.getPages().map((_, index) => index),
  );
  return new Map([...spotsOf(added)].map(([name, spot]) => [name, { ...spot, page: spot.page + pages }]));
};

/** What is filled in, where it stands on its page. */
const entryOf = (pdf: PDF, field: FilledField): Entry => {
  const page = pdf.getPage(field.page - 1);
  if (page === null) throw new Error(`no page ${field.page} to fill in`);
  const size = sizeOf(shownOf(pdf, page));
  const [across, down] = [size.width / pageUnits, size.height / pageUnits];
  const spot = {
    ...{ page: field.page - 1, x: field.left * across, y: size.height - (field.top + field.height) * down },
    ...{ width: field.width * across, height: field.height * down },
  };
  switch (field.kind) {
    case 'mark':
      return { kind: 'mark', signature: field.signature, spot };
    case 'words':
      return { kind: 'words', text: field.text, spot };
    default:
      return { kind: 'tick', spot };
  }
};

/**
 * Seals as PAdES with one identity. Throws where chain and key don't belong together; the calls throw where a file
 * can't be read or can only be written anew, which would not keep what was signed.
 */
export const createSealer = ({ certificateChain, privateKey, timestampAuthority, lists }: SealerOptions): Sealer => {
  const key = createPrivateKey(privateKey);
  const signer = placerOf(certificateChain, key);

  const finish = async (pdf: PDF, original: Uint8Array, reason: string, at: string): Promise<Sealed> => {
    // Before the seal, which speaks for them as for all of the file: nothing has to follow it.
    if (lists) putLists(pdf, lists);
    const placed = await pdf.sign({
      ...{ signer, reason, signingTime: new Date(at), level: 'B-B' },
      ...(timestampAuthority && { estimatedSize: roomWithToken }),
    });
    const bytes = await signAsBaseline(placed.bytes, key, timestampAuthority);
    if (Buffer.compare(bytes.subarray(0, original.length), original) !== 0)
      throw new Error("the file can't be sealed without changing what was signed");
    return { bytes, sha256: sha256(bytes) };
  };

  return {
    seal: async (input) => {
      const pdf = await PDF.load(input.pdf);
      const places = await placesFor(pdf, input);
      const { instantAs = instant } = input;
      const entries = input.signatures.flatMap(({ order, signature, signedAt }): Entry[] => {
        const spot = places.get(signatureSpot.nameOf(order));
        const below = places.get(signedAtSpot.nameOf(order));
        if (!spot) throw new Error(`no place for signature ${order}`);
        return [
          { kind: 'mark', signature, spot },
          ...(below ? [{ kind: 'caption' as const, text: instantAs(signedAt), spot: below }] : []),
        ];
      });
      const filled = (input.fields ?? []).map((field) => entryOf(pdf, field));
      await layOver(pdf, [...filled, ...entries]);
      return finish(pdf, input.pdf, `${input.title}: signed by all ${input.signatures.length}`, input.at);
    },
    sealAsItIs: async ({ pdf, reason, at }) => finish(await PDF.load(pdf), pdf, reason, at),
  };
};
