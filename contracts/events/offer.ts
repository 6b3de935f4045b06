import { z } from 'zod';
import { calendarDate, clubTeam, id, instant, terms } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

export const party = z.enum(['club', 'player']).meta({ id: 'Party' });
export type Party = z.infer<typeof party>;

/** Terms as an event carries them: judged before, so both dates are calendar dates. */
const agreedTerms = z
  .object({
    ...terms.shape,
    contract_start_date: calendarDate,
    contract_expiry_date: calendarDate,
    /** As it was agreed: what may be entered today is judged where it is entered. */
    other_terms: z.string().max(2000),
  })
  .meta({ id: 'AgreedTerms' });

export const round = z
  .object({
    number: z.int().min(1),
    by: party,
    terms: agreedTerms,
    message: z.string(),
    at: instant,
    /** SHA-256 over the canonical JSON of the terms, hex. */
    digest: z.string(),
  })
  .meta({ id: 'Round' });
export type Round = z.infer<typeof round>;

export const offerCloseReasons = ['player-signed-elsewhere'] as const;

const person = z.object({ profile_id: id, user_id: id, name: z.string() });

export const publicOffer = z
  .object({
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
    /** The interest that it grew from; not there in events of before it could be named. */
    interest_id: id.nullable().optional(),
  })
  .meta({ id: 'PublicOffer' });
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
  interest_id: null,
};

const withOffer = z.object({ offer: publicOffer });
const offer = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  example: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicOffer> = {},
) =>
  eventOf(`touchline.offer.${what}.v1`, withOffer, happened, {
    offer: { ...exampleOffer, ...after },
    happened: example,
  });

const byParty = { by: party };
const saidWhy = { reason: z.string().nullable() };
const ofDocument = { document_id: id };
const [opening] = exampleOffer.rounds as [Round];
const salary = { ...opening.terms.salary, amount: 500_000 };
const answer: Round = { ...opening, number: 2, by: 'player', terms: { ...opening.terms, salary }, message: '' };
const document_id = 'doc_sparta00000000000000';
const signing = { status: 'signing', document_id: null, reason: null } as const;

export const offerEvents = {
  made: offer('made', { ...byParty, round: z.int() }, { by: 'club', round: 1 }),
  countered: offer(
    'countered',
    {
      ...byParty,
      round: z.int(),
      /** Whose turn it is now. */
      recipient: party,
      /** The terms that differ from the round before. */
      changed: z.array(z.string()),
    },
    { by: 'player', round: 2, recipient: 'club', changed: ['salary'] },
    { rounds: [opening, answer], recipient: 'club' },
  ),
  /** `by`: who accepted the other side's round. */
  accepted: offer(
    'accepted',
    { ...byParty, round: z.int() },
    { by: 'player', round: 1 },
    { status: 'accepted', contract: signing },
  ),
  declined: offer(
    'declined',
    { ...byParty, ...saidWhy },
    { by: 'player', reason: 'I stay where I am.' },
    { status: 'declined', reason: 'I stay where I am.' },
  ),
  withdrawn: offer(
    'withdrawn',
    { ...byParty, ...saidWhy },
    { by: 'club', reason: 'The board changed its mind.' },
    { status: 'withdrawn', reason: 'The board changed its mind.' },
  ),
  /** `recipient`: who didn't answer in time. */
  expired: offer('expired', { recipient: party }, { recipient: 'player' }, { status: 'expired' }),
  closed: offer(
    'closed',
    { reason: z.enum(offerCloseReasons) },
    { reason: 'player-signed-elsewhere' },
    { status: 'closed', close_reason: 'player-signed-elsewhere' },
  ),
  /** The guardian of a player under 18 has taken the consent back. */
  consentEnded: offer('consent-ended', {}, {}, { status: 'closed' }),
  /** Somebody without whom it can't go on has closed the account. */
  memberLeft: offer('member-left', {}, {}, { status: 'closed' }),
  /** Documents made the contract: the offer knows which document it is. */
  contractDrafted: offer(
    'contract-drafted',
    ofDocument,
    { document_id },
    {
      status: 'accepted',
      contract: { ...signing, document_id },
    },
  ),
  contractCompleted: offer(
    'contract-completed',
    ofDocument,
    { document_id },
    {
      status: 'accepted',
      contract: { status: 'completed', document_id, reason: null },
    },
  ),
  contractFailed: offer(
    'contract-failed',
    { ...ofDocument, reason: z.string() },
    { document_id, reason: 'The player declined to sign.' },
    { status: 'accepted', contract: { status: 'failed', document_id, reason: 'The player declined to sign.' } },
  ),
  restated: event('touchline.offer.restated.v1', withOffer, { offer: exampleOffer }),
} as const;

export const offerTopic = {
  topic: 'touchline.offer',
  key: 'subject',
  prefix: 'off',
  events: Object.values(offerEvents),
} satisfies TopicContract;
