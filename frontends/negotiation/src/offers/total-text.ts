import { inWholeUnits } from '@touchline/contracts/amounts';
import { formatMoney, type MoneyFormat } from '@touchline/ui';

/** A total per season as people compare it, in whole units. `amount` in minor units. */
export const formatTotal = (amount: number, currency: string, format: MoneyFormat = {}): string =>
  formatMoney(inWholeUnits({ amount, currency }), format);
