import { expect, it } from '@jest/globals';
import { exampleOpportunity } from '@touchline/contracts/events/job-opportunity';
import type { Criterion } from '@touchline/contracts/policies/fit';
import { type BoardQuery, facetsOf, pageOfBoard, passes } from './board.ts';
import type { OpportunityView } from './view.ts';

const point = (result: Criterion['result']): Criterion => ({ point: 'foot', result, figure: null, actual: null });
const row = (id: string, change: Partial<OpportunityView> = {}): OpportunityView => ({
  ...exampleOpportunity,
  id,
  pay_shown: true,
  updated_at: exampleOpportunity.published_at,
  own: false,
  fit: [point('met')],
  answer: null,
  ...change,
});
const none: BoardQuery = {
  ...{ positions: [], fits: undefined, starts: [], levels: [], countries: [], pay: undefined },
  ...{ tab: 'open', sort: 'newest', limit: 2, cursor: undefined },
};
const elsewhere = { ...exampleOpportunity.club_team, country: 'PT', level: 'U21' };
const rows = [
  row('a', { published_at: '2026-11-12T09:00:00.000Z', closes_on: '2026-12-12' }),
  row('b', {
    ...{ published_at: '2026-11-13T09:00:00.000Z', closes_on: '2026-12-01', position: 'GK', club_team: elsewhere },
    ...{ fit: [point('not-met')], pay: null, contract_from: '2027-01-01' },
  }),
  row('c', { published_at: '2026-11-14T09:00:00.000Z', closes_on: '2026-12-20', club_team: elsewhere }),
];
const found = (filters: Partial<BoardQuery>) =>
  rows.filter((one) => passes(one, { ...none, ...filters })).map(({ id }) => id);

it('keeps what passes every filter', () => {
  expect(found({})).toEqual(['a', 'b', 'c']);
  expect(found({ positions: ['LW'] })).toEqual(['a', 'c']);
  expect(found({ fits: 'one' })).toEqual(['b']);
  expect(found({ starts: ['2027-1'] })).toEqual(['b']);
  expect(found({ levels: ['U21'], pay: 'shown' })).toEqual(['c']);
  expect(found({ countries: ['NL', 'PT'], fits: 'every' })).toEqual(['a', 'c']);
});

it('counts what each value would leave, with the other filters as they are', () => {
  const facets = facetsOf(rows, { ...none, countries: ['PT'], fits: 'every' });
  expect(facets.countries).toEqual([
    { value: 'NL', count: 1 },
    { value: 'PT', count: 1 },
  ]);
  expect(facets.fits).toEqual([
    { value: 'every', count: 1 },
    { value: 'one', count: 1 },
    { value: 'more', count: 0 },
  ]);
  expect(facets.positions.filter(({ count }) => count > 0)).toEqual([{ value: 'LW', count: 1 }]);
  expect(facets.starts).toEqual([{ value: '2027-2', count: 1 }]);
  expect(facetsOf(rows, none).pay).toEqual([{ value: 'shown', count: 2 }]);
});

it('shows pages in each order, and begins anew where the last row has gone', () => {
  const idsOf = (sort: BoardQuery['sort'], after: string | null = null) => {
    const page = pageOfBoard(rows, { sort, limit: 2 }, after);
    return [...page.rows.map(({ id }) => id), page.last];
  };
  expect(idsOf('newest')).toEqual(['c', 'b', 'b']);
  expect(idsOf('newest', 'b')).toEqual(['a', null]);
  expect(idsOf('closes')).toEqual(['b', 'a', 'a']);
  expect(idsOf('fit')).toEqual(['c', 'a', 'a']);
  expect(idsOf('newest', 'gone')).toEqual(['c', 'b', 'b']);
});
