import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createSettling } from './settling.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('hands on the last value, once, when it has rested', () => {
  const settled: string[] = [];
  const { change } = createSettling<string>((value) => settled.push(value), 250);
  change('a');
  jest.advanceTimersByTime(249);
  change('ab');
  jest.advanceTimersByTime(249);
  expect(settled).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(settled).toEqual(['ab']);
  jest.advanceTimersByTime(1_000);
  expect(settled).toEqual(['ab']);
});

it('hands it on at once when the field is left, and not again', () => {
  const settled: string[] = [];
  const { change, settle } = createSettling<string>((value) => settled.push(value), 250);
  settle();
  expect(settled).toEqual([]);
  change('a');
  settle();
  expect(settled).toEqual(['a']);
  settle();
  jest.advanceTimersByTime(1_000);
  expect(settled).toEqual(['a']);
});

it('hands on nothing once its page is gone', () => {
  const settled: string[] = [];
  const { change, settle, drop } = createSettling<string>((value) => settled.push(value), 250);
  change('a');
  drop();
  settle();
  jest.advanceTimersByTime(1_000);
  expect(settled).toEqual([]);
});
