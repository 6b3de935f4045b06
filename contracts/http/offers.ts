import { z } from 'zod';
import { accountClosed, consentWithdrawn } from '../events/close-reasons.ts';
import { offerCloseReasons, party, round } from '../events/offer.ts';
import { prose, soughtText } from '../names.ts';
import { offerGroups } from '../policies/whose-turn.ts';
import { calendarDate, clubTeam, id, instant, terms, totalPerSeason } from '../values.ts';
import { interest, interestOperations, interestStatus } from './offers/interests.ts';
import { homePosition, opportunityOperations } from './offers/opportunities.ts';
import { opportunitySearchOperations } from './offers/opportunity-searches.ts';
import { offersStaffOperations } from './offers/staff.ts';
import { storyOperations } from './offers/stories.ts';
import { suggestion, suggestionOperations } from './offers/suggestions.ts';
import { operation, operations, paging, sidesMeta } from './operation.ts';
import { inMarket } from './preconditions.ts';
import { contractWindow } from './profile.ts';
import { foreseenRefusal, optionalReason, shownPlayer, shownRepresentative } from './shared-shapes.ts';

export * from './offers/interests.ts';
export * from './offers/opportunities.ts';
export * from './offers/opportunity-searches.ts';
export * from './offers/stories.ts';
export * from './offers/suggestions.ts';
export { totalPerSeason };

