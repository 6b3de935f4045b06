import type { Known, Merged } from './state.ts';

/** The clubs from this one on, each merged into the next: the last one is known, or leads back into a circle. */
export const chainFrom = (states: ReadonlyMap<string, Known | Merged>, clubId: string): readonly (Known | Merged)[] => {
  const chain: (Known | Merged)[] = [];
  for (let state = states.get(clubId); state && !chain.includes(state); ) {
    chain.push(state);
    state = state.status === 'merged' ? states.get(state.into) : undefined;
  }
  return chain;
};
