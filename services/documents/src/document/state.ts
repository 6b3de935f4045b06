import type { PublicDocument } from '@touchline/contracts/events';
import type { ClubTeam, Terms } from '@touchline/contracts/values';
import type { TrailEntry } from './audit-trail.ts';

export type DocumentKind = PublicDocument['kind'];
export type SignerRole = PublicDocument['signers'][number]['role'];

/** The profile that acts, and the user it belongs to. */
export interface Person {
  readonly profile: string;
  readonly user: string;
}

/** What a signer leaves on the page: typed words, or a drawing as SVG path data with absolute M, L, Q, C and Z only. */
export type Signature =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'drawn'; readonly path: string };

export interface Evidence {
  readonly signature: Signature;
  /** The proof that the password was given once more: its id, and when it was given. */
  readonly proof: { readonly jti: string; readonly at: string };
  /** SHA-256 of the file that was signed. */
  readonly sha256: string;
  readonly ip: string;
  readonly userAgent: string;
}

export interface Signatory extends Person {
  readonly name: string;
  readonly email: string;
  readonly role: SignerRole;
}

export type Signer = Signatory & { readonly order: number } & (
    | { readonly status: 'waiting' | 'current' }
    | { readonly status: 'signed'; readonly signedAt: string; readonly evidence: Evidence }
    | { readonly status: 'declined'; readonly declinedAt: string }
  );
export type SignedSigner = Extract<Signer, { status: 'signed' }>;

/** A stored file: where it lies, its SHA-256 (hex) and its size in bytes. */
export interface StoredFile {
  readonly key: string;
  readonly sha256: string;
  readonly size: number;
}
export type SealedFile = Omit<StoredFile, 'size'>;

/** The offer that a contract comes from. The terms are those of the accepted round, as they were. */
export interface ContractSource {
  readonly offerId: string;
  readonly round: number;
  readonly clubTeam: ClubTeam;
  readonly player: Person & { readonly name: string; readonly nickname: string; readonly dateOfBirth: string };
  readonly terms: Terms;
  /** SHA-256 over the canonical JSON of the terms, hex. */
  readonly termsDigest: string;
}

export interface Drafted {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly author: Person & { readonly name: string };
  readonly contract: ContractSource | null;
  readonly signers: readonly Signer[];
  readonly draftedAt: string;
  readonly trail: readonly TrailEntry[];
}

type WithFile = Drafted & { readonly file: StoredFile; readonly availableAt: string; readonly expiresAt: string };
type Ended = Drafted & {
  readonly file: StoredFile | null;
  readonly expiresAt: string | null;
  readonly endedAt: string;
};

export type Absent = { readonly status: 'absent' };
export type Draft = Drafted & { readonly status: 'draft'; readonly file: StoredFile | null };
export type Available = WithFile & { readonly status: 'available' };
export type FullySigned = WithFile & {
  readonly status: 'fully-signed';
  readonly fullySignedAt: string;
  /** Failed attempts to seal so far, and the cause of the last one. */
  readonly sealing: { readonly attempts: number; readonly cause: string | null };
};
export type Completed = WithFile & {
  readonly status: 'completed';
  readonly fullySignedAt: string;
  readonly completedAt: string;
  readonly sealed: SealedFile;
  readonly certificate: SealedFile;
};
export type Declined = Ended & { readonly status: 'declined'; readonly reason: string };
export type Voided = Ended & { readonly status: 'voided'; readonly reason: string };
export type Expired = Ended & { readonly status: 'expired' };

export type Existing = Draft | Available | FullySigned | Completed | Declined | Voided | Expired;
export type Document = Absent | Existing;

/** From this many failed attempts on a seal counts as stuck and staff see it. */
export const stuckAfterAttempts = 5;

export const sealIsStuck = (document: Document): boolean =>
  document.status === 'fully-signed' && document.sealing.attempts >= stuckAfterAttempts;

export const currentSigner = (document: Existing): Signer | null =>
  document.signers.find((signer) => signer.status === 'current') ?? null;

/** A document is seen by its author and its signers, and by nobody else. */
export const maySee = (document: Existing, person: Person): boolean =>
  [document.author, ...document.signers].some((p) => p.profile === person.profile && p.user === person.user);
