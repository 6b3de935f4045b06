import { expect, it } from '@jest/globals';
import { editingOpportunity } from '@touchline/contracts/http/offers';
import { emptyPosition, firstClosingDay, fittingFilters, positionTyped, positionValues } from './position-draft.ts';

const filled = { ...emptyPosition('tea_1'), title: 'Left winger', position: 'LW' as const };

it('is what the contract takes, with or without age, foot and pay', () => {
  expect(editingOpportunity.parse(positionValues(filled))).toMatchObject({
    ...{ age: { min: 18, max: 25 }, foot: null, pay: null, pay_shown: false, contract_until: null },
  });
  const more = { ...filled, hasAge: false, foot: 'left' as const, pay_from: 400_000, pay_to: 600_000 };
  expect(editingOpportunity.parse(positionValues(more))).toMatchObject({
    ...{ age: null, foot: 'left', pay: { currency: 'EUR', from: 400_000, to: 600_000 }, pay_shown: true },
  });
  expect(positionValues({ ...filled, pay_to: 600_000 }).pay).toEqual({ currency: 'EUR', from: 600_000, to: 600_000 });
});

it('comes back into the form as it was', () => {
  const values = positionValues({ ...filled, foot: 'right', pay_from: 1, pay_to: 2 });
  const club_team = { team_id: 'tea_1' };
  expect(positionTyped({ ...values, club_team } as never)).toEqual({
    ...filled,
    foot: 'right',
    pay_from: 1,
    pay_to: 2,
  });
});

it('is scouted for as it stands in the form: who plays with both feet plays with this one', () => {
  expect(fittingFilters(filled, 'female')).toMatchObject({
    ...{ positions: ['LW'], age: [18, 25], feet: [], gender: 'female', height: null, contract: null, q: '' },
  });
  expect(fittingFilters({ ...filled, hasAge: false, foot: 'left' }, null)).toMatchObject({
    ...{ age: null, feet: ['left', 'both'], gender: null },
  });
});

it.each([
  ['today', 'in Lisbon', '2026-11-29', '2026-11-29T12:00:00.000Z', '2026-11-29'],
  [
    'tomorrow',
    'in Los Angeles, where UTC’s day is over in the afternoon',
    '2026-11-29',
    '2026-11-30T01:00:00.000Z',
    '2026-11-30',
  ],
  ['today', 'in Tokyo, where the day begins before UTC’s', '2026-11-30', '2026-11-29T23:00:00.000Z', '2026-11-30'],
])('closes %s at the earliest %s', (_, __, here, now, day) => expect(firstClosingDay(here, new Date(now))).toBe(day));
