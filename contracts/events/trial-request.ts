import { z } from 'zod';
import { trialReportParts } from '../policies/trial-report.ts';
import { calendarDate, clubTeam, id, instant } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';
import { exampleOffer, party } from './offer.ts';
import { examplePlayer, playerPerson, representativePerson } from './person.ts';

export const trialStatuses = [
  'pending',
  'accepted',
  'declined',
  'withdrawn',
  'cancelled',
  'completed',
  'closed',
] as const;
export const trialCloseReasons = ['player-signed-elsewhere'] as const;

/** Both days are trained on. Calendar dates at the club. */
export const trialDates = z.object({ starts_on: calendarDate, ends_on: calendarDate });
export type TrialDates = z.infer<typeof trialDates>;

/** Where a trial takes place: the ground, as the club calls it, and its city. */
export const trialLocation = z.object({ name: z.string(), city: z.string() });

export const publicTrialRequest = trialDates
  .extend({
    trial_request_id: id,
    club_team: clubTeam,
    /** Who acted last for the club. */
    representative: representativePerson,
    player: playerPerson,
    location: trialLocation,
    note: z.string(),
    /** What anybody may look the trial up by: `7QK492MX`. Events of before it was told have none. */
    code: z.string().optional(),
    /** The interest that it grew from. */
    interest_id: id.nullable().optional(),
    status: z.enum(trialStatuses),
    /** What the one who declined, withdrew or cancelled had to say. */
    reason: z.string().nullable(),
    close_reason: z.enum(trialCloseReasons).nullable(),
    requested_at: instant,
    /** Other days that the player suggests, while it waits. */
    proposal: trialDates.nullable().optional(),
    /** What the club wrote after it, as far as others may know: that it is there, and what of it the player is shown. */
    report: z
      .object({ reported_at: instant, shared: z.array(z.enum(trialReportParts)) })
      .nullable()
      .optional(),
  })
  .meta({ id: 'PublicTrialRequest' });
export type PublicTrialRequest = z.infer<typeof publicTrialRequest>;

export const exampleTrialRequest: PublicTrialRequest = {
  trial_request_id: 'tri_sparta00000000000000',
  club_team: exampleOffer.club_team,
  representative: exampleOffer.representative,
  player: examplePlayer,
  starts_on: '2027-01-04',
  ends_on: '2027-01-08',
  location: { name: 'Sportpark Nieuw Terbregge', city: 'Rotterdam' },
  code: '7QK492MX',
  note: 'Come and train with us for a week after the winter break.',
  interest_id: null,
  proposal: null,
  status: 'pending',
  reason: null,
  close_reason: null,
  requested_at: '2026-11-18T16:20:00.000Z',
};

const withTrial = z.object({ trial_request: publicTrialRequest });
const trial = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  example: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicTrialRequest> = {},
) =>
  eventOf(`touchline.trial-request.${what}.v1`, withTrial, happened, {
    trial_request: { ...exampleTrialRequest, ...after },
    happened: example,
  });

const { starts_on, ends_on } = exampleTrialRequest;
const saidWhy = { reason: z.string().nullable() };

export const trialRequestEvents = {
  requested: trial('requested', { dates: trialDates }, { dates: { starts_on, ends_on } }),
  datesChanged: trial(
    'dates-changed',
    { before: trialDates },
    { before: { starts_on: '2026-12-14', ends_on: '2026-12-18' } },
  ),
  datesProposed: trial(
    'dates-proposed',
    { dates: trialDates },
    { dates: { starts_on: '2027-01-11', ends_on: '2027-01-15' } },
    { proposal: { starts_on: '2027-01-11', ends_on: '2027-01-15' } },
  ),
  accepted: trial('accepted', { dates: trialDates }, { dates: { starts_on, ends_on } }, { status: 'accepted' }),
  declined: trial(
    'declined',
    saidWhy,
    { reason: 'I rest in January.' },
    { status: 'declined', reason: 'I rest in January.' },
  ),
  withdrawn: trial(
    'withdrawn',
    saidWhy,
    { reason: 'Our coach has left.' },
    { status: 'withdrawn', reason: 'Our coach has left.' },
  ),
  cancelled: trial(
    'cancelled',
    { by: party, reason: z.string() },
    { by: 'club', reason: 'The pitch is frozen.' },
    { status: 'cancelled', reason: 'The pitch is frozen.' },
  ),
  reminded: trial('reminded', { starts_in_days: z.int() }, { starts_in_days: 7 }, { status: 'accepted' }),
  completed: trial('completed', { dates: trialDates }, { dates: { starts_on, ends_on } }, { status: 'completed' }),
  closed: trial(
    'closed',
    { reason: z.enum(trialCloseReasons) },
    { reason: 'player-signed-elsewhere' },
    { status: 'closed', close_reason: 'player-signed-elsewhere' },
  ),
  /** The guardian of a player under 18 has taken the consent back. */
  consentEnded: trial('consent-ended', {}, {}, { status: 'closed' }),
  /** Somebody without whom it can't go on has closed the account. */
  memberLeft: trial('member-left', {}, {}, { status: 'closed' }),
  reported: trial(
    'reported',
    {
      /** What the player is shown of it, and what of that was not shown before, or not so. */
      shared: z.array(z.enum(trialReportParts)),
      anew: z.array(z.enum(trialReportParts)),
      /** Whether the player was shown anything of it before. */
      shown_before: z.boolean(),
    },
    { shared: ['attendance', 'marks', 'sentence'], anew: ['attendance', 'marks', 'sentence'], shown_before: false },
    {
      status: 'completed',
      report: { reported_at: '2027-01-11T09:30:00.000Z', shared: ['attendance', 'marks', 'sentence'] },
    },
  ),
  restated: event('touchline.trial-request.restated.v1', withTrial, { trial_request: exampleTrialRequest }),
} as const;

export const trialRequestTopic = {
  topic: 'touchline.trial-request',
  key: 'subject',
  prefix: 'tri',
  events: Object.values(trialRequestEvents),
} satisfies TopicContract;
