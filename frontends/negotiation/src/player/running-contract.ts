import { contractWindowOf } from '@touchline/contracts/policies/transfer-regulations';
import { todayAtUtc } from '@touchline/ui';

/** The day on which the contract that runs today ends; null where none does. Both `YYYY-MM-DD`. */
export const runningUntil = (
  player: { readonly current_contract_ends_on: string | null },
  day: string = todayAtUtc(),
): string | null => contractWindowOf(player.current_contract_ends_on, day).ends_on;
