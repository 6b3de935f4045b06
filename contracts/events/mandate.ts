import { z } from 'zod';
import { calendarDate, id, instant } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';
import { agentPerson, examplePlayer, playerPerson } from './person.ts';

/** `lapsed`: the player didn't answer in time, or can't: `consentEnded`. `ended`: it was in force, or would have been. */
export const mandateStatuses = ['pending', 'active', 'declined', 'withdrawn', 'ended', 'lapsed'] as const;
/** The two sides of a mandate. */
export const mandateSide = z.enum(['agent', 'player']).meta({ id: 'MandateSide' });
export type MandateSide = z.infer<typeof mandateSide>;
/** By whom a mandate ends: one of its sides before its last day, or the clock on it. */
const mandateEnder = z.enum(['agent', 'player', 'clock']).meta({ id: 'MandateEnder' });

/** An agent's representation of a player. In force on a day: `active`, and the day lies from `starts_on` to `until`. */
export const publicMandate = z
  .object({
    mandate_id: id,
    agent: agentPerson,
    player: playerPerson,
    exclusive: z.boolean(),
    /** Both days are counted. Confirmed after `starts_on`, it starts on the day of the confirmation. */
    starts_on: calendarDate,
    ends_on: calendarDate,
    /** The last day in force as things stand: `ends_on`, or earlier once one of them has ended it. */
    until: calendarDate,
    message: z.string(),
    status: z.enum(mandateStatuses),
    /** What the player who declined it had to say. */
    reason: z.string().nullable(),
    /** Who ended it, from the moment it was said. Still `active` with it: the notice runs until `until`. */
    end: z.object({ by: mandateEnder, reason: z.string().nullable(), said_at: instant }).nullable(),
    requested_at: instant,
  })
  .meta({ id: 'PublicMandate' });
export type PublicMandate = z.infer<typeof publicMandate>;

export const exampleMandate: PublicMandate = {
  mandate_id: 'man_beatriz0000000000000',
  agent: {
    profile_id: 'prf_beatriz0000000000000',
    user_id: 'usr_beatriz0000000000000',
    name: 'Beatriz Falcão',
    agency: 'Linha Alta',
    licence_number: '202309-1187',
  },
  player: examplePlayer,
  exclusive: true,
  starts_on: '2026-12-01',
  ends_on: '2028-11-30',
  until: '2028-11-30',
  message: 'We had a good first year. Let’s find the next club together.',
  status: 'pending',
  reason: null,
  end: null,
  requested_at: '2026-11-16T09:30:00.000Z',
};

const withMandate = z.object({ mandate: publicMandate });
const mandate = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicMandate> = {},
) =>
  eventOf(`touchline.mandate.${what}.v1`, withMandate, happened, {
    mandate: { ...exampleMandate, ...after },
    happened: told,
  });

const saidWhy = { reason: z.string().nullable() };
const active = { status: 'active' } as const;
const ended = {
  until: '2027-03-15',
  end: { by: 'player', reason: 'I go on alone.', said_at: '2027-03-01T10:00:00.000Z' },
} as const;

export const mandateEvents = {
  /** `answer_by`: the last day on which the player can answer. */
  requested: mandate('requested', { answer_by: calendarDate }, { answer_by: '2026-11-30' }),
  /** The player said yes. */
  confirmed: mandate('confirmed', { starts_on: calendarDate }, { starts_on: '2026-12-01' }, active),
  declined: mandate(
    'declined',
    saidWhy,
    { reason: 'I stay with my agent.' },
    {
      status: 'declined',
      reason: 'I stay with my agent.',
    },
  ),
  withdrawn: mandate('withdrawn', {}, {}, { status: 'withdrawn' }),
  lapsed: mandate('lapsed', {}, {}, { status: 'lapsed' }),
  /** A request that waited is closed: the guardian of a player under 18 has taken the consent back. */
  consentEnded: mandate('consent-ended', {}, {}, { status: 'lapsed' }),
  /** The player has ended it: it is in force until `last_day`. */
  noticeGiven: mandate(
    'notice-given',
    { by: mandateSide, ...saidWhy, last_day: calendarDate },
    { by: 'player', reason: 'I go on alone.', last_day: '2027-03-15' },
    { ...active, ...ended },
  ),
  /** It is about to end by itself. */
  reminded: mandate('reminded', { last_day: calendarDate }, { last_day: '2028-11-30' }, active),
  /** From now on it isn't in force. */
  ended: mandate(
    'ended',
    { by: mandateEnder, ...saidWhy },
    { by: 'player', reason: 'I go on alone.' },
    {
      status: 'ended',
      ...ended,
    },
  ),
  restated: event('touchline.mandate.restated.v1', withMandate, { mandate: exampleMandate }),
} as const;

export const mandateTopic = {
  topic: 'touchline.mandate',
  key: 'subject',
  prefix: 'man',
  events: Object.values(mandateEvents),
} satisfies TopicContract;
