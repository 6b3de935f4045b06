import { z } from 'zod';
import { calendarDate, clubTeam, id, instant, money, position } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';
import { exampleOffer } from './offer.ts';

export const opportunityStatuses = ['open', 'closed', 'filled'] as const;
export const opportunityCloseReasons = ['by-club', 'deadline'] as const;
/** By hand, or by itself when the contract of an offer that grew from an answer is completed. */
export const opportunityFillings = ['by-club', 'contract'] as const;
/** Which foot a place asks for; null where either will do. */
export const wantedFeet = ['left', 'right'] as const;

/** In years, both ends included. */
export const ageRange = z.object({ min: z.int(), max: z.int() }).meta({ id: 'AgeRange' });

/** What a club would pay a week before tax, in minor units, both ends included. */
export const payBand = z.object({ currency: money.shape.currency, from: z.int(), to: z.int() }).meta({ id: 'PayBand' });

export const publicOpportunity = z
  .object({
    opportunity_id: id,
    /** Sport, gender and level are those of the team. */
    club_team: clubTeam,
    /** Who acted last for the club. */
    representative: z.object({ profile_id: id, user_id: id, name: z.string(), position: z.string() }),
    title: z.string(),
    position,
    age: ageRange.nullable(),
    foot: z.enum(wantedFeet).nullable(),
    contract_from: calendarDate,
    contract_until: calendarDate.nullable(),
    /** Null where the club doesn't show it. */
    pay: payBand.nullable(),
    description: z.string(),
    /** The last day on which it can be answered. */
    closes_on: calendarDate,
    status: z.enum(opportunityStatuses),
    close_reason: z.enum(opportunityCloseReasons).nullable(),
    filled_by: z.object({ profile_id: id, name: z.string() }).nullable(),
    published_at: instant,
  })
  .meta({ id: 'PublicOpportunity' });
export type PublicOpportunity = z.infer<typeof publicOpportunity>;

export const exampleOpportunity: PublicOpportunity = {
  opportunity_id: 'opp_sparta00000000000000',
  club_team: { ...exampleOffer.club_team, gender: 'male', sport: 'football', level: 'first team' },
  representative: exampleOffer.representative,
  title: 'Left winger',
  position: 'LW',
  age: { min: 18, max: 23 },
  foot: 'left',
  contract_from: '2027-07-01',
  contract_until: '2030-06-30',
  pay: { currency: 'EUR', from: 400_000, to: 600_000 },
  description: 'We look for a winger who presses and comes inside.',
  closes_on: '2026-12-12',
  status: 'open',
  close_reason: null,
  filled_by: null,
  published_at: '2026-11-12T09:30:00.000Z',
};

const withOpportunity = z.object({ opportunity: publicOpportunity });
const opportunity = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  example: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicOpportunity> = {},
) =>
  eventOf(`touchline.job-opportunity.${what}.v1`, withOpportunity, happened, {
    opportunity: { ...exampleOpportunity, ...after },
    happened: example,
  });

/** The representative's profile. */
const byClub = { by: id };
const by = exampleOffer.representative.profile_id;
const { profile_id: player_id, name } = exampleOffer.player;

export const opportunityEvents = {
  published: opportunity('published', byClub, { by }),
  edited: opportunity('edited', { ...byClub, fields: z.array(z.string()) }, { by, fields: ['closes_on'] }),
  /** A player answered: the interest follows. */
  answered: opportunity('answered', { player_id: id }, { player_id }),
  closed: opportunity(
    'closed',
    { reason: z.enum(opportunityCloseReasons) },
    { reason: 'deadline' },
    { status: 'closed', close_reason: 'deadline' },
  ),
  filled: opportunity(
    'filled',
    { player_id: id, how: z.enum(opportunityFillings) },
    { player_id, how: 'contract' },
    { status: 'filled', filled_by: { profile_id: player_id, name } },
  ),
  restated: event('touchline.job-opportunity.restated.v1', withOpportunity, { opportunity: exampleOpportunity }),
} as const;

export const opportunityTopic = {
  topic: 'touchline.job-opportunity',
  key: 'subject',
  prefix: 'opp',
  events: Object.values(opportunityEvents),
} satisfies TopicContract;
