import { z } from 'zod';
import { id, instant, profileType } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';
import { exampleOffer, publicOffer } from './offer.ts';

export const publicSigner = z
  .object({
    order: z.int().min(1),
    profile_id: id,
    user_id: id,
    name: z.string(),
    /** Of a contract’s party. Who signs as something that this never knew is named by `profile_type`. */
    role: z.enum(['player', 'guardian', 'agent', 'club-representative']),
    /** As what a member signs an own document. */
    profile_type: profileType.optional(),
    status: z.enum(['waiting', 'current', 'signed', 'declined']),
    /** Waits for good: at this place enough others have signed. */
    not_needed: z.literal(true).optional(),
    signed_at: instant.nullable(),
    /** Signs without an account, by a link to this address and a code; `profile_id` and `user_id` are the id of what made him a signer. */
    guest: z.object({ email: z.string() }).optional(),
  })
  .meta({ id: 'PublicSigner' });

/** Language (ISO 639-1) and version (`YYYY-MM`) of the words of a contract. */
const contractWording = z.object({ language: z.string(), version: z.string() }).meta({ id: 'ContractWording' });

export const publicDocument = z
  .object({
    document_id: id,
    kind: z.enum(['contract', 'mandate', 'guardian-consent', 'other']),
    title: z.string(),
    status: z.enum(['draft', 'available', 'fully-signed', 'completed', 'declined', 'voided', 'expired']),
    expires_at: instant.nullable(),
    signers: z.array(publicSigner),
    /** The places of the order where several stand at one: who signs there, and how many are enough. Absent: one at each. */
    places: z.array(z.object({ signers: z.array(id), needed: z.int().min(1) })).optional(),
    /** Who gets it sealed as well, and never signs it; a guest by a link to this address. Absent: nobody. */
    copies: z
      .array(
        z.object({ profile_id: id, user_id: id, name: z.string(), guest: z.object({ email: z.string() }).optional() }),
      )
      .optional(),
    /** Who has written it, of an own document: he may sign it or not. */
    author: z.object({ profile_id: id, user_id: id, name: z.string() }).optional(),
    /** What its author says to all who sign an own document. */
    message: z.string().optional(),
    reason: z.string().nullable(),
    /** A seal that has failed several times and waits for staff. */
    seal_stuck: z.boolean(),
    /** The offer that a contract comes from, with the round that was accepted. */
    offer: publicOffer.pick({ offer_id: true, club_team: true, player: true }).nullable(),
    contract: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
    /** The words that a contract is made in. Absent of an own document, and of a contract from before they were kept. */
    wording: contractWording.optional(),
  })
  .meta({ id: 'PublicDocument' });
type PublicSigner = z.infer<typeof publicSigner>;
export type PublicDocument = z.infer<typeof publicDocument>;

const example: PublicDocument = {
  document_id: 'doc_sparta00000000000000',
  kind: 'contract',
  title: 'Contract of Davi Adeyinka with Sparta Rotterdam',
  status: 'available',
  expires_at: '2026-12-03T10:00:00.000Z',
  signers: [
    {
      order: 1,
      profile_id: 'prf_davi0000000000000000',
      user_id: 'usr_davi0000000000000000',
      name: 'Davi Adeyinka',
      role: 'player',
      status: 'current',
      signed_at: null,
    },
    {
      order: 2,
      profile_id: 'prf_saskia00000000000000',
      user_id: 'usr_saskia00000000000000',
      name: 'Saskia Verhulst',
      role: 'club-representative',
      status: 'waiting',
      signed_at: null,
    },
  ],
  reason: null,
  seal_stuck: false,
  offer: { offer_id: exampleOffer.offer_id, club_team: exampleOffer.club_team, player: exampleOffer.player },
  contract: { from: '2027-07-01', until: '2030-06-30' },
};

const withDocument = z.object({ document: publicDocument });
const document = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicDocument> = {},
) =>
  eventOf(`touchline.document.${what}.v1`, withDocument, happened, {
    document: { ...example, ...after },
    happened: told,
  });

