import { z } from 'zod';
import { accountClosed, consentWithdrawn } from '../events/close-reasons.ts';
import { party } from '../events/offer.ts';
import { trialCloseReasons, trialDates, trialLocation, trialStatuses } from '../events/trial-request.ts';
import { cityName, namedPerson, placeName, prose } from '../names.ts';
import { trialCodePattern } from '../policies/trial-code.ts';
import { highestTrialMark, trialRecommendations, trialReportParts } from '../policies/trial-report.ts';
import { calendarDate, clubTeam, enteredDate, id, instant } from '../values.ts';
import { operation, operations, paging, sidesMeta } from './operation.ts';
import { inMarket } from './preconditions.ts';
import { foreseenRefusal, optionalReason, shownPlayer, shownRepresentative } from './shared-shapes.ts';
import { trialCalendarOperations } from './trials/calendar.ts';
import { trialFeedOperations } from './trials/feed.ts';
import { trialsStaffOperations } from './trials/staff.ts';

export * from './trials/calendar.ts';
export * from './trials/feed.ts';

export const trialStatus = z.enum(trialStatuses).meta({ id: 'TrialStatus' });

/** Whom the player meets. The number is shown to the player once the trial is accepted. */
const contact = z.object({ name: z.string(), phone: z.string().nullable() });

const mark = z.int().min(1, 'Choose a mark.').max(highestTrialMark, 'Choose a mark.');

/** From 1 (weak) over 3 (as expected) to 5 (very good), the same for every club. */
const trialMarks = z
  .object({ first_touch: mark, speed: mark, decisions: mark, off_the_ball: mark, team: mark })
  .meta({ id: 'TrialMarks' });

/** What the club wrote after the trial. The player reads what is shared; all else is null there. */
export const trialReport = z
  .object({
    by: z.object({ name: z.string(), position: z.string() }),
    reported_at: instant,
    /** How often it was written, null for the player: who changes it names what was read. */
    revision: z.int().nullable(),
    attended: z.boolean().nullable(),
    /** Null where nobody came. */
    days_trained: z.int().nullable(),
    minutes: z.int().nullable(),
    marks: trialMarks.nullable(),
    sentence: z.string().nullable(),
    recommendation: z.enum(trialRecommendations).nullable(),
    /** The club's own, shown to nobody else. */
    notes: z.string().nullable(),
    shared: z.array(z.enum(trialReportParts)),
  })
  .meta({ id: 'TrialReport' });

export const trialRequest = z
  .object({
    id,
    club_team: clubTeam,
    player: shownPlayer,
    /** Who acted last for the club. */
    representative: shownRepresentative,
    ...trialDates.shape,
    days: z.int(),
    location: trialLocation,
    /** What the player brings, how they come and where they sleep, as the club wrote it. */
    kit: z.string(),
    travel: z.string(),
    note: z.string(),
    contact,
    /** Anybody may look this up, to see whether the trial is real. */
    code: z.string(),
    /** Other days that the player suggests, while the request waits. */
    proposal: trialDates.nullable(),
    /** The interest that it grew from. */
    interest_id: id.nullable(),
    status: trialStatus,
    reason: z.string().nullable(),
    close_reason: z.enum([...trialCloseReasons, consentWithdrawn, accountClosed]).nullable(),
    /** Who cancelled it; null where nobody did. */
    cancelled_by: party.nullable(),
    report: trialReport.nullable(),
    /** The last day on which the viewer writes or changes the report, at the club; null: not now, or not the viewer. */
    report_until: calendarDate.nullable(),
    your_side: party,
    /** An agent reads along with the player: nothing of it is the agent’s to answer. */
    as_agent: z.boolean(),
    /** Whether the viewer is the one who may answer now. */
    your_turn: z.boolean(),
    requested_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'TrialRequest' });

/** What the plan still allows. `limit` and `left` are null where the plan sets no limit. */
export const trialAllowance = z
  .object({
    limit: z.int().nullable(),
    used: z.int(),
    left: z.int().nullable(),
    /** Declined, withdrawn or closed in this period: these came back. */
    returned: z.int(),
    /** The first day of the next period, UTC; null where it is not known yet. */
    renews_on: calendarDate.nullable(),
  })
  .meta({ id: 'TrialAllowance' });

