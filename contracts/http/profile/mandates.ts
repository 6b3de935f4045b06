import { z } from 'zod';
import { consentWithdrawn } from '../../events/close-reasons.ts';
import { mandateSide, mandateStatuses, publicMandate } from '../../events/mandate.ts';
import { prose } from '../../names.ts';
import { calendarDate, email, enteredDate, id, instant } from '../../values.ts';
import { operation, operations, pageMeta, paging } from '../operation.ts';
import { inMarket } from '../preconditions.ts';
import { foreseenRefusal, optionalReason, shownPerson, shownPlayer } from '../shared-shapes.ts';

export const mandateStatus = z.enum(mandateStatuses).meta({ id: 'MandateStatus' });

export const shownAgent = shownPerson
  .extend({ agency: z.string(), licence_number: z.string() })
  .meta({ id: 'ShownAgent' });

/** Who represents a player today, as everybody in the market may know it. */
export const representation = z
  .object({ agent: shownAgent, exclusive: z.boolean(), until: calendarDate })
  .meta({ id: 'Representation' });

/** A mandate as its agent and its player see it. */
export const mandate = z
  .object({
    id,
    agent: shownAgent,
    player: shownPlayer,
    exclusive: z.boolean(),
    /** Both days are counted. */
    starts_on: calendarDate,
    ends_on: calendarDate,
    /** The last day in force as things stand. */
    until: calendarDate,
    message: z.string(),
    status: mandateStatus,
    reason: z.string().nullable(),
    /** Why a request lapsed before its time; null: nobody answered, or it didn't lapse. */
    close_reason: z.enum([consentWithdrawn]).nullable(),
    end: publicMandate.shape.end,
    requested_at: instant,
    /** The last day on which the player can answer. */
    answer_by: calendarDate,
    updated_at: instant,
    your_side: mandateSide,
    /** Whether it waits for the viewer's answer. */
    your_turn: z.boolean(),
    /** What the player would be answered who says yes now; null: it can be confirmed. */
    blocked: foreseenRefusal.nullable(),
  })
  .meta({ id: 'Mandate' });

export const requestingMandate = z
  .strictObject({
    /** The player, as a page names him, */
    player_id: id.optional(),
    /** or by the address of his account. */
    email: email.optional(),
    exclusive: z.boolean(),
    starts_on: enteredDate,
    ends_on: enteredDate,
    message: prose(1000).default(''),
  })
  .refine(({ player_id, email: address }) => (player_id === undefined) !== (address === undefined), {
    path: ['email'],
    message: 'Name the player by email or from his page.',
  });

const mandateId = z.strictObject({ mandate_id: id });
const errors = [...inMarket, 'NotFound'] as const;

export const mandateOperations = operations({
  requestMandate: operation({
    summary: 'An agent asks a player to represent him',
    method: 'POST',
    path: '/mandates',
    access: 'member',
    status: 201,
    body: requestingMandate,
    reply: mandate,
    errors: [
      ...errors,
      'UserNotFound',
      'PlayerNotEligible',
      'MandateAlreadyRequested',
      'MandateOverlaps',
      'TooManyRequests',
    ],
  }),
  listMandates: operation({
    summary: 'The current profile’s mandates, newest first',
    method: 'GET',
    path: '/mandates',
    access: 'member',
    /** `player_id`: those with this player alone. */
    query: z.strictObject({ ...paging, status: mandateStatus.optional(), player_id: id.optional() }),
    reply: z.array(mandate),
    /** `waiting`: how many of all wait for the player's answer. */
    meta: pageMeta.extend({ waiting: z.int().min(0) }),
    errors: [...inMarket],
  }),
  getMandate: operation({
    summary: 'One mandate',
    method: 'GET',
    path: '/mandates/:mandate_id',
    access: 'member',
    params: mandateId,
    reply: mandate,
    errors: [...errors],
  }),
  confirmMandate: operation({
    summary: 'The player says yes: the agent represents him',
    method: 'POST',
    path: '/mandates/:mandate_id/confirm',
    access: 'member',
    params: mandateId,
    reply: mandate,
    errors: [...errors, 'MandateNotPending', 'MandateAgentNotEligible', 'MandateOverlaps'],
  }),
  declineMandate: operation({
    summary: 'The player says no',
    method: 'POST',
    path: '/mandates/:mandate_id/decline',
    access: 'member',
    params: mandateId,
    body: optionalReason,
    reply: mandate,
    errors: [...errors, 'MandateNotPending'],
  }),
  withdrawMandate: operation({
    summary: 'The agent takes his request back',
    method: 'POST',
    path: '/mandates/:mandate_id/withdraw',
    access: 'member',
    params: mandateId,
    reply: mandate,
    errors: [...errors, 'MandateNotPending'],
  }),
  endMandate: operation({
    summary: 'Ends a mandate early: the agent at once, the player with 14 days’ notice',
    method: 'POST',
    path: '/mandates/:mandate_id/end',
    access: 'member',
    params: mandateId,
    body: optionalReason,
    reply: mandate,
    errors: [...errors, 'MandateNotActive'],
  }),
  listRepresentations: operation({
    summary: 'Who represents a player today, for everybody in the market',
    method: 'GET',
    path: '/players/:profile_id/representations',
    access: 'member',
    params: z.strictObject({ profile_id: id }),
    reply: z.array(representation),
    errors: [...inMarket, 'NotFound', 'PlayerNotScoutable'],
  }),
});
