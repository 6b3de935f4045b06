import { z } from 'zod';
import { proofMethod } from '../../protocol/signature-proof.ts';
import { calendarDate, clubTeam, id, instant } from '../../values.ts';
import { signingField } from './fields.ts';

export const documentStatus = z
  .enum(['draft', 'available', 'fully-signed', 'completed', 'declined', 'voided', 'expired'])
  .meta({ id: 'DocumentStatus' });

export const signer = z
  .object({
    /** Their number among all who sign, which their place on the paper has as well. */
    order: z.int(),
    /** The place in the order: several may stand at one. */
    place: z.int(),
    profile_id: id,
    name: z.string(),
    /** As what somebody signs: his profile, the guardian of a player, or a guest without an account. */
    role: z.enum(['player', 'guardian', 'agent', 'club-representative', 'coach', 'guest']),
    /** Of a guest, for the author who has named him. */
    guest_email: z.string().nullable(),
    /** `not-needed`: enough others have signed at this place. */
    status: z.enum(['waiting', 'current', 'signed', 'declined', 'not-needed']),
    signed_at: instant.nullable(),
    /** When somebody whose turn it is was reminded last. */
    reminded_at: instant.nullable(),
    is_you: z.boolean(),
  })
  .meta({ id: 'Signer' });

/** Who gets the sealed document as well, and never signs it. */
export const copyReader = signer
  .pick({ profile_id: true, name: true, role: true, guest_email: true, is_you: true })
  .meta({ id: 'CopyReader' });

/** How somebody has signed, as those read it who sign with him. */
const signerEvidence = z
  .object({
    kind: z.enum(['typed', 'drawn']),
    /** Where the signer is written to. Null of a guest, whose address the player alone knows, and to a guest. */
    address: z.string().nullable(),
    /** What was typed, or the path of what was drawn, on a field of 600 × 200. */
    mark: z.string(),
    proof: proofMethod,
    /** Of the network the first parts; empty where it is not known. */
    network: z.string(),
    device: z.object({ browser: z.string(), system: z.string() }).nullable(),
    /** Of the bytes that were signed. */
    sha256: z.string(),
  })
  .meta({ id: 'SignerEvidence' });

/** A signer beside the paper: with the signature, once it is there. Of who has left only that it is. */
export const partySigner = signer.extend({ evidence: signerEvidence.nullable() }).meta({ id: 'PartySigner' });

/** A place of the order: how many sign there, and how many of them are needed. */
export const signingPlace = z
  .object({ place: z.int(), needed: z.int(), of: z.int(), signed: z.int() })
  .meta({ id: 'SigningPlace' });

/** A file of a document and, where it can't be had yet, the code and sentence that say why. */
export const fileState = z
  .object({ available: z.boolean(), error: z.string().nullable(), message: z.string().nullable() })
  .meta({ id: 'FileState' });

/** Language (ISO 639-1) and version (`YYYY-MM`) of the words that a contract is made in. */
export const contractWording = z.object({ language: z.string(), version: z.string() }).meta({ id: 'ContractWording' });

export const documentKind = z.enum(['contract', 'mandate', 'guardian-consent', 'other']);

export const documentRow = z
  .object({
    id,
    kind: documentKind,
    title: z.string(),
    status: documentStatus,
    /** Who made it, or the representative whose offer it comes from. */
    author_name: z.string(),
    /** Whether the caller is its author: he may void it, and changes it while it is a draft. */
    is_author: z.boolean(),
    your_turn: z.boolean(),
    signers: z.array(signer),
    places: z.array(signingPlace),
    expires_at: instant.nullable(),
    updated_at: instant,
    offer_id: id.nullable(),
    club_team: clubTeam.nullable(),
    player_name: z.string().nullable(),
    from: calendarDate.nullable(),
    until: calendarDate.nullable(),
  })
  .meta({ id: 'DocumentRow' });

export const document = documentRow
  .extend({
    signers: z.array(partySigner),
    copies: z.array(copyReader),
    /** Whether the caller can remind somebody whose turn it is: its author, once a day. */
    may_remind: z.boolean(),
    /** Whether the caller can correct it and send it again: its author, once it was sent and until everybody has signed. */
    may_correct: z.boolean(),
    /** For its author, the document that this one takes the place of. */
    corrects: z.object({ id, title: z.string() }).nullable(),
    /** For its author, the document that has taken the place of this one. */
    correction_id: id.nullable(),
    sha256: z.string().nullable(),
    sealed_sha256: z.string().nullable(),
    /** What its author says to all who sign. Empty: nothing. */
    message: z.string(),
    /** Of a draft: until when it can be signed once it is sent. Null: fourteen days from then. */
    sign_until: instant.nullable(),
    /** Of an own draft: which title, message and deadline these are. Whoever changes them says it. Null: it is no draft. */
    version: z.string().nullable(),
    /** In the order in which they are filled in. */
    fields: z.array(signingField),
    /** Which fields these are: said by whoever places others, and by whoever signs. Null: there are none. */
    fields_version: z.string().nullable(),
    reason: z.string().nullable(),
    /** Of a contract. Null: its author has brought the paper. */
    wording: contractWording.nullable(),
    files: z.object({ original: fileState, signed: fileState, certificate: fileState, evidence: fileState }),
    trail: z.array(z.object({ at: instant, what: z.string(), by: z.string().nullable() })),
  })
  .meta({ id: 'Document' });
