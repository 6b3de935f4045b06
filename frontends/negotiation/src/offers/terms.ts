import { bonusKinds, type Terms, totalPerSeason } from '@touchline/contracts/values';
import { formatDay, formatMoney } from '@touchline/ui';
import { text } from '../text.ts';

export type BonusKind = (typeof bonusKinds)[number];
export type TermKey = keyof Terms | `bonus ${BonusKind}`;

/** One term in words, as a person reads it. `parts` of it that carry less weight stand in `note`. */
export type TermLine = {
  readonly key: TermKey;
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
};

/** What a round changed in one term: old → new, and by how much where it can be measured. */
export type TermDifference = {
  readonly key: TermKey;
  readonly label: string;
  readonly before: string;
  readonly now: string;
  readonly difference: string;
};

const bonusOf = (terms: Terms, kind: BonusKind): number | null =>
  terms.bonuses.find((bonus) => bonus.kind === kind)?.amount ?? null;

const money = (amount: number | null, currency: string): string =>
  amount === null ? text('none') : formatMoney({ amount, currency });

export const salaryText = ({ salary }: Terms): string =>
  text(`per_${salary.per}`, { amount: money(salary.amount, salary.currency) });

const basisText = ({ salary }: Terms): string => text(salary.basis === 'gross' ? 'basisGross' : 'basisNet');

const extensionText = ({ extension_option: option }: Terms): string =>
  option ? text(`extension_${option.by}`, { months: option.months }) : text('none');

const roleText = ({ squad_role: role }: Terms): string => (role ? text(`role_${role}`) : text('none'));

export const seasonsOf = (terms: Terms): number => totalPerSeason(terms).seasons;

const fixed: readonly Exclude<keyof Terms, 'bonuses'>[] = [
  'contract_start_date',
  'contract_expiry_date',
  'salary',
  'signing_bonus',
  'release_clause',
  'extension_option',
  'housing',
  'squad_role',
  'other_terms',
];

/** The keys in reading order; of the bonuses those that one of the given terms has. */
const keysOf = (...all: readonly Terms[]): readonly TermKey[] => {
  const bonuses = bonusKinds.filter((kind) => all.some((terms) => bonusOf(terms, kind) !== null));
  const at = fixed.indexOf('release_clause');
  return [...fixed.slice(0, at), ...bonuses.map((kind) => `bonus ${kind}` as const), ...fixed.slice(at)];
};

const kindOf = (key: TermKey): BonusKind | undefined => bonusKinds.find((kind) => key === `bonus ${kind}`);

export const termLabel = (key: TermKey): string => {
  const kind = kindOf(key);
  if (kind) return text(`bonus_${kind}`);
  switch (key) {
    case 'contract_start_date':
      return text('termFrom');
    case 'contract_expiry_date':
      return text('termUntil');
    case 'salary':
      return text('salary');
    case 'signing_bonus':
      return text('signingBonus');
    case 'release_clause':
      return text('releaseClause');
    case 'extension_option':
      return text('extension');
    case 'housing':
      return text('housing');
    case 'squad_role':
      return text('role');
    default:
      return text('otherTerms');
  }
};

const wordsOf = (key: TermKey, terms: Terms): string => {
  const { currency } = terms.salary;
  const kind = kindOf(key);
  if (kind) return money(bonusOf(terms, kind), currency);
  switch (key) {
    case 'contract_start_date':
    case 'contract_expiry_date':
      return formatDay(terms[key]);
    case 'salary':
      return salaryText(terms);
    case 'signing_bonus':
    case 'release_clause':
      return money(terms[key], currency);
    case 'extension_option':
      return extensionText(terms);
    case 'housing':
      return terms.housing ? text('per_month', { amount: money(terms.housing.amount, currency) }) : text('none');
    case 'squad_role':
      return roleText(terms);
    default:
      return terms.other_terms || text('none');
  }
};

const noteOf = (key: TermKey, terms: Terms): string | undefined => {
  if (key === 'salary') return basisText(terms);
  if (key === 'contract_expiry_date') return text('seasons', { count: seasonsOf(terms) });
  return undefined;
};

/** All terms in reading order, for the table and for what is accepted. */
export const termLines = (terms: Terms): readonly TermLine[] =>
  keysOf(terms).map((key) => ({
    key,
    label: termLabel(key),
    value: wordsOf(key, terms),
    note: noteOf(key, terms),
  }));

const amountOf = (key: TermKey, terms: Terms): number | null => {
  const kind = kindOf(key);
  if (kind) return bonusOf(terms, kind) ?? 0;
  if (key === 'salary') return terms.salary.amount;
  if (key === 'signing_bonus') return terms.signing_bonus ?? 0;
  if (key === 'housing') return terms.housing?.amount ?? 0;
  // No release clause is not a clause of nothing: there is no measure between the two.
  if (key === 'release_clause') return terms.release_clause;
  return null;
};

const samePay = (a: Terms, b: Terms): boolean => a.salary.per === b.salary.per && a.salary.basis === b.salary.basis;