/** Days of a player that can't be asked for; nobody learns of whom, nor why the player blocked them. */
const blockedDays = z.object({
  ...trialDates.shape,
  /** `on-trial`: a trial, here or elsewhere, is agreed. `requested`: the viewer's own team waits for an answer. `not-free`: blocked. */
  why: z.enum(['on-trial', 'requested', 'not-free']),
  trial_request_id: id.nullable(),
});

/** What anybody may know who holds the code of a trial: nothing of the player. */
export const trialCheck = z
  .object({
    code: z.string(),
    club: z.object({ id, name: z.string(), short_name: z.string(), country: z.string() }),
    team_name: z.string(),
    ...trialDates.shape,
    city: z.string(),
    /** Who invited, or acted last for the club. */
    representative: z.object({ name: z.string(), position: z.string() }),
    status: trialStatus,
    /** Whether club and person are verified now, and nobody is suspended. */
    is_vouched: z.boolean(),
  })
  .meta({ id: 'TrialCheck' });

const trialRequestId = z.strictObject({ trial_request_id: id });
const enteredDates = z.strictObject({ starts_on: enteredDate, ends_on: enteredDate }).meta({ id: 'EnteredDates' });
const phone = z
  .string()
  .trim()
  .max(30, 'Use at most 30 characters.')
  .regex(/^$|^[+0-9 ()-]{5,}$/, 'Use digits and + only.');

export const requestingTrial = z.strictObject({
  player_id: id,
  team_id: id,
  ...enteredDates.shape,
  location: z.strictObject({ name: placeName, city: cityName }),
  kit: prose(300).default(''),
  travel: prose(300).default(''),
  note: prose(1000).default(''),
  contact: z.strictObject({ name: namedPerson, phone: phone.default('') }),
  /** The interest that it grows from: between this team and this player. */
  interest_id: id.exactOptional(),
  /** The club pays travel, lodging and meals, and asks no fee. Nobody is asked to a trial without it. */
  costs_confirmed: z.literal(true, 'Confirm that the club pays and asks no fee.'),
});

const count = (most: number) =>
  z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(most, `Enter at most ${most}.`);

export const reportingTrial = z.strictObject({
  /** The revision that was read; 0: there was none. */
  revision: z.int().min(0).max(10_000),
  attended: z.boolean('Say whether the player came.'),
  /** Of the days of the trial; null where nobody came. */
  days_trained: count(56).nullable(),
  /** Played in matches. */
  minutes: count(2000).nullable(),
  marks: trialMarks.strict().nullable(),
  sentence: prose(300).default(''),
  recommendation: z.enum(trialRecommendations, 'Choose one.'),
  notes: prose(1000).default(''),
  shared: z.array(z.enum(trialReportParts)).max(trialReportParts.length),
});

const answering = [...inMarket, 'NotFound', 'TrialRequestNotPending'] as const;

