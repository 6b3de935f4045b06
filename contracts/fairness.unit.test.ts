import { expect, it } from '@jest/globals';
import { contractWindowOf } from './fairness.ts';

it.each([
  ['without a contract', null, '2026-11-19', 'free', null],
  ['the day after it ended', '2026-11-18', '2026-11-19', 'free', null],
  ['on its last day', '2026-11-19', '2026-11-19', 'open', '2026-05-19'],
  ['six months before it ends', '2027-05-19', '2026-11-19', 'open', '2026-11-19'],
  ['a day earlier', '2027-05-20', '2026-11-19', 'club-informed', '2026-11-20'],
])('%s', (_, endsOn, today, approach, from) => {
  const window = contractWindowOf(endsOn, today);
  expect([window.approach, window.approach_free_from]).toEqual([approach, from]);
});
