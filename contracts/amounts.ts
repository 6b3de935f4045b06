import type { Money } from './values.ts';

/** Amounts in words: what is agreed is read in figures and in words, on the page and in the contract alike. */

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** A whole number in words: 2,750,000 → `two million seven hundred and fifty thousand`. */
export const words = (n: number): string => {
  const scale = scales.find(([size]) => n >= size);
  if (scale) {
    const [size, name] = scale;
    const rest = n % size;
    const joint = rest > 0 && rest < 100 ? ' and ' : ' ';
    return `${words(Math.floor(n / size))} ${name}${rest ? joint + words(rest) : ''}`;
  }
  if (n < 20) return small[n] ?? '';
  return `${tens[Math.floor(n / 10)]}${n % 10 ? `-${small[n % 10]}` : ''}`;
};

/** Making one takes fifteen times what using it does: there is one for each currency and way. */
const formats = new Map<string, Intl.NumberFormat>();
const formatOf = (currency: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat => {
  const name = `${currency} ${JSON.stringify(options)}`;
  const made = formats.get(name) ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...options });
  formats.set(name, made);
  return made;
};

const currencyName = (currency: string, count: number): string =>
  formatOf(currency, { currencyDisplay: 'name', maximumFractionDigits: 0 })
    .formatToParts(count)
    .filter((part) => part.type === 'currency')
    .map((part) => part.value)
    .join('');

const decimals = (currency: string): number => formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * A total per season as people compare it, on the page, in mails and in the contract alike: in whole units of its currency,
 * since a bonus spread over seasons seldom comes out even.
 */
export const inWholeUnits = <M extends { readonly amount: number; readonly currency: string }>(money: M): M => {
  const scale = 10 ** decimals(money.currency);
  return { ...money, amount: Math.round(money.amount / scale) * scale };
};

/** Minor units → `€6,200`, `£1,250.50`: in English. The fraction stands only where there is one. */
export const amountInFigures = ({ amount, currency }: Money): string => {
  const digits = decimals(currency);
  const minimumFractionDigits = amount % 10 ** digits === 0 ? 0 : digits;
  return formatOf(currency, { minimumFractionDigits }).format(amount / 10 ** digits);
};

/** Minor units → `six thousand two hundred euros`; null with a fraction, which the figures say better. */
export const amountInWords = ({ amount, currency }: Money): string | null => {
  const units = amount / 10 ** decimals(currency);
  return Number.isInteger(units) ? `${words(units)} ${currencyName(currency, units)}` : null;
};