export const trialsOperations = operations({
  ...trialCalendarOperations,
  ...trialFeedOperations,
  ...trialsStaffOperations,
  requestTrial: operation({
    summary: 'Invites a player to train with a team',
    method: 'POST',
    path: '/trial-requests',
    access: 'member',
    status: 201,
    body: requestingTrial,
    reply: trialRequest,
    errors: [
      ...inMarket,
      'NotFound',
      'TrialRequestPlayerNotEligible',
      'TrialRequestPlayerNotScoutable',
      'TrialRequestDatesOverlap',
      'TrialRequestPlanLimitExceeded',
      'TrialRequestNotPending',
      'TooManyRequests',
    ],
  }),
  trialsAtHome: operation({
    summary: 'What a member’s home shows of trials: by whose turn it is, what is agreed, and what may be reported on',
    method: 'GET',
    path: '/at-home',
    access: 'bff',
    reply: z.object({
      mine: z.array(trialRequest),
      theirs: z.array(trialRequest),
      agreed: z.array(trialRequest),
      reports: z.array(trialRequest),
    }),
    errors: [...inMarket],
  }),
  listTrialRequests: operation({
    summary: 'The current profile’s trial requests, newest first',
    method: 'GET',
    path: '/trial-requests',
    access: 'member',
    query: z.strictObject({
      ...paging,
      status: trialStatus.optional(),
      turn: z.enum(['mine', 'theirs']).optional(),
      player_id: id.optional(),
      /** `due`: over, and the viewer's club may still write its first report. */
      report: z.enum(['due']).optional(),
      /** Those with a day from here on, and until there. */
      from: enteredDate.optional(),
      until: enteredDate.optional(),
    }),
    reply: z.array(trialRequest),
    meta: sidesMeta,
    errors: [...inMarket],
  }),
  getTrialRequest: operation({
    summary: 'One trial request',
    method: 'GET',
    path: '/trial-requests/:trial_request_id',
    access: 'member',
    params: trialRequestId,
    reply: trialRequest,
    errors: [...inMarket, 'NotFound'],
  }),
  changeTrialDates: operation({
    summary: 'Asks for other dates, while it waits for its answer',
    method: 'PUT',
    path: '/trial-requests/:trial_request_id/dates',
    access: 'member',
    params: trialRequestId,
    body: enteredDates,
    reply: trialRequest,
    errors: [...answering, 'TrialRequestDatesOverlap', 'TooManyRequests'],
  }),
  proposeTrialDates: operation({
    summary: 'The player suggests other dates: the club takes them by changing the dates, or lets them be',
    method: 'POST',
    path: '/trial-requests/:trial_request_id/proposal',
    access: 'member',
    params: trialRequestId,
    body: enteredDates,
    reply: trialRequest,
    errors: [...answering, 'TrialRequestDatesOverlap', 'TooManyRequests'],
  }),
  acceptTrial: operation({
    summary: 'Accepts the trial on the named dates',
    method: 'POST',
    path: '/trial-requests/:trial_request_id/accept',
    access: 'member',
    params: trialRequestId,
    body: enteredDates,
    reply: trialRequest,
    errors: [...answering, 'StaleVersion', 'TrialRequestDatesOverlap'],
  }),
  declineTrial: operation({
    summary: 'Says no',
    method: 'POST',
    path: '/trial-requests/:trial_request_id/decline',
    access: 'member',
    params: trialRequestId,
    body: optionalReason,
    reply: trialRequest,
    errors: [...answering],
  }),
  withdrawTrial: operation({
    summary: 'Takes the request back',
    method: 'POST',
    path: '/trial-requests/:trial_request_id/withdraw',
    access: 'member',
    params: trialRequestId,
    body: optionalReason,
    reply: trialRequest,
    errors: [...answering],
  }),
  cancelTrial: operation({
    summary: 'Calls an accepted trial off, with a reason',
    method: 'POST',
    path: '/trial-requests/:trial_request_id/cancel',
    access: 'member',
    params: trialRequestId,
    body: z.strictObject({ reason: prose(500).min(3, 'Say why.') }),
    reply: trialRequest,
    errors: [...inMarket, 'NotFound', 'TrialRequestNotAccepted'],
  }),
  reportTrial: operation({
    summary: 'Says how a trial went, or changes what was said, and what of it the player reads',
    method: 'PUT',
    path: '/trial-requests/:trial_request_id/report',
    access: 'member',
    params: trialRequestId,
    body: reportingTrial,
    reply: trialRequest,
    errors: [...inMarket, 'NotFound', 'TrialRequestNotCompleted', 'TrialReportClosed', 'StaleVersion'],
  }),
  checkTrial: operation({
    summary: 'Whether a trial is real, for whoever holds its code',
    method: 'GET',
    path: '/trial-checks/:code',
    access: 'guest',
    params: z.strictObject({ code: z.string().regex(trialCodePattern) }),
    reply: trialCheck,
    errors: ['NotFound', 'TooManyRequests'],
  }),
  getTrialAllowance: operation({
    summary: 'What the own plan still allows',
    method: 'GET',
    path: '/trial-allowance',
    access: 'member',
    reply: trialAllowance,
    errors: [...inMarket],
  }),
  getTrialProspect: operation({
    summary: 'Which days of a player can be asked for, and why no trial may be possible now',
    method: 'GET',
    path: '/trial-prospects/:player_id',
    access: 'member',
    params: z.strictObject({ player_id: id }),
    reply: z.object({
      player: shownPlayer,
      /** Per team of the viewer that plays the player's football: the code and sentence where it is not possible, the first day of a trial there, and an interest that is open. */
      teams: z.array(
        z.object({
          club_team: clubTeam,
          refusal: foreseenRefusal.nullable(),
          earliest_start: calendarDate,
          interest_id: id.nullable(),
        }),
      ),
      /** In days. */
      longest: z.int(),
      blocked: z.array(blockedDays),
      allowance: trialAllowance,
    }),
    errors: [...inMarket, 'NotFound', 'PlayerNotScoutable'],
  }),
});
