import { type ErrorCode, errors } from '@touchline/contracts/errors';
import type { mandateOperations } from '@touchline/contracts/http/profile';
import { turnInRepresentation } from '@touchline/contracts/policies/whose-turn';
import type { RepresentedSide } from '@touchline/platform/domain';
import type { z } from 'zod';
import { endOf, type Known, untilOf } from './state.ts';

export type MandateView = z.input<typeof mandateOperations.getMandate.reply>;

/** A mandate as one side sees it. `blocked`: what stands against saying yes now. */
export const mandateView = (
  mandate: Known,
  { side }: RepresentedSide,
  blocked: ErrorCode | null = null,
): MandateView => {
  const { user_id: _, ...agent } = mandate.agent;
  const { user_id: _user, ...player } = mandate.player;
  return {
    id: mandate.mandate_id,
    agent,
    player,
    exclusive: mandate.exclusive,
    starts_on: mandate.starts_on,
    ends_on: mandate.ends_on,
    until: untilOf(mandate),
    message: mandate.message,
    status: mandate.status,
    reason: 'reason' in mandate ? mandate.reason : null,
    close_reason: 'close_reason' in mandate ? (mandate.close_reason ?? null) : null,
    end: endOf(mandate),
    requested_at: mandate.requested_at,
    answer_by: mandate.answer_by,
    updated_at: mandate.updated_at,
    your_side: side,
    your_turn: turnInRepresentation(mandate) === side,
    blocked: blocked && { error: blocked, message: errors[blocked].message },
  };
};
