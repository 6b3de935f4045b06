import type { Opportunity } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { addDays, type Position, today, todayAtUtc } from '@touchline/ui';
import { ageSpan, noFilters, type ScoutingFilters, spanOf } from '../../features/scouting/scouting-filters.ts';

/** What stands in the form of a position. */
export interface PositionTyped {
  readonly team_id: string;
  readonly title: string;
  readonly position: Position | null;
  readonly hasAge: boolean;
  readonly age: readonly [number, number];
  readonly foot: 'any' | 'left' | 'right';
  readonly contract_from: string;
  readonly contract_until: string;
  readonly currency: string;
  readonly pay_from: number | null;
  readonly pay_to: number | null;
  readonly pay_shown: boolean;
  readonly description: string;
  readonly closes_on: string;
}

const nextSummer = (): string => {
  const now = today();
  const year = Number(now.slice(0, 4));
  return `${now < `${year}-07-01` ? year : year + 1}-07-01`;
};

/** The first day that a position may close on: a last day ends with UTC's, which may be over before it is here. */
export const firstClosingDay = (here: string = today(), now: Date = new Date()): string => {
  const atUtc = todayAtUtc(now);
  return here > atUtc ? here : atUtc;
};

export const emptyPosition = (teamId: string): PositionTyped => ({
  ...{ team_id: teamId, title: '', position: null, hasAge: true, age: [18, 25], foot: 'any' },
  ...{ contract_from: nextSummer(), contract_until: '', closes_on: addDays(today(), 30) },
  ...{ currency: 'EUR', pay_from: null, pay_to: null, pay_shown: true, description: '' },
});

export const positionTyped = (opportunity: Opportunity): PositionTyped => ({
  team_id: opportunity.club_team.team_id,
  title: opportunity.title,
  position: opportunity.position,
  hasAge: opportunity.age !== null,
  age: opportunity.age ? [opportunity.age.min, opportunity.age.max] : [18, 25],
  foot: opportunity.foot ?? 'any',
  contract_from: opportunity.contract_from,
  contract_until: opportunity.contract_until ?? '',
  currency: opportunity.pay?.currency ?? 'EUR',
  pay_from: opportunity.pay?.from ?? null,
  pay_to: opportunity.pay?.to ?? null,
  pay_shown: opportunity.pay_shown,
  description: opportunity.description,
  closes_on: opportunity.closes_on,
});

/** Whom scouting finds for it: in the first position or another, of that age, by that foot or both. */
export const fittingFilters = (
  { position, hasAge, age, foot }: PositionTyped,
  gender: ScoutingFilters['gender'],
): ScoutingFilters => ({
  ...noFilters,
  positions: position ? [position] : [],
  age: hasAge ? spanOf(age[0], age[1], ageSpan) : null,
  feet: foot === 'any' ? [] : [foot, 'both'],
  gender,
});

/** What the contract judges; the team is named when it is published alone. */
export const positionValues = (typed: PositionTyped) => {
  const { team_id: _, hasAge, age, foot, contract_until, currency, pay_from, pay_to, pay_shown, ...terms } = typed;
  // One of both is an amount for both: "from 4,000" alone means about as much.
  const [from, to] = [pay_from ?? pay_to, pay_to ?? pay_from];
  const pay = from === null || to === null ? null : { currency, from, to };
  return {
    ...terms,
    age: hasAge ? { min: age[0], max: age[1] } : null,
    foot: foot === 'any' ? null : foot,
    contract_until: contract_until || null,
    pay,
    pay_shown: pay_shown && pay !== null,
  };
};
