import { z } from 'zod';
import { clubTeam, id, instant } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';
import { exampleOffer, party } from './offer.ts';
import { examplePlayer, playerPerson, representativePerson } from './person.ts';

export const interestStatuses = ['pending', 'accepted', 'declined', 'withdrawn', 'closed'] as const;
export const interestCloseReasons = ['player-signed-elsewhere'] as const;

export const publicInterest = z
  .object({
    interest_id: id,
    club_team: clubTeam,
    /** Who acted last for the club. */
    representative: representativePerson,
    player: playerPerson,
    initiated_by: party,
    message: z.string(),
    status: z.enum(interestStatuses),
    /** What the one who declined or withdrew had to say. */
    reason: z.string().nullable(),
    close_reason: z.enum(interestCloseReasons).nullable(),
    declared_at: instant,
    /** The open position that the player answered with it. */
    opportunity: z.object({ opportunity_id: id, title: z.string() }).nullable().optional(),
  })
  .meta({ id: 'PublicInterest' });
export type PublicInterest = z.infer<typeof publicInterest>;

export const exampleInterest: PublicInterest = {
  interest_id: 'int_sparta00000000000000',
  club_team: exampleOffer.club_team,
  representative: exampleOffer.representative,
  player: examplePlayer,
  initiated_by: 'club',
  message: 'We watched you against Portimonense. Would you like to know more about us?',
  status: 'pending',
  reason: null,
  close_reason: null,
  declared_at: '2026-09-08T09:30:00.000Z',
};

const withInterest = z.object({ interest: publicInterest });
const interest = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  example: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicInterest> = {},
) =>
  eventOf(`touchline.interest.${what}.v1`, withInterest, happened, {
    interest: { ...exampleInterest, ...after },
    happened: example,
  });

const byParty = { by: party };
const saidWhy = { reason: z.string().nullable() };

export const interestEvents = {
  declared: interest('declared', byParty, { by: 'club' }),
  messageChanged: interest(
    'message-changed',
    { ...byParty, before: z.string() },
    { by: 'club', before: 'We watched you.' },
  ),
  accepted: interest('accepted', byParty, { by: 'player' }, { status: 'accepted' }),
  declined: interest(
    'declined',
    { ...byParty, ...saidWhy },
    { by: 'player', reason: 'I stay where I am.' },
    { status: 'declined', reason: 'I stay where I am.' },
  ),
  withdrawn: interest(
    'withdrawn',
    { ...byParty, ...saidWhy },
    { by: 'club', reason: 'We found a player for this place.' },
    { status: 'withdrawn', reason: 'We found a player for this place.' },
  ),
  closed: interest(
    'closed',
    { reason: z.enum(interestCloseReasons) },
    { reason: 'player-signed-elsewhere' },
    { status: 'closed', close_reason: 'player-signed-elsewhere' },
  ),
  /** The guardian of a player under 18 has taken the consent back. */
  consentEnded: interest('consent-ended', {}, {}, { status: 'closed' }),
  /** Somebody without whom it can't go on has closed the account. */
  memberLeft: interest('member-left', {}, {}, { status: 'closed' }),
  restated: event('touchline.interest.restated.v1', withInterest, { interest: exampleInterest }),
} as const;

export const interestTopic = {
  topic: 'touchline.interest',
  key: 'subject',
  prefix: 'int',
  events: Object.values(interestEvents),
} satisfies TopicContract;
