import { describe, expect, it } from '@jest/globals';
import { beforeAfterDrop, beforeAfterStep, byAudience } from './plan-order.ts';

const plan = (id: string, status: 'active' | 'archived', ...audience: ('player' | 'agent')[]) => ({
  id,
  status,
  audience,
});

describe('the plans by whom they are for', () => {
  it('keep their order, the archived apart, and stand with each of their kinds', () => {
    const [player, club, agent] = byAudience([
      plan('b', 'active', 'player'),
      plan('c', 'archived', 'player'),
      plan('a', 'active', 'player', 'agent'),
    ]);
    expect(player?.active.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(player?.archived.map(({ id }) => id)).toEqual(['c']);
    expect(club?.active).toEqual([]);
    expect(agent?.active.map(({ id }) => id)).toEqual(['a']);
  });
});

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('moving a plan', () => {
  it.each([
    ['b', -1, 'a'],
    ['c', -1, 'b'],
    ['a', 1, 'c'],
    ['b', 1, null],
    ['a', -1, undefined],
    ['c', 1, undefined],
    ['x', 1, undefined],
  ] as const)('%s by %i stands before %s', (id, step, before) => expect(beforeAfterStep(list, id, step)).toBe(before));
  it.each([
    ['a', 'c', null],
    ['a', 'b', 'c'],
    ['c', 'a', 'a'],
    ['b', 'b', undefined],
    ['x', 'b', undefined],
    ['b', 'x', undefined],
  ] as const)('%s dropped on %s stands before %s', (id, onto, before) =>
    expect(beforeAfterDrop(list, id, onto)).toBe(before),
  );
});
