import type { Party } from '@touchline/contracts/events';
import type { trialsOperations } from '@touchline/contracts/http/trials';
import { lengthInDays } from '@touchline/contracts/policies/trial-dates';
import type { z } from 'zod';
import type { Requested } from './state.ts';

export type TrialRequestView = z.input<typeof trialsOperations.getTrialRequest.reply>;

/** Whether the number of the contact is there for this side: its own, and for the player of an agreed trial. */
const showsPhone = ({ status }: Requested, side: Party): boolean =>
  side === 'club' || status === 'accepted' || status === 'completed';

/** A trial request as one side sees it. */
export const trialRequestView = (trial: Requested, side: Party): TrialRequestView => {
  const { user_id: _, ...player } = trial.player;
  const { user_id: _user, ...representative } = trial.representative;
  return {
    id: trial.trial_request_id,
    club_team: trial.club_team,
    player,
    representative,
    starts_on: trial.starts_on,
    ends_on: trial.ends_on,
    days: lengthInDays(trial),
    location: trial.location,
    kit: trial.kit,
    travel: trial.travel,
    note: trial.note,
    contact: { name: trial.contact.name, phone: showsPhone(trial, side) ? trial.contact.phone : null },
    code: trial.code,
    status: trial.status,
    reason: 'reason' in trial ? trial.reason : null,
    close_reason: trial.status === 'closed' ? trial.close_reason : null,
    cancelled_by: trial.status === 'cancelled' ? trial.cancelled_by : null,
    your_side: side,
    your_turn: trial.status === 'pending' && side === 'player',
    requested_at: trial.requested_at,
    updated_at: trial.updated_at,
  };
};
