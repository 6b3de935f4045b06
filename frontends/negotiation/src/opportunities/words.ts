import { addDays, formatDay, formatMoney, positionText, today } from '@touchline/ui';
import type { Criterion, Opportunity } from './opportunities-api.ts';
import { text } from './text.ts';

/** What is asked for: enough of a position to say each point. */
export type Asked = Pick<Opportunity, 'position' | 'age' | 'foot' | 'contract_from' | 'club_team'>;

const known: Readonly<Record<string, string>> = {
  'first team': text('levels_first_team'),
  'second team': text('levels_second_team'),
};
/** The level of a team in words: `U21` is one already. */
export const levelName = (level: string): string => known[level] ?? level;

const pointNames = {
  position: text('position'),
  age: text('age'),
  foot: text('foot'),
  contract: text('contract'),
  level: text('level'),
} as const satisfies Record<Criterion['point'], string>;

const pointsWithin = {
  position: text('pointPosition'),
  age: text('pointAge'),
  foot: text('pointFoot'),
  contract: text('pointContract'),
  level: text('pointLevel'),
} as const satisfies Record<Criterion['point'], string>;

export const pointName = ({ point }: Criterion): string => pointNames[point];

export const ageText = (age: Opportunity['age']): string =>
  age ? text('ageRange', { min: age.min, max: age.max }) : text('ageAny');

const ranks = ['positionFirst', 'positionSecond', 'positionThird'] as const;

const positionWords = ({ position }: Asked, { result, figure, actual }: Criterion): string => {
  const name = positionText(position);
  if (result === 'met') return text(ranks[(figure ?? 1) - 1] ?? 'positionThird', { name });
  return actual
    ? text('positionNot', { name, own: positionText(actual as typeof position) })
    : text('positionUnknown', { name });
};

const footWords = ({ foot }: Asked, { result, actual }: Criterion, mine: boolean): string => {
  if (!foot) return text('footAny');
  const name = text(`foot_${foot}`);
  if (result === 'unknown') return text('footUnknown', { foot: name });
  if (result === 'met') return text(actual === 'both' ? 'footBoth' : 'footSame', { foot: name });
  const own = text(foot === 'left' ? 'footLow_right' : 'footLow_left');
  return text(mine ? 'footOther' : 'footOtherClub', { foot: name, own });
};

const contractWords = ({ contract_from }: Asked, { actual }: Criterion, mine: boolean): string => {
  const date = formatDay(contract_from);
  if (actual === null) return text(mine ? 'contractFreeYou' : 'contractFreeClub', { date });
  return text(mine ? 'contractEndsYou' : 'contractEndsClub', { date, end: formatDay(actual) });
};

const levelWords = ({ club_team }: Asked, { result, actual }: Criterion): string => {
  const level = levelName(club_team.level ?? '');
  if (result === 'unknown') return text('levelUnknown', { level });
  return result === 'met' ? text('levelSame', { level }) : text('levelOther', { level, own: levelName(actual ?? '') });
};

const ageWords = ({ age }: Asked, { figure }: Criterion, mine: boolean): string => {
  const range = ageText(age);
  return figure === null ? text('ageUnknown', { range }) : text(mine ? 'ageYou' : 'ageIs', { range, age: figure });
};

/** One point in words: what is asked for, and what is so. `mine`: said to the player. */
export const pointWords = (asked: Asked, criterion: Criterion, mine: boolean): string => {
  switch (criterion.point) {
    case 'position':
      return positionWords(asked, criterion);
    case 'age':
      return ageWords(asked, criterion, mine);
    case 'foot':
      return footWords(asked, criterion, mine);
    case 'contract':
      return contractWords(asked, criterion, mine);
    case 'level':
      return levelWords(asked, criterion);
  }
};

const inList = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

/** All points in one line, never a number. */
export const fitLine = (fit: readonly Criterion[]): { readonly isMet: boolean; readonly line: string } => {
  const not = fit.filter(({ result }) => result === 'not-met').map(({ point }) => pointsWithin[point]);
  if (not.length > 0) return { isMet: false, line: text('fitNot', { points: inList(not) }) };
  const isKnown = fit.every(({ result }) => result === 'met');
  return { isMet: true, line: text(isKnown ? 'fitEvery' : 'fitKnown') };
};

/** A week's pay as a band; null where it isn't shown. */
export const payText = (pay: Opportunity['pay']): string | null => {
  if (!pay) return null;
  const { currency, from, to } = pay;
  const low = formatMoney({ amount: from, currency });
  return from === to ? low : text('payRange', { from: low, to: formatMoney({ amount: to, currency }) });
};

/** How long it can still be answered, and whether that is soon. */
export const closingText = (closesOn: string): { readonly soon: boolean; readonly line: string } => {
  const now = today();
  const soon = closesOn <= addDays(now, 3);
  if (closesOn <= now) return { soon, line: text('closesToday') };
  const count = Math.round((Date.parse(closesOn) - Date.parse(now)) / 86_400_000);
  return { soon, line: text('closesIn', { count }) };
};

export const contractText = ({
  contract_from,
  contract_until,
}: Pick<Opportunity, 'contract_from' | 'contract_until'>) =>
  contract_until
    ? text('fromUntil', { from: formatDay(contract_from), until: formatDay(contract_until) })
    : text('from', { date: formatDay(contract_from) });
