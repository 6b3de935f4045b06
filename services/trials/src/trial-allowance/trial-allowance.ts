import { ImpossibleEvent, Rejected, unreachable } from '@touchline/platform/domain';
import {
  countOf,
  type KeptAllowance,
  type Reservation,
  type TrialAllowance,
  type TrialAllowanceCommand,
  type TrialAllowanceEvent,
} from './state.ts';

export const initialState: TrialAllowance = { status: 'none' };

type CommandOf<Type extends TrialAllowanceCommand['type']> = Extract<TrialAllowanceCommand, { type: Type }>;
type Events = readonly TrialAllowanceEvent[];

const reservationOf = (state: TrialAllowance, id: string): Reservation | undefined =>
  state.status === 'none' ? undefined : state.reservations.find((one) => one.trial_request_id === id);

export const reserve = (command: CommandOf<'Reserve'>, state: TrialAllowance): Events => {
  const { type: _, limit, now: at, ...reserved } = command;
  if (reservationOf(state, command.trial_request_id)) return [];
  const { used } = countOf(state, command.period);
  if (limit !== null && used >= limit) throw new Rejected('TrialRequestPlanLimitExceeded', { limit, used });
  return [{ type: 'AllowanceReserved', ...reserved, at }];
};

export const commit = ({ trial_request_id, now: at }: CommandOf<'Commit'>, state: TrialAllowance): Events =>
  reservationOf(state, trial_request_id)?.state === 'reserved'
    ? [{ type: 'AllowanceCommitted', trial_request_id, at }]
    : [];

export const release = ({ trial_request_id, now: at }: CommandOf<'Release'>, state: TrialAllowance): Events => {
  const found = reservationOf(state, trial_request_id);
  return found && found.state !== 'released' ? [{ type: 'AllowanceReleased', trial_request_id, at }] : [];
};

export const decide = (command: TrialAllowanceCommand, state: TrialAllowance): Events => {
  switch (command.type) {
    case 'Reserve':
      return reserve(command, state);
    case 'Commit':
      return commit(command, state);
    case 'Release':
      return release(command, state);
    default:
      return unreachable(command);
  }
};

const keeping = (state: Omit<KeptAllowance, 'waiting_since'>): KeptAllowance => {
  const waiting = state.reservations.filter((one) => one.state === 'reserved').map(({ reserved_at }) => reserved_at);
  return { ...state, waiting_since: waiting.sort()[0] ?? null };
};

export const evolve = (state: TrialAllowance, event: TrialAllowanceEvent): TrialAllowance => {
  switch (event.type) {
    case 'AllowanceReserved': {
      const { allowance_id, profile_id, period, trial_request_id, player_id, at: reserved_at } = event;
      if (reservationOf(state, trial_request_id)) throw new ImpossibleEvent(event, state);
      const earlier = state.status === 'none' ? [] : state.reservations;
      // What is settled of a period that is over changes nothing any more.
      const kept = earlier.filter((one) => one.period === period || one.state === 'reserved');
      const made = { trial_request_id, player_id, period, state: 'reserved', reserved_at } as const;
      return keeping({ status: 'kept', allowance_id, profile_id, period, reservations: [...kept, made] });
    }
    case 'AllowanceCommitted':
    case 'AllowanceReleased': {
      const found = reservationOf(state, event.trial_request_id);
      if (state.status === 'none' || !found || found.state === 'released') throw new ImpossibleEvent(event, state);
      const next = event.type === 'AllowanceCommitted' ? 'committed' : 'released';
      return keeping({
        ...state,
        reservations: state.reservations.map((one) => (one === found ? { ...one, state: next } : one)),
      });
    }
    default:
      return unreachable(event);
  }
};
