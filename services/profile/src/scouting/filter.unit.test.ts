import { describe, expect, it } from '@jest/globals';
import { scoutingQuery } from '@touchline/contracts/http/profile';
import { ageOn } from '@touchline/contracts/values';
import { dayNumber, rangeOf } from './columns.ts';
import { type Bounds, bornFor, boundFor, conditionsOf, filterOf } from './filter.ts';

const today = '2026-11-19';

/** As the database compares days, and as the columns compare numbers: both have to say the same. */
const within = ({ $gte, $gt, $lte, $lt }: Bounds, day: string): boolean => {
  const { from, to } = rangeOf({ $gte, $gt, $lte, $lt } as Bounds);
  const asNumber = dayNumber(day) >= (from ?? -1) && dayNumber(day) <= (to ?? 99_999_999);
  const asText =
    ($gte === undefined || day >= $gte) &&
    ($gt === undefined || day > $gt) &&
    ($lte === undefined || day <= $lte) &&
    ($lt === undefined || day < $lt);
  expect(asNumber).toBe(asText);
  return asText;
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
          expect([birth, age, within(bornFor(day, age, undefined), birth)]).toEqual([
            birth,
            age,
            ageOn(birth, day) >= age,
          ]);
          expect([birth, age, within(bornFor(day, undefined, age), birth)]).toEqual([
            birth,
            age,
            ageOn(birth, day) <= age,
          ]);
        }
    },
  );
});

describe('contract ends', () => {
  it('free: none, or one that has ended', () => {
    const free = boundFor(today, 'free');
    expect(['', '2026-11-18', '2026-11-19'].map((end) => within(free, end))).toEqual([true, true, false]);
  });
  it('within six months, both days included', () => {
    const six = boundFor(today, '6');
    expect(['', '2026-11-18', '2026-11-19', '2027-05-19', '2027-05-20'].map((end) => within(six, end))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('conditions', () => {
  it('all together', () =>
    expect(
      conditionsOf(
        filterOf(
          scoutingQuery.parse({ positions: 'LW,AM', tiers: 'A', q: 'Añe( ma', gender: 'female', contract: 'free' }),
          today,
        ),
      ),
    ).toEqual({
      scoutable: true,
      gender: { $in: ['female'] },
      $and: [{ name_key: /(?:^| )ane/ }, { name_key: /(?:^| )ma/ }],
      positions: { $in: ['LW', 'AM'] },
      valuation_tier: { $in: ['A'] },
      bound_until: { $lt: today },
    }));
  it('nothing asked is everybody scoutable', () =>
    expect(conditionsOf(filterOf(scoutingQuery.parse({}), today))).toEqual({ scoutable: true }));
});
