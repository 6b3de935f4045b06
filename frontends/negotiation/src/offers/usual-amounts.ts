import type { Terms } from '@touchline/contracts/values';
import type { MoneyFieldProps } from '@touchline/ui/forms';
import type { Currency, TermsDraft } from './terms-draft.ts';

/** Between which amounts the sums of football contracts lie, in whole euros. Amounts beyond them are confirmed, never refused. */
const inEuros = {
  salary_week: [20, 250_000],
  salary_month: [80, 1_000_000],
  salary_season: [1_000, 13_000_000],
  signing_bonus: [100, 10_000_000],
  bonus: [5, 1_000_000],
  release_clause: [1_000, 250_000_000],
  housing: [20, 20_000],
} as const;

/** How many of a currency make about one euro: enough to tell thousands from millions. */
const perEuro: Readonly<Record<Currency, number>> = {
  EUR: 1,
  GBP: 1,
  USD: 1,
  CHF: 1,
  SEK: 11,
  NOK: 11,
  DKK: 7,
  PLN: 4,
  CZK: 25,
  BRL: 6,
};

type Usual = NonNullable<MoneyFieldProps['usual']>;

const cents = 100;
const usual = (what: keyof typeof inEuros, currency: Currency): Usual => {
  const [least, most] = inEuros[what];
  return { least: least * perEuro[currency] * cents, most: most * perEuro[currency] * cents };
};

export type UsualAmounts = Readonly<Record<'salary' | 'signing_bonus' | 'bonus' | 'release_clause' | 'housing', Usual>>;

export const usualAmounts = ({ currency, per }: Pick<TermsDraft, 'currency' | 'per'>): UsualAmounts => ({
  salary: usual(`salary_${per}`, currency),
  signing_bonus: usual('signing_bonus', currency),
  bonus: usual('bonus', currency),
  release_clause: usual('release_clause', currency),
  housing: usual('housing', currency),
});

export type UnusualAmount = {
  readonly key: 'salary' | 'signing_bonus' | 'release_clause' | 'housing' | `bonus ${Terms['bonuses'][number]['kind']}`;
  readonly amount: number;
};

/** The sums that are far from usual: most likely a slip of the hand. */
export const unusualAmounts = (terms: Terms): readonly UnusualAmount[] => {
  const bounds = usualAmounts({ currency: terms.salary.currency, per: terms.salary.per });
  const sums: readonly (readonly [UnusualAmount['key'], number | null, Usual])[] = [
    ['salary', terms.salary.amount, bounds.salary],
    ['signing_bonus', terms.signing_bonus, bounds.signing_bonus],
    ...terms.bonuses.map(({ kind, amount }) => [`bonus ${kind}`, amount, bounds.bonus] as const),
    ['release_clause', terms.release_clause, bounds.release_clause],
    ['housing', terms.housing?.amount ?? null, bounds.housing],
  ];
  return sums.flatMap(([key, amount, { least, most }]) =>
    amount !== null && (amount < least || amount > most) ? [{ key, amount }] : [],
  );
};