const differenceOf = (key: TermKey, before: Terms, now: Terms): string => {
  if (key === 'contract_expiry_date') {
    const seasons = seasonsOf(now) - seasonsOf(before);
    if (seasons > 0) return text('seasonsDifferenceMore', { count: seasons });
    return seasons < 0 ? text('seasonsDifferenceLess', { count: -seasons }) : '';
  }
  if (before.salary.currency !== now.salary.currency || (key === 'salary' && !samePay(before, now))) return '';
  const [a, b] = [amountOf(key, before), amountOf(key, now)];
  if (a === null || b === null || a === b) return '';
  return formatMoney({ amount: b - a, currency: now.salary.currency }, { signed: true });
};

/** Values as they are compared: the order of bonuses and blanks around a text change nothing. */
const comparable = (key: TermKey, terms: Terms): string => {
  const { currency } = terms.salary;
  const kind = kindOf(key);
  if (kind) return `${bonusOf(terms, kind)} ${currency}`;
  const value = terms[key as keyof Terms];
  if (key === 'other_terms') return terms.other_terms.trim();
  if (key === 'signing_bonus') return terms.signing_bonus ? `${terms.signing_bonus} ${currency}` : 'none';
  if (key === 'release_clause' || key === 'housing')
    return value === null ? 'none' : `${JSON.stringify(value)} ${currency}`;
  if (key === 'salary') return `${terms.salary.amount} ${currency} ${terms.salary.per} ${terms.salary.basis}`;
  if (key === 'extension_option') {
    const option = terms.extension_option;
    return option ? `${option.by} ${option.months}` : 'none';
  }
  return JSON.stringify(value);
};

const shownIn = (key: TermKey, terms: Terms, other: Terms): string => {
  if (key === 'housing') return money(terms.housing?.amount ?? null, terms.salary.currency);
  if (key !== 'salary' || samePay(terms, other)) {
    if (key === 'salary') return money(terms.salary.amount, terms.salary.currency);
    return wordsOf(key, terms);
  }
  return `${salaryText(terms)} ${basisText(terms)}`;
};

const changedLabel = (key: TermKey, before: Terms, now: Terms): string => {
  if (key === 'salary' && samePay(before, now)) return text(`salaryPer_${now.salary.per}`);
  if (key === 'housing') return text('housingPerMonth');
  return termLabel(key);
};

/** Only what differs between two rounds, in reading order. */
export const termDifferences = (before: Terms, now: Terms): readonly TermDifference[] =>
  keysOf(before, now)
    .filter((key) => comparable(key, before) !== comparable(key, now))
    .map((key) => ({
      key,
      label: changedLabel(key, before, now),
      before: shownIn(key, before, now),
      now: shownIn(key, now, before),
      difference: differenceOf(key, before, now),
    }));

/** Of the salary, what the form asks in a field of its own. */
export type TermPart = TermKey | 'per' | 'basis' | 'currency';

/** One field of a form beside what is on the table: that, by how much it differs, and whether it does. */
export type TermBeside = { readonly before: string; readonly difference: string; readonly changed: boolean };

const partIn = (part: TermPart, terms: Terms): string => {
  const { amount, currency, per, basis } = terms.salary;
  switch (part) {
    case 'salary':
      return money(amount, currency);
    case 'per':
      return text(`period_${per}`);
    case 'basis':
      return text(basis === 'gross' ? 'salaryGross' : 'salaryNet');
    case 'currency':
      return currency;
    case 'housing':
      return money(terms.housing?.amount ?? null, currency);
    default:
      return wordsOf(part, terms);
  }
};

const isPartOfSalary = (part: TermPart): part is 'per' | 'basis' | 'currency' =>
  part === 'per' || part === 'basis' || part === 'currency';

const isSamePart = (part: TermPart, before: Terms, now: Terms): boolean => {
  if (isPartOfSalary(part)) return before.salary[part] === now.salary[part];
  if (part === 'salary') return before.salary.amount === now.salary.amount;
  return comparable(part, before) === comparable(part, now);
};

export const termBeside = (part: TermPart, before: Terms, now: Terms): TermBeside => {
  const changed = !isSamePart(part, before, now);
  const measured = changed && !isPartOfSalary(part) ? differenceOf(part, before, now) : '';
  return { before: partIn(part, before), difference: measured || (changed ? text('changed') : ''), changed };
};

export const sameTerms = (a: Terms, b: Terms): boolean => termDifferences(a, b).length === 0;

/** The parts of the guaranteed total, as far as there are any. */
export const totalParts = (terms: Terms): readonly { readonly label: string; readonly amount: number }[] => {
  const { salary, signing_bonus, housing, seasons } = totalPerSeason(terms);
  return [
    { label: text(`part_salary_${terms.salary.per}`), amount: salary },
    ...(signing_bonus ? [{ label: text('part_signing', { count: seasons }), amount: signing_bonus }] : []),
    ...(housing ? [{ label: text('part_housing'), amount: housing }] : []),
  ];
};
