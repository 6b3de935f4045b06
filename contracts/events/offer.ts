import { z } from 'zod';
import { calendarDate, clubTeam, id, instant, terms } from '../values.ts';
import { event, type TopicContract } from './kit.ts';

export const party = z.enum(['club', 'player']);
export type Party = z.infer<typeof party>;

/** Terms as an event carries them: judged before, so both dates are calendar dates. */
const agreedTerms = z.object({
  ...terms.shape,
  contract_start_date: calendarDate,
  contract_expiry_date: calendarDate,
  /** As it was agreed: what may be entered today is judged where it is entered. */
  other_terms: z.string().max(2000),
});

export const round = z.object({
  number: z.int().min(1),
  by: party,
  terms: agreedTerms,
  message: z.string(),
  at: instant,
  /** SHA-256 over the canonical JSON of the terms, hex. */
  digest: z.string(),
});
export type Round = z.infer<typeof round>;

export const offerCloseReasons = ['player-signed-elsewhere'] as const;

const person = z.object({ profile_id: id, user_id: id, name: z.string() });

export const publicOffer = z.object({
  offer_id: id,
  club_team: clubTeam,
  representative: person.extend({ position: z.string() }),
  player: person.extend({ nickname: z.string(), date_of_birth: calendarDate }),
  negotiable: z.boolean(),
  expires_at: instant,
  rounds: z.array(round).min(1),
  recipient: party,
  status: z.enum(['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'closed']),
  close_reason: z.enum(offerCloseReasons).nullable(),
  /** What the one who declined or withdrew had to say. */
  reason: z.string().nullable(),
  contract: z
    .object({
      status: z.enum(['signing', 'completed', 'failed']),
      document_id: id.nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  /** Who acted last for the club: the one who signs for it. */
  acting_representative: person.extend({ position: z.string() }),
});
export type PublicOffer = z.infer<typeof publicOffer>;

const saskia = {
  profile_id: 'prf_saskia00000000000000',
  user_id: 'usr_saskia00000000000000',
  name: 'Saskia Verhulst',
  position: 'Head of Recruitment',
};
export const exampleOffer: PublicOffer = {
  offer_id: 'off_sparta00000000000000',
  club_team: {
    team_id: 'tea_sparta1000000000000',
    club_id: 'clb_sparta00000000000000',
    club_name: 'Sparta Rotterdam',
    club_short_name: 'SPA',
    team_name: 'First team',
    country: 'NL',
  },
  representative: saskia,
  player: {
    profile_id: 'prf_davi0000000000000000',
    user_id: 'usr_davi0000000000000000',
    name: 'Davi Adeyinka',
    nickname: 'davi-adeyinka',
    date_of_birth: '2004-03-14',
  },
  negotiable: true,
  expires_at: '2026-11-21T18:00:00.000Z',
  rounds: [
    {
      number: 1,
      by: 'club',
      terms: {
        contract_start_date: '2027-07-01',
        contract_expiry_date: '2030-06-30',
        salary: { amount: 450_000, currency: 'EUR', per: 'week', basis: 'gross' },
        signing_bonus: 4_000_000,
        bonuses: [{ kind: 'goal', amount: 50_000 }],
        release_clause: 350_000_000,
        extension_option: { by: 'club', months: 12 },
        housing: null,
        squad_role: 'rotation',
        other_terms: 'Dutch lessons, two flights home per season',
      },
      message: 'These are our opening terms.',
      at: '2026-11-02T10:05:00.000Z',
      digest: 'f'.repeat(64),
    },
  ],
  recipient: 'player',
  status: 'pending',
  close_reason: null,
  reason: null,
  contract: null,
  acting_representative: saskia,
};

const withOffer = z.object({ offer: publicOffer });
const offer = <const What extends string>(what: What) =>
  event(`touchline.offer.${what}.v1`, withOffer, { offer: exampleOffer });

export const offerEvents = {
  made: offer('made'),
  countered: offer('countered'),
  accepted: offer('accepted'),
  declined: offer('declined'),
  withdrawn: offer('withdrawn'),
  expired: offer('expired'),
  closed: offer('closed'),
  /** Documents made the contract: the offer knows which document it is. */
  contractDrafted: offer('contract-drafted'),
  contractCompleted: offer('contract-completed'),
  contractFailed: offer('contract-failed'),
  restated: offer('restated'),
} as const;

export const offerTopic = {
  topic: 'touchline.offer',
  key: 'subject',
  prefix: 'off',
  events: Object.values(offerEvents),
} satisfies TopicContract;
