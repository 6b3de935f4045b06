import { formatMoney, type MoneyFormat, minorDigits } from '@touchline/ui';

/**
 * A total per season as people compare it: in whole units of its currency, since a bonus spread over seasons seldom
 * comes out even. `amount` in minor units.
 */
export const formatTotal = (amount: number, currency: string, format: MoneyFormat = {}): string => {
  const scale = 10 ** minorDigits(currency);
  return formatMoney({ amount: Math.round(amount / scale) * scale, currency }, format);
};
