import { expect, it } from '@jest/globals';
import type { Applicant } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { byStage, daysSince, moveTo, neighbour, nextColumn, stages } from './stages.ts';

const applicant = (id: string, stage: Applicant['stage'], your_turn = stage === 'answered'): Applicant =>
  ({ stage, interest: { id, your_turn } }) as Applicant;
const all = [applicant('a', 'answered'), applicant('b', 'answered'), applicant('c', 'talks'), applicant('d', 'signed')];

it('moves what is the club’s to move, and nothing else', () => {
  expect(stages.map((to) => moveTo(applicant('a', 'answered'), to))).toEqual([null, 'answer', null, null, null]);
  expect(moveTo(applicant('a', 'answered'), 'over')).toBe('decline');
  expect(stages.map((to) => moveTo(applicant('a', 'talks'), to))).toEqual([null, null, 'trial', 'offer', null]);
  expect(moveTo(applicant('a', 'trial'), 'offered')).toBe('offer');
  expect(moveTo(applicant('a', 'talks'), 'over')).toBeNull();
  for (const stage of ['offered', 'signed', 'over'] as const) expect(nextColumn(applicant('a', stage))).toBeNull();
  expect(nextColumn(applicant('a', 'answered', false))).toBeNull();
  expect((['answered', 'talks', 'trial'] as const).map((stage) => nextColumn(applicant('a', stage)))).toEqual([
    'talks',
    'trial',
    'offered',
  ]);
});

it('keeps the order within a column', () => {
  expect(
    byStage(all)
      .get('answered')
      ?.map(({ interest }) => interest.id),
  ).toEqual(['a', 'b']);
  expect(byStage(all).get('over')).toEqual([]);
});

it('leads by arrows to the next card, over empty columns', () => {
  expect(neighbour(all, 'a', 'ArrowDown')).toBe('b');
  expect(neighbour(all, 'b', 'ArrowDown')).toBeNull();
  expect(neighbour(all, 'b', 'ArrowRight')).toBe('c');
  expect(neighbour(all, 'c', 'ArrowRight')).toBe('d');
  expect(neighbour(all, 'd', 'ArrowLeft')).toBe('c');
  expect(neighbour(all, 'a', 'ArrowLeft')).toBeNull();
});

it('counts whole days', () => {
  const now = Date.parse('2026-11-19T08:00:00.000Z');
  expect(daysSince('2026-11-12T08:00:00.000Z', now)).toBe(7);
  expect(daysSince('2026-11-12T08:00:01.000Z', now)).toBe(6);
  expect(daysSince('2026-11-20T08:00:00.000Z', now)).toBe(0);
});
