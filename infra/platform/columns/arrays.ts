/** Typed arrays that grow, and bitmaps read and written a word of 32 at a time. */

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** The array itself where it is long enough; else a longer one with the same content. */
export const grown = <A extends Numbers>(array: A, length: number): A => {
  if (length <= array.length) return array;
  const longer = new (array.constructor as new (length: number) => A)(Math.max(length, array.length * 2, 64));
  longer.set(array as never);
  return longer;
};

/** Calls with each number whose bit is set, upwards. */
export const eachOf = (words: Uint32Array, visit: (n: number) => void): void => {
  for (let w = 0; w < words.length; w += 1)
    for (let word = words[w] as number; word !== 0; word &= word - 1) visit(w * 32 + 31 - Math.clz32(word & -word));
};

/** Keeps the bits of those whose number lies between both ends, these included. */
export const keepWithin = (words: Uint32Array, column: Int32Array | Float64Array, from: number, to: number): void => {
  for (let w = 0; w < words.length; w += 1) {
    let kept = 0;
    for (let word = words[w] as number; word !== 0; word &= word - 1) {
      const lowest = word & -word;
      const value = column[w * 32 + 31 - Math.clz32(lowest)] as number;
      if (value >= from && value <= to) kept |= lowest;
    }
    words[w] = kept >>> 0;
  }
};
