import { createBounded } from './bounded.ts';

/** What was done, where it needn't be done again by this process: of things that stay so whoever else writes. */
export interface Remembered {
  readonly has: (key: string) => boolean;
  /** To be called once it is kept. */
  readonly add: (key: string) => void;
}

/** @param atMost so many are remembered, those that were asked for last; whoever is forgotten does it once more. */
export const createRemembered = (atMost = 10_000): Remembered => {
  const kept = createBounded<true>(atMost);
  return { has: (key) => kept.get(key) === true, add: (key) => void kept.set(key, true) };
};
