import { expect, it } from '@jest/globals';
import { daysSoFar } from './so-far.ts';

const now = Date.parse('2026-11-23T12:00:00.000Z');

it('counts from the first step, whatever order they stand in', () => {
  const steps = [{ at: '2026-11-20T09:00:00.000Z' }, { at: null }, { at: '2026-11-13T13:00:00.000Z' }];
  expect(daysSoFar(steps, now)).toBe(9);
  expect(daysSoFar([{ at: '2026-11-23T11:00:00.000Z' }], now)).toBe(0);
});

it('says nothing where no step has begun', () => {
  expect(daysSoFar([], now)).toBeNull();
  expect(daysSoFar([{ at: null }], now)).toBeNull();
});
