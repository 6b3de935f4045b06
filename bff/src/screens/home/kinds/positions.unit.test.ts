import { describe, expect, it } from '@jest/globals';
import type { Ask } from '../../../upstream/ask.ts';
import type { Viewer } from '../../panel.ts';
import { positionsOf } from './kinds.ts';

const viewer = {} as Viewer;
const asked: unknown[] = [];
/** A service that answers each operation with these rows, or not at all. */
const answering = (rows: readonly object[] | null): Ask =>
  ({
    offers: async (operation: string, { query }: { readonly query: unknown }) => {
      asked.push([operation, query]);
      return rows === null ? { ok: false } : { ok: true, data: rows };
    },
  }) as unknown as Ask;

const own = (id: string, closes_on: string, answered: number) => ({
  ...{ id, title: id, position: 'LW', club_team: {}, closes_on, description: 'Only on its page.' },
  applicants: { answered, talks: 4 },
});

describe('open positions at home', () => {
  it('of a club: those with answers that wait first, then whichever closes first, and not many', async () => {
    const rows = [
      own('opp_late', '2026-12-30', 0),
      own('opp_soon', '2026-11-25', 0),
      own('opp_answered', '2026-12-20', 2),
      own('opp_answered_soon', '2026-12-01', 1),
      own('opp_later', '2027-01-30', 0),
    ];
    const found = await positionsOf('club-representative', answering(rows), viewer);
    expect(found?.map(({ id, answers }) => [id, answers])).toEqual([
      ['opp_answered_soon', 1],
      ['opp_answered', 2],
      ['opp_soon', 0],
      ['opp_late', 0],
    ]);
    expect(found?.[0]).not.toHaveProperty('description');
    expect(asked.at(-1)).toEqual(['listOwnOpportunities', { status: 'open', limit: 50 }]);
  });
  it('of a player: what fits in every point and is not answered, in the order of the board', async () => {
    const board = [
      { ...own('opp_answered', '2026-11-24', 0), answer: { interest_id: 'int_1' } },
      { ...own('opp_soon', '2026-11-25', 0), answer: null },
    ];
    const found = await positionsOf('player', answering(board), viewer);
    expect(found?.map(({ id, answers }) => [id, answers])).toEqual([['opp_soon', null]]);
    expect(asked.at(-1)).toEqual(['listOpportunities', { tab: 'open', fits: 'every', sort: 'closes', limit: 20 }]);
  });
  it.each(['player', 'club-representative'] as const)('are away for a %s where the service is', async (type) =>
    expect(await positionsOf(type, answering(null), viewer)).toBeNull(),
  );
  it.each(['agent', 'coach'] as const)('are none for a %s', async (type) =>
    expect(await positionsOf(type, answering(null), viewer)).toEqual([]),
  );
});
