import { z } from 'zod';
import {
  ageRange,
  opportunityCloseReasons,
  opportunityStatuses,
  payBand,
  wantedFeet,
} from '../../events/job-opportunity.ts';
import { heading, prose } from '../../names.ts';
import { fitPoints, fitResults } from '../../policies/fit.ts';
import { calendarDate, clubTeam, country, enteredDate, id, instant, position, teamLevels } from '../../values.ts';
import { list, operation, operations, pageMeta, paging } from '../operation.ts';
import { inMarket } from '../preconditions.ts';
import { shownPerson, valueCount } from '../shared-shapes.ts';
import { interest, interestStatus, sharedContact } from './interests.ts';

export const opportunityStatus = z.enum(opportunityStatuses).meta({ id: 'OpportunityStatus' });

const age = z.int().min(14, 'Between 14 and 45.').max(45, 'Between 14 and 45.');
const pay = z.int().min(1, 'Enter an amount.').max(100_000_000_000);

const opportunityTerms = {
  title: heading,
  position,
  age: z.strictObject({ min: age, max: age }).nullable(),
  /** Null: either foot. */
  foot: z.enum(wantedFeet).nullable(),
  /** The first day of the contract, and its last where the club knows it already. */
  contract_from: enteredDate,
  contract_until: enteredDate.nullable(),
  /** A week before tax, minor units. */
  pay: z.strictObject({ currency: payBand.shape.currency, from: pay, to: pay }).nullable(),
  /** Whether players see the pay. */
  pay_shown: z.boolean(),
  description: prose(2000),
  closes_on: enteredDate,
};

interface Ranges {
  readonly age: { readonly min: number; readonly max: number } | null;
  readonly pay: { readonly from: number; readonly to: number } | null;
  readonly contract_from: string;
  readonly contract_until: string | null;
}

/** What two fields say together. */
const inOrder = ({ age: years, pay: band, contract_from, contract_until }: Ranges, context: z.RefinementCtx): void => {
  const wrong = (path: readonly string[], message: string): void =>
    context.addIssue({ code: 'custom', path: [...path], message });
  if (years && years.max < years.min) wrong(['age', 'max'], 'The oldest age is below the youngest.');
  if (band && band.to < band.from) wrong(['pay', 'to'], 'The highest pay is below the lowest.');
  if (contract_until !== null && contract_until <= contract_from)
    wrong(['contract_until'], 'The contract ends after it starts.');
};

export const editingOpportunity = z.strictObject(opportunityTerms).superRefine(inOrder);
export const publishingOpportunity = z.strictObject({ team_id: id, ...opportunityTerms }).superRefine(inOrder);

/** One point of what is asked for, and what is so of the player. */
export const criterion = z
  .object({
    point: z.enum(fitPoints),
    result: z.enum(fitResults),
    figure: z.int().nullable(),
    actual: z.string().nullable(),
  })
  .meta({ id: 'Criterion' });

export const opportunity = z
  .object({
    id,
    club_team: clubTeam,
    title: z.string(),
    position,
    age: ageRange.nullable(),
    foot: z.enum(wantedFeet).nullable(),
    contract_from: calendarDate,
    contract_until: calendarDate.nullable(),
    /** Null where there is none, or none that this viewer is shown. */
    pay: payBand.nullable(),
    pay_shown: z.boolean(),
    description: z.string(),
    closes_on: calendarDate,
    status: opportunityStatus,
    close_reason: z.enum(opportunityCloseReasons).nullable(),
    /** Seen by the own club alone. */
    filled_by: shownPerson.nullable(),
    /** Who acted last for the club. */
    representative: z.object({ name: z.string(), position: z.string() }),
    published_at: instant,
    updated_at: instant,
    /** Whether the viewer acts for the team. */
    own: z.boolean(),
    /** How the player who looks fits, point by point; null for a club. */
    fit: z.array(criterion).nullable(),
    /** The answer of the player who looks; null while there is none. */
    answer: z.object({ interest_id: id, status: interestStatus, at: instant }).nullable(),
    /** What the agent of the player who looks suggests, while it waits for him. */
    suggestion: z.object({ id, agent: shownPerson, message: z.string(), suggested_at: instant }).nullable(),
  })
  .meta({ id: 'Opportunity' });

/** An open position, as a home shows it. */
export const homePosition = opportunity
  .pick({ id: true, title: true, position: true, club_team: true, closes_on: true })
  .extend({
    /** Of an own one: how many answers wait for the club. Null of others’. */
    answers: z.int().nullable(),
  })
  .meta({ id: 'HomePosition' });

/** Where an answer stands: read off the interest, a trial since, the offer that names it and the contract. */
export const applicantStages = ['answered', 'talks', 'trial', 'offered', 'signed', 'over'] as const;
export const applicantStage = z.enum(applicantStages).meta({ id: 'ApplicantStage' });

