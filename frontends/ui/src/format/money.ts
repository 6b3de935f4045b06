/** Integer minor units and ISO 4217, as every message carries money. */
export type Money = { readonly amount: number; readonly currency: string };

const formats = new Map<string, Intl.NumberFormat>();
const format = (currency: string, digits: number, compact: boolean): Intl.NumberFormat => {
  const key = `${currency} ${digits} ${compact}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: compact ? 1 : digits,
    ...(compact ? { notation: 'compact', minimumFractionDigits: 0 } : {}),
  });
  formats.set(key, made);
  return made;
};

/** Decimal places of a currency: 2 for EUR, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export const currencySymbol = (currency: string): string =>
  format(currency, 0, false)
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency;

export type MoneyFormat = {
  /** Writes + or − before the amount: a difference. */
  readonly signed?: boolean;
  /** €2.8M for headlines and chips. */
  readonly compact?: boolean;
};

/** €5,400 or €19.90: whole amounts without decimals. */
export const formatMoney = (
  { amount, currency }: Money,
  { signed = false, compact = false }: MoneyFormat = {},
): string => {
  const digits = minorDigits(currency);
  const scale = 10 ** digits;
  const whole = amount % scale === 0;
  const written = format(currency, whole ? 0 : digits, compact).format(Math.abs(amount) / scale);
  if (amount < 0) return `−${written}`;
  return signed && amount > 0 ? `+${written}` : written;
};

/** Minor units → what stands in the field: `5,400` or `5,400.50`. */
export const editableMoney = (amount: number | null | undefined, currency: string): string => {
  if (amount === null || amount === undefined) return '';
  const digits = minorDigits(currency);
  const value = amount / 10 ** digits;
  return new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(value);
};
