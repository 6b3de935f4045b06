import { grown } from './arrays.ts';

export type Compare = (slot: number, other: number) => number;

/** Rows in one order, as their slots; the ids make every position its own. */
export interface Order {
  readonly slots: () => Uint32Array;
  /** While the rows still have the keys by which they stand here. */
  readonly remove: (slots: readonly number[]) => void;
  readonly add: (slots: readonly number[]) => void;
  readonly restore: (slots: Uint32Array<ArrayBuffer>) => void;
}

/** The first position at which the test holds; it holds for all behind it. */
export const firstWhere = (slots: Uint32Array, test: (slot: number) => boolean): number => {
  let [from, to] = [0, slots.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (test(slots[middle] as number)) to = middle;
    else from = middle + 1;
  }
  return from;
};

export const createOrder = (compare: Compare): Order => {
  let kept = new Uint32Array(0);
  let length = 0;
  const slots = () => kept.subarray(0, length);
  const placeOf = (slot: number) => firstWhere(slots(), (other) => compare(other, slot) >= 0);

  return {
    slots,
    // What stays is moved in blocks, each once: one row or thousands cost one pass over the memory.
    remove: (leaving) => {
      const places = Uint32Array.from(leaving, placeOf).sort();
      for (const [n, place] of places.entries())
        kept.copyWithin(place - n, place + 1, n + 1 < places.length ? places[n + 1] : length);
      length -= places.length;
    },
    add: (coming) => {
      const sorted = Uint32Array.from(coming).sort(compare);
      const places = sorted.map(placeOf);
      kept = grown(kept, length + sorted.length);
      // From the end, so that nothing is written over before it was moved.
      let end = length;
      for (let n = sorted.length - 1; n >= 0; n -= 1) {
        const place = places[n] as number;
        kept.copyWithin(place + n + 1, place, end);
        kept[place + n] = sorted[n] as number;
        end = place;
      }
      length += sorted.length;
    },
    restore: (given) => {
      kept = given;
      length = given.length;
    },
  };
};
