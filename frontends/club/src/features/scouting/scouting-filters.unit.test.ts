import { describe, expect, it } from '@jest/globals';
import {
  countFilters,
  filtersOf,
  noFilters,
  parseScouting,
  printScouting,
  savedOf,
  scoutingQueryOf,
  spanOf,
  spread,
} from './scouting-filters.ts';

const parse = (address: string) => parseScouting(new URLSearchParams(address));

describe('the address of a search', () => {
  it('means the same after it is printed', () => {
    const address =
      'q=adeyinka&positions=LW,SS&feet=left&tiers=A%2B,B&nationalities=PT,GB-ENG&gender=female&age=18-23&height=170-190&contract=6&sort=age';
    expect(printScouting(parse(address))).toBe(address);
    expect(countFilters(parse(address))).toBe(9);
  });

  it('keeps what else stands in it, and drops filters that are off', () => {
    const kept = new URLSearchParams('view=cards&player=prf_1&age=18-20');
    expect(printScouting({ ...noFilters, tiers: ['A'] }, kept)).toBe('view=cards&player=prf_1&tiers=A');
  });

  it('leaves out what is not known', () => {
    expect(parse('positions=LW,XX&tiers=Z&age=abc&gender=other&contract=99&sort=price&nationalities=PT,xx,PT')).toEqual(
      {
        ...noFilters,
        positions: ['LW'],
        nationalities: ['PT'],
      },
    );
  });
});

describe('spans', () => {
  it('are no filter when they leave nothing out', () => {
    expect(spanOf(14, 40, [14, 40])).toBeNull();
    expect(spanOf(23, 18, [14, 40])).toEqual([18, 23]);
    expect(spanOf(90, 99, [14, 40])).toBeNull();
  });

  it('are open towards the ends of their scale', () => {
    expect(scoutingQueryOf(parse('age=18-40'))).toEqual({ sort: 'tier', age_min: 18 });
    expect(scoutingQueryOf(parse('height=150-180'))).toEqual({ sort: 'tier', height_max: 180 });
  });
});

it('spreads the counts of buckets over a scale', () => {
  const buckets = [
    { value: '14-17', count: 4 },
    { value: '18-20', count: 6 },
  ];
  expect(spread(buckets, [16, 21])).toEqual([2, 2, 2, 2, 2, 0]);
});

it('comes back from a saved search as it was', () => {
  const address =
    'q=da&positions=LW,AM&feet=left&tiers=B%2B&nationalities=PT&gender=male&age=18-23&contract=12&sort=age';
  const filters = parseScouting(new URLSearchParams(address));
  expect(filtersOf(savedOf(filters))).toEqual(filters);
  expect(savedOf(filters)).toMatchObject({ age_min: 18, age_max: 23, height_min: null, height_max: null });
  const none = parseScouting(new URLSearchParams());
  expect(filtersOf(savedOf(none))).toEqual(none);
});
