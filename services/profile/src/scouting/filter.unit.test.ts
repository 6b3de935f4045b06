import { describe, expect, it } from '@jest/globals';
import { scoutingQuery } from '@touchline/contracts/http/profile';
import { ageOn } from '@touchline/contracts/values';
import { bornFor, boundFor, conditionsOf, filterOf, monthsAfter } from './filter.ts';

const today = '2026-11-19';
const matches = (condition: object | null, value: string): boolean => {
  const [bounds] = Object.values((condition ?? {}) as Record<string, Record<string, string>>);
  return Object.entries(bounds ?? {}).every(([operator, bound]) =>
    operator === '$lte'
      ? value <= bound
      : operator === '$gt'
        ? value > bound
        : operator === '$gte'
          ? value >= bound
          : value < bound,
  );
};

describe('ages as birth dates', () => {
  it.each(['2026-11-19', '2026-02-28', '2028-02-29', '2027-03-01'])(
    'agree with the age on %s at every day around',
    (day) => {
      for (const birth of [
        '2008-11-18',
        '2008-11-19',
        '2008-11-20',
        '2008-02-28',
        '2008-02-29',
        '2008-03-01',
        '2010-02-28',
        '2010-03-01',
      ])
        for (const age of [15, 16, 17, 18, 19, 20]) {
          expect([birth, age, matches(bornFor(day, age, undefined), birth)]).toEqual([
            birth,
            age,
            ageOn(birth, day) >= age,
          ]);
          expect([birth, age, matches(bornFor(day, undefined, age), birth)]).toEqual([
            birth,
            age,
            ageOn(birth, day) <= age,
          ]);
        }
    },
  );
});

describe('months', () => {
  it.each([
    ['2026-11-19', 6, '2027-05-19'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2027-06-30', -6, '2026-12-30'],
    ['2026-12-31', -6, '2026-06-30'],
    ['2026-11-19', 24, '2028-11-19'],
  ])('%s and %i months is %s', (day, months, then) => expect(monthsAfter(day, months)).toBe(then));
});

describe('contract ends', () => {
  it('free: none, or one that has ended', () => {
    const free = boundFor(today, 'free');
    expect(['', '2026-11-18', '2026-11-19'].map((end) => matches(free, end))).toEqual([true, true, false]);
  });
  it('within six months, both days included', () => {
    const within = boundFor(today, '6');
    expect(['', '2026-11-18', '2026-11-19', '2027-05-19', '2027-05-20'].map((end) => matches(within, end))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('conditions', () => {
  const filter = filterOf(
    scoutingQuery.parse({ positions: 'LW,AM', tiers: 'A', q: 'Añe(', gender: 'female', contract: 'free' }),
    today,
  );
  it('all together', () =>
    expect(conditionsOf(filter)).toEqual({
      scoutable: true,
      gender: 'female',
      name_key: /ane/,
      positions: { $in: ['LW', 'AM'] },
      valuation_tier: { $in: ['A'] },
      bound_until: { $lt: today },
    }));
  it('without a group’s own', () => expect(conditionsOf(filter, 'positions')).not.toHaveProperty('positions'));
  it('nothing asked is everybody scoutable', () =>
    expect(conditionsOf(filterOf(scoutingQuery.parse({}), today))).toEqual({ scoutable: true }));
});
