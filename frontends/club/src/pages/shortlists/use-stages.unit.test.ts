import { expect, it } from '@jest/globals';
import type { Interest } from '@touchline/negotiation/interests/interests-api.ts';
import type { OfferRow } from '@touchline/negotiation/offers/offers-api.ts';
import { sorted } from './list-players.tsx';
import { stageOf } from './use-stages.ts';

const entry = { player_id: 'prf_davi', stage: 'watched' } as const;
const player = { profile_id: 'prf_davi', name: 'Davi Adeyinka', nickname: 'davi' };
const offer = (change: Partial<OfferRow>): OfferRow =>
  ({
    player,
    your_side: 'club',
    your_turn: false,
    round: 3,
    contract: null,
    expires_at: '2026-11-21T12:00:00.000Z',
    updated_at: '2026-11-10T12:00:00.000Z',
    ...change,
  }) as OfferRow;
const interest = (change: Partial<Interest>): Interest =>
  ({ player, your_turn: false, updated_at: '2026-11-01T12:00:00.000Z', ...change }) as Interest;

it.each<[string, OfferRow[], Interest[], string, string]>([
  ['nothing is between them: what was noted', [], [], 'closed', 'Watched'],
  ['an open offer', [offer({ status: 'pending' })], [interest({ status: 'accepted' })], 'pending', 'Davi'],
  ['an interest that waits', [], [interest({ status: 'pending' })], 'pending', 'no answer'],
  ['one to be answered', [], [interest({ status: 'pending', your_turn: true })], 'mine', 'Your turn'],
  ['talks', [], [interest({ status: 'accepted' })], 'yes', 'In talks'],
  ['a no', [], [interest({ status: 'declined' })], 'no', 'declined'],
  ['an interest that was taken back: what was noted', [], [interest({ status: 'withdrawn' })], 'closed', 'Watched'],
  ['an offer that was declined', [offer({ status: 'declined' })], [], 'no', 'Declined'],
  [
    'a new interest after it',
    [offer({ status: 'declined' })],
    [interest({ status: 'pending', updated_at: '2026-11-19T12:00:00.000Z' })],
    'pending',
    'no answer',
  ],
])('%s', (_, offers, interests, meaning, label) => {
  const stage = stageOf(entry, offers, interests);
  expect(stage.meaning).toBe(meaning);
  expect(stage.label).toContain(label);
});

it('is sorted by what matters most, who is alike in the order of adding', () => {
  const named = (name: string, priority: 'first' | 'second' | 'watch', added_at: string) => ({
    name,
    priority,
    added_at,
  });
  const list = [named('C', 'watch', '1'), named('B', 'first', '2'), named('A', 'watch', '3')];
  const order = (sort: Parameters<typeof sorted>[1]) => sorted(list, sort).map(({ name }) => name);
  expect([order('priority'), order('name'), order('added')]).toEqual([
    ['B', 'C', 'A'],
    ['A', 'B', 'C'],
    ['A', 'B', 'C'],
  ]);
});
