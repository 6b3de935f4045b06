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

/** From so many on one pass over all is cheaper than moving the rest for each. */
const few = 8;

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

  const removeOne = (slot: number): void => {
    const at = placeOf(slot);
    kept.copyWithin(at, at + 1, length);
    length -= 1;
  };
  const addOne = (slot: number): void => {
    const at = placeOf(slot);
    kept = grown(kept, length + 1);
    kept.copyWithin(at + 1, at, length);
    kept[at] = slot;
    length += 1;
  };

  return {
    slots,
    remove: (leaving) => {
      if (leaving.length < few) return leaving.forEach(removeOne);
      const left = new Set(leaving);
      let to = 0;
      for (let from = 0; from < length; from += 1) {
        const slot = kept[from] as number;
        if (left.has(slot)) continue;
        kept[to] = slot;
        to += 1;
      }
      length = to;
    },
    add: (coming) => {
      if (coming.length < few) return coming.forEach(addOne);
      const sorted = Uint32Array.from(coming).sort(compare);
      kept = grown(kept, length + sorted.length);
      // From the end, so that nothing is written over before it was read.
      let [from, next] = [length - 1, sorted.length - 1];
      for (let to = length + sorted.length - 1; next >= 0; to -= 1) {
        const goesFirst = from >= 0 && compare(kept[from] as number, sorted[next] as number) > 0;
        kept[to] = (goesFirst ? kept[from] : sorted[next]) as number;
        if (goesFirst) from -= 1;
        else next -= 1;
      }
      length += sorted.length;
    },
    restore: (given) => {
      kept = given;
      length = given.length;
    },
  };
};
