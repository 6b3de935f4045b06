import { trialAllowanceEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { publicTrialAllowanceOf, type TrialAllowance, type TrialAllowanceEvent } from './state.ts';

const contractOf = ({ type }: TrialAllowanceEvent) => {
  switch (type) {
    case 'AllowanceReserved':
      return trialAllowanceEvents.reserved;
    case 'AllowanceCommitted':
      return trialAllowanceEvents.committed;
    case 'AllowanceReleased':
      return trialAllowanceEvents.released;
    default:
      return unreachable(type);
  }
};

export const stateData = (state: TrialAllowance) => ({
  trial_allowance: state.status === 'none' ? undefined : publicTrialAllowanceOf(state),
});

/** An event as neighbours read it: for which request, in which period, beside the allowance after it. */
export const published = (event: TrialAllowanceEvent, after: TrialAllowance) => {
  const { trial_request_id } = event;
  const of = after.status === 'none' ? [] : after.reservations;
  const period = of.find((one) => one.trial_request_id === trial_request_id)?.period;
  return { type: contractOf(event).type, data: { ...stateData(after), happened: { trial_request_id, period } } };
};
