import { type Money, type Terms, totalPerSeason } from '@touchline/contracts/values';
import { unreachable } from '@touchline/platform/domain';
import { conditions } from './conditions.ts';
import type { ContractInput } from './contract-input.ts';
import { fill, type Values } from './fill.ts';
import { type InLanguage, inLanguage } from './in-language.ts';
import type { ClauseWording, Wording } from './wording.ts';

/** Fills the clauses of a wording: what is said, and when, stands in `wordings`. */

export interface Article {
  readonly title: string;
  readonly clauses: readonly string[];
}

const moneyOf =
  ({ salary }: Terms) =>
  (amount: number): Money => ({ amount, currency: salary.currency });

/** The last day of a term that goes on for some months: 30 June 2029 and 12 months → 30 June 2030. */
const extended = (lastDay: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = lastDay.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  const endOfMonth = date === new Date(Date.UTC(year, month, 0)).getUTCDate();
  target.setUTCDate(endOfMonth ? length : Math.min(date, length));
  return target.toISOString().slice(0, 10);
};

const furtherTerms = ({ other_terms: text }: Terms): readonly string[] =>
  text.trim() === ''
    ? []
    : text
        .trim()
        .split(/\n+/)
        .map((line) => line.trim());

const guaranteedParts = (terms: Terms, { terms: words }: Wording): readonly string[] => [
  words.guaranteed.salary,
  ...(terms.signing_bonus ? [words.guaranteed.signingBonus] : []),
  ...(terms.housing ? [words.guaranteed.housing] : []),
];

/** What the clauses of one contract may name; of what wasn't agreed there is nothing. */
const valuesOf = ({ terms, club, offer }: ContractInput, wording: Wording, write: InLanguage): Values => {
  const money = moneyOf(terms);
  const { salary, extension_option: option } = terms;
  return {
    start: write.day(terms.contract_start_date),
    end: write.day(terms.contract_expiry_date),
    team: club.teamName,
    team_in_text: club.teamName.toLowerCase(),
    basis: wording.terms.basis[salary.basis],
    salary: write.sum(salary),
    period: wording.terms.period[salary.per],
    guaranteed_parts: write.list(guaranteedParts(terms, wording)),
    guaranteed: write.total(money(totalPerSeason(terms).total)),
    country: write.country(club.country),
    round: offer.round,
    offer: offer.id,
    ...(option && {
      months: write.months(option.months),
      extended_until: write.day(extended(terms.contract_expiry_date, option.months)),
    }),
    ...(terms.squad_role && { role: wording.terms.squadRole[terms.squad_role] }),
    ...(terms.signing_bonus && { signing_bonus: write.sum(money(terms.signing_bonus)) }),
    ...(terms.housing && { housing: write.sum(money(terms.housing.amount)) }),
    ...(terms.release_clause && { release_sum: write.sum(money(terms.release_clause)) }),
  };
};

/** What a clause is said for, each with what it alone names: once, unless it is one for each of several. */
const occasionsOf = (
  { each }: ClauseWording,
  { terms }: ContractInput,
  wording: Wording,
  write: InLanguage,
): readonly Values[] => {
  switch (each) {
    case undefined:
      return [{}];
    case 'bonus':
      return terms.bonuses.map(({ kind, amount }) => ({
        bonus_sum: write.sum(moneyOf(terms)(amount)),
        bonus_for: wording.terms.bonusFor[kind],
      }));
    case 'further term':
      return furtherTerms(terms).map((line) => ({ further_term: line }));
    default:
      return unreachable(each);
  }
};

/** The articles of a contract, in order; what the terms don't provide for isn't mentioned. */
export const articlesOf = (input: ContractInput, wording: Wording): readonly Article[] => {
  const write = inLanguage(wording);
  const values = valuesOf(input, wording, write);
  const said = (clause: ClauseWording): readonly string[] =>
    clause.when && !conditions[clause.when](input)
      ? []
      : occasionsOf(clause, input, wording, write).map((own) => fill(clause.text, { ...values, ...own }));
  return wording.articles
    .map(({ title, clauses }) => ({ title, clauses: clauses.flatMap(said) }))
    .filter(({ clauses }) => clauses.length > 0);
};

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** The terms at a glance, as label and value. */
export const glance = ({ terms }: ContractInput, wording: Wording): readonly (readonly [string, string])[] => {
  const write = inLanguage(wording);
  const money = moneyOf(terms);
  const { glance: words, terms: called } = wording;
  const { salary, extension_option: option } = terms;
  const line = ([label, value]: readonly [string, string], values: Values) =>
    [fill(label, values), fill(value, values)] as const;
  const sum = (of: readonly [string, string], amount: number, values: Values = {}) =>
    line(of, { ...values, sum: write.figures(money(amount)) });
  return [
    line(words.term, { start: write.day(terms.contract_start_date), end: write.day(terms.contract_expiry_date) }),
    sum(words.salary, salary.amount, { period: called.period[salary.per], basis: called.basis[salary.basis] }),
    ...(terms.signing_bonus ? [sum(words.signingBonus, terms.signing_bonus)] : []),
    ...terms.bonuses.map(({ kind, amount }) => sum(words.bonus, amount, { bonus: called.bonus[kind] })),
    ...(terms.housing ? [sum(words.housing, terms.housing.amount)] : []),
    ...(terms.release_clause ? [sum(words.releaseClause, terms.release_clause)] : []),
    ...(option
      ? [line(words.extension, { months: write.monthsShort(option.months), who: called.extendedBy[option.by] })]
      : []),
    ...(terms.squad_role ? [line(words.squadRole, { role: capital(called.squadRole[terms.squad_role]) })] : []),
    line(words.guaranteed, { sum: write.total(money(totalPerSeason(terms).total)) }),
  ];
};