export const offerStatus = z
  .enum(['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'closed'])
  .meta({ id: 'OfferStatus' });

const seasonTotal = z
  .object({
    total: z.int(),
    salary: z.int(),
    signing_bonus: z.int(),
    housing: z.int(),
    seasons: z.int(),
  })
  .meta({ id: 'SeasonTotal' });

const salary = terms.shape.salary.omit({ basis: true }).meta({ id: 'OfferSalary' });

/** What the market knows of the player today. */
const playerToday = z
  .object({ age: z.int(), positions: z.array(z.string()), club_team: clubTeam.nullable() })
  .meta({ id: 'PlayerToday' });

/** What is open in one currency, added up. */
const openSum = z
  .object({ currency: z.string(), offers: z.int(), total_per_season: z.int(), signing_bonus: z.int() })
  .meta({ id: 'OpenSum' });

export const offerRow = z
  .object({
    id,
    club_team: clubTeam,
    player: shownPlayer,
    representative: shownRepresentative,
    status: offerStatus,
    close_reason: z.enum([...offerCloseReasons, consentWithdrawn, accountClosed]).nullable(),
    reason: z.string().nullable(),
    contract: z
      .object({
        status: z.enum(['signing', 'completed', 'failed']),
        document_id: id.nullable(),
        reason: z.string().nullable(),
      })
      .nullable(),
    recipient: party,
    /** Whether the viewer's side is the one whose turn it is. */
    your_turn: z.boolean(),
    your_side: party,
    /** An agent reads along with the player: nothing of it is the agent’s to answer. */
    as_agent: z.boolean(),
    negotiable: z.boolean(),
    round: z.int(),
    total_per_season: z.int(),
    currency: z.string(),
    salary,
    /** That of the round before, where this one changed it. */
    salary_before: salary.nullable(),
    /** Null once the offer is over and the player isn’t open to clubs. */
    player_today: playerToday.nullable(),
    contract_start_date: calendarDate,
    contract_expiry_date: calendarDate,
    /** The interest that it grew from. */
    interest_id: id.nullable(),
    expires_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'OfferRow' });

/** A round with its computed total and what changed since the one before. */
export const offerRound = round
  .extend({
    total: seasonTotal,
    author: z.string(),
    changed: z.array(z.string()),
  })
  .meta({ id: 'OfferRound' });

export const offer = offerRow
  .extend({
    rounds: z.array(offerRound),
    /** When it left the table, and by whose doing; by nobody’s where the clock or somebody else ended it. */
    ended: z.object({ by: party.nullable(), at: instant }).nullable(),
    approach: contractWindow,
    /** Longest contract for the player's age, in years. */
    max_years: z.int(),
    earliest_start: calendarDate.nullable(),
  })
  .meta({ id: 'Offer' });

const offerId = z.strictObject({ offer_id: id });
const message = prose(1000).default('');
const roundNumber = z.int().min(1).max(10_000);
const expiresAt = instant;

export const makingOffer = z.strictObject({
  player_id: id,
  team_id: id,
  negotiable: z.boolean().default(true),
  expires_at: expiresAt,
  terms,
  message,
  /** The interest that this offer grew from. */
  interest_id: id.optional(),
  /** The current club was informed, where the player's contract still runs longer than six months. */
  club_informed: z.boolean().default(false),
});

const dates = [
  'OfferContractExpiryDateInvalid',
  'OfferContractStartDateMustBeAfterCurrentContract',
  'OfferContractTooLong',
] as const;

const offerOperations = operations({
  makeOffer: operation({
    summary: 'Puts an offer on the table',
    method: 'POST',
    path: '/offers',
    access: 'member',
    status: 201,
    body: makingOffer,
    reply: offer,
    errors: [
      ...inMarket,
      ...dates,
      'NotFound',
      'OfferPlayerNotEligible',
      'OfferAlreadyExistsForApplicant',
      'OfferInterestDoesNotBelongToClubTeam',
      'OfferInterestDoesNotMatchApplicant',
      'TooManyRequests',
    ],
  }),
  offersAtHome: operation({
    summary: 'What a member’s home shows of interests, suggestions, offers and open positions',
    method: 'GET',
    path: '/at-home',
    access: 'bff',
    reply: z.object({
      /** The player’s or the club’s to answer, and those that wait for the other side: the newest first. */
      interests: z.object({ mine: z.array(interest), theirs: z.array(interest) }),
      /** Of players alone: for which positions their agents put them forward. */
      suggestions: z.array(suggestion),
      /** Pending ones by when they end, and accepted ones whose contract isn’t sealed. */
      offers: z.object({ mine: z.array(offerRow), theirs: z.array(offerRow), accepted: z.array(offerRow) }),
      /**
       * A club’s own, those with answers waiting first; of a player those that fit him in every point, soonest closed first. Younger
       * than the others: while an earlier version answers, all but these are there.
       */
      positions: z.array(homePosition).optional(),
    }),
    errors: [...inMarket],
  }),
  listOffers: operation({
    summary: 'The current profile’s offers',
    method: 'GET',
    path: '/offers',
    access: 'member',
    query: z.strictObject({
      ...paging,
      status: offerStatus.optional(),
      turn: z.enum(['mine', 'theirs']).optional(),
      group: z.enum(offerGroups).optional(),
      /** Words of the other side’s name, in any order; an agent’s are of either. */
      q: soughtText(80).optional(),
      player_id: id.optional(),
      /** Made by this representative. */
      made_by: id.optional(),
      club_id: id.optional(),
      sort: z.enum(['expires', 'updated']).default('updated'),
    }),
    reply: z.array(offerRow),
    meta: sidesMeta,
    errors: [...inMarket],
  }),
  getOffersOverview: operation({
    summary: 'How the current profile’s offers stand: how many in each group, and what is open, added up',
    method: 'GET',
    path: '/offers-overview',
    access: 'member',
    reply: z.object({
      groups: z.object({ mine: z.int(), theirs: z.int(), signing: z.int(), ended: z.int() }),
      /** Offers that wait for an answer, most money first. */
      open: z.array(openSum),
      /** Those whose contract is being signed. */
      agreed: z.array(openSum),
      /** Who made them, most offers first; for a club alone. */
      makers: z.array(z.object({ profile_id: id, name: z.string(), offers: z.int() })),
      /** The clubs that made them, most offers first; for an agent alone. */
      clubs: z.array(z.object({ club_id: id, name: z.string(), offers: z.int() })),
    }),
    errors: [...inMarket],
  }),
  getOffer: operation({
    summary: 'One offer with its rounds',
    method: 'GET',
    path: '/offers/:offer_id',
    access: 'member',
    params: offerId,
    reply: offer,
    errors: [...inMarket, 'NotFound'],
  }),
  counterOffer: operation({
    summary: 'Answers with other terms',
    method: 'POST',
    path: '/offers/:offer_id/counter',
    access: 'member',
    params: offerId,
    body: z.strictObject({
      round: roundNumber,
      terms,
      message,
      final: z.boolean().default(false),
      expires_at: expiresAt.optional(),
    }),
    reply: offer,
    errors: [
      ...inMarket,
      ...dates,
      'NotFound',
      'OfferNotPending',
      'StaleVersion',
      'OfferCannotCounterYourOwn',
      'OfferNotNegotiable',
      'OfferTermsNotChanged',
    ],
  }),
  acceptOffer: operation({
    summary: 'Accepts the terms of the named round',
    method: 'POST',
    path: '/offers/:offer_id/accept',
    access: 'member',
    params: offerId,
    body: z.strictObject({ round: roundNumber }),
    reply: offer,
    errors: [
      ...inMarket,
      'NotFound',
      'OfferNotPending',
      'StaleVersion',
      'OfferCannotCounterYourOwn',
      'OfferPlayerNotEligible',
      'OfferContractStartDateMustBeAfterCurrentContract',
    ],
  }),
  declineOffer: operation({
    summary: 'Declines',
    method: 'POST',
    path: '/offers/:offer_id/decline',
    access: 'member',
    params: offerId,
    body: z.strictObject({ round: roundNumber, reason: prose(500).default('') }),
    reply: offer,
    errors: [...inMarket, 'NotFound', 'OfferNotPending', 'StaleVersion', 'OfferCannotCounterYourOwn'],
  }),
  withdrawOffer: operation({
    summary: 'Takes the offer off the table',
    method: 'POST',
    path: '/offers/:offer_id/withdraw',
    access: 'member',
    params: offerId,
    body: optionalReason,
    reply: offer,
    errors: [...inMarket, 'NotFound', 'OfferNotPending'],
  }),
  getProspect: operation({
    summary: 'What an offer to this player has to keep to, and why one may not be possible now',
    method: 'GET',
    path: '/prospects/:player_id',
    access: 'member',
    params: z.strictObject({ player_id: id }),
    reply: z.object({
      player: shownPlayer,
      possible: z.boolean(),
      /** The code and sentence where it is not possible, per team of the viewer that plays the player's football. */
      teams: z.array(
        z.object({
          club_team: clubTeam,
          refusal: foreseenRefusal.nullable(),
          offer_id: id.nullable(),
          /** The newest interest between this team and the player, where one waits or is accepted. */
          interest: z.object({ id, status: interestStatus, your_turn: z.boolean() }).nullable(),
          /** Why no interest can be declared now. */
          interest_refusal: foreseenRefusal.nullable(),
        }),
      ),
      approach: contractWindow,
      max_years: z.int(),
      earliest_start: calendarDate.nullable(),
    }),
    errors: [...inMarket, 'NotFound', 'PlayerNotScoutable'],
  }),
});

/** What offers answers, room by room. */
export const offersOperations = {
  ...offerOperations,
  ...interestOperations,
  ...opportunityOperations,
  ...opportunitySearchOperations,
  ...suggestionOperations,
  ...storyOperations,
  ...offersStaffOperations,
};
