import { ageOn } from '../values.ts';
import { todaySomewhere } from './today.ts';

/**
 * What football's rules ask of contracts and approaches, as versioned configuration. Source: FIFA Regulations on the
 * Status and Transfer of Players, article 18, paragraphs 2 (length of contracts, minors) and 3 (approach in the final
 * six months).
 */
export const transferRegulations = {
  version: '2026-11',
  adultAge: 18,
  longestContractYears: 5,
  longestContractYearsOfMinors: 3,
  approachMonths: 6,
  /** A contract that a player says he has ends within so many years: several extensions, and no slip of the keyboard. */
  longestKnownContractYears: 10,
} as const;

const pad = (n: number): string => String(n).padStart(2, '0');

/** A calendar date so many months later; the last day of a shorter month. Negative: earlier. */
export const addMonths = (day: string, months: number): string => {
  const [y = 0, m = 1, d = 1] = day.split('-').map(Number);
  const index = y * 12 + (m - 1) + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(Math.min(d, last))}`;
};

const lastOfAll = '9999-12-31';

/** The day after a calendar date. The last day that has four digits for its year has none after it. */
export const nextDay = (day: string): string =>
  day >= lastOfAll ? lastOfAll : new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export const isMinor = (birth: string, today: string): boolean => ageOn(birth, today) < transferRegulations.adultAge;

/** The longest contract in years for a player of this birth date, today. */
export const longestContractYears = (birth: string, today: string): number =>
  isMinor(birth, today) ? transferRegulations.longestContractYearsOfMinors : transferRegulations.longestContractYears;

export interface ContractWindow {
  /** `free`: no contract runs; `open`: it ends within six months; `club-informed`: the current club has to be informed. */
  readonly approach: 'free' | 'open' | 'club-informed';
  readonly ends_on: string | null;
  readonly approach_free_from: string | null;
}

/** Which case of approach applies today to a player whose contract ends on this day (null: none). */
export const contractWindowOf = (endsOn: string | null, today: string): ContractWindow => {
  if (endsOn === null || endsOn < today) return { approach: 'free', ends_on: null, approach_free_from: null };
  const from = addMonths(endsOn, -transferRegulations.approachMonths);
  return { approach: today >= from ? 'open' : 'club-informed', ends_on: endsOn, approach_free_from: from };
};

/** What is wrong with the end of a contract that a player enters at this moment; null: nothing. */
export const contractEndProblem = (endsOn: string, now: string): string | null => {
  const { first, last } = todaySomewhere(now);
  if (endsOn < first) return 'This day is over. Leave it empty if the contract has ended.';
  if (endsOn > addMonths(last, 12 * transferRegulations.longestKnownContractYears))
    return `A contract ends within ${transferRegulations.longestKnownContractYears} years.`;
  return null;
};

type Bound = {
  readonly current_contract_ends_on: string | null;
  readonly next_contract: { readonly until: string } | null;
  /** Missing in what was told before it was known: then the next contract is taken as the last. */
  readonly bound_until?: string | null | undefined;
};

/** When the last contract that is known of a player ends; null: there is none. */
export const contractEndOf = (player: Bound | null | undefined): string | null =>
  player
    ? ([player.bound_until, player.current_contract_ends_on, player.next_contract?.until]
        .filter((end): end is string => typeof end === 'string')
        .sort()
        .at(-1) ?? null)
    : null;
