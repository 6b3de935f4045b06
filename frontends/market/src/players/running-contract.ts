import { today } from '@touchline/ui';

/** The day on which the contract that runs today ends; null where none does. Both `YYYY-MM-DD`. */
export const runningUntil = (
  player: { readonly current_contract_ends_on: string | null },
  day: string = today(),
): string | null => {
  const until = player.current_contract_ends_on;
  return until !== null && until >= day ? until : null;
};