export const applicant = z
  .object({
    interest,
    stage: applicantStage,
    /** Since when it stands there. */
    since: instant,
    positions: z.array(position),
    age: z.int().nullable(),
    club_team: clubTeam.nullable(),
    fit: z.array(criterion),
    /** The agent who had put him forward; null: he came by himself. */
    suggested_by: shownPerson.extend({ agency: z.string() }).nullable(),
    /** The newest trial of the player with the team since the answer, asked, agreed or over. */
    trial: z
      .object({ starts_on: calendarDate, ends_on: calendarDate, status: z.enum(['pending', 'accepted', 'completed']) })
      .nullable(),
    /** The newest offer that grew from the answer. */
    offer: z.object({ id, your_turn: z.boolean(), round: z.int(), is_signing: z.boolean() }).nullable(),
  })
  .meta({ id: 'Applicant' });

const stageCounts = z.object({
  answered: z.int(),
  talks: z.int(),
  trial: z.int(),
  offered: z.int(),
  signed: z.int(),
  over: z.int(),
});

export const boardFacets = z
  .object({
    positions: z.array(valueCount),
    fits: z.array(valueCount),
    starts: z.array(valueCount),
    levels: z.array(valueCount),
    countries: z.array(valueCount),
    pay: z.array(valueCount),
  })
  .meta({ id: 'BoardFacets' });

export const boardSorts = ['newest', 'closes', 'fit'] as const;
export const boardTabs = ['open', 'answered', 'over'] as const;
export const fitFilters = ['every', 'one', 'more'] as const;

/** The half of a year in which a contract starts: `2027-1` is January to June 2027. */
export const halfYear = z.string().regex(/^20\d\d-[12]$/);

export const boardFilters = {
  positions: list(position),
  /** How many points are not met: none, one, more. */
  fits: z.enum(fitFilters).optional(),
  starts: list(halfYear),
  levels: list(z.enum(teamLevels)),
  countries: list(country),
  pay: z.literal('shown').optional(),
};

const opportunityId = z.strictObject({ opportunity_id: id });
const acting = [...inMarket, 'NotFound', 'JobOpportunityNotOpen'] as const;

export const opportunityOperations = operations({
  publishOpportunity: operation({
    summary: 'Publishes an open position of a team',
    method: 'POST',
    path: '/opportunities',
    access: 'member',
    status: 201,
    body: publishingOpportunity,
    reply: opportunity,
    errors: [...inMarket, 'TooManyRequests'],
  }),
  listOpportunities: operation({
    summary: 'The board of open positions with filters and counts; for a player also those he answered',
    method: 'GET',
    path: '/opportunities',
    access: 'member',
    query: z.strictObject({
      ...paging,
      ...boardFilters,
      /** Those of one club, in the counts as well. */
      club_id: id.optional(),
      tab: z.enum(boardTabs).default('open'),
      sort: z.enum(boardSorts).default('newest'),
    }),
    reply: z.array(opportunity),
    meta: pageMeta.extend({
      facets: boardFacets,
      /** How many are open at all for this viewer, answered and over. */
      tabs: z.object({ open: z.int(), answered: z.int(), over: z.int() }),
    }),
    errors: [...inMarket],
  }),
  listOwnOpportunities: operation({
    summary: 'The positions of the representative’s teams, newest first, with how many answers stand where',
    method: 'GET',
    path: '/own-opportunities',
    access: 'member',
    query: z.strictObject({ ...paging, status: opportunityStatus.optional() }),
    reply: z.array(opportunity.extend({ applicants: stageCounts })),
    meta: pageMeta,
    errors: [...inMarket],
  }),
  getOpportunity: operation({
    summary: 'One position',
    method: 'GET',
    path: '/opportunities/:opportunity_id',
    access: 'member',
    params: opportunityId,
    reply: opportunity,
    errors: [...inMarket, 'NotFound'],
  }),
  listApplicants: operation({
    summary: 'Who answered a position of the own team, best fit first',
    method: 'GET',
    path: '/opportunities/:opportunity_id/applicants',
    access: 'member',
    params: opportunityId,
    reply: z.array(applicant),
    errors: [...inMarket, 'NotFound'],
  }),
  editOpportunity: operation({
    summary: 'Changes an open position',
    method: 'PUT',
    path: '/opportunities/:opportunity_id',
    access: 'member',
    params: opportunityId,
    body: editingOpportunity,
    reply: opportunity,
    errors: [...acting],
  }),
  closeOpportunity: operation({
    summary: 'Takes a position off the board',
    method: 'POST',
    path: '/opportunities/:opportunity_id/close',
    access: 'member',
    params: opportunityId,
    reply: opportunity,
    errors: [...acting],
  }),
  fillOpportunity: operation({
    summary: 'Says by hand which of those who answered has the place',
    method: 'POST',
    path: '/opportunities/:opportunity_id/fill',
    access: 'member',
    params: opportunityId,
    body: z.strictObject({ player_id: id }),
    reply: opportunity,
    errors: [...acting],
  }),
  answerOpportunity: operation({
    summary: 'Answers an open position: an interest that the club may accept',
    method: 'POST',
    path: '/opportunities/:opportunity_id/answer',
    access: 'member',
    status: 201,
    params: opportunityId,
    body: z.strictObject({
      message: prose(1000).default(''),
      contact: sharedContact.default({ email: false, phone: '' }),
    }),
    reply: interest,
    errors: [...acting, 'JobOpportunityAlreadyAnswered', 'ClubInterestPlayerNotEligible', 'TooManyRequests'],
  }),
});
