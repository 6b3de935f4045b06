import { z } from 'zod';
import { accountClosed, consentWithdrawn } from '../../events/close-reasons.ts';
import { interestCloseReasons, interestStatuses } from '../../events/interest.ts';
import { party } from '../../events/offer.ts';
import { prose } from '../../names.ts';
import { clubTeam, id, instant } from '../../values.ts';
import { operation, operations, paging, sidesMeta } from '../operation.ts';
import { inMarket } from '../preconditions.ts';
import { optionalReason, shownPlayer, shownRepresentative } from '../shared-shapes.ts';

export const interestStatus = z.enum(interestStatuses).meta({ id: 'InterestStatus' });

/** By what the other side may reach one once both are in talks: the account's own address, a number as typed. */
export const sharedContact = z
  .strictObject({
    email: z.boolean().default(false),
    phone: z
      .string()
      .trim()
      .max(30, 'Use at most 30 characters.')
      .regex(/^$|^[+0-9 ()-]{5,}$/, 'Use digits and + only.')
      .default(''),
  })
  .meta({ id: 'SharedContact' });

/** How to reach somebody, as far as they chose to show. */
const contact = z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() });

export const interest = z
  .object({
    id,
    club_team: clubTeam,
    player: shownPlayer,
    /** Who acted last for the club. */
    representative: shownRepresentative,
    initiated_by: party,
    status: interestStatus,
    message: z.string(),
    reason: z.string().nullable(),
    close_reason: z.enum([...interestCloseReasons, consentWithdrawn, accountClosed]).nullable(),
    your_side: party,
    /** An agent reads along with the player: nothing of it is the agent’s to answer. */
    as_agent: z.boolean(),
    /** Whether the viewer's side is the one that may answer now. */
    your_turn: z.boolean(),
    /** How to reach the other side; null until both are in talks. */
    contact: contact.nullable(),
    /** The open position that the player answered with it. */
    opportunity: z.object({ id, title: z.string() }).nullable(),
    declared_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Interest' });

/** What an interest says, and why. */
export const interestMessage = prose(1000).min(1, 'Write a message.');
const interestId = z.strictObject({ interest_id: id });

export const declaringInterest = z.strictObject({
  player_id: id,
  team_id: id,
  message: interestMessage,
  contact: sharedContact.default({ email: false, phone: '' }),
});

const answering = [...inMarket, 'NotFound', 'ClubInterestNotPending'] as const;

export const interestOperations = operations({
  declareInterest: operation({
    summary: 'Tells a player that a team is interested in him',
    method: 'POST',
    path: '/interests',
    access: 'member',
    status: 201,
    body: declaringInterest,
    reply: interest,
    errors: [
      ...inMarket,
      'NotFound',
      'ClubInterestPlayerNotEligible',
      'ClubInterestPlayerNotScoutable',
      'TooManyRequests',
    ],
  }),
  listInterests: operation({
    summary: 'The current profile’s interests, newest first',
    method: 'GET',
    path: '/interests',
    access: 'member',
    query: z.strictObject({
      ...paging,
      status: interestStatus.optional(),
      turn: z.enum(['mine', 'theirs']).optional(),
      player_id: id.optional(),
    }),
    reply: z.array(interest),
    meta: sidesMeta,
    errors: [...inMarket],
  }),
  getInterest: operation({
    summary: 'One interest',
    method: 'GET',
    path: '/interests/:interest_id',
    access: 'member',
    params: interestId,
    reply: interest,
    errors: [...inMarket, 'NotFound'],
  }),
  changeInterestMessage: operation({
    summary: 'Says it in other words, while it waits for its answer',
    method: 'PUT',
    path: '/interests/:interest_id/message',
    access: 'member',
    params: interestId,
    body: z.strictObject({ message: interestMessage }),
    reply: interest,
    errors: [...answering, 'AccessDeniedException'],
  }),
  acceptInterest: operation({
    summary: 'Begins talks: each side learns how to reach the other',
    method: 'POST',
    path: '/interests/:interest_id/accept',
    access: 'member',
    params: interestId,
    body: z.strictObject({ contact: sharedContact.default({ email: false, phone: '' }) }),
    reply: interest,
    errors: [...answering, 'AccessDeniedException', 'ClubInterestPlayerNotEligible'],
  }),
  declineInterest: operation({
    summary: 'Says no',
    method: 'POST',
    path: '/interests/:interest_id/decline',
    access: 'member',
    params: interestId,
    body: optionalReason,
    reply: interest,
    errors: [...answering, 'AccessDeniedException'],
  }),
  withdrawInterest: operation({
    summary: 'Takes the own interest back',
    method: 'POST',
    path: '/interests/:interest_id/withdraw',
    access: 'member',
    params: interestId,
    body: optionalReason,
    reply: interest,
    errors: [...answering, 'AccessDeniedException'],
  }),
});
