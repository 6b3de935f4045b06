import { expect, it } from '@jest/globals';
import { grouped, groupNames, nameOf } from './groups.ts';
import type { Interest } from './interests-api.ts';

const interest = (id: string, status: Interest['status'], your_turn = false): Interest => ({
  id,
  status,
  your_turn,
  your_side: 'player',
  as_agent: false,
  initiated_by: 'club',
  club_team: {
    ...{ team_id: 'tea_1', club_id: 'clb_1', club_name: 'FC Lugano', club_short_name: 'LUG' },
    ...{ team_name: 'First team', country: 'CH' },
  },
  player: { profile_id: 'prf_1', name: 'Davi Adeyinka', nickname: 'davi' },
  representative: { profile_id: 'prf_2', name: 'Saskia Verhulst', position: 'Scout' },
  message: 'We watched you.',
  reason: null,
  close_reason: null,
  contact: null,
  opportunity: null,
  declared_at: '2026-11-19T08:00:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
});

it('puts each interest into one group, and keeps the order within it', () => {
  const all = [
    interest('a', 'declined'),
    interest('b', 'pending', true),
    interest('c', 'accepted'),
    interest('d', 'pending'),
    interest('e', 'closed'),
    interest('f', 'withdrawn'),
    interest('g', 'pending', true),
  ];
  const ids = groupNames.map((name) =>
    grouped(all)
      .get(name)
      ?.map(({ id }) => id),
  );
  expect(ids).toEqual([['b', 'g'], ['d'], ['c'], ['a', 'e', 'f']]);
});

it('names the other side', () => {
  expect(nameOf(interest('a', 'pending'))).toBe('FC Lugano');
  expect(nameOf({ ...interest('a', 'pending'), your_side: 'club' })).toBe('Davi Adeyinka');
});
