import type { PublicDocument } from '@touchline/contracts/events';
import type { FieldKind, FieldPlace } from '@touchline/contracts/policies/signing-fields';
import type { SigningPlace } from '@touchline/contracts/policies/signing-places';
import type { ProofMethod } from '@touchline/contracts/protocol/signature-proof';
import { ageOn, type ClubTeam, type Terms } from '@touchline/contracts/values';
import type { WordingId } from '../contract-pdf/wordings.ts';
import type { AuditEntry } from './audit-trail.ts';

export type DocumentKind = PublicDocument['kind'];
/** As what somebody signs a contract. */
export type PartyRole = PublicDocument['signers'][number]['role'];
export type SignerRole = PartyRole | 'coach' | 'guest';

/** The profile that acts, and the user it belongs to. */
export interface Person {
  readonly profile_id: string;
  readonly user_id: string;
}

/** What a signer leaves on the page: typed words, or a drawing as SVG path data with absolute M, L, Q, C and Z only. */
export type Signature =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'drawn'; readonly path: string };

export interface Evidence {
  readonly signature: Signature;
  /**
   * The proof that the password was given once more, or by a guest the code from his mail: its id, and when that was. Without a
   * method: the password.
   */
  readonly proof: { readonly jti: string; readonly at: string; readonly method?: Exclude<ProofMethod, 'password'> };
  /** SHA-256 of the file that was signed. */
  readonly sha256: string;
  readonly ip: string;
  readonly user_agent: string;
  /** What was entered into the fields of a signer who has some, by their ids. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A field on a page, which one of those who sign fills in. */
export interface PlacedField extends FieldPlace {
  readonly id: string;
  readonly kind: FieldKind;
  /** The profile of who fills it in. */
  readonly signer: string;
  readonly required: boolean;
  readonly label?: string | undefined;
}

/** What somebody has entered, and on which fields he saw it. */
export interface Filled {
  readonly version: string;
  readonly values: readonly { readonly field: string; readonly value: string }[];
}

export interface Signatory extends Person {
  readonly name: string;
  readonly email: string;
  readonly role: SignerRole;
  /** Signs by a mailed link, without an account. Its ids are both that of what made him a signer: the consent, or the naming. */
  readonly guest?: Guest;
}

export interface Guest {
  readonly email: string;
  /** Of a guardian: when the consent was given that this contract stands on; what is said later ends it. */
  readonly consented_at?: string;
}

/** `reminded_at`: of what is to be signed, the last time. */
export type Signer = Signatory & { readonly order: number; readonly reminded_at?: string } & (
    | { readonly status: 'waiting' | 'current' | 'not-needed' }
    | { readonly status: 'signed'; readonly signed_at: string; readonly evidence: Evidence }
    | { readonly status: 'declined'; readonly declined_at: string }
  );
export type SignedSigner = Extract<Signer, { status: 'signed' }>;

/** A stored file: where it lies, its SHA-256 (hex) and its size in bytes. */
export interface StoredFile {
  readonly key: string;
  readonly sha256: string;
  readonly size: number;
  /** How many pages it has, of a paper that somebody has brought. */
  readonly pages?: number;
}
export type SealedFile = Omit<StoredFile, 'size' | 'pages'>;

/** The offer that a contract comes from. The terms are those of the accepted round, as they were. */
export interface ContractSource {
  readonly offer_id: string;
  readonly round: number;
  readonly club_team: ClubTeam;
  readonly player: Person & { readonly name: string; readonly nickname: string; readonly date_of_birth: string };
  readonly terms: Terms;
  /** SHA-256 over the canonical JSON of the terms, hex. */
  readonly terms_digest: string;
}

/** A document before it was corrected, as it was called then. */
export interface Correction {
  readonly document_id: string;
  readonly title: string;
}

export interface Drafted {
  readonly document_id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly author: Person & { readonly name: string };
  readonly contract: ContractSource | null;
  /** The words that a contract is made in. Absent of one from before they were kept. */
  readonly wording?: WordingId;
  readonly signers: readonly Signer[];
  /** Where several stand at one place: all places in their order. Absent: one signer at each. */
  readonly places?: readonly SigningPlace[];
  /** Who gets the sealed document as well, and never signs it. Absent: nobody. */
  readonly copies?: readonly Signatory[];
  /** What those who sign fill in on its pages, in their order. Absent: nothing. */
  readonly fields?: readonly PlacedField[];
  /** Of an own document: what its author says to all who sign, and until when they can; null: fourteen days from its sending. */
  readonly message?: string;
  readonly sign_until?: string | null;
  /** The document that this one takes the place of. */
  readonly corrects?: Correction;
  /** The document that has taken the place of this one. */
  readonly correction?: string;
  readonly drafted_at: string;
  readonly trail: readonly AuditEntry[];
  /** Profiles of those who have left since: what binds the others keeps their names, and tells them to nobody else. */
  readonly former?: readonly string[];
}

type WithFile = Drafted & { readonly file: StoredFile; readonly available_at: string; readonly expires_at: string };
type Ended = Drafted & {
  readonly file: StoredFile | null;
  readonly expires_at: string | null;
  readonly ended_at: string;
};

export type Draft = Drafted & { readonly status: 'draft'; readonly file: StoredFile | null };
export type Available = WithFile & {
  readonly status: 'available';
  /** Since when those who have the turn have it. Absent: since it is available. */
  readonly turn_at?: string;
  /** When the clock reminds them next; null: no more. */
  readonly remind_at?: string | null;
};
export type FullySigned = WithFile & {
  readonly status: 'fully-signed';
  readonly fully_signed_at: string;
  /** Failed attempts to seal so far, and the cause of the last one. */
  readonly sealing: { readonly attempts: number; readonly cause: string | null };
};
export type Completed = WithFile & {
  readonly status: 'completed';
  readonly fully_signed_at: string;
  readonly completed_at: string;
  readonly sealed: SealedFile;
  readonly certificate: SealedFile;
};
export type Declined = Ended & { readonly status: 'declined'; readonly reason: string };
export type Voided = Ended & { readonly status: 'voided'; readonly reason: string };
export type Expired = Ended & { readonly status: 'expired' };

export type Existing = Draft | Available | FullySigned | Completed | Declined | Voided | Expired;
export type Document = { readonly status: 'none' } | Existing;

/** What its author says about an own document before it is sent. */
export interface DraftWords {
  readonly title: string;
  readonly message: string;
  /** An instant; null: fourteen days from the moment it is sent. */
  readonly sign_until: string | null;
}

/** A place as its author says it, by the profiles of those who sign there. Without a number all of them are needed. */
export interface Place {
  readonly signers: readonly string[];
  readonly needed?: number | undefined;
}

/** Without a proof it is refused where that would be judged: last. */
interface Sign extends Omit<Evidence, 'proof' | 'values'> {
  readonly type: 'Sign';
  readonly fields?: Filled | undefined;
  readonly by: Person;
  readonly now: string;
  readonly proof: Evidence['proof'] | null;
}

export type DocumentCommand =
  | {
      readonly type: 'DraftContract';
      readonly document_id: string;
      readonly title: string;
      readonly author: Person & { readonly name: string };
      readonly contract: ContractSource;
      /** The words that it is made in, today and whenever it is made again. */
      readonly wording: WordingId;
      /** In the order in which they sign. */
      readonly signers: readonly Signatory[];
      readonly now: string;
    }
  | ({ readonly type: 'DraftDocument'; readonly document_id: string; readonly now: string } & DraftWords & {
        readonly author: Person & { readonly name: string };
      })
  | ({ readonly type: 'ChangeDraft'; readonly by: Person; readonly now: string } & DraftWords & {
        /** Of the words that its author had before his eyes. */
        readonly version: string;
      })
  /** A draft with all that the document had: with these members as they are today, and its file, where there is one, once more. */
  | {
      readonly type: 'DraftCorrection';
      readonly document_id: string;
      readonly of: Existing;
      readonly people: readonly Signatory[];
      readonly file: StoredFile | null;
      readonly now: string;
    }
  /** A draft with all that a template keeps, and people in its roles. */
  | ({ readonly type: 'DraftFromTemplate'; readonly document_id: string; readonly now: string } & DraftWords & {
        readonly author: Person & { readonly name: string };
        readonly file: StoredFile;
        readonly signers: readonly Signatory[];
        readonly places?: readonly SigningPlace[];
        readonly copies: readonly Signatory[];
        readonly fields: readonly PlacedField[];
      })
  /** The other one is there: this one is signed no more. */
  | { readonly type: 'Correct'; readonly by: Person; readonly correction: string; readonly now: string }
  | { readonly type: 'UploadFile'; readonly by: Person; readonly file: StoredFile; readonly now: string }
  /** All of them, over those that were seen, on the file that was seen. */
  | {
      readonly type: 'PlaceFields';
      readonly by: Person;
      readonly fields: readonly PlacedField[];
      readonly sha256: string;
      readonly version: string | null;
      readonly now: string;
    }
  | {
      readonly type: 'AddSigner';
      readonly by: Person;
      readonly signer: Signatory;
      /** Whether this person may sign here today. */
      readonly eligible: boolean;
      readonly now: string;
    }
  | { readonly type: 'RemoveSigner'; readonly by: Person; readonly profile_id: string; readonly now: string }
  | {
      readonly type: 'AddCopy';
      readonly by: Person;
      readonly reader: Signatory;
      /** Whether this person may read documents today. */
      readonly eligible: boolean;
      readonly now: string;
    }
  | { readonly type: 'RemoveCopy'; readonly by: Person; readonly profile_id: string; readonly now: string }
  /** The places in their order, each with who signs there. */
  | { readonly type: 'OrderSigners'; readonly by: Person; readonly places: readonly Place[]; readonly now: string }
  | {
      readonly type: 'Send';
      readonly by: Person;
      /** Profiles of signers who may not sign here today. */
      readonly ineligible: readonly string[];
      readonly now: string;
    }
  | { readonly type: 'Discard'; readonly by: Person; readonly now: string }
  | { readonly type: 'AttachFile'; readonly file: StoredFile; readonly now: string }
  | { readonly type: 'MakeAvailable'; readonly now: string }
  | Sign
  | { readonly type: 'Decline'; readonly by: Person; readonly reason: string; readonly now: string }
  | { readonly type: 'Void'; readonly by: Person; readonly reason: string; readonly now: string }
  | {
      readonly type: 'VoidWithoutConsent';
      readonly reason: string;
      /** From when on the guardian's consent isn't in force. */
      readonly lapsed_at: string;
      readonly now: string;
    }
  /** Somebody of it, by these profiles, has closed the account. */
  | { readonly type: 'VoidWithoutSigner'; readonly leaving: readonly string[]; readonly now: string }
  /** By its author. */
  | { readonly type: 'Remind'; readonly by: Person; readonly now: string }
  /** By the clock. */
  | { readonly type: 'RemindDue'; readonly now: string }
  | { readonly type: 'Expire'; readonly now: string }
  | { readonly type: 'Seal'; readonly sealed: SealedFile; readonly certificate: SealedFile; readonly now: string }
  | { readonly type: 'RecordSealFailure'; readonly attempt: number; readonly cause: string; readonly now: string };

export type DocumentEvent =
  | {
      readonly type: 'DocumentDrafted';
      readonly document_id: string;
      readonly kind: DocumentKind;
      readonly title: string;
      readonly author: Person & { readonly name: string };
      readonly contract: ContractSource | null;
      readonly wording?: WordingId;
      readonly signers: readonly Signatory[];
      readonly message?: string;
      readonly sign_until?: string | null;
      readonly corrects?: Correction;
      readonly at: string;
    }
  | ({ readonly type: 'DocumentChanged'; readonly at: string } & DraftWords)
  | { readonly type: 'DocumentCorrected'; readonly correction: string; readonly at: string }
  /** All who sign, in their order. */
  | {
      readonly type: 'DocumentSignersChanged';
      readonly signers: readonly Signatory[];
      readonly places?: readonly SigningPlace[];
      readonly at: string;
    }
  /** All who get a copy. */
  | { readonly type: 'DocumentCopiesChanged'; readonly copies: readonly Signatory[]; readonly at: string }
  | { readonly type: 'DocumentFieldsPlaced'; readonly fields: readonly PlacedField[]; readonly at: string }
  | { readonly type: 'DocumentFileAttached'; readonly file: StoredFile; readonly at: string }
  | { readonly type: 'DocumentMadeAvailable'; readonly expires_at: string; readonly at: string }
  | { readonly type: 'DocumentSigned'; readonly order: number; readonly evidence: Evidence; readonly at: string }
  | { readonly type: 'DocumentFullySigned'; readonly at: string }
  | {
      readonly type: 'DocumentCompleted';
      readonly sealed: SealedFile;
      readonly certificate: SealedFile;
      readonly at: string;
    }
  | { readonly type: 'DocumentDeclined'; readonly order: number; readonly reason: string; readonly at: string }
  | {
      readonly type: 'DocumentVoided';
      readonly reason: string;
      /** Not its author: what it stood on is gone. */
      readonly by?: 'system';
      readonly at: string;
    }
  | {
      readonly type: 'DocumentReminded';
      readonly orders: readonly number[];
      /** Not its author: the clock. */
      readonly by?: 'system';
      readonly at: string;
    }
  | { readonly type: 'DocumentExpired'; readonly at: string }
  | {
      readonly type: 'DocumentSealFailed';
      readonly attempt: number;
      readonly cause: string;
      readonly at: string;
    };

/** Why a document ended where somebody of it has left: our own words, which name nobody. */
export const signerLeft = 'Somebody who had to sign has closed the account.';
export const authorLeft = 'Its author has closed the account.';

/** From this many failed attempts on a seal counts as stuck and staff see it. */
export const stuckAfterAttempts = 5;

export const sealIsStuck = (document: Document): boolean =>
  document.status === 'fully-signed' && document.sealing.attempts >= stuckAfterAttempts;

/** Those whose turn it is: more than one where several sign at the same place. */
export const currentSigners = (document: Existing): readonly Signer[] =>
  document.signers.filter((signer) => signer.status === 'current');

export const signedOf = ({ signers }: Pick<Drafted, 'signers'>): readonly SignedSigner[] =>
  signers.filter((signer) => signer.status === 'signed');

export const guardianOf = ({ signers }: { readonly signers: readonly Signatory[] }): Signatory | undefined =>
  signers.find(({ role }) => role === 'guardian');

/** What people are called where it is told what they did: who signs in nobody's stead but beside a minor, as what he signs. */
export const namesIn = ({ author, signers }: Pick<Drafted, 'author' | 'signers'>): ReadonlyMap<string, string> =>
  new Map([
    [author.profile_id, author.name],
    ...signers.map(
      ({ profile_id, name, role }) => [profile_id, role === 'guardian' ? `${name} (guardian)` : name] as const,
    ),
  ]);

/** A contract of somebody who is under 18 on that day is signed by the guardian as well, or it is none. */
export const lacksGuardian = (
  drawn: { readonly contract: ContractSource | null; readonly signers: readonly Signatory[] },
  at: string,
): boolean =>
  drawn.contract !== null &&
  ageOn(drawn.contract.player.date_of_birth, at.slice(0, 10)) < 18 &&
  guardianOf(drawn) === undefined;

/** Whether its author has brought the paper: it comes from no offer. */
export const isOwn = ({ kind }: { readonly kind: DocumentKind }): boolean => kind === 'other';

/** Whether its signers were ever told of it. What ended before that has no deadline. */
export const wasSent = (document: Existing): boolean => document.status !== 'draft' && document.expires_at !== null;

export const isSame = (one: Person, other: Person): boolean =>
  one.profile_id === other.profile_id && one.user_id === other.user_id;

export const copiesOf = ({ copies = [] }: Pick<Drafted, 'copies'>): readonly Signatory[] => copies;

/** Whether somebody gets a copy: he reads what is signed, and not how each of them has signed. */
export const getsCopy = (document: Existing, person: Person): boolean =>
  copiesOf(document).some((copy) => isSame(copy, person));

/**
 * A document is seen by its author, its signers and who gets a copy, and by nobody else; an own one by its author alone until it
 * is sent.
 */
export const maySee = (document: Existing, person: Person): boolean =>
  isSame(document.author, person) ||
  ((!isOwn(document) || wasSent(document)) &&
    (document.signers.some((signer) => isSame(signer, person)) || getsCopy(document, person)));

/** Whether somebody signs as a party of a contract. */
export const isParty = <S extends Pick<Signatory, 'role'>>(signer: S): signer is S & { readonly role: PartyRole } =>
  signer.role !== 'coach' && signer.role !== 'guest';

/** As what a signer signs, in English: `The Player`, `For Sparta Rotterdam`. */
export const partyOf = (role: SignerRole, club: string | null): string =>
  ({
    player: 'The Player',
    guardian: 'The Player’s guardian',
    agent: 'Agent (witness)',
    'club-representative': club === null ? 'For the Club' : `For ${club}`,
    coach: 'Coach',
    guest: 'Guest',
  })[role];

const roles: Readonly<Record<SignerRole, string>> = {
  player: 'Player',
  guardian: 'Guardian',
  agent: 'Agent',
  'club-representative': 'Club representative',
  coach: 'Coach',
  guest: 'Guest',
};

/** As what somebody signs this document: as a party of the contract, or as who he is here. */
export const signedAs = ({ contract }: Pick<Drafted, 'contract'>, { role }: Pick<Signatory, 'role'>): string =>
  contract ? partyOf(role, contract.club_team.club_name) : roles[role];
