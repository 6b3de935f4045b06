import { describe, expect, it } from '@jest/globals';
import { addDays, today } from '@touchline/ui';
import type { Criterion } from './opportunities-api.ts';
import { type Asked, closingText, fitLine, payText, pointWords } from './words.ts';

const asked: Asked = {
  position: 'LW',
  age: { min: 18, max: 23 },
  foot: 'left',
  contract_from: '2027-07-01',
  club_team: {
    ...{ team_id: 'tea_1', club_id: 'clb_1', club_name: 'FC Lugano', club_short_name: 'LUG' },
    ...{ team_name: 'First team', country: 'CH', level: 'first team' },
  },
};
const point = (given: Partial<Criterion> & Pick<Criterion, 'point'>): Criterion => ({
  result: 'met',
  figure: null,
  actual: null,
  ...given,
});

describe('a point in words', () => {
  it.each<[Criterion, string, string]>([
    [point({ point: 'position', figure: 1, actual: 'LW' }), 'Left wing, first position', 'Left wing, first position'],
    [
      point({ point: 'position', result: 'not-met', actual: 'GK' }),
      'Left wing, plays Goalkeeper',
      'Left wing, plays Goalkeeper',
    ],
    [point({ point: 'age', figure: 20 }), '18 to 23, you are 20', '18 to 23, is 20'],
    [
      point({ point: 'foot', result: 'not-met', actual: 'right' }),
      'Left, yours is right',
      'Left, plays with the right',
    ],
    [point({ point: 'foot', actual: 'both' }), 'Left, plays with both', 'Left, plays with both'],
    [point({ point: 'contract' }), 'Starts 1 Jul 2027, you are free then', 'Starts 1 Jul 2027, is free then'],
    [point({ point: 'level', result: 'not-met', actual: 'U21' }), 'First team, now U21', 'First team, now U21'],
    [point({ point: 'level', result: 'unknown' }), 'First team, not known', 'First team, not known'],
  ])('%j', (criterion, mine, theirs) =>
    expect([pointWords(asked, criterion, true), pointWords(asked, criterion, false)]).toEqual([mine, theirs]),
  );
});

it('says all points in one line, without a number', () => {
  const age = point({ point: 'age' });
  expect(fitLine([age])).toEqual({ isMet: true, line: 'Meets every point' });
  expect(fitLine([age, point({ point: 'level', result: 'unknown' })]).line).toBe('Meets every point that is known');
  expect(
    fitLine([age, point({ point: 'foot', result: 'not-met' }), point({ point: 'position', result: 'not-met' })]),
  ).toEqual({ isMet: false, line: 'Not met: foot and position' });
});

it('says pay as a band, and how long is left', () => {
  expect(payText({ currency: 'EUR', from: 450_000, to: 650_000 })).toBe('€4,500 to €6,500');
  expect(payText({ currency: 'EUR', from: 450_000, to: 450_000 })).toBe('€4,500');
  expect(payText(null)).toBeNull();
  expect(closingText(today())).toEqual({ soon: true, line: 'closes today' });
  expect(closingText(addDays(today(), 1))).toEqual({ soon: true, line: 'closes tomorrow' });
  expect(closingText(addDays(today(), 11))).toEqual({ soon: false, line: 'closes in 11 days' });
});
