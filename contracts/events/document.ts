import { z } from 'zod';
import { id, instant } from '../values.ts';
import { event, type TopicContract } from './kit.ts';
import { exampleOffer, publicOffer } from './offer.ts';

export const publicSigner = z.object({
  order: z.int().min(1),
  profile_id: id,
  user_id: id,
  name: z.string(),
  role: z.enum(['player', 'guardian', 'agent', 'club-representative']),
  status: z.enum(['waiting', 'current', 'signed', 'declined']),
  signed_at: instant.nullable(),
});

export const publicDocument = z.object({
  document_id: id,
  kind: z.enum(['contract', 'mandate', 'guardian-consent', 'other']),
  title: z.string(),
  status: z.enum(['draft', 'available', 'fully-signed', 'completed', 'declined', 'voided', 'expired']),
  expires_at: instant.nullable(),
  signers: z.array(publicSigner),
  reason: z.string().nullable(),
  /** A seal that has failed several times and waits for staff. */
  seal_stuck: z.boolean(),
  /** The offer that a contract comes from, with the round that was accepted. */
  offer: publicOffer.pick({ offer_id: true, club_team: true, player: true }).nullable(),
  contract: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
});
export type PublicDocument = z.infer<typeof publicDocument>;

const example: PublicDocument = {
  document_id: 'doc_sparta00000000000000',
  kind: 'contract',
  title: 'Player contract: Davi Adeyinka and Sparta Rotterdam',
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
const document = <const What extends string>(what: What) =>
  event(`touchline.document.${what}.v1`, withDocument, { document: example });

export const documentEvents = {
  drafted: document('drafted'),
  fileAttached: document('file-attached'),
  madeAvailable: document('made-available'),
  signed: document('signed'),
  /** The last signature is on it; the seal is still to come. */
  fullySigned: document('fully-signed'),
  completed: document('completed'),
  declined: document('declined'),
  voided: document('voided'),
  expired: document('expired'),
  sealFailed: document('seal-failed'),
  restated: document('restated'),
} as const;

export const documentTopic = {
  topic: 'touchline.document',
  key: 'subject',
  prefix: 'doc',
  events: Object.values(documentEvents),
} satisfies TopicContract;