/** A signer as an event names him. */
const signer = { profile_id: id, user_id: id, order: z.int().min(1) };
const because = { reason: z.string() };
const sha256 = z.string();
const waiting = example.signers.map((s) => ({ ...s, status: 'waiting' as const }));
const draft = { status: 'draft', expires_at: null, signers: waiting } as const;
/** An own document of somebody, which nobody but him has seen yet. */
const ownDraft = {
  ...draft,
  kind: 'other' as const,
  ...{ title: 'Image rights 2027/28', offer: null, contract: null },
  message: 'The image rights we spoke about on Monday.',
  author: {
    profile_id: 'prf_saskia00000000000000',
    user_id: 'usr_saskia00000000000000',
    name: 'Saskia Verhulst',
  },
} satisfies Partial<PublicDocument>;
const [player, club] = example.signers as [PublicSigner, PublicSigner];
const signedByPlayer = { ...player, status: 'signed', signed_at: '2026-11-20T09:00:00.000Z' } as const;
const signedByBoth = [signedByPlayer, { ...club, status: 'signed', signed_at: '2026-11-21T09:00:00.000Z' }] as const;
const davi = { profile_id: player.profile_id, user_id: player.user_id, order: 1 };
const file = 'f'.repeat(64);

export const documentEvents = {
  /** `offer_id`: the accepted offer that it comes from. */
  drafted: document(
    'drafted',
    { offer_id: id.nullable() },
    { offer_id: exampleOffer.offer_id },
    {
      ...draft,
      wording: { language: 'en', version: '2026-11' },
    },
  ),
  /** What its author says about an own draft: its title, its message and its deadline. */
  changed: document('changed', { title: z.string() }, { title: 'Image rights 2027/28' }, ownDraft),
  /** `signers`: the profiles that sign an own draft, in their order. */
  signersChanged: document(
    'signers-changed',
    { signers: z.array(id) },
    { signers: [player.profile_id, club.profile_id] },
    ownDraft,
  ),
  /** `copies`: the profiles that get an own draft once it is sealed. */
  copiesChanged: document('copies-changed', { copies: z.array(id) }, { copies: [player.profile_id] }, ownDraft),
  /** `sha256`: of the file that is to be signed. */
  fileAttached: document('file-attached', { sha256 }, { sha256: file }, draft),
  madeAvailable: document('made-available', { expires_at: instant }, { expires_at: '2026-12-03T10:00:00.000Z' }),
  /** Who signed, and what. */
  signed: document(
    'signed',
    { ...signer, sha256 },
    { ...davi, sha256: file },
    { signers: [signedByPlayer, { ...club, status: 'current' }] },
  ),
  /** The last signature is on it; the seal is still to come. */
  fullySigned: document(
    'fully-signed',
    { signatures: z.int() },
    { signatures: 2 },
    { status: 'fully-signed', signers: [...signedByBoth] },
  ),
  /** `sha256`: of the sealed file. */
  completed: document('completed', { sha256 }, { sha256: file }, { status: 'completed', signers: [...signedByBoth] }),
  declined: document(
    'declined',
    { ...signer, ...because },
    { ...davi, reason: 'The salary is another one.' },
    {
      status: 'declined',
      reason: 'The salary is another one.',
      signers: [
        { ...player, status: 'declined' },
        { ...club, status: 'waiting' },
      ],
    },
  ),
  voided: document(
    'voided',
    because,
    { reason: 'A mistake in the terms.' },
    { status: 'voided', reason: 'A mistake in the terms.' },
  ),
  /** Those whose turn it is were reminded, by its author or by the clock. */
  reminded: document(
    'reminded',
    { signers: z.array(id), by_author: z.boolean() },
    { signers: [player.profile_id], by_author: true },
  ),
  /** `waited_for`: whose signature was missing. */
  expired: document(
    'expired',
    { waited_for: z.array(id) },
    { waited_for: [player.profile_id, club.profile_id] },
    {
      status: 'expired',
    },
  ),
  sealFailed: document(
    'seal-failed',
    { attempt: z.int().min(1) },
    { attempt: 1 },
    { status: 'fully-signed', signers: [...signedByBoth] },
  ),
  restated: event('touchline.document.restated.v1', withDocument, { document: example }),
} as const;

export const documentTopic = {
  topic: 'touchline.document',
  key: 'subject',
  prefix: 'doc',
  events: Object.values(documentEvents),
} satisfies TopicContract;
