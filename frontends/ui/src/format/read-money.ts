import { minorDigits } from './money.ts';

/** What was typed into a field of money, in minor units. Only `amount` is one; nothing doubtful is ever taken for one. */
export type MoneyReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: number }
  /** It can mean these; the person says which. */
  | { readonly kind: 'doubtful'; readonly readings: readonly number[] }
  | { readonly kind: 'none' };

/** What is usual in a field, in minor units: helps to see that `4,2` is no weekly wage of €4.20. */
export type Usual = { readonly least: number; readonly most: number };

const spaces = /[\s\u00a0\u2007\u2009\u202f]/g;
const none: MoneyReading = { kind: 'none' };

const symbols = new Map<string, readonly string[]>();
/** How this currency is written beside an amount, longest first: `SEK`, `kr`. */
const symbolsOf = (currency: string): readonly string[] => {
  const known = symbols.get(currency);
  if (known) return known;
  const locales = ['en', 'en-US', 'de', 'fr', 'nl', 'pt', 'pt-BR', 'sv', 'nb', 'da', 'pl', 'cs', 'de-CH'];
  const found = locales.flatMap((locale) =>
    (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .filter((part) => part.type === 'currency')
        .map((part) => part.value.toLowerCase()),
    ),
  );
  const made = [...new Set(found)].sort((a, b) => b.length - a.length);
  symbols.set(currency, made);
  return made;
};

const withoutSymbol = (typed: string, currency: string): string => {
  const plain = typed.replaceAll(spaces, ' ').trim();
  const lower = plain.toLowerCase();
  for (const symbol of symbolsOf(currency)) {
    if (lower.startsWith(symbol)) return plain.slice(symbol.length).trim();
    if (lower.endsWith(symbol)) return plain.slice(0, -symbol.length).trim();
  }
  return plain;
};

const amountOf = (whole: string, part: string, digits: number): number | null => {
  const amount = Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || 0);
  return Number.isSafeInteger(amount) ? amount : null;
};

/** `1.234.567`: one kind of sign, up to three digits first and exactly three after each. */
const grouped = /^[1-9]\d{0,2}(?:([ '.,])\d{3})(?:\1\d{3})*$/;
const digitsOf = (written: string): string => written.replaceAll(/\D/g, '');

/** The amounts that something written out of order can mean: all signs group, or the last one parts the cents. */
const guesses = (written: string, digits: number): readonly number[] => {
  const last = /^(.*)[.,](\d*)$/.exec(written);
  const parted =
    last && (last[2] ?? '').length <= digits ? amountOf(digitsOf(last[1] ?? ''), last[2] ?? '', digits) : null;
  // `0,500` may be half of one, with a nought too many.
  const rounded =
    last && /^0+$/.test(digitsOf(last[1] ?? '')) ? amountOf('0', (last[2] ?? '').replace(/0+$/, ''), digits) : null;
  const joined = amountOf(digitsOf(written), '', digits);
  return [...new Set([parted, rounded, joined])].filter((amount): amount is number => amount !== null && amount > 0);
};

/** The amount where it is written in order; null where it is not. */
const orderly = (written: string, digits: number): number | null => {
  if (/^\d+$/.test(written)) return amountOf(written, '', digits);
  if (grouped.test(written)) return amountOf(digitsOf(written), '', digits);
  // One or two digits after the last comma or point are cents; none, while somebody is typing them.
  const [, whole = '', sign = '', part = ''] = /^(.+)([.,])(\d*)$/.exec(written) ?? [];
  if (!sign || part.length > digits) return null;
  const group = /[ '.,]/.exec(whole)?.[0];
  if (group === sign) return null;
  return /^\d+$/.test(whole) || grouped.test(whole) ? amountOf(digitsOf(whole), part, digits) : null;
};

/** `4,2` where thousands are usual: thousands or millions, or truly so little. */
const shortened = (written: string, amount: number, usual: Usual | undefined): readonly number[] => {
  if (!usual || amount >= usual.least || !/^\d{1,3}[.,]\d{1,2}$/.test(written)) return [];
  return [amount * 1_000_000, amount * 1000].filter((more) => more >= usual.least && more <= usual.most);
};

/**
 * What a person types, as anybody in Europe writes it: `5,400`, `5.400`, `5 400,50`, `5’400.50`. One or two digits after
 * the last comma or point are cents, three are thousands; what can mean two amounts is confirmed, never guessed.
 */
export const readMoney = (typed: string, currency: string, usual?: Usual): MoneyReading => {
  const written = withoutSymbol(typed, currency).replaceAll(/[’ʼ`]/g, "'");
  if (written === '') return typed.trim() === '' ? { kind: 'empty' } : none;
  if (!/^\d[\d ',.]*$/.test(written)) return none;
  const digits = minorDigits(currency);
  const amount = orderly(written, digits);
  if (amount === null) {
    const readings = guesses(written, digits);
    return readings.length ? { kind: 'doubtful', readings } : none;
  }
  const more = shortened(written, amount, usual);
  return more.length ? { kind: 'doubtful', readings: [...more, amount] } : { kind: 'amount', amount };
};
