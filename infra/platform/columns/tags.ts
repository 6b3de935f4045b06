import { TypedFastBitSet } from 'typedfastbitset';
import { eachOf, grown, type Numbers } from './arrays.ts';

/** A column of one or several words per row: a bitmap per word, and each row's words as numbers. */
export interface TagColumn {
  /** In place of what the row had; nothing takes them away. */
  readonly set: (slot: number, words: readonly string[]) => void;
  readonly among: (words: readonly string[]) => TypedFastBitSet;
  /** How many rows of a set have each word; words that none has aren't there. */
  readonly counts: (of: TypedFastBitSet) => readonly (readonly [word: string, count: number])[];
  readonly dump: () => { readonly words: readonly string[]; readonly parts: Readonly<Record<string, Numbers>> };
  readonly restore: (words: readonly string[], part: (name: string) => Numbers) => void;
}

/** So few words are counted bitmap by bitmap; for more the rows are gone through once. */
const countedBySet = 24;

export const createTagColumn = (): TagColumn => {
  let words: string[] = [];
  let sets: TypedFastBitSet[] = [];
  let known = new Map<string, number>();
  /** So many words a row may have; one with more makes room for all. */
  let width = 1;
  /** A row's words as their numbers from 1, zeros behind them. */
  let codes = new Uint16Array(0);
  let slots = 0;

  const numberOf = (word: string): number => {
    const found = known.get(word);
    if (found !== undefined) return found;
    words.push(word);
    sets.push(new TypedFastBitSet());
    known.set(word, words.length);
    return words.length;
  };
  const widen = (to: number): void => {
    const wider = new Uint16Array(slots * to);
    for (let slot = 0; slot < slots; slot += 1)
      wider.set(codes.subarray(slot * width, slot * width + width), slot * to);
    [codes, width] = [wider, to];
  };

  return {
    set: (slot, given) => {
      const wanted = [...new Set(given)];
      if (wanted.length > width) widen(wanted.length);
      slots = Math.max(slots, slot + 1);
      codes = grown(codes, slots * width);
      for (let at = slot * width; at < (slot + 1) * width; at += 1) {
        if (codes[at] !== 0) sets[(codes[at] as number) - 1]?.remove(slot);
        codes[at] = 0;
      }
      for (const [at, word] of wanted.entries()) {
        const number = numberOf(word);
        codes[slot * width + at] = number;
        sets[number - 1]?.add(slot);
      }
    },
    among: (wanted) => {
      const found = new TypedFastBitSet();
      for (const word of wanted) {
        const number = known.get(word);
        if (number !== undefined) found.union(sets[number - 1] as TypedFastBitSet);
      }
      return found;
    },
    counts: (of) => {
      let counts: ArrayLike<number>;
      if (words.length <= countedBySet) counts = sets.map((set) => of.intersection_size(set));
      else {
        const counted = new Uint32Array(words.length + 1);
        const [all, each] = [codes, width];
        eachOf(of.words, (slot) => {
          for (let at = slot * each; at < (slot + 1) * each; at += 1) {
            const code = all[at] as number;
            if (code === 0) break;
            counted[code] = (counted[code] as number) + 1;
          }
        });
        counts = counted.subarray(1);
      }
      return words.flatMap((word, n) => ((counts[n] ?? 0) > 0 ? [[word, counts[n] as number] as const] : []));
    },
    dump: () => ({
      words,
      parts: {
        codes: codes.subarray(0, slots * width),
        width: Uint8Array.of(width),
        ...Object.fromEntries(sets.map((set, n) => [String(n), set.words])),
      },
    }),
    restore: (given, part) => {
      words = [...given];
      known = new Map(words.map((word, n) => [word, n + 1]));
      sets = words.map((_, n) => TypedFastBitSet.fromWords(part(String(n)) as Uint32Array));
      width = part('width')[0] ?? 1;
      codes = part('codes') as Uint16Array<ArrayBuffer>;
      slots = codes.length / width;
    },
  };
};
