import { describe, expect, it } from '@jest/globals';
import {
  byFit,
  type FitPlayer,
  fitOf,
  type fitPoints,
  playsTheSameFootball,
  pointsNotMet,
  type Wanted,
} from './fit.ts';

const today = '2026-11-19';
const wanted: Wanted = {
  position: 'LW',
  age: { min: 18, max: 23 },
  foot: 'left',
  contract_from: '2027-07-01',
  club_team: { level: 'first team' },
};
const davi: FitPlayer = {
  positions: ['LW', 'AM'],
  date_of_birth: '2004-03-14',
  gender: 'male',
  preferred_foot: 'left',
  contract_ends_on: '2027-06-30',
  level: 'first team',
};
const fit = (change: Partial<FitPlayer> = {}, ask: Partial<Wanted> = {}) =>
  fitOf({ ...wanted, ...ask }, { ...davi, ...change }, today);
const resultOf = (point: (typeof fitPoints)[number], change: Partial<FitPlayer>, ask: Partial<Wanted> = {}) =>
  fit(change, ask).find((one) => one.point === point)?.result;

describe('how a player fits', () => {
  it('is said point by point, with what is so of the player', () =>
    expect(fit()).toEqual([
      { point: 'position', result: 'met', figure: 1, actual: 'LW' },
      { point: 'age', result: 'met', figure: 22, actual: null },
      { point: 'foot', result: 'met', figure: null, actual: 'left' },
      { point: 'contract', result: 'met', figure: null, actual: '2027-06-30' },
      { point: 'level', result: 'met', figure: null, actual: 'first team' },
    ]));
  it('leaves out what is not asked for', () =>
    expect(fit({}, { age: null, foot: null, club_team: {} }).map(({ point }) => point)).toEqual([
      'position',
      'contract',
    ]));
  it.each([
    ['position', { positions: ['AM', 'LW'] }, 'met'],
    ['position', { positions: ['AM'] }, 'not-met'],
    ['position', { positions: [] }, 'unknown'],
    ['age', { date_of_birth: '2008-11-19' }, 'met'],
    ['age', { date_of_birth: '2008-11-20' }, 'not-met'],
    ['age', { date_of_birth: '2002-11-20' }, 'met'],
    ['age', { date_of_birth: '2002-11-19' }, 'not-met'],
    ['age', { date_of_birth: null }, 'unknown'],
    ['foot', { preferred_foot: 'both' }, 'met'],
    ['foot', { preferred_foot: 'right' }, 'not-met'],
    ['foot', { preferred_foot: null }, 'unknown'],
    ['contract', { contract_ends_on: null }, 'met'],
    ['contract', { contract_ends_on: '2027-07-01' }, 'not-met'],
    ['level', { level: 'U21' }, 'not-met'],
    ['level', { level: null }, 'unknown'],
  ] as const)('%s of %j is %s', (point, change, result) =>
    expect(resultOf(point, change as Partial<FitPlayer>)).toBe(result),
  );
  it('a contract that is over binds nobody', () =>
    expect(resultOf('contract', { contract_ends_on: '2026-11-18' }, { contract_from: '2026-11-01' })).toBe('met'));
  it('names the points that are not met', () =>
    expect(pointsNotMet(fit({ positions: ['GK'], preferred_foot: 'right', level: null }))).toEqual([
      'position',
      'foot',
    ]));
  it('ranks fewer points not met first, then fewer unknown, then the better position', () => {
    const all = {
      best: fit(),
      second: fit({ positions: ['AM', 'LW'] }),
      unknown: fit({ level: null }),
      right: fit({ preferred_foot: 'right' }),
      neither: fit({ preferred_foot: 'right', positions: ['GK'] }),
    };
    expect(
      Object.entries(all)
        .reverse()
        .sort(([, a], [, b]) => byFit(a, b))
        .map(([name]) => name),
    ).toEqual(Object.keys(all));
  });
  it('women’s football and men’s are two', () => {
    expect(playsTheSameFootball({ gender: 'female' }, 'male')).toBe(false);
    expect(playsTheSameFootball({ gender: 'female' }, 'female')).toBe(true);
    expect(playsTheSameFootball({}, 'male')).toBe(true);
    expect(playsTheSameFootball({ gender: 'female' }, null)).toBe(true);
  });
});
